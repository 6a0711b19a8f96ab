name = Scratch Island
tagline = Roll, scratch, open chests, and mind the snakes
players = 2–4
length = 30 min
weight = light

# Questions

ask-choose_pair = { $seat } picks two dice and scratches
ask-take_die = { $seat } takes a die and scratches, or passes
ask-scratch = { $seat } is scratching
menu-choose_pair = Which two dice do you take? (✗ does not fit yet; round { $round }, { points })
menu-take_die = Which die do you take? (round { $round }, { points })
menu-choose_mode = What do you place first?
menu-choose_third = In which third of your map do you start? The top is rows 1–3, the middle 4–6, the bottom 7–9.
menu-choose_first_square = Which square do you start with? It must touch your path.
menu-choose_pickaxe_square = Which square do you scratch with the pickaxe? Your click counts at once.
menu-choose_placement = How do you place the motif? Squares are listed in the order you scratch them (✕ cross, ▲ rock, ◆ chest, ⚓ boat).

# Buttons

pick-pair = { START($one) }{ $misfit ->
    [first] { " " }✗
    [all] { " " }✗
   *[other] { "" }
  } + { WORD($two) }{ $misfit ->
    [second] { " " }✗
    [all] { " " }✗
   *[other] { "" }
  }
pick-die = { START($motif) }{ $misfit ->
    [none] { "" }
   *[other] { " " }(no fit: turn ends)
  }
pick-pass = Pass
pick-end = End turn: { $dice ->
    [one] { WORD($motif) } is lost
   *[other] { $dice } dice are lost
  }
pick-mode = { $mode ->
    [combine] Pickaxe + { WORD($motif) }
   *[other] { START($motif) }
  }{ $third ->
    [top] { " " }· top
    [middle] { " " }· middle
    [bottom] { " " }· bottom
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

# Parts of sentences

points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }

laid = the { WORD($motif) }

# What happens. What begins with a plus stands in the same line as the event before it.

event-MapDealt = { $seat } gets a fresh treasure map.
event-DiceRolled = { $seat } rolls: { $faces }.
event-PairTaken = { $seat } takes two dice: { WORD($one) } and { WORD($two) }.
event-DieTaken = { $seat } takes a die: { WORD($motif) }.
event-Passed = { $seat } passes.
event-NothingFits = No die fits { $seat }.
event-MotifPlaced = { $seat } { $mode ->
    [combine] places { laid } together with the pickaxe
    [pickaxe] uses the pickaxe
   *[other] places { laid }
  }: { $squares }.
event-SquareScratched = {""}
event-RockBroken = + { $seat } breaks the rock on { $square }.
event-KeyFound = + { $seat } finds the { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
  } key on { $square }!
event-CrossBlank = + There is nothing under the cross on { $square }.
event-TreasureFound = + { $seat } finds { $kind ->
    [pearl] a pearl
    [amulet] an amulet
    [ring] a ring
    [mask] a mask
    [goblet] a goblet
   *[crown] a crown
  } ({ $marked }/{ $boxes }).
event-TreasureTooLate = + { $seat } finds { $kind ->
    [pearl] a pearl
    [amulet] an amulet
    [ring] a ring
    [mask] a mask
    [goblet] a goblet
   *[crown] a crown
  }, but that row is already taken.
event-RowWon = + { $seat } completes the { WORD($kind) } row: { $points ->
    [1] 1 point
   *[other] { $points } points
  }!
event-RowStruck = + The { WORD($kind) } row is now struck for { $seats }.
event-ChestOpened = + { $seat } opens the { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
  } chest: { $points } points!
event-SnakeMet = + A snake on { $square }! { $seat }’s turn is over.
event-EndAnnounced = + { $seat } has opened enough chests. This round is played to its end.
event-TurnEnded = { $reason ->
    [ended] { $seat } ends the turn.
    [nothing_fits] { $seat }’s turn ends: nothing fits any more.
   *[other] {""}
  }
event-GameOver = The game is over. Won by { $seats }.
event-Scored = { $seat }: { points }.
event-MapsRevealed = All maps are uncovered.

# The board in words

line-turn = Round { $round }, roll { $roll } by { $roller_seat }: { $seat } to play.
line-last_round = Last round ({ $round }), roll { $roll } by { $roller_seat }: { $seat } to play.
line-over = The game is over.
line-player = { $seat }: { points }. Chests: blue { WORD($blue) }, red { WORD($red) }, green { WORD($green) }, yellow { WORD($yellow) }. Treasures: pearl { $pearl }/1, amulet { $amulet }/1, ring { $ring }/2, mask { $mask }/2, goblet { $goblet }/3, crown { $crown }/3.
line-die_free = { WORD($motif) }: free ({ WORD($die) }).
line-die_taken = { WORD($motif) }: with { $seat } ({ WORD($die) }).
line-row = Row { WORD($kind) }: { $seat }.
line-legend = . foil, x cross, # rock, $ chest, @ boat, o scratched, O open chest, ~ snake
line-walls = Walls of { $seat }: { $walls }
line-uncovered = { $seat }, still under the foil: { $content ->
    [snake] snake
    [blank] blank cross
    [key_blue] blue key
    [key_red] red key
    [key_green] green key
    [key_yellow] yellow key
   *[other] { WORD($content) }
  } on { $fields }
line-map = { $seat }’s map:{ $signs }
line-held = You hold: { WORD($motif) }
line-odds = On your map: snake { $snake_odds }%, treasure { $treasure_odds }% per unknown square. Keys { $keys }/4, chests { $chests }/{ $chests_to_end }.

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

outcome-chests = Somebody has opened enough chests, and the round is finished.
outcome-max_rounds = The last possible round is played.

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

word-domino = domino
word-i3 = row of three
word-l3 = corner
word-i4 = row of four
word-o4 = block
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
word-snake = snake
word-treasure = treasure
word-rock = rock
word-where = Where does this shape go?

# The score, and how dangerous it is

score-line = The most points win · you { $mine } · { $seat } { $theirs } · your chests { $chests } of { $needed } · round { $round } of at most { $rounds }
remark-odds1 = Danger of a snake: { $snake1 }% with one unknown square.
remark-odds2 = Danger of a snake: { $snake1 }% with one unknown square, { $snake2 }% with two.
remark-odds3 = Danger of a snake: { $snake1 }% with one unknown square, { $snake2 }% with two, { $snake3 }% with three.
remark-odds4 = Danger of a snake: { $snake1 }% with one unknown square, { $snake2 }% with two, { $snake3 }% with three, { $snake4 }% with four.

# What things do

effect-pickaxe = Scratches a single square beside your path, even a rock; or lays a motif over exactly one rock.
effect-snake = Ends your turn at once; what you found before is yours.
effect-key = Opens the chest of its colour; you must have it before you place the motif.
effect-rock = Only the pickaxe gets through. Two of the eight rocks hide a treasure.
effect-pearl = One pearl fills the row: 1 point for whoever fills it first.
effect-amulet = One amulet fills the row: 1 point for whoever fills it first.
effect-ring = Two rings fill the row: 2 points for whoever fills it first.
effect-mask = Two masks fill the row: 2 points for whoever fills it first.
effect-goblet = Three goblets fill the row: 3 points for whoever fills it first.
effect-crown = Three crowns fill the row: 3 points for whoever fills it first.

# The first three questions of a person
hint-1 = Scratch a path from your boat: to the crosses (keys), then to the chests in the corners. Take dice that lead there.
hint-2 = Place the motif so that its first square touches your path. Its squares are uncovered one after the other.
hint-3 = A snake ends the turn; the chance stands below the question. None lies under a cross, a rock or a chest.

# Why the computer plays so
why-choose_pair = Two dice that together lead to the next cross or chest, over as few unknown squares as possible.
why-take_die = The die that leads nearest to a goal, over as few unknown squares as possible.
why-scratch = The way to a cross or a chest counts, over as few unknown squares as possible.

# How to play

rules-1 =
    ### What it is about
    You scratch paths over your sealed treasure maps. **Red crosses** may hide keys, and keys open the four **chests** in the corners. On the way you collect **treasures**. The most points win; 30 are possible.

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

    You choose in three steps: die, first square, position. Only the last one counts; before it you can go back, to other dice too. The pickaxe has no third step: its square counts at once.
rules-4 =
    ### Scratching and snakes
    Squares are uncovered one by one: the first square, then visible ones (cross, chest, rock) as early as possible, otherwise in reading order. The order is written on the button.

    { $table ->
        [yes] { $snakes ->
            [0] **No snake** hides on any map.
            [one] **One snake** hides on each map.
           *[other] **{ $snakes } snakes** hide on each map.
          }
       *[no] Snakes hide on each map, **usually five**.
      } If you uncover one, your turn ends **at once**: the rest of the motif and your other die are lost. What you found before is yours. The snake’s square belongs to your path and does no more harm.

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
    When somebody opens { $table ->
        [yes] { $length ->
            [short] the **second chest**
           *[standard] { $chests_to_end ->
                [2] the **second chest**
                [3] the **third chest**
               *[other] the **fourth chest**
              }
          }
       *[no] the **last chest needed** (usually the fourth)
      }, the end is announced. The turn goes on, and the big round is finished: everybody who has not rolled in it still rolls. All take part as always.

    Opened chests and rows won count. In a tie whoever had enough chests first wins; if nobody has, whoever opened more chests; otherwise you share the victory.

    After { $table ->
        [yes] { $length ->
            [short] 10 big rounds
           *[standard] { $max_rounds } big rounds
          }
       *[no] the agreed number of big rounds (usually 15)
      } the game is over in any case. If you do not answer in time, the **pilot** plays on for you: it takes the shortest way to the nearest goal.

# Standing orders
suggested-pilot = The pilot plays when others roll
suggested-take-pickaxe = Take the pickaxe if it is left
suggested-chest-A9 = Towards the chest A9
offer-pilot = The pilot plays when others roll
offer-pilot-acts = In the rolls of others: takes a die and scratches with it as the normal computer would. Your own rolls stay yours.
offer-take = Take a die if it is left
offer-take-acts = In the rolls of others: takes this die if it still lies in the pool and fits, and places it as the normal computer would; else you are asked.
offer-chest = Towards a chest
offer-chest-acts = In each of your turns: takes and lays what shortens the way to this chest most. Where nothing leads nearer, you are asked.
step-motif = Which one?
step-motif-domino = Domino
step-motif-i3 = Row of three
step-motif-l3 = Corner
step-motif-i4 = Row of four
step-motif-o4 = Square
step-motif-t4 = T
step-motif-l4 = L
step-motif-s4 = Z
step-motif-pickaxe = Pickaxe
step-chest = Which chest?
step-chest-A1 = A1, top left
step-chest-I1 = I1, top right
step-chest-A9 = A9, bottom left
step-chest-I9 = I9, bottom right
