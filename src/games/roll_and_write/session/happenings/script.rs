//! The script of what happens in a game, read from its log: what follows what, and when.

use super::{
    APART, COIN, COINS_APART, COUNT, CROSS, FLIGHT, Happening, Line, PASS, POP, SHINE, Showing, TUMBLE,
};
use crate::{
    log::{Game, PlayEvent, Played},
    rules::{Cell, Ending, LINE_VP, Pair, RollKind, State, column_counts, row_counts},
};
use common::{BuildingType, director::Cue};
use kernel::{Step, What};

// In seconds, at the designed pace.
/// How long a computer's action takes the stage, and a phantom's roll the attention.
pub const STAGE: f64 = 0.7;
/// How much of what shines is seen before anything else begins.
const FEAST: f64 = 0.5;
/// The longest that all of it may take; more if sheets of computers are shown.
const LONGEST: f64 = 2.8;
const LONGEST_ON_STAGE: f64 = 6.0;

/// More buildings of a seat than these at once are not a turn but a jump through the game.
const MOST_BUILT: usize = 2;

/// The cues since a known entry of the log; at first sight a game shows the roll that it begins with.
#[must_use]
pub fn script(game: &Game, known: Option<usize>, to: usize, showing: Showing) -> Vec<Cue<Happening>> {
    let mut script = Script { game, showing, cues: Vec::new(), clock: 0.0 };
    match known {
        Some(known) => {
            let steps =
                game.steps_of(showing.corrected).filter(|step| (known + 1..=to).contains(&step.entry));
            steps.for_each(|step| script.tell(&step));
        }
        None => script.begin(to),
    }
    if script.is_leap() {
        return Vec::new();
    }
    script.in_time()
}

struct Script<'a> {
    game: &'a Game,
    showing: Showing,
    cues: Vec<Cue<Happening>>,
    /// When the next thing begins.
    clock: f64,
}

impl Script<'_> {
    fn cue(&mut self, entry: usize, after: f64, takes: f64, what: Happening) {
        self.cues.push(Cue { entry, at: self.clock + after, takes, what });
    }

    /// The dice with which a game begins are rolled.
    fn begin(&mut self, entry: usize) {
        let state = self.game.at(entry).state;
        if state.round() <= 1 && self.showing.rolls {
            let seat = state.seat();
            let (yellow, blue) = state.dice(seat);
            let dice = [yellow, blue].map(|dice| dice.iter().map(|die| die.face.number()).collect());
            self.roll(entry, seat, dice);
        }
    }

    fn roll(&mut self, entry: usize, seat: usize, dice: [Vec<u8>; 2]) {
        let count = dice.iter().map(Vec::len).sum::<usize>();
        let takes = TUMBLE + APART * count.saturating_sub(1) as f64;
        self.cue(entry, 0.0, takes, Happening::Rolls { seat, dice });
        self.clock += takes;
    }

    fn tell(&mut self, step: &Step<'_, Played>) {
        let What::Event(event) = step.what else { return };
        if step.before.round() == 0 {
            return;
        }
        match event {
            PlayEvent::Roll { purpose: RollKind::Phantom, seat, yellow, blue, .. } => {
                if let ([yellow], [blue]) = (&yellow[..], &blue[..]) {
                    self.phantom(step, row_of(*seat), Pair { yellow: *yellow, blue: *blue });
                }
            }
            PlayEvent::Roll { purpose: RollKind::Setup | RollKind::FirstPlayer, .. } => {}
            PlayEvent::Roll { seat, yellow, blue, .. } => {
                if self.showing.rolls {
                    let dice = [yellow, blue].map(|faces| faces.iter().map(|face| face.number()).collect());
                    self.roll(step.entry, row_of(*seat), dice);
                }
            }
            PlayEvent::EndTurn {} => {
                if let Some(Ending::Passes { pair, to }) = step.before.ending(self.game.config()) {
                    let seats = [step.before.seat(), to];
                    self.cue(step.entry, 0.0, PASS, Happening::Passes { seats, pair });
                    self.clock += PASS;
                }
            }
            _ => self.act(step),
        }
        self.award(step);
    }

    /// What a phantom's dice point at is filled when they have landed.
    fn phantom(&mut self, step: &Step<'_, Played>, row: usize, pair: Pair) {
        let Some(grid) = self.game.config().layout().grid() else { return };
        let building = grid[pair.cell().index()];
        self.cue(step.entry, 0.0, STAGE, Happening::PhantomRolls { row, pair, building });
        let begins = self.clock;
        self.clock += TUMBLE;
        self.fill(step, row);
        self.clock = self.clock.max(begins + STAGE);
    }

    /// A building or coins. What a computer does stays on its sheet for a while.
    fn act(&mut self, step: &Step<'_, Played>) {
        let (entry, seat, begins) = (step.entry, step.before.seat(), self.clock);
        let [before, after] = [&step.before, &step.after].map(|state| *state.sheet(seat));
        let built = Cell::all().find(|cell| after.is_built(*cell) && !before.is_built(*cell));
        let gained = usize::from(after.circled().saturating_sub(before.circled()));
        if built.is_none() && gained == 0 {
            return;
        }
        let is_staged = self.showing.stages && self.game.policy(seat).is_some();
        if is_staged {
            self.cue(entry, 0.0, STAGE, Happening::Acts { seat, built });
        }
        if let Some(cell) = built {
            self.cue(entry, 0.0, CROSS, Happening::Crosses { seat, cell });
            self.clock += CROSS;
            self.fill(step, seat);
        }
        if gained > 0 {
            let (paying, _) = step.before.paying(self.game.config());
            let cells: Vec<Cell> = paying.into_iter().take(gained).collect();
            let takes = COIN + COINS_APART * gained.saturating_sub(1) as f64;
            self.cue(entry, 0.0, takes, Happening::Gains { seat, cells });
            self.clock += takes;
        }
        if is_staged {
            self.clock = self.clock.max(begins + STAGE);
        }
    }

    /// The box that a row fills, and what this completes: a type, and lines of its sheet.
    fn fill(&mut self, step: &Step<'_, Played>, row: usize) {
        let (entry, config) = (step.entry, self.game.config());
        let [before, after] = [&step.before, &step.after].map(|state| *state.score());
        let is_filled = |building: &BuildingType| after.boxes(row, *building) > before.boxes(row, *building);
        let Some(building) = BuildingType::ALL.into_iter().find(is_filled) else { return };
        self.cue(entry, 0.0, POP, Happening::Fills { row, building });
        let standing = after.standing(config.layout(), row, building);
        let is_complete = standing.completed.is_some();
        let vp = if is_complete && config.scores(row) { standing.vp } else { 0 };
        if is_complete {
            self.cue(entry, 0.0, SHINE, Happening::Completes { row, building, vp });
        }
        let lines = if row < config.players() { lines_between(step, row) } else { Vec::new() };
        for &(line, vp) in &lines {
            self.cue(entry, 0.0, SHINE, Happening::Scores { seat: row, line, vp });
        }
        if vp > 0 || !lines.is_empty() {
            self.cue(entry, FLIGHT, COUNT, Happening::Counts { row });
        }
        if is_complete || !lines.is_empty() {
            self.clock += FEAST;
        }
    }

    /// What is given at the end of a round (§6).
    fn award(&mut self, step: &Step<'_, Played>) {
        let [before, after] = [&step.before, &step.after].map(State::awarded_rounds);
        if before < after {
            let awards = step.after.score().awards(self.game.config().layout(), after);
            for award in awards.into_iter().filter(|award| award.round > before) {
                self.cue(step.entry, 0.0, SHINE, Happening::Awards(award));
                self.clock += FEAST;
            }
        }
    }

    fn is_leap(&self) -> bool {
        let built = |seat: usize| {
            let is_its =
                |cue: &&Cue<Happening>| matches!(cue.what, Happening::Crosses { seat: of, .. } if of == seat);
            self.cues.iter().filter(is_its).count()
        };
        (0..self.game.config().players()).any(|seat| built(seat) > MOST_BUILT)
    }

    /// Everything, but closer together if it would take too long.
    fn in_time(mut self) -> Vec<Cue<Happening>> {
        let has_stage = self.cues.iter().any(|cue| matches!(cue.what, Happening::Acts { .. }));
        let longest = if has_stage { LONGEST_ON_STAGE } else { LONGEST };
        let share = (longest / self.clock).min(1.0);
        for cue in &mut self.cues {
            cue.at *= share;
            // The next phantom's dice fall when these are gone.
            if let Happening::PhantomRolls { .. } = cue.what {
                cue.takes *= share;
            }
        }
        self.cues
    }
}

/// The row of a number in the log, which counts from 1.
fn row_of(seat: u8) -> usize {
    usize::from(seat).saturating_sub(1)
}

/// The lines of a sheet that bring more after a step, and how much more (§7.2).
fn lines_between(step: &Step<'_, Played>, seat: usize) -> Vec<(Line, u8)> {
    let [before, after] = [&step.before, &step.after].map(|state| state.sheet(seat).built());
    let more = |counts: fn(u64) -> [u8; 6], line: fn(usize) -> Line| {
        let counts = counts(before).into_iter().zip(counts(after)).enumerate();
        counts.map(move |(k, (before, after))| {
            let [before, after] = [before, after].map(|built| LINE_VP[usize::from(built)]);
            (line(k), after.saturating_sub(before))
        })
    };
    more(row_counts, Line::Row).chain(more(column_counts, Line::Column)).filter(|(_, vp)| *vp > 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        record::{self, AnyGame},
        session::lesson::Lesson,
    };

    const SHOWING: Showing = Showing { rolls: true, stages: false, corrected: false };

    /// The kinds of happenings, one letter each, in the order in which they begin.
    fn told(cues: &[Cue<Happening>]) -> String {
        let mut cues: Vec<_> = cues.iter().collect();
        cues.sort_by(|a, b| a.at.total_cmp(&b.at));
        let letter = |cue: &&Cue<Happening>| match cue.what {
            Happening::Crosses { .. } => 'x',
            Happening::Gains { .. } => 'g',
            Happening::Rolls { .. } => 'r',
            Happening::PhantomRolls { .. } => 'p',
            Happening::Fills { .. } => 'f',
            Happening::Completes { .. } => 'c',
            Happening::Scores { .. } => 's',
            Happening::Counts { .. } => '+',
            Happening::Passes { .. } => '>',
            Happening::Acts { .. } => 'a',
            Happening::Awards(_) => '!',
        };
        cues.iter().map(letter).collect()
    }

    #[test]
    fn the_lesson_is_shown_building_roll_phantoms_award() {
        let mut lesson = Lesson::begin().unwrap();
        let mut shown = vec![told(&script(lesson.game(), None, lesson.game().log().len(), SHOWING))];
        while let Some(step) = lesson.step() {
            let known = lesson.game().log().len();
            lesson.play(step.does);
            let to = lesson.game().log().len();
            shown.push(told(&script(lesson.game(), Some(known), to, SHOWING)));
        }
        // A turned die slides, and a filled box pops; a completed type is stamped, flies, and is awarded when the
        // phantoms have rolled; the last turn rolls nothing (§4.5, §10).
        let turns = ["r", "xf rpfpf", "xf rpfpf", "g rpfpf", " xfc+ rpfpf!", "xf xfs+ pfpf"];
        assert_eq!(shown.join(" "), turns.join(" "));
    }

    fn sample(name: &str) -> Game {
        let path = format!("{}/../../../saves/{name}.json", env!("CARGO_MANIFEST_DIR"));
        match record::read(&std::fs::read_to_string(path).unwrap()).unwrap().game {
            AnyGame::Played(game) => *game,
            AnyGame::Table(_) | AnyGame::Result(_) => panic!("{name} is no full game"),
        }
    }

    /// The cues of every turn: from one end of a turn to the next.
    fn turns(game: &Game, showing: Showing) -> Vec<Vec<Cue<Happening>>> {
        let ends_turn = |step: &Step<'_, Played>| matches!(step.what, What::Event(PlayEvent::EndTurn {}));
        let ends: Vec<usize> = game.steps().filter(ends_turn).map(|step| step.entry).collect();
        ends.windows(2).map(|ends| script(game, Some(ends[0]), ends[1], showing)).collect()
    }

    #[test]
    fn everything_is_shown_in_its_order_and_in_time() {
        for name in ["solo-2-phantoms", "four-players", "solo-against-3-phantoms"] {
            let game = sample(name);
            let mut filled = 0;
            for cues in turns(&game, SHOWING) {
                // One after the other, except for what flies and counts while other things go on.
                let in_a_row = cues.iter().filter(|cue| cue.what.concerns_race());
                assert!(in_a_row.clone().map(|cue| (cue.at, cue.entry)).is_sorted(), "{cues:?}");
                assert!(in_a_row.map(|cue| cue.at).all(|at| (0.0..=LONGEST).contains(&at)), "{cues:?}");
                let at = |is_it: fn(&Happening) -> bool| {
                    cues.iter().find(|cue| is_it(&cue.what)).map(|cue| cue.at)
                };
                let phantom = at(|what| matches!(what, Happening::PhantomRolls { .. }));
                let award = at(|what| matches!(what, Happening::Awards(_)));
                assert!(award.is_none_or(|award| phantom.is_none_or(|phantom| phantom < award)));
                filled += cues.iter().filter(|cue| matches!(cue.what, Happening::Fills { .. })).count();
            }
            let boxes = |state: &State| {
                (0..game.config().rows()).map(|row| usize::from(state.score().buildings(row))).sum::<usize>()
            };
            let ends: Vec<_> = game
                .steps()
                .filter(|step| matches!(step.what, What::Event(PlayEvent::EndTurn {})))
                .map(|step| boxes(&step.after))
                .collect();
            assert_eq!(filled, ends.last().unwrap() - ends[0], "{name}: each box once");
        }
    }

    #[test]
    fn the_dice_of_a_phantom_are_gone_when_those_of_the_next_fall() {
        let mut pairs = 0;
        for name in ["solo-2-phantoms", "solo-against-3-phantoms"] {
            for cues in turns(&sample(name), SHOWING) {
                let is_roll = |cue: &&Cue<Happening>| matches!(cue.what, Happening::PhantomRolls { .. });
                let rolls: Vec<_> = cues.iter().filter(is_roll).collect();
                for pair in rolls.windows(2) {
                    assert!(pair[0].at + pair[0].takes < pair[1].at + 1e-9, "{name}: {pair:?}");
                    pairs += 1;
                }
            }
        }
        assert!(pairs > 20, "{pairs}");
    }

    #[test]
    fn a_turn_after_the_other_is_shown_and_a_leap_is_not() {
        let game = sample("solo-2-phantoms");
        let last = game.log().len();
        assert!(script(&game, Some(0), last, SHOWING).is_empty());
        assert!(turns(&game, SHOWING).iter().all(|cues| !cues.is_empty()));
        let typed = Showing { rolls: false, ..SHOWING };
        let is_roll = |cue: &Cue<Happening>| matches!(cue.what, Happening::Rolls { .. });
        assert!(turns(&game, SHOWING).iter().flatten().any(is_roll));
        assert!(!turns(&game, typed).iter().flatten().any(is_roll), "they lie on the table");
        assert!(script(&game, None, last, SHOWING).is_empty(), "one does not begin at the end");
    }

    #[test]
    fn what_a_computer_does_has_the_stage_and_what_a_person_does_has_not() {
        let game = sample("four-players");
        let showing = Showing { stages: true, ..SHOWING };
        let mut staged = 0;
        for cue in turns(&game, showing).iter().flatten() {
            if let Happening::Acts { seat, .. } = cue.what {
                assert!(game.policy(seat).is_some());
                staged += 1;
            }
        }
        let has_computers = (0..game.config().players()).any(|seat| game.policy(seat).is_some());
        assert_eq!(has_computers, staged > 0);
    }
}
