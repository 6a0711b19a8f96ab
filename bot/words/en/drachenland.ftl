# Drachenland: everything the game says in English.

name = Drachenland
tagline = Dragon eggs, gems and three helpers before the volcanoes erupt
players = 2–4
length = 45 min
weight = medium

# Questions: in public, then over the buttons

ask-enter = { $seat } brings the first figure into the land
ask-pick = { $seat } chooses a die and a figure
ask-move = { $seat } is still moving
ask-collect = { $seat } may take something
ask-hand = { $seat } may use the magic hand

menu-enter = Which figure enters Drachenland?
menu-entrance = Which field does it go to?
menu-pick = Which die for which figure? { $eggs_left ->
    [one] 1 egg is
   *[other] { $eggs_left } eggs are
  } left on the board.
menu-move = Where to? On a volcano with a face-down tile you must stop.
menu-place = Which place exactly?
menu-fly_to = Which volcano do you fly to?
menu-collect = { $volcano ->
    [0] What does the figure take here?
   *[other] Volcano { $volcano }: what does { WORD($colour) } take?
  } { $eggs_left ->
    [one] 1 egg is
   *[other] { $eggs_left } eggs are
  } left on the board.
menu-hand = Something more with the magic hand?

# Buttons

pick-enter = { WORD($colour) }
pick-entrance = { $on_volcano ->
    [yes] Volcano { $place } (face down)
   *[no] Field { $place }
  }
pick-die = { $die } for { WORD($colour) }{ $walled_in ->
    [yes] { " " }(cannot walk)
   *[no] { "" }
  }
pick-reroll = Reroll
pick-end_turn = End turn: { $dice ->
    [one] one die is lost
   *[other] both dice are lost
  }
pick-volcano = Volcano { $volcano } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }{ $face_down ->
    [yes] , face down
   *[no] {""}
  })
pick-field = Field { $place } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
  })
pick-area = Around volcano { $area }: { $places } places
pick-lane = At entrance { $area }: { $places } places
pick-boat = Boatman: volcano { $volcano }{ $face_down ->
    [yes] {" "}(face down)
   *[no] {""}
  }
pick-call = { $by ->
    [die] Call the dragon with the 4
   *[little_dragon] Call the dragon: little dragon
  }
pick-fly = { $by ->
    [die] Fly with the 4 …
   *[little_dragon] Fly: little dragon …
  }
pick-target = Volcano { $volcano }{ $face_down ->
    [yes] {" "}(face down)
   *[no] {""}
  }
pick-quick_steps = Quick steps: +3
pick-stop = { $where ->
    [rich] Stay here and collect
    [empty] Stay here (nothing to take)
    [outside] Stay outside
   *[field] Stay here
  }
pick-gems = { gems }
pick-clear = 1 diamond
pick-egg = { $last ->
    [yes] Last egg: ends the game!
   *[no] Dragon egg{ $tile ->
        [none] {""}
       *[other] {" "}+ { WORD($tile) }
      }
  }
pick-ring = Magic ring
pick-nothing = Nothing
pick-no = Keep the hand

# Parts of sentences

gems = { $colour ->
    [red] { $number ->
        [one] 1 ruby
       *[other] { $number } rubies
      }
    [green] { $number ->
        [one] 1 emerald
       *[other] { $number } emeralds
      }
   *[blue] { $number ->
        [one] 1 sapphire
       *[other] { $number } sapphires
      }
  }
taken_gems = { $colour ->
    [red] { $number ->
        [one] a ruby
       *[other] { $number } rubies
      }
    [green] { $number ->
        [one] an emerald
       *[other] { $number } emeralds
      }
   *[blue] { $number ->
        [one] a sapphire
       *[other] { $number } sapphires
      }
  }

# What happens

event-Began = Drachenland is laid out. { $seat } begins.
event-Entered = { $seat } enters the land with { WORD($colour) }: { $on_volcano ->
    [yes] volcano { $place }
   *[no] field { $place }
  }.
event-Rolled = { $seat } rolls { $low } and { $high }.
event-Rerolled = { $seat } rolls again: { $low } and { $high }.
event-Walked = { $seat } walks with { WORD($colour) } to { $on_volcano ->
    [yes] volcano { $place }
   *[no] field { $place }
  } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }).
event-Sailed = { $seat } sails with { WORD($colour) } from volcano { $origin } to volcano { $volcano } (boatman).
event-Called = { $seat } calls the king dragon ({ WORD($colour) }) to volcano { $volcano }{ $by ->
    [die] , with the 4
   *[little_dragon] , with the little dragon
  }.
event-Flew = { $seat } flies with { WORD($colour) } and the king dragon from volcano { $origin } to volcano { $volcano }{ $by ->
    [die] , with the 4
   *[little_dragon] , with the little dragon
  }.
event-Quickened = { $seat } plays quick steps for { WORD($colour) }: 3 more steps.
event-Stopped = { $arrived ->
    [yes] {""}
   *[no] { $seat } leaves { WORD($colour) } { $place ->
        [outside] outside
       *[other] { $on_volcano ->
            [yes] on volcano { $place }
           *[no] on field { $place }
          }
      }.
  }
event-Revealed = Volcano { $volcano }: { WORD($tile) }!
event-GemsTaken = { $seat } takes { taken_gems } with { WORD($colour) } from volcano { $volcano }{ $by_hand ->
    [yes] {" "}(magic hand)
   *[no] {""}
  }.
event-ClearTaken = { $seat } takes a diamond with { WORD($colour) } from volcano { $volcano }{ $by_hand ->
    [yes] {" "}(magic hand)
   *[no] {""}
  }.
event-EggTaken = { $seat } takes an egg with { WORD($colour) } from volcano { $volcano }{ $tile ->
    [none] {""}
   *[other] {" "}and gets the { WORD($tile) } tile
  }{ $by_hand ->
    [yes] {" "}(magic hand)
   *[no] {""}
  }.
event-RingTaken = { $seat } puts a magic ring on { WORD($colour) } at volcano { $volcano }.
event-NothingTaken = { $seat } takes nothing from volcano { $volcano }.
event-HandKept = { $seat } keeps the magic hand.
event-TurnEnded = { $seat } ends the turn, { $dice ->
    [one] one die lapses
   *[other] both dice lapse
  }.
event-RoundsLeft = { $rounds ->
    [one] The last round begins.
   *[other] { $rounds } rounds to go.
  }
event-StallWarned = Nobody has taken anything for a while. If that goes on for { $rounds ->
    [one] another round
   *[other] another { $rounds } rounds
  }, the game ends.
event-Ended = { $reason ->
    [last_egg] The last dragon egg is saved, the game is over!
    [round_limit] The last round is played, the game is over!
   *[stall] Nobody takes anything any more, the game is over!
  } In the box was: { WORD($spare) }.

note-YourVault = Behind your screen: eggs { $eggs }, red { $red }, green { $green }, blue { $blue }, diamonds { $clear }. Worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } now.

# Why something does not work

refused-game_over = The game is over.
refused-not_your_turn = It is not your turn.
refused-wrong_phase = That is not possible at this point.
refused-figure_used = This figure has already acted this turn.
refused-die_not_available = You no longer have this die.
refused-too_far = The figure cannot get that far.
refused-occupied = A figure already stands there.
refused-beyond_face_down = A face-down tile lies in the way; the figure would have to stop there.
refused-not_reachable = The figure cannot go there.
refused-no_tile = You do not have this tile.
refused-not_on_volcano = The figure must stand on a volcano for that.
refused-no_water_link = No water leads there from here.
refused-wrong_colour = The king dragon here has another colour.
refused-dragon_hidden = The king dragon of this colour has not turned up yet.
refused-dragon_elsewhere = The king dragon is on another volcano.
refused-no_four = You need a whole 4 for that.
refused-nothing_there = There is none of that here.
refused-ring_already = The figure already wears a ring.
refused-no_ring_tile = There is no ring tile here.
refused-just_walked = That does not work directly after walking.
refused-seats = Drachenland is a game for two to four.
refused-start_seat = Nobody is sitting there to begin.

outcome-last_egg = The last dragon egg is saved.
outcome-round_limit = The last round of the short game is played.
outcome-stall = Nobody has taken anything for a long time.

# The land as text

line-turn = { $round ->
    [0] Entry round
   *[other] Round { $round }
  }, to move: { $seat }. Eggs on the board: { $eggs }.
line-dice = Dice: { $low }{ $low_used ->
    [yes] {" "}(used)
   *[no] {""}
  } and { $high }{ $high_used ->
    [yes] {" "}(used)
   *[no] {""}
  }.
line-active = { WORD($colour) } is moving{ $left ->
    [0] {""}
    [one] , 1 step left
   *[other] , { $left } steps left
  }.
line-limit = Short game: { $rounds } rounds.
line-open_vault = { $seat } has: eggs { $eggs }, R{ $red } G{ $green } B{ $blue } D{ $clear }.
line-over = The game ended in round { $round }. In the box: { WORD($spare) }.
line-result = { $place }. { $seat }: points { $points } = { $sets ->
    [one] 1 set
   *[other] { $sets } sets
  } + { $singles } single (eggs { $eggs }, R { $red }{ $red_lost ->
    [yes] {" "}(no ring: does not count)
   *[no] {""}
  }, G { $green }{ $green_lost ->
    [yes] {" "}(no ring: does not count)
   *[no] {""}
  }, B { $blue }{ $blue_lost ->
    [yes] {" "}(no ring: does not count)
   *[no] {""}
  }, D { $clear })
line-legend = R ruby, G emerald (green), B sapphire (blue), D diamond (stands for any colour), ○ wears a ring
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
   *[other] {" "}· { $boatman }× boat
  }{ $little_dragon ->
    [0] {""}
   *[other] {" "}· { $little_dragon }× little dragon
  }{ $quick_steps ->
    [0] {""}
   *[other] {" "}· { $quick_steps }× steps
  }{ $magic_hand ->
    [0] {""}
   *[other] {" "}· { $magic_hand }× hand
  }{ $reroll ->
    [0] {""}
   *[other] {" "}· reroll
  }
line-volcano = Volcano { $volcano }: { $eggs ->
    [0] {""}
    [one] 1 egg{" "}
   *[other] { $eggs } eggs{" "}
  }{ $gems }{ $tile ->
    [face_down] {" "}face down
    [none] {""}
   *[other] {" "}{ WORD($tile) }
  }{ $ring ->
    [yes] {" "}ring tile
   *[no] {""}
  }{ $dragons ->
    [none] {""}
   *[other] {" "}dragon { $dragons }
  }
line-vault = Behind your screen: eggs { $eggs }, red { $red }, green { $green }, blue { $blue }, diamonds { $clear }.
line-worth = If it ended now: { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $sets ->
    [one] 1 set
   *[other] { $sets } sets
  }.
line-ringless = { WORD($colour) } has no ring{ $number ->
    [0] {""}
    [one] : 1 gem does not count
   *[other] : { $number } gems do not count
  }.

# Options

option-length = Length
option-length-full = Full: until the last dragon egg
option-length-short = Short: at most 8, 7 or 6 rounds for two, three, four
option-length-help = The short game ends after a few rounds, and nothing is collected when entering.
option-gem_limit = Gems
option-gem_limit-on = At most two of a colour on a volcano
option-gem_limit-off = Mixed freely (variant 1)
option-gem_limit-help = How the gems are spread over the volcanoes at the start.
option-open_vaults = Screens
option-open_vaults-off = With screens
option-open_vaults-on = Without screens (variant 2)
option-open_vaults-help = Without screens everybody sees at all times what everyone has collected.
option-stall_rounds = Standstill
option-stall_rounds-3 = 3 rounds
option-stall_rounds-4 = 4 rounds
option-stall_rounds-5 = 5 rounds
option-stall_rounds-6 = 6 rounds
option-stall_rounds-7 = 7 rounds
option-stall_rounds-8 = 8 rounds
option-stall_rounds-9 = 9 rounds
option-stall_rounds-10 = 10 rounds
option-stall_rounds-11 = 11 rounds
option-stall_rounds-12 = 12 rounds
option-stall_rounds-13 = 13 rounds
option-stall_rounds-14 = 14 rounds
option-stall_rounds-15 = 15 rounds
option-stall_rounds-16 = 16 rounds
option-stall_rounds-17 = 17 rounds
option-stall_rounds-18 = 18 rounds
option-stall_rounds-19 = 19 rounds
option-stall_rounds-20 = 20 rounds
option-stall_rounds-help = After so many rounds in which nobody takes anything, the game ends.

# Words

word-red = Red
word-green = Green
word-blue = Blue
word-clear = Diamond
word-none = nothing
word-boatman = boatman
word-little_dragon = little dragon
word-quick_steps = quick steps
word-magic_hand = magic hand
word-reroll = reroll
word-ring_tile = ring tile
word-red_king_dragon = red king dragon
word-green_king_dragon = green king dragon
word-blue_king_dragon = blue king dragon
word-counts = counts
word-no_ring = no ring
word-any_colour = any colour
word-boatman_does = Sails over water to the next volcano.
word-little_dragon_does = Calls your dragon, or flies with it.
word-quick_steps_does = Three more steps for one figure.
word-magic_hand_does = Takes one thing more from the volcano.
word-reroll_does = Rolls both dice once more.

# The score, and what lies on the volcanoes

score-line = The most points win · you { $mine } · { $eggs ->
    [one] 1 egg left
   *[other] { $eggs } eggs left
  }{ score-round }
score-open_line = The most points win · you { $mine } · { $seat } { $theirs } · { $eggs ->
    [one] 1 egg left
   *[other] { $eggs } eggs left
  }{ score-round }
score-round = { $round ->
    [0] {" "}· entry round
   *[other] {" "}· round { $round }{ $rounds ->
        [0] {""}
       *[other] {" "}of { $rounds }
      }
  }
remark-eggs = { $eggs ->
    [one] 1 egg is
   *[other] { $eggs } eggs are
  } left on the board.
remark-volcano = Volcano { $volcano }: { $number ->
    [0] {""}
   *[other] { gems },{" "}
  }{ $clear ->
    [0] {""}
    [one] 1 diamond,{" "}
   *[other] { $clear } diamonds,{" "}
  }{ $eggs ->
    [0] no egg
    [one] 1 egg
   *[other] { $eggs } eggs
  }{ $tile ->
    [none] {""}
    [face_down] , face-down tile: you stop there
   *[other] , { WORD($tile) } tile
  }{ $ring ->
    [yes] , magic ring
   *[no] {""}
  }

# What tiles do

effect-boatman = Sails from a volcano over a river or waterfall to the next, at no cost in steps.
effect-little_dragon = Counts as a 4 for the king dragon: to call it or to fly with it. Never for walking.
effect-quick_steps = Up to three more steps for one figure; play it before walking.
effect-magic_hand = After collecting you take something more from the same volcano, but no ring.
effect-reroll = Rolls both dice once more, as long as both are unused.
effect-ring_tile = Whoever stands here may put a magic ring on the figure; the tile stays.

# The first three questions of a person
hint-1 = Collect sets of an egg, a ruby, an emerald and a sapphire. Choose which of your three figures enters first.
hint-2 = Give each die to a different figure. Each takes gems of its own colour, and without a magic ring they count nothing in the end.
hint-3 = Aim for volcanoes with an egg and gems of your figure’s colour. The last egg ends the game.

# Why the computer plays so
why-pick = A die is worth most where it leads to an egg, a ring or gems of the figure.
why-move = The goal is what fills your sets.
why-collect = Take what your sets lack most.
why-hand = The hand is worth nothing in the end, so take what counts.
why-enter = That is the quickest way to the first volcanoes.

# How to play

rules-1 =
    ### What it is about
    The volcanoes rumble, and the dragons ask for help. You lead a red, a green and a blue figure through the land and save eggs and gems. **Whoever has the most points at the end wins.**

    - a **set** of a dragon egg, a ruby (red), an emerald (green) and a sapphire (blue) scores **10 points**
    - every other egg and every other gem scores **1 point**
    - a **diamond** (clear) stands for any coloured gem, but never for an egg
    - if a figure wears no **magic ring** at the end, all gems of its colour are worthless

    The game ends **at once** when somebody takes the last egg from the board.

rules-2 =
    ### The land
    15 volcanoes are linked by paths of single fields, and there are three entrances (E1, E2, E3). Gems, at least one egg and a face-down tile lie on every volcano; with three or more players the middle volcanoes 5, 10 and 15 have two eggs.

    Everybody starts with three open tiles: little dragon, boatman and reroll. Eggs and gems vanish behind your screen, tiles lie open in front of it. All are told what somebody takes; how much has piled up is for you to remember.

    Rivers and waterfalls link some volcanoes, but only the boatman can use them.

rules-3 =
    ### Entering
    In the first round everybody in turn brings **one** figure into the land through any entrance, without rolling: the first goes exactly 1 field, the second 2, the third 3, the fourth 4. With two players the first goes 2 fields and the second 4.

    The nearest volcanoes are 7 steps from an entrance (2, 7 and 12) or 8 (1, 6 and 11): nobody reaches one while entering.

    The other figures enter later, with a die. When is up to you.

rules-4 =
    ### Your turn
    Both dice are thrown: one shows 1, 2, 2, 2, 3, 3, the other 2, 3, 3, 4, 4, 4, so every second roll brings a 4. You give **each die to a different figure**. The third figure rests this turn.

    Each figure finishes its turn before the next one begins:
    1. **Move** up to the number rolled, the rest lapses. Standing still is allowed.
    2. **Collect**, if it stands on a volcano.

    A field holds one figure at most, a volcano any number. Figures may be jumped over, their field counts. You may walk in any direction.

rules-5 =
    ### Volcanoes and tiles
    Whoever reaches a volcano with a face-down tile turns it over. That **ends** the movement, however the figure got there; it may still collect. A volcano without a face-down tile can be crossed.

    On a volcano you take **one** of these:
    - **all** gems of the figure’s colour
    - **one** diamond
    - **one** egg, and with it the open tile (king dragons and ring tiles stay)
    - a **magic ring** for this figure, if a ring tile lies open here

    Each figure wears one ring at most and keeps it.

rules-6 =
    ### Tiles for moving
    - **Reroll**: at the start, as long as both dice are unused
    - **Boatman**: from a volcano over a river or waterfall to the next, at no cost in steps
    - **Quick steps**: up to 3 more steps; play it before walking
    - **Little dragon**: counts as a 4 for the king dragon, but never for walking

    You may use several in any order, always for the figure that is moving. Played tiles are gone. What you have just won can be used at once.

rules-7 =
    ### King dragons
    There is a red, a green and a blue one. Once revealed, every figure **of its colour** can use it. You need a **4** on the figure’s die of which it has not used a step yet, or a little dragon.

    - **Fly**: if figure and dragon are on the same volcano, both fly to any other volcano.
    - **Call**: if the figure stands on a volcano, the dragon comes to it. The figure may still collect there.

    Both can be combined: call with the 4, fly with the little dragon.

rules-8 =
    ### Magic hand and the end
    {"**"}Magic hand**: after collecting you take something more from the same volcano, even the same kind, but no ring.

    With the last egg it is over at once, in the middle of a turn. If nobody takes anything for { $table ->
        [yes] { $stall_rounds } rounds
       *[no] an agreed number of rounds (usually 10)
      }, the game ends too.{ $length ->
        [short] {" "}This is the short game: it ends after 8, 7 or 6 rounds with two, three or four players.
       *[full] { $table ->
            [yes] {""}
           *[no] {" "}The short game ends after 8, 7 or 6 rounds with two, three or four players.
          }
      }

    Then gems of ringless colours are given up and the best sets are made, diamonds included. Rings and tiles count nothing. If several players tie for first place, they share the victory.

# Standing orders
suggested-enter-red-1 = Enter with red at volcano 1
suggested-enter-green-6 = Enter with green at volcano 6
suggested-enter-blue-11 = Enter with blue at volcano 11
offer-enter = Enter when it is my turn
offer-enter-acts = As soon as you are to enter: this figure, as far towards this volcano as it can go.
offer-fetch = Go to a volcano and take something
offer-fetch-acts = In your turns: walks with this figure towards the volcano and takes this there. Whatever else is to be decided, you are asked.
step-colour = Which figure?
step-colour-red = Red
step-colour-green = Green
step-colour-blue = Blue
step-gate = Towards which volcano?
step-volcano = To which volcano?
step-what = What shall it take there?
step-what-egg = A dragon egg
step-what-gems = Gems of its colour
step-what-clear = A diamond
step-what-ring = The magic ring
step-gate-1 = Volcano 1
step-gate-2 = Volcano 2
step-gate-6 = Volcano 6
step-gate-7 = Volcano 7
step-gate-11 = Volcano 11
step-gate-12 = Volcano 12
step-volcano-1 = Volcano 1
step-volcano-2 = Volcano 2
step-volcano-3 = Volcano 3
step-volcano-4 = Volcano 4
step-volcano-5 = Volcano 5
step-volcano-6 = Volcano 6
step-volcano-7 = Volcano 7
step-volcano-8 = Volcano 8
step-volcano-9 = Volcano 9
step-volcano-10 = Volcano 10
step-volcano-11 = Volcano 11
step-volcano-12 = Volcano 12
step-volcano-13 = Volcano 13
step-volcano-14 = Volcano 14
step-volcano-15 = Volcano 15
