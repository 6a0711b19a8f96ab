# What is said in all games.

# The commands: names in lower case, descriptions of at most 100 characters
name-new = neu
describe-new = Eröffnet einen Tisch in diesem Kanal
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
name-orders = befehle
describe-orders = Deine geheimen Befehle für den Fall, dass du weg bist
name-resign = aufgeben
describe-resign = Überlässt deinen Platz einem Computer
name-end = beenden
describe-end = Bricht den Tisch ab (Gastgeber oder Moderation)

# The lobby
lobby-players = Für { $players } Personen
lobby-options = Einstellungen
lobby-gone = Dieser Tisch wurde abgeräumt, bevor das Spiel begann.
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
button-join = Mitspielen
button-leave = Aufstehen
button-computer = Computer dazu
button-computer-easy = Leichter Computer
button-uncomputer = Computer weg
button-start = Start
button-options = Einstellungen
button-cancel = Abräumen
button-hand = Meine Hand
button-answer = Antworten
button-log = Verlauf
button-rules = Regeln
button-more = Mehr
button-back = Zurück
button-refresh = Neu laden
button-orders = Befehle
button-drop = { $order } aufheben
button-text = Brett als Text
button-resign = Platz abgeben
button-end = Tisch beenden
button-back-in = Ich spiele wieder selbst
button-rematch = Revanche
button-record = Nachprüfen
button-previous = Zurück
button-next = Weiter

# The private panel
panel-done = ✔️ **{ $game }** in { $board }: erledigt, jetzt sind die anderen dran.
panel-over = Gerade ist niemand gefragt.
panel-until = Zeit bis { $when }
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
board-moved = **{ $game }** steht jetzt weiter unten.
board-away = ⏸️ Ich war { $minutes } Minuten weg. Alle Fristen sind um diese Zeit verlängert.
board-again = Das Brett kommt gleich noch einmal.
board-seed = -# Alle Würfel und Karten folgten aus { $seed }, versiegelt als { $commitment }.
board-sealed = -# Versiegelt als { $commitment }
log-title = Verlauf
rules-page = Seite { $number } von { $last }
notice-turn = { $person }, du bist gefragt: { $game }. Drücke oben auf **Meine Hand**.
notice-half = ⏰ **{ $game }** in { $where }: die Hälfte deiner Zeit ist um, sie endet { $when }.
rematch-open = Die Revanche wartet: ein neuer Tisch mit allen von eben.
record-help = Alles über dieses Spiel steht in der Datei. Wer will, prüft sie mit „tafelrunde verify { $file }“.
seat-warm = Ein Computer hält deinen Platz warm. Du kannst jederzeit wieder übernehmen.
sure-resign = Soll wirklich ein Computer für dich weiterspielen?
sure-resign-yes = Ja, Platz abgeben
sure-end = Soll dieser Tisch wirklich für alle enden?
sure-end-yes = Ja, beenden

# Standing orders
orders-title = Befehle
orders-help = Sie antworten für dich, wenn du weg bist. Niemand sonst erfährt davon.
orders-none = Du hast keine Befehle gegeben.
orders-scope = Wie lange soll das gelten?
scope-turn = für diesen Zug
scope-round = für diese Runde
scope-game = bis zum Ende des Spiels

# Refusals: one sentence each, always private
refused-no_table = Diesen Tisch gibt es nicht mehr.
refused-no_table_here = In diesem Kanal steht kein offener Tisch.
refused-no_channel = Einen Tisch kannst du nur in einem Textkanal oder Thread eines Servers eröffnen.
refused-channel_taken = In diesem Kanal steht schon ein Tisch; nimm einen Thread oder einen anderen Kanal.
refused-already_seated = Du sitzt schon an diesem Tisch.
refused-not_seated = Du sitzt nicht an diesem Tisch.
refused-wrong_seat = Das ist nicht dein Platz.
refused-computer_plays = Ein Computer spielt gerade für dich; unter „Meine Hand“ kannst du wieder übernehmen.
refused-moved_on = Das Spiel ist schon weiter. „Meine Hand“ beim Brett zeigt dir den Stand von jetzt.
refused-not_asked = Du bist gerade nicht gefragt.
refused-not_offered = Das geht gerade nicht.
refused-unfinished = Da fehlt noch ein Schritt.
refused-game_over = Dieses Spiel ist vorbei.
refused-not_over = Das geht erst, wenn das Spiel vorbei ist.
refused-not_started = Das Spiel hat noch nicht begonnen.
refused-lobby_closed = Das Spiel läuft schon.
refused-full = Der Tisch ist voll.
refused-too_few = Es sitzen noch zu wenige am Tisch.
refused-not_host = Das kann nur, wer den Tisch eröffnet hat (👑).
refused-no_computer = Es sitzt kein Computer am Tisch.
refused-option = { $name } = { $value } geht nicht; möglich ist: { $allowed }.
refused-not_saved = Das konnte ich nicht speichern; es ist nichts geschehen. Versuche es gleich noch einmal.
refused-forged = Dieser Knopf ist nicht von mir.
refused-fault = Da ist mir etwas schiefgegangen (Nummer { $number }). Am Spiel hat sich nichts geändert.
