# Schatzjagd: alles, was das Spiel auf Deutsch sagt.

name = Schatzjagd
tagline = Verstecke Karten im Reich, hebe Grandlins Schätze und bringe sie heim
players = 2–4
length = 90 Min.
weight = anspruchsvoll

# Fragen: öffentlich, dann über den Knöpfen

ask-pick_castle = { $seat } wählt eine Burg
ask-rest = { $seat } muss aussetzen
ask-journey = { $seat } reist
ask-landing = { $seat } sucht sich einen Landeplatz
ask-use_special = { $seat } steht vor einem besonderen Ort
ask-look = { $seat } sieht sich Karten an
ask-banish = { $seat } verbannt eine Karte
ask-fight = { $seat } steht im Kampf
ask-defend = { $seat } wird angegriffen und muss antworten. Ohne Antwort kämpft der Scherge vorsichtig
ask-activity = { $seat } sieht sich auf dem Feld um
ask-lord = { $seat } spielt eine Karte oder passt
ask-katharsis = { $seat } darf in Grandlins Katharsis eine Karte entfernen

menu-pick_castle = Welche Burg soll dir gehören?
menu-rest = Dein Scherge auf { $field } muss heute aussetzen. Wirkst du einen Zauber?
menu-journey = Du stehst auf { $field } und darfst bis zu { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  } weit reisen. Wohin? (👑 Schatz, ⚔ mehrere Schergen)
menu-field = Welches Feld genau? (👑 Schatz, ⚔ mehrere Schergen)
menu-landing = Wohin verschlägt es deinen Schergen? (👑 Schatz, ⚔ mehrere Schergen) { $area ->
    [realm] Das ganze Reich steht dir offen.
    [outlands] Überall, nur nicht in der Stadt.
   *[other] Irgendwo in der { $area ->
        [yellow] gelben
        [green] grünen
        [blue] blauen
       *[red] roten
      } Länderei.
  }
menu-use_special = { WORD($special) } auf { $field }: { $special ->
    [teleportal] Würfle: Bei 1 stirbt dein Scherge, bei 2 bis 5 landet er in der gelben, grünen, blauen oder roten Länderei, bei 6 überall im Reich.
    [healing_spring] +3 Leben. Du hast { $life }.
    [gold_vein] +2 Gulden. Du hast { $money }.
    [travelling_smith] 1 Waffenpunkt je Gulden. Du hast { $money } Gulden.
    [herb_woman] Heilt das Gift für 3 Gulden. Du hast { $money }.
    [fencing_master] +1 Stärke für 2 Gulden. Du hast { $money }.
    [soothsayer] Du siehst dir zwei verdeckte Karten an.
    [riding_horse] Du würfelst noch einmal und reist weiter; danach ist das Pferd weg.
   *[sacrificial_altar] 3 Leben für 1 Stärke. Du hast { $life } Leben.
  } Nutzt du das?
menu-look = Welche Karte siehst du dir an? Noch { $looks ->
    [one] eine Karte
   *[other] { $looks } Karten
  }.
menu-banish = Welche Karte verbannst du? (👑 Schatz, ⚔ mehrere Schergen)
menu-fight = { $foe ->
    [monster] Dein Gegner: { WORD($monster) }
   *[lord] Dein Gegner: { $rival_seat }
  }. Kampfkraft { $rival_strength } gegen deine { $own_strength }, Leben { $rival_life } gegen deine { $life }. { $foe ->
    [monster] Wer gewinnt, bekommt: { EFFECT($monster) }.{" "}
   *[lord] {""}
  }Was tust du?
menu-defend = { $rival_seat } greift dich an: Kampfkraft { $rival_strength } gegen deine { $own_strength }, Leben { $rival_life } gegen deine { $life }. Was tust du?
menu-activity = Was tut dein Scherge nun?
menu-lord = Eine Karte darfst du in diesem Zug einsetzen oder verstecken. Du hast { $hand ->
    [one] 1 Karte
   *[other] { $hand } Karten
  }, gesichert { $condition ->
    [count] { $secured } von { $needed ->
        [one] 1 Schatz
       *[other] { $needed } Schätzen
      }
   *[other] { $secured ->
        [one] 1 Schatz
       *[other] { $secured } Schätze
      }
  }.
menu-slot = Welche Karte versteckst du?
menu-slot_field = Wo versteckst du sie?
menu-katharsis = Der Nachziehstapel ist leer. Welche versteckte Karte entfernst du? (👑 Schatz, ⚔ mehrere Schergen)

# Knöpfe

pick-row = Reihe { $row }
pick-field = { $field }{ $there ->
    [none] {""}
    [hidden] {" · "}verdeckte Karte
    [monster] {" · "}{ WORD($monster) } ({ $strength })
   *[other] {" · "}{ WORD($there) }
  }{ $treasures ->
    [0] {""}
    [one] {" 👑"}
   *[other] {" 👑"}{ $treasures }
  }{ $rivals ->
    [0] {""}
    [1] , { $seat }
   *[other] {" ⚔"}{ $rivals }
  }
pick-card = { WORD($card) }
pick-slot = Karte verstecken
pick-cast = Zauber: { WORD($card) }
pick-secure = Schatz sichern: { WORD($card) }
pick-deposit = Schatz ablegen: { WORD($card) }
pick-dig = Schatz heben
pick-pass = Passen
pick-rest = Aussetzen
pick-stop = Genug gesehen
pick-done = Fertig
pick-take = Schätze nehmen
pick-plunder = Gewölbe durchsuchen
pick-attack = { $seat } angreifen (Kraft { $strength }, Leben { $life })
pick-inn = Im Gasthaus arbeiten: +2 Gulden
pick-school = Training: 3 Gulden, +1 Stärke
pick-heal = { $life } Leben für { $number } Gulden
pick-cure = { $number ->
    [0] Gift heilen: 5 Gulden
   *[other] Gift 5 Gulden, { $life } Leben { $number } Gulden
  }
pick-smith = { $number ->
    [one] 1 Waffenpunkt
   *[other] { $number } Waffenpunkte
  } für { $number } Gulden
pick-coins = { $number } Gulden für { $number ->
    [one] 1 Waffenpunkt
   *[other] { $number } Waffenpunkte
  }
pick-use = Nutzen: { WORD($card) }
pick-no = Nein danke
pick-fight_on = Kämpfen, solange es gut steht
pick-strike = Zuschlagen
pick-flee = Fliehen
pick-prudent = Vorsichtig (flieht bei Gefahr)
pick-hold = { $number ->
    [0] Kämpfen ohne zu fliehen
   *[other] Flucht bei höchstens { $number } Leben
  }

# Bausteine

strong = { $strength ->
    [0] {""}
   *[other] {" "}({ $strength })
  }

# Was geschieht

event-CastleChosen = { $seat } zieht in die Burg auf { $field }.
event-DealtOut = Alle haben { $number } Karten erhalten.
event-StartRolled = { $seat } würfelt um den Beginn: { $die }.
event-Beginner = { $seat } beginnt.
event-DayBroke = Tag { $round } bricht an.
event-Rolled = { $seat } würfelt eine { $die }.
event-HeldUp = { $seat } muss heute aussetzen.
event-SatOut = Der Scherge von { $seat } setzt aus.
event-Travelled = { $seat } reist von { $origin } nach { $field }.
event-Stayed = { $seat } bleibt auf { $field }.
event-Teleported = { $seat } verschwindet auf { $origin } und erscheint auf { $field }.
event-Revealed = { $field }: { WORD($card) }{ strong }!
event-Changed = { $seat }: { WORD($value) } { $before } → { $after }.
event-Poisoned = { $seat } ist vergiftet.
event-Cured = { $seat } ist vom Gift geheilt.
event-MustSitOut = { $seat } muss im nächsten Zug aussetzen.
event-FreeAgain = { $seat } muss nicht mehr aussetzen.
event-CardFound = { $seat } nimmt eine Karte auf die Hand: { WORD($card) }.
event-SpecialUsed = { $seat } nutzt: { WORD($card) }.
event-SpecialLeft = { WORD($card) }: { $seat } geht vorbei.
event-PortalRolled = { $seat } tritt ins Teleportal und würfelt eine { $die }.
event-Looked = { $seat } sieht sich die Karte auf { $field } an.
event-LookingEnded = { $seat } hat genug gesehen.
event-Banished = { $seat } verbannt eine Karte von { $field }: { WORD($card) }.
event-MonsterAttacked = ⚔️ { WORD($card) } (Kampfkraft { $rival_strength }, Leben { $rival_life }) greift { $seat } an (Kampfkraft { $strength }, Leben { $life }). Belohnung: { EFFECT($card) }.
event-Attacked = ⚔️ { $seat } (Kampfkraft { $strength }, Leben { $life }) greift { $rival_seat } an (Kampfkraft { $rival_strength }, Leben { $rival_life }).
event-Answered = { $seat } { WORD($way) }.
event-Exchanged = Schlag { $number }: { $seat } { $strength } + 🎲 { $die }, { $rival_seat } { $rival_strength } + 🎲 { $rival_die }. { $harm ->
    [0] Niemand wird verletzt
   *[other] { $hurt_seat } verliert { $harm } Leben
  } · ❤️ { $life } : { $rival_life } · ⚔️ Waffen { $weapons } : { $rival_weapons }
event-MonsterExchanged = Schlag { $number }: { $seat } { $strength } + 🎲 { $die }, { WORD($card) } { $rival_strength } + 🎲 { $rival_die } (würfelt { $roller_seat }). { $hurt ->
    [nobody] Niemand wird verletzt
    [monster] { WORD($card) } verliert { $harm } Leben
   *[henchman] { $seat } verliert { $harm } Leben
  } · ❤️ { $life } : { $rival_life } · ⚔️ Waffen { $weapons }
event-Fled = 🏃 { $seat } flieht. { $rival_seat } schlägt mit { $rival_strength } + 🎲 { $rival_die } gegen { $strength } nach: { $harm } Leben verloren · ❤️ { $life }
event-FledMonster = 🏃 { $seat } flieht. { WORD($card) } schlägt mit { $rival_strength } + 🎲 { $rival_die } gegen { $strength } nach (würfelt { $roller_seat }): { $harm } Leben verloren · ❤️ { $life }
event-MonsterScorched = { WORD($card) } brennt: Leben { $before } → { $after }.
event-MonsterBeaten = { $seat } besiegt den Unhold auf { $field }: { WORD($card) }.
event-MonsterStays = { WORD($card) } bleibt auf { $field }.
event-Died = Der Scherge von { $seat } stirbt auf { $field } ({ WORD($cause) }).
event-HandLost = { $seat } verliert die Handkarten: { $cards }.
event-Looted = { $treasures ->
    [0] { $money ->
        [0] {""}
       *[other] { $seat } erbeutet von { $rival_seat } { $money } Gulden.
      }
   *[other] { $seat } erbeutet von { $rival_seat } { $treasures ->
        [one] 1 Schatz
       *[other] { $treasures } Schätze
      }{ $money ->
        [0] {""}
       *[other] {" "}und { $money } Gulden
      }.
  }
event-TreasuresLie = Auf { $field } { $number ->
    [one] liegt nun ein Schatz
   *[other] liegen nun { $number } Schätze
  }.
event-Returned = Ein neuer Scherge von { $seat } steht auf { $field } bereit.
event-TreasuresTaken = { $seat } nimmt auf { $field } { $number ->
    [one] einen Schatz
   *[other] { $number } Schätze
  }.
event-DealMade = { $seat } macht ein Geschäft ({ WORD($shop) }{ $paid ->
    [0] {""}
   *[other] , { $paid } Gulden
  }).
event-Searched = { $seat } durchsucht das Gewölbe von { $rival_seat }, Tag { $day }, und würfelt eine { $die }: { $found ->
    [yes] ein Schatz!
   *[no] nichts.
  }
event-ActivityEnded = { $seat } ist auf dem Feld fertig.
event-Slotted = { $seat } versteckt auf { $field } eine Karte.
event-SpellCast = { $seat } wirkt einen Zauber: { WORD($card) } ({ EFFECT($card) }).
event-Dug = { $seat } zeigt den { WORD($card) } und hebt auf { $field } einen Schatz.
event-Secured = { $seat } sichert einen Schatz in der Burg und hat nun { $number }{ $needed ->
    [0] {""}
   *[other] {" "}von { $needed }
  }.
event-Deposited = { $seat } legt auf { $field } einen Schatz ab.
event-Passed = { $seat } passt.
event-PoisonWorked = Das Gift zehrt an { $seat }: Leben { $before } → { $after }.
event-Drew = { $seat } zieht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }.
event-MapsGone = Aus dem Spiel ({ $seat }): { $cards }.
event-Reshuffled = Die Ablage mit { $number } Karten wird zum neuen Nachziehstapel gemischt.
event-KatharsisCame = Grandlins Katharsis: Dreimal reihum dürft ihr je eine Karte entfernen.
event-Removed = { $seat } entfernt eine Karte von { $field }: { WORD($card) }.
event-Spared = { $seat } entfernt nichts.
event-Ended = { $reason ->
    [secured] Der letzte nötige Schatz ist gesichert.
    [all_secured] Alle zwölf Schätze sind gesichert.
   *[limit] Die letzte Runde ist gespielt.
  }

note-YouDrew = Du ziehst: { $cards }.
note-YouSaw = Auf { $field } steckt: { WORD($card) }.
note-YouGained = Du hältst nun: { $treasures }.
note-YouSlotted = Du hast auf { $field } versteckt: { WORD($card) }.

# Zeilen

line-round = { $round ->
    [0] Vor dem ersten Tag
   *[other] Tag { $round } von höchstens { $limit }
  }
line-round_unlimited = { $round ->
    [0] Vor dem ersten Tag
   *[other] Tag { $round }
  }
line-goal_count = Es gewinnt, wer { $number ->
    [one] einen Schatz
   *[other] { $number } Schätze
  } sichert
line-goal_same = Es gewinnt, wer { $number } gleiche Schätze sichert
line-goal_different = Es gewinnt, wer von jeder Art einen Schatz sichert
line-henchman = { $seat } ({ WORD($colour) }) auf { $field }: Leben { $life }, Gulden { $money }, Stärke { $strength }, Waffen { $weapons }, Karten { $cards }, trägt { $carried }, gesichert { $secured }{ $poisoned ->
    [yes] , vergiftet
   *[no] {""}
  }{ $sits_out ->
    [yes] , setzt aus
   *[no] {""}
  }
line-treasures = Auf { $field } liegt: { $number ->
    [one] 1 Schatz
   *[other] { $number } Schätze
  }
line-fight = Kampf: { $seat } (Kraft { $strength }, Leben { $life }) gegen { $rival_seat } (Kraft { $rival_strength }, Leben { $rival_life })
line-fight_monster = Kampf: { $seat } (Kraft { $strength }, Leben { $life }), Gegner: { WORD($card) } (Kraft { $rival_strength }, Leben { $rival_life })
line-known = { $field }: { WORD($card) }{ strong }
line-hidden = Verdeckte Karten ({ $number }): { $fields }
line-piles = Nachziehstapel { $draw }, Ablage { $discard }, Schätze im Stapel { $hoard }
line-card = { WORD($card) } ({ WORD($sort) }{ $sort ->
    [monster] {" "}{ $strength }
   *[other] {""}
  }): { EFFECT($card) }
line-carried = Schatz auf der Hand: { WORD($treasure) }
line-vault = In deiner Burg gesichert: { WORD($treasure) }
line-empty_hand = Du hast keine Karten auf der Hand.

# Absagen

refused-not_offered = Das geht hier nicht.
refused-gate_closed = Das Stadttor ist zu: Nur wer den Tag vor der Mauer begonnen hat, wird eingelassen.
refused-out_of_reach = So weit reichen deine Schritte nicht. Karten, Schätze und andere Schergen halten dich auf.
refused-field_taken = Dieses Feld ist nicht frei.
refused-must_play = Du hast mehr als vier Karten und musst eine ausspielen.
refused-no_map_here = Für dieses Feld hast du keinen Lageplan, oder dein Scherge kann gerade nicht graben.
refused-no_such_spell_now = Diesen Zauber kannst du jetzt nicht wirken.

outcome-secured = Die vereinbarten Schätze liegen in der Burg: Grandlins Erbe ist angetreten!
outcome-all_secured = Alle zwölf Schätze sind gesichert. Es gewinnt, wer die meisten hat.
outcome-limit = Die vereinbarten Tage sind um. Es gewinnt, wer die meisten Schätze gesichert hat.

# Spielweisen

option-length = Spiellänge
option-length-help = Wie viele Schätze nötig sind und wie schnell es losgeht.
option-length-first_game = Erstes Spiel: zwei Schätze
option-length-short = Kurz: zwei Schätze, alle beginnen mit einem Lageplan
option-length-blitz = Blitz: ein Schatz
option-length-full = Voll: zwölf geteilt durch die Zahl der Fürsten
option-victory = Siegbedingung
option-victory-help = Was in der Burg liegen muss.
option-victory-preset = Wie die Spiellänge es sagt
option-victory-count = Eine Anzahl Schätze
option-victory-guide = Richtwert des Regelhefts: 6, 4 oder 3
option-victory-same = Drei gleiche
option-victory-different = Drei verschiedene
option-treasures = Anzahl der Schätze
option-treasures-help = Nur wenn eine Anzahl gewinnt.
option-treasures-preset = Wie die Spiellänge es sagt
option-treasures-1 = 1 Schatz
option-treasures-2 = 2 Schätze
option-treasures-3 = 3 Schätze
option-treasures-4 = 4 Schätze
option-treasures-5 = 5 Schätze
option-treasures-6 = 6 Schätze
option-start_map = Lageplan zu Beginn
option-start_map-help = Alle bekommen als erste Karte einen Lageplan.
option-start_map-preset = Wie die Spiellänge es sagt
option-start_map-no = Nein
option-start_map-yes = Ja
option-castles = Burgen
option-castles-help = Ob ihr euch die Burgen aussucht.
option-castles-pick = Alle wählen
option-castles-assigned = Werden zugeteilt
option-city_layout = Stadt
option-city_layout-help = Wo die vier Läden stehen.
option-city_layout-fixed = Wie immer
option-city_layout-shuffled = Gemischt
option-truce_at_home = Burgfrieden
option-truce_at_home-help = Ob man in der eigenen Burg vor Angriffen sicher ist.
option-truce_at_home-yes = Ja
option-truce_at_home-no = Nein
option-memory = Gedächtnis
option-memory-help = Was der Bot sich für euch merkt.
option-memory-strict = Nichts: nur Kartenrücken
option-memory-public = Was alle gesehen haben
option-memory-full = Auch deine eigenen und angesehenen Karten
option-deposit = Schätze deponieren
option-deposit-help = Ein Schatz darf unterwegs abgelegt werden.
option-deposit-no = Nein
option-deposit-yes = Ja
option-plunder = Plündern
option-plunder-help = Fremde Gewölbe dürfen durchsucht werden.
option-plunder-no = Nein
option-plunder-yes = Ja
option-katharsis = Grandlins Katharsis
option-katharsis-help = Ist der Nachziehstapel leer, dürfen alle Karten vom Brett nehmen.
option-katharsis-no = Nein
option-katharsis-yes = Ja
option-max_rounds = Höchstzahl der Tage
option-max_rounds-help = Danach gewinnt, wer die meisten Schätze gesichert hat.
option-max_rounds-auto = 30 je nötigem Schatz
option-max_rounds-0 = Ohne Grenze
option-max_rounds-5 = 5 Tage
option-max_rounds-10 = 10 Tage
option-max_rounds-15 = 15 Tage
option-max_rounds-20 = 20 Tage
option-max_rounds-25 = 25 Tage
option-max_rounds-30 = 30 Tage
option-max_rounds-40 = 40 Tage
option-max_rounds-50 = 50 Tage
option-max_rounds-60 = 60 Tage
option-max_rounds-75 = 75 Tage
option-max_rounds-90 = 90 Tage
option-max_rounds-100 = 100 Tage
option-max_rounds-120 = 120 Tage
option-max_rounds-150 = 150 Tage
option-max_rounds-180 = 180 Tage
option-max_rounds-200 = 200 Tage
option-max_rounds-250 = 250 Tage
option-max_rounds-300 = 300 Tage
option-max_rounds-400 = 400 Tage
option-max_rounds-500 = 500 Tage

# Vorsorge

suggested-secure = Schätze daheim gleich sichern
suggested-dig-here = Graben, wo mein Lageplan passt
suggested-defend-carrier = Angegriffen: nur mit Schatz fliehen
offer-defend-prudent = Angegriffen: vorsichtig kämpfen
offer-defend-prudent-acts = Sobald jemand deinen Schergen angreift, für den ganzen Kampf.
offer-defend-hold-0 = Angegriffen: kämpfen, nie fliehen
offer-defend-hold-0-acts = Sobald jemand deinen Schergen angreift, für den ganzen Kampf.
offer-defend-hold-3 = Angegriffen: Flucht bei 3 Leben
offer-defend-hold-3-acts = Sobald jemand deinen Schergen angreift, für den ganzen Kampf.
offer-defend-hold-6 = Angegriffen: Flucht bei 6 Leben
offer-defend-hold-6-acts = Sobald jemand deinen Schergen angreift, für den ganzen Kampf.
offer-defend-hold-9 = Angegriffen: Flucht bei 9 Leben
offer-defend-hold-9-acts = Sobald jemand deinen Schergen angreift, für den ganzen Kampf.
offer-defend-flee = Angegriffen: gleich fliehen
offer-defend-flee-acts = Sobald jemand deinen Schergen angreift, für den ganzen Kampf.
offer-defend-carrier = Angegriffen: nur mit Schatz fliehen
offer-defend-carrier-acts = Sobald jemand deinen Schergen angreift: mit Schatz gleich fliehen, sonst vorsichtig kämpfen.
offer-katharsis-pass = Katharsis: nichts entfernen
offer-katharsis-pass-acts = Sobald du bei einer Katharsis gefragt wirst: nichts entfernen.
offer-monster = Gegen Unholde: so kämpfen
offer-monster-acts = Sobald dein Scherge auf einen Unhold trifft: so wird gekämpft, ohne dass du gefragt wirst.
offer-special = Besonderer Ort: immer oder nie
offer-special-acts = Sobald dein Scherge dort steht: nutzen oder vorbeigehen. Was sich nicht einfach nutzen lässt, wirst du gefragt.
offer-secure = Schätze daheim gleich sichern
offer-secure-acts = Sobald du in deiner Burg einen Schatz sichern kannst: sichern.
offer-dig-here = Graben, wo mein Lageplan passt
offer-dig-here-acts = Sobald dein Scherge dort steht, wohin einer deiner Lagepläne zeigt: graben.
offer-home = Nach Hause und sichern
offer-home-acts = In deinen Zügen: geht zu deiner Burg und sichert, was er trägt. Deine Karten bleiben dabei auf der Hand. Um unbekannte Karten geht er herum; wo es nicht näher geht, wirst du gefragt.
offer-dig = Zu einem Feld und dort graben
offer-dig-acts = In deinen Zügen: geht zu diesem Feld und gräbt dort. Deine Karten bleiben dabei auf der Hand. Um unbekannte Karten geht er herum; wo es nicht näher geht, wirst du gefragt.
offer-work = Im Gasthaus arbeiten
offer-work-acts = In deinen Zügen: geht zum Gasthaus und arbeitet dort, bis der Beutel voll genug ist. Deine Karten bleiben dabei auf der Hand.
step-way = Wie?
step-way-prudent = Vorsichtig
step-way-hold-0 = Kämpfen, nie fliehen
step-way-hold-3 = Flucht bei 3 Leben
step-way-hold-6 = Flucht bei 6 Leben
step-way-hold-9 = Flucht bei 9 Leben
step-way-flee = Gleich fliehen
step-weak = Stärke
step-weak-3 = Nur bis Kampfkraft 3
step-weak-5 = Nur bis Kampfkraft 5
step-weak-7 = Nur bis Kampfkraft 7
step-weak-9 = Nur bis Kampfkraft 9
step-strong = Stärke
step-strong-4 = Nur ab Kampfkraft 4
step-strong-6 = Nur ab Kampfkraft 6
step-strong-8 = Nur ab Kampfkraft 8
step-strong-10 = Nur ab Kampfkraft 10
step-life = Leben
step-life-3 = Nur bei höchstens 3 Leben
step-life-6 = Nur bei höchstens 6 Leben
step-life-9 = Nur bei höchstens 9 Leben
step-special = Welcher Ort?
step-special-teleportal = Teleportal
step-special-healing_spring = Heilquelle
step-special-gold_vein = Goldader
step-special-travelling_smith = Wanderschmied
step-special-herb_woman = Kräuterfrau
step-special-fencing_master = Fechtmeister
step-special-soothsayer = Wahrsager
step-special-riding_horse = Reitpferd
step-special-sacrificial_altar = Opferaltar
step-special-any = Alle
step-use = Was dann?
step-use-use = Nutzen
step-use-no = Vorbeigehen
step-row = Welche Reihe?
step-row-1 = Reihe 1
step-row-2 = Reihe 2
step-row-3 = Reihe 3
step-row-4 = Reihe 4
step-row-5 = Reihe 5
step-row-6 = Reihe 6
step-row-7 = Reihe 7
step-row-8 = Reihe 8
step-row-9 = Reihe 9
step-row-10 = Reihe 10
step-column = Welche Spalte?
step-column-A = Spalte A
step-column-B = Spalte B
step-column-C = Spalte C
step-column-D = Spalte D
step-column-E = Spalte E
step-column-F = Spalte F
step-column-G = Spalte G
step-column-H = Spalte H
step-column-I = Spalte I
step-column-J = Spalte J
step-coins = Bis wie viele Gulden?
step-coins-4 = Bis 4 Gulden
step-coins-6 = Bis 6 Gulden
step-coins-8 = Bis 8 Gulden
step-coins-10 = Bis 10 Gulden
step-coins-15 = Bis 15 Gulden
offers-note = „Angegriffen“ gilt, sooft jemand deinen Schergen angreift. „Flucht bei 3 Leben“: Er kämpft und flieht bei höchstens 3 Leben. „Nur mit Schatz fliehen“: Ohne Schatz kämpft er vorsichtig. „Katharsis“: Wenn der Nachziehstapel leer ist, dürftest du eine Karte entfernen.

# Der Stand, und was Karten und Kämpfe bringen

score-line = { $condition ->
    [same] Drei gleiche Schätze gewinnen
    [different] Ein Schatz jeder Art gewinnt
   *[count] { $needed ->
        [one] Ein gesicherter Schatz gewinnt
       *[other] { $needed } gesicherte Schätze gewinnen
      }
  } · du { $mine }{ $carried ->
    [0] {""}
   *[other] {" "}(trägst { $carried })
  } · { $seat } { $theirs }{ $their_carried ->
    [0] {""}
   *[other] {" "}(trägt { $their_carried })
  }{ $round ->
    [0] {""}
   *[other] {" "}· Tag { $round }
  }
remark-card = {"**"}{ WORD($card) }**: { EFFECT($card) }
remark-monster = {"**"}{ WORD($card) }**: Unhold mit Kampfkraft { $strength }; wer ihn besiegt: { EFFECT($card) }
remark-fight = Zuschlagen bis zum Ende: Sieg { $win } %, Tod { $dead } %. Vorsichtig: Sieg { $careful_win } %, Tod { $careful_dead } %. Gleich fliehen: Tod { $flight_dead } %.

# Die ersten drei Fragen eines Menschen
hint-1 = Grabe mit einem Lageplan einen Schatz aus und bring ihn in deine Burg. Zuerst wählst du, wo sie steht.
hint-2 = Jeden Tag: reisen, dann höchstens eine Karte spielen. Ein fremder Scherge oder eine Karte hält dich auf; sieh dir an, was im Feld steht.
hint-3 = Unholde haben 15 Leben. Unter der Frage stehen deine Chancen; Waffen und Stärke bekommst du in der Stadt.

# Warum der Computer so spielt
why-journey = Es zählt der Weg zu Schatz, Lageplan, Stadt oder Burg und was unterwegs droht.
why-lord = Sichern und Heben gehen vor; sonst wird versteckt, was dir auf der Hand wenig nützt.
why-fight = Gekämpft wird, solange ein Sieg wahrscheinlicher ist als der Tod.
why-activity = Stärke und Waffen entscheiden die nächsten Kämpfe.
why-banish = Verbannt wird, was ein Ziel bewacht oder am nächsten Weg am gefährlichsten ist.
why-defend = Vorsichtig kämpfen heißt: mitkämpfen, solange das Leben reicht, und sonst fliehen.
why-katharsis = Meist bleibt am besten alles liegen: Was andere aufhält, ist dir recht.
why-landing = Am besten landet man dort, wo Schatz, Lageplan oder Burg nah sind und nichts droht.
why-look = Angesehen wird, was auf dem eigenen Weg liegt.
why-pick_castle = Je weiter die Burgen auseinander liegen, desto seltener kommt man sich in die Quere.
why-rest = Nur eine Reinigung bringt deinen Schergen sofort wieder auf die Beine.
why-use_special = Genutzt wird, was Leben, Stärke oder Geld bringt und wenig kostet.

# Spielregeln

rules-1 =
    ### Worum es geht
    Der Magier Grandlin ist tot, und seine Schätze liegen im Reich vergraben. Als **Fürst** schickst du einen **Schergen** aus, der sie hebt und in deine **Burg** bringt. Wer zuerst die vereinbarten Schätze gesichert hat, gewinnt.

    Das Reich hat 100 Felder (A1 bis J10): vier Burgen in den Ecken, die Stadt in der Mitte, sonst freies Land. Straße und Fluss sind nur zum Ablesen der Koordinaten da.

    Dein Scherge hat vier Werte von 0 bis 15: **Leben** 15, **Gulden** 5, **Stärke** 2, **Waffen** 0. Du selbst hast vier Karten, die nur du siehst.
rules-2 =
    ### Dein Zug: die Reise
    Der Würfel sagt, wie viele Schritte dein Scherge höchstens geht, waagrecht und senkrecht, nie schräg. Er darf auch weniger gehen oder bleiben.
    - Eine versteckte Karte, ein liegender Schatz oder ein fremder Scherge **beendet die Reise** auf diesem Feld.
    - Die Karte dort wird aufgedeckt, auch wenn du nur stehen bleibst.
    - Danach darfst du einen anderen Schergen angreifen, liegende Schätze nehmen oder in der Stadt ein Geschäft machen.
    - Die **Stadt** öffnet ihr Tor nur, wenn du deinen Zug vor der Mauer begonnen hast. Drinnen hält dich niemand auf, und hinaus kommst du immer.
rules-3 =
    ### Dein Zug: der Einfluss des Fürsten
    Danach spielst du **höchstens eine Karte**:
    - **Verstecken**: verdeckt in ein freies Feld ohne Karte, Schatz oder Schergen, nicht in Burg oder Stadt.
    - **Zaubern**: Manche Zauber gehen auch schon vor der Reise oder im Kampf. Auch das ist dann deine eine Karte.
    - **Heben**: Steht dein Scherge auf dem Feld eines deiner Lagepläne, bekommst du einen Schatz.
    - **Sichern**: In der eigenen Burg legst du einen Schatz ins Gewölbe.

    Mit mehr als vier Karten musst du spielen. Am Ende des Zuges ziehst du auf vier nach; Schätze zählen mit.
rules-4 =
    ### Die Karten
    - **Waffe, Trank, Falle**: wirken sofort und kommen auf die Ablage.
    - **Spezial**: Du darfst den Ort nutzen, einmal am Tag; die Karte bleibt liegen. Das Reitpferd bringt dich gleich weiter und ist dann weg.
    - **Teleportal**: Würfle. 2 gelbe, 3 grüne, 4 blaue, 5 rote Länderei, 6 das ganze Reich. Bei 1 stirbt dein Scherge.
    - **Unhold**: greift sofort an.
    - **Zauber und Lageplan**: nimmst du auf die Hand und darfst sie noch im selben Zug spielen.

    Was aufgedeckt liegen bleibt, liegt danach wieder im Feld und hält alle auf.
rules-5 =
    ### Kampf
    {""}**Kampfkraft** ist Stärke plus Waffen. Beide würfeln und zählen das dazu; wer weniger hat, verliert die Differenz an Leben. Danach verlieren beide Schergen einen Waffenpunkt.

    Vor jedem Schlag entscheidest du: zuschlagen, fliehen oder eine Haltung für den Rest des Kampfes. Gegen Unholde kannst du **kämpfen, solange es gut steht**: Gefragt wirst du erst wieder, wenn eine Niederlage wahrscheinlicher wird als der Sieg. **Vorsichtig** flieht, sobald dein Leben höchstens 9 plus der Vorsprung des Gegners ist. Wer angegriffen wird und schweigt, kämpft vorsichtig.

    {""}**Flucht**: Der Gegner schlägt noch einmal, sein Schlag gegen deine bloße Kampfkraft. Danach tut dein Scherge in diesem Zug nichts mehr.

    {""}**Unholde** haben immer 15 Leben und feste Kraft. Besiegst du einen, bekommst du die Belohnung und alle Schätze auf dem Feld. Sicher ist man in der Stadt und, wenn ihr nichts anderes vereinbart habt, in der eigenen Burg.
rules-6 =
    ### Tod, Gift, Aussetzen
    Sinkt das Leben auf 0, stirbt der Scherge. Deine Handkarten sind verloren, die Schätze bleiben auf dem Feld liegen. Hat dich ein anderer Scherge erschlagen, bekommt sein Fürst Schätze und Gulden. Ein neuer Scherge mit Anfangswerten steht in deiner Burg, und du ziehst vier Karten. Warst du am Zug, ist er vorbei.

    {""}**Gift** kostet am Ende jedes eigenen Zuges 1 Leben, bis Heiler, Gegengift, Kräuterfrau, Sumpfhexe oder Reinigung helfen.

    {""}**Aussetzen**: Im nächsten Zug reist der Scherge nicht und gräbt nicht. Du darfst noch eine Karte verstecken oder zaubern. Wer im Treibsand steckt, darf im selben Zug noch einen Eilmarsch machen.
rules-7 =
    ### Die Stadt
    Ein Geschäft am Tag, dort, wo du stehst. Wo die Läden gewöhnlich sind, steht dabei; habt ihr sie gemischt, zeigt es das Brett:
    - **Gasthaus** (E5): 2 Gulden verdienen.
    - **Heiler** (F5): 3 Leben je Gulden, 5 Gulden gegen Gift, auch beides.
    - **Schule** (F6): 3 Gulden für 1 Stärke.
    - **Schmied** (E6): 1 Gulden je Waffenpunkt.
rules-8 =
    ### Schätze und Ende
    Es gibt vier Kronen, vier Kelche und vier Reichsäpfel. Nur gesicherte Schätze zählen, einer am Tag. Wie viele du trägst, sehen alle; welche, nur du. Ist der letzte Schatz gehoben, verlassen alle Lagepläne das Spiel und werden ersetzt.

    Ist die Höchstzahl der Tage erreicht oder sind alle zwölf gesichert, entscheiden gesicherte Schätze, dann getragene, dann Stärke, dann Gulden.
rules-9 =
    ### Zusatzregeln
    - **Schätze deponieren**: Statt einer Karte legst du einen Schatz auf das Feld deines Schergen, nicht in Burg oder Stadt.
    - **Plündern**: In einer fremden Burg mit Schätzen würfelst du einmal am Tag. Ist die Zahl nicht höher als deine Suchtage in Folge, findest du einen Schatz, und die Zählung beginnt neu.
    - **Grandlins Katharsis**: Ist der Nachziehstapel leer, dürfen alle dreimal reihum eine Karte vom Brett nehmen. Erst dann wird gemischt.

    Absprachen sind erlaubt, binden aber niemanden. Notizen sind nicht erlaubt; wie viel sich der Bot für euch merkt, legt ihr vorher fest.

# Was auf den Karten steht: höchstens drei kurze Zeilen

effect-teleportal = Würfle: 1 tötet, 2–5 eine Länderei, 6 das ganze Reich
effect-travelling_smith = 1 Waffenpunkt je Gulden
effect-soothsayer = Sieh dir zwei verdeckte Karten an
effect-riding_horse = Würfle neu und reise weiter
effect-teleportation = Spring auf ein Feld außerhalb der Stadt
effect-battle_frenzy = +5 Kampfkraft für diesen Kampf
effect-fireball = Im Kampf: Dein Gegner verliert 6 Leben
effect-clairvoyance = Sieh dir drei verdeckte Karten an
effect-forced_march = 6 Schritte weiter
effect-banishment = Entferne eine Karte aus dem Reich
sort-map = Steht dein Scherge auf { $field }: Heb einen Schatz
sort-weapon = Sofort, dann Ablage
sort-potion = Sofort, dann Ablage
sort-trap = Sofort, dann Ablage
sort-special = Wer hier hält, darf:
sort-spell = Für deinen Schergen:
sort-monster = Belohnung:
effect-scar = wer flieht
effect-poisoned = vergiftet
effect-cured = Gift endet
effect-sits_out = 1× aussetzen
effect-free = kein Aussetzen

# Was die übrigen Karten bewirken; bei Unholden ist es die Belohnung

effect-knife = +1 Waffen
effect-dagger = +2 Waffen
effect-club = +2 Waffen
effect-spear = +3 Waffen
effect-sword = +4 Waffen
effect-crossbow = +5 Waffen
effect-battle_axe = +6 Waffen
effect-healing_potion = +3 Leben
effect-great_healing_potion = +6 Leben
effect-elixir_of_life = Leben auf 15
effect-strength_potion = +1 Stärke
effect-bear_potion = +2 Stärke
effect-antidote = Gift endet, +1 Leben
effect-pitfall = −3 Leben
effect-arrow_trap = −5 Leben
effect-viper = Vergiftet
effect-quicksand = Einmal aussetzen
effect-cutpurse = Gulden halbiert
effect-rust_rain = Waffen halbiert
effect-magnet_rock = Alle Waffen weg
effect-curse_of_weakness = −1 Stärke
effect-highwayman = Alle Gulden weg
effect-healing_spring = +3 Leben
effect-gold_vein = +2 Gulden
effect-herb_woman = Heilt das Gift für 3 Gulden
effect-fencing_master = +1 Stärke für 2 Gulden
effect-sacrificial_altar = 3 Leben für 1 Stärke
effect-small_robber = +2 Gulden
effect-robber = +3 Gulden
effect-wolf = +1 Gulden, +2 Leben
effect-goblin = +2 Gulden, +1 Waffen
effect-skeleton = +3 Waffen
effect-robber_chief = +5 Gulden
effect-giant_spider = +1 Stärke (wer flieht, wird vergiftet)
effect-orc = +4 Waffen
effect-swamp_witch = Gift endet, +5 Leben
effect-undead_knight = +5 Waffen
effect-troll = +1 Stärke, +4 Gulden
effect-ogre = +2 Stärke
effect-griffin = +2 Stärke, +3 Leben
effect-basilisk = +2 Stärke, +4 Gulden (wer flieht, wird vergiftet)
effect-black_knight = +2 Stärke, +6 Waffen
effect-giant = +3 Stärke, +5 Gulden
effect-dragon = +3 Stärke, +10 Gulden
effect-warpig = +4 Stärke, Leben auf 15, +10 Gulden
effect-healing_spell = +5 Leben
effect-cleansing = Gift endet, kein Aussetzen
effect-map_b3 = Heb auf B3 einen Schatz
effect-map_c4 = Heb auf C4 einen Schatz
effect-map_e2 = Heb auf E2 einen Schatz
effect-map_h2 = Heb auf H2 einen Schatz
effect-map_g3 = Heb auf G3 einen Schatz
effect-map_i5 = Heb auf I5 einen Schatz
effect-map_i8 = Heb auf I8 einen Schatz
effect-map_h7 = Heb auf H7 einen Schatz
effect-map_f9 = Heb auf F9 einen Schatz
effect-map_c9 = Heb auf C9 einen Schatz
effect-map_d8 = Heb auf D8 einen Schatz
effect-map_b6 = Heb auf B6 einen Schatz

# Namen

word-yellow = gelb
word-green = grün
word-blue = blau
word-red = rot
word-realm = ganzes Reich
word-outlands = Umland
word-life = Leben
word-money = Gulden
word-strength = Stärke
word-weapons = Waffen
word-inn = Gasthaus
word-healer = Heiler
word-school = Schule
word-smith = Schmied
word-crown = Krone
word-chalice = Kelch
word-orb = Reichsapfel
word-no_treasure = trägt keinen Schatz
word-weapon = Waffe
word-potion = Trank
word-trap = Falle
word-special = Spezial
word-monster = Unhold
word-spell = Zauber
word-map = Lageplan
word-fight_on = kämpft, solange es gut steht
word-strike = holt aus
word-prudent = kämpft vorsichtig
word-hold-0 = kämpft bis zum Ende
word-hold-3 = kämpft und flieht bei höchstens 3 Leben
word-hold-6 = kämpft und flieht bei höchstens 6 Leben
word-hold-9 = kämpft und flieht bei höchstens 9 Leben
word-blow = erschlagen
word-portal = Teleportal
word-poison = Gift
word-knife = Messer
word-dagger = Dolch
word-club = Keule
word-spear = Speer
word-sword = Schwert
word-crossbow = Armbrust
word-battle_axe = Streitaxt
word-healing_potion = Heiltrank
word-great_healing_potion = Großer Heiltrank
word-elixir_of_life = Lebenselixier
word-strength_potion = Krafttrank
word-bear_potion = Bärentrank
word-antidote = Gegengift
word-pitfall = Fallgrube
word-arrow_trap = Pfeilfalle
word-viper = Giftschlange
word-quicksand = Treibsand
word-cutpurse = Beutelschneider
word-rust_rain = Rostregen
word-magnet_rock = Magnetfels
word-curse_of_weakness = Fluch der Schwäche
word-highwayman = Wegelagerer
word-teleportal = Teleportal
word-healing_spring = Heilquelle
word-gold_vein = Goldader
word-travelling_smith = Wanderschmied
word-herb_woman = Kräuterfrau
word-fencing_master = Fechtmeister
word-soothsayer = Wahrsager
word-riding_horse = Reitpferd
word-sacrificial_altar = Opferaltar
word-small_robber = Kleiner Räuber
word-robber = Räuber
word-wolf = Wolf
word-goblin = Goblin
word-skeleton = Skelett
word-robber_chief = Räuberhauptmann
word-giant_spider = Riesenspinne
word-orc = Ork
word-swamp_witch = Sumpfhexe
word-undead_knight = Untoter Ritter
word-troll = Troll
word-ogre = Oger
word-griffin = Greif
word-basilisk = Basilisk
word-black_knight = Schwarzer Ritter
word-giant = Riese
word-dragon = Drache
word-warpig = Warpig
word-teleportation = Teleportation
word-healing_spell = Heilzauber
word-battle_frenzy = Kampfrausch
word-fireball = Feuerball
word-clairvoyance = Hellsehen
word-forced_march = Eilmarsch
word-banishment = Bannspruch
word-cleansing = Reinigung
word-map_b3 = Lageplan B3
word-map_c4 = Lageplan C4
word-map_e2 = Lageplan E2
word-map_h2 = Lageplan H2
word-map_g3 = Lageplan G3
word-map_i5 = Lageplan I5
word-map_i8 = Lageplan I8
word-map_h7 = Lageplan H7
word-map_f9 = Lageplan F9
word-map_c9 = Lageplan C9
word-map_d8 = Lageplan D8
word-map_b6 = Lageplan B6
