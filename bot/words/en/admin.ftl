# For whoever runs the bot.
health =
    ### 🩺 How things stand
    - { $guilds } servers, Discord answers in { $latency } ms
    - Tables: { $running } running, { $lobbies } gathering, { $finished } finished; { $awake } in memory
    - Still to be told: { $untold }; overdue deadlines: { $overdue }
    - Database: { $megabytes } MB; free on its disk: { $free } MB
    - Newest backup: { $backup ->
        [none] none yet
       *[other] `{ $backup }`
    }
backup-done = 💾 `{ $file }`: a verified copy, { $kilobytes } kB, in the folder “backups” of the data.
