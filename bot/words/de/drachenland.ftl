# Drachenland: alles, was das Spiel auf Deutsch sagt.

name = Drachenland
tagline = Dracheneier, Edelsteine und drei Helfer, bevor die Vulkane ausbrechen
players = 2–4
length = 45 Min.
weight = mittelschwer

# Fragen: öffentlich, dann über den Knöpfen

ask-enter = { $seat } bringt die erste Figur ins Land
ask-pick = { $seat } wählt einen Würfel und eine Figur
ask-move = { $seat } ist noch unterwegs
ask-collect = { $seat } darf etwas aufnehmen
ask-hand = { $seat } kann die Magische Hand einsetzen

menu-enter = Welche Figur betritt das Drachenland?
menu-entrance = Auf welches Feld zieht sie?
menu-pick = Welcher Würfel für welche Figur? Auf dem Plan { $eggs_left ->
    [one] liegt noch 1 Ei
   *[other] liegen noch { $eggs_left } Eier
  }.
menu-move = Wohin? Auf einem Vulkan mit verdecktem Plättchen musst du anhalten.
menu-place = Auf welchen Platz genau?
menu-fly_to = Auf welchen Vulkan fliegt ihr?
menu-collect = { $volcano ->
    [0] Was nimmt die Figur hier auf?
   *[other] Vulkan { $volcano }: Was nimmt { WORD($colour) } auf?
  } Noch { $eggs_left ->
    [one] 1 Ei
   *[other] { $eggs_left } Eier
  } auf dem Plan.
menu-hand = Noch etwas mit der Magischen Hand?

# Knöpfe

pick-enter = { WORD($colour) }
pick-entrance = { $on_volcano ->
    [yes] Vulkan { $place } (verdeckt)
   *[no] Feld { $place }
  }
pick-die = { $die } für { WORD($colour) }{ $walled_in ->
    [yes] { " " }(kann nicht gehen)
   *[no] { "" }
  }
pick-reroll = Neu würfeln
pick-end_turn = Zug beenden: { $dice ->
    [one] 1 Würfel verfällt
   *[other] { $dice } Würfel verfallen
  }
pick-volcano = Vulkan { $volcano } ({ $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }{ $face_down ->
    [yes] , verdeckt
   *[no] {""}
  })
pick-field = Feld { $place } ({ $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  })
pick-area = Um Vulkan { $area }: { $places } Plätze
pick-lane = Am Eingang { $area }: { $places } Plätze
pick-boat = Bootsmann: Vulkan { $volcano }{ $face_down ->
    [yes] {" "}(verdeckt)
   *[no] {""}
  }
pick-call = { $by ->
    [die] Drachen rufen mit der 4
   *[little_dragon] Drachen rufen: Kleiner Drache
  }
pick-fly = { $by ->
    [die] Fliegen mit der 4 …
   *[little_dragon] Fliegen: Kleiner Drache …
  }
pick-target = Vulkan { $volcano }{ $face_down ->
    [yes] {" "}(verdeckt)
   *[no] {""}
  }
pick-quick_steps = Schnelle Schritte: +3
pick-stop = { $where ->
    [rich] Hier bleiben, aufnehmen
    [empty] Hier bleiben (nichts zu holen)
    [outside] Draußen bleiben
   *[field] Hier stehen bleiben
  }
pick-gems = { gems }
pick-clear = 1 Diamant
pick-egg = { $last ->
    [yes] Letztes Ei: beendet das Spiel!
   *[no] Drachenei{ $tile ->
        [none] {""}
       *[other] {" "}+ { WORD($tile) }
      }
  }
pick-ring = Zauberring
pick-nothing = Nichts
pick-no = Hand behalten

# Bausteine

gems = { $colour ->
    [red] { $number ->
        [one] 1 Rubin
       *[other] { $number } Rubine
      }
    [green] { $number ->
        [one] 1 Smaragd
       *[other] { $number } Smaragde
      }
   *[blue] { $number ->
        [one] 1 Saphir
       *[other] { $number } Saphire
      }
  }
taken_gems = { $colour ->
    [red] { $number ->
        [one] einen Rubin
       *[other] { $number } Rubine
      }
    [green] { $number ->
        [one] einen Smaragd
       *[other] { $number } Smaragde
      }
   *[blue] { $number ->
        [one] einen Saphir
       *[other] { $number } Saphire
      }
  }

# Was geschieht

event-Began = Das Drachenland liegt bereit. { $seat } beginnt.
event-Entered = { $seat } betritt mit { WORD($colour) } das Land: { $on_volcano ->
    [yes] Vulkan { $place }
   *[no] Feld { $place }
  }.
event-Rolled = { $seat } würfelt { $low } und { $high }.
event-Rerolled = { $seat } würfelt neu: { $low } und { $high }.
event-Walked = { $seat } geht mit { WORD($colour) } { $on_volcano ->
    [yes] zu Vulkan { $place }
   *[no] auf Feld { $place }
  } ({ $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
  }).
event-Sailed = { $seat } fährt mit { WORD($colour) } von Vulkan { $origin } nach Vulkan { $volcano } (Bootsmann).
event-Called = { $seat } ruft den Königsdrachen ({ WORD($colour) }) zu Vulkan { $volcano }{ $by ->
    [die] , mit der 4
   *[little_dragon] , mit dem Kleinen Drachen
  }.
event-Flew = { $seat } fliegt mit { WORD($colour) } und dem Königsdrachen von Vulkan { $origin } nach Vulkan { $volcano }{ $by ->
    [die] , mit der 4
   *[little_dragon] , mit dem Kleinen Drachen
  }.
event-Quickened = { $seat } spielt „Schnelle Schritte“ für { WORD($colour) }: 3 Schritte mehr.
event-Stopped = { $arrived ->
    [yes] {""}
   *[no] { $seat } lässt { WORD($colour) } { $place ->
        [outside] draußen
       *[other] { $on_volcano ->
            [yes] auf Vulkan { $place }
           *[no] auf Feld { $place }
          }
      } stehen.
  }
event-Revealed = Vulkan { $volcano }: { WORD($tile) }!
event-GemsTaken = { $seat } nimmt mit { WORD($colour) } { taken_gems } von Vulkan { $volcano }{ $by_hand ->
    [yes] {" "}(Magische Hand)
   *[no] {""}
  }.
event-ClearTaken = { $seat } nimmt mit { WORD($colour) } einen Diamanten von Vulkan { $volcano }{ $by_hand ->
    [yes] {" "}(Magische Hand)
   *[no] {""}
  }.
event-EggTaken = { $seat } nimmt mit { WORD($colour) } ein Ei von Vulkan { $volcano }{ $tile ->
    [none] {""}
   *[other] {" "}und bekommt das Plättchen „{ WORD($tile) }“
  }{ $by_hand ->
    [yes] {" "}(Magische Hand)
   *[no] {""}
  }.
event-RingTaken = { $seat } steckt { WORD($colour) } auf Vulkan { $volcano } einen Zauberring an.
event-NothingTaken = { $seat } nimmt auf Vulkan { $volcano } nichts.
event-HandKept = { $seat } behält die Magische Hand.
event-TurnEnded = { $seat } beendet den Zug, { $dice ->
    [one] ein Würfel verfällt
   *[other] beide Würfel verfallen
  }.
event-RoundsLeft = { $rounds ->
    [one] Die letzte Runde beginnt.
   *[other] Noch { $rounds } Runden.
  }
event-StallWarned = Lange hat niemand etwas aufgenommen. Bleibt es noch { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
  } so, endet das Spiel.
event-Ended = { $reason ->
    [last_egg] Das letzte Drachenei ist geborgen, das Spiel ist zu Ende!
    [round_limit] Die letzte Runde ist gespielt, das Spiel ist zu Ende!
   *[stall] Niemand nimmt mehr etwas auf, das Spiel ist zu Ende!
  } In der Schachtel lag: { WORD($spare) }.

note-YourVault = Hinter deinem Schirm: Eier { $eggs }, Rot { $red }, Grün { $green }, Blau { $blue }, Diamanten { $clear }. Jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } wert.

# Warum etwas nicht geht

refused-game_over = Das Spiel ist schon zu Ende.
refused-not_your_turn = Du bist gerade nicht am Zug.
refused-wrong_phase = Das geht an dieser Stelle nicht.
refused-figure_used = Diese Figur war in diesem Zug schon dran.
refused-die_not_available = Diesen Würfel hast du nicht mehr.
refused-too_far = So weit kommt die Figur nicht.
refused-occupied = Dort steht schon eine Figur.
refused-beyond_face_down = Davor liegt ein verdecktes Plättchen; dort müsste die Figur anhalten.
refused-not_reachable = Dorthin kann die Figur nicht ziehen.
refused-no_tile = Dieses Plättchen hast du nicht.
refused-not_on_volcano = Dafür muss die Figur auf einem Vulkan stehen.
refused-no_water_link = Dorthin führt von hier kein Wasser.
refused-wrong_colour = Der Königsdrache hier hat eine andere Farbe.
refused-dragon_hidden = Der Königsdrache dieser Farbe ist noch nicht aufgetaucht.
refused-dragon_elsewhere = Der Königsdrache ist auf einem anderen Vulkan.
refused-no_four = Dafür brauchst du eine ganze 4.
refused-nothing_there = Davon liegt hier nichts.
refused-ring_already = Die Figur trägt schon einen Ring.
refused-no_ring_tile = Hier liegt kein Ringplättchen.
refused-just_walked = Direkt nach dem Gehen geht das nicht.
refused-seats = Drachenland ist ein Spiel für zwei bis vier.
refused-start_seat = Dort sitzt niemand, der beginnen könnte.

outcome-last_egg = Das letzte Drachenei ist geborgen.
outcome-round_limit = Die letzte Runde des kurzen Spiels ist gespielt.
outcome-stall = Lange hat niemand mehr etwas aufgenommen.

# Das Land als Text

line-turn = { $round ->
    [0] Einzugsrunde
   *[other] Runde { $round }
  }, am Zug: { $seat }. Eier auf dem Plan: { $eggs }.
line-dice = Würfel: { $low }{ $low_used ->
    [yes] {" "}(benutzt)
   *[no] {""}
  } und { $high }{ $high_used ->
    [yes] {" "}(benutzt)
   *[no] {""}
  }.
line-active = { WORD($colour) } ist unterwegs{ $left ->
    [0] {""}
    [one] , noch 1 Schritt
   *[other] , noch { $left } Schritte
  }.
line-limit = Kurzes Spiel: { $rounds } Runden.
line-open_vault = { $seat } hat: Eier { $eggs }, R{ $red } G{ $green } B{ $blue } D{ $clear }.
line-over = Das Spiel ist in Runde { $round } zu Ende gegangen. In der Schachtel: { WORD($spare) }.
line-result = { $place }. { $seat }: Punkte { $points } = { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
  } + { $singles } einzeln (Eier { $eggs }, R { $red }{ $red_lost ->
    [yes] {" "}(kein Ring: zählt nicht)
   *[no] {""}
  }, G { $green }{ $green_lost ->
    [yes] {" "}(kein Ring: zählt nicht)
   *[no] {""}
  }, B { $blue }{ $blue_lost ->
    [yes] {" "}(kein Ring: zählt nicht)
   *[no] {""}
  }, D { $clear })
line-legend = R Rubin, G Smaragd (grün), B Saphir (blau), D Diamant (ersetzt jede Farbe), ○ trägt einen Ring
line-player = { $seat }: R { $red }{ $red_ring ->
    [yes] ○
   *[no] {""}
  }, G { $green }{ $green_ring ->
    [yes] ○
   *[no] {""}
  }, B { $blue }{ $blue_ring ->
    [yes] ○
   *[no] {""}
  }{ $boatman ->
    [0] {""}
   *[other] {" "}· { $boatman }× Boot
  }{ $little_dragon ->
    [0] {""}
   *[other] {" "}· { $little_dragon }× Kl. Drache
  }{ $quick_steps ->
    [0] {""}
   *[other] {" "}· { $quick_steps }× Schritte
  }{ $magic_hand ->
    [0] {""}
   *[other] {" "}· { $magic_hand }× Hand
  }{ $reroll ->
    [0] {""}
   *[other] {" "}· Neu würfeln
  }
line-volcano = Vulkan { $volcano }: { $eggs ->
    [0] {""}
    [one] 1 Ei{" "}
   *[other] { $eggs } Eier{" "}
  }{ $gems }{ $tile ->
    [face_down] {" "}verdeckt
    [none] {""}
   *[other] {" "}{ WORD($tile) }
  }{ $ring ->
    [yes] {" "}Ringplättchen
   *[no] {""}
  }{ $dragons ->
    [none] {""}
   *[other] {" "}Drache { $dragons }
  }
line-vault = Hinter deinem Schirm: Eier { $eggs }, Rot { $red }, Grün { $green }, Blau { $blue }, Diamanten { $clear }.
line-worth = Wäre jetzt Schluss: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $sets ->
    [one] 1 Satz
   *[other] { $sets } Sätze
  }.
line-ringless = { WORD($colour) } hat keinen Ring{ $number ->
    [0] {""}
    [one] : 1 Edelstein zählt nicht
   *[other] : { $number } Edelsteine zählen nicht
  }.

# Optionen

option-length = Länge
option-length-full = Ganz: bis zum letzten Drachenei
option-length-short = Kurz: höchstens 8, 7 oder 6 Runden zu zweit, dritt, viert
option-length-help = Im kurzen Spiel ist nach wenigen Runden Schluss, und beim Einzug wird noch nichts aufgenommen.
option-gem_limit = Edelsteine
option-gem_limit-on = Höchstens zwei einer Farbe je Vulkan
option-gem_limit-off = Beliebig gemischt (Variante 1)
option-gem_limit-help = Wie die Edelsteine zu Beginn auf die Vulkane verteilt werden.
option-open_vaults = Sichtschirme
option-open_vaults-off = Mit Sichtschirmen
option-open_vaults-on = Ohne Sichtschirme (Variante 2)
option-open_vaults-help = Ohne Sichtschirme sehen alle jederzeit, wer was gesammelt hat.
option-stall_rounds = Stillstand
option-stall_rounds-3 = 3 Runden
option-stall_rounds-4 = 4 Runden
option-stall_rounds-5 = 5 Runden
option-stall_rounds-6 = 6 Runden
option-stall_rounds-7 = 7 Runden
option-stall_rounds-8 = 8 Runden
option-stall_rounds-9 = 9 Runden
option-stall_rounds-10 = 10 Runden
option-stall_rounds-11 = 11 Runden
option-stall_rounds-12 = 12 Runden
option-stall_rounds-13 = 13 Runden
option-stall_rounds-14 = 14 Runden
option-stall_rounds-15 = 15 Runden
option-stall_rounds-16 = 16 Runden
option-stall_rounds-17 = 17 Runden
option-stall_rounds-18 = 18 Runden
option-stall_rounds-19 = 19 Runden
option-stall_rounds-20 = 20 Runden
option-stall_rounds-help = Nach so vielen Runden, in denen niemand etwas aufnimmt, endet das Spiel.

# Wörter

word-red = Rot
word-green = Grün
word-blue = Blau
word-clear = Diamant
word-none = nichts
word-boatman = Bootsmann
word-little_dragon = Kleiner Drache
word-quick_steps = Schnelle Schritte
word-magic_hand = Magische Hand
word-reroll = Neu würfeln
word-ring_tile = Ringplättchen
word-red_king_dragon = Roter Königsdrache
word-green_king_dragon = Grüner Königsdrache
word-blue_king_dragon = Blauer Königsdrache
word-counts = zählt
word-no_ring = kein Ring
word-any_colour = für alle
word-boatman_does = Fährt über Wasser zum nächsten Vulkan.
word-little_dragon_does = Ruft deinen Drachen oder fliegt mit ihm.
word-quick_steps_does = Drei Schritte mehr für eine Figur.
word-magic_hand_does = Nimmt noch etwas vom selben Vulkan.
word-reroll_does = Würfelt beide Würfel noch einmal.

# Der Stand, und was auf den Vulkanen liegt

score-line = Die meisten Punkte gewinnen · du { $mine } · { $eggs ->
    [one] noch 1 Ei
   *[other] noch { $eggs } Eier
  }{ score-round }
score-open_line = Die meisten Punkte gewinnen · du { $mine } · { $seat } { $theirs } · { $eggs ->
    [one] noch 1 Ei
   *[other] noch { $eggs } Eier
  }{ score-round }
score-round = { $round ->
    [0] {" "}· Einzugsrunde
   *[other] {" "}· Runde { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}von { $rounds }
      }
  }
remark-eggs = Auf dem Plan { $eggs ->
    [one] liegt noch 1 Ei
   *[other] liegen noch { $eggs } Eier
  }.
remark-volcano = Vulkan { $volcano }: { $number ->
    [0] {""}
   *[other] { gems },{" "}
  }{ $clear ->
    [0] {""}
    [one] 1 Diamant,{" "}
   *[other] { $clear } Diamanten,{" "}
  }{ $eggs ->
    [0] kein Ei
    [one] 1 Ei
   *[other] { $eggs } Eier
  }{ $tile ->
    [none] {""}
    [face_down] , verdecktes Plättchen: dort hältst du an
   *[other] , Plättchen „{ WORD($tile) }“
  }{ $ring ->
    [yes] , Zauberring
   *[no] {""}
  }

# Was Plättchen bewirken

effect-boatman = Fährt von einem Vulkan über Fluss oder Wasserfall zum nächsten, ohne Schritte zu kosten.
effect-little_dragon = Gilt wie eine 4 für den Königsdrachen: ihn rufen oder mit ihm fliegen. Nie zum Gehen.
effect-quick_steps = Bis zu drei Schritte mehr für eine Figur; vor dem Gehen ausspielen.
effect-magic_hand = Nach dem Aufnehmen nimmst du auf demselben Vulkan noch etwas, nur keinen Ring.
effect-reroll = Würfelt beide Würfel noch einmal, solange beide unbenutzt sind.
effect-ring_tile = Wer hier steht, darf einer Figur einen Zauberring anstecken; das Plättchen bleibt liegen.

# Die ersten drei Fragen eines Menschen
hint-1 = Sammle Sätze aus Ei, Rubin, Smaragd und Saphir. Wähle, welche deiner drei Figuren zuerst ins Land geht.
hint-2 = Gib jeden Würfel einer anderen Figur. Jede nimmt Steine ihrer eigenen Farbe, und ohne Zauberring zählen die am Ende nichts.
hint-3 = Ziele zuerst auf Vulkane mit Ei und Steinen deiner Figur. Das letzte Ei beendet das Spiel.

# Warum der Computer so spielt
why-pick = Ein Würfel ist am meisten wert, wo er zu Ei, Ring oder Steinen der Figur führt.
why-move = Ziel ist, was deine Sätze füllt.
why-collect = Genommen wird, was deinen Sätzen am meisten fehlt.
why-hand = Die Hand ist am Ende nichts wert, also nimm, was zählt.
why-enter = So kommst du am schnellsten zu den ersten Vulkanen.

# So wird gespielt

rules-1 =
    ### Worum es geht
    Die Vulkane grollen, und die Drachen bitten um Hilfe. Du führst eine rote, eine grüne und eine blaue Figur durchs Land und rettest Eier und Edelsteine. **Wer am Ende die meisten Punkte hat, gewinnt.**

    - Ein **Satz** aus Drachenei, Rubin (rot), Smaragd (grün) und Saphir (blau) bringt **10 Punkte**
    - jedes übrige Ei und jeder übrige Stein bringt **1 Punkt**
    - ein **Diamant** (transparent) ersetzt jeden farbigen Stein, aber nie ein Ei
    - trägt eine Figur am Ende keinen **Zauberring**, sind alle Steine ihrer Farbe wertlos

    Das Spiel endet **sofort**, wenn jemand das letzte Ei vom Plan nimmt.

rules-2 =
    ### Das Land
    15 Vulkane sind durch Wege aus einzelnen Feldern verbunden, dazu kommen drei Eingänge (E1, E2, E3). Auf jedem Vulkan liegen Edelsteine, mindestens ein Ei und ein verdecktes Plättchen; auf den Vulkanen 5, 10 und 15 in der Mitte sind es zu dritt und zu viert zwei Eier.

    Alle beginnen mit drei offenen Plättchen: Kleiner Drache, Bootsmann und Neu würfeln. Eier und Steine verschwinden hinter deinem Sichtschirm, Plättchen liegen offen davor. Was jemand aufnimmt, erfahren alle; wie viel sich angesammelt hat, muss man sich merken.

    Flüsse und Wasserfälle verbinden einige Vulkane, sie nützen nur dem Bootsmann.

rules-3 =
    ### Der Einzug
    In der ersten Runde bringt ihr reihum **eine** Figur durch einen beliebigen Eingang ins Land, ohne zu würfeln: Wer beginnt, zieht genau 1 Feld weit, der nächste Platz 2, dann 3, dann 4. Zu zweit sind es 2 und 4 Felder.

    Die nächsten Vulkane liegen 7 Schritte vom Eingang (2, 7 und 12) oder 8 (1, 6 und 11): Beim Einzug erreicht sie noch niemand.

    Die anderen Figuren betreten das Land später mit einem Würfel. Wann, ist deine Sache.

rules-4 =
    ### Dein Zug
    Beide Würfel werden geworfen: einer zeigt 1, 2, 2, 2, 3, 3, der andere 2, 3, 3, 4, 4, 4; eine 4 fällt also in jedem zweiten Wurf. Du gibst **jeden Würfel einer anderen Figur**. Die dritte Figur bleibt in diesem Zug untätig.

    Jede Figur macht ihren Zug ganz fertig, bevor die nächste beginnt:
    1. **Bewegen**: bis zur gewürfelten Zahl, der Rest verfällt. Stehen bleiben ist erlaubt.
    2. **Aufnehmen**, wenn sie auf einem Vulkan steht.

    Auf einem Feld steht höchstens eine Figur, auf Vulkanen beliebig viele. Figuren darf man überspringen, ihr Feld zählt mit. Du darfst in jede Richtung gehen.

rules-5 =
    ### Vulkane und Plättchen
    Wer einen Vulkan mit verdecktem Plättchen erreicht, deckt es auf. Damit ist die Bewegung **zu Ende**, egal wie die Figur dorthin kam; aufnehmen darf sie noch. Über einen Vulkan ohne verdecktes Plättchen kann man weiterziehen.

    Auf einem Vulkan nimmst du **eines** davon:
    - **alle** Edelsteine in der Farbe der Figur
    - **einen** Diamanten
    - **ein** Ei, dazu das offene Plättchen (Königsdrachen und Ringplättchen bleiben liegen)
    - einen **Zauberring** für diese Figur, wenn hier ein Ringplättchen offen liegt

    Jede Figur trägt höchstens einen Ring und behält ihn.

rules-6 =
    ### Plättchen für die Bewegung
    - **Neu würfeln**: zu Beginn, solange beide Würfel unbenutzt sind
    - **Bootsmann**: von einem Vulkan über Fluss oder Wasserfall zum nächsten, ohne Schritte zu kosten
    - **Schnelle Schritte**: bis zu 3 Schritte mehr; vor dem Gehen ausspielen
    - **Kleiner Drache**: gilt wie eine 4 für den Königsdrachen, aber nie zum Gehen

    Du darfst mehrere in beliebiger Folge einsetzen, immer für die Figur, die gerade zieht. Gespielte Plättchen sind weg. Was du gerade gewonnen hast, kannst du sofort nutzen.

rules-7 =
    ### Königsdrachen
    Es gibt einen roten, einen grünen und einen blauen. Sobald einer aufgedeckt ist, kann ihn jede Figur **seiner Farbe** benutzen. Dazu brauchst du eine **4** auf dem Würfel der Figur, von der sie noch keinen Schritt verbraucht hat, oder einen Kleinen Drachen.

    - **Fliegen**: Stehen Figur und Drache auf demselben Vulkan, fliegen beide auf einen beliebigen anderen.
    - **Rufen**: Steht die Figur auf einem Vulkan, kommt der Drache zu ihr. Sie darf dort trotzdem aufnehmen.

    Beides lässt sich verbinden: mit der 4 rufen, mit dem Kleinen Drachen fliegen.

rules-8 =
    ### Magische Hand und Schluss
    {"**"}Magische Hand**: Nach dem Aufnehmen nimmst du auf demselben Vulkan noch einmal etwas, auch dasselbe, aber keinen Ring.

    Mit dem letzten Ei ist sofort Schluss, mitten im Zug. Nimmt { $table ->
        [yes] { $stall_rounds } Runden
       *[no] eine vereinbarte Zahl von Runden (gewöhnlich 10)
      } lang niemand etwas auf, endet das Spiel auch.{ $length ->
        [short] {" "}Dies ist das kurze Spiel: Nach 8, 7 oder 6 Runden zu zweit, dritt oder viert ist Schluss.
       *[full] { $table ->
            [yes] {""}
           *[no] {" "}Im kurzen Spiel ist nach 8, 7 oder 6 Runden zu zweit, dritt oder viert Schluss.
          }
      }

    Dann werden ringlose Farben abgegeben und die besten Sätze gebildet, Diamanten eingerechnet. Ringe und Plättchen zählen nichts. Bei Gleichstand teilen sich alle Erstplatzierten den Sieg.

# Daueraufträge
suggested-enter-red-1 = Mit Rot bei Vulkan 1 einsetzen
suggested-enter-green-6 = Mit Grün bei Vulkan 6 einsetzen
suggested-enter-blue-11 = Mit Blau bei Vulkan 11 einsetzen
offer-enter = Einsetzen, wenn ich dran bin
offer-enter-acts = Sobald du einsetzen sollst: diese Figur, so weit es geht auf diesen Vulkan zu.
offer-fetch = Zu einem Vulkan gehen und nehmen
offer-fetch-acts = In deinen Zügen: geht mit dieser Figur auf den Vulkan zu und nimmt dort dies. Was sonst zu entscheiden ist, wirst du gefragt.
step-colour = Welche Figur?
step-colour-red = Rot
step-colour-green = Grün
step-colour-blue = Blau
step-gate = Auf welchen Vulkan zu?
step-volcano = Zu welchem Vulkan?
step-what = Was soll sie dort nehmen?
step-what-egg = Ein Drachenei
step-what-gems = Steine ihrer Farbe
step-what-clear = Einen Diamanten
step-what-ring = Den Zauberring
step-gate-1 = Vulkan 1
step-gate-2 = Vulkan 2
step-gate-6 = Vulkan 6
step-gate-7 = Vulkan 7
step-gate-11 = Vulkan 11
step-gate-12 = Vulkan 12
step-volcano-1 = Vulkan 1
step-volcano-2 = Vulkan 2
step-volcano-3 = Vulkan 3
step-volcano-4 = Vulkan 4
step-volcano-5 = Vulkan 5
step-volcano-6 = Vulkan 6
step-volcano-7 = Vulkan 7
step-volcano-8 = Vulkan 8
step-volcano-9 = Vulkan 9
step-volcano-10 = Vulkan 10
step-volcano-11 = Vulkan 11
step-volcano-12 = Vulkan 12
step-volcano-13 = Vulkan 13
step-volcano-14 = Vulkan 14
step-volcano-15 = Vulkan 15
