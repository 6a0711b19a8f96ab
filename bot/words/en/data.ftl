# What people can do about their own data.
export-done = Here is everything that I have stored about you: settings, seats, moves, results.
erase-sure =
    ⚠️ **Shall I really forget you?** Your settings go, and a pseudonym stands wherever your name stood. Where you are still playing, a computer takes your seat for good.
    Finished games stay, without your name. Messages that already stand in channels are not changed.
erase-yes = Yes, forget me
erase-done = Done. I do not know you any more.
counted-on = You are counted in the statistics of your servers.
counted-off = You are neither counted nor named in any statistics.
