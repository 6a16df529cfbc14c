//! Advice in words: the best options with their differences, why the first is best, and what that rests on.

use super::Counsel;
use crate::{
    advisor::{Advice, Choice, Cut, Goal, Parts},
    app::{
        session::Session,
        texts::{Key, Texts},
    },
    rules::{BuildingType, Cell, Colour, Command, Face, State, Terms},
};

/// Options that are told.
const TOLD: usize = 3;
/// Differences that nobody would feel, in VP, or in hundredths of the chance of winning: once refined, and by value alone.
const FELT: f64 = 0.1;
const FELT_BY_VALUE: f64 = 0.3;
/// Standard errors from which on a difference counts as real.
const SURE: f64 = 2.0;
/// VP from which on a part is named as a reason.
const REASON: f64 = 0.2;

/// Advice in words.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// The best options, best first; none while the advisor is still thinking.
    pub options: Vec<ToldOption>,
    /// Why the first is best, or that it hardly matters.
    pub why: String,
    /// What the figures rest on.
    pub basis: String,
}

/// An option in words.
#[derive(Clone, Debug, PartialEq)]
pub struct ToldOption {
    /// What it does.
    pub words: String,
    /// Where: the cells built, or the crossing of the pair kept.
    pub cells: Vec<Cell>,
    /// How it compares with the best.
    pub mark: Mark,
}

/// How an option compares with the best.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// It is the best.
    Best,
    /// About as good as the best.
    Equal,
    /// Worse: the difference as a short figure.
    Less(String),
}

impl Told {
    /// What the counsel says about the position of the session; none where it was not asked, or put away.
    #[must_use]
    pub fn new(texts: &Texts, session: &Session, counsel: &Counsel) -> Option<Self> {
        if !counsel.is_shown() || !counsel.knows(session) {
            return None;
        }
        let thinking = || texts.get(Key::CounselThinking).to_owned();
        let Some((ranking, goal)) = counsel.answer() else {
            return Some(Self { why: thinking(), ..Self::default() });
        };
        let measure = Measure { texts, goal };
        let best = ranking.options.first()?;
        let game = session.game();
        let gaps: Vec<Gap> =
            ranking.options.iter().take(TOLD).map(|option| measure.gap(best, option)).collect();
        let option = |(at, advice): (usize, &Advice)| {
            let (words, cells) = steps(texts, game.terms(), game.state(), &advice.choice);
            let mark = match at {
                0 if gaps.get(1).is_none_or(Gap::is_real) => Mark::Best,
                _ if gaps[at].is_real() => Mark::Less(measure.less(gaps[at].size)),
                _ => Mark::Equal,
            };
            ToldOption { words, cells, mark }
        };
        let options: Vec<_> = ranking.options.iter().take(TOLD).enumerate().map(option).collect();
        let why = if counsel.is_working() && ranking.rollouts == 0 && !best.exact {
            texts.get(Key::CounselFirst).to_owned()
        } else {
            measure.why(&ranking.options, &gaps)
        };
        let mut basis = measure.basis(best, gaps.get(1), ranking.rollouts);
        if ranking.cut == Some(Cut::Time) {
            basis = format!("{basis}, {}", texts.get(Key::CounselCut));
        }
        Some(Self { options, why, basis })
    }
}

/// How much worse an option is than the best.
#[derive(Clone, Copy, Debug)]
struct Gap {
    size: f64,
    error: f64,
    felt: f64,
}

impl Gap {
    fn is_real(&self) -> bool {
        self.size >= self.felt && self.size > SURE * self.error
    }
}

/// What options are measured by: VP, or hundredths of the chance of winning.
#[derive(Clone, Copy)]
struct Measure<'a> {
    texts: &'a Texts,
    goal: Goal,
}

impl Measure<'_> {
    fn gap(&self, best: &Advice, option: &Advice) -> Gap {
        let refined = option.exact || option.rollouts > 0;
        let felt = if refined { FELT } else { FELT_BY_VALUE };
        match self.goal {
            Goal::Total => Gap { size: -option.difference.mean, error: option.difference.error, felt },
            Goal::Victory => {
                let chance = |advice: &Advice| advice.victory.unwrap_or_default();
                let p = chance(option);
                let error = if option.rollouts > 0 {
                    (p * (1.0 - p) / f64::from(option.rollouts)).sqrt()
                } else {
                    0.0
                };
                Gap { size: 100.0 * (chance(best) - p), error: 100.0 * error, felt: 10.0 * felt }
            }
        }
    }

    /// A difference as a short figure, such as −0.6.
    fn less(&self, size: f64) -> String {
        let figure = match self.goal {
            Goal::Total if size < 9.95 => self.texts.tenths(size),
            Goal::Total => format!("{size:.0}"),
            Goal::Victory => {
                self.texts.with(Key::CounselPercent, &[("percent", format!("{size:.0}").into())])
            }
        };
        format!("\u{2212}{figure}")
    }

    /// Why the best is best, if it is.
    fn why(&self, options: &[Advice], gaps: &[Gap]) -> String {
        let (Some(best), Some(next), Some(gap)) = (options.first(), options.get(1), gaps.get(1)) else {
            return String::new();
        };
        let alike = gaps.iter().take_while(|gap| !gap.is_real()).count();
        if alike > 1 {
            return self.texts.with(Key::CounselEqual, &[("count", alike.into())]);
        }
        if self.goal == Goal::Victory {
            return self.texts.with(Key::CounselLikelier, &[("percent", format!("{:.0}", gap.size).into())]);
        }
        let better = self.texts.with(Key::CounselBetter, &[("vp", self.texts.tenths(gap.size).into())]);
        let (Some(best), Some(next)) = (best.parts, next.parts) else { return better };
        let mut reasons = self.reasons(&best, &next);
        reasons.insert(0, better);
        reasons.join(self.texts.get(Key::CounselBecause))
    }

    /// What the best gains over the next by parts, and what that costs.
    fn reasons(&self, best: &Parts, next: &Parts) -> Vec<String> {
        let texts = self.texts;
        let types = BuildingType::ALL.into_iter().map(|building| {
            let at = building.index();
            let name = texts.with(Key::BuildingThe, &[("building", building.name().into())]);
            (best.types[at] - next.types[at], name)
        });
        let lines = (best.lines - next.lines, texts.get(Key::CounselLines).to_owned());
        let coins = (best.coins - next.coins, texts.get(Key::CounselCoins).to_owned());
        let mut parts: Vec<(f64, String)> = types.chain([lines, coins]).collect();
        parts.sort_by(|a, b| b.0.total_cmp(&a.0));
        let part = |(vp, what): &(f64, String)| {
            let sign = if *vp < 0.0 { '\u{2212}' } else { '+' };
            format!("{what} ({sign}{})", texts.tenths(vp.abs()))
        };
        let more: Vec<String> = parts.iter().take(2).filter(|(vp, _)| *vp >= REASON).map(part).collect();
        let less = parts.last().filter(|(vp, _)| *vp <= -REASON).map(part);
        let more =
            (!more.is_empty()).then(|| texts.with(Key::CounselMore, &[("what", more.join(", ").into())]));
        let less = less.map(|what| texts.with(Key::CounselLess, &[("what", what.into())]));
        more.into_iter().chain(less).collect()
    }

    /// What is expected, and what that rests on.
    fn basis(&self, best: &Advice, next: Option<&Gap>, rollouts: u32) -> String {
        let texts = self.texts;
        let expected = match (self.goal, best.victory) {
            (Goal::Victory, Some(chance)) => {
                texts.with(Key::CounselWins, &[("percent", format!("{:.0}", 100.0 * chance).into())])
            }
            _ => texts.with(Key::CounselExpected, &[("vp", texts.tenths(best.total.mean).into())]),
        };
        if best.exact {
            return format!("{expected}, {}", texts.get(Key::CounselExact));
        }
        if rollouts == 0 {
            return expected;
        }
        let error = texts.tenths(next.map_or(best.total.error, |gap| gap.error).max(0.1));
        let rests =
            texts.with(Key::CounselRollouts, &[("error", error.into()), ("rollouts", rollouts.into())]);
        format!("{expected}; {rests}")
    }
}

/// What an option does, step by step, and the cells where.
fn steps(texts: &Texts, terms: &Terms, state: &State, choice: &Choice) -> (String, Vec<Cell>) {
    let mut state = *state;
    let (mut steps, mut cells) = (Vec::new(), Vec::new());
    let number = |face: Face| face.number().into();
    let building = |key: Key, cell: Cell| {
        let name = terms.layout().grid().map_or("", |grid| grid[cell.index()].name());
        let place =
            [("building", name.into()), ("column", number(cell.column())), ("row", number(cell.row()))];
        texts.with(key, &place)
    };
    let mut commands = choice.commands.iter().copied().peekable();
    while let Some(command) = commands.next() {
        let coins = state.sheet(state.seat()).coins();
        let second = state.second_cell();
        // Advice is legal; were it not, the position would stay.
        let _ = state.apply(terms, command);
        match command {
            Command::Change { colour, from, way } => {
                let mut to = from.turned(way).unwrap_or(from);
                // A die turned on and on is turned once in words.
                while let Some(&Command::Change { colour: same, from: on, way }) = commands.peek()
                    && (same, on) == (colour, to)
                    && let Some(further) = on.turned(way)
                {
                    let _ = state.apply(terms, Command::Change { colour, from: on, way });
                    to = further;
                    commands.next();
                }
                let key = match colour {
                    Colour::Yellow => Key::CounselTurnYellow,
                    Colour::Blue => Key::CounselTurnBlue,
                };
                steps.push(texts.with(key, &[("from", number(from)), ("to", number(to))]));
            }
            Command::Build(cell) => {
                steps.push(building(Key::CounselBuild, cell));
                cells.push(cell);
            }
            Command::BuildSecond => {
                if let Some(cell) = second {
                    steps.push(building(Key::CounselSecond, cell));
                    cells.push(cell);
                }
            }
            Command::GainCoins => {
                let gained = state.sheet(state.seat()).coins() - coins;
                steps.push(texts.with(Key::CounselGain, &[("coins", gained.into())]));
            }
            Command::Keep(pair) => {
                let faces = [("blue", number(pair.blue)), ("yellow", number(pair.yellow))];
                steps.push(texts.with(Key::CounselKeep, &faces));
                cells.push(pair.cell());
            }
            _ => {}
        }
    }
    if steps.is_empty() {
        steps.push(texts.get(Key::CounselEnd).to_owned());
    }
    (capital(&steps.join(texts.get(Key::CounselThen))), cells)
}

/// The same with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
