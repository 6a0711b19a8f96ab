# Die Dracheninsel
name = Die Dracheninsel
tagline = Schätze heben, tragen, rauben und am Ende vielleicht doch nicht teilen
players = 3–6
length = 60 Min.
weight = anspruchsvoll

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
menu-onward = Und von dort weiter auf welches Feld? Hält dich jemand auf, bleibt dieser Schritt aus.
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
    [step] { $active_seat } will mit { WORD($hunter) } { into }. Reagierst du?
    [flight] { $active_seat } will mit { WORD($hunter) } über { $other } { into } fliegen. Reagierst du?
    [first] { $active_seat } will mit { WORD($hunter) } als erstem Schatzjäger auf das Schatzfeld ({ $value }){ abandoning }. Reagierst du?
    [second] { $active_seat } will mit { WORD($hunter) } als zweitem Schatzjäger auf das Schatzfeld ({ $value }){ abandoning }. Reagierst du?
    [delivery] { $active_seat } will den Schatz zu { $value } { into } bringen. Reagierst du?
    [robbery] { $active_seat } überfällt { WORD($victim) } ({ $target_seat }) am Schatz zu { $value }{ abandoning }. Reagierst du?
    [joining] { $active_seat } will mit { WORD($hunter) } den Schatz zu { $value } mittragen{ abandoning }. Reagierst du?
    [leaving] { $active_seat } will mit { WORD($hunter) } { into } und damit den Schatz zu { $lost } aufgeben. Reagierst du?
    [long_journey] { $active_seat } sagt eine Weite Reise an: { WORD($terrain) }. Reagierst du?
    [tiles] { $active_seat } will { $place } und { $other } vertauschen. Reagierst du?
    [dragon_patrol] { $active_seat } will { which-dragon } auf { $place } setzen. Reagierst du?
    [fear] { $cancelled ->
        [1] Angst & Schrecken von { $active_seat } ist aufgehoben. Stoppst du den Zug trotzdem?
       *[other] { $active_seat } will { WORD($victim) } ({ $target_seat }) nach Hause schicken. Reagierst du?
        }
    [sneak_attack] { $cancelled ->
        [1] Der Hinterhältige Angriff von { $active_seat } ist aufgehoben. Stoppst du den Zug trotzdem?
       *[other] { $active_seat } greift { $target_seat } hinterhältig an. Reagierst du?
        }
    [evil_curse] { $active_seat } spricht einen Bösen Fluch. Reagierst du?
   *[other] Reagierst du auf { $active_seat }?
    }
menu-counter = { $stopper_seat } stoppt { $active_seat }. Hebst du das auf?
menu-claim = Schatz zu { $value }: Teilst du mit { $partner_seat }?
menu-duel = { $rival_seat } beansprucht den Schatz zu { $value }. Antwortest du?
menu-answer = Mit welcher Karte?

# Knöpfe
pick-step = Gehen
pick-walk = Zwei Schritte
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
pick-tile = { $place } { WORD($terrain) }
pick-place = { $place } { WORD($terrain) }{ losing }
pick-free = { $place } { WORD($terrain) }{ $lost ->
    [0] , frei
   *[other] { losing }
    }
pick-paid = { $place } { WORD($terrain) }, mit { WORD($payment) }
pick-centre = E5 Schatzfeld{ losing }
pick-boat = { $boat ->
    [blue] Blaues
    [brown] Braunes
    [green] Grünes
    [grey] Graues
    [red] Rotes
   *[yellow] Gelbes
    } Boot{ losing }
pick-join = { $place }: { $lost ->
    [0] Schatz mittragen
   *[other] mittragen{ losing }
    }
pick-rob = { $place }: Überfall{ losing }
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
abandoning = { $lost ->
    [0] {""}
   *[other] {" "}und gibt dafür den Schatz zu { $lost } auf
    }
losing = { $lost ->
    [0] {""}
   *[other] {" "}· Schatz { $lost } weg!
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
event-Reshuffled = Der Ablagestapel wird gemischt: { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
    } im Zugstapel.
event-CardPlayed = { $seat } spielt „{ WORD($card) }“{ $use ->
    [joker] {" "}als Joker.
    [destroying_forces] {" "}({ effect-destroying_forces })
    [raging_elements] {" "}({ effect-raging_elements })
    [dragon_patrol] {" "}({ effect-dragon_patrol })
    [daring_flight] {" "}({ effect-daring_flight })
    [long_journey] {" "}({ effect-long_journey })
    [fear] {" "}für { WORD($use) } ({ effect-fear })
    [sneak_attack] {" "}für „{ WORD($use) }“ ({ effect-sneak_attack })
    [evil_curse] {" "}({ effect-evil_curse })
   *[other] {""}.
    }
event-Announced = { $deed ->
    [step] { $seat } will mit { WORD($hunter) } { into }.
    [flight] { $seat } will mit { WORD($hunter) } über { $other } { into } fliegen.
    [first] { $seat } will mit { WORD($hunter) }{ across } als erstem Schatzjäger auf das Schatzfeld{ abandoning }.
    [second] { $seat } will mit { WORD($hunter) }{ across } als zweitem Schatzjäger auf das Schatzfeld{ abandoning }.
    [delivery] { $seat } will den Schatz{ across } { into } bringen.
    [robbery] { $seat } überfällt mit { WORD($hunter) }{ across } das Feld { $place }{ abandoning }: { WORD($victim) } soll nach Hause.
    [joining] { $seat } will mit { WORD($hunter) }{ across } den Schatz auf { $place } mittragen{ abandoning }.
    [leaving] { $seat } will mit { WORD($hunter) }{ across } { into } und damit den Schatz zu { $lost } aufgeben.
    [long_journey] { $seat } sagt eine Weite Reise an: { WORD($terrain) }.
    [tiles] { $seat } will { $place } und { $other } vertauschen.
    [dragon_patrol] { $seat } will { which-dragon } auf { $place } setzen.
    [fear] { $seat } will { WORD($victim) } nach Hause schicken.
    [sneak_attack] { $seat } greift { $target_seat } hinterhältig an.
    [evil_curse] { $seat } spricht einen Bösen Fluch.
   *[other] { $seat } handelt.
    }
event-SlumberPlayed = { $seat } ruft „Stop!“ ({ WORD($card) }).
event-CounterspellPlayed = { $seat } spielt einen Gegenzauber{ $card ->
    [counterspell] {""}
   *[other] {" "}({ WORD($card) })
    } gegen „{ WORD($against) }“.
event-NoReaction = Niemand reagiert.
event-NobodyAsked = { $reason ->
    [hands] Niemand kann reagieren: die Hände sind leer.
    [claim] { $seat } hat keine Karten und kann nichts beanspruchen.
    [duel] { $seat } hat keine Karten und muss es hinnehmen.
   *[other] Niemand kann reagieren: alle passenden Karten liegen offen.
    }
event-Stopped = { $what ->
    [start] { $seat } wird gestoppt, bevor etwas geschehen ist; der Zug ist zu Ende.
    [cancelled] Der Zug von { $seat } ist zu Ende.
   *[deed] { $seat } nimmt die letzte Aktion zurück, der Zug ist zu Ende.
    }
event-Fizzled = { WORD($use) } verpufft.
event-Stepped = { WORD($hunter) } geht { into }.
event-Flew = { WORD($hunter) } fliegt über { $over } { into }.
event-Robbed = Überfall! { WORD($hunter) } verdrängt { WORD($victim) } vom Schatz zu { $value }; { WORD($victim) } muss nach Hause.
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
event-JourneyBegan = Für { $seat } sind in diesem Zug frei: { $terrain ->
    [forest] Waldfelder
    [volcano] Vulkanfelder
    [desert] Wüstenfelder
    [water] Wasserfelder
    [mountain] Bergfelder
   *[farmland] Ackerfelder
    }.
event-SentHome = { WORD($hunter) } flieht zurück ins eigene Boot.
event-SneakResolved = { $number ->
    [0] { $victim_seat } hat keine Karte mehr.
   *[other] { $seat } zieht eine Karte von { $victim_seat }.
    }
event-CurseDiscarded = { $seat } legt { $number ->
    [0] keine Handkarte ab.
    [one] die letzte Handkarte ab: { $cards }.
    [2] beide Handkarten ab: { $cards }.
   *[other] alle { $number } Handkarten ab: { $cards }.
    }
event-CurseTook = { $number ->
    [0] { $victim_seat } hat keine Karte für { $seat }.
    [one] { $seat } zieht 1 Karte von { $victim_seat }.
   *[other] { $seat } zieht { $number } Karten von { $victim_seat }.
    }
event-Delivered = { $carriers } bringen den Schatz zu { $value } { into }.
event-Shared = { $owner_seat } und { $partner_seat } teilen: je { $value }.
event-Claimed = { $seat } spielt „{ WORD($card) }“ und beansprucht alles!
event-Cashed = { $seat } kassiert beide Münzen zu { $value }.

# Nur für dich
note-YouDrew = Du ziehst: { $cards }.
note-YouTook = Du ziehst von { $victim_seat }: { $cards }.
note-YouLost = { $thief_seat } zieht von dir: { $cards }.

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
line-player = { $seat }: { $coins } Gold, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
    }
line-hunter = – { WORD($hunter) } auf { $place }
line-hunter-home = – { WORD($hunter) } im eigenen Boot
line-hunter-guest = – { WORD($hunter) } zu Gast im { $place ->
    [green] grünen
    [red] roten
    [yellow] gelben
    [blue] blauen
    [grey] grauen
   *[brown] braunen
    } Boot
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
line-answered-share = Deine Antwort: Teilen.
line-answered-accept = Deine Antwort: Hinnehmen.

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
outcome-rounds = Die letzte Runde ist vorbei; Schätze, die noch unterwegs sind, zählen nicht.

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
at_hand-always-pass = In diesem Zug immer passen
at_hand-pass-unconcerned = Passen, bis es mich betrifft
suggested-counter-target-me = Gegenzauber, wenn ich das Ziel bin
suggested-counter-stop-me = Gegenzauber, wenn ich gestoppt werde
suggested-slumber-delivery-others = Jede fremde Lieferung stoppen
offer-always-pass = Immer passen
offer-always-pass-acts = In jedem Reaktionsfenster: passen.
offer-pass-unconcerned = Passen, was mich nicht betrifft
offer-pass-unconcerned-acts = In jedem Reaktionsfenster, das weder deinen Jäger noch deinen Schatz, dein Boot oder deine Hand nennt: passen.
offer-always-ask = Immer mich fragen
offer-always-ask-acts = In jedem Fenster: nichts tun, ich antworte selbst.
offer-slumber-start = Stop zu Beginn eines Zuges
offer-slumber-start-acts = Sobald ein Zug beginnt, vor der ersten Aktion: Süßer Schlummer, wenn du ihn hältst.
offer-slumber-treasure = Stop beim Betreten des Schatzfelds
offer-slumber-treasure-acts = Sobald jemand das Schatzfeld betreten will: Süßer Schlummer, wenn du ihn hältst, sonst passen.
offer-slumber-delivery = Stop, wenn jemand abliefert
offer-slumber-delivery-acts = Sobald ein Schatz abgeliefert werden soll: Süßer Schlummer, wenn du ihn hältst, sonst passen.
offer-slumber-robbery = Stop, wenn jemand überfällt
offer-slumber-robbery-acts = Sobald Träger überfallen werden: Süßer Schlummer, wenn du ihn hältst, sonst passen.
offer-slumber-joining = Stop, wenn jemand mittragen will
offer-slumber-joining-acts = Sobald jemand zu einem einzelnen Träger kommt: Süßer Schlummer, wenn du ihn hältst, sonst passen.
offer-slumber-leaving = Stop beim Verlassen eines Schatzes
offer-slumber-leaving-acts = Sobald ein Schatz aufgegeben wird: Süßer Schlummer, wenn du ihn hältst, sonst passen.
offer-slumber-card = Stop bei einer Aktionskarte
offer-slumber-card-acts = Sobald diese Karte gespielt wird: Süßer Schlummer, wenn du ihn hältst, sonst passen.
offer-slumber-hunter = Stop, wenn es meinen Jäger trifft
offer-slumber-hunter-acts = Sobald dein Jäger das Ziel ist oder mitgenommen wird: Süßer Schlummer, wenn du ihn hältst, sonst passen.
offer-slumber-any = Stop bei jeder Aktion
offer-slumber-any-acts = Nach jeder Aktion: Süßer Schlummer, wenn du ihn hältst, sonst passen.
offer-counter-target = Gegenzauber gegen einen Angriff
offer-counter-target-acts = Bei Angst & Schrecken oder einem Hinterhältigen Angriff: Gegenzauber, wenn du einen hältst, sonst passen.
offer-counter-stop = Gegenzauber gegen einen Stop
offer-counter-stop-acts = Nach einem Süßen Schlummer: Gegenzauber, wenn du einen hältst, sonst passen.
offer-share = Teilen
offer-share-acts = Sobald ein Schatz in deinem Boot liegt: teilen.
offer-claim = Beanspruchen, Untreue erwidern
offer-claim-acts = Sobald ein Schatz in deinem Boot liegt: Untreue, wenn du sie hältst, und wieder auf jede Erwiderung; sonst teilen und hinnehmen.
offer-claim-once = Nur beanspruchen
offer-claim-once-acts = Sobald ein Schatz in deinem Boot liegt: Untreue, wenn du sie hältst, sonst teilen.
offer-accept = Untreue hinnehmen
offer-accept-acts = Sobald die andere Person beide Münzen beansprucht: hinnehmen.
offer-betray = Untreue erwidern
offer-betray-acts = Sobald die andere Person beide Münzen beansprucht: Untreue, wenn du sie hältst, sonst hinnehmen.
step-seat = Bei wem?
step-seat-any = Bei allen
step-seat-leader = Wer gerade führt
step-seat-others = Alle außer meinem Mitträger
step-target = Wer ist das Ziel?
step-target-me = Ich
step-target-fellow = Mein Mitträger
step-target-any = Ganz gleich
step-stopped = Wer wird gestoppt?
step-stopped-me = Ich
step-stopped-fellow = Mein Mitträger
step-stopped-any = Ganz gleich
step-rival = Mit wem?
step-rival-any = Mit allen
step-card = Welche Karte?
step-card-destroying_forces = Zerstörende Kräfte
step-card-raging_elements = Tosende Elemente
step-card-dragon_patrol = Drachenpatrouille
step-card-daring_flight = Tollkühner Flug
step-card-long_journey = Weite Reise
step-card-fear = Angst & Schrecken
step-card-sneak_attack = Hinterhältiger Angriff
step-card-evil_curse = Böser Fluch
step-else = Stattdessen
step-else-pass = Stattdessen: passen
step-else-ask = Stattdessen: mich fragen
step-value = Wert
step-value-150 = Nur ab einem Schatz zu 150
step-value-200 = Nur ab einem Schatz zu 200
step-value-240 = Nur ab einem Schatz zu 240
step-value-300 = Nur ab einem Schatz zu 300
step-last = Letzter Schatz
step-last-1 = Nur beim letzten Schatz
step-carry = Mein Schatz
step-carry-1 = Nur wenn ich den Schatz mittrage
step-carry-0 = Nur wenn ich nicht mittrage
step-played = Gespielte Karten
step-played-2 = Nur nach 2 Karten in diesem Zug
step-played-3 = Nur nach 3 Karten in diesem Zug
step-played-4 = Nur nach 4 Karten in diesem Zug
step-cards = Karten auf der anderen Hand
step-cards-1 = Nur bei höchstens 1 Karte dort
step-cards-2 = Nur bei höchstens 2 Karten dort
step-cards-3 = Nur bei höchstens 3 Karten dort
step-hand = Karten auf meiner Hand
step-hand-1 = Nur wenn ich höchstens 1 Karte habe
step-hand-2 = Nur wenn ich höchstens 2 Karten habe
step-hand-3 = Nur wenn ich höchstens 3 Karten habe
step-deed = Aktion
step-deed-first = Nur als erster Jäger aufs Schatzfeld
step-deed-second = Nur als zweiter Jäger aufs Schatzfeld
step-deed-delivery = Nur beim Abliefern
step-deed-robbery = Nur bei einem Überfall
step-deed-joining = Nur beim Mittragen
step-deed-leaving = Nur beim Verlassen eines Schatzes
step-deed-step = Nur bei einem Schritt
step-deed-flight = Nur bei einem Flug
step-boat = Nur in das Boot von
step-me = Opfer
step-me-1 = Nur wenn es mich trifft
step-stopper = Nur gegen einen Stop von
step-waits = Ziel
step-waits-1 = Nur wenn er auf den Schatz wartet
step-near = Zum Schatzfeld
step-near-1 = Nur 1 Schritt vor dem Schatzfeld
step-near-2 = Höchstens 2 Schritte vom Schatzfeld
step-near-3 = Höchstens 3 Schritte vom Schatzfeld
step-waiting = Zum Wartenden
step-waiting-1 = Wenn dort jemand wartet: 1 Schritt
step-waiting-2 = Wenn dort jemand wartet: 2 Schritte
step-waiting-3 = Wenn dort jemand wartet: 3 Schritte
step-home = Zum Boot
step-home-1 = Mit Schatz, 1 Schritt vor dem Boot
step-home-2 = Mit Schatz, 2 Schritte vor dem Boot
step-home-3 = Mit Schatz, 3 Schritte vor dem Boot
step-unseen = Untreue
step-unseen-0 = Nur ohne verdeckte Untreue-Karten
step-unseen-2 = Nur bei höchstens 2 verdeckten Untreue-Karten
step-unseen-4 = Nur bei höchstens 4 verdeckten Untreue-Karten
step-unseen-6 = Nur bei höchstens 6 verdeckten Untreue-Karten
step-leading = Führung
step-leading-1 = Nur wenn ich führe
step-leading-0 = Nur wenn ich nicht führe
step-spent = Eingesetzt
step-spent-0 = Nur vor meiner ersten Untreue
step-spent-1 = Nach höchstens 1 Untreue-Karte von mir
step-spent-2 = Nach höchstens 2 Untreue-Karten von mir

# Auf den Karten der Hand
hand-terrain = Bezahlt einen Schritt auf dieses Gelände.
hand-terrains = Bezahlt einen Schritt auf eines von beiden.
hand-joker = Deine Farbe: bezahlt jedes Gelände.

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

# Was eine Karte bewirkt
effect-destroying_forces = Tausche zwei benachbarte freie Geländeteile.
effect-raging_elements = Tausche zwei beliebige freie Geländeteile.
effect-dragon_patrol = Setze einen Drachen ein oder um.
effect-daring_flight = Fliege über ein Feld hinweg; die Landung kostet so viel wie ein Schritt.
effect-long_journey = Mit einer Geländekarte: Dieses Gelände ist in diesem Zug frei.
effect-fear = Schicke einen Schatzjäger in sein Boot zurück.
effect-sneak_attack = Ziehe eine zufällige Karte aus einer fremden Hand.
effect-evil_curse = Lege deine Hand ab und ziehe bei allen anderen je eine Karte (zu dritt je zwei).
effect-sweet_slumber = Stop! Die letzte Aktion wird zurückgenommen, der Zug ist zu Ende.
effect-counterspell = Hebt einen Süßen Schlummer, Angst & Schrecken oder einen Hinterhältigen Angriff auf.
effect-betrayal = Nur beim Kassieren: Du beanspruchst beide Münzen.

# Der Stand, und was Karten bewirken
score-line = Das meiste Gold gewinnt · du { $mine } · { $seat } { $theirs } · { $left ->
    [one] noch 1 Schatz
   *[other] noch { $left } Schätze
    } · Runde { $round } von höchstens { $rounds }
remark-card = {"**"}{ WORD($card) }**: { EFFECT($card) }

# Die ersten drei Fragen eines Menschen
hint-1 = Zu zweit hebt ihr Schätze in der Mitte (E5) und tragt sie in ein Boot. Geh zuerst auf E5 zu: Felder deiner Farbe sind frei, alle anderen kosten eine passende Karte.
hint-2 = Du darfst in einem Zug so oft gehen und Karten spielen, wie du willst; *Zug beenden* füllt deine Hand wieder auf.
hint-3 = Steht jemand auf E5, komm dazu: Zu zweit tragt ihr den Schatz weg. *Daueraufträge* antworten für dich, wenn du nicht da bist.

# Warum der Computer so spielt
why-turn = Es zählt, was Schatz, Boot oder E5 näher bringt und wenige Karten kostet.
why-exit = Ein kurzer Weg zu einem eurer Boote ist das Beste.
why-react = Ein Stop lohnt sich, wenn sonst viel Gold an andere geht.
why-claim = Beide Münzen sind mehr als eine, solange die andere Person nicht antworten kann.
why-start = Ein Stop ist mehr wert, wenn du siehst, was er aufhält.
why-counter = Ein Gegenzauber lohnt sich, wenn dein Schatz auf dem Spiel steht; sonst ist er später mehr wert.
why-duel = Wer noch eine Untreue hat, überbietet: Beide Münzen sind mehr als keine.
why-exchange = Abgelegt wird, was auf dem Weg zu E5 und zum Boot nichts nützt.
why-colour = Alle Boote sind gleich weit von E5: Die Farbe ist Geschmackssache.

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
    Dein Zug endet sofort, wenn dein Schatzjäger als erster das Schatzfeld betritt, wenn du gestoppt wirst oder wenn ein Schatz kassiert ist.
rules-3 =
    ### Gehen
    Ohne Karte betrittst du Felder deiner eigenen Farbe, dein Boot und das Schatzfeld E5. Jedes andere Feld kostet eine Karte mit seinem Gelände.
    - Eine Karte deiner eigenen Farbe ist ein **Joker** für jedes andere Gelände.
    - Von einer Doppelkarte zählt eine Hälfte.
    - Besetzte Felder und Drachen sind gesperrt.
    - In ein Boot darfst du allein nur, wenn es deines und leer ist.
    Farben: Grün Wald, Rot Vulkan, Gelb Wüste, Blau Wasser, Grau Berg, Braun Acker. Jedes Feld zeigt sein Gelände als Zeichnung; A1 bis I5 sind die Namen der Felder. Nur auf dem Brett als Text stehen Buchstaben: A Acker, F Wald, V Vulkan, D Wüste, W Wasser, M Berg.
rules-4 =
    ### Einen Schatz heben und tragen
    Der **erste** Schatzjäger auf dem Schatzfeld wartet dort und darf nicht weg. Kommt ein **zweiter**, muss er sofort mit beiden Figuren und den Münzen weiterziehen; ohne einen möglichen Ausgang darf er gar nicht erst hinein. Dann liegen sofort die nächsten Münzen aus.
    Ab jetzt geht ihr nur noch gemeinsam. Wer am Zug ist, bewegt beide, und nur die eigene Farbe zählt. Ihr dürft nicht zurück auf das Schatzfeld, solange dort Münzen liegen. Ist der letzte Schatz gehoben, ist E5 für alle ein freies Feld ohne Kosten.
rules-5 =
    ### Überfall und verlassene Schätze
    {""}**Überfall:** Ein einzelner Schatzjäger zieht auf das Feld von zwei Trägern, schickt einen nach Hause und nimmt seinen Platz ein. Sein Zug geht weiter.
    Schickt *Angst & Schrecken* einen Träger heim, bleibt der andere mit dem Schatz allein. Er kann warten, bis jemand dazukommt und mitträgt. Geht er weg oder wird auch er heimgeschickt, ist der Schatz verloren.
rules-6 =
    ### Kassieren
    Betretet ihr mit dem Schatz das Boot eines von euch, entscheidet, wem das Boot gehört:
    - **Teilen:** Beide bekommen eine Münze; die andere Person muss es hinnehmen.
    - **Beanspruchen:** Wem das Boot gehört, spielt genau eine Untreue. Die andere Person darf mit einer Untreue antworten, und so geht es abwechselnd weiter.
    Wer die letzte Untreue spielt, bekommt beide Münzen. Danach ist der Zug zu Ende. Beide Figuren bleiben im Boot, bis sie wieder losziehen.
rules-7 =
    ### Aktionskarten für deinen Zug
    - **Zerstörende Kräfte:** zwei benachbarte freie Geländeteile tauschen
    - **Tosende Elemente:** zwei beliebige freie Geländeteile tauschen
    - **Drachenpatrouille:** einen Drachen ein- oder versetzen; nie auf Boote, die Felder davor, das Schatzfeld oder besetzte Felder
    - **Tollkühner Flug:** über ein Feld hinweg, die Landung wird bezahlt wie ein Schritt; nie über Drachen
    - **Weite Reise:** mit einer Geländekarte, als Joker auch für jedes andere Gelände; das angesagte Gelände ist in diesem Zug frei
    - **Angst & Schrecken:** einen Schatzjäger nach Hause schicken, auch einen eigenen
    - **Hinterhältiger Angriff:** eine zufällige Karte von jemandem ziehen
    - **Böser Fluch:** alle Handkarten ablegen, bei allen anderen je eine ziehen (zu dritt je zwei)
rules-8 =
    ### Grüne Karten, auch außer der Reihe
    - **Süßer Schlummer** (Stop!): Wer am Zug ist, nimmt die letzte Aktion zurück, und der Zug ist vorbei. Gespielte Karten sind verloren. Wer noch nichts getan hatte, darf Karten tauschen. Das Verlassen des Schatzfelds und das Kassieren selbst kann niemand stoppen.
    - **Gegenzauber:** hebt einen Süßen Schlummer, Angst & Schrecken oder einen Hinterhältigen Angriff anderer auf.
    - **Untreue:** nur beim Kassieren.
    Nach einer Aktion gibt es eine Pause. Alle, die Karten haben, werden gefragt und antworten verdeckt; Schweigen heißt passen. Wollen mehrere spielen, zählt die Sitzfolge ab dem Platz, der am Zug ist, nicht das Tempo.
rules-9 =
    ### Zu dritt und Spielweisen
    Zu dritt führen alle zwei Schatzjäger (Grün und Blau, Rot und Grau, Gelb und Braun) und eine Hand. Pro Zug bewegst du nur einen davon. Deine beiden dürfen auch zusammen einen Schatz holen; dann gehören dir beide Münzen ohne Frage.
    {""}**Kurze Schatzsuche** für Spiele über Tage: kurze Länge und Stop nur bei wichtigen Aktionen, also Schatzfeld, Abliefern, Überfall, Mittragen, Verlassen, Angst, Angriff und Fluch.
    {""}**Daueraufträge** antworten für dich in Pausen, geheim und sofort.
