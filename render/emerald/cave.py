"""The moving parts of the cave: the dragon, where she may stop next, cards, nest, chamber."""

from bot.games.emerald.content import BAR_LENGTH, CAVE
from bot.games.emerald.views import Public, stops
from render.emerald.places import (
    BONUS,
    CARDS_Y,
    CAVE_Y,
    COLUMN,
    DIE,
    GEM_DX,
    GOLD_DX,
    NEST,
    RANSOMS,
    chamber,
    column,
)
from render.emerald.sprites import ART, RIM, STUDIO, free_bonus, gem_card, gold_card, stone
from render.kit import Frame
from render.kit.colours import WHITE


def dragon(frame: Frame, view: Public) -> None:
    """The dragon, the bar that wakes her, and the stones by how often she would stop there."""
    frame.put(ART.sprite("bar", 429), column(view.bar) + COLUMN * (BAR_LENGTH - 1) / 2, 571)
    for field in set(view.walk) - {view.dragon}:
        frame.put(ART.sprite("paw_print", 42), column(field), 512)
    looks = "dragon_asleep" if not view.walk else "dragon_awake" if view.caught else "dragon"
    she = ART.sprite(looks, 356, token=True, rims=RIM, mirrored=view.facing < 0)
    x = min(max(column(view.dragon) + 6 * view.facing, 150), 860)  # no edge may cut it
    frame.put(she, x, 560, "mb")
    chances = stops(view)
    for field in CAVE:
        kind = "dragon" if field == view.dragon else str(chances.get(field, "plain"))
        frame.put(stone(str(field), kind), column(field), CAVE_Y - 23, "mt")
    for field, many in chances.items():
        for k in range(many):
            left = column(field) - 15 * (many - 1)
            frame.put(ART.sprite("flame", 31), left + 30 * k, 632, "mb")


def cards(frame: Frame, view: Public) -> None:
    for stack in view.stacks:
        x = column(stack.field)
        if stack.gem is not None:
            frame.lay(gem_card(stack.gem, stack.gems_below), x + GEM_DX, CARDS_Y)
        if stack.gold is not None:
            frame.lay(gold_card(stack.gold, stack.gold_below), x + GOLD_DX, CARDS_Y)


def side(frame: Frame, view: Public) -> None:
    """Nest and ransoms, the die, the chamber, the free bonus."""
    lost, paid = len(view.nest), sum(len(player.ransoms) for player in view.players)
    if view.nest:
        frame.put(ART.sprite(f"bust_{view.nest[-1]}", 54), NEST[0], NEST[1] + 8, "mb")
    frame.put(ART.sprite("nest_empty", 104), NEST[0], NEST[1] - 4)
    frame.put(ART.sprite("ransom", 54), *RANSOMS)
    for x, many in ((NEST[0] + 72, lost), (RANSOMS[0] + 54, paid)):
        frame.put(STUDIO.caption(str(many), 48, WHITE, weight="black"), x, NEST[1] - 2)
    if view.roll is not None:
        frame.put(ART.sprite(f"die_{view.roll}", 56, token=True), *DIE)
    for number, colour in enumerate(view.chamber):
        x, y = chamber(number)
        frame.put(ART.sprite(f"bust_{colour}", 72, token=True), x, y, "mb")
    for number in range(len(view.chamber), len(view.chamber) + view.treasures_left):
        x, y = chamber(number)
        frame.put(ART.sprite("common/chest", 92, token=True), x, y + 4, "mb")
    if not any(player.has_bonus_four for player in view.players):
        frame.put(free_bonus(), *BONUS)
