name = Scratch Island
tagline = Roll, scratch, open chests, and mind the snakes
players = 2–4

# Questions

ask-choose_pair = { $seat } picks two dice
ask-take_die = { $seat } takes a die or passes
ask-scratch = { $seat } is scratching
menu-choose_pair = Which two dice do you take? (round { $round }, { $points } points)
menu-take_die = Which die do you take? (round { $round }, { $points } points)
menu-choose_mode = What do you place first? Snake per square: { $snake_odds } %, treasure: { $treasure_odds } %.
menu-choose_first_square = Which square do you start with? It must touch your path.
menu-choose_placement = How do you place the motif? Squares are listed in the order you scratch them.

# Buttons

pick-pair = { WORD($one) }{ $misfit ->
    [first] { " " }(does not fit yet)
   *[other] { "" }
  } + { WORD($two) }{ $misfit ->
    [second] { " " }(does not fit yet)
    [all] { " " }(neither fits yet)
   *[other] { "" }
  }
pick-die = { WORD($motif) }{ $misfit ->
    [none] { "" }
   *[other] { " " }(does not fit yet)
  }
pick-pass = Pass
pick-end = End turn
pick-mode = { $mode ->
    [combine] Pickaxe with { WORD($motif) }
   *[other] { WORD($motif) }
  }{ $third ->
    [top] { " " }· top (1–3)
    [middle] { " " }· middle (4–6)
    [bottom] { " " }· bottom (7–9)
   *[all] { "" }
  }
pick-square = { $square }{ $kind ->
    [cross] { " " }✕ cross
    [rock] { " " }▲ rock
    [chest] { " " }◆ chest
    [boat] { " " }⚓ boat
   *[ground] { "" }
  }
pick-placement = { $order }

# What happens

event-MapDealt = { $seat } gets a fresh treasure map.
event-DiceRolled = { $seat } rolls: { $faces }.
event-PairTaken = { $seat } takes { WORD($one) } and { WORD($two) }.
event-DieTaken = { $seat } takes { WORD($motif) }.
event-Passed = { $seat } passes.
event-NothingFits = No die fits { $seat }.
event-MotifPlaced = { $seat } places { $mode ->
    [combine] motif and pickaxe together
   *[other] { WORD($mode) }
  }: { $squares }.
event-SquareScratched = { $seat } scratches { $square }.
event-RockBroken = { $seat } breaks the rock on { $square }.
event-KeyFound = { $seat } finds the { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
  } key on { $square }!
event-CrossBlank = There is nothing under the cross on { $square }.
event-TreasureFound = { $seat } finds { $kind ->
    [pearl] a pearl
    [amulet] an amulet
    [ring] a ring
    [mask] a mask
    [goblet] a goblet
   *[crown] a crown
  } ({ $marked }/{ $boxes }).
event-TreasureTooLate = { $seat } finds { $kind ->
    [pearl] a pearl
    [amulet] an amulet
    [ring] a ring
    [mask] a mask
    [goblet] a goblet
   *[crown] a crown
  }, but that row is already taken.
event-RowWon = { $seat } completes the { WORD($kind) } row: { $points ->
    [1] 1 point
   *[other] { $points } points
  }!
event-RowStruck = The { WORD($kind) } row is now struck for { $seats }.
event-ChestOpened = { $seat } opens the { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
  } chest: { $points } points!
event-SnakeMet = A snake on { $square }! { $seat } has to stop.
event-EndAnnounced = { $seat } has opened enough chests. This round is played to its end.
event-TurnEnded = { $reason ->
    [dice_used] { $seat } has used all dice.
    [ended] { $seat } ends the turn.
    [passed] { $seat } leaves the dice alone.
    [nothing_fits] The turn of { $seat } ends: nothing fits any more.
   *[snake] The snake ends the turn of { $seat }.
  }
event-GameOver = The game is over. Winning: { $seats }. Points in seat order: { $points }.
event-MapsRevealed = All maps are uncovered.

# The board in words

line-turn = Round { $round }, roll { $roll } by { $roller_seat }: { $seat } to play.
line-last_round = Last round ({ $round }), roll { $roll } by { $roller_seat }: { $seat } to play.
line-over = The game is over.
line-player = { $seat }: { $points } pts. Chests: blue { WORD($blue) }, red { WORD($red) }, green { WORD($green) }, yellow { WORD($yellow) }. Treasures: P { $pearl }/1, A { $amulet }/1, R { $ring }/2, M { $mask }/2, G { $goblet }/3, C { $crown }/3.
line-die_free = { WORD($motif) }: free ({ WORD($die) }).
line-die_taken = { WORD($motif) }: with { $seat } ({ WORD($die) }).
line-row = Row { WORD($kind) }: { $seat }.
line-legend = . foil, x cross, # rock, C chest, S boat, o scratched, O open, ~ snake
line-walls = Walls of { $seat }: { $walls }
line-uncovered = Under the foil of { $seat }: { $content ->
    [snake] snakes
    [blank] blank crosses
    [key_blue] blue key
    [key_red] red key
    [key_green] green key
    [key_yellow] yellow key
   *[other] { WORD($content) }
  } { $fields }
line-map_row = { $row } { $signs }
line-held = You hold: { WORD($motif) }
line-odds = On your map: snake { $snake_odds } %, treasure { $treasure_odds } % per unknown square. Keys { $keys }/4, chests { $chests }/{ $chests_to_end }.

# What cannot be done

refused-not_in_pool = That die is not in the pool any more.
refused-roller_takes_two = The roller takes two dice. You may end your turn after that.
refused-not_held = You do not hold that die.
refused-not_offered = That is not on offer right now.
refused-not_first_square = You cannot start with that square here.
refused-wrong_shape = That is not the shape of the motif.
refused-scratched = Something there is scratched already.
refused-locked_chest = You lack the key to that chest.
refused-rock = There is a rock; only the pickaxe breaks it.
refused-needs_one_rock = Together with the pickaxe the motif must cover exactly one rock.
refused-wall = No motif goes through a wall.
refused-no_boat = Your first motif must contain the boat on E9.
refused-no_contact = The motif does not touch your path.

outcome-chests = One map had enough open chests, and the round was finished.
outcome-max_rounds = The last possible round was played.

# Variants

option-chests_to_end = Chests to end
option-chests_to_end-help = How many open chests of one player announce the end.
option-chests_to_end-2 = 2 chests
option-chests_to_end-3 = 3 chests
option-chests_to_end-4 = all 4 chests
option-snakes = Snakes
option-snakes-help = How many snakes hide on each map; 3 is mild for small children.
option-snakes-0 = none
option-snakes-1 = 1 snake
option-snakes-2 = 2 snakes
option-snakes-3 = 3 snakes
option-snakes-4 = 4 snakes
option-snakes-5 = 5 snakes
option-snakes-6 = 6 snakes
option-snakes-7 = 7 snakes
option-snakes-8 = 8 snakes
option-layout = Maps
option-layout-help = Whether all share one visible island; what lies below always differs.
option-layout-own = an island for each player
option-layout-shared = the same island for all
option-max_rounds = At most this many rounds
option-max_rounds-help = The game is over after this round at the latest.
option-max_rounds-5 = 5 rounds
option-max_rounds-6 = 6 rounds
option-max_rounds-7 = 7 rounds
option-max_rounds-8 = 8 rounds
option-max_rounds-9 = 9 rounds
option-max_rounds-10 = 10 rounds
option-max_rounds-11 = 11 rounds
option-max_rounds-12 = 12 rounds
option-max_rounds-13 = 13 rounds
option-max_rounds-14 = 14 rounds
option-max_rounds-15 = 15 rounds
option-max_rounds-16 = 16 rounds
option-max_rounds-17 = 17 rounds
option-max_rounds-18 = 18 rounds
option-max_rounds-19 = 19 rounds
option-max_rounds-20 = 20 rounds
option-length = Length
option-length-help = Short means two chests are enough and ten rounds at most; then leave those two settings alone.
option-length-standard = standard
option-length-short = short

# Names of things

word-domino = two
word-i3 = row of three
word-l3 = corner
word-i4 = row of four
word-o4 = square
word-t4 = T
word-l4 = L
word-s4 = Z
word-pickaxe = pickaxe
word-pearl = pearl
word-amulet = amulet
word-ring = ring
word-mask = mask
word-goblet = goblet
word-crown = crown
word-blue1 = blue 1
word-blue2 = blue 2
word-orange1 = orange 1
word-orange2 = orange 2
word-yellow1 = yellow
word-open = open
word-key = key
word-shut = shut

# How to play

rules-1 =
    ### What it is about
    You scratch paths over your sealed treasure maps. **Red crosses** may hide keys, and keys open the four **chests** in the corners. On the way you collect **treasures**. Most points win; 30 are possible.

    Nobody knows what lies under the foil, neither you nor a computer player. Everybody sees the boat on E9, the chests, six crosses, eight rocks and ten walls.

    Each player has a map of 9 × 9 squares, made fresh for every game.
rules-2 =
    ### Dice
    The roller rolls all dice (four, or five with four players) and takes **any two**. Then each other player in turn takes **one** of those left, or passes. After that the next player rolls.

    - Dice once taken do not come back in this roll, used or not.
    - If no die at all fits you when your turn begins, it ends at once.
    - You may stop at any time; unused dice are lost.

    When everybody has rolled once, a big round is over.
rules-3 =
    ### Placing motifs
    Each die shows a motif of two to four squares, or the pickaxe. You may **turn and mirror** it.

    - It must lie on the map as a whole, on unscratched squares only.
    - It must not cover rocks or locked chests, and no wall may stand between its squares.
    - Its **first square** must share an edge with your path, without a wall in between.
    - Your very first motif must contain the **boat**.

    You choose in three steps: die, first square, position. Only the last one counts; before it you can go back.
rules-4 =
    ### Scratching and snakes
    Squares are uncovered one by one: the first square, then visible ones (cross, chest, rock) as early as possible, otherwise in reading order. The order is written on the button.

    On each map **five snakes** hide. If you uncover one, your turn ends **at once**: the rest of the motif and your other die are lost. What you found before is yours. The snake's square belongs to your path and does no more harm.

    No snake lies under a cross, a rock or a chest, or right beside the boat.
rules-5 =
    ### Pickaxe
    The pickaxe scratches **a single square** beside your path. It may even be a **rock**. Two of the eight rocks hide a treasure.

    If you are the roller and hold a pickaxe and another motif, you may **combine** them: place the motif so that exactly one of its squares is a rock. This costs both dice, even if a snake comes in between.

    Two pickaxes are two single squares, one after the other.
rules-6 =
    ### Keys and chests
    Four of the six crosses hide one key each: blue, red, green, yellow. Two are blank.

    You open a chest by scratching its square. You must own its key **before** you place the motif; the next die of the same turn is soon enough.

    - blue (A1) and red (I1): **5 points** each
    - green (A9) and yellow (I9): **4 points** each

    Everybody has four chests of their own. Take care: once both squares beside a chest are scratched, only the pickaxe gets in.
rules-7 =
    ### Treasures
    Each map hides twelve treasures. What you find is marked by itself. The **first** to complete a row gets its points; for all others it is struck.

    - pearl, one: 1 point
    - amulet, one: 1 point
    - rings, two: 2 points
    - masks, two: 2 points
    - goblets, three: 3 points
    - crowns, three: 3 points

    Incomplete rows are worth nothing.
rules-8 =
    ### End of the game
    When somebody opens the **fourth chest**, the end is announced. The turn goes on, and the big round is finished: everybody who has not rolled in it still rolls. All take part as always.

    Opened chests and rows won count. Among equals the one wins who had all four chests first; if nobody has, the one with more chests; otherwise you share the victory.

    After 15 big rounds the game is over in any case. If you do not answer in time, the **pilot** plays on for you: it takes the shortest way to the nearest goal.
