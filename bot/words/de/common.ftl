# What is said in all games.

list = { $rest } und { $last }

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
group-schatzjagd = Schatzjagd: ein Reich voller Monster und Kronen
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
choice-quiet_from-never = nie
choice-language-client = wie mein Discord
choice-language-de = Deutsch
choice-language-en = Englisch

# The lobby
lobby-players = Für { $players } Personen
lobby-options = Einstellungen
thread-open = Der Tisch steht in { $thread }.
lobby-gone = Dieser Tisch wurde abgesagt, bevor das Spiel begann.
option-pace = Tempo
option-pace-together = gemeinsam, alle sind da
option-pace-days = über Tage, jeder wann er mag
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
option-reaction_time-10min = 10 Minuten
option-reaction_time-8h = 8 Stunden
option-start_seat = Beginnt
option-start_seat-random = wird ausgelost
option-language = Sprache
option-language-de = Deutsch
option-language-en = Englisch

# Buttons
button-thread = In einem Thread öffnen
button-join = Mitspielen
button-leave = Aufstehen
button-computer = Computer dazu
button-computer-easy = Leichter Computer
button-uncomputer = Computer weg
button-start = Start
button-options = Einstellungen
button-cancel = Absagen
button-hand = Meine Hand
button-answer = Antworten
button-log = Verlauf
button-rules = Regeln
button-more = Mehr
button-back = Zurück
button-refresh = Neu laden
button-undo = Zurücknehmen
button-since = Seit meinem letzten Zug
button-orders = Daueraufträge
button-drop = Aufheben: { $order }
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
button-record = Nachprüfen
button-previous = Zurück
button-next = Weiter

# The private panel
panel-done = ✔️ **{ $game }** in { $board }: erledigt, jetzt sind die anderen dran.
panel-paused = ⏸️ **{ $game }** in { $board }: der Tisch macht Pause. Wenn es weitergeht, bekommst du eine neue Nachricht.
panel-ended = 🏁 **{ $game }** in { $board }: Das Spiel ist vorbei.
panel-moved_on = Das Spiel ist weitergegangen. So steht es jetzt:
panel-over = 🏁 **Das Spiel ist vorbei.**
panel-window = ⏳ **Andere können jetzt reagieren. Du hast nichts zu beantworten.**
panel-until = Frist: { $when }
panel-choose = { $most ->
    [1] Wähle eins
   *[other] Wähle { $least } bis { $most }
}
panel-none = Nichts davon

# The board
board-window = ⏳ **Wer reagieren will, kann jetzt antworten.** Es geht weiter, sobald alle geantwortet haben.
board-winners = { $number ->
    [1] 👑 { $names } gewinnt!
   *[other] 👑 { $names } teilen sich den Sieg!
}
board-ended = Der Tisch wurde abgebrochen. Niemand gewinnt.
board-undone = ⏪ { $name } hat einen Schritt zurückgenommen.
board-moved = **{ $game }** steht jetzt weiter unten.
board-away = ⏸️ Ich war { $minutes } Minuten weg. Alle Fristen sind um diese Zeit verlängert.
board-again = Das Brett kommt gleich noch einmal.
board-seed = -# Alle Würfel und Karten folgten aus { $seed }, versiegelt als { $commitment }.
board-sealed = -# 🔒 Alle Würfel und Karten stehen schon fest, versiegelt als { $commitment }
log-title = Verlauf
rules-page = Seite { $number } von { $last }
notice-turn = { $person }, du bist gefragt: { $game }. Drücke oben auf **Meine Hand**.
notice-half = ⏰ **{ $game }** in { $where }: die Hälfte deiner Zeit ist um, sie endet { $when }.
notice-end = { $person }, { $game } ist vorbei. Oben steht, wie es ausging.
rematch-open = Die Revanche wartet: ein neuer Tisch mit allen von eben.
curve-alt = Punkte von Runde zu Runde, eine Linie je Person
replay-progress = 🎬 Der Zeitraffer entsteht: { $percent } %
replay-done = 🎬 **{ $game }**: die ganze Partie vom ersten bis zum letzten Zug.
replay-alt = { $game }: die ganze Partie als bewegtes Bild, und wie sie ausging
record-help = Alles über dieses Spiel steht in der Datei. Wer will, prüft sie mit „tafelrunde verify { $file }“.
seat-warm = Ein Computer hält deinen Platz warm. Du kannst jederzeit wieder übernehmen.
sure-resign = Soll ein Computer für dich weiterspielen? Das Spiel zählt dann als verloren, außer du kommst zurück.
sure-resign-yes = Ja, aufgeben
sure-cancel = Soll dieser Tisch wirklich abgesagt werden?
sure-cancel-yes = Ja, absagen
sure-end = Soll dieser Tisch wirklich für alle enden?
sure-end-yes = Ja, beenden

# Pauses, votes and seats
paused-agreed = ⏸️ **Pause**, wie von allen beschlossen. Die Uhren stehen still, bis jemand am Tisch „/tisch fortsetzen“ eingibt.
paused-called = ⏸️ **Pause**, ausgerufen von { $by }. Die Uhren stehen still, bis jemand am Tisch „/tisch fortsetzen“ eingibt.
paused-channel = ⏸️ **Pause**: der Kanal dieses Tisches war verschwunden. Wer hier sitzt, setzt mit „/tisch fortsetzen“ fort.
paused-access = ⏸️ **Pause**: ich durfte hier nicht mehr schreiben. Wer hier sitzt, setzt mit „/tisch fortsetzen“ fort.
pause-begun = Der Tisch macht Pause. „/tisch fortsetzen“ beendet sie.
pause-over = Es geht weiter.
vote-pause = 🗳️ **{ $game }**: { $by } schlägt eine Pause vor.
vote-pause-quorum = { $needed ->
    [1] Eine Stimme genügt.
    [2] Beide, die mitspielen, müssen zustimmen.
   *[other] Alle { $needed }, die mitspielen, müssen zustimmen.
}
vote-pause-done = 🗳️ **{ $game }**: die Pause ist beschlossen.
vote-abort = 🗳️ **{ $game }**: { $by } schlägt vor, das Spiel ohne Sieger abzubrechen.
vote-abort-quorum = { $needed } müssen zustimmen.
vote-abort-done = 🗳️ **{ $game }**: beschlossen, das Spiel ist abgebrochen.
vote-stand = Bisher { $yes }: { $names }. Die Abstimmung endet { $when }.
seat-left = Ein Computer spielt für { $name } weiter. Der Platz kann jederzeit zurückgenommen werden.
seat-back = ✔️ **{ $game }**: du spielst wieder selbst.
seat-offer = 🪑 { $person }, { $by } bietet dir den Platz von { $name } an: **{ $game }**. Das Angebot endet { $when }.
seat-taken = 🪑 **{ $game }**: { $name } spielt für { $old } weiter.
alarm-channel = ⏸️ **{ $game }** macht Pause, denn der Kanal ist verschwunden. Gib in einem anderen Kanal „/tisch umziehen“ ein, dann geht es dort weiter.
alarm-access = ⏸️ **{ $game }** macht Pause, denn ich darf in { $where } nicht mehr schreiben. Erlaube mir dort, den Kanal zu sehen, Nachrichten zu senden und Dateien anzuhängen, und gib dort „/tisch fortsetzen“ ein. Oder gib in einem anderen Kanal „/tisch umziehen“ ein.

# Standing orders
orders-title = Daueraufträge
orders-help = Sie antworten für dich, wenn du weg bist. Niemand sonst erfährt davon.
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
scope-turn = für diesen Zug
scope-round = für diese Runde
scope-game = bis zum Ende des Spiels

# Ein Zug, der in einem Rutsch geplant wird
button-plan-begin = Vorausplanen
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

# Since your last turn
since-title = seit deinem letzten Zug
since-nothing = Seit deinem letzten Schritt ist nichts geschehen.
since-orders = Deine Daueraufträge
since-options = Was du jetzt tun kannst

# /games
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
refused-already_seated = Du sitzt schon an diesem Tisch.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-wrong_seat = Das ist nicht dein Platz.
refused-computer_plays = Ein Computer spielt gerade für dich; unter „Meine Hand“ kannst du wieder übernehmen.
refused-moved_on = Das Spiel ist schon weiter. „Meine Hand“ zeigt dir, wie es jetzt steht.
refused-not_asked = Du bist gerade nicht gefragt.
refused-not_offered = Das geht gerade nicht.
refused-no_undo = Von dir lässt sich gerade nichts mehr zurücknehmen.
refused-unfinished = Da fehlt noch ein Schritt.
refused-plan_ends = Weiter kann der Plan nicht gehen.
refused-plan_empty = Im Plan steht noch kein Schritt.
refused-game_over = Dieses Spiel ist vorbei.
refused-not_over = Das geht erst, wenn das Spiel vorbei ist.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-lobby_closed = Das Spiel läuft schon.
refused-full = Der Tisch ist voll.
refused-too_few = Es sitzen noch zu wenige am Tisch.
refused-not_operator = Das kann nur, wer diesen Bot betreibt.
refused-not_manager = Das kann nur, wer diesen Server verwalten darf.
refused-not_host = Das kann nur, wer den Tisch eröffnet hat (👑).
refused-no_computer = Es sitzt kein Computer am Tisch.
refused-paused = Der Tisch macht Pause. Mit „/tisch fortsetzen“ in seinem Kanal geht es weiter.
refused-not_paused = Der Tisch macht keine Pause.
refused-vote_over = Diese Abstimmung ist vorbei.
refused-voted = Du hast schon zugestimmt.
refused-offer_over = Dieser Platz wird nicht mehr angeboten.
refused-not_offered_to_you = Dieser Platz wurde jemand anderem angeboten.
refused-no_seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-not_absent = Wer dort sitzt, spielt gerade mit und kann den Platz nur selbst weitergeben.
refused-computer_seat = Dort spielt schon ein Computer.
refused-still_no_access = Mir fehlt hier, was ich brauche: den Kanal sehen, Nachrichten senden, Dateien anhängen.
refused-nothing_lost = Keiner deiner Tische hat seinen Kanal verloren.
refused-no_bot = Ein Bot kann keinen Platz einnehmen; ohne Mitglied setze ich einen Computer hin.
refused-option = { $name } = { $value } geht nicht; möglich ist: { $allowed }.
refused-not_saved = Das konnte ich nicht speichern; es ist nichts geschehen. Versuche es gleich noch einmal.
refused-forged = Dieser Knopf ist nicht von mir.
refused-fault = Da ist mir etwas schiefgegangen (Nummer { $number }). Am Spiel hat sich nichts geändert.
refused-bad_zone = Diese Zeitzone kenne ich nicht; nimm bitte eine aus der Liste, etwa Europe/Berlin.
refused-bad_time = Schreib die Uhrzeit bitte wie 22 oder 22:30.
refused-too_quiet = Ruhe kann höchstens 16 Stunden am Tag sein, denn auf den Rest warten die anderen.
refused-bad_date = Schreib bitte einen Tag im kommenden Jahr, wie 24.12.2026 oder 2026-12-24.
