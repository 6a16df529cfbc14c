# English. Every text of the window; each has its key in src/app/texts/keys.rs and its twin in fr.ftl.

## Everywhere

app-name = Alhambra
cancel = Cancel
close = Close
back = Back
save = Save
copy = Copy
copied = Copied
delete = Delete
restore = Restore
export = Export
import = Import
undo = Undo
redo = Redo
menu = Menu
help = Help
you = You
round = Round
round-of = { $round } of { $rounds }
coins = Coins
lines = Lines
types = Types
total = Total
player-sheet = Player sheet
score-sheet = Score sheet
score-card = Score card
count-vp = { $vp } VP
count-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
count-phantoms = { $phantoms ->
    [one] { $phantoms } phantom
   *[other] { $phantoms } phantoms
}
phantom-name = Phantom { $numeral }
phantom-short = Ph. { $numeral }
place-name = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
colour-name = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [gold] Gold
    [plum] Plum
   *[teal] Teal
}
you-within = you
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
exported-to = Written to { $path }
home = Home

## Buildings; $building is pavilion, seraglio, arcades, chambers, garden or tower

building-name = { $building ->
    [pavilion] Pavilion
    [seraglio] Seraglio
    [arcades] Arcades
    [chambers] Chambers
    [garden] Garden
   *[tower] Tower
}
building-bare = { $building ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
building-a = { $building ->
    [pavilion] a pavilion
    [seraglio] a seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] a garden
   *[tower] a tower
}
building-the = { $building ->
    [pavilion] the pavilion
    [seraglio] the seraglio
    [arcades] the arcades
    [chambers] the chambers
    [garden] the garden
   *[tower] the tower
}

## Sheets shown

sheet-cell = Row { $row }, column { $column }: { building-bare }
sheet-cell-built = Row { $row }, column { $column }: { building-bare }, built
sheet-die-changed = turned this turn
sheet-die-used = used this turn
sheet-coins = Coins: { $gained } gained, { $spent } spent, { $left } to spend
race-boxes = { $name }: { $count } of { $printed }
race-now = { $name }: { $count } of { $printed }, { $vp } VP if it ended now
race-done = { $name }: complete in round { $round }, { $vp } VP
race-gone = { $name }: complete in round { $round }, { $vp } VP are gone
race-left = Still to win: { $places }
race-none-left = No place is left

## Home

home-continue = Continue
home-continue-game = { $title }, round { $round } of { $rounds }
home-new-game = New game
home-new-game-hint = Alone, with two, three or four phantoms
home-library = Library
home-library-hint = { $games ->
    [0] No saved games yet
    [one] { $games } saved game
   *[other] { $games } saved games
}
home-records = Records and statistics
home-records-hint = Your best games, and how you play
home-settings = Settings
home-settings-hint = Theme, language, size and more
home-quit = Quit
home-tagline = Roll, choose, build
home-so-far = so far
home-first = Roll the dice, build palaces and gardens, and win the race against the phantoms.

## New game

new-title = New game
new-start = Start
new-rematch = Rematch
new-solo-goal = Goal
new-goal-score = The highest total
new-goal-beat = Beat the phantoms
new-goal-beat-hint = Phantoms score their types, and { $bonus } VP each
new-goal-score-hint = Phantoms score nothing, but they take places from you
new-phantoms = Phantoms
new-layout = Sheet
new-layout-default = Sheet of this program
new-special-actions = Special actions in a turn
new-special-one = One of the two
new-special-one-hint = In a turn either change dice or build a second
new-special-both = Both
new-special-both-hint = Change dice and build a second in one turn, if you can pay
new-change-dice = Dice that may be changed in a turn
new-change-two = Two
new-change-two-hint = At most one yellow and one blue die
new-change-any = Any
new-change-any-hint = As many of the four as your coins allow
new-rounds = Rounds
new-rounds-usual = As the rules say: { $rounds }
new-rounds-fewer = Fewer rounds
new-rounds-more = More rounds
new-bonus-less = Smaller bonus
new-bonus-more = Larger bonus
new-phantom-bonus = Bonus of a phantom
new-seed = Dice number
new-seed-hint = The same number gives the same dice: play it with a friend and compare
new-seed-new = Another number
new-seed-wrong = A dice number is a whole number from 0 to { $max }

## Play

play-title-solo = { $phantoms ->
    [2] Solo, two phantoms
    [3] Solo, three phantoms
    [4] Solo, four phantoms
   *[other] Solo, { $phantoms } phantoms
}
play-title-players = { $players ->
    [2] Two players
    [3] Three players
    [4] Four players
    [5] Five players
   *[other] { $players } players
}
play-choose = Your turn: choose a glowing building, or
play-only-coins = Everything at your crossings is built: gain coins
play-build = Build { building-the }
play-line-row = row { $row }: { $count } of 6, +{ $vp } VP
play-line-column = column { $column }: { $count } of 6, +{ $vp } VP
play-line-row-same = row { $row }: { $count } of 6
play-line-column-same = column { $column }: { $count } of 6
play-race-alone = race: { $count }, alone in front, { $gain } VP
play-race-shared = race: { $count }, shared { place-name }, { $gain } VP
play-race-place = race: { $count }, { place-name }, { $gain } VP
play-race-last = race: { $count }, no place yet
play-completes = completes { building-the }: { $vp } VP if nobody else does this round
play-gain = { $coins ->
    [0] Gain no coins
    [one] Gain { $coins } coin
   *[other] Gain { $coins } coins
}
play-gain-detail = { $cells } built at your 4 crossings
play-gain-capped = All printed coins are circled after { $coins }
play-gain-none = Nothing is built at your crossings: you gain no coin, and roll all four dice
play-change = Change dice
play-change-detail = { $coins ->
    [0] 1 coin a step, none to spend
   *[other] 1 coin a step, { $coins } to spend
}
play-die-yellow = Yellow die, { $pips }
play-die-blue = Blue die, { $pips }
play-die-up = Turn up, 1 coin
play-die-down = Turn down, 1 coin
play-change-undo = Take the change back
play-second = Build a second
play-second-detail = row { $row }, column { $column }, 3 coins
play-second-built = No second building after it: the other crossing (row { $row }, column { $column }) is built
play-second-poor = A second building costs 3 coins
play-second-changed = You have changed dice, so there is no second building this turn
play-end-turn = End turn
play-end-rolls-two = two dice are rolled
play-end-rolls-four = four dice are rolled
play-end-rolls-none = nothing more is rolled
play-take-back-nothing = There is nothing to take back
play-menu-resume = Go on
play-end-early-question = End the game here?
play-key-home = Home
play-roll-four = Roll all four dice
play-coins-left = { $coins } to spend
play-still-to-win = still to win
play-ended-now = If it ended now
play-last = Last: { $event }
play-take-back = Take back
play-take-back-seen = The dice after it are known: taking back marks this game as practice
play-is-practice = Practice
play-end-early = End the game here
play-end-early-hint = It is kept as unfinished and can be continued from the library
play-alone-only = Games of several players can be looked at here, and not yet played
play-game-over = The game is over
play-see-score = Score card

## History

history-title = History
history-empty = Nothing has happened yet
history-built = { $who ->
    [you] You
   *[other] { $who }
} built { building-a } (row { $row }, column { $column })
history-built-second = { $who ->
    [you] You
   *[other] { $who }
} built { building-a } too (row { $row }, column { $column }), for 3 coins
history-filled = { $who }: { building-bare }
history-gained = { $who ->
    [you] You
   *[other] { $who }
} { $coins ->
    [0] gained no coins
    [one] gained { $coins } coin
   *[other] gained { $coins } coins
}
history-changed-yellow = { $who ->
    [you] You
   *[other] { $who }
} turned a yellow die from { $from } to { $to }
history-changed-blue = { $who ->
    [you] You
   *[other] { $who }
} turned a blue die from { $from } to { $to }
history-rolled = { $who ->
    [you] You
   *[other] { $who }
} rolled yellow { $yellow }, blue { $blue }
history-kept = { $who ->
    [you] You
   *[other] { $who }
} kept yellow { $yellow }, blue { $blue }
history-first = { $who ->
    [you] You go first
   *[other] { $who } goes first
}
history-setup = Setup
history-round = Round { $round }
history-turn-ended = { $who ->
    [you] You ended your turn
   *[other] { $who } ended the turn
}
history-taken-back = Taken back to here
history-corrected = Corrected: { $what }
history-hint-shown = Hint shown
history-confirmed = Kept all the same: { $what }
award-won = { $who ->
    [you] You
   *[other] { $who }
} completed { building-the } in round { $round }: { $vp } VP
award-gone = { $who } completed { building-the } in round { $round }: its { $vp } VP are gone
award-shared = { $who } completed { building-the } in round { $round }: { $sum } = { $vp } VP each
award-none = { $who ->
    [you] You
   *[other] { $who }
} completed { building-the } in round { $round }: no place is left
share-two = ({ $first } + { $second }) / { $players }
share-three = ({ $first } + { $second } + { $third }) / { $players }
share-one = { $first } / { $players }
names-and = { $names } and { $last }
history-filled-again = { $who }: { building-bare }, already complete, so rolled again
history-built-again = { $who ->
    [you] You
   *[other] { $who }
} hit { building-a } that is built already (row { $row }, column { $column }), so rolled again
history-dice = yellow { $yellow }, blue { $blue }

## Score card

score-won = { $who ->
    [you] You win
   *[other] { $who } wins
}
score-shared = { $names } share the victory
score-solo-total = { $total } VP
score-not-finished = Ended early: this is how it stood
reason-place = { place-name } with { $count } built: { $vp } VP
reason-early = completed in round { $round }, { place-name }: { $vp } VP
reason-early-shared = completed in round { $round } with { $names }: { $sum } = { $vp } VP
reason-shared = { $places } with { $names }, { $count } built each: { $sum } = { $vp } VP
places-two = { $first ->
    [1] 1st and 2nd
   *[other] 2nd and 3rd
}
places-three = 1st, 2nd and 3rd
reason-no-place = { $count } built, no place left: 0 VP
reason-nothing = none built: 0 VP
reason-row = row { $row } has { $count }: { $vp } VP
reason-column = column { $column } has { $count }: { $vp } VP
reason-lines = { $lines ->
    [one] { $lines } line with { $count }: { $vp } VP
   *[other] { $lines } lines with { $count }: { $vp } VP
}
reason-no-lines = no row or column has 4: 0 VP
reason-coins = { $coins ->
    [0] no coins left: 0 VP
    [one] { $coins } coin left, 1 VP for every 2: { $vp } VP
   *[other] { $coins } coins left, 1 VP for every 2: { $vp } VP
}
reason-bonus = fixed bonus: { $vp } VP
score-bonus = Bonus
score-replay = Replay
score-again = Play again
score-same-dice = Same dice
score-export-png = Save as picture
score-export-text = Copy as text
reason-early-none = completed in round { $round }, no place left: 0 VP
reason-nobody = { $reason }, for nobody
reason-rounded = { $reason }, rounded down
reason-total = types { $types }, lines { $lines }, coins { $coins }: { $total } VP
reason-total-bonus = types { $types }, bonus { $bonus }: { $total } VP
score-reasons = How { $name ->
    [you] your
   *[other] { $name }’s
} points came about
score-cell = { $name }, { $what }: { $reason }
score-new-record = New record
score-legend = completed early
score-picture-hint = A file that is there already is never replaced

## Library

library-title = Library
library-empty = No games here yet
library-empty-hint = Games you play are kept here by themselves
library-search = Search
library-filter-all = All
library-filter-open = Unfinished
library-filter-done = Finished
library-filter-samples = Samples
library-continue = Continue
library-replay = Replay
library-score = Score card
library-rematch = Rematch
library-import = Import a record
library-export = Export the record
library-delete-question = Move “{ $title }” to the trash?
library-deleted = “{ $title }” is in the trash
library-trash = Trash
library-trash-empty = The trash is empty
library-unfinished = Round { $round } of { $rounds }
library-finished = Finished
library-broken = This file cannot be read: { $reason }
library-newer = Made by a newer version: it can be looked at, but not changed
library-here-already = This game is in the library already
library-locked = Open in another window
library-date = { $date }, { $time }
library-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
library-path-hint = Type or paste the path of a file
library-imported = “{ $title }” is in the library now
library-nothing-found = No game fits
library-nothing-found-hint = Search for something else, or show all games
library-none-selected = Choose a game
library-stopped = Ended early, round { $round } of { $rounds }
library-setup = Just begun
library-damaged = Cannot be read
library-practice = Practice
library-details = Details
library-own-title = Title
library-place = Place
library-tags = Tags
library-tags-hint = Separated by commas
library-comment = Comment

## Records and statistics

records-title = Records and statistics
records-empty = No finished games yet
records-empty-hint = Finish one, and it appears here
records-typed-table = Games with dice of the table
records-conditions = { count-phantoms }, { count-rounds }
records-choose = Games of which kind
records-both = both special actions
records-any = any dice changed
records-game = { place-name }: { count-vp }, { $date }
records-only-unhelped = Only games without help count, with dice rolled by the program and a dice number not played before
stats-title = Statistics
stats-games = Games
stats-average = Average
stats-best = Best
stats-median = Median
stats-trend = Over time
stats-wins = Victories
stats-parts = Where the points come from
stats-trend-name = Totals, oldest first: { $totals }

## Replay

replay-play = Play
replay-pause = Pause
replay-step-back = Step back
replay-step-on = Step on
replay-round-back = Round back
replay-round-on = Round on
replay-speed = Speed
replay-event = Step { $event } of { $events }
replay-from-here = Play on from here
replay-from-here-hint = As a new game; this one stays as it is
replay-as-it-stood = As it stood then
replay-with-corrections = With later corrections
replay-marker-award = Award in round { $round }
replay-marker-second = Second building in round { $round }
replay-marker-coins = Coins in round { $round }
replay-events = What happened
replay-score-only = This record keeps the score sheet alone: there are no dice and no sheets to replay.
replay-marker-note = Correction in round { $round }
replay-timeline = Timeline
replay-version = Which course of the game
replay-sheet-of = Whose sheet
replay-follow = Whose turn it is
replay-speed-short = { $times }×

## Settings

settings-title = Settings
settings-look = Look
settings-theme = Theme
settings-theme-system = As the system
settings-theme-light = Paper
settings-theme-dark = Night
settings-colour-blind = Colours for colour-blind eyes
settings-letters = Letters on buildings
settings-scale = Size
settings-scale-percent = { $percent }%
settings-full-screen = Full screen
settings-animation = Animations
settings-animation-off = None
settings-animation-quick = Quick
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-language = Language
settings-language-system = As the system
settings-language-en = English
settings-language-fr = Français
settings-game = Game
settings-end-turn = End the turn by itself when nothing more can be done
settings-me = Me
settings-name = Name
settings-colour = Colour
settings-files = Files
settings-folder = Games, settings and sheets are kept in this folder
settings-copy-path = Copy the path
settings-smaller = Smaller
settings-larger = Larger
settings-warning = One of your settings could not be read and was replaced

## Keyboard help

keys-title = Keys
keys-everywhere = Everywhere
keys-playing = While playing
keys-replaying = In a replay
keys-enter = Enter
keys-escape = Esc
keys-space = Space
keys-tab = Tab
keys-arrows = Arrows
keys-shift = Shift
keys-page-up = PgUp
keys-page-down = PgDn
keys-home = Home
keys-end = End
keys-delete = Del
keys-do-confirm = Do what is highlighted
keys-do-back = Back, or menu
keys-do-focus = Next control
keys-do-move = Move over the sheet
keys-do-build = Build the chosen building
keys-do-choose = Build the cell of this number
keys-do-gain = Gain coins
keys-do-change = Change dice
keys-do-second = Build a second
keys-do-end = End the turn
keys-do-undo = Undo
keys-do-redo = Redo
keys-do-play = Play or pause
keys-do-step = Step back or on
keys-do-round = Round back or on
keys-do-full-screen = Full screen
keys-do-help = This list
keys-do-quit = Quit
keys-do-take-back = Take back a turn
keys-do-menu = Menu
keys-do-ends = To the start or the end
keys-do-pick = Choose a game
keys-do-reasons = The reason for a number
keys-do-play-on = Play on from here

## Errors

error-save = The game could not be saved: { $reason }
error-save-settings = The settings could not be saved: { $reason }
error-open = “{ $name }” could not be opened: { $reason }
error-export = The export could not be written: { $reason }
file-missing = there is no file { $path }; check the name
file-exists = { $path } exists already and was left as it is; choose another name
file-not-text = { $path } is not a text file; choose another one
file-unreadable = { $path } cannot be read; check that it is a file you may read
file-unwritable = { $path } cannot be written; check that you may write there and that the disk has room
file-name = “{ $name }” is not the name of a saved game
