# Was alle mit ihren eigenen Daten tun können.
export-done = Hier ist alles, was ich über dich gespeichert habe: Einstellungen, Plätze, Züge, Ergebnisse.
erase-sure =
    ⚠️ **Soll ich dich wirklich vergessen?** Deine Einstellungen verschwinden, und wo dein Name stand, steht ein Pseudonym. Wo du noch spielst, übernimmt ein Computer deinen Platz für immer.
    Beendete Partien bleiben, ohne deinen Namen. Nachrichten, die schon in Kanälen stehen, ändern sich nicht.
erase-yes = Ja, vergiss mich
erase-done = Erledigt. Ich kenne dich nicht mehr.
counted-on = Du wirst in den Statistiken deiner Server gezählt.
counted-off = Du wirst in keiner Statistik gezählt oder genannt.
