# Für alle, die den Bot betreiben.
health =
    ### 🩺 So steht es
    - { $guilds } Server, Discord antwortet in { $latency } ms
    - Tische: { $running } im Spiel, { $lobbies } in Vorbereitung, { $finished } beendet; { $awake } im Speicher
    - Noch zu melden: { $untold }; überfällige Fristen: { $overdue }
    - Datenbank: { $megabytes } MB; frei auf ihrer Platte: { $free } MB
    - Neueste Sicherung: { $backup ->
        [none] noch keine
       *[other] `{ $backup }`
    }
backup-done = 💾 `{ $file }`: eine geprüfte Kopie, { $kilobytes } kB, im Ordner „backups“ der Daten.
