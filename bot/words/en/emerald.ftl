# Emerald: everything the game says in English.

name = Emerald
tagline = Knights, a cave full of gold, and a dragon who sleeps lightly
players = 2–5
length = 45 min
weight = light

# Questions: in public, then over the buttons

ask-first_move = { $seat } moves a knight
ask-second_move = { $seat } may move a second knight
ask-take_card = { $seat } takes a card
ask-victim = { $seat } names whom the dragon catches
ask-ransom = { $seat } may buy the knight free. No answer: the cheapest card is paid if it is 3 or less, or if the game would end otherwise

menu-first_move = Which knight do you move? It walks one field for every knight on its place, itself included. { dragon-sign }
menu-second_move = { $second_move ->
    [compulsory] Which knight do you move second?
   *[optional] A second knight, or is your turn over?
  } { dragon-sign }
menu-take_card = Which card do you take?
menu-victim = The dragon stops on field { $field }. Whose knight does she catch?
menu-ransom = Your knight on field { $field } is caught. Pay with a gold card or give it up? You have { $knights } knights in play{ $knights ->
    [2] , and losing one ends the game
   *[other] {""}
  }.

# Parts of sentences

dragon-sign = 🐉 wakes the dragon; 1/3 means: with one roll in three she stops where only your knights stand.
risk = { $wakes ->
    [yes] {" 🐉"}{ $risk }/3
   *[no] {""}
  }

# Buttons

pick-move = { $colour ->
    [own] {""}
   *[other] { WORD($colour) }{" "}
  }{ $origin }→{ $target } ({ $stride ->
    [one] 1 step
   *[other] { $stride } steps
  }){ risk }
pick-move_gem_gold = { $colour ->
    [own] { $origin }→{ $target }: gold
   *[other] { WORD($colour) } { $origin }→{ $target }:
  } { $gold }/{ WORD($gem) }{ risk }
pick-move_gem = { $colour ->
    [own] {""}
   *[other] { WORD($colour) }{" "}
  }{ $origin }→{ $target }: { WORD($gem) }{ risk }
pick-move_gold = { $colour ->
    [own] {""}
   *[other] { WORD($colour) }{" "}
  }{ $origin }→{ $target }: gold { $gold }{ risk }
pick-move_chamber = { $colour ->
    [own] {""}
   *[other] { WORD($colour) }{" "}
  }{ $origin }→chamber: { $ends ->
    [treasures] last treasure!
    [knights] ends the game!
   *[no] treasure
  }
pick-end_turn = End turn without a second knight
pick-gem = { $kind ->
    [ruby] Ruby
    [emerald] Emerald
    [garnet] Garnet
   *[turquoise] Turquoise
  }
pick-gold = Gold { $value }
pick-catch = { WORD($colour) } ({ $seat }, { $gold ->
    [0] no gold
    [one] 1 gold card
   *[other] { $gold } gold cards
  })
pick-pay = Pay gold { $value }
pick-give_up = Give the knight up{ $ends ->
    [yes] , end the game
   *[no] {""}
  }

# What happens

event-TurnBegan = It is { $seat }’s turn (round { $round }).
event-KnightMoved = { $seat }: { WORD($colour) } { $origin } → { $target ->
    [chamber] chamber
   *[other] field { $target }
  } ({ $stride ->
    [one] 1 step
   *[other] { $stride } steps
  }).
event-TreasureGiven = { $seat } reaches the chamber ({ $place }): a dragon treasure! { $left ->
    [0] It was the last one.
    [one] 1 is left.
   *[other] { $left } are left.
  }
event-GemTaken = { $seat } takes a gem from field { $field }: { WORD($kind) }.
event-GoldTaken = { $seat } takes gold { $value } from field { $field }.
event-GemOpened = Field { $field }: { $kind ->
    [ruby] a ruby
    [emerald] an emerald
    [garnet] a garnet
   *[turquoise] a turquoise
  } is now on top ({ $below } below).
event-GoldOpened = Field { $field }: gold { $value } is now on top ({ $below } below).
event-StackUsedUp = Field { $field }: no { $stack ->
    [gem] gems
   *[gold] gold
  } left.
event-BonusFourGiven = { $seat } has all four kinds of gems: bonus card, 4 gold.
event-DragonWalked = The dragon wakes and rolls a { $roll }: { $roll ->
    [1] she walks to field { $stop } and stops there.
   *[other] she walks over { $passed } to field { $stop } and stops there.
  }
event-KnightCaught = The dragon catches { $seat }’s knight on field { $field } ({ WORD($colour) }).
event-RansomAsked = { $seat } may buy it free with a gold card.
event-RansomPaid = { $seat } pays gold { $value }; the knight on field { $field } stays ({ WORD($colour) }).
event-RansomHidden = { $seat } pays a gold card, face down; the knight on field { $field } stays ({ WORD($colour) }).
event-KnightLost = { $penniless ->
    [yes] { $seat } has no gold; the knight on field { $field } goes to the nest
   *[no] { $seat } gives the knight on field { $field } up; it goes to the nest
  } ({ WORD($colour) }, { $left } left in play).
event-BarShifted = The bar moves to fields { $first }–{ $last }.
event-TurnEnded = { $reason ->
    [card] { $seat } has taken a card; the turn is over.
    [treasure] { $seat } has a treasure; the turn is over.
    [second_knight] { $seat } has moved two knights; the turn is over.
    [no_other_knight] { $seat } has no other knight of this colour; the turn is over.
   *[declined] { $seat } moves no second knight.
  }
event-GameOver = { $reason ->
    [treasures] { $seat } has taken the last treasure: the game is over.
   *[knights] { $seat } has a single knight left: the game is over.
  }
event-Scored = { $seat }: { $score } = gold { $gold }{ $gold ->
    [0] { "" }
   *[other] { " " }({ $hand })
  } + treasures { $treasures } + gems { $gems } + bonuses { $bonuses }{ $paid ->
    [0] { "" }
   *[other] { " " }(paid as ransom, not counted: { $ransoms })
  }.
event-Won = { $number ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
  }

note-YouPaid = You paid with gold { $value }. Nobody else knows.

refused-not_offered = That is not possible right now.
refused-seats = Emerald is a game for two to five.
refused-start_seat = Nobody is sitting there to begin.

outcome-treasures = The last dragon treasure is found.
outcome-knights = Somebody has a single knight left.

# The board as text

line-turn = Round { $round }, { $seat }’s turn. { $treasures ->
    [one] 1 treasure is
   *[other] { $treasures } treasures are
  } left in the chamber.
line-over = The game is over: { $reason ->
    [treasures] the last treasure is taken.
   *[knights] a player has a single knight left.
  }
line-caught = Caught on field { $field }: a knight of { $seat }.
line-dragon = Dragon on field { $field }, facing the { $facing ->
    [1] chamber
   *[other] exit
  }; bar beside { $first }–{ $last }.
line-player = { $seat }: { $gold ->
    [one] 1 gold card
   *[other] { $gold } gold cards
  }, { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
  }, gems { $ruby } Ru { $emerald } Em { $garnet } Ga { $turquoise } Tu{ $bonus ->
    [yes] , bonus 4
   *[no] {""}
  }, { $knights } knights ({ $nest } lost), { $points ->
    [one] 1 point
   *[other] { $points } points
  } in the open
line-final = { $place }. { $seat }: { $total } = gold { $gold }{ $hand ->
    [none] { "" }
   *[other] { " " }({ $hand })
  } + treasures { $treasures } + gems { $gems } + bonuses { $bonuses }{ $ransoms ->
    [none] { "" }
   *[other] {" "}(paid as ransom, not counted: { $ransoms })
  }
line-knights = { WORD($colour) }: { $places ->
    [none] –
   *[other] { $places }
  }
line-stack = Field { $field }: { $gem ->
    [none] no gems
   *[other] { WORD($gem) }{ $gems_below ->
        [0] {""}
       *[other] {" "}+{ $gems_below }
      }
  }, { $gold ->
    [0] no gold
   *[other] gold { $gold }{ $gold_below ->
        [0] {""}
       *[other] {" "}+{ $gold_below }
      }
  }
line-legend = +1: cards below
line-hand = { $cards ->
    [none] You have no gold cards.
   *[other] Your gold: { $cards } (together { $sum })
  }
line-paid = Paid as ransom: { $cards }

# Options

option-length = Length
option-length-standard = Standard: the whole way
option-length-short = Short: shorter way, three treasures
option-length-help = The short game leaves out fields 1 to 3 and one treasure; it takes about two thirds of the turns.
option-second_move = Second knight
option-second_move-optional = May be moved
option-second_move-compulsory = Must be moved
option-second_move-help = Whether a second knight must move after a first one that brought no card.
option-ransom_cards = Ransom cards
option-ransom_cards-open = Shown to all
option-ransom_cards-secret = Laid face down
option-ransom_cards-help = Whether all see which gold card buys a knight free.

# The standing order

suggested-ransom-3-pay = Pay ransoms up to 3
suggested-ransom-5-pay = Pay every ransom
suggested-ransom-0-pay = Pay for the last knights only
offer-ransom = When my knight is caught
offer-ransom-acts = As soon as the dragon catches one of your knights: pay or give it up, as chosen here.
step-limit = Pay the cheapest gold card up to which value?
step-limit-0 = Never pay
step-limit-1 = Up to 1
step-limit-2 = Up to 2
step-limit-3 = Up to 3
step-limit-4 = Up to 4
step-limit-5 = Always pay
step-last_stand = And if losing the knight would end the game?
step-last_stand-pay = Pay whatever it costs
step-last_stand-give_up = Give it up
step-last_stand-same = The same limit

# Names

word-red = Red
word-blue = Blue
word-green = Green
word-yellow = Yellow
word-orange = Orange
word-ruby = ruby
word-emerald = emerald
word-garnet = garnet
word-turquoise = turquoise
word-gold = Gold
word-gems = Gems
word-treasures = Treasures
word-bonuses = Bonus
word-points = Points

# The score

score-line = The most gold wins · you { $mine } · { $seat } at least { $theirs }{ $gold ->
    [0] {""}
    [one] {" "}and 1 gold card
   *[other] {" "}and { $gold } gold cards
  } · { $left ->
    [one] 1 treasure left
   *[other] { $left } treasures left
  }

# What cards are worth

effect-gold = Worth what stands on it in the end. With a gold card you buy a caught knight free.
effect-ruby = 1 gold. The first to have all four kinds gets 4 gold; the most of a kind brings 4 gold in the end.
effect-emerald = 1 gold. The first to have all four kinds gets 4 gold; the most of a kind brings 4 gold in the end.
effect-garnet = 1 gold. The first to have all four kinds gets 4 gold; the most of a kind brings 4 gold in the end.
effect-turquoise = 1 gold. The first to have all four kinds gets 4 gold; the most of a kind brings 4 gold in the end.
effect-treasures = 5 gold each. Whoever walks beyond field 15 gets one; the last one ends the game.

# The first three questions of a person
hint-1 = Take knights through the cave and collect gold. A knight walks as far as knights stand on its place: use the crowds.
hint-2 = In the cave (7 to 15) every stop brings a card, and it ends your turn. Gems are 1 gold each, and four kinds bring more.
hint-3 = Whoever stops beside the bar wakes the dragon. The fraction behind 🐉 says how often she then stops at your knights.

# Why the computer plays so
why-first_move = It weighs the card, the way to the chamber and the danger from the dragon.
why-second_move = A second knight pays if it gets further or makes a crowd.
why-take_card = Much gold or a new kind of gem brings most.
why-victim = It had better hit whoever is ahead.
why-ransom = A cheap gold card is worth less than a knight, a dear one is not.

# How to play

rules-1 =
    ### What it is about
    You lead your knights from the castle through the dragon’s cave into her treasure chamber. On the way they collect gold and gems. **The most gold in the end wins.**

    - **Castle**: the start, towers { $seats ->
        [0] T1 to T4, and with three or four players the keep T5
        [3] T1 to T4 and the keep T5
        [4] T1 to T4 and the keep T5
       *[other] T1 to T4
      }
    - **Meadow**: { $table ->
        [yes] { $length ->
            [short] fields 4 to 6
           *[standard] fields 1 to 6
          }
       *[no] fields 1 to 6 (4 to 6 in the short game)
      }, nothing happens there
    - **Cave**: fields 7 to 15, beside each a stack of gems and a stack of gold, open on top
    - **Chamber**: behind field 15, with { $table ->
        [yes] { $length ->
            [short] three dragon treasures
           *[standard] four dragon treasures
          }
       *[no] four dragon treasures (three in the short game)
      }
    - **Bar**: four fields beside the cave, the dragon’s beat; at first 7 to 10, and she stands on 10 and looks towards the exit
rules-2 =
    ### Your turn: one knight or two
    You **must** move one of your knights. If it brought no card, you { $second_move ->
        [compulsory] **must** then move another one, if you have one of that colour.
       *[optional] **may** then move another one{ $table ->
            [yes] {""}
           *[no] {" "}(in a variant you must)
          }.
      }

    {"**"}A knight walks exactly as many fields as knights stand where it starts**, whatever their colour, itself included. Each tower counts by itself. From the castle the first step is { $length ->
        [short] field 4.
       *[standard] field 1{ $table ->
            [yes] {""}
           *[no] {" "}(field 4 in the short game)
          }.
      }

    - Only forwards, and always the whole way
    - Any number of knights may share a field; passing is free and without effect
    - The second knight is counted afresh, after all that the first one did
    - Whoever walks beyond field 15 is in the **chamber**, gets a treasure and has finished

    So use the crowds: the last knight in a tower crawls.
rules-3 =
    ### Cards
    A knight that **stops** in the cave takes one open card beside its field: gem or gold, as you like. If only one stack is left, it takes that card; if none is left, nothing. The next card is opened at once.

    {"**"}A card ends your turn**, and so does a treasure.

    - **Gold** (1 to 5) goes into your hand. All see how many gold cards you have, nobody which. Only gold buys knights free.
    - **Gems** lie open, 1 gold each: ruby, emerald, garnet, turquoise, six of each kind.
    - The first player with **all four kinds** gets a bonus card of 4 gold at once.
    - At the end, whoever has **the most of a kind** gets 4 gold for it. In a tie nobody does.
rules-4 =
    ### The dragon wakes
    If your knight stops **beside the bar** or **on the dragon’s field**, she wakes, after you have taken your card. The die shows 1, 2 or 3, and she walks so many fields the way she faces.

    - At an end of the bar she turns round, free of charge, even in the middle of a walk
    - If the bar has left her behind, she walks towards the chamber, back into it
    - She catches only where she **stops**. Standing beside her or being passed is harmless

    After each walk **the bar moves one field towards the chamber**, until it lies beside 12 to 15. Then it stays.
rules-5 =
    ### Caught
    If the dragon stops where knights stand, **one** of them is caught. If there are several colours, the player whose turn it is chooses; your own colour is allowed.

    The owner may **buy it free with one gold card** of any value, without change. The card leaves the game, the knight stays where it is. Without ransom the knight goes to the nest and is out; all cards are kept. Whoever has no gold is not asked.

    This question can reach you when it is not your turn. If you do not answer in time, your cheapest card is paid if it is 3 or less, or if the loss would end the game. With a **standing order** you decide beforehand: up to which value to pay, and what to do when it is about the end. Nobody learns of it.
rules-6 =
    ### The end
    The game stops **at once**

    - when the **last treasure** is taken, or
    - when somebody has only **one knight in play**; knights in the chamber or the nest do not count.

    The round is not played out. Then all hands are opened:

    - gold cards: their value
    - dragon treasures: 5 each
    - gems: 1 each
    - bonus cards: 4 each

    In a tie the one with more treasures wins, then the one with more gems.
rules-7 =
    ### Two players, variants, advice
    {"**"}Two players** have two colours each. In a turn you move knights of one colour only; next turn you choose anew. Cards and score are yours together, and both colours count for the end.

    {"**"}Variants**: a short game (fields 1 to 3 are left out, three treasures), a second move that must be made, ransom cards laid face down.

    {"**"}Advice**
    - Move first a knight that joins a crowd, then another one from there: it gets further
    - Small gold is not lost: it is ransom
    - Before you wake the dragon, look where 1, 2 and 3 would take her
    - If you are ahead, ending the game is a good idea
