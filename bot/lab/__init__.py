"""What only developers need: simulations, contests, figures. No wheel and no image carries it.

bench           measure speed and size as ratios of two things measured side by side in one run
calendar        how many days a game takes people who are not always online, and what they see of it
contests        games between computer players of several levels, and what their results prove
figures/        how each figure of `bench` is measured
gallery         paint a sheet of sample pictures of each game into DIR
match           let computer players of different levels play each other: who wins
planning_ahead  simulated people who plan ahead: some steps, the next turn, or a goal
player_model    one game of simulated people: they come when notified, look, click and leave
simulate        let computer players play whole games, and check every invariant after every action
tally           what is counted in one game of simulated people
visit_times     when simulated people come: their phone rings, and after a while they look
"""
