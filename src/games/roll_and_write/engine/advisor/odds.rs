//! The chance of winning that the expected totals of all players come to (§7.4).

use super::{Advisor, Choice, Goal, endgame::last_turn, expected::Expected, values::Waiting};
use crate::{
    log::NamedLayout,
    rules::{GameConfig, MAX_ROWS, State},
};
use common::{BuildingType, search::ValueError};

/// So many VP more by the values make a victory e times as likely: for two to five players, by rounds after this one, with
/// more to go the last. As 3,000 games of each came out, all seats by the values. Before the last turns most of what two
/// totals differ by is the error of the values.
const TEMPERATURES: [[f64; 18]; 4] = [
    [2.75, 3.75, 4.5, 5.0, 5.5, 6.0, 6.25, 7.0, 7.75, 9.0, 9.5, 10.0, 12.0, 13.0, 15.0, 15.0, 15.0, 15.0],
    [2.5, 3.5, 4.0, 4.25, 4.5, 4.75, 5.0, 5.0, 5.0, 5.25, 5.25, 5.5, 6.0, 6.25, 7.0, 8.0, 10.0, 15.0],
    [2.75, 3.25, 3.5, 3.75, 4.0, 4.25, 4.5, 4.75, 5.0, 5.0, 5.25, 5.5, 6.0, 6.0, 15.0, 15.0, 15.0, 15.0],
    [2.75, 3.0, 3.25, 3.5, 3.75, 4.0, 4.25, 4.25, 4.25, 4.25, 4.5, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0, 5.0],
];
/// So many VP more in one option than in another make a victory e times as likely: all options of a decision have much the
/// same error. As long rollouts of the best option and of one some 3 VP behind it came out, in 300 games of each.
const BETWEEN_OPTIONS: [[f64; 12]; 4] = [
    [1.1, 2.3, 2.9, 3.25, 3.6, 3.8, 3.9, 4.1, 4.2, 4.25, 4.3, 4.4],
    [0.9, 2.0, 2.6, 3.1, 3.3, 3.45, 3.6, 3.75, 3.8, 3.85, 3.9, 3.8],
    [0.9, 2.15, 2.7, 3.0, 3.2, 3.3, 3.4, 3.45, 3.5, 3.5, 3.5, 3.55],
    [0.9, 1.85, 2.5, 2.6, 2.85, 2.9, 3.0, 3.05, 3.1, 3.1, 3.1, 3.15],
];
/// The best of several options is overrated by so many VP beside those who wait, for two to five players, by the same games.
const OVERRATED: [f64; 4] = [0.4, 0.25, 0.4, 0.6];

/// The standard error of what the chances of two options by value differ by, however alike they are, for two to five players;
/// and what part of the difference there is besides. As long rollouts of all options came out (`examples/honesty.rs`).
const VALUE_ERRORS: [f64; 4] = [0.055, 0.055, 0.04, 0.03];
const VALUE_ERROR_PART: f64 = 0.12;
/// So many times as far errs what rollouts and general values say together (docs/advisor-answers.md).
const GENERAL_ERROR: f64 = 1.1;

/// Beyond these log odds a victory is less likely than that by this part for each more of them, by the same games.
const UNLIKELY: (f64, f64) = (-1.5, 0.13);

/// More log odds are not told apart, whatever the VP of a sheet.
const CERTAIN: f64 = 30.0;

/// Boxes of each type.
type Boxes = [u8; BuildingType::COUNT];

/// Those who wait while somebody decides.
pub(super) struct Rivals {
    waiting: [Waiting; MAX_ROWS],
    count: usize,
    /// What the best option for the own total fills: waiting players' values know that others build.
    usual: Boxes,
    odds: Odds,
    /// What makes the log odds of the best option those that players have: all options have it on top.
    known: f64,
}

impl Rivals {
    /// The chance of winning with this expected total, once so many boxes were filled.
    pub fn chance(&self, own: f64, filled: &Boxes) -> f64 {
        chance(self.log_odds(own, filled) + self.known)
    }

    fn log_odds(&self, own: f64, filled: &Boxes) -> f64 {
        let waiting = self.waiting[..self.count].iter();
        let mut totals =
            waiting.map(|waiting| waiting.total + waiting.change(filled) - waiting.change(&self.usual));
        self.odds.between_options(own, &mut totals)
    }
}

/// How chances of winning follow from totals.
struct Odds {
    /// VP that make e times as much, between players and between options.
    temperatures: [f64; 2],
    overrated: f64,
}

impl Odds {
    fn of(config: &GameConfig, state: &State) -> Self {
        let table = config.players().clamp(2, 5) - 2;
        let left = usize::from(config.rounds() - state.round());
        let of = |by_left: &[f64]| by_left[left.min(by_left.len() - 1)];
        let temperatures = [of(&TEMPERATURES[table]), of(&BETWEEN_OPTIONS[table])];
        Self { temperatures, overrated: OVERRATED[table] }
    }

    /// The log odds of somebody who decides, with this expected total beside those of others.
    fn between_players(&self, own: f64, others: &mut dyn Iterator<Item = f64>) -> f64 {
        let log_odds = self.log_odds(self.temperatures[0], own, others);
        log_odds * (1.0 + UNLIKELY.1 * (UNLIKELY.0 - log_odds).max(0.0))
    }

    /// The same, to be compared with those of other options, or of what follows them.
    fn between_options(&self, own: f64, others: &mut dyn Iterator<Item = f64>) -> f64 {
        self.log_odds(self.temperatures[1], own, others)
    }

    fn log_odds(&self, temperature: f64, own: f64, others: &mut dyn Iterator<Item = f64>) -> f64 {
        let odds_against = others.map(|other| ((other + self.overrated - own) / temperature).exp());
        (-odds_against.sum::<f64>().ln()).clamp(-CERTAIN, CERTAIN)
    }
}

fn chance(log_odds: f64) -> f64 {
    (1.0 + (-log_odds).exp()).recip()
}

impl Advisor {
    /// Whether the chance of winning follows from the totals of all: values know it themselves only alone (§11).
    pub(super) fn compares_totals(&self) -> bool {
        self.goal() != self.values().goal()
    }

    /// Whether the chances of winning that follow from totals are good ones: how far totals err was measured on the program's
    /// sheet alone.
    pub(super) fn knows_chances(&self) -> bool {
        self.compares_totals() && *self.config().layout() == NamedLayout::standard().1
    }

    /// How far differences of options by value usually err.
    pub(super) fn value_error(&self) -> ValueError {
        if !self.compares_totals() {
            let usual = self.goal().value_error();
            return if self.values().is_general() {
                ValueError { joined: GENERAL_ERROR, ..usual }
            } else {
                usual
            };
        }
        let alike = VALUE_ERRORS[self.config().players().clamp(2, 5) - 2];
        ValueError { alike, part: VALUE_ERROR_PART, joined: 1.0 }
    }

    /// Those who wait while somebody decides between options, each with its expected total.
    pub(super) fn rivals(&self, state: &State, options: &[(f64, Choice)]) -> Rivals {
        let best = options.iter().max_by(|one, other| one.0.total_cmp(&other.0));
        let usual = best.map_or(Boxes::default(), |(_, choice)| self.filled(choice));
        let odds = Odds::of(self.config(), state);
        let mut rivals = Rivals { waiting: Default::default(), count: 0, usual, odds, known: 0.0 };
        for seat in self.rivals_of(state) {
            rivals.waiting[rivals.count] = self.values().waiting(self.config(), state, seat);
            rivals.count += 1;
        }
        if let Some(&(own, _)) = best {
            let mut totals = rivals.waiting[..rivals.count].iter().map(|waiting| waiting.total);
            rivals.known = rivals.odds.between_players(own, &mut totals) - rivals.log_odds(own, &usual);
        }
        rivals
    }

    /// All options of the decision that is due, each with the value that is known of it.
    pub(super) fn valued(&self, state: &State) -> Vec<(f64, Choice)> {
        let seen = self.values().seen(self.config(), state);
        let choices = Choice::all(self.config(), state).into_iter();
        choices.map(|choice| (seen.worth(&choice.after), choice)).collect()
    }

    /// The boxes that an option fills.
    pub(super) fn filled(&self, choice: &Choice) -> Boxes {
        self.config().layout().types_of(choice.after.built).unwrap_or_default()
    }

    /// What an option is worth to who decides: the expected total, or the chance of winning.
    pub(super) fn worth(&self, state: &State, choice: &Choice) -> Expected {
        let total = self.values().worth(self.config(), state, &choice.after);
        if !self.compares_totals() {
            return Expected::alike(total);
        }
        let worth = self.rivals(state, &self.valued(state)).chance(total, &self.filled(choice));
        Expected { worth, total }
    }

    /// What a decision is worth to who makes it, by the best option: the expected total, or the chance of winning.
    pub(super) fn best_worth(&self, state: &State) -> Expected {
        self.worth_by(state, Odds::between_players)
    }

    /// The same of a decision that follows an option, to be compared with what follows others: in the mean of
    /// many the errors of values go.
    pub(super) fn worth_ahead(&self, state: &State) -> f64 {
        self.worth_by(state, Odds::between_options).worth
    }

    fn worth_by(
        &self,
        state: &State,
        log_odds: fn(&Odds, f64, &mut dyn Iterator<Item = f64>) -> f64,
    ) -> Expected {
        let total = self.values().best_worth(self.config(), state);
        if !self.compares_totals() {
            return Expected::alike(total);
        }
        let mut waiting =
            self.rivals_of(state).map(|seat| self.values().waiting_total(self.config(), state, seat));
        Expected { worth: chance(log_odds(&Odds::of(self.config(), state), total, &mut waiting)), total }
    }

    /// The best option of the last turn of a game of several, counted out; none in another turn.
    pub(super) fn best_of_last_turn(&self, state: &State) -> Option<Expected> {
        if !self.compares_totals() || !state.is_last_turn(self.config()) {
            return None;
        }
        let choices = Choice::all(self.config(), state);
        let exact = last_turn(self.config(), state, &choices.iter().collect::<Vec<_>>())?;
        let best = exact.iter().max_by(|one, other| one.compare(other, Goal::Victory))?;
        Some(Expected { worth: best.worth(Goal::Victory), total: best.total })
    }

    fn rivals_of(&self, state: &State) -> impl Iterator<Item = usize> + use<> {
        let acting = state.seat();
        (0..self.config().players()).filter(move |&seat| seat != acting)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        advisor::{Advice, GameKind, Generator, ValueSets, roll_on, values::result_for},
        rules::{Layout, Phase},
    };

    #[test]
    fn with_values_of_another_sheet_differences_are_said_to_err_more() {
        let mut draft = NamedLayout::standard().0.draft;
        draft.coins += 1;
        for (layout, joined) in
            [(NamedLayout::standard().1, 1.0), (Layout::new(&draft).unwrap(), GENERAL_ERROR)]
        {
            let config = GameKind::Solo(2).config(layout).unwrap();
            let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
            assert_eq!(advisor.value_error(), ValueError { joined, ..Goal::Total.value_error() });
        }
    }

    #[test]
    fn chances_of_winning_come_true() {
        for players in 2..=5 {
            let config = GameKind::Players(players).config(NamedLayout::standard().1).unwrap();
            let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
            // Of chances in tenths and of small ones, how many there were, what they add up to, and how many came true.
            let mut parts = [[0.0; 3]; 11];
            for game in 0..800 {
                let mut state = State::new(&config).unwrap();
                let mut generator = Generator::new(1, game);
                let mut told = Vec::new();
                while roll_on(&mut state, &config, &mut generator) {
                    // The last turn is counted out exactly.
                    if !state.is_last_turn(&config) {
                        told.push((state.seat(), advisor.best_worth(&state).worth));
                    }
                    advisor.values().decide(&mut state, &config);
                }
                for (seat, chance) in told {
                    let part = if chance < 0.05 { 10 } else { ((10.0 * chance) as usize).min(9) };
                    let won = result_for(Goal::Victory, &config, &state, seat);
                    parts[part].iter_mut().zip([1.0, chance, won]).for_each(|(sum, one)| *sum += one);
                }
            }
            for [count, chance, won] in parts.into_iter().filter(|[count, ..]| *count > 0.0) {
                let (chance, won) = (chance / count, won / count);
                // Positions of one game have one end: about three make one that is independent.
                let error = (3.0 * chance * (1.0 - chance) / count).sqrt();
                let most = if chance < 0.1 { 0.01 } else { 0.02 };
                assert!((chance - won).abs() < most + 3.0 * error, "{players} players: {parts:?}");
            }
        }
    }

    #[test]
    fn totals_however_far_apart_make_chances() {
        let config = GameKind::Players(3).config(NamedLayout::standard().1).unwrap();
        let odds = Odds::of(&config, &State::new(&config).unwrap());
        for own in [0.0, 100.0, 5_000.0] {
            let [players, options] = [Odds::between_players, Odds::between_options]
                .map(|log_odds| log_odds(&odds, own, &mut [2_000.0, 2_500.0].into_iter()));
            assert!((players - options).is_finite() && (0.0..=1.0).contains(&chance(players)));
        }
    }

    /// A game of three, decision by decision.
    fn visit(mut see: impl FnMut(&Advisor, &State)) {
        let config = GameKind::Players(3).config(NamedLayout::standard().1).unwrap();
        let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
        let mut state = State::new(&config).unwrap();
        let mut generator = Generator::new(2, 0);
        while roll_on(&mut state, &config, &mut generator) {
            see(&advisor, &state);
            advisor.values().decide(&mut state, &config);
        }
    }

    #[test]
    fn a_box_that_one_fills_lowers_what_others_are_worth() {
        let (mut change, mut count) = (0.0, 0.0);
        visit(|advisor, state| {
            let rivals = advisor.rivals(state, &[]);
            for building in 0..BuildingType::COUNT {
                let mut filled = Boxes::default();
                filled[building] = 1;
                for waiting in &rivals.waiting[..rivals.count] {
                    change += waiting.change(&filled);
                    count += 1.0;
                }
            }
        });
        assert!(change / count < -0.2, "{}", change / count);
    }

    #[test]
    fn options_are_as_far_apart_in_the_chance_of_winning_as_rollouts_have_them() {
        let (mut told, mut rolled, mut count) = (0.0, 0.0, 0.0);
        visit(|advisor, state| {
            let (config, ranking) = (advisor.config(), advisor.rank(state).options);
            let is_some_vp_behind = |advice: &&Advice| {
                (2.0..4.0).contains(&(ranking[0].total.mean - advice.total.mean)) && !advice.exact
            };
            let Some(other) = ranking.iter().find(is_some_vp_behind) else { return };
            let won = |choice: &Choice, game| {
                let mut after = *state;
                choice.play(config, &mut after);
                let end = advisor.values().play(&after, config, &mut Generator::new(3, game));
                result_for(Goal::Victory, config, &end, state.seat())
            };
            told += ranking[0].worth(Goal::Victory) - other.worth(Goal::Victory);
            let rollouts = (0..200).map(|game| won(&ranking[0].choice, game) - won(&other.choice, game));
            rolled += rollouts.sum::<f64>() / 200.0;
            count += 1.0;
        });
        assert!(count > 20.0);
        assert!((told - rolled).abs() / count < 0.03, "{} {}", told / count, rolled / count);
    }

    #[test]
    fn a_decision_is_worth_what_its_best_option_is() {
        let (mut more, mut count) = (0.0, 0.0);
        visit(|advisor, state| {
            let best = advisor.rank(state).options[0].worth(Goal::Victory);
            // The best option for the chance may be another one than that for the total.
            assert!(best > advisor.best_worth(state).worth - 1e-6);
            more += best - advisor.best_worth(state).worth;
            count += 1.0;
        });
        assert!(more / count < 0.01, "{}", more / count);
    }

    #[test]
    fn all_chances_of_a_start_come_to_one_in_games_of_any_length() {
        for (players, rounds) in [(2, 18), (3, 18), (3, 6), (3, 33), (4, 15), (5, 12), (5, 18)] {
            let config = GameKind::Players(players).config(NamedLayout::standard().1).unwrap();
            let advisor = Advisor::new(&config.with_rounds(rounds).unwrap(), &ValueSets::bundled()).unwrap();
            let config = advisor.config();
            let mut sum = 0.0;
            for game in 0..200 {
                let mut state = State::new(config).unwrap();
                let mut generator = Generator::new(4, game);
                while roll_on(&mut state, config, &mut generator) && state.round() == 1 {
                    if state.phase() == Phase::Action {
                        sum += advisor.best_worth(&state).worth;
                    }
                    advisor.values().decide(&mut state, config);
                }
            }
            let sum = sum / 200.0;
            assert!((sum - 1.0).abs() < 0.08, "{players} players, {rounds} rounds: {sum}");
        }
    }
}
