# What people settle about themselves, with /me

title = Deine Einstellungen
help = Sie gelten an allen Tischen, und niemand sonst sieht sie.
language = Sprache
notices = Nachrichten
most_calls = Rufe am Tag
sight = Farben deiner Bilder
size = Größe deiner Bilder
quiet_from = Ruhe ab
quiet_to = Ruhe bis
zone = Zeitzone: **{ $zone }**, dort ist es jetzt { $clock }
quiet = Ruhezeit: **{ $begin } – { $end }**. Dann stehen Uhren ab zehn Minuten still, bis zum Dreifachen ihrer Länge.
vacation = 🏖️ Im Urlaub bis **{ $until }**. Deine Daueraufträge wirken weiter.
hint = -# Zone und genaue Zeiten mit { COMMAND("me quiet") }, Urlaub mit { COMMAND("me vacation") }.
back = Ich bin wieder da
