# Die Dracheninsel
name = Die Dracheninsel
tagline = Lift treasures together, carry them, rob them, and perhaps not share in the end
players = 3–6
length = 60 min
weight = demanding

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
menu-onward = And on to which field? If somebody stops you, this step is not made.
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
    [step] { $active_seat } wants to go { into } with { WORD($hunter) }. Do you react?
    [flight] { $active_seat } wants to fly over { $other } { into } with { WORD($hunter) }. Do you react?
    [first] { $active_seat } wants to be first on the treasure field ({ $value }) with { WORD($hunter) }{ abandoning }. Do you react?
    [second] { $active_seat } wants to be second on the treasure field ({ $value }) with { WORD($hunter) }{ abandoning }. Do you react?
    [delivery] { $active_seat } wants to take the treasure of { $value } { into }. Do you react?
    [robbery] { $active_seat } drives { WORD($victim) } ({ $target_seat }) from the treasure of { $value }{ abandoning }. Do you react?
    [joining] { $active_seat } wants to help carry the treasure of { $value } with { WORD($hunter) }{ abandoning }. Do you react?
    [leaving] { $active_seat } wants to go { into } with { WORD($hunter) } and abandon the treasure of { $lost }. Do you react?
    [long_journey] { $active_seat } announces a Long Journey: { WORD($terrain) }. Do you react?
    [tiles] { $active_seat } wants to swap { $place } and { $other }. Do you react?
    [dragon_patrol] { $active_seat } wants to put { which-dragon } on { $place }. Do you react?
    [fear] { $cancelled ->
        [1] { $active_seat }’s Fear is cancelled. Do you stop the turn all the same?
       *[other] { $active_seat } wants to send { WORD($victim) } ({ $target_seat }) home. Do you react?
        }
    [sneak_attack] { $cancelled ->
        [1] { $active_seat }’s Sneak Attack is cancelled. Do you stop the turn all the same?
       *[other] { $active_seat } sneaks up on { $target_seat }. Do you react?
        }
    [evil_curse] { $active_seat } casts an Evil Curse. Do you react?
   *[other] Do you react to { $active_seat }?
    }
menu-counter = { $stopper_seat } stops { $active_seat }. Do you cancel that?
menu-claim = A treasure of { $value }: do you share with { $partner_seat }?
menu-duel = { $rival_seat } claims the treasure of { $value }. Do you answer?
menu-answer = With which card?

# Buttons
pick-walk = Two steps
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
pick-tile = { $place } { WORD($terrain) }
pick-place = { $place } { WORD($terrain) }{ losing }
pick-free = { $place } { WORD($terrain) }{ $lost ->
    [0] , free
   *[other] { losing }
    }
pick-paid = { $place } { WORD($terrain) }, by { WORD($payment) }
pick-centre = E5{ $lost ->
    [0] {" "}treasure field
   *[other] { losing }
    }
pick-boat = { WORD($boat) } boat{ losing }
pick-join = { $place }: { $lost ->
    [0] help to carry
   *[other] carry{ losing }
    }
pick-rob = { $place }: robbery{ losing }
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
abandoning = { $lost ->
    [0] {""}
   *[other] , abandoning the treasure of { $lost }
    }
losing = { $lost ->
    [0] {""}
   *[other] {" "}· treasure { $lost } lost
    }
which-dragon = { $other ->
    [none] a dragon
   *[other] the dragon from { $other }
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
event-Reshuffled = The discard pile is shuffled: { $number ->
    [one] 1 card
   *[other] { $number } cards
    } in the draw pile.
event-CardPlayed = { $seat } plays { WORD($card) }{ $use ->
    [joker] {" "}as a joker.
    [destroying_forces] {" "}({ effect-destroying_forces })
    [raging_elements] {" "}({ effect-raging_elements })
    [dragon_patrol] {" "}({ effect-dragon_patrol })
    [daring_flight] {" "}({ effect-daring_flight })
    [long_journey] {" "}({ effect-long_journey })
    [fear] {" "}as { WORD($use) } ({ effect-fear })
    [sneak_attack] {" "}as a { WORD($use) } ({ effect-sneak_attack })
    [evil_curse] {" "}({ effect-evil_curse })
   *[other] {""}.
    }
event-Announced = { $deed ->
    [step] { $seat } wants to go { into } with { WORD($hunter) }.
    [flight] { $seat } wants to fly over { $other } { into } with { WORD($hunter) }.
    [first] { $seat } wants to be first on the treasure field with { WORD($hunter) }{ across }{ abandoning }.
    [second] { $seat } wants to be second on the treasure field with { WORD($hunter) }{ across }{ abandoning }.
    [delivery] { $seat } wants to take the treasure { into }{ across }.
    [robbery] { $seat } attacks the carriers on { $place } with { WORD($hunter) }{ across }{ abandoning }: { WORD($victim) } is to go home.
    [joining] { $seat } wants to help carry the treasure on { $place } with { WORD($hunter) }{ across }{ abandoning }.
    [leaving] { $seat } wants to abandon the treasure of { $lost } and go { into } with { WORD($hunter) }{ across }.
    [long_journey] { $seat } announces a Long Journey: { WORD($terrain) }.
    [tiles] { $seat } wants to swap { $place } and { $other }.
    [dragon_patrol] { $seat } wants to put { which-dragon } on { $place }.
    [fear] { $seat } wants to send { WORD($victim) } home.
    [sneak_attack] { $seat } sneaks up on { $target_seat }.
    [evil_curse] { $seat } casts an Evil Curse.
   *[other] { $seat } acts.
    }
event-SlumberPlayed = { $seat } calls “Stop!” ({ WORD($card) }).
event-CounterspellPlayed = { $seat } plays a Counterspell{ $card ->
    [counterspell] {""}
   *[other] {" "}({ WORD($card) })
    } against { WORD($against) }.
event-NoReaction = Nobody reacts.
event-NobodyAsked = { $reason ->
    [hands] Nobody can react: the hands are empty.
    [claim] { $seat } has no cards and cannot claim anything.
    [duel] { $seat } has no cards and must accept it.
   *[other] Nobody can react: all fitting cards lie open.
    }
event-Stopped = { $what ->
    [start] { $seat } is stopped before doing anything, and the turn is over.
    [cancelled] { $seat }’s turn is over.
   *[deed] { $seat } takes back the last action, and the turn is over.
    }
event-Fizzled = { WORD($use) } has no effect.
event-Stepped = { WORD($hunter) } goes { into }.
event-Flew = { WORD($hunter) } flies over { $over } { into }.
event-Robbed = Robbery! { WORD($hunter) } drives { WORD($victim) } from the treasure of { $value } and sends it home.
event-Joined = { WORD($hunter) } now carries the treasure of { $value } with { WORD($partner) }.
event-TreasureLost = The treasure of { $value } is abandoned and out of the game.
event-FirstOnTreasure = { WORD($hunter) } waits on the treasure field ({ $value }).
event-SecondOnTreasure = { WORD($hunter) } meets { WORD($partner) } on the treasure field ({ $value }).
event-TreasureLifted = { $carriers } lift the treasure of { $value } and stand on { $place }.
event-CoinsLaid = Two coins of { $value } lie on the treasure field now.
event-TilesSwapped = { $first } and { $second } have changed places.
event-DragonMoved = { $origin ->
    [none] A dragon now stands
   *[other] The dragon from { $origin } now stands
    } on { $place }.
event-JourneyBegan = This turn { $terrain ->
    [forest] forest fields
    [volcano] volcano fields
    [desert] desert fields
    [water] water fields
    [mountain] mountain fields
   *[farmland] farmland fields
    } are free for { $seat }.
event-SentHome = { WORD($hunter) } flees home to the boat.
event-SneakResolved = { $number ->
    [0] { $victim_seat } has no card left.
   *[other] { $seat } draws a card from { $victim_seat }.
    }
event-CurseDiscarded = { $seat } puts aside { $number ->
    [0] no card.
    [one] the last card in hand: { $cards }.
    [2] both cards in hand: { $cards }.
   *[other] all { $number } cards in hand: { $cards }.
    }
event-CurseTook = { $number ->
    [0] { $victim_seat } has no card for { $seat }.
    [one] { $seat } draws 1 card from { $victim_seat }.
   *[other] { $seat } draws { $number } cards from { $victim_seat }.
    }
event-Delivered = { $carriers } bring the treasure of { $value } { into }.
event-Shared = { $owner_seat } and { $partner_seat } share: { $value } each.
event-Claimed = { $seat } plays { WORD($card) } and claims everything!
event-Cashed = { $seat } takes both coins of { $value }.

# For you alone
note-YouDrew = You draw: { $cards }.
note-YouTook = You draw from { $victim_seat }: { $cards }.
note-YouLost = { $thief_seat } draws from you: { $cards }.

# The board in lines
line-turn = Round { $round } of at most { $rounds }: { $seat }’s turn.
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
line-player = { $seat }: { $coins } gold, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
    }
line-hunter = – { WORD($hunter) } on { $place }
line-hunter-home = – { WORD($hunter) } in its own boat
line-hunter-guest = – { WORD($hunter) } as a guest in the { $place ->
    [green] green
    [red] red
    [yellow] yellow
    [blue] blue
    [grey] grey
   *[brown] brown
    } boat
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
line-answered-share = Your answer: share.
line-answered-accept = Your answer: accept.

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
refused-may_not_leave = Whoever waits on the treasure field may not leave.
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
outcome-rounds = The last round is over; treasures still being carried count for nobody.

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
option-start_stop-window = with a pause at every turn’s start
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
at_hand-always-pass = Pass for this whole turn
at_hand-pass-unconcerned = Pass until it concerns me
suggested-counter-target-me = Counterspell when I am the target
suggested-counter-stop-me = Counterspell when I am stopped
suggested-slumber-delivery-others = Stop every delivery not mine
offer-always-pass = Always pass
offer-always-pass-acts = In every reaction window: pass.
offer-pass-unconcerned = Pass unless it concerns me
offer-pass-unconcerned-acts = In every reaction window that names neither your hunter nor your treasure, your boat or your hand: pass.
offer-always-ask = Always ask me
offer-always-ask-acts = In every window: do nothing, I answer myself.
offer-slumber-start = Stop at the start of a turn
offer-slumber-start-acts = As soon as a turn begins, before the first action: Sweet Slumber if you hold it.
offer-slumber-treasure = Stop whoever enters the treasure
offer-slumber-treasure-acts = As soon as somebody means to enter the treasure field: Sweet Slumber if you hold it, else pass.
offer-slumber-delivery = Stop whoever delivers
offer-slumber-delivery-acts = As soon as a treasure is to be delivered: Sweet Slumber if you hold it, else pass.
offer-slumber-robbery = Stop whoever robs
offer-slumber-robbery-acts = As soon as carriers are robbed: Sweet Slumber if you hold it, else pass.
offer-slumber-joining = Stop whoever joins a carrier
offer-slumber-joining-acts = As soon as somebody comes to a lone carrier: Sweet Slumber if you hold it, else pass.
offer-slumber-leaving = Stop whoever leaves a treasure
offer-slumber-leaving-acts = As soon as a treasure is abandoned: Sweet Slumber if you hold it, else pass.
offer-slumber-card = Stop when a card is played
offer-slumber-card-acts = As soon as this card is played: Sweet Slumber if you hold it, else pass.
offer-slumber-hunter = Stop what moves my hunter
offer-slumber-hunter-acts = As soon as your hunter is the target or is taken along: Sweet Slumber if you hold it, else pass.
offer-slumber-any = Stop any action
offer-slumber-any-acts = After every action: Sweet Slumber if you hold it, else pass.
offer-counter-target = Counterspell against an attack
offer-counter-target-acts = Against a Fear or a Sneak Attack: Counterspell if you hold one, else pass.
offer-counter-stop = Counterspell against a Stop
offer-counter-stop-acts = After a Sweet Slumber: Counterspell if you hold one, else pass.
offer-share = Share
offer-share-acts = As soon as a treasure lies in your boat: share.
offer-claim = Claim, and answer every betrayal
offer-claim-acts = As soon as a treasure lies in your boat: Betrayal if you hold one, and again on every answer; else share and accept.
offer-claim-once = Only claim
offer-claim-once-acts = As soon as a treasure lies in your boat: Betrayal if you hold one, else share.
offer-accept = Accept a betrayal
offer-accept-acts = As soon as your partner claims both coins: accept.
offer-betray = Answer a betrayal
offer-betray-acts = As soon as your partner claims both coins: Betrayal if you hold one, else accept.
step-seat = Whom?
step-seat-any = Everybody
step-seat-leader = Whoever leads
step-seat-others = All but my fellow carrier
step-target = Who is the target?
step-target-me = I am
step-target-fellow = My fellow carrier
step-target-any = Whoever it is
step-stopped = Who is stopped?
step-stopped-me = I am
step-stopped-fellow = My fellow carrier
step-stopped-any = Whoever it is
step-rival = With whom?
step-rival-any = With everybody
step-card = Which card?
step-card-destroying_forces = Destroying Forces
step-card-raging_elements = Raging Elements
step-card-dragon_patrol = Dragon Patrol
step-card-daring_flight = Daring Flight
step-card-long_journey = Long Journey
step-card-fear = Fear
step-card-sneak_attack = Sneak Attack
step-card-evil_curse = Evil Curse
step-else = Instead
step-else-pass = Instead: pass
step-else-ask = Instead: ask me
step-value = Value
step-value-150 = Only from a treasure of 150
step-value-200 = Only from a treasure of 200
step-value-240 = Only from a treasure of 240
step-value-300 = Only from a treasure of 300
step-last = Last treasure
step-last-1 = Only for the last treasure
step-carry = My treasure
step-carry-1 = Only if I carry the treasure
step-carry-0 = Only if I do not carry it
step-played = Cards played
step-played-2 = Only after 2 cards in this turn
step-played-3 = Only after 3 cards in this turn
step-played-4 = Only after 4 cards in this turn
step-cards = Cards in their hand
step-cards-1 = Only if they have at most 1 card
step-cards-2 = Only if they have at most 2 cards
step-cards-3 = Only if they have at most 3 cards
step-hand = Cards in my hand
step-hand-1 = Only if I have at most 1 card
step-hand-2 = Only if I have at most 2 cards
step-hand-3 = Only if I have at most 3 cards
step-deed = Action
step-deed-first = Only as first on the treasure
step-deed-second = Only as second on the treasure
step-deed-delivery = Only for a delivery
step-deed-robbery = Only for a robbery
step-deed-joining = Only for joining a carrier
step-deed-leaving = Only for leaving a treasure
step-deed-step = Only for a step
step-deed-flight = Only for a flight
step-boat = Only into the boat of
step-me = Victim
step-me-1 = Only if it hits me
step-stopper = Only against a Stop by
step-waits = Target
step-waits-1 = Only if they wait on the treasure
step-near = To the treasure
step-near-1 = Only 1 step from the treasure
step-near-2 = At most 2 steps from the treasure
step-near-3 = At most 3 steps from the treasure
step-waiting = To whoever waits
step-waiting-1 = If somebody waits there: 1 step
step-waiting-2 = If somebody waits there: 2 steps
step-waiting-3 = If somebody waits there: 3 steps
step-home = To the boat
step-home-1 = With a treasure, 1 step from a boat
step-home-2 = With a treasure, 2 steps from a boat
step-home-3 = With a treasure, 3 steps from a boat
step-unseen = Betrayals
step-unseen-0 = Only if no Betrayal is unseen
step-unseen-2 = Only if at most 2 are unseen
step-unseen-4 = Only if at most 4 are unseen
step-unseen-6 = Only if at most 6 are unseen
step-leading = Lead
step-leading-1 = Only if I lead
step-leading-0 = Only if I do not lead
step-spent = Spent
step-spent-0 = Only before my first Betrayal
step-spent-1 = After at most 1 Betrayal of mine
step-spent-2 = After at most 2 Betrayals of mine

# On the cards of the hand
hand-terrain = Pays for a step onto this terrain.
hand-terrains = Pays for a step onto one of the two.
hand-joker = Your colour: pays for any terrain.

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

# What a card does
effect-destroying_forces = Swap two free tiles that touch.
effect-raging_elements = Swap any two free tiles.
effect-dragon_patrol = Place a dragon or move one.
effect-daring_flight = Fly over one field; the landing costs as much as a step.
effect-long_journey = With a terrain card: that terrain is free this turn.
effect-fear = Send a hunter back to its boat.
effect-sneak_attack = Draw a random card from another player’s hand.
effect-evil_curse = Discard your hand and draw one card from everybody else (two with three players).
effect-sweet_slumber = Stop! The last action is taken back, and the turn is over.
effect-counterspell = Cancels a Sweet Slumber, a Fear or a Sneak Attack.
effect-betrayal = Only when cashing in: you claim both coins.

# The score, and what cards do
score-line = The most gold wins · you { $mine } · { $seat } { $theirs } · { $left ->
    [one] 1 treasure left
   *[other] { $left } treasures left
    } · round { $round } of at most { $rounds }
remark-card = {"**"}{ WORD($card) }**: { EFFECT($card) }

# The first three questions of a person
hint-1 = Two of you lift a treasure in the middle (E5) and carry it to a boat. Walk towards E5 first: fields of your colour are free, all others cost a fitting card.
hint-2 = You may walk and play cards as often as you like in a turn; *End turn* fills your hand again.
hint-3 = If somebody stands on E5, join them: together you carry the treasure away. *Standing orders* answer for you while you are away.

# Why the computer plays so
why-turn = What counts is getting nearer to a treasure, a boat or E5 at the price of few cards.
why-exit = A short way to one of your boats is best.
why-react = A Stop pays if otherwise much gold goes to others.
why-claim = Both coins are more than one, as long as the other cannot answer.
why-start = A Stop is worth more when you can see what it stops.
why-counter = A counterspell pays if your treasure is at stake; otherwise it is worth more later.
why-duel = With a betrayal left, outbid: both coins are more than none.
why-exchange = What does not help on the way to E5 and to the boat is put away.
why-colour = All boats are equally far from E5: the colour is a matter of taste.

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
    Colours: green forest, red volcano, yellow desert, blue water, grey mountain, brown farmland. Every field shows its terrain as a drawing; A1 to I5 are the names of the fields. Letters stand only on the board as text: A farmland, F forest, V volcano, D desert, W water, M mountain.
rules-4 =
    ### Lifting and carrying
    Whoever is **first** on the treasure field waits there and may not leave. A **second** hunter must go on at once with both hunters and the coins; without a possible exit it may not even enter. Then the next coins are laid out.
    From now on you move only together. Whoever has the turn moves both, and only their own colour counts. You may not return to the treasure field while coins lie there. Once the last treasure is lifted, E5 is a free field for everybody, at no cost.
rules-5 =
    ### Robbery and abandoned treasures
    {""}**Robbery:** a single hunter enters the field of two carriers, sends one of them home and takes its place. The turn goes on.
    If *Fear* sends one carrier home, the other is alone with the treasure. It may wait until somebody comes and carries with it. If it leaves or is sent home too, the treasure is lost.
rules-6 =
    ### Cashing in
    When you enter a boat of one of you with the treasure, the owner of the boat decides:
    - **Share:** each of you gets one coin, and the other must accept.
    - **Claim:** the owner plays exactly one Betrayal. The other may answer with a Betrayal, then the owner again, in turns.
    Whoever plays the last Betrayal gets both coins. Then the turn is over. Both hunters stay in the boat until they set out again.
rules-7 =
    ### Action cards for your turn
    - **Destroying Forces:** swap two free tiles that touch
    - **Raging Elements:** swap any two free tiles
    - **Dragon Patrol:** bring or move a dragon; never to boats, the fields in front of them, the treasure field or occupied fields
    - **Daring Flight:** over a field; the landing is paid like a step; never over dragons
    - **Long Journey:** with a terrain card, as a joker for any other terrain; the terrain announced is free this turn
    - **Fear:** send a hunter home, your own too
    - **Sneak Attack:** draw a random card from somebody
    - **Evil Curse:** put your hand aside, draw one card from everybody (two with three players)
rules-8 =
    ### Green cards, even out of turn
    - **Sweet Slumber** (Stop!): the active player takes back their last action, and their turn is over. Played cards are lost. Whoever had done nothing yet may exchange cards. Leaving the treasure field and the cash-in itself cannot be stopped.
    - **Counterspell:** cancels a Sweet Slumber, Fear or Sneak Attack of somebody else.
    - **Betrayal:** only when cashing in.
    After an action there is a pause. All who hold cards are asked and answer in secret; silence means pass. If several want to play, the order of seats from the active player counts, not speed.
rules-9 =
    ### Three players and ways to play
    With three players everybody has two hunters (green and blue, red and grey, yellow and brown) and one hand. Each turn you move only one of them. Your two may also fetch a treasure together; then both coins are yours without a question.
    {""}**Short hunt** for games over days: short length, and Stop only at key actions: treasure field, delivery, robbery, helping to carry, abandoning, fear, attack and curse.
    {""}**Standing orders** answer for you in pauses, secretly and at once.
