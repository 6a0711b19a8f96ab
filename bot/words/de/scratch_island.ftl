name = Scratch Island
tagline = Würfeln, rubbeln, Truhen öffnen, und bloß keine Schlange treffen
players = 2–4
length = 30 Min.
weight = leicht

# Fragen

ask-choose_pair = { $seat } sucht sich zwei Würfel aus und rubbelt
ask-take_die = { $seat } nimmt einen Würfel und rubbelt, oder passt
ask-scratch = { $seat } rubbelt
menu-choose_pair = Welche zwei Würfel nimmst du? (✗ passt noch nicht; Runde { $round }, { points })
menu-take_die = Welchen Würfel nimmst du? (Runde { $round }, { points })
menu-choose_mode = Was legst du zuerst?
menu-choose_third = In welchem Drittel deiner Karte fängst du an? Oben sind die Zeilen 1–3, in der Mitte 4–6, unten 7–9.
menu-choose_first_square = Auf welchem Feld fängst du an? Es muss an deinen Weg grenzen.
menu-choose_pickaxe_square = Welches Feld rubbelst du mit der Spitzhacke frei? Dein Klick gilt sofort.
menu-choose_placement = Wie legst du das Motiv? Die Felder stehen in der Reihenfolge, in der du rubbelst (✕ Kreuz, ▲ Fels, ◆ Truhe, ⚓ Boot).

# Knöpfe

pick-pair = { WORD($one) }{ $misfit ->
    [first] { " " }✗
    [all] { " " }✗
   *[other] { "" }
  } + { WORD($two) }{ $misfit ->
    [second] { " " }✗
    [all] { " " }✗
   *[other] { "" }
  }
pick-die = { WORD($motif) }{ $misfit ->
    [none] { "" }
   *[other] { " " }(passt nicht: Ende)
  }
pick-pass = Passen
pick-end = Zug beenden: { $dice ->
    [one] { WORD($motif) } verfällt
   *[other] { $dice } Würfel verfallen
  }
pick-mode = { $mode ->
    [combine] Spitzhacke + { WORD($motif) }
   *[other] { WORD($motif) }
  }{ $third ->
    [top] { " " }· oben
    [middle] { " " }· Mitte
    [bottom] { " " }· unten
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

# Bausteine

points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }

laid = { $motif ->
    [domino] den Zweier
    [i3] die Dreierreihe
    [l3] die Ecke
    [i4] die Viererreihe
    [o4] das Quadrat
    [t4] das T
    [l4] das L
    [s4] das Z
   *[pickaxe] die Spitzhacke
  }

# Was geschieht. Was mit einem Plus beginnt, steht in derselben Zeile wie das Ereignis davor.

event-MapDealt = { $seat } bekommt eine frische Schatzkarte.
event-DiceRolled = { $seat } würfelt: { $faces }.
event-PairTaken = { $seat } nimmt zwei Würfel: { WORD($one) } und { WORD($two) }.
event-DieTaken = { $seat } nimmt einen Würfel: { WORD($motif) }.
event-Passed = { $seat } passt.
event-NothingFits = Für { $seat } passt kein Würfel.
event-MotifPlaced = { $seat } { $mode ->
    [combine] legt { laid } zusammen mit der Spitzhacke
    [pickaxe] setzt die Spitzhacke an
   *[other] legt { laid }
  }: { $squares }.
event-SquareScratched = {""}
event-RockBroken = + { $seat } zerschlägt den Fels auf { $square }.
event-KeyFound = + { $seat } findet auf { $square } den { $colour ->
    [blue] blauen
    [red] roten
    [green] grünen
   *[yellow] gelben
  } Schlüssel!
event-CrossBlank = + Unter dem Kreuz auf { $square } liegt nichts.
event-TreasureFound = + { $seat } findet { $kind ->
    [pearl] eine Perle
    [amulet] ein Amulett
    [ring] einen Ring
    [mask] eine Maske
    [goblet] einen Kelch
   *[crown] eine Krone
  } ({ $marked }/{ $boxes }).
event-TreasureTooLate = + { $seat } findet { $kind ->
    [pearl] eine Perle
    [amulet] ein Amulett
    [ring] einen Ring
    [mask] eine Maske
    [goblet] einen Kelch
   *[crown] eine Krone
  }, aber die Reihe ist schon vergeben.
event-RowWon = + { $seat } hat die Reihe { WORD($kind) } voll: { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
  }!
event-RowStruck = + Die Reihe { WORD($kind) } ist nun für { $seats } durchgestrichen.
event-ChestOpened = + { $seat } öffnet die { $colour ->
    [blue] blaue
    [red] rote
    [green] grüne
   *[yellow] gelbe
  } Truhe: { $points } Punkte!
event-SnakeMet = + Eine Schlange auf { $square }! Der Zug von { $seat } ist vorbei.
event-EndAnnounced = + { $seat } hat genug Truhen geöffnet. Diese Runde wird noch zu Ende gespielt.
event-TurnEnded = { $reason ->
    [ended] { $seat } beendet den Zug.
    [nothing_fits] Der Zug von { $seat } endet: nichts passt mehr.
   *[other] {""}
  }
event-GameOver = Das Spiel ist aus. Gewonnen: { $seats }.
event-Scored = { $seat }: { points }.
event-MapsRevealed = Alle Karten werden aufgedeckt.

# Das Spielfeld in Worten

line-turn = Runde { $round }, Wurf { $roll } von { $roller_seat }: { $seat } ist dran.
line-last_round = Letzte Runde ({ $round }), Wurf { $roll } von { $roller_seat }: { $seat } ist dran.
line-over = Das Spiel ist aus.
line-player = { $seat }: { points }. Truhen: blau { WORD($blue) }, rot { WORD($red) }, grün { WORD($green) }, gelb { WORD($yellow) }. Schätze: Perle { $pearl }/1, Amulett { $amulet }/1, Ring { $ring }/2, Maske { $mask }/2, Kelch { $goblet }/3, Krone { $crown }/3.
line-die_free = { WORD($motif) }: frei ({ WORD($die) }).
line-die_taken = { WORD($motif) }: bei { $seat } ({ WORD($die) }).
line-row = Reihe { WORD($kind) }: { $seat }.
line-legend = . Folie, x Kreuz, # Fels, $ Truhe, @ Boot, o frei, O offene Truhe, ~ Schlange
line-walls = Wände von { $seat }: { $walls }
line-uncovered = { $seat }, noch unter der Folie: { $content ->
    [snake] Schlange
    [blank] leeres Kreuz
    [key_blue] blauer Schlüssel
    [key_red] roter Schlüssel
    [key_green] grüner Schlüssel
    [key_yellow] gelber Schlüssel
   *[other] { WORD($content) }
  } auf { $fields }
line-map = Karte von { $seat }:{ $signs }
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

outcome-chests = Jemand hat genug Truhen geöffnet, und die Runde ist zu Ende gespielt.
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
word-snake = Schlange
word-treasure = Schatz
word-rock = Fels
word-where = Wohin mit diesem Motiv?

# Der Stand, und wie gefährlich es ist

score-line = Die meisten Punkte gewinnen · du { $mine } · { $seat } { $theirs } · deine Truhen { $chests } von { $needed } · Runde { $round } von höchstens { $rounds }
remark-odds1 = Gefahr einer Schlange: { $snake1 } % bei einem unbekannten Feld.
remark-odds2 = Gefahr einer Schlange: { $snake1 } % bei einem unbekannten Feld, { $snake2 } % bei zwei.
remark-odds3 = Gefahr einer Schlange: { $snake1 } % bei einem unbekannten Feld, { $snake2 } % bei zwei, { $snake3 } % bei drei.
remark-odds4 = Gefahr einer Schlange: { $snake1 } % bei einem unbekannten Feld, { $snake2 } % bei zwei, { $snake3 } % bei drei, { $snake4 } % bei vier.

# Was Dinge bewirken

effect-pickaxe = Rubbelt ein einzelnes Feld an deinem Weg frei, auch einen Fels; oder legt ein Motiv über genau einen Fels.
effect-snake = Beendet deinen Zug sofort; was du vorher gefunden hast, behältst du.
effect-key = Öffnet die Truhe seiner Farbe; du musst ihn haben, bevor du das Motiv legst.
effect-rock = Nur die Spitzhacke kommt hindurch. Unter zwei der acht Felsen liegt ein Schatz.
effect-pearl = Eine Perle füllt die Reihe: 1 Punkt für die Person, die sie zuerst voll hat.
effect-amulet = Ein Amulett füllt die Reihe: 1 Punkt für die Person, die sie zuerst voll hat.
effect-ring = Zwei Ringe füllen die Reihe: 2 Punkte für die Person, die sie zuerst voll hat.
effect-mask = Zwei Masken füllen die Reihe: 2 Punkte für die Person, die sie zuerst voll hat.
effect-goblet = Drei Kelche füllen die Reihe: 3 Punkte für die Person, die sie zuerst voll hat.
effect-crown = Drei Kronen füllen die Reihe: 3 Punkte für die Person, die sie zuerst voll hat.

# Die ersten drei Fragen eines Menschen
hint-1 = Rubble von deinem Boot aus einen Weg: zu den Kreuzen (Schlüssel), dann zu den Truhen in den Ecken. Nimm Würfel, die dorthin führen.
hint-2 = Lege das Motiv so, dass sein erstes Feld an deinen Weg grenzt. Die Felder werden der Reihe nach aufgedeckt.
hint-3 = Eine Schlange beendet den Zug; die Chance steht unter der Frage. Unter Kreuzen, Felsen und Truhen liegt nie eine.

# Warum der Computer so spielt
why-choose_pair = Zwei Würfel, die zusammen zum nächsten Kreuz oder zur nächsten Truhe führen, über möglichst wenige unbekannte Felder.
why-take_die = Der Würfel, der am nächsten an ein Ziel heranführt, über möglichst wenige unbekannte Felder.
why-scratch = Der Weg zu Kreuz und Truhe zählt, mit möglichst wenigen unbekannten Feldern.

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

    Du wählst in drei Schritten: Würfel, erstes Feld, Lage. Erst der letzte Schritt gilt, davor kannst du zurück, auch zu anderen Würfeln. Die Spitzhacke hat keinen dritten Schritt: Das Feld gilt sofort.
rules-4 =
    ### Rubbeln und Schlangen
    Die Felder werden eins nach dem anderen aufgedeckt: zuerst das erste Feld, dann sichtbare Felder (Kreuz, Truhe, Fels) so früh wie möglich, sonst in Leserichtung. Die Reihenfolge steht auf dem Knopf.

    Auf jeder Karte { $table ->
        [yes] { $snakes ->
            [0] lauert **keine Schlange**
            [one] lauert **eine Schlange**
           *[other] lauern **{ $snakes } Schlangen**
          }
       *[no] lauern Schlangen, **gewöhnlich fünf**
      }. Deckst du eine auf, endet dein Zug **sofort**: der Rest des Motivs und der zweite Würfel verfallen. Was du vorher gefunden hast, behältst du. Das Schlangenfeld gehört zu deinem Weg und ist danach harmlos.

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
    Öffnet jemand { $table ->
        [yes] { $length ->
            [short] die **zweite Truhe**
           *[standard] { $chests_to_end ->
                [2] die **zweite Truhe**
                [3] die **dritte Truhe**
               *[other] die **vierte Truhe**
              }
          }
       *[no] die **letzte nötige Truhe** (gewöhnlich die vierte)
      }, ist das Ende eingeläutet. Der Zug geht weiter, und die große Runde wird fertig gespielt: Alle, die in ihr noch nicht gewürfelt haben, würfeln noch. Alle machen dabei mit wie immer.

    Es zählen geöffnete Truhen und gewonnene Reihen. Bei Gleichstand gewinnt, wer zuerst genug Truhen hatte; hat sie niemand, wer mehr Truhen geöffnet hat; sonst teilt ihr den Sieg.

    Spätestens nach { $table ->
        [yes] { $length ->
            [short] 10 großen Runden
           *[standard] { $max_rounds } großen Runden
          }
       *[no] der vereinbarten Zahl großer Runden (gewöhnlich 15)
      } ist Schluss. Antwortest du nicht rechtzeitig, spielt der **Lotse** für dich weiter: Er geht den kürzesten Weg zum nächsten Ziel.

# Daueraufträge
suggested-pilot = Lotse spielt, wenn andere würfeln
suggested-take-pickaxe = Spitzhacke nehmen, wenn sie da ist
suggested-chest-A9 = Auf die Truhe A9 zu
offer-pilot = Lotse spielt, wenn andere würfeln
offer-pilot-acts = In den Würfen der anderen: nimmt einen Würfel und rubbelt damit, wie der normale Computer es täte. Deine eigenen Würfe bleiben bei dir.
offer-take = Einen Würfel nehmen, wenn er da ist
offer-take-acts = In den Würfen der anderen: nimmt diesen Würfel, wenn er noch im Vorrat liegt und passt, und legt ihn wie der normale Computer; sonst wirst du gefragt.
offer-chest = Auf eine Truhe zu
offer-chest-acts = In jedem deiner Züge: nimmt und legt, was den Weg zu dieser Truhe am meisten verkürzt. Wo nichts näher führt, wirst du gefragt.
step-motif = Welchen?
step-motif-domino = Zweier
step-motif-i3 = Dreierreihe
step-motif-l3 = Ecke
step-motif-i4 = Viererreihe
step-motif-o4 = Quadrat
step-motif-t4 = T
step-motif-l4 = L
step-motif-s4 = Z
step-motif-pickaxe = Spitzhacke
step-chest = Welche Truhe?
step-chest-A1 = A1, oben links
step-chest-I1 = I1, oben rechts
step-chest-A9 = A9, unten links
step-chest-I9 = I9, unten rechts
