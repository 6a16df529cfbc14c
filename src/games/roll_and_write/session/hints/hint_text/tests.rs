//! Advice in words tells the truth: figures that add up, signs that agree, and words that fit them.

use std::sync::atomic::AtomicBool;

use super::{sample::ranked, *};
use crate::{
    advisor::{
        Advisor, Budget, Estimate, GameKind, Generator, Parts, Policy, PolicyExt, RollDice, TotalParts,
        ValueSets,
    },
    log::NamedLayout,
    rules::{RollKind, ToAct},
};
use common::BuildingType;
use common::words::{Mark, mark, meaning};
use text::Language;

#[test]
fn the_options_told_build_different_things() {
    let (game, ranking) = ranked();
    let ideas = ranking.told(game.state());
    assert_eq!(ideas.len(), 3);
    assert_eq!(ideas[0], &ranking.options[0]);
    for (at, idea) in ideas.iter().enumerate() {
        assert!(ideas[..at].iter().all(|other| other.choice.after.built != idea.choice.after.built));
    }
}

#[test]
fn the_best_is_best_only_where_the_difference_is_clear() {
    let (_, Ranking { mut options, .. }) = ranked();
    let texts = Texts::new(Language::English);
    let measure = Measure { texts: &texts, goal: Goal::Total };
    let mut why = |size: f64, error: f64| {
        options[1].difference = Estimate { mean: -size, error };
        options[2].difference = Estimate { mean: -5.0, error };
        for option in &mut options {
            option.rollouts = 100;
        }
        let ideas: Vec<&Advice> = options[..3].iter().collect();
        let gaps: Vec<Gap> = ideas.iter().map(|option| measure.gap(option)).collect();
        measure.why(&ideas, &gaps)
    };
    let equal = "The 1st and 2nd are about equal (≈): take your pick";
    assert_eq!(why(0.6, 0.1), "0.6\u{a0}VP better than the 2nd");
    assert_eq!(why(0.6, 0.4), equal, "the error is too large");
    assert_eq!(why(0.04, 0.0), equal, "nobody feels it");
}

#[test]
fn nothing_behind_a_clearly_worse_option_is_about_as_good_as_the_best() {
    let (_, ranking) = ranked();
    let texts = Texts::new(Language::English);
    let goal = Goal::Total;
    let gap = |size, is_clear| Gap { size, error: 0.1, is_clear };
    let marks = |gaps: &[Gap]| (0..gaps.len()).map(|at| mark(&texts, goal, gaps, at)).collect::<Vec<_>>();
    let less = |figure: &str| Mark::Less(format!("\u{2212}{figure}"));
    let gaps = [gap(0.0, false), gap(0.3, true), gap(0.5, false)];
    assert_eq!(marks(&gaps), [Mark::Best, less("0.3"), less("0.5")]);
    let gaps = [gap(0.0, false), gap(0.05, false), gap(0.3, true)];
    assert_eq!(marks(&gaps), [Mark::Equal, Mark::Equal, less("0.3")]);
    let first = meaning(&texts, goal, (&ranking.options[0], &gaps[0]), 0, &Mark::Equal);
    assert_eq!(first, texts.hint_equal_first(), "the first is not compared with itself");
}

#[test]
fn the_account_of_a_difference_is_told_with_its_rest() {
    let texts = Texts::new(Language::French);
    let measure = Measure { texts: &texts, goal: Goal::Total };
    let [garden, lines, coins] =
        [Field::Type(BuildingType::ALL[4]), Field::Lines, Field::Coins].map(Part::Own);
    let account = Account { difference: 7, named: vec![(garden, 12), (lines, 5), (coins, -9)], rest: -1 };
    let told = "plus pour le jardin (+1,2) et pour les lignes (+0,5)\u{a0}; moins pour les pièces (\u{2212}0,9)\u{a0}; ailleurs \u{2212}0,1";
    assert_eq!(measure.reasons(&account), told);
    let english = Texts::new(Language::English);
    let told = "more in the garden race (+1.2) and in lines (+0.5); less in coins (\u{2212}0.9); \u{2212}0.1 elsewhere";
    assert_eq!(Measure { texts: &english, goal: Goal::Total }.reasons(&account), told);
}

/// Two options in a game of three, of which the best has these parts and the next one has none.
fn why_likelier(texts: &Texts, parts: Parts) -> String {
    let (_, ranking) = ranked();
    let measure = Measure { texts, goal: Goal::Victory };
    let has = |parts: Parts, difference: f64| Advice {
        parts: Some(parts),
        parts_error: Some(Parts::default()),
        difference: Estimate { mean: difference, error: 0.001 },
        ..ranking.options[0].clone()
    };
    let options = [has(parts, 0.0), has(Parts::default(), -0.04)];
    let gaps: Vec<Gap> = options.iter().map(|option| measure.gap(option)).collect();
    measure.why(&options.each_ref(), &gaps)
}

#[test]
fn where_winning_counts_the_reason_says_which_race_what_is_given_up_and_what_the_rival_gets() {
    let lead = |own, rival| Parts { own, rival };
    let none = TotalParts::default();
    let garden = |vp| TotalParts { types: [0.0, 0.0, 0.0, 0.0, vp, 0.0], ..none };
    let english = Texts::new(Language::English);
    let likelier = "The 1st wins 4 more games in 100 than the 2nd";
    for (parts, reason) in [
        (lead(garden(1.2), none), " and gains 1.2\u{a0}VP on the best rival: more in the garden race (+1.2)"),
        (
            lead(TotalParts { coins: -0.9, ..garden(1.2) }, none),
            " and gains 0.3\u{a0}VP on the best rival: more in the garden race (+1.2); less in coins (\u{2212}0.9)",
        ),
        (
            lead(none, garden(-0.8)),
            " and gains 0.8\u{a0}VP on the best rival: the rival has less in the garden race (\u{2212}0.8)",
        ),
        (
            lead(TotalParts { lines: 1.5, ..none }, TotalParts { coins: 0.5, ..none }),
            " and gains 1.0\u{a0}VP on the best rival: more in lines (+1.5); the rival has more in coins (+0.5)",
        ),
        (lead(none, none), ""),
    ] {
        assert_eq!(why_likelier(&english, parts), format!("{likelier}{reason}"));
    }
    let german = why_likelier(&Texts::new(Language::German), lead(garden(1.2), garden(-0.8)));
    let told = "Nr. 1 gewinnt 4 von 100 Partien mehr als Nr. 2 und steht gegen den besten Gegner um 2,0\u{a0}SP besser da: mehr im Wettlauf um den Garten (+1,2); der Gegner hat weniger im Wettlauf um den Garten (\u{2212}0,8)";
    assert_eq!(german, told);
}

/// Decisions in games of all kinds by mixed policies, until enough were looked at: the options told, their marks, and
/// why the first is best.
fn decisions(kind: GameKind, count: u32, mut see: impl FnMut(&Measure, &[&Advice], &[Mark], &str)) {
    let texts = Texts::new(Language::English);
    let config = kind.config(NamedLayout::standard().1).unwrap();
    let advisor = Advisor::new(&config, &ValueSets::bundled()).unwrap();
    let measure = Measure { texts: &texts, goal: kind.goal() };
    let (mut seen, mut game) = (0, 0);
    while seen < count {
        let generator = &mut Generator::new(41, game);
        let mut state = State::new(&config).unwrap();
        game += 1;
        while seen < count && state.to_act() != ToAct::Nothing {
            if let ToAct::Chance(request) = state.to_act() {
                let roll = match request.purpose {
                    RollKind::FirstPlayer => Move::First(0),
                    RollKind::AllFour => Move::RollFour(generator.four()),
                    _ => Move::Roll(generator.pair()),
                };
                state.apply(&config, roll).unwrap();
                continue;
            }
            // Mostly few rollouts, now and then more. The last turn is exact, and so is the one before it, only more
            // slowly.
            let rollouts = if generator.below(25) == 0 { 600 } else { 30 };
            let budget = Budget { rollouts, error: 0.0, ceiling: None, seed: seen.into() };
            let is_slow = config.is_solo() && config.rounds() - state.round() == 1;
            if !is_slow && generator.below(2) == 0 {
                let ranking = advisor.refine(&state, &budget, &AtomicBool::new(false));
                let ideas = ranking.told(&state);
                let gaps: Vec<Gap> = ideas.iter().map(|option| measure.gap(option)).collect();
                let marks: Vec<Mark> =
                    (0..gaps.len()).map(|at| mark(measure.texts, measure.goal, &gaps, at)).collect();
                see(&measure, &ideas, &marks, &measure.why(&ideas, &gaps));
                seen += 1;
            }
            let policy = [Policy::AdvisorFast, Policy::Greedy, Policy::Random][generator.below(3) as usize];
            let command = policy.decide(&advisor, &state, generator);
            state.apply(&config, command).unwrap();
        }
    }
}

/// A figure as it is told, in its last decimals.
fn figure(text: &str) -> i32 {
    let digits = text.chars().filter(char::is_ascii_digit).collect::<String>();
    let size: i32 = digits.parse().unwrap_or_else(|_| panic!("{text:?} is no figure"));
    if text.contains('\u{2212}') { -size } else { size }
}

/// A part of an account as it is told: whether it is the rival's, where it is, and what it counts for the
/// player.
type ToldPart<'a> = (bool, &'a str, i32);

/// The parts of a clause, such as "more in lines (+0.5) and in coins (+0.3)" or "−0.1 elsewhere".
fn told_clause(clause: &str) -> Vec<ToldPart<'_>> {
    if let Some(vp) = clause.strip_suffix(" elsewhere") {
        return vec![(false, "elsewhere", figure(vp))];
    }
    let (is_rivals, parts) =
        clause.strip_prefix("the rival has ").map_or((false, clause), |parts| (true, parts));
    let told = |part| {
        let (name, vp) = str::split_once(part, " (").unwrap();
        (is_rivals, name, if is_rivals { -figure(vp) } else { figure(vp) })
    };
    let more = parts.strip_prefix("more ");
    let told: Vec<ToldPart<'_>> =
        more.or(parts.strip_prefix("less ")).unwrap().split(" and ").map(told).collect();
    assert!(told.iter().all(|(.., vp)| (*vp > 0) == (more.is_some() != is_rivals)), "{clause}");
    told
}

#[test]
fn every_account_adds_up_to_the_figure_shown_in_thousands_of_decisions_of_all_kinds() {
    let (mut all, mut accounts, mut with_rest) = (0, [0; 2], 0);
    for kind in GameKind::ALL {
        decisions(kind, 400, |measure, options, marks, why| {
            all += 1;
            let texts = measure.texts;
            let Some(next) = marks.get(1) else {
                // There may be nothing left to decide.
                assert!(why.is_empty() && marks.iter().all(|mark| *mark == Mark::Best), "{marks:?}");
                return;
            };
            let Mark::Less(less) = next else {
                let alike = marks.iter().take_while(|mark| **mark == Mark::Equal).count();
                assert_eq!(why, texts.hint_equal(alike), "{marks:?}");
                return;
            };
            assert_eq!(marks[0], Mark::Best, "{why}");
            let (whole, parts) = match measure.goal {
                Goal::Total => {
                    let (vp, parts) = why.split_once(": ").unwrap_or((why, ""));
                    let vp = figure(vp.split_once('\u{a0}').unwrap().0);
                    assert!(vp > 0 && (vp == -figure(less) || vp >= 100), "{why}, {less}");
                    (vp, parts.trim_start_matches("worth "))
                }
                Goal::Victory => {
                    let likelier = texts.hint_likelier(&figure(less).abs().to_string());
                    let told = why.strip_prefix(&likelier).unwrap();
                    let (lead, parts) = told.split_once(": ").unwrap_or_default();
                    (lead.split_once('\u{a0}').map_or(0, |(lead, _)| figure(lead)), parts)
                }
            };
            if parts.is_empty() {
                return;
            }
            accounts[usize::from(measure.goal == Goal::Victory)] += 1;
            let told: Vec<ToldPart<'_>> = parts.split("; ").flat_map(told_clause).collect();
            assert_eq!(told.iter().map(|(.., vp)| vp).sum::<i32>(), whole, "{why}");
            let (rest, named): (Vec<ToldPart<'_>>, Vec<_>) =
                told.iter().copied().partition(|(_, name, _)| *name == "elsewhere");
            assert!(rest.len() <= 1 && rest.iter().all(|&(.., vp)| vp != 0 && 3 * vp.abs() < whole), "{why}");
            with_rest += rest.len();
            // The words fit the parts: the best option really has more, or less, of each.
            let [best, next] = [0, 1].map(|at| options[at].parts.unwrap());
            for (is_rivals, name, vp) in named {
                let of = |parts: &Parts| {
                    let parts = if is_rivals { parts.rival } else { parts.own };
                    let is = |told: String| told.starts_with(&format!("{name} ("));
                    let race = |building: &BuildingType| is(texts.hint_part_type(*building, "0"));
                    match BuildingType::ALL.into_iter().find(race) {
                        Some(building) => parts.types[building.index()],
                        None if is(texts.hint_part_lines("0")) => parts.lines,
                        None => parts.coins,
                    }
                };
                let more = of(&best) - of(&next);
                assert_eq!(vp, tenths(if is_rivals { -more } else { more }), "{name} in {why}");
            }
        });
    }
    assert_eq!(all, 4_000);
    assert!(accounts.iter().all(|&accounts| accounts > 20), "{accounts:?} accounts of each goal");
    assert!(with_rest > 20, "{with_rest} with a rest");
}
