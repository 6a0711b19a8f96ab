# What is said in all games.

list = { $rest } und { $last }

# The terminal: `tafelrunde play`
play-you = Gast
play-type = { $several ->
    [yes] Nummern mit Leerzeichen dazwischen; leer heißt: keine (b zurück, ? Brett, q Ende):
   *[no] Nummer (b zurück, ? Brett, q Ende):
  }
play-what = Von 1 bis { $count }, so viele, wie gewählt werden dürfen.
play-left = Abgebrochen. Dieselbe Partie noch einmal: --seed { $seed }

# The commands: names in lower case, descriptions of at most 100 characters
name-new = neu
describe-new = Eröffnet einen Tisch in diesem Kanal
name-thread = thread
describe-thread = In einem eigenen Thread
name-rules = regeln
describe-rules = Erklärt das Spiel, Seite für Seite, nur für dich
group-emerald = Emerald: Ritter, ein Drache und sehr viel Gold
group-dracheninsel = Die Dracheninsel: gemeinsam tragen, allein kassieren
group-drachenland = Drachenland: Eier, Edelsteine und fünfzehn Vulkane
group-scratch_island = Scratch Island: rubbeln, graben, Schätze finden
group-schatzjagd = Schatzjagd: ein Reich voller Unholde und Kronen
name-table = tisch
group-table = Der Tisch in diesem Kanal
name-board = brett
describe-board = Zeigt das Brett noch einmal unten im Kanal
name-text = text
describe-text = Als Text, nur für dich
name-hand = hand
describe-hand = Deine Hand und was du tun kannst, nur für dich
name-log = verlauf
describe-log = Was zuletzt geschehen ist
name-orders = daueraufträge
describe-orders = Deine geheimen Daueraufträge für den Fall, dass du weg bist
name-undo = zurücknehmen
describe-undo = Nimmt deinen letzten Schritt zurück, solange nichts dadurch ans Licht kam
name-resign = aufgeben
describe-resign = Gibt auf: ein Computer spielt für dich weiter, das Spiel zählt als verloren
name-replay = zeitraffer
describe-replay = Die letzte Partie dieses Kanals als bewegtes Bild, nur für dich
name-pause = pause
describe-pause = Hält alle Uhren an (Gastgeber oder Moderation) oder schlägt es allen vor
name-resume = fortsetzen
describe-resume = Beendet die Pause
name-move = umziehen
describe-move = Holt einen Tisch, dessen Kanal verloren ging, in diesen Kanal
name-replace = ersetzen
describe-replace = Gibt einen Platz an ein Mitglied oder einen Computer
name-seat = platz
describe-seat = Wessen Platz; dein eigener oder der von jemandem, der weg ist
name-member = mitglied
describe-member = Wer weiterspielen soll; ohne Angabe ein Computer
name-abort = abbrechen
describe-abort = Schlägt vor, das Spiel abzubrechen; mehr als die Hälfte muss zustimmen
name-end = beenden
describe-end = Bricht den Tisch ab (Gastgeber oder Moderation)
name-me = ich
group-me = Du selbst: Sprache, Nachrichten, Ruhezeiten, Urlaub
name-admin = verwaltung
group-admin = Für alle, die den Bot betreiben oder diesen Server verwalten
name-health = zustand
describe-health = Wie es steht (nur für den Betreiber)
name-backup = sicherung
describe-backup = Macht eine geprüfte Kopie der Datenbank (nur für den Betreiber)
describe-admin-end = Bricht einen Tisch dieses Servers ab (Server verwalten)
describe-number = Seine Nummer; ohne Nummer der Tisch in diesem Kanal
name-stats = statistik
describe-stats = Wer auf diesem Server was gespielt und gewonnen hat
name-game = spiel
describe-game = Nur ein Spiel, mit seiner Ehrentafel
name-statistics = statistik
describe-statistics = Ob du in den Statistiken deiner Server gezählt und genannt wirst
name-counted = zählen
describe-counted = Ja: Ich werde gezählt. Nein: Ich werde weder gezählt noch genannt
name-export = export
describe-export = Alles, was über dich gespeichert ist, als Datei nur für dich
name-erase = vergessen
describe-erase = Vergisst dich überall; fragt vorher noch einmal nach
name-settings = einstellungen
describe-settings = Zeigt deine Einstellungen, nur für dich
name-language = sprache
describe-language = Die Sprache, in der ich mit dir rede
name-notices = nachrichten
describe-notices = Wie du erfährst, dass du dran bist
name-how = wie
name-quiet = ruhe
describe-quiet = Stunden, in denen keine lange Uhr gegen dich läuft
name-zone = zeitzone
describe-zone = Deine Zeitzone, etwa Europe/Berlin
name-from = von
describe-from = Wann sie beginnen, etwa 22 oder 22:30
name-to = bis
describe-to = Wann sie enden, etwa 7 oder 7:30
name-vacation = urlaub
describe-vacation = So lange warten lange Uhren auf dich, in Grenzen; deine Daueraufträge wirken weiter
name-until = bis
describe-until = Der letzte Tag, etwa 24.12.2026
choice-notices-dm = per Direktnachricht
choice-notices-mention = mit einer Erwähnung im Kanal
choice-notices-none = gar nicht, ich schaue selbst vorbei
choice-most_calls-usual = fünf, und jede wichtige Reaktion
choice-most_calls-any = so viele, wie anfallen
choice-most_calls-1 = höchstens einer
choice-most_calls-2 = höchstens zwei
choice-most_calls-3 = höchstens drei
choice-most_calls-5 = höchstens fünf
choice-most_calls-10 = höchstens zehn
choice-sight-as_all = wie bei allen
choice-sight-deuteranopia = bei Grünschwäche
choice-sight-protanopia = bei Rotschwäche
choice-sight-tritanopia = bei Blauschwäche
choice-sight-high_contrast = starke Kontraste
choice-size-as_all = wie bei allen
choice-size-large = groß, in zwei Hälften
choice-quiet_from-never = nie
choice-language-client = wie mein Discord
choice-language-de = Deutsch
choice-language-en = Englisch

# The lobby
lobby-players = Für { $players } Personen
lobby-options = Einstellungen
thread-open = Der Tisch steht in { $thread }.
new-where = Ein Tisch steht im Textkanal oder Thread eines Servers: gib dort { COMMAND($command) } ein. Die Regeln kannst du auch hier lesen.
lobby-gone = Dieser Tisch wurde abgesagt, bevor das Spiel begann.
option-pace = Tempo
option-pace-together = gemeinsam, alle sind da
option-pace-days = über Tage, alle wann sie mögen
option-turn_time = Zeit pro Zug
option-turn_time-none = unbegrenzt
option-turn_time-10min = 10 Minuten
option-turn_time-1h = 1 Stunde
option-turn_time-24h = 24 Stunden
option-turn_time-72h = 3 Tage
option-reaction_time = Reaktionszeit
option-reaction_time-10s = 10 Sekunden
option-reaction_time-20s = 20 Sekunden
option-reaction_time-60s = 1 Minute
option-key_time = Wichtige Reaktionen
option-key_time-short = so kurz wie alle anderen
option-key_time-20min = 20 Minuten
option-key_time-2h = 2 wache Stunden
option-key_time-8h = 8 wache Stunden
option-key_time-24h = 24 wache Stunden
option-start_seat = Beginnt
option-start_seat-random = wird ausgelost
option-zone = Nächte in
option-zone-none = nirgends, Uhren laufen auch nachts
option-hints = Hinweise
option-hints-auto = nur gegen Computer
option-hints-on = für alle
option-hints-off = keine
option-language = Sprache
option-language-de = Deutsch
option-language-en = Englisch

# Buttons
button-thread = In einem Thread öffnen
button-join = Mitspielen
button-leave = Aufstehen
button-computer = Computer dazu
button-computer-easy = Leichter Computer
button-computer-hard = Starker Computer
button-uncomputer = Computer weg
button-start = Start
button-options = Einstellungen
button-cancel = Absagen
button-hand = Meine Hand
button-answer = Antworten
button-log = Verlauf
button-rules = Regeln
button-hint = Hinweis
button-more = Mehr
button-back = Zurück
button-refresh = Neu laden
button-undo = Zurücknehmen
button-since = Seit meinem letzten Zug
button-orders = Daueraufträge
button-drop = ✖ { $order }
button-order-up = Weiter nach oben
button-order-down = Weiter nach unten
button-text = Brett als Text
button-resign = Aufgeben
button-pause = Pause
button-resume = Weiterspielen
button-abort = Abbruch vorschlagen
button-agree = Ich stimme zu
button-sit = Platz übernehmen
button-end = Tisch beenden
button-back-in = Ich spiele wieder selbst
button-rematch = Revanche
button-replay = Zeitraffer
button-steps = Schritt für Schritt
button-step_first = Anfang
button-step_back = Zurück
button-step_next = Weiter
button-step_last = Ende
button-record = Nachprüfen
button-previous = Zurück
button-next = Weiter
button-next_table = Nächster Tisch ({ $number })

# The private panel
panel-moved_on = Das Spiel ist weitergegangen. So steht es jetzt:
panel-over = 🏁 **Das Spiel ist vorbei.**
panel-window = ⏳ **Andere können jetzt reagieren. Du hast nichts zu beantworten.**
panel-until = Frist: { $when }
panel-moment = -# Stand: { $when }. Vielleicht ist seitdem etwas geschehen: *Neu laden* zeigt es.
hint-line = 💡 Der Computer würde: **{ $deed }**. { $why }
story-missed = ⏰ { $number ->
    [one] Deine Zeit war um; für dich wurde geantwortet.
   *[other] Deine Zeit war { $number }-mal um; für dich wurde geantwortet.
}
story-others = { $names } { $number ->
    [one] war
   *[other] waren
} seitdem am Zug.
story-more = { $number ->
    [one] Und 1 weiteres: siehe unten, *Seit meinem letzten Zug*.
   *[other] Und { $number } weitere: siehe unten, *Seit meinem letzten Zug*.
}
panel-choose = { $most ->
    [1] Wähle eins
   *[other] Wähle { $least } bis { $most }
}
panel-none = Nichts davon

# The board
window-short = ⏳ **Wer reagieren will, kann jetzt antworten.** Es schließt sich { $when }.
window-long = ⏳ **Wer reagieren will, kann antworten.** Es wird auf alle gewartet, längstens bis { $when }.
window-decision = ⏳ **{ $names } muss entscheiden**, spätestens bis { $when }.
window-decision-unhurried = ⏳ **{ $names } muss entscheiden.**
board-winners = { $number ->
    [1] 👑 { $names } gewinnt!
   *[other] 👑 { $names } teilen sich den Sieg!
}
board-ended = Der Tisch wurde abgebrochen. Niemand gewinnt.
final-hints = Hinweise: { $names }
final-moments = Was davon bleibt
board-undone = ⏪ { $name } hat einen Schritt zurückgenommen.
board-moved = **{ $game }** steht jetzt weiter unten.
board-away = ⏸️ { $minutes ->
    [1] Eine Minute hat nicht gezählt
   *[other] { $minutes } Minuten haben nicht gezählt
}, denn ich war nicht zu erreichen. Alle Fristen sind um diese Zeit verlängert.
board-again = Das Brett kommt gleich noch einmal.
board-seed = -# Alle Würfel und Karten folgten aus { $seed }, versiegelt als { $commitment }.
board-sealed = -# 🔒 Alle Würfel und Karten stehen schon fest, versiegelt als { $commitment }
log-title = Verlauf
rules-page = Seite { $number } von { $last }
notice-turn = { $people }, { $number ->
    [1] du bist dran
   *[other] ihr seid dran
}: **{ $game }**.
notice-decision = { $people }, du hast etwas zu entscheiden: **{ $game }**.
notice-window = { $people }: { $number ->
    [1] du darfst
   *[other] ihr dürft
} reagieren, in **{ $game }**.
notice-half = ⏰ { $people }, die Hälfte deiner Zeit ist um: **{ $game }**.
notice-end = { $people }, **{ $game }** ist vorbei. Hier steht, wie es ausging.
rematch-open = Die Revanche wartet: ein neuer Tisch mit allen von eben.
curve-title = { $game }: So wuchsen die Punkte
curve-points = Punkte
curve-rounds = Runde
curve-alt = Punkte von Runde zu Runde, eine Linie je Person
replay-progress = 🎬 Der Zeitraffer entsteht: { $percent } %
step-place = Schritt { $number } von { $all } · Runde { $round }
replay-round = Runde { $number }
replay-done = 🎬 **{ $game }**: die ganze Partie vom ersten bis zum letzten Zug.
replay-alt = { $game }: die ganze Partie als bewegtes Bild, und wie sie ausging
record-help = Alles über dieses Spiel steht in der Datei. Wer will, prüft sie mit „tafelrunde verify { $file }“.
seat-warm = Ein Computer hält deinen Platz warm. Du kannst jederzeit wieder übernehmen.
sure-resign = Soll ein Computer für dich weiterspielen? Das Spiel zählt dann als verloren, außer du kommst zurück.
sure-resign-yes = Ja, aufgeben
sure-cancel = Soll dieser Tisch wirklich abgesagt werden?
sure-cancel-yes = Ja, absagen
sure-ends_game = Damit ist das Spiel für alle zu Ende. Bist du sicher?
sure-ends_game-unless = Wenn niemand eingreift, ist das Spiel damit für alle zu Ende. Bist du sicher?
sure-ends_game-yes = Ja, das Spiel beenden
sure-end = Soll dieser Tisch wirklich für alle enden?
sure-end-yes = Ja, beenden

# Pauses, votes and seats
paused-agreed = ⏸️ **Pause**, wie von allen beschlossen. Die Uhren stehen still, bis jemand am Tisch { COMMAND("table resume") } eingibt.
paused-called = ⏸️ **Pause**, ausgerufen von { $by }. Die Uhren stehen still, bis jemand am Tisch { COMMAND("table resume") } eingibt.
by-moderator = der Moderation
by-somebody = jemand
paused-channel = ⏸️ **Pause**: Der Kanal dieses Tisches war verschwunden. Es geht weiter, sobald er wieder zu sehen ist.
paused-access = ⏸️ **Pause**: Ich durfte hier nicht mehr schreiben. Es geht weiter, sobald ich wieder darf.
paused-clock = ⏸️ **Pause**: Die Uhr des Rechners, auf dem ich laufe, ging falsch. Wer hier sitzt, setzt mit { COMMAND("table resume") } fort.
pause-begun = Der Tisch macht Pause. { COMMAND("table resume") } beendet sie.
pause-over = Es geht weiter.
move-agreed = Notiert. Das ist ein anderer Server, also müssen alle am Tisch es wollen: Hier fehlt noch { COMMAND("table move") } von { $names }.
vote-pause = 🗳️ **{ $game }**: { $by } schlägt eine Pause vor.
vote-pause-quorum = { $needed ->
    [1] Eine Stimme genügt.
    [2] Beide, die mitspielen, müssen zustimmen.
   *[other] Alle { $needed }, die mitspielen, müssen zustimmen.
}
vote-pause-done = 🗳️ **{ $game }**: die Pause ist beschlossen.
vote-abort = 🗳️ **{ $game }**: { $by } schlägt vor, das Spiel abzubrechen, ohne dass jemand gewinnt.
vote-abort-quorum = { $needed ->
    [1] Eine Stimme genügt.
   *[other] { $needed } müssen zustimmen.
}
vote-abort-done = 🗳️ **{ $game }**: beschlossen, das Spiel ist abgebrochen.
vote-stand = Bisher { $yes }: { $names }. Die Abstimmung endet { $when }.
seat-left = Ein Computer spielt für { $name } weiter. Der Platz kann jederzeit zurückgenommen werden.
seat-back = ✔️ **{ $game }**: du spielst wieder selbst.
seat-offer = 🪑 { $person }, { $by } bietet dir den Platz von { $name } an: **{ $game }**. Das Angebot endet { $when }.
seat-taken = 🪑 **{ $game }**: { $name } spielt für { $old } weiter.
alarm-channel = ⏸️ **{ $game }** macht Pause, denn der Kanal ist verschwunden. Gib in einem anderen Kanal { COMMAND("table move") } ein, dann geht es dort weiter.
alarm-access = ⏸️ **{ $game }** macht Pause, denn ich sehe { $where } nicht mehr. Erlaube mir dort, den Kanal zu sehen, Nachrichten zu senden und Dateien anzuhängen: Dann geht es von selbst weiter. Oder gib in einem anderen Kanal { COMMAND("table move") } ein.
alarm-refused = ⚠️ **{ $game }**: Discord lässt mich das Brett in { $where } nicht zeigen (Code { $code }). Das Spiel geht in den privaten Nachrichten weiter, die auch das Brett zeigen; ich versuche es jede Stunde wieder. { COMMAND("table move") } bringt den Tisch in einen anderen Kanal.
alarm-refused-50013 = ⚠️ **{ $game }**: Mir fehlt eine Berechtigung in { $where }. Erlaube mir dort, Nachrichten zu senden, Dateien anzuhängen und in Threads zu schreiben. Bis dahin geht das Spiel in den privaten Nachrichten weiter.
alarm-refused-50083 = ⚠️ **{ $game }**: Der Thread { $where } ist geschlossen und gesperrt. Öffne ihn wieder, oder gib anderswo { COMMAND("table move") } ein. Bis dahin geht das Spiel in den privaten Nachrichten weiter.
alarm-refused-160005 = ⚠️ **{ $game }**: Der Thread { $where } ist gesperrt. Entsperre ihn, oder gib anderswo { COMMAND("table move") } ein. Bis dahin geht das Spiel in den privaten Nachrichten weiter.
alarm-refused-200000 = ⚠️ **{ $game }**: Der AutoMod eures Servers hält mein Brett in { $where } auf. Nimm mich oder diesen Kanal von der Regel aus. Bis dahin geht das Spiel in den privaten Nachrichten weiter.
alarm-refused-40005 = ⚠️ **{ $game }**: Das Bild des Bretts ist zu groß für { $where }. Das Spiel geht in den privaten Nachrichten weiter; sag das bitte der Person, die mich betreibt.

# Nights
zone-ask = 🌙 In welcher Zeitzone leben die meisten von euch? Wer keine Ruhezeiten eingestellt hat, gilt dort von 23:00 bis 8:00 als schlafend, und solange läuft keine Uhr. Bis du es sagst, laufen Uhren auch nachts.
zone-settled = 🌙 Nacht ist von 23:00 bis 8:00 in { $zone }.
nights-told = 🌙 Von 23:00 bis 8:00 ({ $zone }) läuft keine Uhr gegen dich.
button-nights = Meine Nächte ändern

times-help = Andere Zeiten gelten ab der nächsten Frage. Weniger Zeit müssen alle wollen. Eine Entscheidung hat die halbe Zeit eines Zuges.
button-times = Zeiten ändern
vote-times = ⏱️ **{ $game }**: { $by } schlägt kürzere Zeiten vor.
vote-times-quorum = { $needed ->
    [1] Eine Stimme genügt.
    [2] Beide, die mitspielen, müssen zustimmen.
   *[other] Alle { $needed }, die mitspielen, müssen zustimmen.
}
vote-times-done = ⏱️ **{ $game }**: Die neuen Zeiten gelten ab der nächsten Frage.
board-slow = ⏱️ Auf { $windows } wichtige Reaktionen wurde bisher gewartet. Geht es so weiter, dauert das Spiel noch etwa { $days ->
    [1] einen Tag
   *[other] { $days } Tage
}. Wenn euch das zu langsam ist: Unter *Mehr* lassen sich die Zeiten ändern.

# Attention: to which windows somebody wants to be asked
attention-choose = Wann willst du gefragt werden?
attention-key = Frag mich bei wichtigen Reaktionen
attention-orders = Frag nicht: meine Aufträge antworten
attention-all = Frag mich bei jeder Reaktion
attention-dozing = 💤 **Du hast Reaktionen verstreichen lassen, also wartet gerade niemand auf dich:** deine Aufträge antworten, sonst passt du. Jeder Klick bringt dich zurück.
button-awake = Ich bin wieder da

# Standing orders
orders-title = Daueraufträge
orders-help = Sie antworten für dich, wenn du weg bist. Niemand sonst erfährt davon. Sie werden von oben nach unten probiert, der erste passende antwortet.
orders-change = Einen davon verschieben oder aufheben …
orders-last = Zuletzt { $when }.
orders-never = Bisher noch nie.
orders-beaten = „{ $order }“ kommt nie zum Zug: „{ $first }“ (Nummer { $number }) antwortet immer vorher. Verschiebe ihn nach oben, oder hebe den anderen auf.
orders-only = Nur unter einer Bedingung …
orders-suggested = 📜 **Für die Zeit, in der du weg bist**, ein Klick für jeden Dauerauftrag:
orders-none = Du hast keine Daueraufträge gegeben.
orders-answered = „{ $order }“ hat { $times ->
    [1] {""}
   *[other] { $times }-mal{ " " }
}für dich geantwortet.
orders-turn = „{ $order }“ ist erloschen: Der Zug ist vorbei.
orders-round = „{ $order }“ ist erloschen: Die Runde ist vorbei.
orders-over = „{ $order }“ ist erloschen: Das Spiel ist vorbei.
orders-used = „{ $order }“ ist erloschen: Er ist ausgeführt.
orders-left = { $times ->
    [1] einmal
   *[other] noch { $times }-mal
}
orders-scope = Wie lange soll das gelten?
scope-times = { $times ->
    [1] einmal
   *[other] { $times }-mal
}
scope-turn = für diesen Zug
scope-round = für diese Runde
scope-game = bis zum Ende des Spiels

# A turn planned in one go
button-plan-begin = Vorausplanen
button-plan-begin_next = Nächsten Zug planen
plan-title-next = 🗺️ **Dein Plan für deinen nächsten Zug**, wenn bis dahin niemand etwas ändert
plan-waits = { $steps ->
    [1] 🗺️ Dein Plan wartet auf deinen Zug: 1 Schritt.
   *[other] 🗺️ Dein Plan wartet auf deinen Zug: { $steps } Schritte.
}
button-plan-go = { $steps ->
    [1] Los: 1 Schritt
   *[other] Los: { $steps } Schritte
}
button-plan-less = Ein Schritt weniger
button-plan-drop = Plan verwerfen
plan-title = 🗺️ **Dein Plan**
plan-help = Wähle einen Schritt nach dem anderen. Bevor du auf Los drückst, geschieht nichts, und niemand sieht es.
plan-ends = **Hier endet der Plan:** Wie es weitergeht, hängt von den Karten, von anderen oder vom nächsten Zug ab.
plan-plays = { $steps ->
    [1] 🗺️ Dein Plan läuft weiter, sobald niemand reagiert: noch 1 Schritt.
   *[other] 🗺️ Dein Plan läuft weiter, sobald niemand reagiert: noch { $steps } Schritte.
}
plan-broken-turn = 🗺️ Dein Plan ist gestoppt (noch { $steps } übrig): Dein Zug war zu Ende, bevor er fertig war.
plan-broken-table = 🗺️ Dein Plan ist gestoppt (noch { $steps } übrig): Jemand hat verändert, womit du gerechnet hast.
plan-broken-hand = 🗺️ Dein Plan ist gestoppt (noch { $steps } übrig): Deine Hand ist nicht mehr, womit du gerechnet hast.
plan-broken-end = 🗺️ Dein Plan ist gestoppt (noch { $steps } übrig): Der nächste Schritt würde das Spiel für alle beenden, darum machst du ihn selbst.

# Since your last turn
since-title = seit deinem letzten Zug
since-nothing = Seit deinem letzten Schritt ist nichts geschehen.
since-orders = Deine Daueraufträge
since-options = Was du jetzt tun kannst

# /games
name-help = hilfe
describe-help = Was du hier tun kannst, nur für dich
name-card = karte
describe-card = Was eine Karte oder ein Plättchen bewirkt, nur für dich
name-name = name
describe-name = Wie sie heißt; der Anfang genügt
name-games = spiele
describe-games = Alle deine Tische, zuerst die, an denen du gefragt bist
games-title = Deine Tische
games-none = Du sitzt an keinem Tisch. Jemand müsste einen eröffnen.
games-idle = Gerade wartet niemand auf dich.
games-asked = Du bist gefragt
games-waiting = Du wartest
games-you = wartet auf dich
games-lobby = noch nicht begonnen
games-paused = macht Pause
games-warm = ein Computer hält deinen Platz warm
games-choose = Oder wähle einen Tisch

# Refusals: one sentence each, always private
refused-no_table = Diesen Tisch gibt es nicht mehr.
refused-unreadable = Diesen Tisch kann ich nicht mehr lesen und lasse ihn deshalb unberührt; wer mich betreibt, findet mehr in meinem Protokoll.
refused-no_table_here = In diesem Kanal steht kein offener Tisch.
refused-no_replay = Die Regeln haben sich seit dieser Partie geändert: Sie lässt sich nicht noch einmal zeigen.
refused-no_game_over = In diesem Kanal ging noch keine Partie zu Ende.
refused-no_server = Das geht nur auf einem Server.
refused-no_channel = Einen Tisch kannst du nur in einem Textkanal oder Thread eines Servers eröffnen.
refused-channel_taken = In diesem Kanal steht schon ein Tisch; nimm einen Thread oder einen anderen Kanal.
refused-thread_in_thread = Ein Thread kann keine Threads haben; öffne den Tisch hier oder im Kanal darüber.
refused-no_threads = Ich darf hier keine Threads öffnen („Öffentliche Threads erstellen“ fehlt mir); der Tisch kann im Kanal selbst stehen.
refused-no_thread_here = In diesem Kanal gibt es keine Threads; der Tisch kann im Kanal selbst stehen.
refused-too_many_threads = Auf diesem Server sind so viele Threads offen, wie Discord erlaubt. Archiviert einen, oder öffne den Tisch im Kanal selbst.
refused-thread_failed = Discord hat den Tisch im Thread abgelehnt; es ist nichts davon übrig. Öffne ihn im Kanal selbst.
refused-lacking = Ich darf hier nicht alles, was ein Tisch braucht: { $permissions }. Wer den Kanal verwaltet, kann es mir erlauben; versuche es dann noch einmal.
permission-view_channel = „Kanal anzeigen“
permission-send_messages = „Nachrichten senden“
permission-send_messages_in_threads = „Nachrichten in Threads senden“
permission-create_public_threads = „Öffentliche Threads erstellen“
permission-attach_files = „Dateien anhängen“
refused-already_seated = Du sitzt schon an diesem Tisch.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-wrong_seat = Das ist nicht dein Platz.
refused-computer_plays = Ein Computer spielt gerade für dich; unter „Meine Hand“ kannst du wieder übernehmen.
refused-moved_on = Das Spiel ist schon weiter. „Meine Hand“ zeigt dir, wie es jetzt steht.
refused-old_button = Dieser Knopf stammt aus einer älteren Version. So steht es jetzt:
refused-not_asked = Du bist gerade nicht gefragt.
refused-not_offered = Das geht gerade nicht.
refused-no_undo = Von dir lässt sich gerade nichts mehr zurücknehmen.
refused-unfinished = Da fehlt noch ein Schritt.
refused-orders_full = Du hast schon zehn Daueraufträge. Hebe erst einen auf.
refused-plan_ends = Weiter kann der Plan nicht gehen.
refused-plan_empty = Im Plan steht noch kein Schritt.
refused-game_over = Dieses Spiel ist vorbei.
refused-not_over = Das geht erst, wenn das Spiel vorbei ist.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-lobby_closed = Das Spiel läuft schon.
refused-full = Der Tisch ist voll.
refused-too_few = Es sitzen noch zu wenige am Tisch.
refused-not_operator = Das kann nur, wer diesen Bot betreibt.
refused-backup_elsewhere = Diese Datenbank liegt in PostgreSQL und wird dort gesichert, zum Beispiel mit `pg_dump`.
refused-not_manager = Das kann nur, wer diesen Server verwalten darf.
refused-not_host = Das kann nur, wer den Tisch eröffnet hat (👑).
refused-no_computer = Es sitzt kein Computer am Tisch.
refused-paused = Der Tisch macht Pause. Mit { COMMAND("table resume") } in seinem Kanal geht es weiter.
refused-not_paused = Der Tisch macht keine Pause.
refused-vote_over = Diese Abstimmung ist vorbei.
refused-voted = Du hast schon zugestimmt.
refused-offer_over = Dieser Platz wird nicht mehr angeboten.
refused-not_offered_to_you = Dieser Platz wurde jemand anderem angeboten.
refused-no_seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-not_absent = Wer dort sitzt, spielt gerade mit und kann den Platz nur selbst weitergeben.
refused-computer_seat = Dort spielt schon ein Computer.
refused-nothing_lost = Keiner deiner Tische hat seinen Kanal verloren.
refused-you_may_not_write = Du darfst hier nicht schreiben, also eröffne ich hier auch keinen Tisch für dich.
refused-you_open_no_threads = Du darfst hier keine Threads öffnen („Öffentliche Threads erstellen“), also öffne ich auch keinen für dich.
refused-draining = Ich werde gleich erneuert: laufende Partien gehen weiter, neue können in einer Weile beginnen.
refused-too_many_lobbies = Drei deiner Tische warten noch auf Leute; starte erst einen davon oder brich ihn ab.
refused-too_many_tables = Du sitzt schon an zwanzig Tischen; lass erst einen davon zu Ende gehen.
refused-server_full = Auf diesem Server stehen so viele offene Tische, wie der Betreiber dieses Bots erlaubt.
refused-too_often = Das war viel in kurzer Zeit; versuch es in ein paar Minuten wieder.
refused-one_at_a_time = Eins nach dem anderen: Ich bin noch mit deinen letzten Klicks beschäftigt.
refused-blocked = Der Betreiber dieses Bots hat dich ausgeschlossen.
refused-blocked_server = Der Betreiber dieses Bots lässt ihn auf diesem Server nicht spielen.
refused-offer_stands = Dieser Person ist der Platz schon angeboten; das Angebot steht noch.
refused-not_chief = Diesen Tisch kann nur umziehen, wer ihn eröffnet hat (👑), oder die Moderation.
refused-no_bot = Ein Bot kann keinen Platz einnehmen; ohne Mitglied setze ich einen Computer hin.
refused-option = { $name } = { $value } geht nicht; möglich ist: { $allowed }.
refused-not_saved = Das konnte ich nicht speichern; es ist nichts geschehen. Versuche es gleich noch einmal.
refused-forged = Dieser Knopf ist nicht von mir.
refused-fault = Da ist mir etwas schiefgegangen (Nummer { $number }). Am Spiel hat sich nichts geändert.
refused-bad_zone = Diese Zeitzone kenne ich nicht; nimm bitte eine aus der Liste, etwa Europe/Berlin.
refused-bad_time = Schreib die Uhrzeit bitte wie 22 oder 22:30.
refused-too_quiet = Ruhe kann höchstens 16 Stunden am Tag sein, denn auf den Rest warten die anderen.
refused-bad_date = Schreib bitte einen Tag im kommenden Jahr, wie 24.12.2026 oder 2026-12-24.

# /help
help-text =
    ### Tafelrunde
    Ich bin ein Spieltisch: Ihr spielt zusammen, über Tage oder in einem Rutsch.
    - **Spielen**: Gib in einem Kanal den Namen eines Spiels und „neu“ ein, etwa { COMMAND("emerald new") }; die anderen drücken *Mitspielen*.
    - **Am Zug**: Ich schreibe dir eine Direktnachricht mit allem, was du tun kannst. *Meine Hand* am Brett zeigt dasselbe.
    - **Deine Tische**: { COMMAND("games") }
    - **Eine Karte**: { COMMAND("card") } sagt, was sie bewirkt.
    - **Regeln**: die Knöpfe unten, und *Regeln* in jeder Nachricht zu einem Spiel.
    - **Du selbst**: { COMMAND("me settings") } für Sprache, Ruhezeiten, Urlaub und wie ich dich rufe.
    - **Am Tisch**: { COMMAND("table undo") }, { COMMAND("table pause") }, { COMMAND("table replace") } und mehr.
help-games = Die Spiele
refused-no_hints = An diesem Tisch gibt es keine Hinweise.
refused-no_card = So heißt keine Karte; tippe einen Teil ihres Namens und wähle aus der Liste.
