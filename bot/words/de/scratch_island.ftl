name = Scratch Island
tagline = Würfeln, rubbeln, Truhen öffnen, und bloß keine Schlange treffen
players = 2–4

# Fragen

ask-choose_pair = { $seat } sucht sich zwei Würfel aus
ask-take_die = { $seat } nimmt einen Würfel oder passt
ask-scratch = { $seat } rubbelt
menu-choose_pair = Welche zwei Würfel nimmst du? (Runde { $round }, { $points } Punkte)
menu-take_die = Welchen Würfel nimmst du? (Runde { $round }, { $points } Punkte)
menu-choose_mode = Was legst du zuerst? Schlange pro Feld: { $snake_odds } %, Schatz: { $treasure_odds } %.
menu-choose_first_square = Auf welchem Feld fängst du an? Es muss an deinen Weg grenzen.
menu-choose_placement = Wie legst du das Motiv? Die Felder stehen in der Reihenfolge, in der du rubbelst.

# Knöpfe

pick-pair = { WORD($one) }{ $misfit ->
    [first] { " " }(passt noch nicht)
   *[other] { "" }
  } + { WORD($two) }{ $misfit ->
    [second] { " " }(passt noch nicht)
    [all] { " " }(beide passen noch nicht)
   *[other] { "" }
  }
pick-die = { WORD($motif) }{ $misfit ->
    [none] { "" }
   *[other] { " " }(passt noch nicht)
  }
pick-pass = Passen
pick-end = Zug beenden
pick-mode = { $mode ->
    [combine] Spitzhacke mit { WORD($motif) }
   *[other] { WORD($motif) }
  }{ $third ->
    [top] { " " }· oben (1–3)
    [middle] { " " }· Mitte (4–6)
    [bottom] { " " }· unten (7–9)
   *[all] { "" }
  }
pick-square = { $square }{ $kind ->
    [cross] { " " }✕ Kreuz
    [rock] { " " }▲ Fels
    [chest] { " " }◆ Truhe
    [boat] { " " }⚓ Boot
   *[ground] { "" }
  }
pick-placement = { $order }

# Was geschieht

event-MapDealt = { $seat } bekommt eine frische Schatzkarte.
event-DiceRolled = { $seat } würfelt: { $faces }.
event-PairTaken = { $seat } nimmt { WORD($one) } und { WORD($two) }.
event-DieTaken = { $seat } nimmt { WORD($motif) }.
event-Passed = { $seat } passt.
event-NothingFits = Für { $seat } passt kein Würfel.
event-MotifPlaced = { $seat } legt { $mode ->
    [combine] Motiv und Spitzhacke zusammen
   *[other] { WORD($mode) }
  }: { $squares }.
event-SquareScratched = { $seat } rubbelt { $square } frei.
event-RockBroken = { $seat } zerschlägt den Fels auf { $square }.
event-KeyFound = { $seat } findet auf { $square } den { $colour ->
    [blue] blauen
    [red] roten
    [green] grünen
   *[yellow] gelben
  } Schlüssel!
event-CrossBlank = Unter dem Kreuz auf { $square } liegt nichts.
event-TreasureFound = { $seat } findet { $kind ->
    [pearl] eine Perle
    [amulet] ein Amulett
    [ring] einen Ring
    [mask] eine Maske
    [goblet] einen Kelch
   *[crown] eine Krone
  } ({ $marked }/{ $boxes }).
event-TreasureTooLate = { $seat } findet { $kind ->
    [pearl] eine Perle
    [amulet] ein Amulett
    [ring] einen Ring
    [mask] eine Maske
    [goblet] einen Kelch
   *[crown] eine Krone
  }, aber die Reihe ist schon vergeben.
event-RowWon = { $seat } hat die Reihe { WORD($kind) } voll: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }!
event-RowStruck = Durchgestrichen ist die Reihe { WORD($kind) } nun für { $seats }.
event-ChestOpened = { $seat } öffnet die { $colour ->
    [blue] blaue
    [red] rote
    [green] grüne
   *[yellow] gelbe
  } Truhe: { $points } Punkte!
event-SnakeMet = Eine Schlange auf { $square }! { $seat } muss aufhören.
event-EndAnnounced = { $seat } hat genug Truhen geöffnet. Diese Runde wird noch zu Ende gespielt.
event-TurnEnded = { $reason ->
    [dice_used] { $seat } hat alle Würfel verbraucht.
    [ended] { $seat } beendet den Zug.
    [passed] { $seat } lässt die Würfel liegen.
    [nothing_fits] Der Zug von { $seat } endet: nichts passt mehr.
   *[snake] Die Schlange beendet den Zug von { $seat }.
  }
event-GameOver = Das Spiel ist aus. Gewonnen: { $seats }. Punkte der Reihe nach: { $points }.
event-MapsRevealed = Alle Karten werden aufgedeckt.

# Das Spielfeld in Worten

line-turn = Runde { $round }, Wurf { $roll } von { $roller_seat }: { $seat } ist dran.
line-last_round = Letzte Runde ({ $round }), Wurf { $roll } von { $roller_seat }: { $seat } ist dran.
line-over = Das Spiel ist aus.
line-player = { $seat }: { $points } P. Truhen: blau { WORD($blue) }, rot { WORD($red) }, grün { WORD($green) }, gelb { WORD($yellow) }. Schätze: P { $pearl }/1, A { $amulet }/1, R { $ring }/2, M { $mask }/2, Ke { $goblet }/3, Kr { $crown }/3.
line-die_free = { WORD($motif) }: frei ({ WORD($die) }).
line-die_taken = { WORD($motif) }: bei { $seat } ({ WORD($die) }).
line-row = Reihe { WORD($kind) }: { $seat }.
line-legend = . Folie, x Kreuz, # Fels, C Truhe, S Boot, o frei, O offen, ~ Schlange
line-walls = Wände von { $seat }: { $walls }
line-uncovered = Unter der Folie von { $seat }: { $content ->
    [snake] Schlangen
    [blank] leere Kreuze
    [key_blue] blauer Schlüssel
    [key_red] roter Schlüssel
    [key_green] grüner Schlüssel
    [key_yellow] gelber Schlüssel
   *[other] { WORD($content) }
  } { $fields }
line-map_row = { $row } { $signs }
line-held = Du hältst: { WORD($motif) }
line-odds = Auf deiner Karte: Schlange { $snake_odds } %, Schatz { $treasure_odds } % je unbekanntem Feld. Schlüssel { $keys }/4, Truhen { $chests }/{ $chests_to_end }.

# Was nicht geht

refused-not_in_pool = Dieser Würfel liegt nicht mehr aus.
refused-roller_takes_two = Wer würfelt, nimmt zwei Würfel. Danach darfst du den Zug beenden.
refused-not_held = Diesen Würfel hast du nicht.
refused-not_offered = Das steht gerade nicht zur Wahl.
refused-not_first_square = Mit diesem Feld kannst du hier nicht anfangen.
refused-wrong_shape = Das ist nicht die Form des Motivs.
refused-scratched = Dort ist schon freigerubbelt.
refused-locked_chest = Für diese Truhe fehlt dir der Schlüssel.
refused-rock = Da liegt ein Fels; den schafft nur die Spitzhacke.
refused-needs_one_rock = Zusammen mit der Spitzhacke muss genau ein Fels im Motiv liegen.
refused-wall = Durch eine Wand geht kein Motiv.
refused-no_boat = Das erste Motiv muss das Boot auf E9 enthalten.
refused-no_contact = Das Motiv grenzt nicht an deinen Weg.

outcome-chests = Eine Karte hatte genug offene Truhen, die Runde ist gespielt.
outcome-max_rounds = Die letzte mögliche Runde ist gespielt.

# Varianten

option-chests_to_end = Truhen bis zum Ende
option-chests_to_end-help = Wie viele offene Truhen einer Person das Ende einläuten.
option-chests_to_end-2 = 2 Truhen
option-chests_to_end-3 = 3 Truhen
option-chests_to_end-4 = alle 4 Truhen
option-snakes = Schlangen
option-snakes-help = Wie viele Schlangen auf jeder Karte lauern; 3 ist milde für kleine Kinder.
option-snakes-0 = keine
option-snakes-1 = 1 Schlange
option-snakes-2 = 2 Schlangen
option-snakes-3 = 3 Schlangen
option-snakes-4 = 4 Schlangen
option-snakes-5 = 5 Schlangen
option-snakes-6 = 6 Schlangen
option-snakes-7 = 7 Schlangen
option-snakes-8 = 8 Schlangen
option-layout = Karten
option-layout-help = Ob alle dieselbe sichtbare Insel haben; was darunter liegt, ist immer verschieden.
option-layout-own = jede Person ihre eigene Insel
option-layout-shared = für alle dieselbe Insel
option-max_rounds = Höchstens so viele Runden
option-max_rounds-help = Spätestens nach dieser Runde ist Schluss.
option-max_rounds-5 = 5 Runden
option-max_rounds-6 = 6 Runden
option-max_rounds-7 = 7 Runden
option-max_rounds-8 = 8 Runden
option-max_rounds-9 = 9 Runden
option-max_rounds-10 = 10 Runden
option-max_rounds-11 = 11 Runden
option-max_rounds-12 = 12 Runden
option-max_rounds-13 = 13 Runden
option-max_rounds-14 = 14 Runden
option-max_rounds-15 = 15 Runden
option-max_rounds-16 = 16 Runden
option-max_rounds-17 = 17 Runden
option-max_rounds-18 = 18 Runden
option-max_rounds-19 = 19 Runden
option-max_rounds-20 = 20 Runden
option-length = Länge
option-length-help = Kurz heißt: zwei Truhen genügen, höchstens zehn Runden. Dann bleiben die beiden anderen Einstellungen unverändert.
option-length-standard = normal
option-length-short = kurz

# Namen der Dinge

word-domino = Zweier
word-i3 = Dreierreihe
word-l3 = Ecke
word-i4 = Viererreihe
word-o4 = Quadrat
word-t4 = T
word-l4 = L
word-s4 = Z
word-pickaxe = Spitzhacke
word-pearl = Perle
word-amulet = Amulett
word-ring = Ring
word-mask = Maske
word-goblet = Kelch
word-crown = Krone
word-blue1 = blau 1
word-blue2 = blau 2
word-orange1 = orange 1
word-orange2 = orange 2
word-yellow1 = gelb
word-open = offen
word-key = Schlüssel
word-shut = zu

# Spielregeln

rules-1 =
    ### Worum es geht
    Ihr rubbelt Wege über eure geheimen Schatzkarten. Unter **roten Kreuzen** liegen Schlüssel, mit ihnen öffnet ihr die vier **Truhen** in den Ecken. Unterwegs sammelt ihr **Schätze**. Wer am Ende die meisten Punkte hat, gewinnt; 30 sind möglich.

    Was unter der Folie liegt, weiß niemand, auch du nicht und auch der Bot nicht, wenn er mitspielt. Sichtbar sind für alle: das Boot auf E9, die Truhen, sechs Kreuze, acht Felsen und zehn Wände.

    Jede Person hat eine eigene Karte mit 9 × 9 Feldern, für jedes Spiel neu gemacht.
rules-2 =
    ### Würfel
    Wer an der Reihe ist, würfelt alle Würfel (vier, zu viert fünf) und nimmt **zwei beliebige**. Danach nimmt reihum jede andere Person **einen** von denen, die noch da sind, oder passt. Dann würfelt die nächste Person.

    - Genommene Würfel kommen in diesem Wurf nicht zurück, auch wenn du sie nicht benutzt.
    - Passt dir zu Beginn deines Zuges kein einziger Würfel, endet der Zug sofort.
    - Du darfst jederzeit aufhören; unbenutzte Würfel verfallen.

    Haben alle einmal gewürfelt, ist eine große Runde vorbei.
rules-3 =
    ### Motive legen
    Jeder Würfel zeigt ein Motiv aus zwei bis vier Quadraten oder die Spitzhacke. Du darfst es **drehen und spiegeln**.

    - Es muss ganz auf die Karte passen, nur auf nicht freigerubbelte Felder.
    - Es darf weder Felsen noch verschlossene Truhen bedecken, und keine Wand darf zwischen seinen Feldern stehen.
    - Sein **erstes Feld** muss an deinen Weg grenzen, Kante an Kante und ohne Wand dazwischen.
    - Dein allererstes Motiv muss das **Boot** enthalten.

    Du wählst in drei Schritten: Würfel, erstes Feld, Lage. Erst der letzte Schritt gilt, davor kannst du zurück.
rules-4 =
    ### Rubbeln und Schlangen
    Die Felder werden eins nach dem anderen aufgedeckt: zuerst das erste Feld, dann sichtbare Felder (Kreuz, Truhe, Fels) so früh wie möglich, sonst in Leserichtung. Die Reihenfolge steht auf dem Knopf.

    Auf jeder Karte lauern **fünf Schlangen**. Deckst du eine auf, endet dein Zug **sofort**: der Rest des Motivs und der zweite Würfel verfallen. Was du vorher gefunden hast, behältst du. Das Schlangenfeld gehört zu deinem Weg und ist danach harmlos.

    Unter Kreuzen, Felsen und Truhen und direkt neben dem Boot liegt nie eine Schlange.
rules-5 =
    ### Spitzhacke
    Die Spitzhacke rubbelt **ein einzelnes Feld** frei, das an deinen Weg grenzt. Es darf auch ein **Fels** sein. Unter zwei der acht Felsen liegt ein Schatz.

    Hast du als würfelnde Person eine Spitzhacke und ein anderes Motiv, darfst du beide **kombinieren**: Du legst das Motiv so, dass genau eines seiner Felder ein Fels ist. Das kostet beide Würfel, auch wenn eine Schlange dazwischenkommt.

    Zwei Spitzhacken sind zwei einzelne Felder, eins nach dem anderen.
rules-6 =
    ### Schlüssel und Truhen
    Unter vier der sechs Kreuze liegt je ein Schlüssel: blau, rot, grün, gelb. Zwei Kreuze sind leer.

    Eine Truhe öffnest du, indem du ihr Feld freirubbelst. Den passenden Schlüssel musst du haben, **bevor** du das Motiv legst; im selben Zug mit dem nächsten Würfel geht es schon.

    - blau (A1) und rot (I1): je **5 Punkte**
    - grün (A9) und gelb (I9): je **4 Punkte**

    Jede Person hat ihre eigenen vier Truhen. Achtung: Sind beide Nachbarfelder einer Truhe schon frei, kommt nur noch die Spitzhacke hinein.
rules-7 =
    ### Schätze
    Auf jeder Karte liegen zwölf Schätze. Gefundene werden von selbst angekreuzt. Wer eine Reihe **als Erstes** voll hat, bekommt ihre Punkte; für alle anderen ist sie gestrichen.

    - Perle 1 Stück: 1 Punkt
    - Amulett 1 Stück: 1 Punkt
    - Ring 2 Stück: 2 Punkte
    - Maske 2 Stück: 2 Punkte
    - Kelch 3 Stück: 3 Punkte
    - Krone 3 Stück: 3 Punkte

    Unvollständige Reihen zählen nichts.
rules-8 =
    ### Spielende
    Öffnet jemand die **vierte Truhe**, ist das Ende eingeläutet. Der Zug geht weiter, und die große Runde wird fertig gespielt: Alle, die in ihr noch nicht gewürfelt haben, würfeln noch. Alle machen dabei mit wie immer.

    Es zählen geöffnete Truhen und gewonnene Reihen. Bei Gleichstand gewinnt, wer zuerst alle vier Truhen hatte; hat sie niemand, wer mehr Truhen geöffnet hat; sonst teilt ihr den Sieg.

    Spätestens nach 15 großen Runden ist Schluss. Antwortest du nicht rechtzeitig, spielt der **Lotse** für dich weiter: Er geht den kürzesten Weg zum nächsten Ziel.
