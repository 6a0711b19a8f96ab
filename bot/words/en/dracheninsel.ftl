# Die Dracheninsel
name = Die Dracheninsel
tagline = Lift treasures together, carry them, rob them, and perhaps not share in the end
players = 3–6

# Who decides what, for all to see
ask-colour = { $seat } picks a colour
ask-turn = { $seat } is taking a turn
ask-exit = { $seat } must leave the treasure field
ask-exchange = { $seat } may exchange cards
ask-start = You may step in before the first action
ask-react = Anybody may react now
ask-counter = Anybody may cancel the Sweet Slumber
ask-claim = { $seat } decides: share, or claim everything?
ask-duel = { $seat } may answer the betrayal

# Questions above the buttons
menu-colour = Which colour would you like?
menu-turn = It is your turn. What would you like to do?
menu-exit = You have the treasure. How do you leave the treasure field?
menu-hunter = With which hunter?
menu-target = To which field?
menu-over = Which field do you fly over?
menu-landing = Where do you land?
menu-payment = With which card?
menu-victim = Whom do you send home?
menu-terrain = Which terrain do you announce?
menu-card = Which action card do you play?
menu-curse = You put all your cards aside and draw from the others. Really?
menu-fear = Whom do you send back to the boat?
menu-seat = From whom do you draw a card?
menu-dragon = Which dragon do you move?
menu-lair-row = Into which row does the dragon go?
menu-lair = To which field does the dragon go?
menu-tile-row = In which row is the first tile?
menu-tile = Which tile do you swap?
menu-neighbour = With which neighbour?
menu-other-row = In which row is the second tile?
menu-other = With which tile?
menu-pass = Which cards do you put aside?
menu-exchange = You were stopped early. Which cards do you exchange?
menu-start = { $active_seat } begins a turn. Stop it?
menu-react = { $deed ->
    [first] { $active_seat } wants to be first on the treasure field ({ $value }). Do you react?
    [second] { $active_seat } wants to be second on the treasure field ({ $value }). Do you react?
    [delivery] { $active_seat } wants to deliver the treasure of { $value }. Do you react?
    [robbery] { $active_seat } robs { $target_seat } of the treasure of { $value }. Do you react?
    [joining] { $active_seat } wants to help carry the treasure of { $value }. Do you react?
    [leaving] { $active_seat } wants to abandon a treasure. Do you react?
    [long_journey] { $active_seat } announces a Long Journey. Do you react?
    [tiles] { $active_seat } wants to swap two tiles. Do you react?
    [dragon_patrol] { $active_seat } wants to place a dragon. Do you react?
    [fear] { $active_seat } wants to send { $target_seat } home. Do you react?
    [sneak_attack] { $active_seat } sneaks up on { $target_seat }. Do you react?
    [evil_curse] { $active_seat } casts an Evil Curse. Do you react?
   *[other] Do you react to { $active_seat }?
    }
menu-counter = { $stopper_seat } stops { $active_seat }. Do you cancel that?
menu-claim = A treasure of { $value }: do you share with { $partner_seat }?
menu-duel = { $rival_seat } claims the treasure of { $value }. Do you answer?
menu-answer = With which card?

# Buttons
pick-step = Walk
pick-fly = Daring Flight
pick-journey = Long Journey
pick-play = Action card
pick-pass = Pass
pick-pass_turn = Pass: swap cards
pick-end = End turn
pick-curse = Yes, Evil Curse!
pick-slumber = Stop! (Sweet Slumber)
pick-counter = Counterspell
pick-claim = All for me (Betrayal)
pick-betray = Betrayal
pick-share = Share
pick-accept = Accept
pick-card = { WORD($card) }
pick-joker = { WORD($card) } as a joker
pick-terrain = { WORD($terrain) }
pick-terrain-joker = { WORD($terrain) } (joker)
pick-hunter = { WORD($hunter) }
pick-colours = { WORD($hunter) } and { WORD($other) }
pick-hunter-at = { WORD($hunter) } ({ $place ->
    [green] in the green boat
    [red] in the red boat
    [yellow] in the yellow boat
    [blue] in the blue boat
    [grey] in the grey boat
    [brown] in the brown boat
   *[other] { $place }
    })
pick-victim = Send { WORD($hunter) } home
pick-seat = { $seat } ({ $cards ->
    [one] 1 card
   *[other] { $cards } cards
    })
pick-place = { $place } { WORD($terrain) }
pick-free = { $place } { WORD($terrain) }, free
pick-centre = E5 treasure field
pick-boat = { WORD($boat) } boat
pick-join = { $place }: help to carry
pick-rob = { $place }: robbery
pick-row = Row { $row }

# Parts of sentences
into = { $place ->
    [green] into the green boat
    [red] into the red boat
    [yellow] into the yellow boat
    [blue] into the blue boat
    [grey] into the grey boat
    [brown] into the brown boat
   *[other] to { $place }
    }
across = { $other ->
    [none] {""}
   *[other] {" "}in a flight over { $other }
    }
which-dragon = { $other ->
    [none] a dragon
   *[other] the dragon of { $other }
    }

# Events
event-StartPlayerDrawn = { $seat } begins.
event-ColourChosen = { $seat } plays { $colours }.
event-TurnBegan = It is { $seat }’s turn.
event-TurnEnded = { $seat } ends the turn.
event-Passed = { $seat } passes{ $number ->
    [0] {""}.
    [one] {" "}and puts aside: { $cards }.
   *[other] {" "}and puts { $number } cards aside: { $cards }.
    }
event-Exchanged = { $seat } exchanges { $number ->
    [0] no card.
    [one] 1 card: { $cards }.
   *[other] { $number } cards: { $cards }.
    }
event-Refilled = { $seat } draws { $number ->
    [0] nothing.
    [one] 1 card.
   *[other] { $number } cards.
    }
event-Reshuffled = The discard pile is shuffled: { $number } cards in the draw pile.
event-CardPlayed = { $seat } plays { WORD($card) }{ $use ->
    [joker] {" "}as a joker.
   *[other] {""}.
    }
event-Announced = { $deed ->
    [step] { $seat } wants to go { into } with { WORD($hunter) }.
    [flight] { $seat } wants to fly over { $other } { into } with { WORD($hunter) }.
    [first] { $seat } wants to be first on the treasure field with { WORD($hunter) }{ across }.
    [second] { $seat } wants to enter the treasure field as second with { WORD($hunter) }{ across }.
    [delivery] { $seat } wants to deliver the treasure to the { WORD($place) } boat{ across }.
    [robbery] { $seat } robs { $place } with { WORD($hunter) }{ across }: { WORD($victim) } shall go home.
    [joining] { $seat } wants to help carry the treasure on { $place } with { WORD($hunter) }{ across }.
    [leaving] { $seat } wants to abandon the treasure and go { into } with { WORD($hunter) }{ across }.
    [long_journey] { $seat } announces a Long Journey: { WORD($terrain) }.
    [tiles] { $seat } wants to swap { $place } and { $other }.
    [dragon_patrol] { $seat } wants to put { which-dragon } on { $place }.
    [fear] { $seat } wants to send { WORD($victim) } home.
    [sneak_attack] { $seat } sneaks up on { $target_seat }.
    [evil_curse] { $seat } casts an Evil Curse.
   *[other] { $seat } acts.
    }
event-SlumberPlayed = { $seat } calls “Stop!” ({ WORD($card) }).
event-CounterspellPlayed = { $seat } plays Counterspell against { WORD($against) }.
event-NoReaction = Nobody reacts.
event-NobodyAsked = Nobody can react: { $reason ->
    [hands] the hands are empty.
   *[other] all fitting cards lie open.
    }
event-Stopped = { $seat } takes back the last action, and the turn is over.
event-Fizzled = { WORD($use) } has no effect.
event-Stepped = { WORD($hunter) } goes { into }.
event-Flew = { WORD($hunter) } flies over { $over } { into }.
event-Robbed = Robbery! { WORD($hunter) } drives { WORD($victim) } away from the treasure of { $value }.
event-Joined = { WORD($hunter) } now carries the treasure of { $value } with { WORD($partner) }.
event-TreasureLost = The treasure of { $value } is abandoned and out of the game.
event-FirstOnTreasure = { WORD($hunter) } waits on the treasure field ({ $value }).
event-SecondOnTreasure = { WORD($hunter) } meets { WORD($partner) } on the treasure field ({ $value }).
event-TreasureLifted = { $carriers } lift the treasure of { $value } and stand on { $place }.
event-CoinsLaid = Two coins of { $value } lie on the treasure field now.
event-TilesSwapped = { $first } and { $second } have changed places.
event-DragonMoved = { $origin ->
    [none] A dragon stands
   *[other] The dragon of { $origin } stands
    } on { $place } now.
event-JourneyBegan = { $seat } enters { WORD($terrain) } without cards this turn.
event-SentHome = { WORD($hunter) } flees home to the boat.
event-SneakResolved = { $number ->
    [0] { $victim_seat } has no card left.
   *[other] { $seat } draws a card from { $victim_seat }.
    }
event-CurseDiscarded = { $seat } puts aside { $number ->
    [0] no card.
    [one] the last card in hand: { $cards }.
   *[other] all { $number } cards in hand: { $cards }.
    }
event-CurseTook = { $number ->
    [0] { $victim_seat } has no card for { $seat }.
    [one] { $seat } draws 1 card from { $victim_seat }.
   *[other] { $seat } draws { $number } cards from { $victim_seat }.
    }
event-Delivered = { $carriers } deliver the treasure of { $value } to the { WORD($boat) } boat.
event-Shared = { $owner_seat } and { $partner_seat } share: { $value } each.
event-Claimed = { $seat } plays { WORD($card) } and claims everything!
event-Cashed = { $seat } takes both coins of { $value }.

# For you alone
note-YouDrew = You draw: { $cards }.
note-YouTook = You draw from { $victim_seat }: { $cards }.
note-YouLost = { $thief_seat } draws from you: { $cards }.

# The board in lines
line-turn = Round { $round } of at most { $rounds }: turn of { $seat }.
line-colour = { $seat } picks a colour.
line-over = The game is over.
line-announced = { event-Announced }
line-cancelled = A Counterspell has cancelled it.
line-stop = { $seat } calls “Stop!”.
line-landed = Treasure { $value } in the boat of { $owner_seat }, carried with { $partner_seat }.
line-journey = Free this turn: { WORD($terrain) }
line-mover = { WORD($hunter) } moves this turn.
line-phase-start = The turn can be stopped before its first action.
line-phase-react = Reactions are possible.
line-phase-counter = A Sweet Slumber can be cancelled.
line-phase-claim = Share, or claim everything?
line-phase-duel = A quarrel about the treasure.
line-phase-exit = The treasure field must be left.
line-phase-exchange = After the early Stop cards may be exchanged.
line-played = Played: { WORD($card) } ({ $seat }){ $use ->
    [joker] {" "}as a joker
   *[other] {""}
    }
line-coins = Treasure field: two coins of { $value }.
line-coins-waiting = Treasure field: two coins of { $value }, { WORD($hunter) } waits.
line-carried = Treasure { $value } on { $place }: { WORD($hunter) } and { WORD($partner) }.
line-lone = Treasure { $value } on { $place }: { WORD($hunter) } alone.
line-lost = Out of the game: { $values }
line-player = { $seat }: { $coins } gold, { $cards } cards
line-hunter = – { WORD($hunter) } on { $place }
line-hunter-home = – { WORD($hunter) } in its own boat
line-hunter-guest = – { WORD($hunter) } as a guest in the { WORD($place) } boat
line-dragon = Dragon on { $place }
line-piles = Draw pile { $pile }, discard pile { $discard }
line-legend = Terrain: F forest, V volcano, D desert, W water, M mountain, A farmland, · none
line-row = { $row }  { $tiles }
line-hold = { $number ->
    [one] {""}
   *[other] { $number } × {""}
    }{ WORD($card) }
line-hold-none = You have no cards.
line-answered = Your answer: { WORD($card) }.
line-answered-silent = You passed.

# Refused
refused-not_asked = You are not asked right now.
refused-unfinished = A choice is still missing.
refused-not_offered = That is not possible here.
refused-not_your_turn = It is not your turn.
refused-window_open = Wait until all have reacted.
refused-game_over = The game is over.
refused-not_adjacent = That field is not next to you.
refused-not_behind = You cannot land there after this flight.
refused-dragon_blocks = A dragon stands there.
refused-occupied = The field is occupied.
refused-foreign_boat = You may not enter this boat.
refused-boat_occupied = Somebody still stands in your boat.
refused-terrain_not_paid = You lack the terrain card for it.
refused-overpaid = You do not need this card for it.
refused-card_not_in_hand = You do not have this card.
refused-wrong_half = This card is no good for that.
refused-may_not_leave = Who waits on the treasure field may not leave.
refused-no_exit = You could not get away from there again.
refused-must_exit = First you must leave the treasure field.
refused-carriers_barred = You may not enter the treasure field with a treasure.
refused-already_acted = You can only pass before you have done anything.
refused-hunter_fixed = You are already moving the other hunter this turn.
refused-not_your_hunter = That is not your hunter.
refused-tile_occupied = That tile is occupied.
refused-tiles_not_adjacent = These tiles do not touch.
refused-same_tile = You need two different tiles.
refused-dragon_forbidden = No dragon may stand there.
refused-same_field = The dragon is there already.
refused-target_home = This hunter is at home already.
refused-target_empty = There is no card to draw.
refused-not_green = Out of turn only green cards can be played.
refused-already_answered = You have answered already.
refused-window_closed = It is too late or too early for that.
refused-not_counterable = A Counterspell is no help against that.
refused-pointless = Your own terrain is free anyway.
refused-free_step_cap = That is enough walking: at most 30 steps without a card in a turn.
refused-bad_player_count = Die Dracheninsel is played by 3 to 6 people.

outcome-treasures = All treasures are cashed or lost.
outcome-rounds = The last round is over; what is still under way counts for nobody.

# Options
option-length = Length
option-length-help = How many treasures are in the game.
option-length-full = full: 7 treasures
option-length-short = short: 4 treasures
option-length-blitz = blitz: 3 treasures
option-stop_points = Stop possible
option-stop_points-help = After which actions the others can react.
option-stop_points-all = after every action
option-stop_points-key = after key actions only
option-start_stop = Stop before the first step
option-start_stop-help = Whether a turn can be stopped before its first action.
option-start_stop-order = by standing order only
option-start_stop-window = with a pause at every turn's start
option-start_stop-off = never
option-colours = Colours
option-colours-help = Who gets which colour, and with it which boat.
option-colours-auto = in seat order
option-colours-choose = everybody picks
option-max_rounds = Rounds at most
option-max_rounds-help = After so many rounds the game ends at the latest.
option-max_rounds-0 = by length (60, 40, 30)
option-max_rounds-20 = 20 rounds
option-max_rounds-30 = 30 rounds
option-max_rounds-40 = 40 rounds
option-max_rounds-50 = 50 rounds
option-max_rounds-60 = 60 rounds
option-max_rounds-80 = 80 rounds
option-max_rounds-100 = 100 rounds
option-max_rounds-150 = 150 rounds
option-max_rounds-200 = 200 rounds

# Standing orders
offer-always-pass = Always pass
offer-always-ask = Always ask me
offer-counter-target = Counterspell when I am the target
offer-counter-stop = Counterspell when I am stopped
offer-slumber-treasure = Stop somebody who enters the treasure field
offer-slumber-delivery = Stop somebody who delivers
offer-slumber-start = Stop somebody at the start of the next turn
offer-share = Always share
offer-claim = Always claim, and answer every betrayal
step-seat = Whom?

# Words
word-green = Green
word-red = Red
word-yellow = Yellow
word-blue = Blue
word-grey = Grey
word-brown = Brown
word-forest = Forest
word-volcano = Volcano
word-desert = Desert
word-water = Water
word-mountain = Mountain
word-farmland = Farmland
word-forest_volcano = Forest/Volcano
word-volcano_desert = Volcano/Desert
word-desert_water = Desert/Water
word-water_mountain = Water/Mountain
word-mountain_farmland = Mountain/Farmland
word-farmland_forest = Farmland/Forest
word-destroying_forces = Destroying Forces
word-raging_elements = Raging Elements
word-dragon_patrol = Dragon Patrol
word-evil_curse = Evil Curse
word-daring_flight = Daring Flight
word-long_journey = Long Journey
word-sweet_slumber = Sweet Slumber
word-counterspell = Counterspell
word-betrayal = Betrayal
word-betrayal_sneak = Betrayal/Attack
word-fear_slumber = Fear/Slumber
word-fear_counterspell = Fear/Counterspell
word-fear = Fear
word-sneak_attack = Sneak Attack

# The rules
rules-1 =
    ### What it is about
    In the middle of the island lies dragon gold: always two equal coins, from 100 up to 300. No hunter can lift them alone. You need a second one, and together you carry the treasure into a boat of one of you. There the owner of the boat decides: **share**, or claim **everything** with a Betrayal card.
    Whoever has the most gold in the end wins. In a tie the highest single coin decides, then the next.
    The game ends at once when all treasures are cashed or lost.
rules-2 =
    ### Your turn
    You hold six cards and may do any number of actions, one after the other:
    - **Walk** to a neighbouring field
    - Play **action cards**
    - Or, instead of everything, **pass**: put any of your cards aside and draw new ones
    At the end of your turn you draw up to six. Cards you play or lose out of turn come back only at the end of your own next turn.
    Your turn ends at once when you enter the treasure field first, when you are stopped, or when a treasure is cashed.
rules-3 =
    ### Walking
    Without a card you enter fields of your own colour, your boat and the treasure field E5. Any other field costs a card with its terrain.
    - A card of your own colour is a **joker** for any other terrain.
    - Of a double card one half counts.
    - Occupied fields and dragons are barred.
    - Alone you may enter a boat only if it is yours and empty.
    Colours: green forest, red volcano, yellow desert, blue water, grey mountain, brown farmland. On the plan A is farmland, F forest, V volcano, D desert, W water, M mountain.
rules-4 =
    ### Lifting and carrying
    Whoever is **first** on the treasure field waits there and may not leave. A **second** hunter must go on at once with both hunters and the coins; without a possible exit he may not even enter. Then the next coins are laid out.
    From now on you move only together. Whoever has the turn moves both, and only his colour counts. You may not return to the treasure field while coins lie there.
rules-5 =
    ### Robbery and abandoned treasures
    {""}**Robbery:** a single hunter enters the field of two carriers, sends one of them home and takes his place. His turn goes on.
    If *Fear* sends one carrier home, the other is alone with the treasure. He may wait until somebody comes and carries with him. If he leaves or is sent home too, the treasure is lost.
rules-6 =
    ### Cashing in
    When you enter a boat of one of you with the treasure, the owner of the boat decides:
    - **Share:** each gets one coin, and the other must accept.
    - **Claim:** he plays exactly one Betrayal. The other may answer with a Betrayal, then he again, in turns.
    Whoever plays the last Betrayal gets both coins. Then the turn is over. Both hunters stay in the boat until they set out again.
rules-7 =
    ### Action cards for your turn
    - **Destroying Forces:** swap two free tiles that touch
    - **Raging Elements:** swap any two free tiles
    - **Dragon Patrol:** bring or move a dragon; never to boats, the fields before them, the treasure field or occupied fields
    - **Daring Flight:** over a field; the landing is paid like a step; never over dragons
    - **Long Journey:** with a terrain card; that terrain is free this turn
    - **Fear:** send a hunter home
    - **Sneak Attack:** draw a random card from somebody
    - **Evil Curse:** put your hand aside, draw one card from everybody (two with three players)
rules-8 =
    ### Green cards, even out of turn
    - **Sweet Slumber** (Stop!): the active player takes back his last action and his turn is over. Played cards are lost. If he had done nothing yet, he may exchange cards. Leaving the treasure field and the cash-in itself cannot be stopped.
    - **Counterspell:** cancels a Sweet Slumber, Fear or Sneak Attack of somebody else.
    - **Betrayal:** only when cashing in.
    After an action there is a pause. All who hold cards are asked and answer in secret; silence means pass. If several want to play, the order of seats from the active player counts, not speed.
rules-9 =
    ### Three players and ways to play
    With three players everybody has two hunters (green and blue, red and grey, yellow and brown) and one hand. Each turn you move only one of them. Your two may also fetch a treasure together; then both coins are yours without a question.
    {""}**Short hunt** for games over days: short length, and Stop only at key actions: treasure field, delivery, robbery, helping to carry, abandoning, fear, attack and curse.
    {""}**Standing orders** answer for you in pauses, secretly and at once.
