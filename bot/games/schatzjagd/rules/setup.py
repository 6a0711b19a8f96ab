"""Before the first day: castles, piles, the first four cards, who begins."""

from msgspec.structs import replace

from bot.games.chance import shuffled
from bot.games.contract import Rng, Seat
from bot.games.schatzjagd.content import ASSIGNED, CARDS, CASTLES, HAND, HOARD, MAPS, NAMES, PACK
from bot.games.schatzjagd.events import Beginner, CastleChosen, DealtOut, StartRolled, YouDrew
from bot.games.schatzjagd.model import SEATS, Founding, Lord, Options, State
from bot.games.schatzjagd.rules.death import fresh
from bot.games.schatzjagd.rules.end import starts_with_map
from bot.games.schatzjagd.rules.story import Next, Story, go, roll, set_lord
from bot.games.schatzjagd.rules.turn import begin_turn

UNDECIDED = Seat(-1)  # who begins is left to the dice


def start(seats: int, seed: bytes, options: Options, first: Seat | None = None) -> Next:
    if seats not in SEATS:
        raise ValueError(f"lords: {seats} is not one of {list(SEATS)}")
    story = Story(_table(seats, Rng(seed), options, first))
    if options.castles == "assigned":
        for seat, castle in enumerate(ASSIGNED[seats]):
            _found(story, Seat(seat), castle)
        _set_out(story)
    story.reveals = True
    return story.step()


def _table(seats: int, rng: Rng, options: Options, first: Seat | None) -> State:
    hoard, rng = shuffled(tuple(HOARD), rng, "treasures")
    draw, rng = shuffled(tuple(PACK), rng, "cards")
    city = tuple(range(4))
    if options.city_layout == "shuffled":
        city, rng = shuffled(city, rng, "city")
    return State(
        rng,
        options,
        tuple(Lord() for _ in range(seats)),
        bytes(draw),
        bytes(hoard),
        (Founding(Seat(0)),),
        bytes(city),
        first=UNDECIDED if first is None else first,
    )


def choose_castle(story: Story, seat: Seat, castle: int) -> None:
    """The last of four is not asked; when all have a castle, the game is dealt."""
    _found(story, seat, castle)
    story.state = replace(story.state, turns=story.state.turns + 1)
    following = Seat(seat + 1)
    left = free_castles(story.state)
    if following < len(story.state.lords) and len(left) == 1:
        _found(story, following, left[0])
        following = Seat(seat + 2)
    if following < len(story.state.lords):
        go(story, Founding(following))
    else:
        _set_out(story)


def free_castles(state: State) -> tuple[int, ...]:
    taken = {lord.castle for lord in state.lords}
    return tuple(castle for castle in range(len(CASTLES)) if castle not in taken)


def _found(story: Story, seat: Seat, castle: int) -> None:
    set_lord(story, seat, fresh(replace(story.state.lords[seat], castle=castle)))
    story.tell(CastleChosen(seat, NAMES[CASTLES[castle]]))


def _set_out(story: Story) -> None:
    """Deals, lets the dice name the beginner, and starts their first turn."""
    lords = story.state.lords
    order = tuple(Seat(s) for s in sorted(range(len(lords)), key=lambda s: lords[s].castle))
    story.state = replace(story.state, order=order)
    _deal(story)
    if story.state.first == UNDECIDED:
        story.state = replace(story.state, first=_beginner(story))
    story.tell(Beginner(story.state.first))
    begin_turn(story, story.state.first)


def _deal(story: Story) -> None:
    """Four cards to everybody in turn order; with a starting map it is the first of them."""
    maps = b""
    if starts_with_map(story.state.options):
        maps = _deal_maps(story)
    for place, seat in enumerate(story.state.order):
        state = story.state
        number = HAND - len(maps[place : place + 1])
        cards = maps[place : place + 1] + state.draw[:number]
        story.state = replace(state, draw=state.draw[number:])
        set_lord(story, seat, replace(state.lords[seat], cards=cards))
        story.whisper(seat, YouDrew(tuple(CARDS[card].key for card in cards)))
    story.tell(DealtOut(HAND))


def _deal_maps(story: Story) -> bytes:
    """Shuffles the maps, keeps one for each lord, and mixes the rest into the draw pile."""
    state, lords = story.state, len(story.state.lords)
    maps, rng = shuffled(tuple(sorted(MAPS)), state.rng, "maps")
    rest = (*(card for card in state.draw if card not in MAPS), *maps[lords:])
    draw, rng = shuffled(rest, rng, "cards")
    story.state = replace(state, rng=rng, draw=bytes(draw))
    return bytes(maps[:lords])


def _beginner(story: Story) -> Seat:
    """The highest roll begins; those tied for it roll again."""
    best = list(story.state.order)
    while len(best) > 1:
        rolls = {}
        for seat in best:
            rolls[seat] = roll(story, "beginner")
            story.tell(StartRolled(seat, rolls[seat]))
        best = [seat for seat in best if rolls[seat] == max(rolls.values())]
    return best[0]
