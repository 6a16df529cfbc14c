# English, the reference. Every text of the program: a comment before it declares its variables and their types, and
# build.rs makes a function of it. Each has its twin in the files of the other languages.

### Language: English

### What texts choose by.
### Building: pavilion, seraglio, arcades, chambers, garden, tower
### PlayerColour: red, blue, green, gold, plum, teal
### DieColour: yellow, blue
### Level: beginner, casual, strong, advisor, advisor-fast, random, greedy
### Side: north, east, south, west
### Module: vizier, camps, bazaars, falconers
### FalconKind: black, brown, white
### Currency: florin, dirham, dinar, ducat
### Symbol: temple, amphora, horse, lyre, hoplite
### RollKind: first_player, setup, placing, extra_pair, own_pair, all_four, phantom

## Everywhere

app-name = Alhambra
# What this language calls itself.
language-name = English
# How it writes a large number with a decimal, and one of four digits.
number-large = 12,345.6
number-four = 1,234
# How a noun is written in the middle of a line.
noun-within = lines
roll-and-write = Roll & Write
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
you = You
round = Round
# $round number, $rounds number
round-of = { $round } of { $rounds }
coins = Coins
lines = Lines
types = Types
total = Total
player-sheet = Player sheet
score-sheet = Score sheet
score-card = Score card
# $vp number
count-vp = { $vp } VP
# $vp number
costs-you = you −{ $vp } VP
# $points number
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $rounds number
count-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
# $phantoms number
count-phantoms = { $phantoms ->
    [one] { $phantoms } phantom
   *[other] { $phantoms } phantoms
}
# $players number
count-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
# $numeral text
phantom-name = Phantom { $numeral }
# $number number
player-name = Player { $number }
# $number number
computer-name = Computer { $number }
# $numeral text
phantom-short = Ph. { $numeral }
# $place number
place-name = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# $colour PlayerColour
colour-name = { $colour ->
    [red] Red
    [blue] Blue
    [green] Green
    [gold] Gold
    [plum] Plum
   *[teal] Teal
}
# What people call gold, too.
colour-yellow = Yellow
you-within = you
# $day number, $month number, $year text
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
# $path text
exported-to = Written to { $path }
bg-stats = BG Stats
page = Page
page-save = Save as page
page-pdf-a4 = PDF, A4
page-pdf-letter = PDF, Letter
page-svg = SVG, for drawing programs
page-png = PNG, a picture
page-csv-points = CSV, the points
page-csv-moves = CSV, the moves
bg-stats-send = Send to BG Stats
bg-stats-hint = Scan the code with the phone that has the app, or copy the link to it.
bg-stats-code = QR code for this play
bg-stats-copy = Copy link
bg-stats-copied = The link is copied
# $file text
bg-stats-not-over = { $file } is not over, and BG Stats only takes finished games
bg-stats-no-code = The link is too long for a QR code; give a file name without a picture extension to write the link itself
bg-stats-without-comments = The comment is left out, so that the rest fits in one QR code
bg-stats-without-location = The comment and the place are left out, so that the rest fits in one QR code
home = Home

## Buildings; $building is pavilion, seraglio, arcades, chambers, garden or tower

# $building Building
building-name = { $building ->
    [pavilion] Pavilion
    [seraglio] Seraglio
    [arcades] Arcades
    [chambers] Chambers
    [garden] Garden
   *[tower] Tower
}
# $building Building
building-bare = { $building ->
    [pavilion] pavilion
    [seraglio] seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] garden
   *[tower] tower
}
# $building Building
building-a = { $building ->
    [pavilion] a pavilion
    [seraglio] a seraglio
    [arcades] arcades
    [chambers] chambers
    [garden] a garden
   *[tower] a tower
}
# $building Building
building-the = { $building ->
    [pavilion] the pavilion
    [seraglio] the seraglio
    [arcades] the arcades
    [chambers] the chambers
    [garden] the garden
   *[tower] the tower
}

## Sheets shown

# $row number, $column number, $building Building
sheet-cell = Row { $row }, column { $column }: { building-bare }
# $row number, $column number, $building Building
sheet-cell-built = Row { $row }, column { $column }: { building-bare }, built
# $coins number
sheet-cell-away = { $coins ->
    [one] 1 coin away
   *[other] { $coins } coins away
}
# $coins number
sheet-cell-back = { $coins ->
    [0] for no more coins
    [one] brings 1 coin back
   *[other] brings { $coins } coins back
}
sheet-die-changed = changed this turn
sheet-die-used = used this turn
# $built number, $four number, $five number, $six number
sheet-line = { $built } of 6 built. 4 score { $four } VP, 5 score { $five } VP, 6 score { $six } VP
# $gained number, $spent number, $left number
sheet-coins = Coins: { $gained } gained, { $spent } spent, { $left } to spend
# $coins number
sheet-coins-hint = Two unspent coins are worth 1 VP at the end. { $coins } coins can be circled in a game
# $name text, $count number, $printed number
race-boxes = { $name }: { $count } of { $printed }
# $name text, $count number, $printed number, $vp number
race-now = { $name }: { $count } of { $printed }, { $vp } VP if the game ended now
# $name text, $round number, $vp number
race-done = { $name }: completed in round { $round }, { $vp } VP
# $name text, $round number, $vp number
race-gone = { $name }: completed in round { $round }, { $vp } VP gone
# $places text
race-left = Still to win: { $places }
race-none-left = No places left

## Home

home-continue = Continue
# $games number
home-more-unfinished = { $games ->
    [one] 1 more unfinished game
   *[other] { $games } more unfinished games
}
home-new-game = New game
home-new-game-hint = Solo or with others, one to five players
home-library = Library
# $games number
home-library-hint = { $games ->
    [0] Look at sample games
    [one] { $games } saved game
   *[other] { $games } saved games
}
home-records = High scores
home-records-hint = Your best games, and how you play
home-settings = Settings
home-quit = Quit
home-tagline = Roll, choose, build
home-ended-now = if it ended now
home-first = Roll the dice, build palaces, and outrun the phantoms.
home-last-result = Last result

## New game

new-title = New game
new-start = Start
new-rematch = Play again
new-solo-goal = Goal
new-goal-score = Highest score
new-goal-beat = Beat the phantoms
# $bonus number
new-goal-beat-hint = The phantoms score too, with a bonus of { $bonus } VP each
new-goal-score-hint = Phantoms score nothing, but take places: the more they build, the fewer VP you get
new-around = Around one screen
new-around-hint = Two to five players take turns at this screen; computers can join in
new-house-rules = House rules
new-phantoms = Phantoms
new-layout = Sheet
new-layout-default = Built-in sheet
new-layout-hint = Which building goes where. Transcribe your own sheet under Sheets
new-special-actions = Special actions per turn
new-special-one = One
new-special-one-hint = Change dice or build a second building, not both
new-special-both = Both
new-special-both-hint = Change dice and build a second building in the same turn, if you can pay
new-change-dice = Dice you may change per turn
new-change-two = Two
new-change-two-hint = At most one yellow and one blue die
new-change-any = Any
new-change-any-hint = Any of the four, as long as you can pay
new-rounds = Rounds
# $rounds number
new-rounds-usual = Standard: { $rounds }
new-rounds-fewer = Fewer rounds
new-rounds-more = More rounds
new-bonus-less = Smaller bonus
new-bonus-more = Larger bonus
new-phantom-bonus = Phantom bonus
new-seed = Dice seed
new-seed-hint = The same seed gives the same dice: play it with a friend and compare
new-seed-new = New seed
new-seed-code = This is a challenge code, which also sets who plays and how
new-seed-challenge = Open the challenge
new-seed-digits = A seed is a whole number of up to 19 digits
new-players = Players
new-first = First player
new-first-drawn = Drawn at random
new-two-hint = With two players, a phantom joins in
new-me-hint = The highlighted figure is you: your result counts towards your high scores
new-dice = Dice
new-dice-program = Rolled by the program
new-dice-typed = Real dice, typed in
new-dice-typed-hint = Roll at the table and type in each roll: two keys per pair. You can switch during the game
seat-me = this is me
seat-up = move up
seat-drag = Drag to change the order
seat-lot = Draw seats by lot
# $names text, $players number
seat-no-room = No seat is left for { $names }: at most { $players } play
# $number number
seat-name = Name of player { $number }
# $number number
seat-colour = Colour of player { $number }
# $colour text, $name text
seat-colour-of = { $colour }: { $name }
seat-person = Person
# $level Level
seat-computer = { $level ->
    [beginner] Beginner
    [casual] Casual
    [strong] Strong
    [advisor] Advisor
    [advisor-fast] Quick advisor
    [random] Random
   *[greedy] Greedy
}
# $level Level
seat-strength = { $level ->
    [beginner] knows the rules: about 85 VP solo
    [casual] has played before: about 93 VP solo
    [strong] misses little: about 97 VP solo
    [advisor] sees everything: about 100 VP solo
    [advisor-fast] decides at once: about 100 VP solo
    [random] builds anything: about 82 VP solo
   *[greedy] grabs the most points at once: about 92 VP solo
}

## A new score pad

new-table-title = New table
new-pad-hint = The program keeps score; everyone has their own paper sheet
new-pad-not-ready = The six building counts must add up to 36
new-pad-counts = Buildings of each type on your pad
new-pad-counts-change = Change the numbers
new-pad-counts-hint = Compare with the boxes on your paper score sheet
# $name text
new-pad-fewer = { $name }: fewer
# $name text
new-pad-more = { $name }: more
# $sum number
new-pad-sum = { $sum } of 36
new-pad-coins = Coins printed on a sheet
new-pad-phantom-dice = Phantoms’ dice
new-pad-phantom-program = Rolled by the program
new-pad-phantom-table = Rolled at the table
new-pad-phantom-none = Only with one or two players

## The score pad

pad-types-now = Types, if it ended now
# $vp number
pad-types-and-more = { $vp } + …
# $count number, $printed number
pad-boxes = { $count } of { $printed }
pad-complete = complete
pad-locked = locked
# $name text, $building Building
pad-change-boxes = Change the filled boxes: { $name }, { building-bare }
pad-to-play = to play
pad-first = first player
pad-left = has left
# $name text
pad-has-left = { $name } has left the game
pad-has-left-hint = “Returns” brings them back
# $count number, $all number
pad-setup-count = { $count } of { $all }
pad-took-coins = coins
pad-did-nothing = nothing
pad-round-ended = ended by hand
# $round number, $names text
pad-ended-without = { $round ->
    [0] Setup ended before { $names } entered all buildings
   *[other] Round { $round } ended without an entry from { $names }
}
# $what text
pad-ended-so = { $what }; Undo takes it back
# $counts text
pad-counts-said = counts corrected to { $counts }
# $lines text, $coins number
pad-closed-with = lines: { $lines }; coins: { $coins }
# $lines number, $count number
pad-lines-of = { $lines } with { $count }
# $building Building
pad-rolled-again = { building-bare }: already complete, so rolled again
# $name text, $what text
pad-said = { $name }: { $what }
# $name text, $award text
pad-award-waits = { $award }, unless { $name } builds again
# $award text, $places text
pad-award-left = { $award }; still to win: { $places } VP
pad-round-back = Earlier round
pad-round-on = Later round
# $name text
pad-tap = { $name }: tap what was built
pad-tap-hint = or press 1 to 6; hold a box to change it
# $name text
pad-tap-second = { $name }: tap the second building
# $building number, $all number
pad-setup-hint = Setup: building { $building } of { $all }, then the next player
# $round number
pad-late = Late entry for round { $round }
pad-late-setup = Late entry for setup
pad-late-hint = All rows have an entry; tap a name, then what was built
# $name text
pad-phantom = { $name }: roll, or tap the type
pad-phantom-hint = Type already complete? Roll again
pad-over-title = All rounds played
pad-over-hint = Now enter everyone’s lines and coins
pad-closed-hint = The score card is ready
pad-odd-hint = Some entries look wrong: check them first
pad-coins = Took coins
pad-second = Second building
# $name text
pad-second-of = { $name }’s second building
# $name text
pad-second-short = { $name }: second building
pad-nothing = Nothing
# $name text
pad-next-row = Next: { $name }
pad-next = Next
# $name text
pad-skip-row = Skip: { $name }
pad-skip = Skip
pad-previous = Previous
pad-end-round = End round
pad-end-setup = End setup
# $round number, $names text
pad-end-round-ask = { $round ->
    [0] End setup before { $names } entered all buildings?
   *[other] End round { $round } without an entry from { $names }?
}
pad-skipped = skipped, open
# $count number, $all number
pad-skipped-count = skipped, { $count } of { $all }
# $name text, $what text
pad-late-entered = { $name } already has an entry, { $what }: hold a box to change it, tap to add to it
# $name text, $what text
pad-has-entry = { $name } already has an entry: { $what }
pad-has-entry-hint = Tap again to add to it; hold a box to change it
pad-setup-full-hint = Setup has three buildings; tap again only if there really was one more
pad-type-dice = Type the dice
# $name text
pad-type-dice-of = The pair you rolled for { $name }: yellow, then blue
pad-roll = Roll
# $part text
pad-in-the-past = { $part }: what you enter now counts there
pad-back-to-now = Back to now
pad-no-second = No second building
pad-second-hint = It costs 3 coins
pad-close-table = Final count
pad-end-early = End early
# $round number, $rounds number
pad-ends-early = The game ends early, after { $round } of { $rounds } rounds
pad-card = Score card
pad-back-to-table = Back to the pad
pad-again = rolled again
# $what text
pad-second-entry = { $what } (2nd)
# $what text
pad-superseded = { $what }, until corrected
pad-forecast-hint = If the game ended now; below, the least and most that can still be reached. Lock: can no longer change
pad-goes-first = First
pad-leaves-short = Leaves
pad-remove-short = Remove
pad-returns-short = Returns
# $lines number, $coins number
pad-closed = lines +{ $lines }, coins +{ $coins }
pad-forecast = Forecast
# $boxes number
pad-missing = { $boxes } to go
# $least number, $most number
pad-range = { $least }–{ $most } VP possible
pad-audit = Check entries
# $count number
pad-to-check = { $count } to check
pad-audit-none = Every entry fits the rules
pad-audit-rest = Nothing is left to check
pad-audit-hint = No legal game allows this. Correct it, or keep it if it really happened
pad-keep = Keep anyway
pad-keep-all = Keep all anyway
pad-seats = Players
pad-options = Rules and sheet
pad-description = Place and comment
pad-clock = Turn clock
pad-clock-show = Show the turn clock
pad-clock-hide = Hide the turn clock
table-agreed = The agreed rules were changed
table-options-hint = This applies to all entries from the start, including earlier ones
# $round number
pad-options-hint = { $round ->
    [0] Changes apply from setup on; the sheet is for the whole game
   *[other] Changes apply from round { $round } on; the sheet is for the whole game
}
pad-options-changed = rules changed
# $round number, $what text
pad-options-said = { $round ->
    [0] From setup on: { $what }
   *[other] From round { $round } on: { $what }
}
pad-other-sheet = another sheet
pad-add-player = Add a player
pad-who-stays = Players with entries in the history cannot be removed
# $name text
pad-make-first = { $name } goes first
# $name text
pad-leaves = { $name } leaves the game
# $name text
pad-remove = { $name } never played
# $name text
pad-returns = { $name } returns to the game
pad-change = Change
pad-strike = Delete entry
pad-correct = Apply
pad-what = What it was
pad-who = Whose it was
# $what text
# $count number
pad-and-more = { $what } and { $count } more
# $what text
pad-undone = Undone: { $what }
# $what text
pad-redone = Redone: { $what }
pad-show-entry = Show entry
# $name text, $round number
pad-add-entry = { $round ->
    [0] Add an entry: { $name }, setup
   *[other] Add an entry: { $name }, round { $round }
}
pad-add = Add
pad-changed-nothing = Nothing else has changed
# $round number, $vp number
pad-award-then = round { $round }, { $vp } VP
pad-no-award = no early award
# $late text, $what text
pad-late-told = { $late }. { $what }
# $what text, $before text, $after text
pad-from-to = { $what }: { $before }, now { $after }
# $name text
pad-reopened = { $name }: the crosses no longer fit, so please enter lines and coins again
pad-whole-game = Whole game
pad-how = How
pad-by-grid = Tap the sheet
pad-by-numbers = Numbers
# $count number
pad-lines-with = Rows and columns with { $count }
pad-coins-left = Coins left
pad-coins-vp = 2 coins = 1 VP
# $vp number
pad-line-vp = { $vp } VP each
pad-close-next = Next player
# $name text
pad-close-on = Continue with { $name }
pad-close-done = Done
# $reason text
pad-refused = This does not fit: { $reason }
home-pad = Score pad
home-pad-hint = Keep score for a game at a real table

## Entries no legal game allows

# $name text, $buildings number
odd-setup = { $name } has { $buildings ->
    [one] { $buildings } setup building
   *[other] { $buildings } setup buildings
}, not three (§3, §9)
# $name text
odd-setup-action = { $name } took coins or did nothing in setup, where everyone builds (§3)
# $name text, $buildings number, $round number
odd-turn = { $name } built { $buildings ->
    [one] { $buildings } time
   *[other] { $buildings } times
} in round { $round }; a turn allows two at most (§4, §5)
# $name text, $round number
odd-two-actions = { $name } took more than one action in round { $round }; a turn allows one (§4)
# $name text, $round number, $coins number
odd-second-unpaid = { $name } built a second building in round { $round } with { $coins ->
    [one] at most { $coins } coin
   *[other] at most { $coins } coins
}; it costs 3 (§5)
# $name text, $boxes number, $round number
odd-phantom-turn = { $name } filled { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
} in round { $round }; a phantom fills one (§9)
# $name text, $buildings number, $round number, $most number
odd-buildings = { $name } has { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
} by round { $round }; even spending every coin well, the most is { $most } (§4, §5)
# $name text, $types number, $round number
odd-completions = { $name } cannot have completed { $types ->
    [one] { $types } type
   *[other] { $types } types
} in round { $round } (§4, §5)
# $name text, $boxes number, $due number
odd-phantom-boxes = { $name } has { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}; a phantom ends with { $due } (§9)
# $name text, $coins number, $printed number
odd-coins-printed = { $name } has { $coins ->
    [one] { $coins } coin left
   *[other] { $coins } coins left
}; only { $printed } are printed (§1)
# $name text, $coins number, $most number
odd-coins = { $name } has { $coins ->
    [one] { $coins } coin left
   *[other] { $coins } coins left
}; these turns leave { $most } at most (§4, §5)
# $name text, $buildings number, $four number, $five number, $six number
odd-lines = { $name }: no sheet with { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
} has { $four }, { $five } and { $six } lines with 4, 5 and 6 (§7)
# $name text, $four number, $five number, $six number
odd-lines-of-types = { $name }: no sheet with these boxes of each type has { $four }, { $five } and { $six } lines with 4, 5 and 6 (§1, §7)
# $name text, $round number
odd-missing = { $name } has no entry in round { $round } (§4)
# $played number, $rounds number
odd-ended = The game ended after { $played } of { $rounds } rounds (§2)

## Play

# $phantoms number
play-title-solo = { $phantoms ->
    [2] Solo, two phantoms
    [3] Solo, three phantoms
    [4] Solo, four phantoms
   *[other] Solo, { $phantoms } phantoms
}
# $players number
play-title-players = { $players ->
    [2] Two players
    [3] Three players
    [4] Four players
    [5] Five players
    [6] Six players
   *[other] { $players } players
}
# $who Who
play-choose = { $who ->
    [you] Build at a crossing
   *[other] { $who }: build at a crossing
}
play-only-coins = All your crossings are built: gain coins
play-coins-or-dice = All your crossings are built: gain coins or change dice
play-only-no-coins = All your crossings are built: gain no coins
play-no-coins-or-dice = All your crossings are built: change dice or gain no coins
# $name text
play-acts = { $name } plays
# $building Building
play-build = Build { building-the }
# $vp text
play-coins-spent = { $vp } VP for the coins spent
# $row number, $count number, $vp number
play-line-row = row { $row }: { $count } of 6, +{ $vp } VP for certain
# $column number, $count number, $vp number
play-line-column = column { $column }: { $count } of 6, +{ $vp } VP for certain
# $row number, $count number
play-line-row-same = row { $row }: { $count } of 6
# $column number, $count number
play-line-column-same = column { $column }: { $count } of 6
# $count number, $gain text
play-race-alone = race: { $count } built, sole leader, { $gain } VP if it ended now
# $count number, $place number, $gain text
play-race-shared = race: { $count } built, { place-name } shared, { $gain } VP if it ended now
# $count number, $place number, $gain text
play-race-place = race: { $count } built, { place-name }, { $gain } VP if it ended now
# $count number
play-race-last = race: { $count } built, no place yet
# $building Building, $vp number
play-completes = completes { building-the }: { $vp } VP if nobody else does this round
# $building Building, $vp number
play-completes-surely = completes { building-the }: { $vp } VP for certain
# $coins number
play-gain = { $coins ->
    [0] Gain no coins
    [one] Gain { $coins } coin
   *[other] Gain { $coins } coins
}
# $cells number
play-gain-detail = { $cells ->
    [0] no crossings built yet
    [one] 1 of 4 crossings built
   *[other] { $cells } of 4 crossings built
}
# $coins number
play-gain-capped = Only { $coins } left to circle on your sheet
# $coins number
play-gain-full = All { $coins } coins are circled
play-gain-none = None of your crossings is built: gain no coins and roll all four dice
play-change = Change dice
play-change-hint = Drag a die, or use − and +
play-change-one-each = One die of each colour can be changed in a turn
# $coins number
play-change-detail = { $coins ->
    [0] no coins to spend
   *[other] 1 coin per step, { $coins } to spend
}
# $pips number
play-die-yellow = Yellow die, { $pips }
# $pips number
play-die-blue = Blue die, { $pips }
# $pips number
play-die-up = Turn up to { $pips }, 1 coin
# $pips number
play-die-down = Turn down to { $pips }, 1 coin
# $pips number
play-die-back-up = Turn back up to { $pips }: the coin comes back
# $pips number
play-die-back-down = Turn back down to { $pips }: the coin comes back
# $row number, $column number, $coins number
play-second-detail = row { $row }, column { $column }, { $coins } coins
# $row number, $column number
play-second-built = No second building: the other crossing (row { $row }, column { $column }) is already built
play-second-poor = A second building costs 3 coins
play-second-changed = You changed dice, so no second building this turn
refuse-elsewhere = Your dice are not there
refuse-built = Already built
refuse-acted = You have acted already: undo to do something else
refuse-roll-first = Roll first
play-end-turn = End turn
# $bonus number
play-bonus = bonus { $bonus }
play-end-rolls-two = rolls two dice
play-end-rolls-four = rolls all four dice
play-end-rolls-none = no more rolls
play-end-rolls-phantoms = only the phantoms still roll
play-take-back-nothing = Nothing to take back
play-menu-resume = Resume
play-end-early-question = End the game here?
play-key-home = Home
play-roll-four = Roll all four dice
# $coins number
play-coins-left = { $coins } to spend
play-still-to-win = still to win
play-ended-now = If it ended now
play-ended-now-hint = Open the score card as it stands now
# $event text
play-last = Just now: { $event }
play-take-back = Take back
play-take-back-seen = You have seen the next dice: taking back makes this a practice game
play-take-back-practice = You have seen the next dice: taking back is noted in the record
play-is-practice = Practice: taken back
play-end-early = End the game here
play-end-early-hint = The score card shows the result so far, and the game is saved as ended early. To take a break, go home instead. Either way you can continue it from the library.
play-game-over = The game is over
play-see-score = Score card
play-roll-seals = this can’t be undone
# $who Who
play-keep = { $who ->
    [you] Keep a yellow and a blue die
   *[other] { $who }: keep a yellow and a blue die
}
# $yellow number, $blue number, $first number, $second number
play-keep-pair = Keep yellow { $yellow }, blue { $blue }, and pass on yellow { $first }, blue { $second }
play-pass-pair = pass on
# $who Who, $pair text
play-passes = { $who ->
    [you] { $pair } goes to you
   *[other] { $pair } goes to { $who }
}
# $who Who, $pair text, $to text
play-passed = { $who ->
    [you] You pass { $pair } on to { $to }
   *[other] { $who } passes { $pair } on to { $to }
}
# $name text, $pair text
play-passed-to-you = { $name } passes { $pair } on to you
# $name text
play-looking-at = { $name }’s sheet (view only)
play-back-to-game = Back to the game
# $name text, $coins number, $vp number
play-sheet-of = Sheet of { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, { $vp } VP if it ended now
play-is-helped = Practice: hint
play-menu-players = Players
play-menu-typed = Type in real dice
play-menu-program = Let the program roll from now on
play-menu-phantoms-program = Let the program roll for the phantoms
play-menu-phantoms-typed = Type in the phantoms’ dice
play-menu-rolls = Correct a typed roll
ask-first = Who goes first?
# $who Who, $number number
ask-setup = { $who ->
    [you] Your building
   *[other] { $who }, building
} { $number } of 3: roll a pair
# $number number, $who text
ask-phantom-setup = { $who }, building { $number } of 3: roll a pair
# $who Who
ask-placing = { $who ->
    [you] Roll your pair and place it
   *[other] { $who }: roll a pair and place it
}
# $who Who
ask-extra = { $who ->
    [you] Roll the extra pair and place it
   *[other] { $who }: roll the extra pair and place it
}
# $who Who
ask-own = { $who ->
    [you] Roll your own pair
   *[other] { $who }: roll your own pair
}
# $who Who
ask-four = { $who ->
    [you] Roll all four dice
   *[other] { $who }: roll all four dice
}
# $who text
ask-phantom = Roll a pair for { $who }
# $dice text
ask-again = { $dice } is already built: roll again
# $dice text
ask-again-complete = The type of { $dice } is already complete: roll again
ask-faces = Dice show 1 to 6
dice-typed = Real dice
dice-typed-hint = Real dice are rolled at the table and typed in. The program can roll them: menu (M), D
dice-now-program = From now on the program rolls the dice
dice-now-typed = From now on, roll real dice and type in each roll
dice-now-players = From now on, roll your own dice and type them in; the program rolls for the phantoms
ask-how = Type yellow, then blue, or tap the faces
ask-how-four = Type yellow, blue, yellow, blue, or tap the faces
ask-program = Let the program roll this once
ask-draw-first = Draw who goes first
# $name text
curtain-turn = { $name }’s turn
curtain-go = Show the sheet
# $yellow number, $blue number
curtain-take = Take the passed dice: yellow { $yellow }, blue { $blue }
mend-open = Everything can change until the first turn; a new order or number of players restarts the setup
mend-settled = Names, colours and who plays (person or computer) can still change; the number of players, their order and the first player cannot
mend-settled-solo = Your name and colour can still change
mend-leave = If somebody leaves, a computer can take the seat
mend-too-late = Order, number and first player cannot change after the first turn
# $rolls number
mend-dropped = { $rolls ->
    [one] { $rolls } typed roll no longer fits the new setup and was dropped
   *[other] { $rolls } typed rolls no longer fit the new setup and were dropped
}
rolls-choose = Which roll was mistyped? Latest first
# $number number, $rolled text
rolls-setup = Building { $number }: { $rolled }
# $number number, $rolled text
rolls-setup-again = Building { $number }, again: { $rolled }
# $rolled text
rolls-placing = First pair: { $rolled }
# $rolled text
rolls-extra = Second pair: { $rolled }
rolls-retype = Type the dice as they really were
rolls-misfit = These dice no longer fit what came after
typed-as-typed = As typed
typed-corrected = Corrected
rolls-choice = Keep the dice as typed, or correct them and take back this and everything after? Taking back makes this a practice game
# $what text
typed-keep = Keep { $what }
# $what text
typed-take-back = Correct to { $what } and take back
# $row number, $column number
misfit-not-offered = The dice do not offer row { $row }, column { $column } (§4.3a)
# $row number, $column number
misfit-built = Row { $row }, column { $column } is already built (§4.3a)
# $need number, $have number
misfit-coins = Too few coins: { $need } needed, { $have } left (§5)
# $face number
misfit-die = No die shows { $face } (§5.1)
# $pair text
misfit-kept = The dice do not show { $pair } (§4.3b)
misfit-roll-first = Another roll comes first (§3.2, §4.1)
misfit-other-roll = A different roll is due here

## Advice

play-hint = Hint
play-menu-advise = Always show advice, in all games
play-menu-no-advice = Stop showing advice, in all games
settings-advise = Always show advice (for learning)
hint-notice = A hint makes this a practice game: it won’t count for high scores
hint-notice-always = Your settings show advice at every decision, which makes this a practice game: it won’t count for high scores. “Not in this game” keeps the setting for other games
hint-show = Show it
hint-not-here = Not in this game
hint-thinking = The advisor is thinking…
hint-first = First estimate; simulating games…
hint-best = best
hint-about = about equal
# $rank number, $words text, $mark text
hint-option = Suggestion { $rank }: { $words }, { $mark }
# $cell text, $rank number, $mark text
hint-cell = { $cell }, suggestion { $rank }, { $mark }
# $cell text, $rank number, $mark text, $words text
hint-cell-more = { $cell }, suggestion { $rank }, { $mark }: { $words }
# $dice text
hint-turn = change { $dice }
# $dice text
hint-turn-later = change { $dice } for later
# $from number, $to number
hint-turn-yellow = yellow { $from }→{ $to }
# $from number, $to number
hint-turn-blue = blue { $from }→{ $to }
# $building text, $here text
hint-at = { $building } ({ $here })
# $building text
hint-build = build { $building }
# $building text
hint-second = also build { $building }
# $first text, $second text
hint-both = build { $first } and { $second }
# $coins number
hint-gain = { $coins ->
    [0] gain no coins and roll all dice
    [one] gain { $coins } coin
   *[other] gain { $coins } coins
}
# $yellow number, $blue number
hint-keep = keep yellow { $yellow }, blue { $blue }
hint-end = end the turn
# $first text, $next text
hint-then = { $first }, then { $next }
# $count number
hint-equal = { $count ->
    [2] The 1st and 2nd are about equal (≈): take your pick
   *[other] The first { $count } are about equal (≈): take your pick
}
hint-equal-means = ≈ about as good as the best: the difference is too small to matter, or to be sure of
hint-equal-first = ≈ first by a difference too small to matter, or to be sure of
# $vp text
hint-better = { $vp } VP better than the 2nd
# $vp text, $reasons text
hint-because = { $vp } VP better than the 2nd: worth { $reasons }
# $parts text
hint-more = more { $parts }
# $parts text
hint-less = less { $parts }
# $parts text
hint-rival-more = the rival has more { $parts }
# $parts text
hint-rival-less = the rival has less { $parts }
# $building Building, $vp text
hint-part-type = in the { building-bare } race ({ $vp })
# $vp text
hint-part-lines = in lines ({ $vp })
# $vp text
hint-part-coins = in coins ({ $vp })
# $vp text
hint-rest = { $vp } elsewhere
# $percent text
hint-likelier = The 1st wins { $percent } more games in 100 than the 2nd
# $percent text, $lead text, $reasons text
hint-likelier-because = The 1st wins { $percent } more games in 100 than the 2nd and gains { $lead } VP on the best rival: { $reasons }
# $percent text
hint-percent = { $percent }%
# $vp text
hint-expected = { $vp } VP expected
# $percent text
hint-wins = { $percent }% to win
# $chance text
hint-chance = { $chance } to win
# $figure text, $vp text
figure-with-vp = { $figure } ({ $vp } VP)
# $rollouts text, $error text
hint-rollouts = { $rollouts } simulated games, ±{ $error }
# $error text
hint-by-value = quick estimate, ±{ $error }
hint-value = quick estimate
# $first text, $next text
hint-also = { $first }; { $next }
hint-exact = worked out exactly
hint-cut = cut short

## History

history-title = History
history-move = Browse the history
history-empty = Nothing has happened yet
history-discard = Discard
history-discard-question = Discard what you changed in this entry?
# $who Who, $building Building, $row number, $column number
history-built = { $who ->
    [you] You
   *[other] { $who }
} built { building-a } (row { $row }, column { $column })
# $who Who, $building Building, $row number, $column number
history-built-second = { $who ->
    [you] You
   *[other] { $who }
} also built { building-a } (row { $row }, column { $column }), for 3 coins
# $who text, $building Building
history-filled = { $who }: { building-bare }
# $who Who, $coins number
history-gained = { $who ->
    [you] You
   *[other] { $who }
} { $coins ->
    [0] gained no coins
    [one] gained { $coins } coin
   *[other] gained { $coins } coins
}
# $who Who, $from number, $to number
history-changed-yellow = { $who ->
    [you] You
   *[other] { $who }
} changed a yellow die from { $from } to { $to }
# $who Who, $from number, $to number
history-changed-blue = { $who ->
    [you] You
   *[other] { $who }
} changed a blue die from { $from } to { $to }
# $who Who, $yellow text, $blue text
history-rolled = { $who ->
    [you] You
   *[other] { $who }
} rolled yellow { $yellow }, blue { $blue }
# $who Who, $yellow number, $blue number
history-kept = { $who ->
    [you] You
   *[other] { $who }
} kept yellow { $yellow }, blue { $blue }
# $who Who
history-first = { $who ->
    [you] You go first
   *[other] { $who } goes first
}
# $before Who, $who Who
rematch-first = { $before ->
    [you] You
   *[other] { $before }
} went first last time; now { $who ->
    [you] you do
   *[other] { $who } does
}
history-setup = Setup
# $round number
history-round = Round { $round }
# $who Who
history-turn-ended = { $who ->
    [you] You ended your turn
   *[other] { $who } ended the turn
}
history-taken-back = Taken back to here
# $what text
history-was-taken-back = Taken back: { $what }
# $what text
history-corrected = Corrected: { $what }
# $round number, $what text, $before text
history-amended = { $round ->
    [0] Corrected, setup: { $what } instead of { $before }
   *[other] Corrected, round { $round }: { $what } instead of { $before }
}
# $what text, $round number
history-of-round = { $round ->
    [0] { $what } (setup)
   *[other] { $what } (round { $round })
}
# $what text
history-struck = Deleted: { $what }
history-hint-shown = Hint shown
# $who text
history-left = { $who } left; a computer took over
# $who text
history-came-back = { $who } is back
# $what text
history-confirmed = Kept anyway: { $what }
# $who Who, $building Building, $round number, $vp number
award-won = { $who ->
    [you] You
   *[other] { $who }
} completed { building-the } in round { $round }: { $vp } VP
# $who text, $building Building, $round number, $vp number
award-gone = { $who } completed { building-the } in round { $round }: { $vp } VP are gone
# $who text, $building Building, $round number, $sum text, $vp number
award-shared = { $who } completed { building-the } in round { $round }: { $sum } = { $vp } VP each
# $who text, $building Building, $round number, $sum text, $vp number, $scoring text
award-with-phantoms = { $who } completed { building-the } in round { $round }: { $sum } = { $vp } VP for { $scoring }; phantoms score nothing
# $who text, $building Building, $round number, $vp number
award-all-gone = { $who } completed { building-the } in round { $round }: { $vp } VP are gone
# $who Who, $building Building, $round number
award-none = { $who ->
    [you] You
   *[other] { $who }
} completed { building-the } in round { $round }: no place left
# $first number, $second number, $players number
share-two = ({ $first } + { $second }) / { $players }
# $first number, $second number, $third number, $players number
share-three = ({ $first } + { $second } + { $third }) / { $players }
# $first number, $players number
share-one = { $first } / { $players }
# $names text, $last text
names-and = { $names } and { $last }
# $who text, $building Building
history-filled-again = { $who }: { building-bare }, already complete, so rolled again
# $who Who, $building Building, $row number, $column number
history-built-again = { $who ->
    [you] You
   *[other] { $who }
} hit { building-a } already built (row { $row }, column { $column }), so rolled again
# $yellow text, $blue text
history-dice = yellow { $yellow }, blue { $blue }

## Score card

# $who Who
score-won = { $who ->
    [you] You win
   *[other] { $who } wins
}
# $names text
score-shared = { $names } share the victory
# $won text, $points text, $whom text
score-ahead = { $won }, { $points } ahead of { $whom }
# $won text, $whom text
score-level = { $won }, level on points with { $whom }
# $who Who, $place number, $vp number
score-behind = { $who ->
    [you] You are { place-name }, { count-vp } behind
   *[other] { $who } is { place-name }, { count-vp } behind
}
# $total number
score-solo-total = { $total } VP
# $who Who, $total number
score-leads = { $who ->
    [you] You lead with { $total } VP
   *[other] { $who } leads with { $total } VP
}
# $names text, $total number
score-lead-shared = { $names } lead with { $total } VP each
score-not-finished = Ended early: the score as it stood
# $place number, $count number, $vp number
reason-place = { place-name } with { $count } built: { $vp } VP
# $round number, $place number, $vp number
reason-early = completed in round { $round }, { place-name }: { $vp } VP
# $round number, $names text, $sum text, $vp number
reason-early-shared = completed in round { $round } with { $names }: { $sum } = { $vp } VP
# $places text, $names text, $count number, $sum text, $vp number
reason-shared = { $places } with { $names }, { $count } built each: { $sum } = { $vp } VP
# $first number
places-two = { $first ->
    [1] 1st and 2nd
   *[other] 2nd and 3rd
}
places-three = 1st, 2nd and 3rd
# $count number
reason-no-place = { $count } built, no place left: 0 VP
reason-nothing = none built: 0 VP
# $row number, $count number, $vp number
reason-row = row { $row } has { $count }: { $vp } VP
# $column number, $count number, $vp number
reason-column = column { $column } has { $count }: { $vp } VP
# $lines number, $count number, $vp number
reason-lines = { $lines ->
    [one] { $lines } line with { $count }: { $vp } VP
   *[other] { $lines } lines with { $count }: { $vp } VP
}
reason-no-lines = no row or column has 4: 0 VP
# $coins number, $vp number
reason-coins = { $coins ->
    [0] no coins left: 0 VP
    [one] { $coins } coin left, 1 VP for every 2: { $vp } VP
   *[other] { $coins } coins left, 1 VP for every 2: { $vp } VP
}
# $vp number
reason-bonus = fixed bonus: { $vp } VP
score-bonus = Bonus
score-replay = Replay
score-again = Play again
score-same-dice = Same dice
score-export-png = Save as picture
score-export-text = Copy as text
score-more = More
score-picture = Picture
score-copied = Score card copied as text
# $round number
reason-early-none = completed in round { $round }, no place left: 0 VP
# $reason text
reason-nobody = { $reason }, which nobody gets
# $reason text
reason-rounded = { $reason }, rounded down
# $types number, $lines number, $coins number, $total number
reason-total = types { $types }, lines { $lines }, coins { $coins }: { $total } VP
# $types number
reason-total-types = types { $types }, without lines and coins
# $types number, $bonus number, $total number
reason-total-bonus = types { $types }, bonus { $bonus }: { $total } VP
# $what text
score-odd = Entries no legal game allows: { $what }
# $name Who
score-reasons = { $name ->
    [you] Your
   *[other] { $name }’s
} points explained
# $name text, $what text, $reason text
score-cell = { $name }, { $what }: { $reason }
# $place number, $of number
score-placing = { $place ->
    [1] Best of { $of }
   *[other] { place-name } best of { $of }
}
# $place number, $of number, $points number
score-above = { score-placing }, { $points } above your average
# $place number, $of number, $points number
score-below = { score-placing }, { $points } below your average
# $place number, $of number
score-average = { score-placing }, exactly your average
score-new-record = New high score
score-counting = Counting up…
score-legend = completed early
files-choose = Choose a file…
files-recent = Recent files
files-none-chosen = No file was chosen. If no dialog opened, type the path here.
why-choosing-file = The file dialog is open
score-picture-hint = An existing file is never replaced

## Library

library-title = Library
library-empty = No games here yet
library-empty-hint = Games you play are saved here automatically
library-reading = Reading the saved games…
# $known number, $all number
library-read-so-far = Still reading: { $known } of { $all } games so far
library-search = Search
library-game = Game
library-all-games = All games
library-filter-all = All
library-filter-open = Unfinished
library-filter-done = Finished
library-filter-samples = Samples
library-continue = Continue
library-replay = Replay
library-score = Score card
library-rematch = Play again
library-import = Import a game
library-export = Export the game
# $title text
library-delete-question = Move “{ $title }” to the trash?
library-delete-confirm = Move to trash
# $title text
library-deleted = “{ $title }” is in the trash
library-trash = Trash
library-trash-empty = The trash is empty
# $games number
library-restored = { $games ->
    [one] The game is back in the library
   *[other] { $games } games are back in the library
}
library-kept = Your game is kept in the library: you can continue it any time
library-delete-for-good = Delete for good
# $title text
library-delete-for-good-question = Delete “{ $title }” for good?
# $round number, $rounds number
library-unfinished = Round { $round } of { $rounds }
library-finished = Finished
# $names text
library-won = { $names } won
# $reason text
library-broken = This file cannot be read: { $reason }
library-broken-hint = It may be damaged, or come from another program or a newer version
library-newer = Made by a newer version: view only
# $finding text
library-imported-odd = Imported with entries that no legal game allows: { $finding }
library-here-already = This game is already in the library
library-locked = Open in another window
# $file text
library-changed = Another program has changed this game’s file: its version is kept as { $file }, and yours goes on
# $date text, $time text
library-date = { $date }, { $time }
# $minutes number
library-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
library-path-hint = Type or paste the path of a file
# $title text
library-imported = “{ $title }” is now in the library
library-nothing-found = No games found
library-nothing-found-hint = Nothing fits the search and the filters
# $round number, $rounds number
library-stopped = Ended early, round { $round } of { $rounds }
library-setup = Just started
library-damaged = Cannot be read
library-sample = Sample
library-empty-trash = Empty the trash
# $games number
library-empty-trash-question = { $games ->
    [one] Delete { $games } game in the trash for good?
   *[other] Delete all { $games } games in the trash for good?
}
# $reason text
error-empty-trash = Not everything in the trash could be deleted: { $reason }
library-practice = Practice
library-branch = Branch
library-details = Details
library-own-title = Title
library-place = Place
library-clock = Time
library-tags = Tags
library-tags-hint = Separated by commas
library-comment = Comment
library-today = Today
library-yesterday = Yesterday
# $points text, $lead number
library-won-by = { $points } · won by { $lead }
# $points text, $lead number
library-lost-by = { $points } · lost by { $lead }
# $who Who, $lead number
library-ahead = { $who ->
    [you] You won by { $lead }
   *[other] { $who } won by { $lead }
}
library-tied = tied
# $points text
library-level = { $points } · tied
# $who Who, $points text
library-leads = { $who ->
    [you] You lead, { $points }
   *[other] { $who } leads, { $points }
}
library-no-search = Clear search and filters
# $found number, $all number
library-found = { $found } of { $all }
library-everybody = All players
library-all-tags = All tags
library-all-places = All places
library-any-time = Any time
library-person = Player
library-tag = Tag
library-time = Date
# $games number
library-selected = { $games } games selected
library-selected-hint = What you do now applies to all
library-select-none = Select just one game
library-add-tag = Add a tag
library-find-tag = All games with this tag
library-add-tags = Add
# $games number, $folder text
library-exported = { $games ->
    [one] { $games } game written to { $folder }
   *[other] { $games } games written to { $folder }
}
library-export-several = Export the games to a folder
library-folder-hint = The folder is created if needed; no file in it is replaced
# $games number
library-delete-several = Move { $games } games to the trash?
# $games number
library-deleted-several = { $games } games are in the trash
# $games number
library-delete-several-for-good = Delete { $games } games for good?
# $month number, $year text
month = { $month ->
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

## High scores and statistics

records-empty = No finished games yet
records-empty-hint = Finish a game and it appears here
records-none-count = No finished game counts yet
records-none-count-hint = Practice games, branches, games that repeat an earlier seed and games of several people do not count
records-typed-table = Games with real dice
# $phantoms number, $rounds number
records-conditions = { count-phantoms }, { count-rounds }
records-choose = Kind of game
records-both = both special actions
records-any = any dice
# $place number, $vp number, $date text
records-game = { place-name }: { count-vp }, { $date }
records-only-unhelped = Only games without help count, with the program’s dice, and only the first on the same dice
stats-title = Statistics
stats-games = Games
stats-average = Average
stats-best = Best
stats-median = Median
stats-trend = Over time
stats-wins = Wins
stats-parts = Where your points come from
# $totals text
stats-trend-name = Totals, oldest first: { $totals }

## Challenges

challenges = Challenges
challenges-hint = The dice of the day, and codes to share
challenges-day = Dice of the day
challenges-week = Dice of the week
# $week number, $year text
challenges-week-of = Week { $week } of { $year }
challenges-play = Play
challenges-play-day = Play the dice of the day
challenges-play-week = Play the dice of the week
challenges-again = Play again
challenges-again-hint = Another game on the same dice counts as another try
challenges-not-played = Not played yet
challenges-begun = Begun, not finished
# $number number, $vp number
challenges-result = { $number ->
    [1] { count-vp }, first try
   *[other] { count-vp }, try { $number }
}
# $days number
challenges-streak = { $days ->
    [0] Play today to start a streak
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
challenges-streak-hint = Filled days count: finished that same day, on the first try, without practice. Outlined: any other result
# $days number
challenges-longest = { $days ->
    [one] Longest: { $days } day
   *[other] Longest: { $days } days
}
# $title text, $week number, $year text
challenges-week-named = { $title }, { $week }/{ $year }
challenges-missed = Not played
challenges-to-come = Still to come
# $vp number, $when text
challenges-best = Best so far: { count-vp }, { $when }
challenges-is-best = Your best so far
challenges-late-hint = No longer counts toward your streak
challenges-look = See the result
# $setup text
challenges-board = Before the first move: { $setup }
challenges-own-board = Your finished game
challenges-month-before = Month before
challenges-month-after = Month after
challenges-none-before = There were no challenges before 2026
challenges-none-after = Later months are still to come
challenges-today = Today
challenges-weeks = Week
# $day number
challenges-weekday = { $day ->
    [1] Mo
    [2] Tu
    [3] We
    [4] Th
    [5] Fr
    [6] Sa
   *[other] Su
}
challenges-keys = From day to day
challenges-code = Game code
challenges-code-hint = A game’s code lets you play on the same dice
# $letters number, $expected number
challenges-letters = { $letters } of { $expected } letters
# $letter text, $place number
challenges-fault-letter = No code contains “{ $letter }” (letter { $place })
# $letters number, $expected number
challenges-fault-length = This code should have { $expected } letters, not { $letters }
challenges-fault-check = One letter is wrong, or two are swapped: compare it with the original
challenges-fault-newer = A newer version of the program made this code: update to play it
challenges-fault-other-game = This code is of another game of the program: type it as the seed of a new game there
challenges-fault-meaningless = No game has this code: compare it with the original
challenges-no-sheet = This code is for a sheet that you don’t have: ask for its file and import it under Sheets
challenges-own-sheet = own sheet
challenges-earlier = Latest results
challenges-none = Games on the dice of the day or from a code appear here
challenges-copy-code = Copy the code
challenges-copied = The code is on the clipboard
challenges-code-word = Code
challenges-share = Share
challenges-shared = Copied. Nothing in it gives the game away.
# $code text
challenges-with-code = Code: { $code }
why-no-code = Only games with the program’s dice have a code

## Your own sheets

sheets-title = Sheets
sheets-new = New sheet
sheets-edit = Edit the sheet
sheets-duplicate = Duplicate
sheets-import = Import a sheet
sheets-import-hint = Type or paste the path of a sheet, or of a game with the sheet you want
sheets-export = Export the sheet
sheets-print = Print sheets
sheets-print-score = Print score sheet
sheets-what = What to enter
sheets-whole-grid = Whole grid
sheets-counts-only = Counts only
sheets-counts-only-hint = The six counts are enough for the score pad and for paper games; to play with dice here, you need the whole grid
sheets-paint-hint = Type 1 to 6 or first letters, cell by cell; arrows move, Backspace goes back. Or pick a building in the list and paint.
sheets-name-hint = Our pad
sheets-coins = Coins printed
# $coins number
sheets-coins-printed = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
sheets-count = Count
# $building text
sheets-count-of = { $building }: count
# $building text, $place number
sheets-vp-of = { $building }, { place-name } place: points
# $building text, $count number
sheets-type = { $building }: { $count }
# $sum number
sheets-sum = { $sum } of 36 filled
sheets-empty = Empty
sheets-confirmed = This is the pad on our table
sheets-train = Train
sheets-train-for = Train for
sheets-train-hint = Hints and computer players only know this sheet roughly. Training takes minutes to hours, in the background.
sheets-train-go-on = Continue training
sheets-train-stop = Stop
# $percent number, $minutes number
sheets-training = Training: { $percent }% { $minutes ->
    [-1] done
    [0] done, less than a minute left
    [one] done, about a minute left
   *[other] done, about { $minutes } minutes left
}
# $name text, $kind text
sheets-train-elsewhere = Already training “{ $name }” for: { $kind }
# $phantoms number
sheets-kind-solo = Solo, { count-phantoms }
# $phantoms number
sheets-kind-victory = Beat { count-phantoms }
# $name text
sheets-train-done = Hints and computer players now know “{ $name }”
sheets-trained = Hints and computers know this sheet well in such games.
sheets-is-trained = Trained
# $name text
sheets-changed = Another program has changed this sheet and its version stays; yours is now “{ $name }”
# $name text
sheets-saved = “{ $name }” is saved as the pad on your table: you won’t be asked for its counts
# $name text
sheets-imported = “{ $name }” is now one of your sheets
sheets-imported-faulty = This sheet has faults: correct and save it
# $name text
sheets-unsaved = Not saved yet: { $name }
sheets-go-on = Continue
sheets-discard = Discard
sheets-discard-question = Discard the unsaved sheet?
sheets-none-yet = Does your pad have a different sheet? Transcribe it once and play with your own pad here.
# $row number, $column number
sheet-cell-empty = Row { $row }, column { $column }: empty
sheet-fault-no-name = A sheet needs a name
sheet-fault-name-taken = Another sheet has this name
# $cells number
sheet-fault-empty = { $cells ->
    [one] { $cells } cell is empty
   *[other] { $cells } cells are empty
}
# $building text, $count number
sheet-fault-count = { $building }: { $count }, but a type has 1 to 31
# $sum number
sheet-fault-sum = The counts add up to { $sum }, not 36
# $coins number
sheet-fault-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: a sheet has 3 to 40
# $building text, $place number, $vp number
sheet-fault-vp = { $building }: { place-name } place gives { $vp } VP, but only 0 to 99 are possible
# $building text, $place number, $vp number
sheet-fault-increases = { $building }: { place-name } place gives { $vp } VP, more than the place before it
home-sheets = Sheets
home-sheets-hint = Transcribe the pad on your table
keys-backspace = Backspace
keys-do-paint = Paint the cell and move on
keys-do-paint-move = From cell to cell
keys-do-paint-back = Clear the previous cell

## Late entry

late-title = Paper game
late-correct = Correct the game
late-correct-word = Correct
late-another = Enter another paper game
late-date = Date
late-date-hint = 2026-01-31
late-game-title = Title
late-game-title-hint = Optional
late-place = Place
late-place-hint = Where you played
# $rounds number, $sheet text
late-agreed = { count-rounds } · { $sheet } · standard rules
# $name text, $building text
late-boxes = { $name }, { $building }: boxes
# $name text, $building text
late-completed = { $name }, { $building }: completed in round
late-round = completed in round
# $name text, $count number
late-lines = { $name }: lines with { $count }
# $name text
late-coins = { $name }: coins left
late-tick = Sheet
# $name text
late-tick-of = { $name }: tick off what is built
late-tick-hint = Tick off what is built: buildings and lines are counted for you
late-no-lines = No line with 4 or more yet
# $row number, $column number
late-cell-ticked = Row { $row }, column { $column }: built
late-start-over = Start over
late-start-over-question = Discard what you have typed?
late-done = Done
late-save = Save to library
late-nothing = Type the buildings first
# $why text
late-not-ready = Not ready to save: { $why }
late-hint = For each type its boxes and, once complete, the round; rows and columns with 4, 5 and 6 buildings; coins left
late-fault-date = Write the date like 2026-01-31
late-fault-date-ahead = This date is in the future
late-fault-time = Write the time like 20:15, or leave it empty
late-fault-beyond = The date lies outside the years 1 to 9999
late-fault-skipped = The clocks here passed over that day
# $one number, $other number
late-fault-same-name = Players { $one } and { $other } have the same name
# $player number, $sign text
late-fault-name = The name of player { $player } has the character { $sign }, which no name can have
# $cells number, $boxes number
late-fault-ticked = { $cells ->
    [one] { $cells } cell is ticked off
   *[other] { $cells } cells are ticked off
}, but { $boxes } { $boxes ->
    [one] box is
   *[other] boxes are
} filled
# $building text, $boxes number, $printed number
late-fault-boxes = { $building }: { $boxes } boxes, but the sheet has { $printed }
# $building text
late-fault-round-missing = { $building }: complete, but the round is missing
# $building text, $completed number, $rounds number
late-fault-round = { $building }: completed in round { $completed }, but the game has { $rounds }
# $buildings number
late-fault-lines = These lines do not fit { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}
# $coins number, $printed number
late-fault-coins = { $coins ->
    [one] { $coins } coin left
   *[other] { $coins } coins left
}, but only { $printed } are printed
# $name text, $total text
late-total = { $name }: { $total } points
home-late-entry = Enter a paper game

## Replay

replay-play = Play
replay-pause = Pause
replay-step-back = Step back
replay-step-on = Step forward
replay-turn-back = Turn back
replay-turn-on = Turn forward
replay-round-back = Previous round
replay-round-on = Next round
replay-speed = Speed
# $event number, $events number
replay-event = Step { $event } of { $events }
replay-from-here = Play on from here
replay-from-here-hint = As a new game; this one stays as it is
replay-branch-hint = The new game is marked as a branch and does not count for high scores; this one stays as it is
replay-new-dice = New dice
replay-new-dice-hint = Nobody knows them yet
replay-same-dice = The same dice
replay-same-dice-hint = The same situation gives the same roll as in this game
replay-as-it-stood = As it was then
replay-with-corrections = With later corrections
# $round number
replay-marker-award = Award in round { $round }
# $round number
replay-marker-second = Second building in round { $round }
# $round number
replay-marker-coins = Coins in round { $round }
replay-events = What happened
replay-score-only = Only the score sheet was recorded: there are no dice or sheets to replay.
replay-timeline = Timeline
replay-version = Version
replay-sheet-of = Whose sheet
replay-follow = Current player
# $times text
replay-speed-short = { $times }×

## Settings

settings-title = Settings
settings-look = Appearance
settings-theme = Theme
settings-theme-system = System
settings-theme-light = Paper
settings-theme-dark = Night
settings-colour-blind = Colour-blind palette
settings-letters = Letters on buildings
settings-scale = Size
# $percent number
settings-scale-percent = { $percent }%
settings-grow = Larger in large windows
settings-full-screen = Full screen
settings-animation = Animations
settings-animation-system = System
settings-animation-off = None
settings-animation-quick = Quick
settings-animation-normal = Normal
settings-animation-slow = Slow
settings-language = Language
settings-language-system = System
settings-keep-awake = Keep the display awake at a table
settings-game = Game
settings-end-turn = End my turn when nothing is left to do (no undo then)
settings-curtain = Announce each turn when sharing a screen
settings-me = Me
settings-name = Name
settings-colour = Colour
settings-files = Files
settings-folder = Your games, settings and sheets are in this folder
settings-copy-path = Copy the path
settings-smaller = Smaller
settings-larger = Larger
# $path text
settings-unreadable = Your settings in { $path } could not be read, so the defaults are used
# $path text
settings-broken = { $path } does not hold settings, so the defaults are used; the old file will be kept as .bad
# $path text, $key text, $value text
settings-field = { $key } cannot be { $value } in { $path }, so the default is used

## Keyboard help

keys-title = Keys
keys-everywhere = Everywhere
keys-here = On this screen
keys-do-row-back = Back to the current player
keys-do-cross = Cross or clear the cell
keys-do-speed = Slower or faster
keys-do-paint-empty = Clear the cell
keys-do-paint-ends = To the first or last cell
keys-do-close-message = Close the message
keys-do-keep = Keep the pair with this number
keys-do-untype = Remove the last die
why-no-undo = Nothing to undo
why-no-redo = Nothing to redo
why-game-over = The game is over
why-sample = A sample stays as it is
why-typed-dice = Its dice were typed in: the program cannot roll them again
why-no-typed-rolls = There are no typed rolls
why-no-hint = Nothing to decide now
why-no-change = No die can be changed now
why-choose-first = Build or gain coins first
why-looking = You are looking at another sheet: go back to the game first
why-both-dice = Type yellow and blue first
why-four-dice = Type all four dice first: two yellow, two blue
# $count number
why-no-number = { $count ->
    [0] Nothing here has a number now
    [one] Only 1 has something to build
   *[other] Only 1 to { $count } have something to build
}
why-empty = Type something first
why-faults = Fix what is marked first
why-nothing-changed = Nothing has changed yet
# $count number
why-most-players = At most { $count } can play
# $count number
why-fewest-players = At least { $count } players are needed
why-first-round = The game starts here
why-current-round = This is the current round
why-count-unfit = The sheet and the boxes do not match yet
why-too-many-lines = A sheet has only 12 rows and columns
why-pad-setup = In setup there are only buildings
why-pad-phantom = Phantoms take no coins
why-pad-left = Has left the game
why-save-first = Save the changes first
why-goes-first = Goes first already
why-third-player = The third player already appears in the history
why-last-player = Somebody has to play
why-all-rounds-played = All rounds are played
why-no-grid = The cells of this sheet are not known: tap the type
why-no-cells = The cells of this sheet are not known
why-not-over = Only for finished games
why-no-second = Nobody has just built
why-other-first = Finish or cancel the current entry first
why-corrected = Only from the game as it was
why-trained-elsewhere = Another training is running
why-training-stops = The training is stopping
keys-enter = Enter
keys-escape = Esc
keys-space = Space
keys-tab = Tab
keys-arrows = Arrows
keys-ctrl = Ctrl
keys-shift = Shift
keys-page-up = PgUp
keys-page-down = PgDn
keys-home = Home
keys-end = End
keys-delete = Del
keys-do-confirm = Press the highlighted button
keys-do-focus = Next or previous control
keys-do-move = Move over the sheet
keys-do-turn = From arrow to arrow
keys-do-build = Build the chosen building
keys-do-choose = Build the cell with this number
keys-do-second = Build the second building
keys-do-go-on = Go on
keys-do-full-screen = Full screen
keys-do-paste = Open what was copied: a game, a code or the path of a file
keys-do-sheets = Look at the next sheet
keys-do-type = Type dice: yellow, then blue
keys-do-ends = To the start or the end
keys-do-pick = Up and down the list
keys-do-pick-more = Select more of the list
keys-do-pick-all = Select all of the list
keys-do-reasons = Explain a number
keys-do-box = Fill the box of this type
keys-do-row = Choose a row

## What could not be saved

leave-game = This game is not saved
leave-table = This score pad is not saved
leave-late-entry = Your paper game is not saved
leave-sheet = The sheet you are transcribing is not saved
leave-path = Save it somewhere else
leave-save = Save there
leave-again = Try again
leave-quit = Quit without saving
leave-go = Leave without saving
# $reason text
leave-failed = Still not saved: { $reason }

## After the program ended by a fault of its own

crash-title = The program ended unexpectedly
# $date text
crash-saved = An error ended it on { $date }. Every game is saved up to its last step.
crash-report = This file says what happened, for whoever fixes it. Nothing of your games is in it:
crash-copy = Copy the path

## Errors

# $reason text
error-save = The game could not be saved: { $reason }
# $reason text
error-save-settings = The settings could not be saved: { $reason }
# $first text, $more number
error-and-more = { $first } (and { $more } more)
files-drop-here = Drop files here to open them
files-pasted = Pasted text
files-pasted-names = These seem to be names: choose the field of a player’s name, then paste them again, and each gets a row
# $name text, $reason text
error-open = “{ $name }” could not be opened: { $reason }
# $file text
error-export-ending = “{ $file }” would hold a record, and records are .json files: give it that ending
# $reason text
error-export = The export could not be written: { $reason }
# $reason text
error-sheet = The sheet could not be saved: { $reason }
# $path text
drafts-broken = Part of your unfinished work in { $path } could not be read; the rest is here, and the old file will be kept as .bad
# $reason text
drafts-unreadable = Your unfinished work could not be read: { $reason }
drafts-beside = Another window has unfinished work of this kind: it stays there, and yours is kept separately
drafts-unfinished = There is unfinished work here already: save or discard it, then import again
folder-none = There is no folder for your games; name one with --data-dir or ALHAMBRA_DATA_DIR
# $path text
folder-unusable = “{ $path }” cannot hold your games; name another folder with --data-dir or ALHAMBRA_DATA_DIR
# $path text
file-missing = there is no file { $path }; check the name
# $path text
file-exists = { $path } already exists and was not changed; choose another name
# $path text
file-not-text = { $path } is not a text file; choose another one
# $path text
file-not-regular = { $path } is not a file but a folder, a link or a device; choose another name
# $path text, $megabytes number
file-too-large = { $path } is more than { $megabytes } MB; choose another one
# $path text
file-protected = { $path } is write-protected and was not changed; choose another name, or allow writing
# $path text
file-unreadable = { $path } cannot be read; check that it is a file you can read
# $path text
file-unwritable = { $path } cannot be written; check that you can write there and that the disk is not full
# $path text
file-bad-name = { $path } cannot be written: the name is too long for this disk, or has a character it does not allow; choose another one
# $path text
file-busy = another window keeps writing { $path }; try again
# $path text
file-newer = a newer version of the program wrote { $path }, and it stays as it is; update the program to change it
# $name text
file-name = “{ $name }” is not the name of a saved game
# $file text
file-not-sheet = “{ $file }” is not a sheet file; use a plain file name that ends in .json
# $why text
file-json = it is not a sheet in JSON: { $why }
# $detail text
file-picture = the picture could not be made (“{ $detail }”)

## Refusals

# $row number
refused-row = row { $row }
# $row number, $column number
refused-crossing = row { $row }, column { $column }
# $four number, $five number, $six number
refused-lines = { $four }, { $five } and { $six }
# $purpose RollKind, $who text
refused-roll = { $purpose ->
    [first_player] the draw of the first player
    [setup] the setup roll of { $who }
    [placing] the placing roll of { $who }
    [extra_pair] the extra-pair roll of { $who }
    [own_pair] the own-pair roll of { $who }
    [all_four] the four-dice roll of { $who }
   *[phantom] the phantom roll of { $who }
}
# $row number, $section text
refused-no-row = there is no row { $row } on this score sheet ({ $section })
# $who text
refused-twice = { $who } appears twice: each row of the score sheet appears only once (§8)
# $who text, $building Building
refused-full = { $who } has no { building-bare } boxes left (§1)
# $who text, $boxes number, $building Building, $printed number
refused-boxes = { $who } has { $boxes } { building-bare } boxes; only { $printed } are printed (§1)
# $who text, $printed number, $building Building
refused-round-missing = { $who } has all { $printed } { building-bare } boxes, but the round of the last one is missing (§6)
# $who text, $building Building, $completed number, $boxes number, $printed number
refused-incomplete = { $who } cannot have completed { building-the } in round { $completed } with { $boxes } of { $printed } boxes (§6)
# $round number, $rounds number
refused-round = there is no round { $round }: this game has { $rounds } (§2)
# $who text, $building Building, $completed number, $rounds number
refused-completed-round = { $who } cannot have completed { building-the } in round { $completed }: the game has { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
} (§2)
# $who text, $lines text, $buildings number
refused-lines-unfit = { $who }: { $lines } lines with 4, 5 and 6 do not fit { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
} (§1)
# $who text, $coins number, $printed number
refused-coins = { $who } has { $coins ->
    [one] { $coins } coin left
   *[other] { $coins } coins left
}; only { $printed } are printed (§1)
# $who text
refused-phantom-holdings = { $who } is a phantom: it has neither lines nor coins (§9, §11)
# $who text
refused-phantom-coins = { $who } is a phantom: it takes no coins (§9)
# $who text
refused-not-a-player = { $who } is a phantom: only players go first or leave (§3, §9)
# $who text
refused-not-a-phantom = { $who } is not a phantom: its dice are not rolled on the pad (§9)
# $who text, $left number, $round number
refused-left = { $who } left the game in round { $left }: nothing more is entered in round { $round }
# $who text, $left number
refused-left-twice = { $who } has left the game already, in round { $left }
# $round number, $who text
refused-not-due = { $round ->
    [0] { $who } already has its setup boxes: no roll is due (§9)
   *[other] { $who } already has its boxes of round { $round }: no roll is due (§9)
}
# $seed text, $due text, $found text
refused-seed = seed { $seed } gives { $due }, not { $found } (docs/record-format.md, Seeds)
# $found text
alhambra-refused-seed = the seed gives something other than { $found } (docs/record-format.md, Seeds)
refused-no-seed = the program rolled, but no seed applies from here (docs/record-format.md, Seeds)
# $entry number
refused-amended-roll = entry { $entry } was amended by hand: the program does not roll for the past (docs/record-format.md)
refused-grid = the layout has a grid, so its counts cannot be corrected (§1)
# $who text, $lines number
refused-too-many-lines = { $who } has { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}; a sheet has 12 (§1)
# $who text, $found text, $said text
refused-lines-of-crosses = { $who }: the crosses of the sheet make { $found } lines with 4, 5 and 6, not { $said } (§7.2)
# $who text, $crosses number, $building Building, $boxes number
refused-crosses = { $who } has { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
} on { building-the }, but { $boxes } boxes on the score sheet (§1)
# $who text, $crosses number, $boxes number
refused-crosses-in-all = { $who } has { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
} on the sheet, but { $boxes } boxes on the score sheet (§1)
# $who text
refused-row-in-use = { $who } has entries: the row cannot be removed from the score sheet
# $who text
refused-row-rolled = { $who } has rolls by the program, which belong to this row (docs/record-format.md, Seeds)
refused-table-note = a score pad takes no hints, and its dice are changed like its other entries (docs/record-format.md)
refused-result-note = the only note a result takes is confirm (docs/record-format.md)
# $entry number
refused-no-entry = it refers to entry { $entry }, which is not an earlier event that still counts
# $players number, $phantoms number
refused-seats = { $players ->
    [one] { $players } player
   *[other] { $players } players
} and { $phantoms ->
    [one] { $phantoms } phantom
   *[other] { $phantoms } phantoms
} do not make a game: one player has 2 to 4 phantoms (§10), two have 1 (§9), three to five have none (§2)
# $rounds number
refused-rounds = { $rounds } rounds: a game has 1 to 33 (§2)
# $players number
refused-against = only a single player can play against the phantoms, not { $players } (§11)
# $bonus number
refused-bonus = the phantoms’ bonus is { $bonus } VP, not 0 to 99 (§11)
# $rows number
refused-grid-rows = { $rows ->
    [one] the grid has { $rows } row
   *[other] the grid has { $rows } rows
}, not 6 (§1)
# $row number, $letters number
refused-grid-row = { $letters ->
    [one] row { $row } of the grid has { $letters } letter
   *[other] row { $row } of the grid has { $letters } letters
}, not 6 (§1)
# $row number, $column number, $letter text
refused-grid-letter = row { $row }, column { $column } of the grid is “{ $letter }”, not one of P S A C G T (§1)
refused-no-counts = a layout needs a grid or the six counts (§1)
# $counts number
refused-counts = there are { $counts } counts, not one for each of the 6 types (§1)
# $building Building, $said number, $found number
refused-count-not-grid = { building-the }: the count is { $said }, but the grid has { $found } (§1)
# $rows number
refused-vp-rows = there are { $rows } rows of VP, not one for each of the 6 types (§1)
# $building Building, $places number
refused-places = { building-the }: { $places } places with VP, not 3 (§1)
refused-over = the game is over (§7)
# $roll text
refused-roll-first = { $roll } comes first (§4.1)
refused-no-roll = this is not the roll that comes next (§4)
# $seat number
refused-seat = seat { $seat } is not at this table (§2)
# $colour DieColour, $face number
refused-die = { $colour ->
    [yellow] no yellow die shows { $face } (§4)
   *[blue] no blue die shows { $face } (§4)
}
# $colour DieColour
refused-another-changed = { $colour ->
    [yellow] another yellow die was already changed this turn; only one may be (§5.1)
   *[blue] another blue die was already changed this turn; only one may be (§5.1)
}
# $face number
refused-beyond-face = a die showing { $face } can go no further (§5.1)
# $need number, $have number
refused-price-of-change = changing a die costs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}; { $have } left (§5.1)
# $need number, $have number
refused-price-of-second = a second building costs { $need ->
    [one] { $need } coin
   *[other] { $need } coins
}; { $have } left (§5.2)
# $crossing text
refused-not-offered = the dice do not offer { $crossing } (§4.3a)
# $crossing text
refused-built = { $crossing } is already built (§4.3a)
refused-action-chosen = this turn’s action is already chosen (§4.3)
refused-no-first = a second building needs a first (§5.2)
refused-one-special = dice were changed this turn, and only one special action is allowed (§5.3)
refused-no-action = take an action before ending the turn (§4.3)
refused-keep-first = keep a pair before ending the turn (§4.3b)
refused-nothing-to-keep = there are no dice to keep now (§4.3b)
# $pair text
refused-not-rolled = the dice rolled do not show { $pair } (§4.3b)
refused-roll-dice = a roll has one die of each colour, or two of each if all four are rolled (§4)
refused-seat-zero = there is no seat 0: seats count from 1 (§3.1)
# $said text, $due text
refused-other-roll = it says { $said }, but { $due } is next (§4)
# $roll text, $due number, $dice number
refused-dice-of = { $roll } takes { $due ->
    [0] no dice
    [one] { $due } die of each colour
   *[other] { $due } dice of each colour
}, not { $dice } (§4)
# $roll text, $who text
refused-no-roll-due = it says { $roll }, but no roll is next: { $who } has to decide (§4)
refused-draw-first = the first player is drawn first (§3.1)
# $said text
refused-draw-due = it says { $said }, but the first player is drawn first (§3.1)
# $entry number
refused-later-entry = it refers to entry { $entry }, which is not an earlier one
refused-of-a-table = only entries of a score pad can be amended or struck (docs/record-format.md, Notes)
# $seat number
refused-no-player = seat { $seat } is not a player: nobody can decide for it (§2)
# $entry number
refused-not-typed = entry { $entry } is not a typed roll: only those can be corrected
# $entry number, $reason text
refused-entry = entry { $entry }: { $reason }
refused-not-an-object = it is JSON, but a record must be an object
# $game text
refused-other-game = it is a game of “{ $game }”, which this program does not know: a newer program may read it
refused-not-a-record = this is not a game from this program
# $version text
refused-no-version = its version “{ $version }” is not of the form 1.0
# $version text, $major text
refused-too-new = it is version { $version }, and this program reads up to { $major }.x: a newer program is needed
# $version text, $own text
refused-newer = it is version { $version }, newer than this program’s { $own }: a newer program may read it
# $line number, $column number
json-none = it is not JSON: line { $line } cannot be read from column { $column } on
# $line number
json-ends = it is not JSON, or not all of it: it ends too soon, in line { $line }
# $name text, $line number
json-twice = “{ $name }” appears twice in one object: see line { $line }
# $number text, $line number
json-large = { $number } in line { $line } is too large: whole numbers have 64 bits, larger ones are written as text
# $found text, $known text
json-unknown = “{ $found }” is unknown here; allowed: { $known }
# $found text, $wanted text
json-kind = found { $found } instead of { $wanted }
# $found number, $wanted number
json-length = found a list of { $found } instead of { $wanted }
# $found number, $least number
json-length-from = found a list of { $found } instead of at least { $least }
# $found number, $least number, $most number
json-length-to = found a list of { $found } instead of { $least } to { $most }
# $found number, $most number
json-letters = found { $found } letters instead of at most { $most }
# $found text, $like text
json-form = found { $found } instead of text like “{ $like }”
# $found text
json-alike = { $found } appears twice, but no two may be the same
# $names text
json-none-of = one of { $names } is missing
# $other text
json-both = “{ $other }” is there as well, but only one of the two is allowed
# $found text
json-unfit = found { $found }, which cannot be used here
json-null = null
json-text = text
# $names text
json-one-of = one of { $names }
# $least text, $most text
json-whole = a whole number from { $least } to { $most }
# $one text, $other text
json-or = { $one } or { $other }
json-truth = true or false
json-list = a list
json-object = an object
# $member text, $why text
refused-member = “{ $member }” has a value that is not allowed: { $why }
refused-no-id = “id” is empty: it has to tell the game apart from all others
# $member text, $said text
refused-moment = “{ $member }” says “{ $said }”: times are written in UTC, like 2026-01-31T20:00:00Z
# $member text, $said text
refused-day = “{ $member }” says “{ $said }”: a day is written like 2026-01-31
# $why text
refused-form = it is not a valid entry: { $why }
# $kind text, $entries number
refused-other-kind = “kind” is { $kind }, but none of the { $entries } entries of the log is one of that kind
# $reason text, $more number
refused-dice = { $reason }; { $more ->
    [one] { $more } later roll by the program does not match it either
   *[other] { $more } later rolls by the program do not match it either
}
# $figure text, $claimed number, $found number, $section text
refused-result-length = { $figure } has { $claimed ->
    [one] { $claimed } element
   *[other] { $claimed } elements
}, but the log yields { $found } ({ $section })
# $member text
refused-missing = “{ $member }” is missing
# $reason text
refused-layout = its sheet: { $reason }
refused-no-grid = a full game needs the 6×6 grid, and this layout has counts only (§1)
# $ended text, $started text
refused-ended = it ended at { $ended }, before it started at { $started }
# $seat number
refused-player-late = seat { $seat } is a player after a phantom: phantoms come last (§9)
# $from number, $after number
refused-seed-order = a seed from entry { $from } comes after one from { $after }
# $seed text
refused-seed-zero = seed { $seed } starts at entry 0; entries count from 1
# $name text, $entries number, $most number
refused-too-many = “{ $name }” has { $entries } entries, and at most { $most } are read
# $name text, $found number, $most number
refused-too-long = “{ $name }” is too long: { $found }, and at most { $most } are read
# $later number, $reason text
refused-rest = { $later ->
    [one] { $reason }; { $later } later entry was not checked
   *[other] { $reason }; { $later } later entries were not checked
}
# $who text
refused-not-closed = the game has ended, but { $who } has no final count (§7)
# $who text
refused-row-missing = the game has ended, but { $who } is missing (§7)
# $section text
refused-not-over = there is a result, but the game is not over ({ $section })
# $figure text, $claimed text, $found text, $section text
refused-result = { $figure } claims { $claimed }, but the log yields { $found } ({ $section })
# $claimed text, $found text
refused-digest = its digest claims { $claimed }, but the record has { $found }: it was changed

## What is wrong with a table written by hand

# $line number, $what text
written-line = line { $line }: { $what }
# $line number, $again number, $what text
written-lines-again = line { $line } and { $again ->
    [one] { $again } later line
   *[other] { $again } later lines
}: { $what }
# $form text
written-form = write it like this: { $form }
# $word text, $words text
written-not-one-of = “{ $word }” is none of these: { $words }
# $mark text
written-open-quote = the quotation mark { $mark } is not closed
# $keyword text, $line number
written-twice = { $keyword } is given twice: see line { $line }
written-no-players = there are no players: add a line players NAME NAME …, clockwise
written-no-name = a player has no name
# $name text
written-phantom-name = no player can be called “{ $name }”: that is a phantom’s name
# $name text
written-same-name = two players are called “{ $name }”
# $name text, $sign text
written-name-sign = “{ $name }” has the character { $sign }, which no name can have: write the name without it
# $name text, $letters number, $most number
written-name-long = “{ $name }” has { $letters } letters, more than the { $most } that a name can have: shorten it
# $said text
written-phantoms = phantoms takes a number: 2, 3 or 4 for one player, 1 for two (§9, §10), not “{ $said }”
# $said text
written-counts = counts takes six numbers, pavilion to tower (§1), not “{ $said }”
# $said text
written-coins = coins takes the number of printed coins (§1), not “{ $said }”
# $said text
written-rounds = rounds is a number from 1 to 33 (§2), not “{ $said }”
# $said text
written-special-actions = special_actions is one or both (§5.3), not “{ $said }”
# $said text
written-change-dice = change_dice is two or any (§5.1), not “{ $said }”
# $said text
written-against = against_phantoms takes nothing, or their bonus (§11), not “{ $said }”
# $keyword text, $said text
written-moment = { $keyword } takes a day like 2026-01-31, and after it a time like 20:15 if you wish, not “{ $said }”
# $said text
when-beyond = “{ $said }” lies outside the years 1 to 9999
# $said text
when-skipped = “{ $said }”: the clocks here passed over that day
# $said text, $one text, $other text
when-either = “{ $said }” may be { $one } or { $other }: write the one that is meant like this
# $keyword text, $line number
written-of-layout = { $keyword } is part of the layout named in line { $line }
written-coins-alone = coins needs counts too: the buildings of each type are missing (§1)
# $name text
written-unclosed = the game has ended, but the lines and coins of { $name } are missing (§7)
# $word text
written-no-round = rounds go from 1 to 33, not { $word } (§2); setup buildings come after setup
# $word text, $words text
written-no-entry = no line starts with “{ $word }”; entries start with { $words } (docs/table-text.md)
# $word text
written-whose = { $word } whose? A player or phantom is missing
# $word text, $names text
written-nobody = nobody is called “{ $word }”; the names are { $names }
written-nothing-done = it does not say what was done: types of buildings, coins, nothing or leaves
# $word text
written-face = a die shows 1 to 6, not “{ $word }” (§1)
# $name text, $line number
written-coins-twice = the coins of { $name } are given twice: see line { $line }
# $name text, $line number
written-lines-twice = the lines of { $name } are given twice: see line { $line }
# $name text
written-coins-missing = the coins of { $name } are missing: left { $name } COINS
# $name text
written-lines-missing = the lines of { $name } are missing: lines { $name } FOURS FIVES SIXES
# $said text
written-left-coins = left NAME takes the coins left, not “{ $said }” (§7.3)
# $said text
written-lines = lines NAME takes the numbers of lines with 4, 5 and 6, not “{ $said }” (§7.2)
# $rows number
written-sheet-rows = a sheet has 6 rows, not { $rows } (§1)
# $row text
written-sheet-row = a row of a sheet is six of x and ., not “{ $row }” (§1)
# $word text
written-building = “{ $word }” is not a type of building: the types are pavilion, seraglio, arcades, chambers, garden, tower (§1)

## The command line: play and simulate

# $file text, $seed text, $totals text
play-done = { $file }: seed { $seed }, { $totals } VP
# $why text
play-stuck = the game cannot go on: { $why }
play-no-random = the system has no random numbers: give a seed with --seed
import-is-record = this is a record already; open it, or check it with “verify”
# $file text, $what text
import-done = { $file }: { $what }
# $file text, $taken number
import-plays-taken = { $file }: { $taken ->
    [0] no play was taken into the library
    [one] { $taken } play was taken into the library
   *[other] { $taken } plays were taken into the library
}
# $play text
import-play-here = here already: { $play }
# $game text, $count number
import-play-other = another game: { $game }, { $count ->
    [one] { $count } play
   *[other] { $count } plays
}
# $at number, $why text
import-play-unusable = left out, number { $at }: { $why }
import-plays-output = plays go into the library: leave out --output
import-needs-output = say with --output where the record goes
# $why text
import-plays-columns = { $why }; name the columns with --columns
# $why text
import-plays-game = { $why }; name it with --game
# $name text, $known text
import-no-column = “{ $name }” is no column; there are { $known }
# $name text, $known text
import-no-game = “{ $name }” is no game; there are { $known }
# $why text
layout-none = it is not a sheet layout: { $why }
simulate-few = a tournament needs two players or more: name them with --players
# $games text, $pace text
simulate-games = { $games } games, { $pace } a second
# $games text, $pace text
simulate-pairs = { $games } games for each pair of players, { $pace } a second
# $percent text, $games text, $left text
simulate-progress = { $percent }% of { $games } games, { $left } left
# $seed text
simulate-seed = seed { $seed }
# $number number, $players number
simulate-no-first = player { $number } cannot go first: there { $players ->
    [one] is { $players } player
   *[other] are { $players } players
}
simulate-first-drawn = the first player is drawn for each game
# $name text
simulate-first-is = { $name } goes first in every game
simulate-order = order
# $place text, $mean text, $error text, $share text
simulate-place = { $place }: { $mean } ± { $error } ({ $share } % wins)
simulate-total = total
# $total text, $error text, $types text, $lines text, $coins text
simulate-parts = { $total } ± { $error } (types { $types }, lines { $lines }, coins { $coins })
simulate-totals = totals
simulate-rating = rating
simulate-mean = mean
simulate-wins = wins
simulate-against = wins in % against

## What is wrong with a finished table

scored-table = the table
scored-layout = the layout
# $place text, $member text, $known text
scored-unknown = { $place } has a member “{ $member }”, which is not one of { $known }
scored-no-rows = member “rows” must be the list of rows: players, then phantoms
# $row number
scored-player-late = row { $row } is a player after a phantom: phantoms come last (§9)
scored-bonus-alone = member “phantom_bonus” needs “against_phantoms” (§11)
# $place text, $value text
scored-no-truth = { $place }: { $value } is neither true nor false
# $place text, $value text
scored-no-text = { $place }: { $value } is not text
# $place text
scored-no-object = { $place } is not an object
# $place text, $member text
scored-sheet-too = { $place } has a sheet, so “{ $member }” must not be given too
# $place text
scored-phantom-sheet = { $place } is a phantom: it has no sheet (§9)
# $place text
scored-no-sheet = { $place }: it must be six strings of six, X for built and . for free (§1)
# $place text, $row text, $found text
scored-sheet-row = { $place }: row { $row } is “{ $found }”, not six of X and . (§1)
# $place text
scored-no-grid = { $place } has a sheet, but the layout has no grid to read it by (§1)
# $place text, $value text
scored-no-numbers = { $place }: { $value } is not an object of numbers
# $place text, $value text
scored-small = { $place }: { $value } is not a whole number from 0 to 255
# $place text, $value text
scored-number = { $place }: { $value } is not a whole number

## The command line: no window

window-no-display = there is no display to open a window on: start the program on a desktop, or see alhambra --help for what it does without one
# $variable text, $display text
window-unreachable = the display { $display } does not answer: check { $variable }, and that you may open windows there
# $library text
window-library = the library { $library } is missing, so no window can open: install it with your system’s packages
window-no-graphics = this display offers no OpenGL 2.1 or OpenGL ES 2.0, so no window can open: install a graphics driver
window-open = The window that is already open shows it.
window-refused = the windowing system refused to open a window: log in to your desktop again, or try another one

## The command line: what went wrong

# $file text, $fault text
failure-bad = { $file } is bad: { $fault }
# $file text, $faults number
failure-faults = { $file } has { $faults } faults:
# $file text
failure-odd = { $file } has entries no legal game allows; if they really happened, add --confirm:
failure-input = standard input cannot be read
# $path text
failure-exists = { $path } already exists and was not changed: choose another name, or add --force
failure-output = standard output cannot be written; check that the disk is not full
# $report text
crash-told = an error in the program ended it; what happened is in { $report }, and every game is saved up to its last step
crash-untold = an error in the program ended it, and no report of it could be written; every game is saved up to its last step
failure-not-text = it is not UTF-8 text
# $megabytes number
failure-too-large = it is more than { $megabytes } MB
standard-input = standard input
# $what text
usage-see-help = { $what } (see --help)
# $argument text
usage-no-value = { $argument } needs a value
# $value text, $argument text, $valid text
usage-not-one-of = “{ $value }” is not a valid value for { $argument }: choose one of { $valid }
# $value text, $argument text
usage-value = “{ $value }” is not a valid value for { $argument }
# $value text, $argument text, $why text
usage-value-because = “{ $value }” is not a valid value for { $argument }: { $why }
# $argument text
usage-unknown = { $argument } is not expected here
# $argument text, $like text
usage-unknown-like = { $argument } is not expected here; did you mean { $like }?
# $command text
usage-no-command = there is no command { $command }
# $command text, $like text
usage-no-command-like = there is no command { $command }; did you mean { $like }?
# $arguments text
usage-missing = { $arguments } is missing
# $argument text, $other text
usage-conflict = { $argument } cannot be used with { $other }
# $value text, $argument text
usage-too-many = “{ $value }” is one value too many for { $argument }
# $code text, $fault text
usage-code = “{ $code }” is not a challenge code: { $fault }
usage-letters = the command line is not UTF-8 text
usage-number = give a whole number
# $from text, $to text
usage-range = give a whole number from { $from } to { $to }
# $from text
usage-at-least = give a whole number, { $from } or more
usage-moment = give a date and time like 2026-01-31T20:00:00Z (RFC 3339)
usage-size = give a width and a height from 200 to 8000, like 1280x800

## The command line: help

help-usage = Usage:
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
# $game text
help-game-options = Options for { $game }:
help-examples = Examples:
# $what text, $value text
help-default = { $what } [default: { $value }]
# $what text, $game text, $here text
help-in-game = { $what }. { $game }: { $here }
help-help = Prints this message, or the help of a command
help-print = Print help
help-print-long = Print help (see a summary with -h)
help-version = Print version
help-program = Play Alhambra: Roll & Write, and check, show, score, analyse and simulate its games
help-open = What the window opens: a saved game, another file to import, or a challenge code
help-window = Without a command the program opens its window. If a window is already open, it shows FILE or CODE.
help-data-dir = The folder for saved games, settings and layouts; by default the one named by the environment variable ALHAMBRA_DATA_DIR, or else the system’s usual one
help-language = The language; by default that of the settings, or else of the system
help-json = As JSON
help-record = A record; - is standard input
help-record-to-write = The record to write; - is standard output
help-force = Replaces an existing file
help-verify = Replays records and checks every event, die and figure
help-verify-more = Prints one line per file, and the faults of a bad one below it. Below a score pad or a result it also lists what no legal game allows: such findings are not faults, and may have been confirmed.
help-records = Records; - is standard input
help-show = Shows the position after an event: sheets, dice, coins, the race, awards, and the score card as if it ended now
help-at = After this event of the log, 0 for the start; by default at the end
help-corrected = With later corrections; by default as it was then
help-reveal = Tells what is hidden before the end, too: money in hand, cards taken or paid earlier, and the seed; nothing is hidden in a game that is over, or at a table
help-score = Explains the score card of a record, or of a finished table written down without its history
help-score-more = An unfinished record is scored as if it ended now.
help-scored = A record or a finished table (JSON); - is standard input
help-advise = Ranks all options of the player who decides next: by value at once, or by rollouts
help-advise-more = An option is a whole turn, including changed dice, a second building and coins. docs/analysis.md explains every figure.
help-full-record = The record of a full game; - is standard input
help-advise-at = The position after this event of the log, 0 for the start; by default at the end
help-advise-rollouts = Refines with at most this many rollouts in all; the same number gives the same answer
help-advise-ms = Refines for at most this many milliseconds
help-analyse = Reviews a game: what each decision lost against the best option, how lucky each roll was, and what the result would be without luck
help-analyse-more = This may take a while; the same record always gives the same analysis. docs/analysis.md explains every figure.
help-analyse-rollouts = Measures losses with at most this many rollouts per decision; 0 takes them from the values, which is instant but rough; 10000 by default, 2000 or less in Alhambra, the tile game
help-import = Makes a record from a table written down as text, or takes plays of other programs into the library
help-written = A written table (- is standard input), or plays: an export of BG Stats, plays of BoardGameGeek as XML, or CSV
help-import-more = Plays go into the library with their totals, and need no OUT. Those that are there already are left out, as are those of other games; each is told. Columns of CSV are known by their heads in any language of the program: date, time, game, place, minutes, name, points, rank, won, comment, id; a line is a play, with a name and points for each player, or one player of a play.
help-columns = What the columns of CSV hold, from the first on, such as date,game,name,points,name,points; - is a column that is not used
help-import-game = The game of all plays, where CSV does not say it: roll_and_write, alhambra or alexandros
help-take-again = Take plays that are here already all the same
help-confirm = Accepts entries no legal game allows, and notes in the record that it is confirmed
help-play = Plays a whole game without a window and saves its record
help-game = The game that is played
help-players = The policies of the seats, in order: beginner, casual, strong or advisor, from weakest to best; or random (any move), greedy (the most points at once), advisor-fast (the advisor without looking ahead)
roll-and-write-help-players = one plays alone, two with one phantom, three to five without; by default one greedy player
help-phantoms = Phantoms: 2, 3 or 4 for one player (default 2), 1 for two, 0 for more
help-against-phantoms = One player plays against the phantoms, which score too (§11)
help-layout = A sheet layout (JSON); by default the built-in one
help-special-actions = Special actions per turn: change dice or build a second building (one), or both (§5.3)
help-change-dice = Dice that may be changed per turn: one yellow and one blue (two), or any (§5.1)
help-phantom-bonus = Victory points of each phantom instead of lines and coins, 0 to 99 (§11); default 21, 18, 15 for 2, 3, 4
help-rounds = Rounds, 1 to 33 (§2); default 18, 15, 12 for 3, 4, 5 rows of the score sheet
help-play-seed = The seed of all chance, 0 to 18446744073709551615; by default a random one
help-started = When the game began, like “2026-01-31 20:15”, or only the day; with Z it is UTC; by default now
help-simulate = Plays many games and reports how each seat does
help-simulate-more = The same seed gives the same figures, whatever the number of threads. These are not the games that play would make from that seed: simulations use faster dice.
help-tournament = Every pair of players at a table of two, swapping seats for half of the games; by default all levels
help-first = The player who goes first in every game, 1 to 5; by default drawn for each game
help-games = Games to play; in a tournament, for each pair of players
help-simulate-seed = The seed of the simulation, 0 to 18446744073709551615; by default a random one
help-threads = Threads; by default one per core
help-render = Draws the position after an event as a PNG, with no display and no graphics driver
help-render-at = After this event of the log; by default at the end
help-size = Width and height in points
help-theme = Light like paper or dark like night
help-picture = The picture to write; - is standard output
help-export = Writes a game, or all plays, for other programs and for paper: tables as CSV or XLSX, pages as PDF, SVG or PNG, a link for BG Stats, or a table as text
help-export-more = CSV or XLSX of results has a line for each number: row, name, part (a path that programs can rely on), label, vp; that of moves has one for each entry; that of decisions has one for each decision, with what it lost. PNG without --what is the picture that render draws at the end. The link for BG Stats is a QR code if OUT ends in .svg, .png or .pdf. Text can be imported again, and is for games kept at a table. With --all the table has a line for each player of each finished game; for BG Stats it is a list in JSON of what each link says (the app itself takes one play at a time).
help-format = What to write: bgstats, csv, pdf, png, svg, txt or xlsx
help-export-file = A record or a finished table (JSON); - is standard input; without one an empty sheet is written
help-export-what = What to write. Pages of a game: card, position, sheet (of every player) or review; without a game an empty sheet or score-sheet, to print. CSV or XLSX: results, moves or decisions
help-export-at = The position after event N, by default the last
help-export-layout = The layout of an empty sheet (JSON); by default the built-in one
help-export-paper = The size of the paper: a4 or letter
help-export-locale = Writes CSV the way spreadsheets in this locale read it, like de_DE; by default with commas, and points before decimals
export-no-game = this needs the file of a game; without one there are only empty sheets: --format pdf, png or svg with --what sheet or score-sheet
export-no-page = --at and this --what are for pages: --format pdf, png or svg
export-no-table = --what results, moves and decisions are tables: --format csv or xlsx
export-empty-only = --what score-sheet is an empty one, to print: leave out the file, or ask for card, position or sheet
# $file text
export-no-sheets = { $file } has no players’ sheets: ask for card or position
# $file text
export-no-position = { $file } has no position, only a result: ask for card
help-exported = The file to write; - is standard output
export-no-list = --all is for --format csv, xlsx or bgstats
# $games number, $path text
export-plays = { $games ->
    [one] { $games } game
   *[other] { $games } games
} written to { $path }
# $files number
export-unreadable = { $files ->
    [one] { $files } file cannot be read and is
   *[other] { $files } files cannot be read and are
} left out
help-export-all = Writes all your finished games into one file: csv or xlsx as a table, bgstats as a list of plays
help-plays-game = Only of this game, as its records call it, like alhambra
help-plays-person = Only games with this person
help-plays-place = Only games played here; an empty name means those with no place given
help-plays-since = Only games begun on this day or later, like 2026-01-31
help-plays-until = Only games begun on this day or earlier
help-plays-players = Only games with so many players
help-plays-kind = Only games kept so: full (played here), table (on the score pad), result (entered afterwards) or totals (only the totals are known)
help-statistics = Tells what your finished games say together: who played, won and scored how much, and how often each game was played
help-statistics-show = What to tell: people, pairings, games, places, years, months, players, trend (each result with the mean of the last ten) or distribution; by default people and games
# $row number
export-row = Row { $row }
# $column number
export-column = Column { $column }
# $count number
export-lines-with = Lines with { $count }
export-types = Types
# $file text, $kind text
failure-not-written = only a table that was kept entry by entry is written as text, and { $file } is a { $kind }: choose csv or png
# $file text
failure-cannot-be-written = { $file } contains things a written table cannot hold, such as a sheet of its own: choose csv or png, or keep the record
help-exit = Exit codes, and what JSON calls them:
help-exit-fine = fine
help-exit-no = the answer is no (verify: not all are good records)
help-exit-usage = the command line is not understood
help-exit-bad = the one input is bad: its faults are listed
help-exit-odd = the one input has entries no legal game allows: its findings are listed
help-exit-kind = the one input is good, but not of a kind this command takes
help-exit-nothing = there is nothing to make a backup of
help-exit-unreadable = the input cannot be read
help-exit-no-window = no window can open: there is no display
help-exit-exists = the output already exists, and is replaced only with --force
help-exit-unwritable = the output cannot be written
# $example text
help-exit-json = With --json a failure is reported on stderr as { $example }, in English.
help-written-form = A written table has one thing per line; docs/table-text.md has the details. In short:
help-written-players = the players, clockwise
help-written-first = who goes first
help-written-rounds = if they differ from the defaults: rounds, phantoms, layout FILE or counts and coins, special_actions, change_dice, against_phantoms; also date, ended, title, location, comment
help-written-setup = setup buildings
help-written-turn = round 3: one building or two; or coins, nothing, leaves
help-written-phantom = a phantom’s box
help-written-lines = at the end: lines with 4, 5 and 6; or sheet Red and six rows of x and .
help-written-left = and coins left
help-table-form = A finished table as JSON has these members:
help-table-rows = its rows: players clockwise, then phantoms
help-table-layout = a sheet layout, with a grid or with counts only; by default the built-in one
help-table-rounds = 1 to 33; by default as the number of rows says
help-table-against = true if one plays against the phantoms: each gets 21, 18 or 15, for 2, 3 or 4 of them (§11)
help-table-bonus = 0 to 99, if one plays against the phantoms and each gets another bonus
help-row-form = A row has these members; a type or number left out is 0:
help-row-name = as it will be shown
help-row-phantom = true for a phantom, which has neither lines nor coins
help-row-sheet = six strings of six, X for a built cell and . for a free one; or instead
# $example text
help-row-boxes = the boxes filled: { $example } and
# $example text
help-row-lines = the number of rows and columns with 4, 5 and 6 built: { $example }
# $example text
help-row-completed = the round in which each full type was completed: { $example }
help-row-coins = coins left

## The command line: show and verify

# $title text, $moment text, $layout text
show-started = { $title }, started { $moment }, layout { $layout }
# $at number, $events number
show-event = event { $at } of { $events }
# $at number, $events number, $what text
show-event-was = event { $at } of { $events }: { $what }
show-setup = setup
# $round number, $rounds number
show-round = round { $round } of { $rounds }
show-all-rounds = all rounds are over
# $when text, $due text
show-due = { $when }: { $due }
show-game-over = the game is over
# $name text
show-due-action = { $name } chooses an action
# $name text
show-due-second = { $name } builds a second building or ends the turn
# $name text
show-due-keep = { $name } keeps a pair
# $name text, $pair text
show-due-kept = { $name } keeps { $pair } and ends the turn
# $name text
show-due-end = { $name } ends the turn
# $purpose RollKind, $who text
show-due-roll = next is { refused-roll }
# $name text
show-due-entry = { $name } is next
show-closed = the score pad is closed
# $names text
show-to-close = waiting for the final count of { $names }
# $name text, $coins number, $circled number, $printed number, $spent number
show-sheet = { $name }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} ({ $circled } of { $printed } circled, { $spent } spent)
# $yellow text, $blue text
show-in-front = in front: { history-dice }
show-yellow-letter = Y
show-blue-letter = B
show-race = Race
show-places = places
# $place text
position-alexander = Alexander: { $place }
# $who text, $costs text
position-costs = For { $who }: { $costs }
# $who text, $pieces text
position-reserve = { $who }, reserve: { $pieces }
# $who text
position-board = Alhambra of { $who }:
show-awards = Early awards
# $round number, $building Building, $rows text
show-award = round { $round }: { building-bare } completed by { $rows }
show-no-vp = no VP
show-now = If it ended now
show-early-mark = * early award: the type was completed
# $name text
show-winner = Winner: { $name }
# $names text
show-winners = Shared victory: { $names }
# $event number, $events number
show-no-event = there is no event { $event }: the log has { $events }
# $file text, $what text
verify-good = { $file }: good, { $what }
# $file text, $faults number
verify-faults = { $file }: { $faults ->
    [one] { $faults } fault
   *[other] { $faults } faults
}
# $file text
verify-unreadable = { $file }: unreadable
# $what text
verify-confirmed = confirmed: { $what }
# $what text
verify-odd = not confirmed: { $what }
verify-full = full game
verify-table = score pad
verify-result = result
verify-totals-only = totals only
# $players number, $phantoms number
verify-seats = { count-players } and { count-phantoms }
verify-unfinished = unfinished
verify-in-setup = unfinished in setup
# $round number
verify-in-round = unfinished in round { $round }
verify-to-close = waiting for the final count
verify-practice = practice
verify-newer = from a newer version: view only
# $totals text
verify-totals = { $totals } VP
failure-no-drawings = this program was built without its drawings (the feature gui), so it cannot render
failure-no-gui = this program was built without its window (the feature gui): see alhambra --help

## The command line: advise and analyse

# $option text, $pair text
advise-leaving = { $option }, leaving { $pair }
advise-nothing-left = nothing is left to decide
advise-not-due = nobody has a decision to make now
# $options number
advise-more = and { $options } more (all of them with --json)
advise-only = There is no other option
# $what text
advise-at-once = What the 1st changes at once: { $what }
# $building Building, $race text
advise-race = { building-bare } ({ $race })
# $from number, $to number
advise-lines = lines from { $from } to { $to } VP
# $from number, $to number, $before number, $after number
advise-coins = coins from { $from } to { $to } ({ $before } to { $after } VP)
# $pair text
advise-next-built = next turn has { $pair }, which is built and pays a coin
# $pair text, $building Building
advise-next-free = next turn has { $pair }, with { building-a } to build
advise-all-dice = all four dice are rolled
# $types text, $lines text, $coins text
advise-parts = types { $types }, lines { $lines }, coins { $coins }
advise-legend-total = After each option: the expected total in VP and the difference from the 1st ± standard error; 2/3 is row 2, column 3
advise-legend-victory = After each option: the chance of winning and the difference from the 1st ± standard error; 2/3 is row 2, column 3
# $title text, $layout text, $rounds number
analyse-title = { $title }, layout { $layout }, { count-rounds }
# $title text, $layout text, $rounds number
analyse-title-open = { analyse-title }, not over yet
analyse-round = round
analyse-at = at
analyse-done = decision
analyse-best = best option
analyse-loss = loss
analyse-luck = luck after it
analyse-loss-vp = loss in VP
analyse-luck-vp = luck in VP
analyse-no-choice = no choice
analyse-same = the same
analyse-sum = sum
analyse-result = result in VP
analyse-result-open = expected result in VP, as it stands
analyse-victory = victory
analyse-victory-open = chance of winning, as it stands
# $what text, $end text, $parts text
analyse-identity = { $what }: { $end } = { $parts }
# $figure text
analyse-start = { $figure } at the start
# $figure text
analyse-plus-luck = { $figure } luck
# $figure text
analyse-losses = { $figure } losses
# $figure text
analyse-others = { $figure } others’ turns
# $figure text
analyse-residual = { $figure } residual
# $figure text
analyse-without-luck = without luck: { $figure }
# $decisions number, $figure text
analyse-mean-loss = mean loss of { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} with a real choice: { $figure }
# $figure text
analyse-vp = { $figure } VP
# $round number, $best text, $loss text, $chosen text
analyse-mistake = round { $round }: “{ $best }” would have been worth { $loss } more than “{ $chosen }”
# $round number, $best text, $loss text, $chosen text, $reasons text
analyse-mistake-because = { analyse-mistake }: { $reasons }
analyse-no-mistake = no decision cost much
analyse-unit-total = Losses and luck are in VP
analyse-unit-victory = Losses and luck are shares of a victory
analyse-by-value = by quick estimates
# $games text
analyse-by-games = by up to { $games } simulated games per decision ± standard error
# $unit text, $losses text
analyse-basis = { $unit }: losses { $losses }, exact in the last turn; luck by quick estimates over all outcomes, sampled in setup
analyse-legend = 2/3 is row 2, column 3; ≈ is about equal. `advise --at N` lists all options of a decision. The residual is what the values miss.
# $file text, $kind text
failure-no-decisions = { $file } has neither sheets nor dice, so no decisions: it is a { $kind }

## Alhambra, the tile game

# $scoring number
alhambra-scoring = { $scoring ->
    [1] first scoring
    [2] second scoring
   *[other] third scoring
}
# $building Building, $price number
alhambra-tile = { building-bare } { $price }
alhambra-start-tile = the start tile
alhambra-bazaar = a bazaar
alhambra-camp = a camp
# $x text, $y text
alhambra-cell = { $x }, { $y }
# $x text, $y text
alhambra-place-numbered = at { alhambra-cell }
# $side Side
alhambra-place-by-start = { $side ->
    [north] above the start tile
    [east] right of the start tile
    [south] below the start tile
   *[west] left of the start tile
}
# $building Building, $price number
alhambra-place-of-tile = { alhambra-tile }
# $side Side, $building Building, $price number
alhambra-place-by-tile = { $side ->
    [north] above { alhambra-place-of-tile }
    [east] right of { alhambra-place-of-tile }
    [south] below { alhambra-place-of-tile }
   *[west] left of { alhambra-place-of-tile }
}
# $side Side, $tiles number
alhambra-place-steps = { $side ->
    [north] { $tiles } up
    [east] { $tiles } to the right
    [south] { $tiles } down
   *[west] { $tiles } to the left
}
# $steps text
alhambra-place-from-start = { $steps } from the start tile
# $corner number
alhambra-place-corner-start = { $corner ->
    [1] at the lower right corner of the start tile
    [2] at the lower left corner of the start tile
    [3] at the upper right corner of the start tile
   *[other] at the upper left corner of the start tile
}
# $corner number, $building Building, $price number
alhambra-place-corner = { $corner ->
    [1] at the lower right corner of { alhambra-place-of-tile }
    [2] at the lower left corner of { alhambra-place-of-tile }
    [3] at the upper right corner of { alhambra-place-of-tile }
   *[other] at the upper left corner of { alhambra-place-of-tile }
}
# $side Side
alhambra-to-side = { $side ->
    [north] to the north
    [east] to the east
    [south] to the south
   *[west] to the west
}
# $module Module
alhambra-module = { $module ->
    [vizier] Vizier
    [camps] Camps
    [bazaars] Bazaars
   *[falconers] Falconers
}
# $module Module
alhambra-module-hint = { $module ->
    [vizier] once, out of turn, it buys for exactly the price
    [camps] score the buildings in the line before them
    [bazaars] score neighbours of their colours at the end
   *[falconers] falcons score by their kind
}
# $kind FalconKind
alhambra-falcon-kind = { $kind ->
    [black] black
    [brown] brown
   *[white] white
}

# $piece text, $place text, $by text
alhambra-refused-occupied = { $place } there is already { $by }: { $piece } cannot be laid there (§A3)
# $place text
alhambra-refused-nothing = Nothing lies { $place } (§A4.6)
alhambra-refused-start = The start tile stays where it is (§A3.5)
# $piece text, $place text
alhambra-refused-no-neighbour = { $piece } { $place } must share a side with the Alhambra; a corner is not enough (§A3.3)
# $piece text, $place text, $side text, $beside text
alhambra-refused-wall = { $piece } { $place } has a wall { $side }, but { $beside } beside it has none there (§A3.2)
# $piece text, $place text, $side text, $beside text
alhambra-refused-no-wall = { $piece } { $place } has no wall { $side }, but { $beside } beside it has one there (§A3.2)
# $piece text, $place text
alhambra-refused-unreachable = Nobody could walk to { $piece } { $place }: every way there is walled off (§A3.3)
# $piece text, $cut text
alhambra-refused-cuts-off = Without { $piece } nobody could walk to { $cut } (§A3.3)
# $piece text, $place text
alhambra-refused-hole = This change of { $piece } would close in the empty space { $place } (§A3.4)
# $place text
alhambra-refused-camp-no-wall = The camp { $place } needs a rampart against a wall (§A6.2)
# $place text, $side text, $beside text
alhambra-refused-camp-side = The side { $side } of the camp { $place } may not touch { $beside } (§A6.2)
# $place text
alhambra-refused-crossing = A falcon needs a crossing where four tiles meet: there is none { $place } (§A6.4)
# $kind FalconKind
alhambra-refused-falcon-there = There is a { alhambra-falcon-kind } falcon already (§A6.4)
# $building Building
alhambra-refused-falcon-colours = None of the four tiles shows { building-a } (§A6.4)

# $who text
alhambra-refused-of-a-player = { $who } only collects tiles: no wall, no Alhambra, no module (§A5)
alhambra-refused-no-third = Only two players have a third player (§A5)
# $who text, $building Building
alhambra-refused-no-tile = { $who } has no { building-bare } to take off
# $who text, $building Building
alhambra-refused-too-many = { $who } cannot have more than 99 tiles: { building-bare }
# $tile text
alhambra-refused-unknown-tile = There is no tile { $tile } in this game (§A1.2)
# $who text, $why text
alhambra-refused-of-row = { $who }: { $why }
# $space number
alhambra-refused-space = The yard has spaces 1 to 4, not { $space } (§A1.5)
# $space number
alhambra-refused-leftover-twice = The last tile on space { $space } has been given out already: correct that entry (§A4.9)
# $who text, $scoring number
alhambra-refused-bazaars-early = { $who }, { alhambra-scoring }: bazaars bring VP only at the third scoring (§A6.3)
# $who text, $scoring number
alhambra-refused-drawn-by-player = { $who }, { alhambra-scoring }: only the third player draws camps and bazaars (§A5.2)
# $who text, $scoring number
alhambra-refused-twice = { $who } is given twice: { alhambra-scoring }
alhambra-refused-not-scored = The game cannot have ended: the third scoring is missing (§A4.9)
# $who text, $scoring number
alhambra-refused-missing = { $who } is missing: { alhambra-scoring } (§A2.1)
# $players number
alhambra-refused-players = The game is for 2 to 6 players, not { $players }
# $seat number
alhambra-refused-behind-third = Seat { $seat } follows the third player, who must come last (§A5)
# $players number, $third number
alhambra-refused-third-players = { $third } third players for { $players } players: two have one, more have none (§A5)
# $listed number, $most number
alhambra-refused-printed = { $listed } pieces of a kind are listed; there are { $most } (§A6)
# $line number, $text text
alhambra-refused-tile-line = Tile list, line { $line }: “{ $text }” cannot be used (§A1.2)
# $text text
alhambra-refused-tile-head = The first line of a tile list names its columns, not “{ $text }” (§A7)
# $tiles number
alhambra-refused-tile-number = A tile list has 1 to 99 tiles, not { $tiles } (§A7)
# $line number, $tile text
alhambra-refused-tile-twice = Tile list, line { $line }: { $tile } appears twice (§A7)
# $module Module
alhambra-refused-module-off = { alhambra-module }: not in this game (§A6)
alhambra-refused-over = The game is over (§A4.9)
# $due text
alhambra-refused-not-now = Not now: { $due } (§A4)
alhambra-due-third = the third player draws a tile
# $space number
alhambra-due-yard = a tile comes to space { $space }
# $who text
alhambra-due-deal = { $who } is dealt a card
alhambra-due-display = a card comes on display
alhambra-due-reshuffle = the discards are shuffled
alhambra-due-first = somebody has to begin
# $who text
alhambra-due-decision = { $who } decides
alhambra-due-vizier = whoever can may send the Vizier
# $piece text
alhambra-refused-not-in-reserve = { $piece } is not in the reserve (§A4.6)
# $piece text
alhambra-refused-bought-now = { $piece } was bought in this turn: it can be laid when the turn ends (§A4.6)
# $value number
alhambra-refused-too-much = These cards make { $value }: several may make 5 at most (§A4.4)
# $card text
alhambra-refused-not-displayed = { $card } is not on display (§A4.4)
alhambra-refused-no-card = No card was named to be taken (§A4.4)
# $card text
alhambra-refused-not-yours = { $card } is not in the hand (§A4.5)
# $card text, $currency Currency
alhambra-refused-currency = { $card } does not pay here, only { alhambra-money } (§A4.5)
# $paid number, $price number, $currency Currency
alhambra-refused-too-little = Paid { $paid } of { $price } { alhambra-money } (§A4.5)
# $space number
alhambra-refused-empty-space = Space { $space } is empty until the turn ends (§A4.5)
# $piece text
alhambra-refused-no-bazaar = { $piece } does not lie beside the yard (§A6.3)
alhambra-refused-must-take = Money can still be taken (§A4.8)
# $space number
alhambra-refused-must-buy = The tile on space { $space } can still be bought (§A4.8)
# $piece text
alhambra-refused-must-buy-piece = There is still something to buy: { $piece } (§A4.8)
alhambra-refused-must-redesign = The Alhambra can still be redesigned (§A4.8)
alhambra-refused-must-wake = The Vizier can still be woken (§A4.8)
# $kind FalconKind
alhambra-refused-must-falcon = A { alhambra-falcon-kind } falcon can still be paid and placed (§A4.8)
alhambra-refused-one-action = The last action gives no further one: only laying is left (§A4.3)
# $tiles number
alhambra-refused-lay-first = Bought and not yet placed: { alhambra-tiles } (§A4.7)
# $piece text
alhambra-refused-not-bought = { $piece } was not bought in this turn (§A5.3)
# $who text
alhambra-refused-asleep = { $who }: the Vizier sleeps (§A6.1)
# $who text
alhambra-refused-awake = { $who }: the Vizier is awake already (§A6.1)
# $paid number, $price number, $currency Currency
alhambra-refused-not-exact = The Vizier pays exactly: { $price } { alhambra-money }, not { $paid } (§A6.1)
# $paid number, $price number, $currency Currency
alhambra-refused-bazaar-price = A bazaar costs exactly as much as the tile on its space: { $price } { alhambra-money }, not { $paid } (§A6.3)
# $space number
alhambra-refused-bazaar-no-price = The bazaar has no price now: space { $space } is empty (§A6.3)
# $kind FalconKind, $colours text
alhambra-refused-no-falcon = All { alhambra-falcon-kind } falcons of { $colours } are taken (§A6.4)
alhambra-refused-falcon-turn = Falcons take a whole turn of their own (§A6.4)
# $piece text
alhambra-refused-not-in-stack = { $piece } is not in the stack (§A1.1)
# $card text
alhambra-refused-not-in-deck = { $card } is not in the deck (§A1.4)
# $cards number
alhambra-refused-no-scoring-card = No scoring card can lie here: { $cards ->
    [one] { $cards } card was drawn
   *[other] { $cards } cards were drawn
} from the piles (§A4.1)
# $cards number
alhambra-refused-scoring-card-due = The next card is the scoring card: { $cards ->
    [one] { $cards } card was drawn
   *[other] { $cards } cards were drawn
} from the piles (§A4.1)
# $pile number
alhambra-refused-empty-pile = Pile { $pile } has no card (§A4.1)
# $cards number, $left number
alhambra-refused-piles-sum = The five piles have { $cards } cards together, but { $left } are left to cut (§A4.1)
# $who text
alhambra-refused-not-tied = { $who } is not among those who may begin (§A4.2)
# $module Module, $number number
alhambra-refused-no-piece = { $module ->
    [vizier] the Vizier { $number }
    [camps] There is no camp { $number } in this game (§A6.2)
    [bazaars] There is no bazaar { $number } in this game (§A6.3)
   *[falconers] There is no falcon { $number } in this game (§A6.4)
}
# $due text, $said text
alhambra-refused-other-row = { $due } is dealt a card now, not { $said } (§A4.1)
# $due number, $said number
alhambra-refused-other-space = Space { $due } is filled now, not space { $said } (§A4.7)
alhambra-refused-draw = the program draws nothing here (§A4)
# $entry number
alhambra-refused-not-typed = Entry { $entry } is no tile or card that people typed in: only those can be corrected
# $entry number
alhambra-refused-amended-draw = Entry { $entry } cannot be corrected by what the program draws
alhambra-refused-not-ended = The game cannot have ended yet (§A4.9)
# $module Module, $have number, $need number
alhambra-refused-unplayable = { alhambra-module }: { $have } pieces are known, { $need } are needed to play (§A11.5)

# $scoring number
alhambra-odd-skipped = Skipped: { alhambra-scoring } (§A2.1)
# $scoring number
alhambra-odd-held-twice = Scored twice: { alhambra-scoring } (§A2.1)
# $scoring number, $building Building, $tiles number, $exist number
alhambra-odd-tiles = { alhambra-scoring }, { building-bare }: all rows together have { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, but there are { $exist } (§A1.1)
# $who text, $scoring number, $building Building, $before number, $tiles number
alhambra-odd-sank = { $who }, { alhambra-scoring }, { building-bare }: only { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, after { $before } at the previous scoring
# $who text, $scoring number, $wall number, $most number
alhambra-odd-wall = { $who }, { alhambra-scoring }: a wall of { $wall }; these tiles can give { $most } at most (§A2.3)
# $who text, $scoring number, $tiles number, $least number
alhambra-odd-third = { $who }, { alhambra-scoring }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; at least { $least } have been drawn (§A5.2)
# $scoring number, $kind FalconKind, $falcons number
alhambra-odd-falcons = { alhambra-scoring }: { $falcons } { alhambra-falcon-kind } falcons in all, but there are 5 (§A6.4)
# $scoring number, $camps number
alhambra-odd-camps = { alhambra-scoring }: { $camps } camps in all, but there are 8 (§A6.2)
# $scoring number, $bazaars number
alhambra-odd-bazaars = { alhambra-scoring }: { $bazaars } bazaars in all, but there are 8 (§A6.3)
# $who text, $scoring number, $vp number
alhambra-odd-bazaar-vp = { $who }, { alhambra-scoring }: a bazaar of { $vp } VP; 24 are the most (§A6.3)
# $space number
alhambra-odd-leftover-twice = The last tile on space { $space } was given out twice (§A4.9)
# $who text, $scoring number, $module Module
alhambra-odd-module = { $who }, { alhambra-scoring }: { alhambra-module } is not in this game (§A6)
# $tile text, $first text, $cell text, $who text, $again text
alhambra-odd-tile-twice = { $tile } lies in two places: { $first } at { $cell } and { $who } at { $again } (§A1.2)
# $tile text, $first text, $again text
alhambra-odd-tile-aside = { $tile } is in two places: { $first }, and { $again } (§A1.2)
# $who text, $cell text
alhambra-odd-laid-at = { $who } at { $cell }
# $who text
alhambra-odd-in-reserve = { $who } in reserve
# $who text, $cell text, $why text
alhambra-odd-unlawful = { $who }, { $cell }: { $why }
alhambra-odd-wall-mismatch = only one of two touching sides has a wall (§A3.2)
alhambra-odd-unreachable = nobody can walk there (§A3.3)
alhambra-odd-no-neighbour = it shares no side with the Alhambra (§A3.3)
alhambra-odd-hole = this empty space is closed in (§A3.4)
alhambra-odd-camp-no-wall = a camp without a rampart against a wall (§A6.2)
alhambra-odd-camp-side = a side of a camp touches what it may not (§A6.2)
alhambra-odd-crossing = a falcon where no four tiles meet (§A6.4)
alhambra-odd-falcon-colours = a falcon without a tile of one of its colours (§A6.4)

# $who text, $what text
alhambra-said = { $who }: { $what }
# $building Building
alhambra-more = { building-bare } +1
# $building Building
alhambra-fewer = { building-bare } −1
# $piece text, $place text
alhambra-laid = { $piece } laid { $place }
# $cell text
alhambra-removed = piece at { $cell } to the reserve
# $piece text, $cell text
alhambra-swapped = { $piece } swapped in at { $cell }
# $piece text
alhambra-reserved = { $piece } to the reserve
# $kind FalconKind, $cell text
alhambra-falcon-placed = a { alhambra-falcon-kind } falcon placed at { $cell }
# $piece text
alhambra-given = { $piece } given to the third player
# $wall number
alhambra-measured-wall = wall { $wall }
# $module Module, $numbers text
alhambra-measured-module = { alhambra-reason-module } { $numbers }
# $who text, $tiles number
alhambra-drew = { $who } drew { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
# $scoring number
alhambra-held = Done: { alhambra-scoring }
# $space number
alhambra-leftover = the last tile on space { $space }
# $space number
alhambra-leftover-none = The last tile on space { $space } stayed
# $who text, $piece text, $currency Currency, $money number
alhambra-last-tile = { $who } gets { $piece }, with the most { alhambra-money }: { $money }
# $names text, $piece text, $currency Currency, $money number
alhambra-last-tile-tied = Nobody gets { $piece }: { $names } have the same number of { alhambra-money }, { $money }
# $piece text, $currency Currency
alhambra-last-tile-none = Nobody gets { $piece }: nobody has any { alhambra-money }
alhambra-goes-first = goes first
alhambra-scoring-card = the scoring card
# $currency Currency
alhambra-money = { $currency ->
    [florin] florins
    [dirham] dirhams
    [dinar] dinars
   *[ducat] ducats
}
# $currency Currency, $value number
alhambra-card = { $currency ->
    [florin] florin { $value }
    [dirham] dirham { $value }
    [dinar] dinar { $value }
   *[ducat] ducat { $value }
}
# $piece text
alhambra-play-draws = draws { $piece }
# $piece text, $space number
alhambra-play-yard = { $piece } comes to space { $space }
# $piece text
alhambra-play-beside = { $piece } is laid beside the yard
# $card text
alhambra-play-dealt = is dealt { $card }
# $card text
alhambra-play-display = { $card } is on display
alhambra-play-display-unnamed = A card is on display
# $scoring number
alhambra-play-scoring-card = The scoring card turns up: { alhambra-scoring }
# $cards number
alhambra-play-reshuffle = The discards are shuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# $cards text
alhambra-play-takes = takes { $cards }
# $piece text, $cards text
alhambra-play-buys = buys { $piece } for { $cards }
# $piece text, $cards text
alhambra-play-buys-exactly = buys { $piece } for exactly { $cards }
# $piece text
alhambra-play-buys-unnamed = buys { $piece }
# $piece text, $place text, $cards text
alhambra-play-buys-to = { $piece } { $place } for { $cards }
# $piece text, $place text, $cards text
alhambra-play-buys-to-exactly = { $piece } { $place } for exactly { $cards }
alhambra-play-wakes = wakes the Vizier
# $kind FalconKind, $card text, $place text
alhambra-play-falcon = buys a { alhambra-falcon-kind } falcon for { $card } and places it { $place }
# $kind FalconKind, $place text
alhambra-play-falcon-unnamed = buys a { alhambra-falcon-kind } falcon and places it { $place }
# $piece text, $cards text
alhambra-play-vizier = sends the Vizier for { $piece }: { $cards }
# $piece text
alhambra-play-vizier-unnamed = sends the Vizier for { $piece }
# $piece text, $left text, $place text
alhambra-play-swaps = { $piece } instead of { $left } { $place }
# $piece text, $place text
alhambra-play-removes = { $piece } { $place } to the reserve
alhambra-play-ends = ends the turn
alhambra-play-passes = passes
# $cards number
alhambra-cards = { $cards ->
    [one] a card
   *[other] { $cards } cards
}
alhambra-no-card = no card
# $who text
alhambra-show-turn = Turn of { $who }
alhambra-show-yard = Yard:
# $space number, $currency Currency, $what text
alhambra-show-space = { $currency ->
    [florin] { $space } (florins): { $what }
    [dirham] { $space } (dirhams): { $what }
    [dinar] { $space } (dinars): { $what }
   *[ducat] { $space } (ducats): { $what }
}
alhambra-show-empty = empty
# $piece text, $currency Currency, $price number
alhambra-show-price = { $currency ->
    [florin] { $piece }, { $price } in florins
    [dirham] { $piece }, { $price } in dirhams
    [dinar] { $piece }, { $price } in dinars
   *[ducat] { $piece }, { $price } in ducats
}
# $money text
alhambra-show-display = On display: { $money }
# $who text, $money text
alhambra-show-hand = { $who }, hand: { $money }
# $who text, $pieces text
alhambra-show-pending = { $who }, still to be placed: { $pieces }
# $tiles number, $cards number, $discards number
alhambra-show-left = Left: { $tiles } in the stack, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the deck, { $discards } discarded
# $seed text
alhambra-show-seed = Seed { $seed }
# $scoring number, $what text
alhambra-late = Late entry, { alhambra-scoring }: { $what }
# $scoring number, $what text
alhambra-in-scoring = { $what } ({ alhambra-scoring })

alhambra-total = Total
alhambra-total-third = Total; cannot win
# $wall number
alhambra-reason-wall = { $wall ->
    [one] one piece
   *[other] { $wall } pieces without a gap
}
alhambra-reason-types = types
alhambra-reason-no-tile = none
# $tiles number, $place number
alhambra-reason-behind = { alhambra-tiles }, { place-name }: nothing
# $tiles number, $place number
alhambra-reason-alone = { alhambra-tiles }, { place-name }
# $tiles number, $places text, $names text, $sum text, $vp number
alhambra-reason-shared = { alhambra-tiles }, { $places } with { $names }: { $sum } = { $vp } VP
# $module Module
alhambra-reason-module = { $module ->
    [vizier] Vizier
    [camps] camps
    [bazaars] bazaars
   *[falconers] falcons
}
# $module Module
alhambra-reason-piece = { $module ->
    [vizier] Vizier
    [camps] camp
    [bazaars] bazaar
   *[falconers] falcon
}
# $cell text, $lines text
alhambra-reason-camp-laid = at { $cell }: { alhambra-reason-camp-lines }
# $lines text
alhambra-reason-camp-lines = buildings in line: { $lines }
# $cell text, $matches number, $colours number
alhambra-reason-bazaar-laid = at { $cell }: { alhambra-reason-bazaar-matches }
# $matches number, $colours number
alhambra-reason-bazaar-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} × { $colours ->
    [one] { $colours } colour
   *[other] { $colours } colours
}
# $kind FalconKind, $falcons number
alhambra-reason-falcons-of = { alhambra-falcon-kind } falcons: { $falcons }
alhambra-missing-wall = wall
# $has number, $due number
alhambra-missing-third = Third player: { $has ->
    [one] { $has } tile
   *[other] { $has } tiles
}; due by now: { $due }

alhambra-written-twice = This row has this scoring already
# $name text, $scoring number
alhambra-written-no-line = The { alhambra-scoring } has no line for “{ $name }”: a scoring that is done has one for every row, and one that is not has lines with “open” (§A2.1)
# $before number, $drawn number
alhambra-written-drawn = The third player had already drawn { $before } camps and bazaars by the scoring before: { $drawn } cannot be all (§A5.2)
# $tiles number, $least number
alhambra-written-few-tiles = A game with these players needs a list of at least { $least } tiles, not { $tiles } (§A7)
# $part number
alhambra-part = { $part ->
    [0] Start
    [1] Before the first scoring
    [2] Before the second scoring
   *[other] Before the third scoring
}
alhambra-part-back = Previous scoring
alhambra-part-on = Next scoring
# $part number
alhambra-mark-scoring = { $part ->
    [2] First scoring
    [3] Second scoring
   *[other] Third scoring
}
# $scoring number
alhambra-before-scoring = before the { alhambra-scoring }
alhambra-all-held = all scorings done
# $who text, $vp number
alhambra-got = { $who }: { $vp } VP
# $names text
alhambra-leads-now = Leads now: { $names }
# $tiles number
alhambra-tiles = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
alhambra-wall = Wall

## Alhambra: screens

alhambra-name = Alhambra, the tile game
alhambra-home-table-hint = Keep score for Alhambra at a table
alhambra-home-name = Alhambra
alhambra-home-first = Buy tiles, build the longest wall, and have the most of every type.
alhambra-home-pieces = Your box
alhambra-done = Done

alhambra-new-first-later = Set later
alhambra-new-hint = The program keeps score; everyone lays their own Alhambra
alhambra-new-modules = Modules
alhambra-new-tiles = Tiles
alhambra-new-tiles-first = First edition
alhambra-new-tiles-own = Your box
alhambra-new-second-scoring = Second scoring card
# $pile number
alhambra-new-pile = Pile { $pile }
alhambra-new-third = Third player
alhambra-third-usual = Dirk
alhambra-new-third-hint = With two players, a third one collects tiles and takes places (§A5)
alhambra-new-more = Rule variants
alhambra-new-further = Further action after an exact payment
alhambra-new-further-may = May be left out
alhambra-new-further-must = Must be taken
alhambra-new-hands = Money in hand
alhambra-new-hands-hidden = Hidden
alhambra-new-hands-open = Open to all
alhambra-new-holes = Holes in an Alhambra
alhambra-new-holes-area = Never
alhambra-new-holes-single = Of two spaces or more
alhambra-new-vizier = The Vizier buys
alhambra-new-vizier-after = After a scoring
alhambra-new-vizier-before = Before it
alhambra-new-camp-plain = Plain side of a camp at a wall
alhambra-new-forbidden = Forbidden
alhambra-new-allowed = Allowed
alhambra-new-camp-line = A bazaar in a camp’s line
alhambra-new-line-counts = Counts
alhambra-new-line-ends = Ends it
alhambra-new-third-modules = Camps and bazaars the third player draws
alhambra-new-third-keeps = Stay
alhambra-new-third-redraws = Are redrawn
alhambra-new-track = Score track
# $vp number
alhambra-new-lap = Laps of { $vp }

# $vp number
alhambra-table-now = +{ $vp } now
# $vp number
alhambra-table-of-it = incl. { $vp }
# $who text, $total number, $vp number
alhambra-table-row = { $who }: { $total } VP; this scoring: { $vp } VP
# $building Building, $places text, $scoring number
alhambra-table-head = { building-name }: { $places } VP in the { alhambra-scoring }
# $has number, $due number
alhambra-table-third = { $has } of { $due } tiles
# $has number, $due number
alhambra-table-third-more = { $has } tiles, { $due } expected
alhambra-table-laid = laid here
# $count number
alhambra-table-laid-reserve = laid; { $count } in reserve
# $lap number, $space number
alhambra-table-lap = lap { $lap }, space { $space }
# $who text, $building Building, $tiles number, $printed number, $vp number
alhambra-table-cell = { $who }, { building-bare }: { $tiles } of { $printed }, { $vp } VP
# $what text
alhambra-table-leads = { $what }, leads
alhambra-table-open = not yet counted
# $who text, $what text, $number text
alhambra-table-measured = { $who }, { $what }: { $number }
alhambra-table-begin = Tap a type in a player’s row, or press 1 to 6, for each tile laid
alhambra-table-nothing = nothing changes
# $who text, $building Building, $changes text
alhambra-table-one-more = One more { building-bare } tile for { $who }: { $changes }
# $who text, $before number, $after number
alhambra-table-moves = { $who } { $before } → { $after }
# $building Building, $margins text
alhambra-table-margins = { building-name }, ahead or behind: { $margins }
# $next number, $all number
alhambra-table-offer = Types still give { $next } VP in the next scoring, { $all } in all
# $next number
alhambra-table-offer-last = Types still give { $next } VP in the last scoring
alhambra-table-vizier = Vizier: after a turn, and after a scoring, players whose Vizier is awake may buy at the exact price
alhambra-table-vizier-before = Vizier: after a turn, before a scoring, players whose Vizier is awake may buy at the exact price
# $black number, $brown number, $white number
alhambra-table-falcons = Falcons left: { $black } black, { $brown } brown, { $white } white
alhambra-table-over = All three scorings are done; any entry can still be corrected
alhambra-over-change = The game is over: all scorings are done. Change it anyway?
alhambra-over-yes = Change it
alhambra-table-sure = Is that right?
alhambra-table-so = As it is on the table
alhambra-key-tile = one more tile of this type
alhambra-why-now = This is the scoring that comes next

# $who text, $tiles number, $vp number, $margin text
alhambra-lead-row = { $who }: { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $vp } VP ({ $margin })
# $tiles number
alhambra-lead-ahead = { $tiles } ahead
# $tiles number
alhambra-lead-behind = { $tiles } behind
alhambra-lead-level = level
# $changes text
alhambra-lead-more = with one more: { $changes }

alhambra-less = 1 fewer
alhambra-count = Count tiles
alhambra-count-laid = Everybody’s tiles are on the boards
alhambra-count-hint = Type the tiles of each type, one digit after the other; for ten or more choose the type first
# $scoring number
alhambra-scoring-now = { $scoring ->
    [1] First scoring
    [2] Second scoring
   *[other] Third scoring
}
alhambra-scoring-hold = Score now
alhambra-scoring-hold-anyway = Score anyway
# $what text
alhambra-scoring-missing = Missing: { $what }
alhambra-scoring-ask = Fill in what is missing
alhambra-scoring-all-said = Nothing is missing
alhambra-scoring-without = Go on without it
alhambra-scoring-never = The scoring card never came up
alhambra-scoring-rows = Whose VP

# $who text
alhambra-measure-wall = { $who }: longest wall
alhambra-measure-wall-hint = Pieces of the longest unbroken outer wall: tap the number, or type it
alhambra-measure-list-hint = Tap or type the VP of each camp or bazaar, one after the other; tap one of them to take it away
# $who text, $module Module
alhambra-measure-module = { $who }: { alhambra-module }
# $vp number
alhambra-measure-take-off = Take away { $vp } VP
# $number number
alhambra-measure-number = { $number }
alhambra-measure-nothing = Tap or type a number first
alhambra-measure-falcons-hint = Tap how many of each, or type three digits: black, brown, white
# $vp number
alhambra-measure-add = Add { $vp } VP
alhambra-measure-each = VP of one
alhambra-measure-none = None
alhambra-key-digit = type the number

alhambra-third = Third player
# $who text, $has number, $due number
alhambra-third-has = { $who } has { $has ->
    [one] { $has } tile
   *[other] { $has } tiles
}; due by this scoring: { $due }
alhambra-third-stack = Tiles left in the stack
# $who text, $draws number
alhambra-third-draws = { $who } draws { $draws }
alhambra-third-modules = Camps and bazaars
# $count number
alhambra-third-add = { $count ->
    [one] Add { $count } tile
   *[other] Add { $count } tiles
}

alhambra-leftovers = Last tiles
alhambra-leftovers-hint = Switch off empty spaces, say which tile lies on the others and type everyone’s money in each currency: the tile is counted for whoever gets it
alhambra-leftovers-tile = Tile
alhambra-leftovers-unsaid = Which?
# $who text
alhambra-leftovers-lay = { $who } lays it on the board, where it counts
# $space number
alhambra-leftovers-space = { $space ->
    [1] Florins
    [2] Dirhams
    [3] Dinars
   *[other] Ducats
}
# $who text, $space number
alhambra-leftovers-money = { $who }, space { $space }
alhambra-leftovers-gets = Goes to
alhambra-leftovers-stays = nobody
# $spaces text
alhambra-leftovers-unnamed = { $spaces }: name the tile, or it will not be counted
# $spaces text
alhambra-leftovers-unpaid = { $spaces }: no money typed, so nobody gets it
alhambra-leftovers-done = Write down

# $scoring number
alhambra-history-add = Add a forgotten entry: { alhambra-scoring }
alhambra-history-more = One more
alhambra-history-fewer = One fewer
alhambra-history-change = More or fewer
alhambra-history-when = Counts from
alhambra-entry-tile = Tile counted
alhambra-entry-lay = Tile laid
alhambra-entry-take-off = Taken off
alhambra-entry-swap = Swapped in
alhambra-entry-give = Given away
# $tile text
alhambra-entry-not-drawn = Not drawn: { $tile }
alhambra-remind = Reminders
# $cards number
alhambra-remind-cards = The game has { $cards } money cards: one of each value and currency is left out (§A5.1)
# $who text, $start number, $after number
alhambra-remind-draws = { $who } draws { $start } tiles at the start, { $after } after the first scoring, and after the second a third of the stack, rounded down; the yard does not count (§A5.2)
# $who text
alhambra-remind-not-held = A scoring whose card has not come up by the end is left out, and { $who } draws nothing for it (§A4.10)
# $who text
alhambra-remind-gift = A tile bought in this turn, also by the Vizier, and also a camp or a bazaar, may be given to { $who } instead of being laid or put into the reserve, but no tile from the reserve or the Alhambra, and none received at the end (§A5.3)
# $who text
alhambra-remind-never = { $who } takes places for types, never gets VP for walls or modules, gets none of the last tiles and never wins (§A5.4)
# $who text
alhambra-remind-keeps = Camps and bazaars that { $who } draws count among the tiles drawn, stay, and score nothing (§A5.2)
# $who text
alhambra-remind-redraws = Camps and bazaars that { $who } draws leave the game, and the next tile is drawn instead (§A5.2)
# $players number
alhambra-remind-tokens = There are { $players } Viziers, one each, and all are awake at the start (§A6.1)
alhambra-remind-vizier-buys = After a turn, once the yard is full, any player whose Vizier is awake may buy one tile, at the exact price only, and lays it or puts it in the reserve at once. This gives no further action, the Vizier falls asleep, and the yard is refilled
# $who text
alhambra-remind-vizier-buys-two = After a turn, once the yard is full, any player whose Vizier is awake may buy one tile, at the exact price only, and lays it, puts it in the reserve or gives it to { $who } at once. This gives no further action, the Vizier falls asleep, and the yard is refilled
# $who text, $order text
alhambra-remind-vizier-order = Whoever’s turn is next chooses first, and whoever has just finished chooses last. After a turn of { $who }: { $order }; after each purchase those later in the order may still buy, but whoever declined has no second say until another turn has ended
alhambra-remind-vizier-after = A scoring that is due comes before the Viziers
alhambra-remind-vizier-before = The Viziers come before a scoring that is due
alhambra-remind-vizier-wake = Waking the Vizier is an action
alhambra-remind-vizier-end = The Vizier is not used when the last tiles are given out, and is worth nothing at the end
# $falcons number, $each number
alhambra-remind-falcons = There are { $falcons } falcons, { $each } of each kind, and all lie face up (§A6.4)
alhambra-remind-falcon-turn = Taking falcons is a whole turn: any number of them, each for one money card of any currency and value
alhambra-remind-falcon-place = Each is placed at once where four tiles meet, none of them a camp, with at least one building of each of its two colours; one falcon per crossing
alhambra-remind-falcon-back = It is never moved; if one of its four tiles is taken away or swapped, it goes back to the supply
# $vp text
alhambra-remind-falcon-vp = At every scoring 1 to 5 falcons of a kind give { $vp } VP

# $side text
alhambra-part-wall = Wall { $side }
# $side text
alhambra-part-rampart = Rampart { $side }

alhambra-replay-follow = Who acts
alhambra-board = Board
# $who text
alhambra-board-of = { $who }’s Alhambra
alhambra-board-reserve = Reserve
# $pieces number
alhambra-board-wall = Longest wall: { $pieces }
alhambra-board-free = free
# $piece text, $places number
alhambra-board-holds = { $piece }: { $places ->
    [0] no place is free for it
    [one] one place is free; tap it
   *[other] { $places } places are free; tap one
}
alhambra-board-aside = To the reserve
alhambra-board-is-aside = It is in the reserve
alhambra-board-pick = Pick a tile first
alhambra-board-choose = First tap what to take off
# $who text
alhambra-board-give = To { $who }
alhambra-board-take = Take it off
alhambra-board-so = As it is on the table
# $who text, $counted text
alhambra-board-overrules = Counted for { $who } so far: { $counted }. Once a tile is laid here, only laid tiles count.
alhambra-board-overrule = Lay it out here
# $building Building, $tiles number
alhambra-board-counted = { $tiles } × { building-bare }
alhambra-board-gone = It is on the table already
# $building Building, $price number, $walls text
alhambra-board-tile = { building-name } { $price }, walls: { $walls }
# $building Building, $price number
alhambra-board-tile-open = { building-name } { $price }, no walls
alhambra-board-camp = Camp
alhambra-board-bazaar = Bazaar
alhambra-board-falcon = Falcon
alhambra-board-in-hand = Pick up
alhambra-board-not-whole = It is not complete yet
# $price number
alhambra-pieces-camp = Camp { $price }

alhambra-late-scoring = Scoring
alhambra-late-hint = For each scoring the tiles of each type and the longest wall
alhambra-late-fault-nothing = Type the tiles first
alhambra-late-list = 3 + 2
alhambra-late-list-hint = Camps and bazaars: the VP of each, such as 3 + 2
# $who text, $module Module, $scoring number
alhambra-late-fault-list = { $who }, { alhambra-scoring }, { alhambra-module }: write the VP of each, such as 3 + 2
alhambra-pieces-which = Pieces
# $count number, $all number
alhambra-pieces-camps = Camps { $count }/{ $all }
# $count number, $all number
alhambra-pieces-bazaars = Bazaars { $count }/{ $all }
# $count number, $all number
alhambra-pieces-falcons = Falcons { $count }/{ $all }
alhambra-pieces-hint = Copy them from your box once: every new table offers them. Tap one to change it or to leave it out
alhambra-pieces-price = Price
alhambra-pieces-currency = Currency
# $number number, $what text
alhambra-pieces-take-out = Take out { $number }: { $what }
alhambra-pieces-none = The pieces printed in your box are not known yet. Copy them once, and every new table offers them
alhambra-pieces-how-camp = Tap the sides that have a rampart, one or two
alhambra-pieces-how-bazaar = Tap the sides that have a wall, if any, and its three colours
alhambra-pieces-how-falcon = Tap its kind and its two colours
alhambra-pieces-all = They are all there
# $count number
alhambra-pieces-tiles = Tiles { $count }
alhambra-pieces-tiles-hint = The tiles of the first edition. If yours differ, tap one and change it: new tables then offer your tiles
alhambra-pieces-tiles-own = Your own tiles: new tables offer them. Tap one to change it
alhambra-pieces-no-tile = Tap a tile to change it
alhambra-pieces-how-tile = Tap the sides that have a wall, and set the price
alhambra-pieces-another = Another of this type
alhambra-pieces-remove = Remove this tile
alhambra-pieces-last-tile = It is the last of its type
alhambra-pieces-first-edition = Back to the first edition
alhambra-pieces-first-edition-question = Your own tiles would be lost.
alhambra-pieces-tiles-there = Your box already has its own tiles: go back to the first edition there before you import others
# $count number
alhambra-pieces-tiles-taken = { $count ->
    [one] { $count } tile is in your box now
   *[other] { $count } tiles are in your box now
}
alhambra-pieces-taken = The box is imported
alhambra-pieces-import = Import a box
alhambra-pieces-import-hint = Type or paste the path of a box or of a list of tiles (CSV)
alhambra-pieces-export = Export the box
alhambra-pieces-no-box = it is neither a box nor a list of tiles
# $why text
alhambra-pieces-json = it is not a box in JSON: { $why }

## Alexandros: screens

alexandros-page-map = Map
alexandros-page-plain-space = plain space
# $what text, $row number, $place number
alexandros-page-space = { $what }, row { $row }, place { $place }
# $what text, $row number, $place number, $who text
alexandros-page-space-of = { $what }, row { $row }, place { $place }: governor of { $who }
# $line number, $place number
alexandros-page-corner = Corner: line { $line }, place { $place }
# $who text, $governors number, $on text
alexandros-page-owned = { $who }’s, with { $governors ->
    [one] a governor
   *[other] governors
} on { $on }
# $who text
alexandros-page-own = It is already { $who }’s
alexandros-page-vacant = Vacant
alexandros-page-two-owners = Governors of two players
# $governors number
alexandros-page-with-governors = { $governors ->
    [one] With { $governors } governor
   *[other] With { $governors } governors: earns nothing
}
alexandros-page-no-cards = no cards
# $count number, $cards text
alexandros-page-cards = { $count ->
    [one] { $count } card: { $cards }
   *[other] { $count } cards: { $cards }
}
# $on text, $cards text
alexandros-page-price = Governors on { $on } for { $cards }
alexandros-page-occupy = Occupy
alexandros-page-take-over = Take over
alexandros-page-end-goal = The goal is reached: the game is over
alexandros-page-end-walls = Red walls are laid: the game ends after this turn
# $points number
alexandros-page-to-goal = Ends at { $points } points
# $who text, $points number, $needs number, $gain number, $home number
alexandros-page-player-said = { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, needs { $needs } more, taxes now { $gain }, { $home } { $home ->
    [one] governor
   *[other] governors
} off the board
# $who text
alexandros-page-has-left = { $who } has left the game
# $gain number
alexandros-page-gain = taxes + { $gain }
# $needs number
alexandros-page-needs = needs { $needs }
alexandros-page-type-province = Enter a province
alexandros-page-type-short = Province
alexandros-page-divide = Divide
alexandros-page-recall = Take back a governor
# $on text
alexandros-page-recall-from = Take back: { $on }
alexandros-page-taxes = Collect taxes
# $gain number
alexandros-page-taxes-gain = { $gain ->
    [0] Taxes
   *[other] Taxes + { $gain }
}
alexandros-page-taxes-now = Taxes now
alexandros-page-taxes-typed = Type the points
# $who text, $gain number, $before number, $after number
alexandros-page-before-after = { $who } + { $gain }: { $before } → { $after }
alexandros-page-tax-with = Can be collected with
alexandros-page-tax-card = Card
alexandros-page-card-unsaid = Not said
alexandros-page-type-points = The table shows other points
alexandros-page-walls = Walls
alexandros-page-walls-laid = Walls laid
# $black number, $red number
alexandros-page-walls-left = Walls left: { $black } black, { $red } red
alexandros-page-leaves = A player leaves
alexandros-page-close = End the game
alexandros-page-close-early = Neither the points nor the walls end it yet
alexandros-page-is-over = The game is over: this would come after its end
alexandros-page-enter = Write down
alexandros-page-turn = Turn
alexandros-page-player = Player
alexandros-page-plain = Plain spaces
alexandros-page-symbols = Spaces with symbols
alexandros-page-province = Province
alexandros-page-owner = Owner
alexandros-page-why-no-symbols = Enter its spaces with symbols first
alexandros-page-why-no-governor = Say where their governors stand
alexandros-page-province-hint = Count the spaces within its walls
# $contents text, $whose text
alexandros-page-rest = The rest: { $contents }. { $whose }
# $who text, $on text
alexandros-page-governor-in-part = In this part: governor of { $who } on { $on }
alexandros-page-governors-on = Governors on
alexandros-page-hand = My hand
# $who text
alexandros-page-hand-of = { $who }’s hand
alexandros-page-hand-hint = Shown nowhere else and never saved; prices then say which cards you lack
alexandros-page-hand-forget = Clear
# $cards text
alexandros-page-missing = Missing: { $cards }
alexandros-page-in-hand = All in hand
# $count number
alexandros-page-to-loser = { $count ->
    [one] { $count } of these goes to the owner
   *[other] { $count } of these go to the owner
}
alexandros-page-move = Alexander’s move
alexandros-page-move-short = Move
alexandros-page-move-first = First Alexander moves
alexandros-page-card = Card
alexandros-page-from-hand = From the hand
alexandros-page-other-card = The other open card
alexandros-page-stays = No card leads anywhere: Alexander stays
alexandros-page-stuck = There are too few walls for any goal of this card: if the other one leads nowhere either, Alexander stays
alexandros-page-stay = Alexander stays
alexandros-page-stay-card = Take an open card; you need not say which
alexandros-page-tap-goal = Tap a glowing space: the goal
alexandros-page-tap-corner = Tap the corner where he stops
alexandros-page-ways-hint = Choose a way, or tap a corner that it goes through
alexandros-page-one-way = There is only this way
alexandros-page-tap-province = Tap the province
alexandros-page-instead-of = What happened instead?
alexandros-page-why-no-change = Choose what happened instead
alexandros-page-forgotten = Add a forgotten entry
# $turn number
alexandros-history-add = Add a forgotten entry: turn { $turn }
alexandros-page-change-on-map = Change on the map
alexandros-page-what-forgotten = What was forgotten?
alexandros-page-why-no-forgotten = Choose what was forgotten
# $walls number, $ways number
alexandros-page-way = { alexandros-walls } · { $ways ->
    [one] { $ways } way
   *[other] { $ways } ways
}
alexandros-page-divides-nothing = Makes no new province
# $contents text, $who text
alexandros-page-stays-with = { $contents } ({ $who })
alexandros-page-no-province = No province yet
alexandros-page-no-province-hint = Enter one as soon as somebody wants it
# $who text, $turn number
alexandros-page-turn-of = { $who }, turn { $turn }
# $actions number
alexandros-page-actions-left = { $actions ->
    [0] No action left
    [one] { $actions } action left
   *[other] { $actions } actions left
}
# $who text
alexandros-page-next = Next: { $who }
# $turn number, $what text
alexandros-page-in-turn = Turn { $turn }: { $what }
alexandros-page-begin-turn = Whose turn it is
alexandros-page-sure = Do it anyway?
alexandros-page-do-it = Do it
alexandros-page-why-no-spaces = Count its spaces first
alexandros-page-why-no-walls = First say how many walls
alexandros-page-why-no-taxes = This player has no governor on the board
alexandros-page-keys-province = Choose a province
alexandros-page-keys-back = Back
alexandros-page-new-hint = Choose players and board, then keep score while you play
alexandros-page-new-seats-hint = In the order in which you sit, clockwise
# $who text
alexandros-page-goes-first = { $who } goes first
alexandros-page-board = Board
alexandros-page-without-board = Without a board
alexandros-page-board-hint = Walls, provinces and costs follow from Alexander’s way
alexandros-page-without-board-hint = Provinces are typed when somebody wants them
alexandros-page-goal = Points that end the game
alexandros-page-recall-costs = Taking back a governor
alexandros-page-recall-action = An action
alexandros-page-recall-free = Free
alexandros-page-joker = Open cards as jokers
alexandros-page-joker-each = Each by itself
alexandros-page-joker-both = Only both
alexandros-page-rim = Provinces are closed by
alexandros-page-rim-boundary = Walls and rim
alexandros-page-rim-walls-only = Walls alone
alexandros-page-rim-walls = Ways along the rim
alexandros-page-rim-laid = Lay walls
alexandros-page-rim-none = Lay none
alexandros-page-late-hint = Type everyone’s points; names may stay empty
alexandros-page-final-points = Points at the end
# $who text
alexandros-page-points-of = Points of { $who }
alexandros-page-rounds = Rounds played
alexandros-page-ended = How it ended
alexandros-page-ended-goal = By points
alexandros-page-ended-walls = By red walls
alexandros-page-ended-early = Early
alexandros-page-why-no-points = Type the points first
# $finding text
alexandros-page-late-kept = { $finding }. It was saved so, and stays so
alexandros-page-boards = Boards
alexandros-page-boards-none = No board yet
alexandros-page-boards-none-hint = Transcribe yours once: walls and provinces then follow
# $spaces number, $plain number
alexandros-page-board-about = { $spaces } spaces, { $plain } of them plain
alexandros-page-board-new = New board
alexandros-page-board-edit = Edit the board
alexandros-page-board-import = Import a board
alexandros-page-board-import-hint = Type or paste the path of a board, or of a game with the board you want
alexandros-page-board-export = Export the board
alexandros-page-board-discard = Discard the unsaved board?
alexandros-page-board-name = Name
alexandros-page-board-name-hint = Our board
alexandros-page-tools = What a click lays
alexandros-page-tool-cycle = Next symbol
alexandros-page-tool-start = Alexander’s start
alexandros-page-no-space = no space
alexandros-page-rows = Rows
# $symbols text
alexandros-page-board-missing = Not on any space yet: { $symbols }
# $row number
alexandros-page-row-offset = Row { $row }: empty places before it
# $row number
alexandros-page-row-length = Row { $row }: places
alexandros-page-editor-hint = Click and draw, or type T A H L S and a dot; a blank is a gap
alexandros-page-game = Alexandros
alexandros-page-home-hint = Keep score for Alexandros at a table
alexandros-home-first = Wall in provinces, govern them, and collect taxes: at a real table.

## Alexandros: what happens

# $symbol Symbol
alexandros-symbol = { $symbol ->
    [temple] temple
    [amphora] amphora
    [horse] horse
    [lyre] lyre
   *[hoplite] hoplite
}
# $symbol Symbol
alexandros-a-symbol = { $symbol ->
    [temple] a temple
    [amphora] an amphora
    [horse] a horse
    [lyre] a lyre
   *[hoplite] a hoplite
}
# $count number, $symbol Symbol
alexandros-symbols = { $symbol ->
    [temple] { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    }
    [amphora] { $count ->
        [one] { $count } amphora
       *[other] { $count } amphoras
    }
    [horse] { $count ->
        [one] { $count } horse
       *[other] { $count } horses
    }
    [lyre] { $count ->
        [one] { $count } lyre
       *[other] { $count } lyres
    }
   *[hoplite] { $count ->
        [one] { $count } hoplite
       *[other] { $count } hoplites
    }
}
# Several, behind “on”.
# $count number, $symbol Symbol
alexandros-on-symbols = { alexandros-symbols }
# $player number
alexandros-player = player { $player }
# $row number, $column number
alexandros-place = ({ $row }, { $column })
# $symbol Symbol, $row number
alexandros-space = { alexandros-a-symbol } in row { $row }
# $spaces number
alexandros-plain = { $spaces ->
    [0] no plain space
    [one] { $spaces } plain space
   *[other] { $spaces } plain spaces
}
# $who text, $symbol Symbol
alexandros-stands = { $who } on { alexandros-a-symbol }
# $who text
alexandros-stands-on-plain = { $who } on a plain space
# $walls number
alexandros-walls = { $walls ->
    [0] no wall
    [one] { $walls } wall
   *[other] { $walls } walls
}
# $who text, $what text
alexandros-said = { $who } { $what }
# $who text, $what text
alexandros-by = { $who }, { $what }
# $province number, $contents text
alexandros-told = Province { $province }: { $contents }
# $province number, $part number, $contents text
alexandros-divided = Province { $province } is divided: province { $part } gets { $contents }
# $province number, $governors number, $on text
alexandros-occupied = occupies province { $province } with { $governors ->
    [one] a governor
   *[other] governors
} on { $on }
# $governors number, $on text
alexandros-occupied-there = occupies a province with { $governors ->
    [one] a governor
   *[other] governors
} on { $on }
# $province number, $governors number, $on text
alexandros-taken-over = takes over province { $province } with { $governors ->
    [one] a governor
   *[other] governors
} on { $on }
# $governors number, $on text
alexandros-taken-over-there = takes over a province with { $governors ->
    [one] a governor
   *[other] governors
} on { $on }
# $province number, $on text
alexandros-taken-back = takes back a governor on { $on } from province { $province }
# $on text
alexandros-taken-back-there = takes back a governor on { $on }
alexandros-taxed = collects taxes
# $symbol Symbol
alexandros-taxed-with = collects taxes with { alexandros-a-symbol }
# $walls number
alexandros-laid = lays { alexandros-walls }
# $symbol Symbol, $goal text, $walls text
alexandros-moved = { alexandros-symbol } card: Alexander moves to { $goal }, { $walls }
# $symbol Symbol, $goal text, $walls text
alexandros-moved-by-hand = { alexandros-symbol } card from the hand: Alexander moves to { $goal }, { $walls }
alexandros-stayed = takes an open card: no space is available, and Alexander stays
# $symbol Symbol
alexandros-stayed-with = takes the open { alexandros-symbol }: no space is available, and Alexander stays
alexandros-left = leaves the game
alexandros-begun = begins their turn
alexandros-closed = The game is over
# $turn number, $what text
alexandros-late = Late entry, turn { $turn }: { $what }
# $turn number, $what text
alexandros-of-turn = { $what } (turn { $turn })
# $who text, $gain number, $points number
alexandros-got = { $who } + { $gain }, now { $points }
# $who text, $points number
alexandros-now = { $who }: { $points }
alexandros-end-goal = the goal is reached: the game is over
alexandros-end-walls = red walls are needed: the game ends after this turn

# $players number
alexandros-title = Alexandros · { play-title-players }
# $players number, $board text
alexandros-title-on-board = Alexandros on { $board } · { play-title-players }
# $turn number, $walls number
alexandros-stage = turn { $turn }, walls left: { $walls }
alexandros-stage-over = over
# $part number
alexandros-part = { $part ->
    [0] Start
   *[other] Turn { $part }
}
alexandros-part-back = Previous turn
alexandros-part-on = Next turn
# $turn number
alexandros-mark-taxes = Taxes in turn { $turn }
# $turn number
alexandros-mark-province = A province changes hands in turn { $turn }

alexandros-points = Points
# $turn number
alexandros-head-turn = T { $turn }
# $turn number, $who text
alexandros-taxes-of = Taxes, turn { $turn }, { $who }
# $province number
alexandros-province = Province { $province }
alexandros-typed-points = Typed
alexandros-entered-points = Entered afterwards
alexandros-one-governor = one governor, each plain space counts 1 (§X4.4)
# $governors number, $value number
alexandros-more-governors = { $governors } governors: nothing; with one it would be { $value } (§X4.4)
alexandros-typed-differs = the points typed differ by this much from what the provinces give

# $who text, $from number, $to number
alexandros-points-change = { $who }: { $to ->
    [one] { $to } point
   *[other] { $to } points
}, not { $from }
# $province number, $to text, $from text
alexandros-province-change = Province { $province }: { $to }, not { $from }
# $province number, $to text
alexandros-province-new = Province { $province } is new: { $to }
# $province number, $from text
alexandros-province-gone = Province { $province } is gone: { $from }
# $walls number
alexandros-walls-more = { $walls ->
    [one] { $walls } wall more
   *[other] { $walls } walls more
}
# $walls number
alexandros-walls-fewer = { $walls ->
    [one] { $walls } wall fewer
   *[other] { $walls } walls fewer
}
alexandros-goes-on = The game is not over

alexandros-warning-no-plain = Earns nothing: no plain space
# $governors number, $value number
alexandros-warning-more-governors = Earns nothing with { $governors } governors; with one it would be { $value }
# $own number, $who text, $points number
alexandros-warning-helps-others = Taxes now: { $own } for you, { $points } for { $who }
# $goal number
alexandros-warning-ends-goal = The game would end: { $goal } points would be reached
alexandros-warning-ends-walls = The game would end: red walls would be needed
alexandros-warning-last-governor = It is the last governor: the province falls vacant
alexandros-warning-no-move = Alexander has not moved in this turn

# $who text, $governors number
alexandros-odd-governors = { $who } has { $governors } governors on the board, but there are only 4 (§X1.1)
# $symbol Symbol, $cards number
alexandros-odd-cards = { $cards } cards with { alexandros-a-symbol } were used at once, but there are only 11 (§X1.1)
# $walls number
alexandros-odd-walls = { $walls } walls are laid, but there are only 75 (§X1.1)
# $province number, $who text
alexandros-odd-on-plain = a governor of { $who } in province { $province } stands on a plain space (§X4.2)
# $province number
alexandros-odd-two-owners = province { $province } has governors of two players (§X5.2)
# $spaces number, $board number
alexandros-odd-plain-spaces = all provinces together have { $spaces } plain spaces, but the board has { $board } (§X5.1)
# $spaces text, $board number
alexandros-odd-symbol-spaces = all provinces together have { $spaces }, but the board has { $board } (§X5.1)
# $who text, $typed number, $computed number
alexandros-odd-taxes = { $typed ->
    [one] { $typed } point was
   *[other] { $typed } points were
} typed for { $who }’s taxes, but the provinces give { $computed } (§X4.4)
# $who text, $turn number
alexandros-odd-taxes-without = { $who } collected taxes in turn { $turn } without a governor on the board (§X4.4)
# $who text, $from number, $to number
alexandros-odd-sinks = { $who }’s points drop from { $from } to { $to } (§X4.4)
# $who text, $turn number, $goal number
alexandros-odd-after-goal = { $who } acted in turn { $turn } after the taxes that reached the goal of { $goal } points: the game was over at once (§X6.2)
# $turn number, $ended number
alexandros-odd-after-end = turn { $turn } came after the end: the game was over in turn { $ended } (§X6)
# $province number, $spaces text, $governors number
alexandros-odd-no-space = { $governors ->
    [one] province { $province } has { $spaces }, but { $governors } governor stands there (§X4.2)
   *[other] province { $province } has { $spaces }, but { $governors } governors stand there (§X4.2)
}
# $most number, $goal number
alexandros-odd-goal-missed = the goal of { $goal } points is said to have ended the game, but nobody has more than { $most } (§X6.2)
# $who text, $points number, $goal number
alexandros-odd-goal-passed = { $who } has { $points } points: the goal of { $goal } ended the game, and nothing else (§X6.2)
# $most number
alexandros-odd-no-round = no round was begun, but the best has { $most ->
    [one] { $most } point
   *[other] { $most } points
} (§X3)

alexandros-refused-plain = that space has no symbol (§X3.1)
alexandros-refused-wall = a wall runs along that space (§X3.1)
# $who text
alexandros-refused-governor = a governor of { $who } stands on that space (§X3.1)
alexandros-refused-alexander = Alexander stands at that space (§X3.1)
# $symbol Symbol, $distance number, $least number
alexandros-refused-not-nearest = this { alexandros-symbol } is { $distance } lines away; another is only { $least } away (§X3.3)
alexandros-refused-not-from-alexander = the way does not begin where Alexander stands (§X3.4)
alexandros-refused-no-line = no line leads from one corner of the way to the next (§X3.4)
alexandros-refused-not-at-goal = Alexander must end at a corner of the space (§X3.3)
# $lines number, $least number
alexandros-refused-not-shortest = this way has { $lines } lines; { $least } would do (§X3.4)
# $symbol Symbol
alexandros-refused-not-in-hand = there is no { alexandros-symbol } in the hand (§X3.5)
# $card text, $symbol Symbol
alexandros-refused-joker-available = { $card } is no joker: { alexandros-a-symbol } is available (§X3.6)
# $card text
alexandros-refused-joker-hand = { $card } from the hand is never a joker (§X3.6)
# $symbol text
alexandros-refused-can-move = Alexander moves: { $symbol } is available (§X3.8)
# $needed number, $left number
alexandros-refused-walls-short = Not enough walls: { $needed } needed, { $left } left; choose another goal or way (§X3.7)
# $card text
alexandros-refused-other-card = there are only enough walls for a goal of the other open card, { $card }: take that one (§X3.7)
alexandros-refused-not-moved = Alexander has not moved yet: a turn begins with his move (§X3)
alexandros-refused-no-actions = both actions are done (§X4)
alexandros-refused-taxes-twice = taxes are collected once a turn (§X4.4)
# $who text, $symbol Symbol
alexandros-refused-tax-card = no governor of { $who } stands on { alexandros-a-symbol } (§X4.4)
# $who text
alexandros-refused-no-taxes = { $who } has no governor on the board (§X4.4)
alexandros-refused-no-province = that space is in no province: it is not closed in (§X5.1)
alexandros-refused-no-symbol = a province without symbols cannot be occupied (§X4.2)
alexandros-refused-no-governor-named = at least one governor must be placed there (§X4.2)
# $wanted number, $home number
alexandros-refused-no-governor = { $wanted ->
    [one] a governor is needed
   *[other] { $wanted } governors are needed
}, but { $home } { $home ->
    [one] is
   *[other] are
} off the board: take one back first (§X4.2)
# $on text, $spaces text
alexandros-refused-no-place = governors were to stand on { $on }; the province has { $spaces } (§X4.2)
alexandros-refused-no-place-on = each governor needs a symbol space of its own in the province (§X4.2)
# $cards text
alexandros-refused-cards-missing = missing cards: { $cards } (§X4.2)
# $who text
alexandros-refused-occupied = { $who } has this province: it has to be taken over (§X4.2)
alexandros-refused-own = this province is already the player’s own (§X4.3)
alexandros-refused-vacant = nobody has this province: it is occupied, not taken over (§X4.3)
# $who text
alexandros-refused-not-there = no governor of { $who } stands there (§X4.5)
alexandros-nothing = nothing

# $player number
alexandros-refused-player = there is no player { $player } at this table (§X1.1)
alexandros-refused-no-turn = turns count from 1
# $turn number, $who text, $whose text
alexandros-refused-other-player = turn { $turn } is { $whose }’s turn: { $who } cannot act in it (§X3)
# $turn number, $ended number
alexandros-refused-over = there is no turn { $turn }: the game ended in turn { $ended } (§X6)
# $turn number
alexandros-refused-moved-twice = Alexander has moved in turn { $turn } already: a turn begins with one move (§X3)
# $who text, $turn number
alexandros-refused-left = { $who } left in turn { $turn }
# $province number
alexandros-refused-unknown = no province { $province } has been entered
# $province number
alexandros-refused-known = there is already a province { $province }
alexandros-refused-no-spaces = a province has a number and at least one space (§X5.1)
alexandros-refused-needs-board = this needs a board, and the table has none (§X10.4)
alexandros-refused-known-by-board = the table’s board works this out by itself (§X10.4)
# $place text
alexandros-refused-no-space = the board has no space { $place } (§X1.3)
# $place text
alexandros-refused-no-corner = the board has no corner { $place } (§X1.3)
# $governors number
alexandros-refused-one-by-one = governors are taken back one by one, not { $governors } at once (§X4.5)
# $given number, $players number
alexandros-refused-points = { $given ->
    [one] the points of { $given } player are given
   *[other] the points of { $given } players are given
}, but there are { count-players }: give everybody’s (§X1.1)
alexandros-refused-closed-twice = the game is over already (§X6)
alexandros-refused-not-closed = the game has ended, but its end is missing (§X6)
# $part number, $whole number
alexandros-divide-plain = the part has { $part ->
    [one] { $part } plain space
   *[other] { $part } plain spaces
}, the province only { $whole } (§X5.2)
# $part text, $whole number
alexandros-divide-symbol = the part has { $part }, the province only { $whole } (§X5.2)
# $stands text
alexandros-divide-governor = not in the province: { $stands } (§X5.2)
# $symbol Symbol
alexandros-divide-no-place = more governors than spaces with { alexandros-a-symbol } in the part (§X5.2)
# $symbol Symbol
alexandros-divide-no-place-left = more governors than spaces with { alexandros-a-symbol } in what remains (§X5.2)
alexandros-divide-nothing = the part has no space or no number (§X5.2)
alexandros-divide-whole = the part is the whole province: nothing remains (§X5.2)

# $players number
alexandros-refused-players = { count-players }: there must be 2 to 4 (§X1.1)
# $goal number
alexandros-refused-goal = the goal is 20 to 200 points, not { $goal } (§X7)
# $seat number
alexandros-refused-phantom = seat { $seat } is a phantom, and only players play Alexandros (§X1.1)
# $rows number
alexandros-board-rows = a board has 200 rows at most, not { $rows } (§X1.3)
# $row number, $characters number
alexandros-board-row-length = row { $row } has { $characters } characters, but 200 are the most (§X1.3)
# $letter text, $row number, $column number
alexandros-board-letter = “{ $letter }” in row { $row }, column { $column } is not a space: use T, A, H, L, S, a dot or a blank (§X1.3)
alexandros-board-empty = the board has no space (§X1.3)
# $spaces number
alexandros-board-spaces = the board has { $spaces } spaces, but 510 are the most (§X1.3)
# $row number, $column number
alexandros-board-apart = the spaces from row { $row }, column { $column } on are cut off from the others (§X1.3)
# $symbol Symbol
alexandros-board-missing = no space has { alexandros-a-symbol } (§X1.3)
# $line text, $place text
alexandros-board-start = the start, line { $line }, place { $place }, is no corner of the board (§X1.3)

alexandros-board-no-name = A board needs a name
alexandros-board-name-taken = Another board has this name
# $file text
alexandros-board-file = “{ $file }” is not a board file; use a plain file name that ends in .json
# $why text
alexandros-board-json = it is not a board in JSON: { $why }
# $name text
alexandros-board-saved = “{ $name }” is saved: tables can use it now
# $name text
alexandros-board-changed = Another program has changed this board and its version stays; yours is now “{ $name }”
# $name text
alexandros-board-imported = “{ $name }” is now one of your boards
alexandros-board-imported-faulty = This board has faults: correct and save it
# $reason text
alexandros-board-not-saved = The board could not be saved: { $reason }

## Tables of games played with real material

# $now text
# $was text
table-instead = { $now } instead of { $was }
# $count number
table-conflict = { $count ->
    [one] This makes a later entry impossible. Delete it too?
   *[other] This makes { $count } later entries impossible. Delete them too?
}
table-strike-too = Delete too
# $title text, $moment text
table-started = { $title }, started { $moment }

# The review of a game.

review = Review
review-hint = What each decision and each roll was worth
# $percent number
review-working = Looking further: { $percent }%
review-stop = Stop
review-go-on = Look further
review-by-value = So far by quick estimates
review-course = Expected VP, step by step
review-course-wins = Chance of winning, step by step
review-step-other = Other
review-back = Previous step
review-on = Next step
# $round number, $loss text
review-mistake-short = Round { $round }: { $loss }
# $rank number, $words text
review-mistake = Mistake { $rank }, { $words }
review-none = No decision cost much
# $games text
review-in-hundred = { $games } in 100
# $count number, $loss text
review-smaller = { $count ->
    [one] { $count } smaller loss: { $loss }
   *[other] { $count } smaller losses, together { $loss }
}
# $count number
review-smaller-count = { $count ->
    [one] { $count } smaller loss
   *[other] { $count } smaller losses
}
# $round number, $words text
review-round = Round { $round }: { $words }
# $words text, $figure text
review-luck = { $words }: { $figure } of luck
review-setup = Setup
# $figure text
review-others = Turns of others: { $figure }
# $figure text, $did text
review-others-did = Turns of others: { $figure } · { $did }
# $figure text
review-residual = What the estimates miss: { $figure }
# $words text
review-done = Played: { $words }
# $loss text, $done text
review-listed = { $loss } · { $done }
review-part-start = Start
review-part-luck = Luck
review-part-losses = Mistakes
review-part-others = Others
review-part-residual = Rest
review-residual-means = What remains between the expected and the actual result: the estimates cannot tell whether it was luck or play
review-no-parts = The estimates cannot tell how much of this was luck and how much was play
review-part-result = Result
review-part-expected = Expected
review-was-best = This was the best option
review-was-close = Close: about as good as the best
review-only = There was nothing else to choose
# $best text, $done text
review-vp-instead = { $best } VP expected with the best, { $done } with this
# $best text, $done text
review-wins-instead = The best wins { $best } in 100, this { $done }
# $vp text
review-cost = The best would have been worth { $vp } VP more
# $vp text, $reasons text
review-cost-because = The best would have been worth { $vp } VP more: { $reasons }
# $percent text
review-cost-games = The best would have won { $percent } more games in 100
# $percent text, $lead text, $reasons text
review-cost-games-because = The best would have won { $percent } more games in 100 and gained { $lead } VP on the best rival: { $reasons }
review-whose = Whose decisions

## What all games say together

statistics-title = Statistics
# $row text, $column text, $figure text
statistics-figure-said = { $row }, { $column }: { $figure }
# $read number
statistics-reading = { $read } games read so far; more follow
statistics-none-fits = No finished game matches
statistics-none-fits-hint = Choose wider filters above
statistics-no-figures = No figures yet
statistics-no-figures-hint = These games have none
statistics-csv = Save as CSV
plays-title = Plays
plays-number = Play
plays-player = Player
plays-computer = Computer
plays-points = Points
plays-rank = Rank
plays-won = Won
plays-minutes = Minutes
statistics-plays = Save plays as a table
statistics-plays-hint = A line for each player of each game shown here, for a spreadsheet; a name ending in .csv makes it CSV. An existing file is never replaced
statistics-bg-stats = Save plays for BG Stats
statistics-bg-stats-hint = Each game shown here as the app BG Stats reads it, in a list (JSON). An existing file is never replaced
statistics-all = All
statistics-filters = More filters
statistics-clear = Show all
statistics-form = Form
statistics-form-won-marks = Form (filled: won)
# $won number, $games number
statistics-form-won = { $won } of the last { $games } won
statistics-topic = Show
statistics-mode = Mode
# $phantoms number
statistics-mode-solo = Solo, { count-phantoms }
# $phantoms number
statistics-mode-against = Against { count-phantoms }
statistics-kind = How it was kept
statistics-kind-full = Played here
statistics-kind-table = On the score pad
statistics-kind-result = Entered afterwards
statistics-kind-totals = Totals only
statistics-layout = Sheet
statistics-options = Rounds and options
statistics-person = Person
statistics-place = Place
statistics-date = Date
# $days number
statistics-days = The last { $days } days
statistics-trend = Over time
statistics-spread = How results are spread
statistics-split = Where points come from
statistics-types = Types of building
statistics-cells = Cells built
statistics-coins = Coins and special actions
statistics-program-dice = The program’s dice
statistics-typed-dice = Dice rolled by people
statistics-people = People
statistics-pairings = Head to head
statistics-adjusted = Results without luck
statistics-loss = Loss per decision
statistics-result = Result
# $games number
statistics-mean = Average of { $games }
statistics-low = Usually from
statistics-high = Usually to
statistics-range = Usual range
statistics-usual = About two in three results lie in the usual range
statistics-single = With a second result, a chart appears here
statistics-vp = VP
statistics-part = Part
statistics-type = Type
statistics-won = Won
statistics-completed = Completed
statistics-early = Early awards
# $sheets number
statistics-sheets = { $sheets ->
    [one] How often each cell was built, on { $sheets } sheet
   *[other] How often each cell was built, on { $sheets } sheets
}
# $row number, $column number
statistics-cell = Row { $row }, column { $column }
statistics-built = Built
statistics-per-game = Per game
statistics-earned = Coins earned
statistics-spent = Coins spent
statistics-wasted = Coins wasted
statistics-changed = Dice changed
statistics-second = Second buildings
statistics-face = Face
statistics-thrown = Rolled
statistics-expected = Expected
# $dice number, $often number
statistics-fair = { $dice } dice: fair dice come out at least this uneven in { $often } of 100 cases
# $dice number
statistics-unfair = { $dice } dice: fair dice come out this uneven in fewer than 1 of 100 cases
statistics-contests = With opponents
statistics-pairing = Who
# $one text, $other text
statistics-two = { $one } – { $other }
# $level text
statistics-level = { $level } tied
statistics-margin = Average lead of the first
statistics-ahead = First ahead
statistics-behind = Second ahead
statistics-luck = Luck
statistics-reviewed = Reviewed games played for the highest total
# $least number, $most number
statistics-from-to = { $least }–{ $most }
# $middle text, $low text, $high text
statistics-quartiles = The median is { $middle }, the middle half lies from { $low } to { $high }
# $total number, $below number, $others number
statistics-latest = The latest, { $total }, is above { $below ->
    [0] none
   *[other] { $below }
} of the other { $others }
# $lists text
statistics-mixed = { $lists }: all counted together
statistics-by-game = By game
statistics-by-place = By place
statistics-by-year = By year
statistics-by-month = By month
statistics-by-players = By number of players
statistics-year = Year
statistics-month = Month
statistics-players = Players
statistics-hours = Hours
statistics-winning = Winners’ average
statistics-worst = Worst
statistics-share = Won, in %
statistics-mean-place = Average place
statistics-streak = Most wins in a row
statistics-shared-wins = Won, in %: of games with opponents; a win that two share counts half for each
statistics-one-game = Points are only compared within one game: choose a game above
statistics-with-game = Points are only compared within one game: choose one with --game
statistics-no-place = No place given
statistics-this-month = This month
statistics-this-year = This year
statistics-span = From … to …
statistics-since = From
statistics-until = To
# $games number, $people number
statistics-counted = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $people ->
    [one] { $people } person
   *[other] { $people } people
}
statistics-empty-hint = Play a game to its end, keep score at a table or enter a paper game: its figures appear here
people-title = Who is who
people-search = Find a person
people-none = Nobody found
people-no-search = Clear the search
people-empty-hint = Whoever plays a game to its end appears here, with everybody they played against
# $games number
people-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $wins number
people-wins = { $wins ->
    [one] { $wins } win
   *[other] { $wins } wins
}
# $day text
people-last = last on { $day }
# $total number
people-best = best { $total }
people-against = Against
people-alone = So far alone, or only against computers
people-names = Written as
# $name text
people-here = { $name }, at this computer
people-split = Separate
people-edit = Name and colour…
people-shown = Name shown
people-short = Short name
people-colour = Colour
people-no-colour = No colour of their own
people-join = Merge with…
# $name text
people-join-title = { $name } is the same person as
people-join-who = Who
people-join-choose = Choose who it is
people-join-hint = Saved games stay as they are; only lists and statistics count the two as one. You can undo it below “Written as”.
people-join-do = They are one person
# $name text
people-join-nobody = Everybody else has played against { $name }
# $one text, $other text
people-joined = { $other } is { $one } from now on
# $name text
people-parted = { $name } is somebody else from now on
# $reason text
people-not-saved = Who is who could not be saved: { $reason }
# $reason text
people-unreadable = Who is who could not be read, so every name counts as its own person: { $reason }
# $path text
people-broken = { $path } does not say who is who, so every name counts as its own person; the old file will be kept as .bad
# $path text
people-newer = { $path } was written by a newer version of the program, so every name counts as its own person; the file stays as it is

# A decision that is tried again, and those that are practised.

trial-again = Try again
trial-again-hint = The position without the answer: one try, then what it was worth
# $game text
trial-title = Try again: { $game }
# $round number
trial-question = Round { $round }: what would you do?
trial-tap = Or build: tap a lit crossing.
trial-hint = One try; then you see what it was worth.
trial-done = That is my turn
trial-good = As good as the best
# $loss text
trial-bad = { $loss } less than the best
# $loss text
trial-in-the-game = Lost in the game: { $loss }
# $words text
trial-tried = Your try: { $words }
trial-back = Go back
trial-once-more = Once more
drills = Drills
drills-home-none = Your costliest decisions again
# $count number
drills-home = { $count ->
    [0] Nothing due today
    [one] One decision to go over today
   *[other] { $count } decisions to go over today
}
drills-due = for today
drills-learning = not yet learned
drills-sitting = learned
drills-none = Drills are the costliest decisions of your own games, put to you once more. Review a finished game, or go over all of them: up to five decisions per game come here, and come back until you have learned them.
# $loss text
drills-lost = lost { $loss }
# $loss text
drills-lost-chance = lost { $loss } chance to win
drills-hint = A decision you get right comes back after 1, 3, 7, 16 and 35 days and is then learned; one you get wrong comes back the next day.
drills-start = Start
drills-none-due = Nothing is due today.
drills-next = Next
# $at number, $of number, $game text
drills-title = { $at } of { $of }: { $game }
drills-search = Go over all games
drills-search-hint = Looks for costly decisions in every finished game of the library, in the background
# $done number, $all number
drills-searching = Going over games: { $done } of { $all }
drills-stop = Stop going over games
drills-sits = learned
drills-is-due = due today
# $days number
drills-comes-back = { $days ->
    [0] today
    [one] tomorrow
   *[other] in { $days } days
}
drills-empty = Nothing to practise yet
drills-now = For today
drills-later = Coming back
drills-learned = Learned
drills-no-game = Its game is no longer in the library
# $count number
drills-gone = { $count ->
    [one] One decision is left out: its game is no longer in the library
   *[other] { $count } decisions are left out: their games are no longer in the library
}
# $day text, $people text
drills-with = { $day }, with { $people }
# $count number
drills-times = { $count ->
    [0] not practised yet
    [one] practised once
    [2] practised twice
   *[other] practised { $count } times
}
# $good number, $all number
drills-went = { $good } of { $all } right
# $count number, $when text
drills-return = { $count ->
    [one] One comes back { $when }
   *[other] { $count } come back { $when }
}
# $count number
drills-learned-now = { $count ->
    [one] One is now learned
   *[other] { $count } are now learned
}
backup-no-stream = a backup is written to a file: name one instead of “-”
# $files number, $file text
backup-done = { $files ->
    [one] One file is in the backup { $file }
   *[other] { $files } files are in the backup { $file }
}
# $reason text
backup-left-out = left out: { $reason }
# $percent text, $left text
work-progress = { $percent }%, { $left } left
# $made text, $program text, $files number
backup-of = Backup of { $made } by version { $program }, { $files ->
    [one] one file
   *[other] { $files } files
}
# $name text, $what text
backup-file = { $name }: { $what }
backup-is-new = new
backup-is-same = the same
backup-differs = different here
backup-is-open = open in another window, and left alone
# $count number
backup-same = { $count ->
    [0] None of them is here already
    [one] One of them is here already
   *[other] { $count } of them are here already
}
# $count number
backup-choose = { $count ->
    [one] One file is different here
   *[other] { $count } files are different here
}: add --conflicts keep (yours stay), replace (those in the backup take their place) or both (they get other names)
backup-nothing-yet = Nothing was changed
# $added number, $replaced number, $same number, $kept number
backup-restored = Restored: { $added } new, { $replaced } replaced, { $same } already here, { $kept } kept as yours
# $name text
backup-skipped = { $name } was left alone: it is open in another window, or has changed since
# $reason text
backup-refused = cannot come here: { $reason }
backup-bad-name = its name is too long for this disk, or not allowed on it
backup-is-empty = there is nothing in it
backup-in-place = what is in its place here is not a file, or cannot be read
backup-unwritable = it cannot be written here
# $path text
backup-no-folder = there is no data folder { $path }, so no backup was made; check --data-dir, ALHAMBRA_DATA_DIR and HOME
# $path text
backup-nothing = there is nothing to back up in { $path }, so no backup was made; check --data-dir, ALHAMBRA_DATA_DIR and HOME
backup-changed-meanwhile = this backup was changed while it was being restored; what was restored until then is complete: choose the backup again
backup-none = this is not a backup from this program; choose a file made by “Make a backup” or by alhambra backup
backup-newer = a newer version of the program made this backup; update the program to restore it
backup-damaged = this backup is damaged or incomplete, and nothing from it was used; try another copy of it
# $name text
backup-changed = { $name } in this backup is not as it was written, and nothing from it was used; try another copy of it
# $name text
backup-foreign = “{ $name }” in this backup is not one of this program’s files, and nothing from it was used; restore only backups that you trust
# $name text
backup-twice = { $name } is in this backup twice, and nothing from it was used; restore only backups that you trust
# $name text, $most number
backup-file-too-large = { $name } in this backup is more than { $most } MB, and nothing from it was used; restore only backups that you trust
backup-too-much = this is more than a backup can hold; copy the data folder instead
help-backup = Writes everything you have made into one file
help-backup-more = It holds games with their undone moves, sheets with their training, boards, your box, unfinished work, drills, and settings, but not the trash, nor anything that can be worked out again. A file that cannot be read is left out and named, and the exit code is 1.
help-backup-output = The backup to write
help-restore = Brings back what is in a backup
help-restore-more = The whole backup is checked before anything is changed. What is missing here is added; what is the same stays. If files are different here, they are listed and nothing is changed (exit code 1) until --conflicts says what to do with them. Files open in another window are left alone and named. If interrupted, it can be run again.
help-restore-file = A backup
help-dry-run = Only says what would change
help-conflicts = What to do with files that are different here: keep (yours stay), replace (those in the backup take their place) or both (they get other names; settings and other files that exist only once stay)
# $loss text
replay-loss = Lost { $loss } against the best
keys-do-loss = Next costly decision
best-play = Best play
best-play-mine = In the game
same-dice-hint = The advisor plays the same dice: both sheets side by side, and where they part
same-dice-not = This needs a finished game in which the program rolled all the dice.
# $game text
same-dice-title = Same dice: { $game }
best-play-playing = The advisor is playing…
# $who text, $total number
best-play-total = { $who }: { $total } VP
# $who text, $total number
best-play-won = { $who }: { $total } VP, won
best-play-parting = Where they part
best-play-alike = They never part.
best-play-marks = Framed: only here. Arrows: more or fewer than opposite. Figures: own, then the best of the others.
# $building text, $own number, $most number
race-strip-type = { $building } { $own }, others { $most } at most
# $who text, $what text
best-play-did = { $who }: { $what }
same-dice-beside = Compare with
review-decisions = All decisions
review-list = List

## How good a result is

standing = How good was it?
standing-compare = Compare
standing-adjusted = Without luck
standing-adjusted-hint = What the decisions alone would have scored on average dice
standing-tries = Your tries on these dice
# $number number
standing-try = { $number ->
    [1] First try
   *[other] Try { $number }
}
standing-this = this game
standing-levels = Among the levels
standing-you = Your result
# $by text
standing-more = { $by } more than you
# $by text
standing-fewer = { $by } fewer than you
# $percent number
standing-beaten = Better than { $percent }% of its games on other dice
standing-beaten-none = On other dice, nearly every game of every level scored more
standing-beaten-all = Better than nearly every game of all levels on other dice
standing-levels-hint = The bars are points on these dice; for beginner and casual, the mean of 100 games. How often your result is better comes from 1,000 games of each level on other dice.
standing-working = Playing…

## Backups in the window

backup-hint = A backup holds everything you have made here in one file
backup-make = Make a backup…
backup-make-title = Back up to this file
backup-make-do = Back up
backup-restore = Restore…
backup-restore-title = Restore this backup
backup-restore-hint = What it would change is shown before anything changes
backup-read = Show
backup-restore-do = Restore
backup-busy = A backup is being made or restored
# $percent number
backup-working = { $percent }% done
backup-all-here = Everything in it is here already
# $new number, $differs number, $same number
backup-counts = { $new } new · { $differs } different · { $same } the same
backup-game = Game
backup-undone = Undone moves
backup-training = Training
backup-board = Board
backup-box = Box
backup-draft = Unfinished work
# $count number
backup-conflicts = { $count ->
    [one] Which version of this file?
   *[other] Which version of these { $count } files?
}
backup-both = Keep both
backup-keep = Keep mine
backup-replace = Take the backup’s
backup-both-hint = Those in the backup get other names; settings and other files that exist only once stay as yours
backup-keep-hint = Yours stay as they are; only new files are added
backup-replace-hint = Those in the backup replace yours, which are lost
# $reason text
backup-failed = Something went wrong with this backup: { $reason }

## The rules of Roll & Write, by § of the spec

rules = Rules
rules-search = Search the rules
rules-contents = Contents
# $found number, $all number
rules-found = { $found } of { $all } sections
rules-none = No section says that. Try a shorter word.
rules-scroll = Scroll the rules
rules-aim = The aim
rules-aim-text = Everybody builds an Alhambra on a sheet of their own, with dice that go from hand to hand. Having the most buildings of a type, or being the first to have all of them, brings points; so do rows and columns that fill up, and coins that are left. Whoever has the most points after the last round wins.
rules-sheet = The sheets
rules-sheet-text = You have a sheet with 36 buildings of six types. A yellow die picks the row and a blue die the column; where they meet is a crossing. To build it, cross out the cell and fill the next box of its type on the score sheet, which the whole table shares. Your sheet also has a strip of coins, and you own three of them from the start.
rules-sheet-example = A sheet with nothing built yet.
rules-rounds = Rounds
rules-rounds-text = With three players a game lasts 18 rounds, with four 15 and with five 12; phantoms count as players here. In every round each player takes one turn, clockwise from the first player.
rules-setup = Setting up
rules-setup-text = Choose who goes first. In turn, everybody rolls a yellow and a blue die and builds where they point, three times round; if the cell is already built, roll again. Then all roll their pair once more and place it: yellow on its row, blue on its column. The first player also rolls and places an extra pair, which travels round the table from then on.
rules-turn = Your turn
rules-turn-text = Four dice lie on your sheet, two yellow and two blue, and make four crossings. Two of them were passed to you and stay as they are; your own pair is rolled first if you used it last turn. You may change dice for coins. Then you do one of two things: build, or gain coins.
rules-build = Build
rules-build-text = Choose one yellow and one blue die whose crossing is not built, and build it. Those two dice now lie in front of you, to be rolled at the start of your next turn. The other two go to the next player just as they lie.
rules-build-example = Yellow 2 and 5, blue 3 and 6: four crossings. Row 2, column 3 is built already, so you choose among the other three.
rules-gain = Gain coins
rules-gain-text = Count how many of your four crossings are built and circle that many coins; where two dice show the same, a crossing counts twice. You may always do this, and must when all four are built. Then roll all four dice, keep one yellow and one blue, and pass the other two. Once every printed coin is circled there are no more to gain, even after you have spent some.
rules-gain-example = Yellow 1 and 4, blue 5 twice: two built cells, and each counts twice. That is 4 coins.
rules-end = Ending your turn
rules-end-text = Until you end your turn you can undo everything since the last roll. In the last round the last player rolls, keeps and passes no more dice; phantoms still roll.
rules-change = Change dice
rules-change-text = Before you build or gain coins, each coin you spend turns one die up or down by one. You may change one yellow and one blue die per turn; as a house rule, any of the four. A 6 never turns into a 1, nor a 1 into a 6. The die keeps its new number, even when it is passed on.
# $building Building
rules-change-example = For one coin the yellow 2 became a 3. With blue 2 it now points at { building-a }.
rules-second = Build a second
rules-second-text = After building you may spend 3 coins to build the crossing of the two dice you did not use, unless it is built already. Then roll all four dice, keep one yellow and one blue, and pass the other two.
rules-special = One special action per turn
rules-special-text = Changing dice and building a second are special actions. You may use one of them per turn, or both if you agreed so before the game.
rules-race = The race
rules-race-text = When you fill the last box of a type, you win the highest place still open for it at the end of the round. Players who complete it in the same round share the next places, one for each of them: add up the points, divide, round down. Those places are then struck out, and nobody can win them again. A type completed when no place is left scores nothing.
rules-race-example = Anna and Ben complete the seraglio in the same round: 17 and 9 make 26, so each gets 13 VP. Third place, 2 VP, is still open.
rules-types = At the end: types
rules-types-text = After the last round the places left in each type go to those with the most boxes, apart from players already rewarded for it. Players who tie share the places they take, rounded down. You need at least one building of a type to score for it.
rules-types-example = Anna leads in the arcades and gets 18 VP. Ben and Clara tie behind her and share 10 and 3: 6 VP each.
rules-lines = At the end: lines
rules-lines-text = Every row and every column of your sheet scores: 2 VP with four buildings, 5 VP with five and 10 VP with all six. They need not be next to each other.
rules-lines-example = Four, five and six buildings: 2, 5 and 10, together 17 VP.
rules-victory = At the end: coins and victory
rules-victory-text = Every two coins you have left are worth 1 VP; an odd coin is worth nothing. The highest total wins, and players who tie share the victory.
rules-card = The score card
rules-card-text = The score card lists, for each player, the points from the six types, from lines and from coins, and the total. Places won early, in the race, are marked.
rules-two = Two players
rules-two-text = A phantom joins you. It has no sheet: after your setup its pair is rolled three times, and each roll fills a box of the type it points at. From then on it is rolled once a round, after both of you, and again if that type is already full. A phantom takes places away from you but never scores or wins.
# $building Building
rules-two-example = Phantom I rolls yellow 3 and blue 5: { building-a }. It fills its next box of that type.
rules-solo = Playing alone
rules-solo-text = You play against two phantoms, or three or four for a harder game. With nobody to pass to, after building the two unused dice stay, and the two you used are rolled for your next turn. After gaining coins or building a second, all four are rolled. Go for the highest total.
rules-against = Beating the phantoms
rules-against-text = In this variant of the solo game phantoms score their types as players do, and get a bonus instead of lines and coins: 21 VP each with two of them, 18 with three, 15 with four. The highest total wins, and a tie is shared, even with a phantom.
rules-open = Where the rules leave room
rules-open-text = Some points can be read in more than one way. You can set rounds, special actions, changing dice and the phantoms’ bonus when you start a game. If the sheet of your pad is different, enter it under Sheets and play on that.

## The rules of Alhambra, the tile game, by § of the spec

alhambra-rules-aim-text = You buy buildings with money of four currencies and lay them out as an Alhambra of your own. It is scored three times: whoever leads in a type of building gets points, and everybody gets points for their longest wall. Whoever has the most points at the end wins.
alhambra-rules-tiles = Tiles and points
alhambra-rules-tiles-text = There are 54 building tiles of six types, each with its price. At every scoring, whoever has the most tiles of a type gets victory points for it. Pavilions are cheap and bring the least, towers are expensive and bring the most, and every scoring pays more than the one before.
alhambra-rules-tiles-example = How many tiles of each type there are, what they cost, and what the places bring at the three scorings.
alhambra-rules-walls = Walls and the start tile
alhambra-rules-walls-text = Most tiles have a wall on one, two or three of their sides. Your start tile has no wall and no price, and it is no building.
alhambra-rules-money = Money
alhambra-rules-money-text = You pay with cards of four currencies: florins, dirhams, dinars and ducats. In each of them there are cards from 1 to 9, three of each.
alhambra-rules-money-example = A card of each currency.
alhambra-rules-yard = The builders’ yard
alhambra-rules-yard-text = Four tiles lie on the spaces of the yard. The space says what you pay with: florins on the first, dirhams on the second, dinars on the third, ducats on the fourth.
alhambra-rules-yard-example = Now the seraglio costs 5 florins, the arcades 8 dirhams, the garden 10 dinars and the tower 11 ducats.
alhambra-rules-scorings = Three scorings
alhambra-rules-scorings-text = There are three scorings: when the first scoring card turns up, when the second does, and at the end of the game. Only what is laid in your Alhambra counts, not what lies in your reserve.
alhambra-rules-majorities = Who has the most
alhambra-rules-majorities-text = For each type, whoever has the most tiles comes first, whatever they cost. The first scoring pays for one place, the second for two, the third for three. Players who tie share the places they take: add up the points, divide, round down. Without a tile of a type you get nothing for it.
alhambra-rules-majorities-example = Towers at the second scoring: Anna and Ben have four each and share 13 and 6, so each gets 9 VP. Clara has one and gets nothing.
alhambra-rules-longest = The wall
alhambra-rules-longest-text = The side of a tile is part of your wall if it is walled and no tile lies behind it. Find the longest line that you can follow along your wall without a gap: every piece of it is worth 1 VP. Only this one line counts. Two walls against each other give nothing.
alhambra-rules-longest-example = Three stretches of wall, of three, two and one pieces: only the longest counts and brings 3 VP.
alhambra-rules-upright = Laying tiles
alhambra-rules-upright-text = Tiles are laid the right way up and never turned. Your whole Alhambra has to keep to these rules after every single change, whether you lay a tile, take one away or swap two.
alhambra-rules-sides = Sides that match
alhambra-rules-sides-text = Where two tiles touch, both have a wall there or neither has.
alhambra-rules-sides-example = The pavilion has a wall to the east. The chambers have none to the west, so they do not fit there.
alhambra-rules-foot = On foot
alhambra-rules-foot-text = From your start tile one can walk to every other tile without crossing a wall. So a new tile shares a side with your Alhambra; touching at a corner is not enough.
alhambra-rules-foot-example = The sides match, but nobody could walk to the seraglio: the only way there is walled off.
alhambra-rules-holes = No holes
alhambra-rules-holes-text = You may not close in empty space, whether one space or many.
alhambra-rules-holes-example = The garden would close the ring round the empty space in the middle.
alhambra-rules-start = The start tile stays
alhambra-rules-start-text = Your start tile stays where it is to the end: it is never taken away or swapped.
alhambra-rules-setup = Setting up
alhambra-rules-setup-text = Everybody lays their start tile, and the yard gets its four tiles. Then one player after the other is dealt money, card by card and open to all, until it makes 20 or more; from then on hands are secret. Four more cards go on display. The rest is cut into five piles: one scoring card is shuffled into the second of them, the other into the fourth.
alhambra-rules-first = Who begins
alhambra-rules-first-text = Whoever has the fewest cards begins; if that is a tie, whichever of them has the least money, and after that the youngest. You play clockwise.
alhambra-rules-turn = Your turn
alhambra-rules-turn-text = In your turn you do one thing: take money, buy a tile or redesign your Alhambra. But every time you pay exactly, you have one more action. So you can buy up to four tiles and then still take money or redesign.
alhambra-rules-take = Take money
alhambra-rules-take-text = Take one card of the display, whatever its value. Or take several that make 5 at most together; their currencies may differ.
alhambra-rules-take-example = You may take the 9 alone, the 2 with the 3, or the 1, the 1 and the 3. You may not take the 3 with the 3: that makes 6.
alhambra-rules-buy = Buy
alhambra-rules-buy-text = Pay for a tile of the yard with cards of its currency that are worth at least its price. You get no change. Lay the tile aside until the turn ends; its space stays empty until then.
alhambra-rules-buy-example = The garden costs 10 dinars. With 3 and 7 you pay exactly and act once more; with 4 and 7 you lose one dinar, and that was your last action.
alhambra-rules-redesign = Redesign
alhambra-rules-redesign-text = Change one thing in your Alhambra: lay a tile from your reserve, move a laid tile to your reserve, or swap one with the other at the same place. What you bought in this turn has to wait until the turn ends.
alhambra-rules-end = Ending your turn
alhambra-rules-end-text = You lay each tile you have bought, or put it into your reserve, in any order. Then the display is filled up to four cards, and the yard to four tiles. If a scoring card has turned up, the scoring follows; then it is the next player’s turn.
alhambra-rules-pass = Passing
alhambra-rules-pass-text = You may pass only if you can do nothing at all: take no card, pay for nothing, change nothing in your Alhambra.
alhambra-rules-over = The end of the game
alhambra-rules-over-text = The game is over when the yard cannot be filled any more. Hands are shown, and each tile left in the yard goes to whoever has the most money of its currency, for nothing; on a tie it stays where it is. These tiles are laid or put into the reserve. Then comes the third scoring. The most points win, and a tie is shared.
alhambra-rules-missed = A scoring that never comes
alhambra-rules-missed-text = If a scoring card has not turned up by the end of the game, its scoring is left out. The game also ends when all have passed one after the other.
alhambra-rules-two = Two players
alhambra-rules-two-text = With two players, each money card is there twice instead of three times: 72 cards in all.
alhambra-rules-dirk = The third player
alhambra-rules-dirk-text = A third player joins the two of you, called Dirk if you give no other name, who has no turns, no money and no Alhambra. Dirk gets six tiles from the stack at the start, six more after the first scoring, and a third of the stack after the second, rounded down.
alhambra-rules-give = Giving tiles away
alhambra-rules-give-text = When your turn ends, you may give any tile you bought in it to the third player. Tiles of your reserve and your Alhambra stay yours, and so does what you get at the end of the game.
alhambra-rules-third = The third player’s places
alhambra-rules-third-text = The third player takes places and points for types like anybody else, but has no wall and no modules. Dirk takes points away from you, but never wins.
alhambra-rules-third-example = Gardens at the third scoring: Anna and Dirk have four each and share 20 and 12, so each gets 16 VP. Ben has two and gets 5 VP.
alhambra-rules-vizier = Module: the Vizier
alhambra-rules-vizier-text = Everybody has a Vizier, who is awake at the start. After each turn, once the yard is full, a Vizier who is awake may buy one tile for exactly its price; the player whose turn comes next is asked first. It is laid or put into the reserve at once, the yard is filled up again, and the Vizier falls asleep. It takes an action to wake yours.
alhambra-rules-camps = Module: camps
alhambra-rules-camps-text = You buy, lay and move camps like buildings, but nobody can walk through them. At least one rampart of each stands against the wall of a building. Ramparts may touch nothing else, and plain sides only plain sides of other camps. At every scoring each arrow brings 1 VP for every building in the unbroken line before it. The start tile is one of them; a gap or another camp ends the line.
alhambra-rules-camps-example = The arrows of three camps look along four, four and two buildings: 10 VP.
alhambra-rules-bazaars = Module: bazaars
alhambra-rules-bazaars-text = A bazaar that is drawn lies beside the yard. It costs exactly as much as the tile on the space of its currency; while that space is empty, nobody can buy it. At the third scoring, count the tiles around it that have one of its three colours, corners too. Multiply their number by how many of its colours are among them.
alhambra-rules-bazaars-example = Four tiles around the bazaar match, in all three of its colours: 4 × 3 = 12 VP.
alhambra-rules-falcons = Module: falconers
alhambra-rules-falcons-text = You may spend your whole turn on falcons: each costs one money card, whichever you like. Place it where four tiles meet and both of its colours are among them; one of the four may be the start tile or a bazaar, but not a camp. It stays there, and goes back to the supply if one of its tiles is taken away or swapped. At every scoring, one to five falcons of a kind bring 2, 6, 12, 20 or 30 VP.
alhambra-rules-falcons-example = The brown falcon has the colours of the pavilion and the tower. It sits where both meet and brings 2 VP.
alhambra-rules-open = Where the rules leave room
alhambra-rules-open-text = Editions differ, and some points can be read in more than one way. When you begin a game, you choose the modules and the pile of the second scoring card. There you also settle holes, the further action, the third player, when Viziers buy, and what camps may do.

## Tips

settings-tips = Tips when something is new
tip-crossing = Tip: each yellow die crosses each blue die. Choose a crossing and build there.
tip-phantom = Tip: phantoms have rolled. Each fills a box in the race and may take a place before you.
tip-award = Tip: a place in the race is struck out. Whoever completes a type early takes the best one left.
tip-coins = Tip: you have coins. One turns a die by one before you act; three pay for a second building.
tip-close = Got it

## A first game, step by step

lesson = Learn to play
lesson-offer = Learn the game in five turns
lesson-aim = Aim of the game
# $coins number
lesson-aim-hint = Score the most victory points: be first to complete types of building, build lines, keep coins. Two phantoms race you. Nobody plays them: they only roll dice and fill boxes. You start with three buildings, chosen by the dice, and { $coins } coins.
# $round number
lesson-turn = Turn { $round } of 5
lesson-strayed = That is allowed, but let us keep to the lesson for now: your sheet is unchanged.
# $built number, $printed number
lesson-crossing = Two yellow dice pick rows, two blue ones columns: four crossings, none of them built yet. Build the pavilion in row 3, column 2. You have { $built } of { $printed } pavilions, and whoever has them all first gets the most.
lesson-phantoms = The cell is crossed out and a box is filled in the race. End your turn: the two dice you used are rolled again. Then each phantom rolls two dice: they point at a cell of the sheet, and the phantom fills a box of its type.
lesson-dice-stay = The dice you did not use stayed where they were, yellow 5 and blue 6. They still cross at a pavilion: build it.
# $vp number, $second number, $third number
lesson-race = One more pavilion and yours are complete. Whoever completes the pavilions first wins { $vp } victory points (VP), the second { $second }, the third { $third }. At the end, incomplete types score too, so phantoms can lower your total. End your turn.
# $coins number
lesson-coins = Instead of building you may gain coins, one for each crossing that is built; here all of them are. Both yellow dice show 1, so each cell counts twice: { $coins } coins.
# $coins number
lesson-all-four = You own { $coins } coins now. After gaining coins, all four dice are rolled: end your turn.
lesson-change = The last pavilion is in row 4, column 4, but no blue die shows 4. Drag the blue 3 to column 4, or choose “Change dice” and turn it up. Each step costs one coin. A die never goes from 6 to 1, and you may change one die of each colour per turn.
lesson-complete = Now yellow 4 and blue 4 meet at your last pavilion. Build it.
# $vp number
lesson-award = All your pavilions are built. The round ends when the phantoms have rolled: then you get { $vp } VP for them, and nobody else can be first any more. End your turn.
lesson-line = The last turn of this short game. Row 1 has two buildings, as the dots beside it show; four in a row or column are worth 2 VP. Build in row 1, column 2 first.
# $button text
lesson-second = The two unused dice point at row 1, column 4. If you have not changed dice this turn, you may build there too, for 3 coins: choose “{ $button }”.
# $coins number
lesson-last = Row 1 has four buildings now, and you have { $coins } coins left; every two are worth 1 VP. End the turn, and with it the game.
lesson-over = Your first game
lesson-learnt-types = At the end, most boxes take the best place left
lesson-learnt-shared = Same round, or level at the end: shared places
lesson-learnt-coins = Each printed coin is circled only once
lesson-learnt-rules = A solo game has 18 rounds; more in the rules (F1)
lesson-play-on = Start a solo game

## The desktop knows the program

install-record = Alhambra game record
# $pattern text, $link text
install-done = Alhambra is in your menus now, and opens records ({ $pattern }) and links such as { $link }
# $path text
install-written = written: { $path }
# $path text
install-in-the-way = { $path } is not from this program or was changed, so nothing was installed: move it away and try again
# $path text
install-bad-path = “{ $path }” cannot stand in an entry of a menu, so nothing was installed: move it to a path of plain text, without = and control characters
# $path text, $folder text
install-of-other = { $path } belongs to this program with the data folder “{ $folder }”, and your menus have one entry for it, so nothing was installed: remove that one first with --data-dir and that folder, install --user --remove
install-removed = Alhambra is no longer in your menus
install-none = Nothing is installed here to remove
# $path text
install-changed = left, because somebody has changed it: { $path }
install-lost = the system does not say where programs are installed: set HOME or XDG_DATA_HOME
install-not-here = alhambra install works on Linux only: on Windows and macOS choose this program under “Open with”; links are not opened there
# $tool text
install-tool-done = done: { $tool }
# $tool text
install-tool-missing = missing: { $tool }; your desktop finds out by itself, at the latest when you log in again
# $tool text
install-tool-failed = failed: { $tool }; log in again, or install it again
# $tool text
install-links-open = { $tool } says that links open this program
# $tool text
install-links-elsewhere = { $tool } does not say that links open this program: choose it in the settings of your desktop
help-install = Registers the program with your desktop, so that a double click opens records
help-install-more = On Linux it writes an icon, an entry for menus and the type of records into your own folder (XDG_DATA_HOME, or ~/.local/share), and has the desktop refresh its lists. A link such as alhambra:100TZ-GW7EZ opens its challenge. No other program’s file is replaced. Run it again when the program has moved.
help-install-user = For you alone
help-install-remove = Removes what was installed, but no file that somebody has changed
help-man = Writes the manual pages: one of the program, and one of each command
help-man-output = The folder to write them to; by default they go to standard output, one after the other
help-completions = Writes what a shell needs to complete commands and options
help-completions-more = Packages of the program bring it along. Otherwise put it where your shell looks for it, as in the examples.
help-shell = The shell
# $added number, $here number, $failed number
library-imported-several = Imported: { $added } new, { $here } already here, { $failed } not readable
library-copy = Copy the game as text
library-copied = The game is on the clipboard as text

photo = Photo of the table
photo-word = Photo
photo-none = No photo yet
photo-awaited = Reading the photo…
# $percent number
photo-working = Preparing the photo… { $percent }%
photo-stop = Stop
photo-stopped = Stopped: the picture chosen last was not added
photo-kept = The photo is kept with the game
photo-choose = Add a photo…
photo-replace = Choose another…
photo-hint = The path of a JPEG or PNG picture; or drop one on this window
photo-take = Add
photo-remove = Remove
photo-remove-question = Remove the photo? The original file stays.
# $path text
photo-unreadable = { $path } is not a JPEG or PNG picture; save it as one first
# $path text
photo-damaged = { $path } is damaged, or of a kind that cannot be read; save it again as a JPEG or PNG
# $path text
photo-too-long = { $path } is larger than 20,000 pixels a side; make it smaller first
# $path text, $most number
photo-too-many = { $path } has more than { $most } million pixels; make it smaller first
photo-locked = Another window is changing this photo. Try again.
photo-changed = Another window has changed this photo: this is how it is now. Nothing was replaced or removed.
photo-no-game = The game was deleted in another window; the photo is not saved
# $reason text
photo-failed = The photo could not be read or saved: { $reason }
# $total text, $error text, $types text, $walls text, $modules text
alhambra-simulate-parts = { $total } ± { $error } (types { $types }, walls { $walls }, modules { $modules })
alhambra-help-players = two to six; by default two greedy players
alhambra-help-modules = The modules in the game: vizier, camps, bazaars, falconers, with camps, bazaars and falcons of ours, which are not the printed ones (§A6, §A11.5)
alhambra-help-second-scoring-pile = The pile of money into which the second scoring card is shuffled (§A4.1)
alhambra-help-holes = Which holes are forbidden: empty spaces that are cut off (area), or only one space with tiles on all sides (single) (§A3.4)
alhambra-help-further-action = Whether the action after an exact purchase may be left out or must be done (§A4.3)
alhambra-help-vizier-before-scoring = Viziers buy before a scoring that is due (§A6.1)
alhambra-help-third-player-modules = Camps and bazaars that the third player draws stay and score nothing (keep) or are drawn anew (redraw) (§A5.2)
alhambra-play-first = who goes first follows from the cards that are dealt (§A4.2): leave --first out
# $players number
alhambra-play-seats = two to six play, not { $players }: name them with --players
# $name text
alhambra-due-turn = it is { $name }’s turn
# $name text
alhambra-due-vizier-of = { $name } may send the Vizier
# $name text
alhambra-due-placing = { $name } places tiles
alhambra-play-declines = does not send the Vizier
alhambra-advise-declines = do not send the Vizier
# $cards text
alhambra-advise-takes = take { $cards }
# $piece text, $cards text
alhambra-advise-buys = buy { $piece } for { $cards }
# $piece text, $cards text
alhambra-advise-buys-exactly = buy { $piece } for exactly { $cards }
# $piece text, $place text
alhambra-advise-lays = lay { $piece } { $place }
# $piece text
alhambra-advise-gives = give { $piece } to the third player
alhambra-advise-wakes = wake your Vizier
# $kind FalconKind, $card text, $place text
alhambra-advise-falcon = buy a { alhambra-falcon-kind } falcon for { $card } and place it { $place }
# $piece text, $cards text
alhambra-advise-vizier = send the Vizier for { $piece }: { $cards }
alhambra-advise-passes = pass
alhambra-gains-action = paid exactly, so another action follows
# $building Building, $scoring number, $tiles number, $others number
alhambra-gains-most = most tiles of the type { building-bare } before the { alhambra-scoring }: { $tiles }, others have { $others } at most
# $from number, $to number
alhambra-gains-wall = longest wall from { $from } to { $to }
# $scoring number, $from number, $to number
alhambra-gains-vp = { $to } instead of { $from } VP if the { alhambra-scoring } were now
# $piece text
alhambra-gains-pays = { $piece } can be paid exactly then
# $cards number, $sum number
alhambra-gains-money = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand, worth { $sum }
# $types text, $walls text, $modules text
alhambra-advise-parts = types { $types }, walls { $walls }, modules { $modules }
alhambra-advise-legend = After each option: the chance of winning, the difference from the 1st ± standard error, and the player’s expected VP at the end
# $title text
alhambra-analyse-open = { $title }, not over yet
alhambra-analyse-turn = turn
# $turn number, $best text, $loss text, $chosen text, $vp text
alhambra-analyse-mistake = turn { $turn }: “{ $best }” would have won { $loss } more than “{ $chosen }” (VP: { $vp })
alhambra-analyse-by-value = Losses by quick estimates, luck by playing on by them to each player’s next decision
# $games text
alhambra-analyse-by-games = Losses by up to { $games } simulated games per decision ± standard error, luck by some that are played to the end
alhambra-analyse-legend = % are chances of winning, by which options are judged; VP stand beside them, and who plays to win may give some up. ≈ is about equal. `advise --at N` lists all options of a decision. The residual is what the values miss.
alhambra-review-hint = What each decision was worth, and what was luck
# $title text
alhambra-review-open-hands = { $title } · open hands
# $turn number, $words text
alhambra-review-turn = { $turn ->
    [0] Before the first turn: { $words }
   *[other] Turn { $turn }: { $words }
}
# $turn number
alhambra-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
alhambra-review-axis = Turn
alhambra-so-far = So far
alhambra-same = Same tiles and cards
alhambra-same-hint = What every level makes of the same tiles and cards in your place, and how the advisor plays them
alhambra-same-not = This needs a finished game that the program dealt throughout.
# $game text
alhambra-same-title = Same tiles and cards: { $game }
# $games number, $percent number, $error number
alhambra-same-wins = Wins { $percent }% ± { $error }% of { $games } games
# $place text, $players number
alhambra-same-place = { $place } of { $players }
alhambra-same-levels-hint = The bars are VP in the end; for the levels, the mean of their games. Each level sits in your place; computers keep theirs, and strong ones sit in for other people. Games differ only by the mistakes that levels make. The quick advisor decides at once; the advisor looks ahead, in one game.
# $percent number
alhambra-same-progress = Playing: { $percent }%
alhambra-trial-question = What would you do?
alhambra-trial-best = Show the best
# $words text
alhambra-trial-played = In the game: { $words }

## The tile game played here

# $players number
alhambra-play-title = Alhambra · { play-title-players }
alhambra-home-play-hint = Against computers or around this screen
# $computers number
alhambra-challenges-against = { $computers ->
    [1] Against one strong computer
    [2] Against two strong computers
    [3] Against three strong computers
    [4] Against four strong computers
   *[other] Against { $computers } strong computers
}
alhambra-challenges-day = Game of the day
alhambra-challenges-week = Game of the week
alhambra-challenges-play-day = Play the game of the day
alhambra-challenges-play-week = Play the game of the week
alhambra-challenges-again = Another game of the same stacks counts as another try
alhambra-challenges-code = A game’s code lets you play with the same stacks, here against strong computers
alhambra-challenges-none = Games of the day, of the week or from a code that you finish appear here
alhambra-challenges-no-code = Only games that the program dealt, with the first edition’s tiles, have a code
alhambra-records-only-unhelped = Only games of one person against computers count: without help, dealt by the program, with a seed you haven’t played before
alhambra-records-typed = Games with real tiles
alhambra-statistics-scorings = Scorings
alhambra-statistics-purchases = Purchases and exact payments
alhambra-statistics-bought = Bought on one’s own turn
alhambra-statistics-exactly = Paid exactly
alhambra-statistics-computers = Computers
alhambra-statistics-no-modules = Without modules
alhambra-statistics-reviewed = Reviewed games
alhambra-statistics-loss = Loss per decision, in %
alhambra-statistics-reviewed-loss = Reviewed games; percentages are chances of winning
alhambra-new-game = New game of Alhambra
alhambra-new-game-hint = Whoever has the fewest cards begins
alhambra-new-seed = Seed
alhambra-new-seed-hint = The same seed with the same players and modules makes the same stacks
alhambra-new-seed-more = Seed and rule variants
# $level Level
alhambra-seat-strength = { $level ->
    [beginner] sees little beyond the next scoring
    [casual] builds walls, misses a lot
    [strong] plans ahead and watches you
    [advisor] looks ahead, the strongest
    [advisor-fast] decides at once
    [random] does anything that is allowed
   *[greedy] wants the most points at once
}
alhambra-your-board = Your Alhambra
alhambra-your-hand = Your hand
alhambra-hand = Hand
# $who text
alhambra-hand-of = { $who }’s hand
alhambra-open-hand = Open hand
alhambra-your-turn = Your turn
# $scoring text, $vp number
alhambra-next-vp = { $scoring }: { $vp } VP if it came now
# $vp number
alhambra-more-vp = +{ $vp } VP next
# $tiles number
alhambra-stack-left = { $tiles ->
    [one] one tile in the stack
   *[other] { $tiles } tiles in the stack
}
# $cards number
alhambra-deck-left = { $cards ->
    [one] Money deck: one card
   *[other] Money deck: { $cards } cards
}
# $scoring number, $after number, $within number
alhambra-deck-scoring = { $after ->
    [0] { $scoring ->
        [1] First scoring { $within ->
            [one] with the next card
           *[other] within { $within } cards
        }
       *[other] Second scoring { $within ->
            [one] with the next card
           *[other] within { $within } cards
        }
    }
   *[other] { $scoring ->
        [1] First scoring after { $after } to { $within } cards
       *[other] Second scoring after { $after } to { $within } cards
    }
}
# $scoring number, $after number, $within number
alhambra-deck-about = { $within ->
    [0] { $scoring ->
        [1] First scoring any time now
       *[other] Second scoring any time now
    }
   *[other] { $after ->
        [0] { $scoring ->
            [1] First scoring within about { $within } cards
           *[other] Second scoring within about { $within } cards
        }
       *[other] { $scoring ->
            [1] First scoring after about { $after } to { $within } cards
           *[other] Second scoring after about { $after } to { $within } cards
        }
    }
}
alhambra-deck-last = Third scoring when the yard cannot be filled
alhambra-deck-empty = The stack is empty: the next tile bought ends the game
alhambra-deck-ends = The game ends after this turn
alhambra-yard = Builders’ yard
alhambra-yard-hint = paid exactly: one more action
alhambra-display = Money
alhambra-display-hint = one card, or several worth up to 5
alhambra-taken-alone = Several cards may come to 5 at most: this one is taken alone
# $cards text
alhambra-pays-exactly = exact: { $cards }
# $cards text, $lost number
alhambra-pays-loss = { $cards }, { $lost } lost
# $missing number
alhambra-pays-missing = { $missing } missing
# $sum number
alhambra-pays-in-hand = { $sum } in hand
# $sum number
alhambra-pays-enough = { $sum } is enough
alhambra-pays-no-price = no price now
alhambra-pays-not-exactly = not exactly
alhambra-pays-no-action = no action left
alhambra-next-bazaar = Next bazaar
# $sum number, $currency Currency
alhambra-sum = { $sum ->
    [one] { $currency ->
        [florin] { $sum } florin
        [dirham] { $sum } dirham
        [dinar] { $sum } dinar
       *[ducat] { $sum } ducat
    }
   *[other] { $sum } { alhambra-money }
}
# $cards text
alhambra-take = Take { $cards }
alhambra-take-ends = your action for this turn
# $what text, $cards text
alhambra-buy = Buy { $what } for { $cards }
# $what text
alhambra-buy-what = Buy { $what }
alhambra-choose-cards = choose the cards to pay with
alhambra-exact-again = exact: one more action
# $lost number
alhambra-lost-ends = { $lost } lost: no further action
alhambra-vizier-sleeps = exact: then your Vizier sleeps
alhambra-buy-fits-nowhere = fits nowhere now: into the reserve
alhambra-buy-ends-game = the game ends after this turn
# $what text
alhambra-put-away = Move { $what } to the reserve
alhambra-is-redesign = a redesign: your action for this turn
# $what text
alhambra-keep-in-reserve = Put { $what } in the reserve
alhambra-to-reserve = To the reserve
# $what text
alhambra-lay-it = { $what }: lay it where it glows
alhambra-decline = Do not send the Vizier
alhambra-decline-hint = it stays awake
alhambra-pass = Pass
alhambra-or-act = or act once more
alhambra-first-act = take money, buy or redesign first
alhambra-first-place = First place what you have bought
alhambra-wake = Wake the Vizier
alhambra-vizier-awake = Vizier awake
alhambra-vizier-asleep = Vizier asleep
alhambra-vizier-woken = Your Vizier is awake now
alhambra-take-falcons = Falcons
alhambra-let-go = Clear the selection
alhambra-to-card = Score card
alhambra-not-your-turn = It is not your turn
# $what text
alhambra-bought-now = { $what }, just bought
alhambra-bought = Bought
alhambra-bought-and-reserve = Bought, reserve
# $scoring text, $before number, $after number, $wallbefore number, $wallafter number
alhambra-would = { $scoring }: { $before } → { $after } VP. Wall: { $wallbefore } → { $wallafter }
# $pieces number
alhambra-other-reserve = { $pieces ->
    [one] one in reserve
   *[other] { $pieces } in reserve
}
# $types text
alhambra-leads = leads: { $types }
# $types text
alhambra-leads-level = tied for the lead (=): { $types }
alhambra-other-leads = leads
alhambra-other-level = tied
# $who text
alhambra-guide-wait = { $who } is thinking…
alhambra-guide-over = The game is over
alhambra-end = The game ends
alhambra-end-stack = The stack is empty, and the yard cannot be filled any more. Each tile left in it goes to whoever holds the most money in the currency of its space.
alhambra-end-passed = Everybody has passed, one after the other. Each tile left in the yard goes to whoever holds the most money in the currency of its space.
alhambra-end-none-left = Nothing is left in the yard
alhambra-end-hands = Hands
alhambra-guide-turn = Take money, buy a tile, or redesign: click what you want
alhambra-guide-again = Paid exactly: act once more before you place anything, or place your tiles
alhambra-guide-last = You hold the most money of its currency, so this last tile is yours.
alhambra-guide-end = Nothing is left but to end the turn
# $who text
alhambra-guide-vizier = Vizier, after { $who }’s turn: will you buy a tile for its exact price?
alhambra-guide-vizier-own = Vizier, after your own turn: will you buy a tile for its exact price?
alhambra-guide-laid = Move it to the reserve, or click it again to leave it there
# $who text, $key text
alhambra-guide-looking = You are looking at { $who }: { $key }, or another click on that card, goes back to yours
# $what text
alhambra-guide-buy = { $what }: choose a place to buy it and lay it there
alhambra-guide-falcon-card = Choose a card of your hand to pay with
alhambra-guide-falcon = Click a crossing that glows
# $what text
alhambra-guide-nowhere = { $what } fits nowhere now: it goes to the reserve
# $what text, $places number
alhambra-guide-place = { $places ->
    [one] { $what }: one place glows; click it, or put the tile in the reserve
   *[other] { $what }: { $places } places glow; click one, or put the tile in the reserve
}
# $what text, $places number, $swaps number
alhambra-guide-reserve = { $what } from the reserve: lay it ({ $places }), or swap it with a tile ({ $swaps })
alhambra-cover-hint = Hands are secret: nobody else should look
# $name text
alhambra-cover-next = Next: { $name }
# $name text
alhambra-cover-vizier = Vizier: { $name }
alhambra-cover-go = Show my hand
alhambra-deal = The deal
alhambra-deal-hint = Everybody sees these cards now. Once the game begins, hands are secret.
# $sum number, $cards number
alhambra-deal-sum = { $sum } in { $cards } cards
# $name text
alhambra-deal-begins = { $name } begins
alhambra-deal-fewest = Whoever has the fewest cards begins.
alhambra-deal-least = Whoever has the fewest cards begins; if several do, the one with the least money.
alhambra-deal-lot = Whoever has the fewest cards and the least money begins; if several do, lots are drawn.
alhambra-deal-go = Begin
alhambra-scorings = Scorings
alhambra-overview = Tiles and VP
alhambra-history-cards = Cards that were taken or paid more than a round ago are not named: remembering them is part of the game.
# $totals text
alhambra-scoring-totals = So far: { $totals }
alhambra-no-scoring-yet = There has been no scoring yet
alhambra-take-back-seen = You have seen what was drawn next: taking back makes this a practice game
# $name text
alhambra-take-back-of = { $name } decided this, and you have seen what was drawn next: taking it back makes this a practice game

## Real tiles and cards, typed in

alhambra-new-deals = Tiles and cards
alhambra-new-deals-program = Shuffled by the program
alhambra-new-deals-typed = Real ones, typed in
alhambra-new-deals-hint = Shuffle at the table and type in whatever is drawn. Computers play by it and say what they do
# $who text
alhambra-ask-third = A tile from the stack for { $who }
# $space number, $currency Currency
alhambra-ask-yard = A tile for space { $space } of the yard ({ alhambra-money })
# $who text, $dealt number, $enough number
alhambra-ask-deal = A card for { $who }: { $dealt } of { $enough } so far
alhambra-ask-display = A card for the display
alhambra-ask-reshuffle = The deck is empty: shuffle the discards
alhambra-ask-shuffled = They are shuffled
alhambra-ask-first = Several may begin: who is the youngest?
alhambra-ask-how-card = Click the card, or type 1–4 for its currency and then its value.
alhambra-ask-how-tile = Click what was drawn. What is gone is pale.
# $sizes text, $second number
alhambra-ask-piles = Once four lie on display, cut the rest into piles of about { $sizes } cards, shuffle the first scoring card into pile 2, the second into pile { $second }, and lay pile 1 on top.
alhambra-piles = How high are the piles?
# $second number
alhambra-piles-why = Type in how many money cards each pile has, without the scoring cards in 2 and { $second }: the program then tells exactly when the next scoring can come. Cutting by eye is enough: then it tells roughly when.
# $pile number
alhambra-piles-of = Money cards in pile { $pile }
alhambra-piles-counted = They have these heights
alhambra-piles-by-eye = They are cut by eye
alhambra-ask-program = Let the program draw this once
alhambra-typed-news = What was done last
alhambra-typed-no-news = Nobody has had a turn yet
alhambra-typed-correct = Correct a typed card or tile
alhambra-typed-choose = Which one was mistyped? Latest first
alhambra-typed-retype = Choose what it really was
# $what text
alhambra-typed-misfit = What came after does not fit { $what }
alhambra-typed-choice = Keep it as it was typed, or correct it and take back this and everything after? Taking back makes this a practice game

alhambra-lesson-offer = Learn
alhambra-lesson-opponent = Ben
# $turn number, $turns number
alhambra-lesson-turn = Turn { $turn } of { $turns }
alhambra-lesson-strayed = That is allowed, but let us keep to the lesson for now: nothing has changed.
# $opponent text, $third text
alhambra-lesson-aim = You build an Alhambra round your start tile. Whoever has the most victory points (VP) after three scorings wins. { $opponent } plays against you; { $third }, the third player of a game of two, only collects tiles.
alhambra-lesson-yard = Four tiles are for sale in the yard. Each space has a currency: only that pays for its tile. The number on a tile is its price, and below it stands how you could pay it now.
alhambra-lesson-take-one = Each turn you do one thing: take money, buy a tile or redesign. Begin with money: one card of the display, however high. Take the dirham 6.
# $opponent text
alhambra-lesson-turn-ends = The card is in your hand, and that was your action. End your turn: the display is filled up to four cards, then { $opponent } plays.
# $opponent text, $price number, $lost number
alhambra-lesson-buy-with-loss = { $opponent } bought a tower for exactly its price and acted again; soon you will, too. Now buy the garden for { $price } with your dirhams 6 and 3. No change is given: { $lost } is lost, and no other action follows.
alhambra-lesson-lay = Tiles are never turned. Where two touch, both have a wall or neither, and each tile must be reached on foot from the start tile. Lay the garden on the marked cell, so that its walls look outwards.
# $wall number
alhambra-lesson-wall = Outer walls count, too: at every scoring the longest stretch brings 1 VP for each piece. Yours has { $wall }. End your turn.
# $most number
alhambra-lesson-take-several = You may also take several cards that make { $most } at most, in any currencies. Small cards help to pay exactly. Take the dinar 2 together with the ducat 3.
alhambra-lesson-end = Nothing else is left in this turn: end it.
# $price number
alhambra-lesson-buy-exactly = A tower for { $price } has come to the florin space, and you hold a florin { $price }. Whoever pays exactly has one more action. Buy it.
# $price number
alhambra-lesson-exactly-again = So act again: the pavilion costs { $price } dinars, and you have just that. Buy it exactly as well.
alhambra-lesson-money-after = Exactly again, so one more action. Take the ducat 2: together with your 3 it will pay for the seraglio.
alhambra-lesson-lay-beside = Now you place what you have bought. Lay the tower on the marked cell, to the east of the garden. Where they touch neither has a wall, and outside their walls join.
alhambra-lesson-reserve = The pavilion has three walls and fits nowhere yet: put it in your reserve. There it scores nothing, but it is yours.
# $wall number
alhambra-lesson-longer-wall = Your wall is one stretch of { $wall } pieces now. End your turn.
# $price number
alhambra-lesson-two-cards = The seraglio on the ducat space costs { $price }, and your ducats 3 and 2 make just that. Buy it.
alhambra-lesson-small-card = You may act again. Take the dinar 1: with your 8 it makes 9, and a garden for 9 may well come.
alhambra-lesson-lay-for-reserve = Lay the seraglio on the marked cell, to the west of the start tile. It is open to the north: there your pavilion will fit.
alhambra-lesson-redesign = Redesigning is an action, too: lay a tile of your reserve, take a laid one back, or swap the two. Click the pavilion in your reserve, then the marked cell.
# $wall number
alhambra-lesson-double-wall = Between pavilion and garden wall lies against wall: that is allowed, but counts for nothing. Outside, your wall has { $wall } pieces. End your turn.
# $third text, $price number
alhambra-lesson-majority = At a scoring, whoever has laid the most tiles of a type gets its VP; prices do not matter. You have one garden, and so has { $third }. Buy the second one for exactly { $price } dinars, and you lead.
alhambra-lesson-next-money = Take the ducat 6 with your further action: the arcades cost just that.
alhambra-lesson-lay-majority = Lay the garden on the marked cell, below the tower: its wall carries yours on.
# $opponent text
alhambra-lesson-for-its-walls = In arcades { $opponent } leads with two, but these would make your wall longer. Buy the arcades with your ducat 6.
alhambra-lesson-high-card = Exactly again. Take the dinar 7: the expensive tiles must be paid for, too.
# $wall number, $after number
alhambra-lesson-longest-wall = Lay the arcades on the marked cell, to the south of the start tile: your wall grows from { $wall } to { $after } pieces.
alhambra-lesson-deck-track = The line at the top shows how full the money deck is, and where the scoring cards can lie. The first may come with every card now, and you are well placed. Take the dinar 9.
alhambra-lesson-scoring-card = End your turn, and see what comes to the display.
# $wall number, $gardens number, $pavilions number, $towers number, $opponent text, $shared number, $total number
alhambra-lesson-scored = The scoring card came. Your wall brings { $wall } VP, most gardens { $gardens }, most pavilions { $pavilions }. You share the { $towers } VP of the towers with { $opponent }: { $shared } each. That makes { $total } VP.
# $third text
alhambra-lesson-to-come = { $third } has drawn six more tiles. The next two scorings bring far more, and second and third places count there, too. When the yard cannot be filled any more, the game ends with the third scoring.
# $own number, $opponent text, $theirs number, $third text, $last number
alhambra-lesson-over-result = After the first scoring you have { $own } VP, { $opponent } { $theirs } and { $third } { $last }.
alhambra-lesson-learnt-turn = Take money, buy or redesign; pay exactly, and you act once more
alhambra-lesson-learnt-scoring = Each scoring rewards the most tiles of a type and your longest outer wall
alhambra-lesson-learnt-rules = More players, the last tiles and the modules are in the rules (F1)
alhambra-lesson-play-on = Start a game of two

## Games of which only the totals are known

# $program text
totals-from = from { $program }
totals-only-known = Only the totals are known.
# $file text
totals-no-picture = { $file }: only the totals are known, so there is no picture or page of it
# $players number, $most number
totals-fault-players = { $players ->
    [0] nobody played
   *[other] { $players } played, and at most { $most } can
}
# $seat number
totals-fault-phantom = seat { $seat } is a phantom: whoever has a total is a player
# $given number, $players number
totals-fault-length = there are { $given } totals or places, but { count-players }
totals-fault-places = the places contradict the totals
totals-fault-twice = there is an end already
totals-fault-none = there are no totals
totals-fault-note = no note can be made of a game of which only the totals are known

## Plays of other programs

plays-in-heads-id = id, play id, uuid
plays-in-heads-play = play, play number
plays-in-heads-date = date, day, played on, play date
plays-in-heads-time = time, start
plays-in-heads-game = game, game name, title
plays-in-heads-location = location, place, where
plays-in-heads-minutes = minutes, duration, length
plays-in-heads-name = name, player, player name, who
plays-in-heads-points = points, total, score, sum, vp, result
plays-in-heads-rank = rank, position
plays-in-heads-won = won, winner, win
plays-in-heads-comment = comment, comments, note, notes
plays-in-column-ignored = not used
plays-in-column-id = id
plays-in-column-play = number of the play
plays-in-column-date = date
plays-in-column-time = time
plays-in-column-game = game
plays-in-column-location = place
plays-in-column-minutes = minutes
plays-in-column-name = name
plays-in-column-points = points
plays-in-column-rank = rank
plays-in-column-won = won
plays-in-column-comment = comment
plays-in-bg-stats = a BG Stats file
plays-in-bgg = a file of plays from BoardGameGeek
plays-in-csv = a table of a spreadsheet
plays-in-not-plays = no plays of another program are in it
# $kind text, $most number
plays-in-too-large = this is { $kind }, but it is larger than { $most } MB
# $kind text, $most number
plays-in-too-many-lines = this is { $kind }, but it has more than { $most } lines
# $why text
plays-in-not-read = it could not be read to its end: { $why }
# $kind text, $line number, $column number
plays-in-damaged-at = this is { $kind }, but it is damaged at line { $line }, column { $column }
# $kind text
plays-in-damaged = this is { $kind }, but it is damaged or cut off
# $kind text
plays-in-no-plays = this is { $kind }, but there are no plays in it
# $kind text, $column text
plays-in-no-column = this is { $kind }, but a column is missing: { $column }
# $kind text
plays-in-no-game = this is { $kind }, but it does not say which game was played
# $said text
plays-in-no-day = “{ $said }” is not a day, or could be two
# $players number, $fewest number, $most number
plays-in-players = { $players } played, but the game is for { $fewest } to { $most }
plays-in-no-name = somebody has no name
# $name text
plays-in-no-points = { $name } has no points
# $name text, $said text
plays-in-bad-points = the points of { $name } are “{ $said }”, no whole number
plays-in-incomplete = it was not finished
plays-in-too-long = a text in it is too long
plays-in-title = Plays to import
# $count number
plays-in-take = { $count ->
    [0] Import
    [one] Import { $count } play
   *[other] Import { $count } plays
}
plays-in-take-none = No play is left to import
plays-in-another = Choose another file
plays-in-export-again = Export it once more, or choose another file
plays-in-what = What is imported
plays-in-hint = Plays come into the library with day, place, names and totals. Those that are here already are left out unless you choose them.
plays-in-chosen = To import
plays-in-new = New
plays-in-known = Here already
plays-in-left-out = Left out
# $files number
plays-in-files-out = { $files ->
    [one] 1 file is not counted here
   *[other] { $files } files are not counted here
}
# $at number, $why text
plays-in-unusable = number { $at }: { $why }
plays-in-all-again = Import all that are here already
# $count number
plays-in-more = … and { $count } more
plays-in-columns = What the columns hold
# $number number
plays-in-column = Column { $number }
# $column text
plays-in-choose = Which column holds “{ $column }”?
plays-in-game = Game of all plays
plays-in-game-by-column = As a column says
# $count number
plays-in-taken = { $count ->
    [one] { $count } play is now in the library
   *[other] { $count } plays are now in the library
}
# $percent number
plays-in-reading = Reading the plays… { $percent }%
# $percent number
plays-in-taking = Importing the plays… { $percent }%
plays-in-stop = Stop
# $count number
plays-in-stopped = Stopped: { $count ->
    [0] no play was imported
    [one] { $count } play is now in the library
   *[other] { $count } plays are now in the library
}
# $percent number
plays-out-writing = Writing the plays… { $percent }%
plays-out-stopped = Stopped: no file was written
totals-form-way = Totals only
totals-form-title = Enter totals only
totals-form-hint = For games of which you know nothing but who played and how many points each had. They count in statistics; nothing can be explained or replayed.
# $number number
totals-form-name = Name of player { $number }
# $number number
totals-form-total = Total of player { $number }
# $number number
totals-form-rank = Rank of player { $number }
totals-form-equal = Equal points share a rank. If something else decided, enter who was ahead.
totals-form-no-name = Everybody needs a name
totals-form-no-total = Nobody has any points yet
