# Emerald: alles, was das Spiel auf Deutsch sagt.

name = Emerald
tagline = Ritter, eine Höhle voller Gold und ein Drache mit leichtem Schlaf
players = 2–5
length = 45 Min.
weight = leicht

# Fragen: öffentlich, dann über den Knöpfen

ask-first_move = { $seat } bewegt einen Ritter
ask-second_move = { $seat } darf einen zweiten Ritter bewegen
ask-take_card = { $seat } nimmt eine Karte
ask-victim = { $seat } bestimmt, wen der Drache fängt
ask-ransom = { $seat } darf den Ritter freikaufen. Ohne Antwort wird die billigste Karte gezahlt, wenn sie höchstens 3 wert ist oder das Spiel sonst endet

menu-first_move = Welchen Ritter bewegst du? Er geht so viele Felder weit, wie Ritter auf seinem Platz stehen, er selbst mitgezählt. { dragon-sign }
menu-second_move = { $second_move ->
    [compulsory] Welchen zweiten Ritter bewegst du?
   *[optional] Noch ein zweiter Ritter, oder ist dein Zug zu Ende?
  } { dragon-sign }
menu-take_card = Welche Karte nimmst du?
menu-victim = Der Drache hält auf Feld { $field }. Wessen Ritter fängt er?
menu-ransom = Dein Ritter auf Feld { $field } ist gefangen. Zahlst du eine Goldkarte oder gibst du ihn auf? Du hast { $knights } Ritter im Spiel{ $knights ->
    [2] ; verlierst du einen, ist das Spiel zu Ende
   *[other] {""}
  }.

# Bausteine

dragon-sign = 🐉 weckt den Drachen; 1/3 heißt: Bei einem von drei Würfen hält er, wo nur deine Ritter stehen.
risk = { $wakes ->
    [yes] {" 🐉"}{ $risk }/3
   *[no] {""}
  }

# Knöpfe

pick-move = { $colour ->
    [own] {""}
   *[other] { WORD($colour) }{" "}
  }{ $origin }→{ $target } ({ $stride ->
    [one] 1 Schritt
   *[other] { $stride } Schritte
  }){ risk }
pick-move_gem_gold = { $colour ->
    [own] {""}
   *[other] { WORD($colour) }{" "}
  }{ $origin }→{ $target }: Gold { $gold }/{ WORD($gem) }{ risk }
pick-move_gem = { $colour ->
    [own] {""}
   *[other] { WORD($colour) }{" "}
  }{ $origin }→{ $target }: { WORD($gem) }{ risk }
pick-move_gold = { $colour ->
    [own] {""}
   *[other] { WORD($colour) }{" "}
  }{ $origin }→{ $target }: Gold { $gold }{ risk }
pick-move_chamber = { $colour ->
    [own] {""}
   *[other] { WORD($colour) }{" "}
  }{ $origin }→{ $ends ->
    [treasures] Kammer: letzter Schatz!
    [knights] Kammer: Spielende!
   *[no] Schatzkammer: Schatz
  }
pick-end_turn = Zug beenden ohne zweiten Ritter
pick-gem = { WORD($kind) }
pick-gold = Gold { $value }
pick-catch = { WORD($colour) } ({ $seat }, { $gold ->
    [0] kein Gold
    [one] 1 Goldkarte
   *[other] { $gold } Goldkarten
  })
pick-pay = Gold { $value } zahlen
pick-give_up = Ritter aufgeben{ $ends ->
    [yes] : Spielende!
   *[no] {""}
  }

# Was geschieht

event-TurnBegan = { $seat } ist am Zug (Runde { $round }).
event-KnightMoved = { $seat }: { WORD($colour) } { $origin } → { $target ->
    [chamber] Schatzkammer
   *[other] Feld { $target }
  } ({ $stride ->
    [one] 1 Schritt
   *[other] { $stride } Schritte
  }).
event-TreasureGiven = { $seat } erreicht die Schatzkammer ({ $place }): ein Drachenschatz! { $left ->
    [0] Es war der letzte.
    [one] 1 ist noch da.
   *[other] { $left } sind noch da.
  }
event-GemTaken = { $seat } nimmt einen Edelstein von Feld { $field }: { WORD($kind) }.
event-GoldTaken = { $seat } nimmt Gold { $value } von Feld { $field }.
event-GemOpened = Feld { $field }: Oben liegt jetzt { $kind ->
    [ruby] ein Rubin
    [emerald] ein Smaragd
    [garnet] ein Granat
   *[turquoise] ein Türkis
  } ({ $below } darunter).
event-GoldOpened = Feld { $field }: Jetzt liegt Gold { $value } oben ({ $below } darunter).
event-StackUsedUp = Feld { $field }: { $stack ->
    [gem] keine Edelsteine
   *[gold] kein Gold
  } mehr.
event-BonusFourGiven = { $seat } hat alle vier Edelsteinarten: Bonuskarte, 4 Gold.
event-DragonWalked = Der Drache erwacht und würfelt eine { $roll }: { $roll ->
    [1] Er geht auf Feld { $stop } und bleibt dort stehen.
   *[other] Er geht über { $passed } auf Feld { $stop } und bleibt dort stehen.
  }
event-KnightCaught = Der Drache fängt auf Feld { $field } einen Ritter von { $seat } ({ WORD($colour) }).
event-RansomAsked = { $seat } darf ihn mit einer Goldkarte freikaufen.
event-RansomPaid = { $seat } zahlt Gold { $value }; der Ritter auf Feld { $field } bleibt ({ WORD($colour) }).
event-RansomHidden = { $seat } zahlt verdeckt eine Goldkarte; der Ritter auf Feld { $field } bleibt ({ WORD($colour) }).
event-KnightLost = { $penniless ->
    [yes] { $seat } hat kein Gold; der Ritter auf Feld { $field } kommt ins Nest
   *[no] { $seat } gibt den Ritter auf Feld { $field } auf; er kommt ins Nest
  } ({ WORD($colour) }, noch { $left } im Spiel).
event-BarShifted = Die Leiste rückt vor: Felder { $first }–{ $last }.
event-TurnEnded = { $reason ->
    [card] { $seat } hat eine Karte genommen; der Zug ist zu Ende.
    [treasure] { $seat } hat einen Schatz; der Zug ist zu Ende.
    [second_knight] { $seat } hat zwei Ritter bewegt; der Zug ist zu Ende.
    [no_other_knight] { $seat } hat keinen weiteren Ritter dieser Farbe; der Zug ist zu Ende.
   *[declined] { $seat } bewegt keinen zweiten Ritter.
  }
event-GameOver = { $reason ->
    [treasures] { $seat } hat den letzten Drachenschatz: Das Spiel ist zu Ende.
   *[knights] { $seat } hat nur noch einen Ritter: Das Spiel ist zu Ende.
  }
event-Scored = { $seat }: { $score } = Gold { $gold }{ $gold ->
    [0] { "" }
   *[other] { " " }({ $hand })
  } + Schätze { $treasures } + Edelsteine { $gems } + Boni { $bonuses }{ $paid ->
    [0] { "" }
   *[other] { " " }(als Lösegeld gezahlt und nicht gezählt: { $ransoms })
  }.
event-Won = { $number ->
    [one] { $seats } gewinnt.
   *[other] { $seats } teilen sich den Sieg.
  }

note-YouPaid = Du hast mit Gold { $value } bezahlt. Sonst weiß es niemand.

refused-not_offered = Das geht gerade nicht.
refused-seats = Emerald ist ein Spiel für zwei bis fünf.
refused-start_seat = Dort sitzt niemand, der beginnen könnte.

outcome-treasures = Der letzte Drachenschatz ist gefunden.
outcome-knights = Jemand hat nur noch einen Ritter im Spiel.

# Das Brett als Text

line-turn = Runde { $round }, am Zug: { $seat }. { $treasures ->
    [one] 1 Schatz liegt
   *[other] { $treasures } Schätze liegen
  } in der Kammer.
line-over = Das Spiel ist zu Ende: { $reason ->
    [treasures] Der letzte Schatz ist vergeben.
   *[knights] Jemand hat nur noch einen Ritter im Spiel.
  }
line-caught = Gefangen auf Feld { $field }: ein Ritter von { $seat }.
line-dragon = Drache auf Feld { $field }, Blick zum { $facing ->
    [1] Schatz
   *[other] Ausgang
  }; Leiste an { $first }–{ $last }.
line-player = { $seat }: { $gold ->
    [one] 1 Goldkarte
   *[other] { $gold } Goldkarten
  }, { $treasures ->
    [one] 1 Schatz
   *[other] { $treasures } Schätze
  }, Edelsteine { $ruby } Ru { $emerald } Sm { $garnet } Gr { $turquoise } Tü{ $bonus ->
    [yes] , Bonus 4
   *[no] {""}
  }, { $knights } Ritter ({ $nest } verloren), offen { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
line-final = { $place }. { $seat }: { $total } = Gold { $gold }{ $hand ->
    [none] { "" }
   *[other] { " " }({ $hand })
  } + Schätze { $treasures } + Edelsteine { $gems } + Boni { $bonuses }{ $ransoms ->
    [none] { "" }
   *[other] {" "}(als Lösegeld gezahlt und nicht gezählt: { $ransoms })
  }
line-knights = { WORD($colour) }: { $places ->
    [none] –
   *[other] { $places }
  }
line-stack = Feld { $field }: { $gem ->
    [none] keine Steine
   *[other] { WORD($gem) }{ $gems_below ->
        [0] {""}
       *[other] {" "}+{ $gems_below }
      }
  }, { $gold ->
    [0] kein Gold
   *[other] Gold { $gold }{ $gold_below ->
        [0] {""}
       *[other] {" "}+{ $gold_below }
      }
  }
line-legend = +1: Karten darunter
line-hand = { $cards ->
    [none] Du hast keine Goldkarten.
   *[other] Dein Gold: { $cards } (zusammen { $sum })
  }
line-paid = Als Lösegeld gezahlt: { $cards }

# Optionen

option-length = Länge
option-length-standard = Normal: der ganze Weg
option-length-short = Kurz: kürzerer Weg, drei Schätze
option-length-help = Im kurzen Spiel fehlen die Felder 1 bis 3 und ein Schatz; es braucht etwa zwei Drittel der Züge.
option-second_move = Zweiter Ritter
option-second_move-optional = Darf bewegt werden
option-second_move-compulsory = Muss bewegt werden
option-second_move-help = Ob nach einem ersten Ritter ohne Karte ein zweiter bewegt werden muss.
option-ransom_cards = Lösegeld
option-ransom_cards-open = Wird allen gezeigt
option-ransom_cards-secret = Wird verdeckt gezahlt
option-ransom_cards-help = Ob alle sehen, mit welcher Goldkarte ein Ritter freigekauft wird.

# Der Dauerauftrag

suggested-ransom-3-pay = Lösegeld bis 3 zahlen
suggested-ransom-5-pay = Jedes Lösegeld zahlen
suggested-ransom-0-pay = Nur den letzten Ritter freikaufen
offer-ransom = Wenn mein Ritter gefangen wird
offer-ransom-acts = Sobald der Drache einen deiner Ritter fängt: zahlen oder ihn aufgeben, wie hier gewählt.
step-limit = Bis zu welchem Wert zahlst du die billigste Goldkarte?
step-limit-0 = Nie zahlen
step-limit-1 = Bis 1
step-limit-2 = Bis 2
step-limit-3 = Bis 3
step-limit-4 = Bis 4
step-limit-5 = Immer zahlen
step-last_stand = Und wenn das Spiel sonst zu Ende wäre?
step-last_stand-pay = Zahlen, was es auch kostet
step-last_stand-give_up = Den Ritter aufgeben
step-last_stand-same = Die gleiche Grenze

# Namen

word-red = Rot
word-blue = Blau
word-green = Grün
word-yellow = Gelb
word-orange = Orange
word-ruby = Rubin
word-emerald = Smaragd
word-garnet = Granat
word-turquoise = Türkis
word-gold = Gold
word-gems = Steine
word-treasures = Schätze
word-bonuses = Bonus
word-points = Punkte

# Der Stand

score-line = Das meiste Gold gewinnt · du { $mine } · { $seat } mindestens { $theirs }{ $gold ->
    [0] {""}
    [one] {" "}und 1 Goldkarte
   *[other] {" "}und { $gold } Goldkarten
  } · { $left ->
    [one] 1 Schatz übrig
   *[other] { $left } Schätze übrig
  }

# Was Karten zählen

effect-gold = Am Ende so viel wert, wie darauf steht. Mit einer Goldkarte kaufst du einen gefangenen Ritter frei.
effect-ruby = 1 Gold. Wer zuerst alle vier Arten hat, bekommt 4 Gold; die Mehrheit einer Art bringt am Ende 4 Gold.
effect-emerald = 1 Gold. Wer zuerst alle vier Arten hat, bekommt 4 Gold; die Mehrheit einer Art bringt am Ende 4 Gold.
effect-garnet = 1 Gold. Wer zuerst alle vier Arten hat, bekommt 4 Gold; die Mehrheit einer Art bringt am Ende 4 Gold.
effect-turquoise = 1 Gold. Wer zuerst alle vier Arten hat, bekommt 4 Gold; die Mehrheit einer Art bringt am Ende 4 Gold.
effect-treasures = Je 5 Gold. Wer über Feld 15 hinauskommt, bekommt einen; der letzte beendet das Spiel.

# Die ersten drei Fragen eines Menschen
hint-1 = Bring Ritter durch die Höhle und sammle Gold. Ein Ritter geht so weit, wie Ritter auf seinem Platz stehen: Nutze das Gedränge.
hint-2 = In der Höhle (7 bis 15) bringt jeder Halt eine Karte, und sie beendet deinen Zug. Edelsteine sind je 1 Gold, vier Arten bringen mehr.
hint-3 = Wer neben der Leiste hält, weckt den Drachen. Der Bruch hinter 🐉 sagt, wie oft er dann bei deinen Rittern hält.

# Warum der Computer so spielt
why-first_move = Abgewogen werden die Karte, der Weg zur Schatzkammer und die Gefahr durch den Drachen.
why-second_move = Ein zweiter Ritter lohnt sich, wenn er weiterkommt oder Gedränge schafft.
why-take_card = Viel Gold oder eine neue Edelsteinart bringt am meisten.
why-victim = Am besten trifft es jemanden, der vorn liegt.
why-ransom = Eine billige Goldkarte ist weniger wert als ein Ritter, eine teure nicht.

# So wird gespielt

rules-1 =
    ### Worum es geht
    Du führst deine Ritter aus der Burg durch die Höhle des Drachen bis in seine Schatzkammer. Unterwegs sammeln sie Gold und Edelsteine. **Wer am Ende das meiste Gold hat, gewinnt.**

    - **Burg**: Start, Türme { $seats ->
        [0] T1 bis T4, zu dritt und zu viert auch das Hauptgebäude T5
        [3] T1 bis T4 und das Hauptgebäude T5
        [4] T1 bis T4 und das Hauptgebäude T5
       *[other] T1 bis T4
      }
    - **Wiese**: { $table ->
        [yes] { $length ->
            [short] Felder 4 bis 6
           *[standard] Felder 1 bis 6
          }
       *[no] Felder 1 bis 6 (im kurzen Spiel 4 bis 6)
      }, hier geschieht nichts
    - **Höhle**: Felder 7 bis 15, neben jedem ein Stapel Edelsteine und ein Stapel Gold, oben offen
    - **Schatzkammer**: hinter Feld 15, mit { $table ->
        [yes] { $length ->
            [short] drei Drachenschätzen
           *[standard] vier Drachenschätzen
          }
       *[no] vier Drachenschätzen (im kurzen Spiel drei)
      }
    - **Leiste**: vier Felder neben der Höhle, das Revier des Drachen; zuerst 7 bis 10, er steht auf 10 und schaut zum Ausgang
rules-2 =
    ### Dein Zug: ein Ritter oder zwei
    Du **musst** einen deiner Ritter bewegen. Hat er keine Karte gebracht, { $second_move ->
        [compulsory] **musst** du danach noch einen anderen bewegen, wenn du einen dieser Farbe hast.
       *[optional] **darfst** du danach noch einen anderen bewegen{ $table ->
            [yes] {""}
           *[no] {" "}(als Variante musst du)
          }.
      }

    {"**"}Ein Ritter geht genau so viele Felder weit, wie Ritter an seinem Ausgangsort stehen**, gleich welcher Farbe, er selbst mitgezählt. Jeder Turm zählt für sich. Aus der Burg führt der erste Schritt auf { $length ->
        [short] Feld 4.
       *[standard] Feld 1{ $table ->
            [yes] {""}
           *[no] {" "}(im kurzen Spiel auf Feld 4)
          }.
      }

    - Nur vorwärts, und immer den ganzen Weg
    - Auf einem Feld dürfen beliebig viele Ritter stehen; Überholen kostet nichts und bewirkt nichts
    - Für den zweiten Ritter wird neu gezählt, nach allem, was der erste ausgelöst hat
    - Wer über Feld 15 hinauskommt, ist in der **Schatzkammer**, bekommt einen Drachenschatz und ist fertig

    Nutze also das Gedränge: Der letzte Ritter in einem Turm kriecht.
rules-3 =
    ### Karten
    Ein Ritter, der in der Höhle **anhält**, nimmt eine offene Karte neben seinem Feld: Edelstein oder Gold, wie du willst. Ist nur noch ein Stapel da, nimmt er diese Karte; ist keiner mehr da, gibt es nichts. Die nächste Karte wird sofort aufgedeckt.

    {"**"}Eine Karte beendet deinen Zug**, ein Drachenschatz auch.

    - **Gold** (1 bis 5) kommt auf die Hand. Alle sehen, wie viele Goldkarten du hast, niemand welche. Nur mit Gold kaufst du Ritter frei.
    - **Edelsteine** liegen offen und zählen je 1 Gold: Rubin, Smaragd, Granat, Türkis, je sechs.
    - Wer zuerst **alle vier Arten** hat, bekommt sofort eine Bonuskarte zu 4 Gold.
    - Am Ende bringt **die Mehrheit einer Art** 4 Gold. Bei Gleichstand bekommt sie niemand.
rules-4 =
    ### Der Drache erwacht
    Hält dein Ritter **neben der Leiste** oder **auf dem Feld des Drachen**, erwacht der Drache, nachdem du deine Karte genommen hast. Der Würfel zeigt 1, 2 oder 3, und so viele Felder geht er in seine Blickrichtung.

    - Am Ende der Leiste wendet er, ohne dass es ihn etwas kostet, auch mitten im Lauf
    - Hat die Leiste ihn hinter sich gelassen, läuft er in Richtung Schatzkammer zurück in ihren Bereich
    - Er fängt nur dort, wo er **anhält**. Neben ihm zu stehen oder überholt zu werden ist ungefährlich

    Nach jedem Lauf **rückt die Leiste ein Feld** in Richtung Schatzkammer, bis sie an 12 bis 15 liegt. Dort bleibt sie.
rules-5 =
    ### Gefangen
    Hält der Drache, wo Ritter stehen, fängt er **einen** davon. Stehen dort mehrere Farben, entscheidet, wer am Zug ist; auch die eigene Farbe ist erlaubt.

    Wer ihn führt, darf ihn **mit einer Goldkarte freikaufen**, gleich welchen Werts, ohne Wechselgeld. Die Karte kommt aus dem Spiel, der Ritter bleibt stehen. Ohne Lösegeld kommt der Ritter ins Nest und ist verloren; alle Karten behältst du. Wer kein Gold hat, wird nicht gefragt.

    Diese Frage kann dich außerhalb deines Zuges erreichen. Antwortest du nicht rechtzeitig, wird deine billigste Karte gezahlt, wenn sie höchstens 3 wert ist oder das Spiel sonst endet. Mit einem **Dauerauftrag** legst du vorher fest, bis zu welchem Wert du zahlst und was gilt, wenn es ums Ende geht. Niemand erfährt davon.
rules-6 =
    ### Das Ende
    Das Spiel endet **sofort**,

    - wenn der **letzte Drachenschatz** vergeben ist oder
    - wenn jemand nur noch **einen Ritter im Spiel** hat; Ritter in der Schatzkammer und im Nest zählen nicht.

    Die Runde wird nicht zu Ende gespielt. Dann werden alle Hände aufgedeckt:

    - Goldkarten: ihr Wert
    - Drachenschätze: je 5
    - Edelsteine: je 1
    - Bonuskarten: je 4

    Bei Gleichstand gewinnt, wer mehr Drachenschätze hat, danach, wer mehr Edelsteine hat.
rules-7 =
    ### Zu zweit, Varianten, Rat
    {"**"}Zu zweit** führt ihr je zwei Farben. In einem Zug bewegst du nur Ritter einer Farbe, im nächsten wählst du neu. Karten und Punkte gehören dir gemeinsam, und für das Ende zählen beide Farben zusammen.

    {"**"}Varianten**: ein kurzes Spiel (ohne die Felder 1 bis 3, mit drei Schätzen), ein zweiter Ritter, der bewegt werden muss, verdecktes Lösegeld.

    {"**"}Rat**
    - Stelle erst einen Ritter ins Gedränge und ziehe dann einen anderen von dort: Er kommt weiter
    - Kleines Gold ist nicht verloren, es ist Lösegeld
    - Bevor du den Drachen weckst, sieh nach, wohin ihn 1, 2 und 3 führen
    - Wer vorn liegt, darf das Spiel gern beenden
