# Schatzjagd: everything the game says in English.

name = Schatzjagd
tagline = Hide cards in the realm, dig up Grandlin’s treasures and carry them home
players = 2–4
length = 90 min
weight = demanding

# Questions: in public, then above the buttons

ask-pick_castle = { $seat } chooses a castle
ask-rest = { $seat } has to sit out
ask-journey = { $seat } travels
ask-landing = { $seat } looks for a place to land
ask-use_special = { $seat } stands before a special place
ask-look = { $seat } looks at cards
ask-banish = { $seat } banishes a card
ask-fight = { $seat } is in a fight
ask-defend = { $seat } is attacked and must answer. Without an answer the henchman fights prudently
ask-activity = { $seat } looks around
ask-lord = { $seat } plays a card or passes
ask-katharsis = { $seat } may remove a card in Grandlin’s Katharsis

menu-pick_castle = Which castle shall be yours?
menu-rest = Your henchman on { $field } has to sit out today. Will you cast a spell?
menu-journey = You are on { $field } and may travel up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  }. Where to? (👑 treasure, ⚔ several henchmen)
menu-field = Which field exactly? (👑 treasure, ⚔ several henchmen)
menu-landing = Where shall your henchman land? (👑 treasure, ⚔ several henchmen) { $area ->
    [realm] The whole realm is open to you.
    [outlands] Anywhere but in the city.
   *[other] Anywhere in the { WORD($area) } quarter.
  }
menu-use_special = { WORD($special) } on { $field }: { $special ->
    [teleportal] Roll: on a 1 your henchman dies, on 2 to 5 it lands in the yellow, green, blue or red quarter, on a 6 anywhere in the realm.
    [healing_spring] +3 life. You have { $life }.
    [gold_vein] +2 gulden. You have { $money }.
    [travelling_smith] 1 weapon point for each gulden. You have { $money } gulden.
    [herb_woman] Cures the poison for 3 gulden. You have { $money }.
    [fencing_master] +1 strength for 2 gulden. You have { $money }.
    [soothsayer] You look at two hidden cards.
    [riding_horse] You roll again and travel on; then the horse is gone.
   *[sacrificial_altar] 3 life for 1 strength. You have { $life } life.
  } Will you use it?
menu-look = Which card will you look at? { $looks ->
    [one] One look
   *[other] { $looks } looks
  } left.
menu-banish = Which card will you banish? (👑 treasure, ⚔ several henchmen)
menu-fight = { $foe ->
    [monster] Your opponent: { WORD($monster) }
   *[lord] Your opponent: { $rival_seat }
  }. Combat strength { $rival_strength } against your { $own_strength }, life { $rival_life } against your { $life }. { $foe ->
    [monster] The winner gets: { EFFECT($monster) }.{" "}
   *[lord] {""}
  }What do you do?
menu-defend = { $rival_seat } attacks you: combat strength { $rival_strength } against your { $own_strength }, life { $rival_life } against your { $life }. What do you do?
menu-activity = What does your henchman do now?
menu-lord = You may use or hide one card this turn. You hold { $hand ->
    [one] 1 card
   *[other] { $hand } cards
  } and have secured { $condition ->
    [count] { $secured } of { $needed ->
        [one] 1 treasure
       *[other] { $needed } treasures
      }
   *[other] { $secured ->
        [one] 1 treasure
       *[other] { $secured } treasures
      }
  }.
menu-slot = Which card do you hide?
menu-slot_field = Where do you hide it?
menu-katharsis = The draw pile is used up. Which hidden card do you remove? (👑 treasure, ⚔ several henchmen)

# Buttons

pick-row = Row { $row }
pick-field = { $field }{ $there ->
    [none] {""}
    [hidden] {" · "}hidden card
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
pick-slot = Hide a card
pick-cast = Spell: { WORD($card) }
pick-secure = Secure treasure: { WORD($card) }
pick-deposit = Lay down treasure: { WORD($card) }
pick-dig = Dig up a treasure
pick-pass = Pass
pick-rest = Sit out
pick-stop = Seen enough
pick-done = Done
pick-take = Take the treasures
pick-plunder = Search the vault
pick-attack = Attack { $seat } (strength { $strength }, life { $life })
pick-inn = Work at the inn: +2 gulden
pick-school = Training: 3 gulden, +1 strength
pick-heal = { $life } life for { $number } gulden
pick-cure = { $number ->
    [0] Cure poison: 5 gulden
   *[other] Cure 5 gulden, { $life } life { $number } gulden
  }
pick-smith = { $number ->
    [one] 1 weapon point
   *[other] { $number } weapon points
  } for { $number } gulden
pick-coins = { $number } gulden for { $number ->
    [one] 1 weapon point
   *[other] { $number } weapon points
  }
pick-use = Use: { WORD($card) }
pick-no = No, thanks
pick-fight_on = Fight while the odds are good
pick-strike = Strike
pick-flee = Flee
pick-prudent = With care (flees when in danger)
pick-hold = { $number ->
    [0] Fight and never flee
   *[other] Fight, flee at { $number } life or less
  }

# Parts of sentences

strong = { $strength ->
    [0] {""}
   *[other] {" "}({ $strength })
  }

# What happens

event-CastleChosen = { $seat } moves into the castle on { $field }.
event-DealtOut = Every lord has been dealt { $number } cards.
event-StartRolled = { $seat } rolls for the start: { $die }.
event-Beginner = { $seat } begins.
event-DayBroke = Day { $round } breaks.
event-Rolled = { $seat } rolls a { $die }.
event-HeldUp = { $seat } has to sit out today.
event-SatOut = { $seat }’s henchman sits out.
event-Travelled = { $seat } travels from { $origin } to { $field }.
event-Stayed = { $seat } stays on { $field }.
event-Teleported = { $seat } vanishes from { $origin } and appears on { $field }.
event-Revealed = { $field }: { WORD($card) }{ strong }!
event-Changed = { $seat }: { WORD($value) } { $before } → { $after }.
event-Poisoned = { $seat } is poisoned.
event-Cured = { $seat } is cured of poison.
event-MustSitOut = { $seat } has to sit out the next turn.
event-FreeAgain = { $seat } need not sit out any more.
event-CardFound = { $seat } picks up a card: { WORD($card) }.
event-SpecialUsed = { $seat } uses: { WORD($card) }.
event-SpecialLeft = { WORD($card) }: { $seat } passes by.
event-PortalRolled = { $seat } steps into the teleportal and rolls a { $die }.
event-Looked = { $seat } looks at the card on { $field }.
event-LookingEnded = { $seat } has seen enough.
event-Banished = { $seat } banishes a card from { $field }: { WORD($card) }.
event-MonsterAttacked = ⚔️ { WORD($card) } (combat strength { $rival_strength }, life { $rival_life }) attacks { $seat } (combat strength { $strength }, life { $life }). Reward: { EFFECT($card) }.
event-Attacked = ⚔️ { $seat } (combat strength { $strength }, life { $life }) attacks { $rival_seat } (combat strength { $rival_strength }, life { $rival_life }).
event-Answered = { $seat } { WORD($way) }.
event-Exchanged = Blow { $number }: { $seat } { $strength } + 🎲 { $die }, { $rival_seat } { $rival_strength } + 🎲 { $rival_die }. { $harm ->
    [0] Nobody is hurt
   *[other] { $hurt_seat } loses { $harm } life
  } · ❤️ { $life } : { $rival_life } · ⚔️ weapons { $weapons } : { $rival_weapons }
event-MonsterExchanged = Blow { $number }: { $seat } { $strength } + 🎲 { $die }, { WORD($card) } { $rival_strength } + 🎲 { $rival_die } (rolled by { $roller_seat }). { $hurt ->
    [nobody] Nobody is hurt
    [monster] { WORD($card) } loses { $harm } life
   *[henchman] { $seat } loses { $harm } life
  } · ❤️ { $life } : { $rival_life } · ⚔️ weapons { $weapons }
event-Fled = 🏃 { $seat } flees. { $rival_seat } strikes once more, { $rival_strength } + 🎲 { $rival_die } against { $strength }: { $harm } life lost · ❤️ { $life }
event-FledMonster = 🏃 { $seat } flees. { WORD($card) } strikes once more, { $rival_strength } + 🎲 { $rival_die } against { $strength } (rolled by { $roller_seat }): { $harm } life lost · ❤️ { $life }
event-MonsterScorched = { WORD($card) } burns: life { $before } → { $after }.
event-MonsterBeaten = { $seat } defeats the monster on { $field }: { WORD($card) }.
event-MonsterStays = { WORD($card) } stays on { $field }.
event-Died = { $seat }’s henchman dies on { $field } ({ WORD($cause) }).
event-HandLost = { $seat } loses all cards in hand: { $cards }.
event-Looted = { $treasures ->
    [0] { $money ->
        [0] {""}
       *[other] { $seat } loots { $rival_seat }: { $money } gulden.
      }
   *[other] { $seat } loots { $rival_seat }: { $treasures ->
        [one] 1 treasure
       *[other] { $treasures } treasures
      }{ $money ->
        [0] {""}
       *[other] {" "}and { $money } gulden
      }.
  }
event-TreasuresLie = { $number ->
    [one] 1 treasure now lies
   *[other] { $number } treasures now lie
  } on { $field }.
event-Returned = A new henchman stands ready for { $seat } on { $field }.
event-TreasuresTaken = { $seat } takes { $number ->
    [one] 1 treasure
   *[other] { $number } treasures
  } on { $field }.
event-DealMade = { $seat } makes a deal ({ WORD($shop) }{ $paid ->
    [0] {""}
   *[other] , { $paid } gulden
  }).
event-Searched = { $seat } searches the vault of { $rival_seat }, day { $day }, and rolls a { $die }: { $found ->
    [yes] a treasure!
   *[no] nothing.
  }
event-ActivityEnded = { $seat } is done on this field.
event-Slotted = { $seat } hides a card on { $field }.
event-SpellCast = { $seat } casts a spell: { WORD($card) } ({ EFFECT($card) }).
event-Dug = { $seat } shows { WORD($card) } and digs up a treasure on { $field }.
event-Secured = { $seat } secures a treasure in the castle and now has { $number }{ $needed ->
    [0] {""}
   *[other] {" "}of { $needed }
  }.
event-Deposited = { $seat } lays down a treasure on { $field }.
event-Passed = { $seat } passes.
event-PoisonWorked = Poison gnaws at { $seat }: life { $before } → { $after }.
event-Drew = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
event-MapsGone = Out of the game ({ $seat }): { $cards }.
event-Reshuffled = The discard pile of { $number } cards is shuffled into a new draw pile.
event-KatharsisCame = Grandlin’s Katharsis: three times round every lord may remove a card.
event-Removed = { $seat } removes a card from { $field }: { WORD($card) }.
event-Spared = { $seat } removes nothing.
event-Ended = { $reason ->
    [secured] The last treasure needed is secured.
    [all_secured] All twelve treasures are secured.
   *[limit] The last round has been played.
  }

note-YouDrew = You draw: { $cards }.
note-YouSaw = Hidden on { $field }: { WORD($card) }.
note-YouGained = You now hold: { $treasures }.
note-YouSlotted = You hid on { $field }: { WORD($card) }.

# Lines

line-round = { $round ->
    [0] Before the first day
   *[other] Day { $round } of at most { $limit }
  }
line-round_unlimited = { $round ->
    [0] Before the first day
   *[other] Day { $round }
  }
line-goal_count = Whoever secures { $number ->
    [one] one treasure
   *[other] { $number } treasures
  } wins
line-goal_same = Whoever secures { $number } treasures of one kind wins
line-goal_different = Whoever secures a treasure of each kind wins
line-henchman = { $seat } ({ WORD($colour) }) on { $field }: life { $life }, gulden { $money }, strength { $strength }, weapons { $weapons }, cards { $cards }, carries { $carried }, secured { $secured }{ $poisoned ->
    [yes] , poisoned
   *[no] {""}
  }{ $sits_out ->
    [yes] , sits out
   *[no] {""}
  }
line-treasures = Lying on { $field }: { $number ->
    [one] 1 treasure
   *[other] { $number } treasures
  }
line-fight = Fight: { $seat } (strength { $strength }, life { $life }) against { $rival_seat } (strength { $rival_strength }, life { $rival_life })
line-fight_monster = Fight: { $seat } (strength { $strength }, life { $life }), opponent: { WORD($card) } (strength { $rival_strength }, life { $rival_life })
line-known = { $field }: { WORD($card) }{ strong }
line-hidden = Hidden cards ({ $number }): { $fields }
line-piles = Draw pile { $draw }, discard pile { $discard }, treasures in the pile { $hoard }
line-card = { WORD($card) } ({ WORD($sort) }{ $sort ->
    [monster] {" "}{ $strength }
   *[other] {""}
  }): { EFFECT($card) }
line-carried = Treasure in hand: { WORD($treasure) }
line-vault = Secured in your castle: { WORD($treasure) }
line-empty_hand = You hold no cards.

# Refusals

refused-not_offered = That is not possible here.
refused-gate_closed = The city gate is closed: only those who began the day in front of the wall are let in.
refused-out_of_reach = Your steps do not reach that far. Cards, treasures and other henchmen stop you.
refused-field_taken = That field is not free.
refused-must_play = You hold more than four cards and must play one.
refused-no_map_here = You hold no map of this field, or your henchman cannot dig now.
refused-no_such_spell_now = You cannot cast that spell now.

outcome-secured = The agreed treasures lie in the castle: Grandlin has an heir!
outcome-all_secured = All twelve treasures are secured. Whoever has the most of them wins.
outcome-limit = The agreed days are over. Whoever has secured the most treasures wins.

# Variants

option-length = Length
option-length-help = How many treasures are needed and how fast it starts.
option-length-first_game = First game: two treasures
option-length-short = Short: two treasures, everybody starts with a map
option-length-blitz = Blitz: one treasure
option-length-full = Full: twelve divided by the number of lords
option-victory = Victory
option-victory-help = What has to lie in the castle.
option-victory-preset = As the length says
option-victory-count = A number of treasures
option-victory-guide = The booklet’s guide: 6, 4 or 3
option-victory-same = Three of one kind
option-victory-different = One of each kind
option-treasures = Number of treasures
option-treasures-help = Only if a number wins.
option-treasures-preset = As the length says
option-treasures-1 = 1 treasure
option-treasures-2 = 2 treasures
option-treasures-3 = 3 treasures
option-treasures-4 = 4 treasures
option-treasures-5 = 5 treasures
option-treasures-6 = 6 treasures
option-start_map = Map at the start
option-start_map-help = Everybody gets a map as the first card.
option-start_map-preset = As the length says
option-start_map-no = No
option-start_map-yes = Yes
option-castles = Castles
option-castles-help = Whether everybody chooses a castle.
option-castles-pick = Everybody chooses
option-castles-assigned = Assigned
option-city_layout = City
option-city_layout-help = Where the four shops stand.
option-city_layout-fixed = As usual
option-city_layout-shuffled = Shuffled
option-truce_at_home = Truce at home
option-truce_at_home-help = Whether one is safe from attacks in one’s own castle.
option-truce_at_home-yes = Yes
option-truce_at_home-no = No
option-memory = Memory
option-memory-help = What the bot remembers for you.
option-memory-strict = Nothing: card backs only
option-memory-public = What everybody has seen
option-memory-full = Your own and looked-at cards too
option-deposit = Depositing treasures
option-deposit-help = A treasure may be laid down on the way.
option-deposit-no = No
option-deposit-yes = Yes
option-plunder = Plundering
option-plunder-help = The vaults of others may be searched.
option-plunder-no = No
option-plunder-yes = Yes
option-katharsis = Grandlin’s Katharsis
option-katharsis-help = When the draw pile is used up, all may take cards off the board.
option-katharsis-no = No
option-katharsis-yes = Yes
option-max_rounds = Day limit
option-max_rounds-help = After that, whoever has secured the most treasures wins.
option-max_rounds-auto = 30 for each treasure needed
option-max_rounds-0 = No limit
option-max_rounds-5 = 5 days
option-max_rounds-10 = 10 days
option-max_rounds-15 = 15 days
option-max_rounds-20 = 20 days
option-max_rounds-25 = 25 days
option-max_rounds-30 = 30 days
option-max_rounds-40 = 40 days
option-max_rounds-50 = 50 days
option-max_rounds-60 = 60 days
option-max_rounds-75 = 75 days
option-max_rounds-90 = 90 days
option-max_rounds-100 = 100 days
option-max_rounds-120 = 120 days
option-max_rounds-150 = 150 days
option-max_rounds-180 = 180 days
option-max_rounds-200 = 200 days
option-max_rounds-250 = 250 days
option-max_rounds-300 = 300 days
option-max_rounds-400 = 400 days
option-max_rounds-500 = 500 days

# Standing orders

suggested-secure = Secure treasures at home at once
suggested-dig-here = Dig where my map fits
suggested-defend-carrier = If attacked: flee only with treasure
offer-defend-prudent = If attacked: fight prudently
offer-defend-prudent-acts = As soon as somebody attacks your henchman, for the whole fight.
offer-defend-hold-0 = If attacked: fight, never flee
offer-defend-hold-0-acts = As soon as somebody attacks your henchman, for the whole fight.
offer-defend-hold-3 = If attacked: flee at 3 life or less
offer-defend-hold-3-acts = As soon as somebody attacks your henchman, for the whole fight.
offer-defend-hold-6 = If attacked: flee at 6 life or less
offer-defend-hold-6-acts = As soon as somebody attacks your henchman, for the whole fight.
offer-defend-hold-9 = If attacked: flee at 9 life or less
offer-defend-hold-9-acts = As soon as somebody attacks your henchman, for the whole fight.
offer-defend-flee = If attacked: flee at once
offer-defend-flee-acts = As soon as somebody attacks your henchman, for the whole fight.
offer-defend-carrier = If attacked: flee only with treasure
offer-defend-carrier-acts = As soon as somebody attacks your henchman: flee at once with a treasure, else fight prudently.
offer-katharsis-pass = Katharsis: remove nothing
offer-katharsis-pass-acts = As soon as a Katharsis asks you: remove nothing.
offer-monster = Against monsters: fight like this
offer-monster-acts = As soon as your henchman meets a monster: it is fought like this without asking you.
offer-special = Special place: always or never
offer-special-acts = As soon as your henchman stands there: use it or walk past. What cannot simply be used, you are asked.
offer-secure = Secure treasures at home at once
offer-secure-acts = As soon as you can secure a treasure in your castle: secure it.
offer-dig-here = Dig where my map fits
offer-dig-here-acts = As soon as your henchman stands where one of your maps points: dig.
offer-home = Go home and secure
offer-home-acts = In your turns: goes to your castle and secures what it carries. Your cards stay in your hand meanwhile. It walks round unknown cards; where it cannot get nearer, you are asked.
offer-dig = Go to a field and dig there
offer-dig-acts = In your turns: goes to this field and digs there. Your cards stay in your hand meanwhile. It walks round unknown cards; where it cannot get nearer, you are asked.
offer-work = Work at the inn
offer-work-acts = In your turns: goes to the inn and works there until the purse is full enough. Your cards stay in your hand meanwhile.
step-way = How?
step-way-prudent = Prudently
step-way-hold-0 = Fight, never flee
step-way-hold-3 = Flee at 3 life or less
step-way-hold-6 = Flee at 6 life or less
step-way-hold-9 = Flee at 9 life or less
step-way-flee = Flee at once
step-weak = Strength
step-weak-3 = Only up to combat strength 3
step-weak-5 = Only up to combat strength 5
step-weak-7 = Only up to combat strength 7
step-weak-9 = Only up to combat strength 9
step-strong = Strength
step-strong-4 = Only from combat strength 4
step-strong-6 = Only from combat strength 6
step-strong-8 = Only from combat strength 8
step-strong-10 = Only from combat strength 10
step-life = Life
step-life-3 = Only with at most 3 life
step-life-6 = Only with at most 6 life
step-life-9 = Only with at most 9 life
step-special = Which place?
step-special-teleportal = Teleportal
step-special-healing_spring = Healing spring
step-special-gold_vein = Gold vein
step-special-travelling_smith = Travelling smith
step-special-herb_woman = Herb woman
step-special-fencing_master = Fencing master
step-special-soothsayer = Soothsayer
step-special-riding_horse = Riding horse
step-special-sacrificial_altar = Sacrificial altar
step-special-any = All of them
step-use = What then?
step-use-use = Use it
step-use-no = Walk past
step-row = Which row?
step-row-1 = Row 1
step-row-2 = Row 2
step-row-3 = Row 3
step-row-4 = Row 4
step-row-5 = Row 5
step-row-6 = Row 6
step-row-7 = Row 7
step-row-8 = Row 8
step-row-9 = Row 9
step-row-10 = Row 10
step-column = Which column?
step-column-A = Column A
step-column-B = Column B
step-column-C = Column C
step-column-D = Column D
step-column-E = Column E
step-column-F = Column F
step-column-G = Column G
step-column-H = Column H
step-column-I = Column I
step-column-J = Column J
step-coins = Up to how many gulden?
step-coins-4 = Up to 4 gulden
step-coins-6 = Up to 6 gulden
step-coins-8 = Up to 8 gulden
step-coins-10 = Up to 10 gulden
step-coins-15 = Up to 15 gulden
offers-note = “If attacked” holds whenever somebody attacks your henchman. “Flee at 3 life or less”: it fights until then. “Flee only with treasure”: without one it fights prudently. “Katharsis”: when the draw pile is empty, you might remove a card.

# The score, and what cards and fights bring

score-line = { $condition ->
    [same] Three treasures of one kind win
    [different] One treasure of each kind wins
   *[count] { $needed ->
        [one] One secured treasure wins
       *[other] { $needed } secured treasures win
      }
  } · you { $mine }{ $carried ->
    [0] {""}
   *[other] {" "}(carry { $carried })
  } · { $seat } { $theirs }{ $their_carried ->
    [0] {""}
   *[other] {" "}(carries { $their_carried })
  }{ $round ->
    [0] {""}
   *[other] {" "}· day { $round }
  }
remark-card = {"**"}{ WORD($card) }**: { EFFECT($card) }
remark-monster = {"**"}{ WORD($card) }**: monster with combat strength { $strength }; whoever defeats it gets: { EFFECT($card) }
remark-fight = Strike to the end: win { $win }%, die { $dead }%. With care: win { $careful_win }%, die { $careful_dead }%. Flee at once: die { $flight_dead }%.

# The first three questions of a person
hint-1 = Dig up a treasure with a map and bring it to your castle. First you choose where it stands.
hint-2 = Every day: travel, then play at most one card. A card or another henchman stops you; the buttons say what lies on a field.
hint-3 = Monsters have 15 life. Your chances stand below the question; weapons and strength are sold in the city.

# Why the computer plays so
why-journey = What counts is the way to a treasure, a map, the city or the castle, and what threatens on it.
why-lord = Securing and digging come first; otherwise hide what is of little use in your hand.
why-fight = Fight as long as winning is more likely than dying.
why-activity = Strength and weapons decide the next fights.
why-banish = Banish what guards a goal, or what is most dangerous on the way ahead.
why-defend = Fighting with care means: strike back as long as there is life enough, and else flee.
why-katharsis = Mostly everything had better stay: what stops others suits you.
why-landing = The best landing is near a treasure, a map or the castle, with nothing to threaten you.
why-look = Look at what lies on your own way.
why-pick_castle = The further apart the castles are, the less you get in each other’s way.
why-rest = Only a cleansing gets your henchman back on its feet at once.
why-use_special = Use what brings life, strength or money at a small price.

# How to play

rules-1 =
    ### What it is about
    Grandlin the magician is dead, and Grandlin’s treasures lie buried in the realm. As a **lord** you send out a **henchman** who digs them up and brings them to your **castle**. Whoever first has secured the agreed treasures wins.

    The realm has 100 fields (A1 to J10): four castles in the corners, the city in the middle, open land elsewhere. Street and river only help to read coordinates.

    Your henchman has four values from 0 to 15: **life** 15, **gulden** 5, **strength** 2, **weapons** 0. You yourself hold four cards that only you see.
rules-2 =
    ### Your turn: the journey
    The die says how many steps your henchman may go at most, along rows and columns, never diagonally. It may go fewer or stay.
    - A hidden card, a loose treasure or another henchman **ends the journey** on its field.
    - The card there is turned up, even if you just stayed.
    - After that you may attack another henchman, take loose treasures, or make a deal in the city.
    - The **city** opens its gate only if you began your turn in front of the wall. Inside nobody stops you, and you can always leave.
rules-3 =
    ### Your turn: the lord’s influence
    Then you play **at most one card**:
    - **Hide** it face down in a free field without card, treasure or henchman, not in a castle or the city.
    - **Cast** a spell: some can be cast before the journey or in a fight already; that is your one card, too.
    - **Dig**: if your henchman stands on the field of one of your maps, you get a treasure.
    - **Secure**: in your own castle you put one treasure into the vault.

    With more than four cards you must play. At the end of your turn you draw up to four; treasures count.
rules-4 =
    ### The cards
    - **Weapon, potion, trap**: work at once and are discarded.
    - **Special**: you may use the place once a day; the card stays. The riding horse takes you further at once and is gone.
    - **Teleportal**: roll. 2 yellow, 3 green, 4 blue, 5 red quarter, 6 the whole realm. On a 1 your henchman dies.
    - **Monster**: attacks at once.
    - **Spell and map**: go to your hand and may be played in the same turn.

    What was turned up and stays goes back into its field and stops everybody.
rules-5 =
    ### Fights
    {""}**Combat strength** is strength plus weapons. Both roll and add it; whoever has less loses the difference in life. Then every henchman in the fight loses a weapon point.

    Before each blow you decide: strike, flee, or a stance for the rest of the fight. Against monsters you can **fight while the odds are good**: you are asked again only when defeat becomes more likely than victory. **Prudent** flees once your life is at most 9 plus the rival’s lead. Whoever is attacked and says nothing fights prudently.

    {""}**Flight**: the rival strikes once more, its blow against your bare combat strength. After that your henchman does nothing more this turn.

    {""}**Monsters** always have 15 life and a fixed strength. Beat one and you get its reward and all treasures on the field. You are safe in the city and, unless you agreed otherwise, in your own castle.
rules-6 =
    ### Death, poison, sitting out
    When life falls to 0 the henchman dies. Your hand cards are lost, your treasures stay on the field. If another henchman killed yours, its lord gets treasures and gulden. A new henchman with the starting values stands in your castle and you draw four cards. If it was your turn, it is over.

    {""}**Poison** costs 1 life at the end of each of your turns until the healer, an antidote, the herb woman, the swamp witch or a Cleansing helps.

    {""}**Sitting out**: next turn the henchman neither travels nor digs. As a lord you may still hide a card or cast a spell. A henchman just caught in quicksand may still make a forced march in the same turn.
rules-7 =
    ### The city
    One deal a day, where you stand. The fields are where the shops usually are; if you shuffled them, look at the board:
    - **Inn** (E5): earn 2 gulden.
    - **Healer** (F5): 3 life for each gulden, 5 gulden against poison, or both.
    - **School** (F6): 3 gulden for 1 strength.
    - **Smith** (E6): 1 gulden for each weapon point.
rules-8 =
    ### Treasures and the end
    There are four crowns, four chalices and four orbs. Only secured treasures count, one a day. How many you carry is seen by all; which, only by you. When the last treasure is dug up, all maps leave the game and are replaced.

    When the day limit is reached or all twelve are secured, secured treasures decide, then carried ones, then strength, then gulden.
rules-9 =
    ### Extra rules
    - **Depositing**: instead of a card you lay a treasure on your henchman’s field, not in a castle or the city.
    - **Plundering**: in another lord’s castle with treasures you roll once a day. If the number is not above your days of searching in a row, you find a treasure and the count starts anew.
    - **Grandlin’s Katharsis**: when the draw pile is used up, everybody may take a card off the board, three times round. Only then is it shuffled.

    Agreements are allowed but bind nobody. Notes are not allowed; how much the bot remembers for you is agreed beforehand.

# What stands on the cards: at most three short lines

effect-teleportal = Roll: 1 kills, 2–5 one quarter, 6 the whole realm
effect-travelling_smith = 1 weapon point for each gulden
effect-soothsayer = Look at two hidden cards
effect-riding_horse = Roll again and travel on
effect-teleportation = Leap to a field outside the city
effect-battle_frenzy = +5 combat strength in this fight
effect-fireball = In a fight: your opponent loses 6 life
effect-clairvoyance = Look at three hidden cards
effect-forced_march = 6 more steps
effect-banishment = Remove a card from the realm
sort-map = With your henchman on { $field }: dig up a treasure
sort-weapon = At once, then discarded
sort-potion = At once, then discarded
sort-trap = At once, then discarded
sort-special = Whoever stops here may:
sort-spell = For your henchman:
sort-monster = Reward:
effect-scar = whoever flees
effect-poisoned = poisoned
effect-cured = poison ends
effect-sits_out = sit out once
effect-free = no sitting out

# What the other cards do; of monsters it is the reward

effect-knife = +1 weapons
effect-dagger = +2 weapons
effect-club = +2 weapons
effect-spear = +3 weapons
effect-sword = +4 weapons
effect-crossbow = +5 weapons
effect-battle_axe = +6 weapons
effect-healing_potion = +3 life
effect-great_healing_potion = +6 life
effect-elixir_of_life = Life back to 15
effect-strength_potion = +1 strength
effect-bear_potion = +2 strength
effect-antidote = Poison ends, +1 life
effect-pitfall = −3 life
effect-arrow_trap = −5 life
effect-viper = Poisoned
effect-quicksand = Sit out once
effect-cutpurse = Gulden halved
effect-rust_rain = Weapons halved
effect-magnet_rock = All weapons gone
effect-curse_of_weakness = −1 strength
effect-highwayman = All gulden gone
effect-healing_spring = +3 life
effect-gold_vein = +2 gulden
effect-herb_woman = Cures the poison for 3 gulden
effect-fencing_master = +1 strength for 2 gulden
effect-sacrificial_altar = 3 life for 1 strength
effect-small_robber = +2 gulden
effect-robber = +3 gulden
effect-wolf = +1 gulden, +2 life
effect-goblin = +2 gulden, +1 weapons
effect-skeleton = +3 weapons
effect-robber_chief = +5 gulden
effect-giant_spider = +1 strength (whoever flees is poisoned)
effect-orc = +4 weapons
effect-swamp_witch = Poison ends, +5 life
effect-undead_knight = +5 weapons
effect-troll = +1 strength, +4 gulden
effect-ogre = +2 strength
effect-griffin = +2 strength, +3 life
effect-basilisk = +2 strength, +4 gulden (whoever flees is poisoned)
effect-black_knight = +2 strength, +6 weapons
effect-giant = +3 strength, +5 gulden
effect-dragon = +3 strength, +10 gulden
effect-warpig = +4 strength, life back to 15, +10 gulden
effect-healing_spell = +5 life
effect-cleansing = Poison ends, no sitting out
effect-map_b3 = Dig up a treasure on B3
effect-map_c4 = Dig up a treasure on C4
effect-map_e2 = Dig up a treasure on E2
effect-map_h2 = Dig up a treasure on H2
effect-map_g3 = Dig up a treasure on G3
effect-map_i5 = Dig up a treasure on I5
effect-map_i8 = Dig up a treasure on I8
effect-map_h7 = Dig up a treasure on H7
effect-map_f9 = Dig up a treasure on F9
effect-map_c9 = Dig up a treasure on C9
effect-map_d8 = Dig up a treasure on D8
effect-map_b6 = Dig up a treasure on B6

# Names

word-yellow = yellow
word-green = green
word-blue = blue
word-red = red
word-realm = whole realm
word-outlands = outlands
word-life = life
word-money = gulden
word-strength = strength
word-weapons = weapons
word-inn = Inn
word-healer = Healer
word-school = School
word-smith = Smith
word-crown = crown
word-chalice = chalice
word-orb = orb
word-no_treasure = carries no treasure
word-weapon = weapon
word-potion = potion
word-trap = trap
word-special = special
word-monster = monster
word-spell = spell
word-map = map
word-fight_on = fights while the odds are good
word-strike = strikes
word-prudent = fights prudently
word-hold-0 = fights to the end
word-hold-3 = fights, flees at 3 life or less
word-hold-6 = fights, flees at 6 life or less
word-hold-9 = fights, flees at 9 life or less
word-blow = slain
word-portal = teleportal
word-poison = poison
word-knife = Knife
word-dagger = Dagger
word-club = Club
word-spear = Spear
word-sword = Sword
word-crossbow = Crossbow
word-battle_axe = Battle-axe
word-healing_potion = Healing potion
word-great_healing_potion = Great healing potion
word-elixir_of_life = Elixir of life
word-strength_potion = Strength potion
word-bear_potion = Bear potion
word-antidote = Antidote
word-pitfall = Pitfall
word-arrow_trap = Arrow trap
word-viper = Viper
word-quicksand = Quicksand
word-cutpurse = Cutpurse
word-rust_rain = Rust rain
word-magnet_rock = Magnet rock
word-curse_of_weakness = Curse of weakness
word-highwayman = Highwayman
word-teleportal = Teleportal
word-healing_spring = Healing spring
word-gold_vein = Gold vein
word-travelling_smith = Travelling smith
word-herb_woman = Herb woman
word-fencing_master = Fencing master
word-soothsayer = Soothsayer
word-riding_horse = Riding horse
word-sacrificial_altar = Sacrificial altar
word-small_robber = Small robber
word-robber = Robber
word-wolf = Wolf
word-goblin = Goblin
word-skeleton = Skeleton
word-robber_chief = Robber chief
word-giant_spider = Giant spider
word-orc = Orc
word-swamp_witch = Swamp witch
word-undead_knight = Undead knight
word-troll = Troll
word-ogre = Ogre
word-griffin = Griffin
word-basilisk = Basilisk
word-black_knight = Black knight
word-giant = Giant
word-dragon = Dragon
word-warpig = Warpig
word-teleportation = Teleportation
word-healing_spell = Healing spell
word-battle_frenzy = Battle frenzy
word-fireball = Fireball
word-clairvoyance = Clairvoyance
word-forced_march = Forced march
word-banishment = Banishment
word-cleansing = Cleansing
word-map_b3 = Map B3
word-map_c4 = Map C4
word-map_e2 = Map E2
word-map_h2 = Map H2
word-map_g3 = Map G3
word-map_i5 = Map I5
word-map_i8 = Map I8
word-map_h7 = Map H7
word-map_f9 = Map F9
word-map_c9 = Map C9
word-map_d8 = Map D8
word-map_b6 = Map B6
