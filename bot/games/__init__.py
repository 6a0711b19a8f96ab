"""Games as pure rules: no Discord, no pictures, no files, no people, no time.

chance           how are cards shuffled and dice rolled?
contract         what is a game? It asks, a seat answers with a path of picks; read this first
offers           which standing orders does a game offer? Part of the contract
registry         which games are there? Each is declared once, with painter and lessons
dracheninsel/    Die Dracheninsel, 3 to 6 players
drachenland/     Drachenland, 2 to 4 players
emerald/         Emerald, 2 to 5 players
kit/             what games share: options, walks through menus
schatzjagd/      Schatzjagd, 2 to 4 players
scratch_island/  Scratch Island, 2 to 4 players
"""
