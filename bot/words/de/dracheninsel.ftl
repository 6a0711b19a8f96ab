# Die Dracheninsel
name = Die Dracheninsel
tagline = Schätze heben, tragen, rauben und am Ende vielleicht doch nicht teilen
players = 3–6

# Wer was entscheidet, öffentlich
ask-colour = { $seat } wählt eine Farbe
ask-turn = { $seat } ist am Zug
ask-exit = { $seat } muss das Schatzfeld verlassen
ask-exchange = { $seat } darf Karten tauschen
ask-start = Vor der ersten Aktion kann eingegriffen werden
ask-react = Wer will, kann jetzt reagieren
ask-counter = Wer will, kann den Süßen Schlummer aufheben
ask-claim = { $seat } entscheidet: teilen oder alles beanspruchen?
ask-duel = { $seat } darf auf die Untreue antworten

# Fragen über den Knöpfen
menu-colour = Welche Farbe möchtest du?
menu-turn = Du bist am Zug. Was möchtest du tun?
menu-exit = Ihr habt den Schatz. Wie verlässt du das Schatzfeld?
menu-hunter = Mit welchem Schatzjäger?
menu-target = Auf welches Feld?
menu-over = Welches Feld überfliegst du?
menu-landing = Wo landest du?
menu-payment = Mit welcher Karte?
menu-victim = Wen schickst du nach Hause?
menu-terrain = Welches Gelände sagst du an?
menu-card = Welche Aktionskarte spielst du?
menu-curse = Du legst alle deine Karten ab und ziehst bei den anderen. Wirklich?
menu-fear = Wen schickst du in sein Boot zurück?
menu-seat = Bei wem ziehst du eine Karte?
menu-dragon = Welchen Drachen versetzt du?
menu-lair-row = In welche Reihe kommt der Drache?
menu-lair = Auf welches Feld kommt der Drache?
menu-tile-row = In welcher Reihe liegt das erste Geländeteil?
menu-tile = Welches Geländeteil tauschst du?
menu-neighbour = Mit welchem Nachbarn?
menu-other-row = In welcher Reihe liegt das zweite Geländeteil?
menu-other = Mit welchem Geländeteil?
menu-pass = Welche Karten legst du ab?
menu-exchange = Du wurdest früh gestoppt. Welche Karten tauschst du?
menu-start = { $active_seat } beginnt den Zug. Stoppen?
menu-react = { $deed ->
    [first] { $active_seat } will als Erster auf das Schatzfeld ({ $value }). Reagierst du?
    [second] { $active_seat } will als Zweiter auf das Schatzfeld ({ $value }). Reagierst du?
    [delivery] { $active_seat } will den Schatz zu { $value } abliefern. Reagierst du?
    [robbery] { $active_seat } überfällt { $target_seat } am Schatz zu { $value }. Reagierst du?
    [joining] { $active_seat } will den Schatz zu { $value } mittragen. Reagierst du?
    [leaving] { $active_seat } will einen Schatz verlassen. Reagierst du?
    [long_journey] { $active_seat } sagt eine Weite Reise an. Reagierst du?
    [tiles] { $active_seat } will zwei Geländeteile vertauschen. Reagierst du?
    [dragon_patrol] { $active_seat } will einen Drachen setzen. Reagierst du?
    [fear] { $active_seat } will { $target_seat } nach Hause schicken. Reagierst du?
    [sneak_attack] { $active_seat } greift { $target_seat } hinterhältig an. Reagierst du?
    [evil_curse] { $active_seat } spricht einen Bösen Fluch. Reagierst du?
   *[other] Reagierst du auf { $active_seat }?
    }
menu-counter = { $stopper_seat } stoppt { $active_seat }. Hebst du das auf?
menu-claim = Schatz zu { $value }: Teilst du mit { $partner_seat }?
menu-duel = { $rival_seat } beansprucht den Schatz zu { $value }. Antwortest du?
menu-answer = Mit welcher Karte?

# Knöpfe
pick-step = Gehen
pick-fly = Tollkühner Flug
pick-journey = Weite Reise
pick-play = Aktionskarte
pick-pass = Passen
pick-pass_turn = Passen: Karten tauschen
pick-end = Zug beenden
pick-curse = Ja, Böser Fluch!
pick-slumber = Stop! (Süßer Schlummer)
pick-counter = Gegenzauber
pick-claim = Alles für mich (Untreue)
pick-betray = Untreue
pick-share = Teilen
pick-accept = Hinnehmen
pick-card = { WORD($card) }
pick-joker = { WORD($card) } als Joker
pick-terrain = { WORD($terrain) }
pick-terrain-joker = { WORD($terrain) } (Joker)
pick-hunter = { WORD($hunter) }
pick-colours = { WORD($hunter) } und { WORD($other) }
pick-hunter-at = { WORD($hunter) } ({ $place ->
    [green] im grünen Boot
    [red] im roten Boot
    [yellow] im gelben Boot
    [blue] im blauen Boot
    [grey] im grauen Boot
    [brown] im braunen Boot
   *[other] { $place }
    })
pick-victim = { WORD($hunter) } nach Hause
pick-seat = { $seat } ({ $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    })
pick-place = { $place } { WORD($terrain) }
pick-free = { $place } { WORD($terrain) }, frei
pick-centre = E5 Schatzfeld
pick-boat = Boot { WORD($boat) }
pick-join = { $place }: Schatz mittragen
pick-rob = { $place }: Überfall
pick-row = Reihe { $row }

# Bausteine der Sätze
into = { $place ->
    [green] ins grüne Boot
    [red] ins rote Boot
    [yellow] ins gelbe Boot
    [blue] ins blaue Boot
    [grey] ins graue Boot
    [brown] ins braune Boot
   *[other] nach { $place }
    }
across = { $other ->
    [none] {""}
   *[other] {" "}im Flug über { $other }
    }
which-dragon = { $other ->
    [none] einen Drachen
   *[other] den Drachen von { $other }
    }

# Ereignisse
event-StartPlayerDrawn = { $seat } beginnt.
event-ColourChosen = { $seat } spielt { $colours }.
event-TurnBegan = { $seat } ist am Zug.
event-TurnEnded = { $seat } beendet den Zug.
event-Passed = { $seat } passt{ $number ->
    [0] {""}.
    [one] {" "}und legt ab: { $cards }.
   *[other] {" "}und legt { $number } Karten ab: { $cards }.
    }
event-Exchanged = { $seat } tauscht { $number ->
    [0] keine Karte.
    [one] 1 Karte: { $cards }.
   *[other] { $number } Karten: { $cards }.
    }
event-Refilled = { $seat } zieht { $number ->
    [0] nicht nach.
    [one] 1 Karte nach.
   *[other] { $number } Karten nach.
    }
event-Reshuffled = Der Ablagestapel wird gemischt: { $number } Karten im Zugstapel.
event-CardPlayed = { $seat } spielt { WORD($card) }{ $use ->
    [joker] {" "}als Joker.
   *[other] {""}.
    }
event-Announced = { $deed ->
    [step] { $seat } will mit { WORD($hunter) } { into }.
    [flight] { $seat } will mit { WORD($hunter) } über { $other } { into } fliegen.
    [first] { $seat } will mit { WORD($hunter) }{ across } als Erster auf das Schatzfeld.
    [second] { $seat } will mit { WORD($hunter) }{ across } als Zweiter auf das Schatzfeld.
    [delivery] { $seat } will den Schatz{ across } abliefern, Boot { WORD($place) }.
    [robbery] { $seat } überfällt mit { WORD($hunter) }{ across } das Feld { $place }: { WORD($victim) } soll nach Hause.
    [joining] { $seat } will mit { WORD($hunter) }{ across } den Schatz auf { $place } mittragen.
    [leaving] { $seat } will mit { WORD($hunter) }{ across } { into } und damit den Schatz verlassen.
    [long_journey] { $seat } sagt eine Weite Reise an: { WORD($terrain) }.
    [tiles] { $seat } will { $place } und { $other } vertauschen.
    [dragon_patrol] { $seat } will { which-dragon } auf { $place } setzen.
    [fear] { $seat } will { WORD($victim) } nach Hause schicken.
    [sneak_attack] { $seat } greift { $target_seat } hinterhältig an.
    [evil_curse] { $seat } spricht einen Bösen Fluch.
   *[other] { $seat } handelt.
    }
event-SlumberPlayed = { $seat } ruft „Stop!“ ({ WORD($card) }).
event-CounterspellPlayed = { $seat } spielt Gegenzauber gegen { WORD($against) }.
event-NoReaction = Niemand reagiert.
event-NobodyAsked = Niemand kann reagieren: { $reason ->
    [hands] die Hände sind leer.
   *[other] alle passenden Karten liegen offen.
    }
event-Stopped = { $seat } nimmt die letzte Aktion zurück, der Zug ist zu Ende.
event-Fizzled = { WORD($use) } verpufft.
event-Stepped = { WORD($hunter) } geht { into }.
event-Flew = { WORD($hunter) } fliegt über { $over } { into }.
event-Robbed = Überfall! { WORD($hunter) } verdrängt { WORD($victim) } vom Schatz zu { $value }.
event-Joined = { WORD($hunter) } trägt jetzt mit { WORD($partner) } den Schatz zu { $value }.
event-TreasureLost = Der Schatz zu { $value } ist verlassen und aus dem Spiel.
event-FirstOnTreasure = { WORD($hunter) } wartet auf dem Schatzfeld ({ $value }).
event-SecondOnTreasure = { WORD($hunter) } trifft { WORD($partner) } auf dem Schatzfeld ({ $value }).
event-TreasureLifted = { $carriers } heben den Schatz zu { $value } und stehen auf { $place }.
event-CoinsLaid = Auf dem Schatzfeld liegen jetzt zwei Münzen zu { $value }.
event-TilesSwapped = { $first } und { $second } sind vertauscht.
event-DragonMoved = { $origin ->
    [none] Ein Drache steht
   *[other] Der Drache von { $origin } steht
    } jetzt auf { $place }.
event-JourneyBegan = { $seat } betritt in diesem Zug { WORD($terrain) } ohne Karten.
event-SentHome = { WORD($hunter) } flieht zurück ins eigene Boot.
event-SneakResolved = { $number ->
    [0] { $victim_seat } hat keine Karte mehr.
   *[other] { $seat } zieht eine Karte von { $victim_seat }.
    }
event-CurseDiscarded = { $seat } legt { $number ->
    [0] keine Handkarte ab.
    [one] die letzte Handkarte ab: { $cards }.
   *[other] alle { $number } Handkarten ab: { $cards }.
    }
event-CurseTook = { $number ->
    [0] { $victim_seat } hat keine Karte für { $seat }.
    [one] { $seat } zieht 1 Karte von { $victim_seat }.
   *[other] { $seat } zieht { $number } Karten von { $victim_seat }.
    }
event-Delivered = { $carriers } bringen den Schatz zu { $value } ins Ziel, Boot { WORD($boat) }.
event-Shared = { $owner_seat } und { $partner_seat } teilen: je { $value }.
event-Claimed = { $seat } spielt { WORD($card) } und beansprucht alles!
event-Cashed = { $seat } kassiert beide Münzen zu { $value }.

# Nur für dich
note-YouDrew = Du ziehst: { $cards }.
note-YouTook = Du ziehst von { $victim_seat }: { $cards }.
note-YouLost = { $thief_seat } zieht dir: { $cards }.

# Das Brett in Zeilen
line-turn = Runde { $round } von höchstens { $rounds }: { $seat } ist am Zug.
line-colour = { $seat } wählt eine Farbe.
line-over = Das Spiel ist zu Ende.
line-announced = { event-Announced }
line-cancelled = Ein Gegenzauber hat das aufgehoben.
line-stop = { $seat } ruft „Stop!“.
line-landed = Schatz { $value } im Boot von { $owner_seat }, mitgetragen von { $partner_seat }.
line-journey = Frei in diesem Zug: { WORD($terrain) }
line-mover = In diesem Zug geht { WORD($hunter) }.
line-phase-start = Vor der ersten Aktion kann gestoppt werden.
line-phase-react = Es kann reagiert werden.
line-phase-counter = Ein Süßer Schlummer kann aufgehoben werden.
line-phase-claim = Teilen oder alles beanspruchen?
line-phase-duel = Streit um den Schatz.
line-phase-exit = Das Schatzfeld muss verlassen werden.
line-phase-exchange = Nach dem frühen Stop darf getauscht werden.
line-played = Gespielt: { WORD($card) } ({ $seat }){ $use ->
    [joker] {" "}als Joker
   *[other] {""}
    }
line-coins = Schatzfeld: zwei Münzen zu { $value }.
line-coins-waiting = Schatzfeld: zwei Münzen zu { $value }, { WORD($hunter) } wartet.
line-carried = Schatz { $value } auf { $place }: { WORD($hunter) } und { WORD($partner) }.
line-lone = Schatz { $value } auf { $place }: { WORD($hunter) } allein.
line-lost = Aus dem Spiel: { $values }
line-player = { $seat }: { $coins } Gold, { $cards } Karten
line-hunter = – { WORD($hunter) } auf { $place }
line-hunter-home = – { WORD($hunter) } im eigenen Boot
line-hunter-guest = – { WORD($hunter) } zu Gast, Boot { WORD($place) }
line-dragon = Drache auf { $place }
line-piles = Zugstapel { $pile }, Ablagestapel { $discard }
line-legend = Gelände: F Wald, V Vulkan, D Wüste, W Wasser, M Berg, A Acker, · keins
line-row = { $row }  { $tiles }
line-hold = { $number ->
    [one] {""}
   *[other] { $number } × {""}
    }{ WORD($card) }
line-hold-none = Du hast keine Karten.
line-answered = Deine Antwort: { WORD($card) }.
line-answered-silent = Du hast gepasst.

# Abgelehnt
refused-not_asked = Du bist gerade nicht gefragt.
refused-unfinished = Da fehlt noch eine Wahl.
refused-not_offered = Das geht hier nicht.
refused-not_your_turn = Du bist nicht am Zug.
refused-window_open = Warte, bis alle reagiert haben.
refused-game_over = Das Spiel ist zu Ende.
refused-not_adjacent = Das Feld grenzt nicht an.
refused-not_behind = Dort kannst du nach diesem Flug nicht landen.
refused-dragon_blocks = Da steht ein Drache.
refused-occupied = Das Feld ist besetzt.
refused-foreign_boat = In dieses Boot darfst du nicht.
refused-boat_occupied = In deinem Boot steht noch jemand.
refused-terrain_not_paid = Dafür fehlt die passende Geländekarte.
refused-overpaid = Dafür brauchst du diese Karte nicht.
refused-card_not_in_hand = Diese Karte hast du nicht.
refused-wrong_half = Dafür taugt diese Karte nicht.
refused-may_not_leave = Wer auf dem Schatzfeld wartet, darf nicht weg.
refused-no_exit = Du kämst von dort nicht wieder weg.
refused-must_exit = Erst musst du das Schatzfeld verlassen.
refused-carriers_barred = Mit einem Schatz darfst du nicht auf das Schatzfeld.
refused-already_acted = Passen geht nur, bevor du etwas getan hast.
refused-hunter_fixed = In diesem Zug bewegst du schon den anderen Schatzjäger.
refused-not_your_hunter = Das ist nicht dein Schatzjäger.
refused-tile_occupied = Das Geländeteil ist besetzt.
refused-tiles_not_adjacent = Die Geländeteile liegen nicht nebeneinander.
refused-same_tile = Du brauchst zwei verschiedene Geländeteile.
refused-dragon_forbidden = Dort darf kein Drache stehen.
refused-same_field = Der Drache steht schon dort.
refused-target_home = Dieser Schatzjäger ist schon zu Hause.
refused-target_empty = Dort gibt es keine Karte zu ziehen.
refused-not_green = Außer der Reihe gehen nur grüne Karten.
refused-already_answered = Du hast schon geantwortet.
refused-window_closed = Dafür ist es jetzt zu spät oder zu früh.
refused-not_counterable = Dagegen hilft kein Gegenzauber.
refused-pointless = Dein eigenes Gelände ist ohnehin frei.
refused-free_step_cap = Genug gelaufen: höchstens 30 Schritte ohne Karte in einem Zug.
refused-bad_player_count = Die Dracheninsel spielen 3 bis 6 Personen.

outcome-treasures = Alle Schätze sind kassiert oder verloren.
outcome-rounds = Die letzte Runde ist vorbei; was noch unterwegs ist, zählt nicht.

# Optionen
option-length = Länge
option-length-help = Wie viele Schätze im Spiel sind.
option-length-full = voll: 7 Schätze
option-length-short = kurz: 4 Schätze
option-length-blitz = Blitz: 3 Schätze
option-stop_points = Stop möglich
option-stop_points-help = Nach welchen Aktionen die anderen reagieren können.
option-stop_points-all = nach jeder Aktion
option-stop_points-key = nur bei wichtigen Aktionen
option-start_stop = Stop vor dem ersten Schritt
option-start_stop-help = Ob ein Zug schon vor der ersten Aktion gestoppt werden kann.
option-start_stop-order = nur mit Dauerauftrag
option-start_stop-window = mit Pause bei jedem Zugbeginn
option-start_stop-off = nie
option-colours = Farben
option-colours-help = Wer welche Farbe und damit welches Boot bekommt.
option-colours-auto = der Reihe nach
option-colours-choose = selbst wählen
option-max_rounds = Runden höchstens
option-max_rounds-help = Nach so vielen Runden endet das Spiel spätestens.
option-max_rounds-0 = je nach Länge (60, 40, 30)
option-max_rounds-20 = 20 Runden
option-max_rounds-30 = 30 Runden
option-max_rounds-40 = 40 Runden
option-max_rounds-50 = 50 Runden
option-max_rounds-60 = 60 Runden
option-max_rounds-80 = 80 Runden
option-max_rounds-100 = 100 Runden
option-max_rounds-150 = 150 Runden
option-max_rounds-200 = 200 Runden

# Daueraufträge
offer-always-pass = Immer passen
offer-always-ask = Immer mich fragen
offer-counter-target = Gegenzauber, wenn ich das Ziel bin
offer-counter-stop = Gegenzauber, wenn ich gestoppt werde
offer-slumber-treasure = Stop, wenn jemand das Schatzfeld betritt
offer-slumber-delivery = Stop, wenn jemand abliefert
offer-slumber-start = Stop zu Beginn des nächsten Zuges
offer-share = Immer teilen
offer-claim = Immer beanspruchen und jede Untreue erwidern
step-seat = Bei wem?

# Wörter
word-green = Grün
word-red = Rot
word-yellow = Gelb
word-blue = Blau
word-grey = Grau
word-brown = Braun
word-forest = Wald
word-volcano = Vulkan
word-desert = Wüste
word-water = Wasser
word-mountain = Berg
word-farmland = Acker
word-forest_volcano = Wald/Vulkan
word-volcano_desert = Vulkan/Wüste
word-desert_water = Wüste/Wasser
word-water_mountain = Wasser/Berg
word-mountain_farmland = Berg/Acker
word-farmland_forest = Acker/Wald
word-destroying_forces = Zerstörende Kräfte
word-raging_elements = Tosende Elemente
word-dragon_patrol = Drachenpatrouille
word-evil_curse = Böser Fluch
word-daring_flight = Tollkühner Flug
word-long_journey = Weite Reise
word-sweet_slumber = Süßer Schlummer
word-counterspell = Gegenzauber
word-betrayal = Untreue
word-betrayal_sneak = Untreue/Angriff
word-fear_slumber = Angst/Schlummer
word-fear_counterspell = Angst/Gegenzauber
word-fear = Angst & Schrecken
word-sneak_attack = Hinterhältiger Angriff

# Die Regeln
rules-1 =
    ### Worum es geht
    In der Mitte der Insel liegt Drachengold: immer zwei gleiche Münzen, von 100 bis 300 steigend. Kein Schatzjäger kann sie allein heben. Du brauchst einen zweiten, und gemeinsam tragt ihr den Schatz in das Boot eines von euch beiden. Dort entscheidet, wem das Boot gehört: **teilen** oder mit einer Untreue-Karte **alles** beanspruchen.
    Wer am Ende das meiste Gold hat, gewinnt. Bei Gleichstand entscheidet die höchste einzelne Münze, dann die nächste.
    Das Spiel endet sofort, wenn alle Schätze kassiert oder verloren sind.
rules-2 =
    ### Dein Zug
    Du hast sechs Karten und darfst beliebig viele Aktionen nacheinander machen:
    - **Gehen** auf ein Nachbarfeld
    - **Aktionskarten** spielen
    - oder statt allem **passen**: beliebig viele Karten ablegen und neu ziehen
    Am Ende des Zuges füllst du auf sechs Karten auf. Karten, die du außer der Reihe spielst oder verlierst, bekommst du erst am Ende deines nächsten eigenen Zuges zurück.
    Dein Zug endet sofort, wenn du als Erster das Schatzfeld betrittst, wenn du gestoppt wirst oder wenn ein Schatz kassiert ist.
rules-3 =
    ### Gehen
    Ohne Karte betrittst du Felder deiner eigenen Farbe, dein Boot und das Schatzfeld E5. Jedes andere Feld kostet eine Karte mit seinem Gelände.
    - Eine Karte deiner eigenen Farbe ist ein **Joker** für jedes andere Gelände.
    - Von einer Doppelkarte zählt eine Hälfte.
    - Besetzte Felder und Drachen sind gesperrt.
    - In ein Boot darfst du allein nur, wenn es deines und leer ist.
    Farben: Grün Wald, Rot Vulkan, Gelb Wüste, Blau Wasser, Grau Berg, Braun Acker. Auf dem Plan steht A für Acker, F Wald, V Vulkan, D Wüste, W Wasser, M Berg.
rules-4 =
    ### Einen Schatz heben und tragen
    Wer als **Erster** auf dem Schatzfeld steht, wartet dort und darf nicht weg. Kommt ein **Zweiter**, muss er sofort mit beiden Figuren und den Münzen weiterziehen; ohne einen möglichen Ausgang darf er gar nicht erst hinein. Dann liegen sofort die nächsten Münzen aus.
    Ab jetzt geht ihr nur noch gemeinsam. Wer am Zug ist, bewegt beide, und nur seine Farbe zählt. Ihr dürft nicht zurück auf das Schatzfeld, solange dort Münzen liegen.
rules-5 =
    ### Überfall und verlassene Schätze
    {""}**Überfall:** Ein einzelner Schatzjäger zieht auf das Feld von zwei Trägern, schickt einen nach Hause und nimmt seinen Platz ein. Sein Zug geht weiter.
    Schickt *Angst & Schrecken* einen Träger heim, bleibt der andere mit dem Schatz allein. Er kann warten, bis jemand dazukommt und mitträgt. Geht er weg oder wird auch er heimgeschickt, ist der Schatz verloren.
rules-6 =
    ### Kassieren
    Betretet ihr mit dem Schatz das Boot eines von euch, entscheidet der Bootsbesitzer:
    - **Teilen:** jeder bekommt eine Münze, der andere muss es hinnehmen.
    - **Beanspruchen:** er spielt genau eine Untreue. Der andere darf mit einer Untreue antworten, dann wieder er, immer abwechselnd.
    Wer die letzte Untreue spielt, bekommt beide Münzen. Danach ist der Zug zu Ende. Beide Figuren bleiben im Boot, bis sie wieder losziehen.
rules-7 =
    ### Aktionskarten für deinen Zug
    - **Zerstörende Kräfte:** zwei benachbarte freie Geländeteile tauschen
    - **Tosende Elemente:** zwei beliebige freie Geländeteile tauschen
    - **Drachenpatrouille:** einen Drachen ein- oder versetzen; nie auf Boote, die Felder davor, das Schatzfeld oder besetzte Felder
    - **Tollkühner Flug:** über ein Feld hinweg, die Landung wird bezahlt wie ein Schritt; nie über Drachen
    - **Weite Reise:** mit einer Geländekarte; dieses Gelände ist für den Zug frei
    - **Angst & Schrecken:** einen Schatzjäger nach Hause schicken
    - **Hinterhältiger Angriff:** eine zufällige Karte von jemandem ziehen
    - **Böser Fluch:** alle Handkarten ablegen, bei jedem eine ziehen (zu dritt zwei)
rules-8 =
    ### Grüne Karten, auch außer der Reihe
    - **Süßer Schlummer** (Stop!): Der Spieler am Zug nimmt seine letzte Aktion zurück und sein Zug ist vorbei. Gespielte Karten sind verloren. Wer noch nichts getan hatte, darf Karten tauschen. Das Verlassen des Schatzfelds und das Kassieren selbst kann niemand stoppen.
    - **Gegenzauber:** hebt Süßer Schlummer, Angst & Schrecken oder Hinterhältiger Angriff eines anderen auf.
    - **Untreue:** nur beim Kassieren.
    Nach einer Aktion gibt es eine Pause. Alle, die Karten haben, werden gefragt und antworten verdeckt; Schweigen heißt passen. Wollen mehrere spielen, zählt die Sitzfolge ab dem Spieler am Zug, nicht das Tempo.
rules-9 =
    ### Zu dritt und Spielweisen
    Zu dritt hat jeder zwei Schatzjäger (Grün und Blau, Rot und Grau, Gelb und Braun) und eine Hand. Pro Zug bewegst du nur einen davon. Deine beiden dürfen auch zusammen einen Schatz holen; dann gehören dir beide Münzen ohne Frage.
    {""}**Kurze Schatzsuche** für Spiele über Tage: kurze Länge und Stop nur bei wichtigen Aktionen, also Schatzfeld, Abliefern, Überfall, Mittragen, Verlassen, Angst, Angriff und Fluch.
    {""}**Daueraufträge** antworten für dich in Pausen, geheim und sofort.
