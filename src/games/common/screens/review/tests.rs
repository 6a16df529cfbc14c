use super::{Model, ReviewWords};
use crate::{
    search::{Advice, Basis, Decision, Draw, Estimate, Goal, LossAccount, OthersTurns},
    widgets::{course::StepStyle, part_bars::Bar},
    words::{Figures, minus},
};
use text::{Language, Texts};

type Account = LossAccount<(), (), String>;

/// A decision that lost so much of the chance of winning, and so many VP.
fn decision(round: u8, entry: usize, [lost, vp]: [f64; 2]) -> Decision<(), ()> {
    Decision {
        round,
        entries: (entry, entry),
        chosen: (),
        told: vec![Advice::of_chance(0.5, 60.0)],
        done: Some(Advice::of_chance(0.5 - lost, 60.0 - vp)),
        options: 9,
        is_real: true,
        worth: 0.5 - lost,
        loss: Estimate::certain(lost),
        rollouts: 0,
        exact: false,
        basis: Basis::Value,
    }
}

/// A game that began with one chance in four; luck made up for the mistakes.
fn account(goal: Goal) -> Account {
    let unit = if goal == Goal::Victory { 0.01 } else { 1.0 };
    let lost = |lost: f64| lost * unit;
    let draw = Draw {
        round: 0,
        entry: 1,
        of: "start money".to_owned(),
        expected: Estimate::certain(25.0 * unit),
        worth: 45.0 * unit,
    };
    LossAccount {
        goal,
        start: Estimate::certain(25.0 * unit),
        end: 39.0 * unit,
        decisions: vec![
            decision(1, 2, [0.0, 0.0]),
            decision(2, 4, [lost(4.0), 1.0]),
            decision(3, 6, [lost(12.0), -2.0]),
        ],
        draws: vec![draw],
        others: vec![OthersTurns { entry: 3, worth: 7.0 * unit }],
    }
}

fn model(is_over: bool) -> Model {
    let victory = account(Goal::Victory);
    model_of(&victory, is_over, false)
}

fn model_of(victory: &Account, is_over: bool, tells_others: bool) -> Model {
    let vp = account(Goal::Total);
    let words = ReviewWords {
        counted: "round",
        draw: &|draw: &Draw<String>| draw.of.clone(),
        decision: Texts::review_round,
        mistake: Texts::review_mistake_short,
        done: &|k| k.to_string(),
        others: &|entry| if tells_others { format!("to {entry}") } else { String::new() },
    };
    Model::new(&Texts::new(Language::English), victory, Some(&vp), is_over, &words)
}

#[test]
fn steps_follow_the_log_and_lead_from_the_start_to_the_result() {
    let Model { course, steps, .. } = model(true);
    let entries: Vec<usize> = course.iter().map(|step| step.entry).collect();
    assert_eq!(entries, [1, 2, 3, 4, 6, 6]);
    assert!((steps[0].from - 0.25).abs() < 1e-9 && (steps[5].to - 0.39).abs() < 1e-9);
    for (one, next) in steps.iter().zip(&steps[1..]) {
        assert!((one.to - next.from).abs() < 1e-9);
    }
}

#[test]
fn the_axis_names_the_first_step_of_every_round() {
    let axis = model(true).axis;
    assert_eq!((&*axis.name, axis.marks), ("round", vec![(1, 1), (3, 2), (4, 3)]));
}

#[test]
fn a_step_is_told_in_the_chance_of_winning_with_vp_beside_it() {
    let (model, texts) = (model(true), Texts::new(Language::English));
    let figures = Figures::round(&texts, Goal::Victory);
    let both =
        |chance: f64, vp: f64| minus(&figures.with_vp(figures.signed(chance), Some(vp), Figures::signed));
    let words: Vec<&str> = model.steps.iter().map(|step| &*step.words).collect();
    assert_eq!(words[0], texts.review_luck("start money", &both(0.2, 20.0)));
    assert_eq!(words[1], texts.review_round(1, texts.review_was_best()));
    assert_eq!(words[2], texts.review_others(&both(0.07, 7.0)));
    assert_eq!(words[3], texts.review_round(2, &both(-0.04, -1.0)));
    let alone = minus(&figures.signed(-0.12));
    assert_eq!(words[4], texts.review_round(3, &alone), "VP that go the other way are not told");
}

#[test]
fn mistakes_come_the_worst_first_and_are_the_steps_that_look_like_them() {
    let model = model(true);
    let worst: Vec<usize> = model.mistakes.iter().map(|mistake| mistake.step).collect();
    assert_eq!(worst, [4, 3]);
    let mistakes: Vec<usize> =
        (0..model.steps.len()).filter(|&step| model.steps[step].look == StepStyle::Mistake).collect();
    assert_eq!(mistakes, [3, 4]);
    let decisions: Vec<Option<usize>> = (0..7).map(|step| model.decision(step)).collect();
    assert_eq!(decisions, [None, Some(0), None, Some(1), Some(2), None, None]);
}

#[test]
fn what_somebody_else_did_is_told_with_what_it_brought() {
    let of = |tells| model_of(&account(Goal::Victory), true, tells).steps.swap_remove(2).words;
    assert!(of(true).ends_with("to 3") && !of(false).contains("to 3"));
    assert!(of(true).starts_with(&of(false)));
}

#[test]
fn mistakes_that_are_not_named_are_counted_and_add_up_with_those_that_lost_vp_to_what_all_lost() {
    let texts = Texts::new(Language::English);
    assert_eq!(model(true).smaller, None, "all are named");
    let mut victory = account(Goal::Victory);
    victory.decisions.extend([0.02, 0.05, 0.03].map(|lost| decision(4, 7, [lost, 0.0])));
    let smaller = model_of(&victory, true, false).smaller;
    assert_eq!(smaller, Some(texts.review_smaller_count(2_usize)), "the three that are named gained 1 VP");
    let (third, vp) = (victory.decisions.len() - 2, 5.0);
    victory.decisions[third] = decision(4, 7, [0.05, vp]);
    let smaller = model_of(&victory, true, false).smaller;
    let figures = Figures::round(&texts, Goal::Total);
    let loss = minus(&figures.named(&figures.signed(vp - 17.0)));
    assert_eq!(smaller, Some(texts.review_smaller(2_usize, &loss)), "all lost 16");
}

#[test]
fn the_list_tells_what_every_decision_lost_and_what_was_done() {
    let (model, texts) = (model(true), Texts::new(Language::English));
    let steps: Vec<usize> = model.listed.iter().map(|listed| listed.step).collect();
    assert_eq!(steps, [1, 3, 4]);
    let best = texts.review_listed(texts.hint_best(), "0");
    assert_eq!(model.listed[0].words, texts.review_round(1, &best));
    let worst = &model.listed[2];
    assert!(worst.words.ends_with('2') && worst.words.contains("12"), "{worst:?}");
    let shares: Vec<i32> = model.listed.iter().map(|listed| (listed.share * 300.0).round() as i32).collect();
    assert_eq!(shares, [0, 100, 300], "of what the worst lost");
}

#[test]
fn the_bars_add_up_and_the_last_one_says_whether_the_game_is_over() {
    let texts = Texts::new(Language::English);
    for (is_over, name) in [(true, texts.review_part_result()), (false, texts.review_part_expected())] {
        let bars = model(is_over).bars;
        assert_eq!(bars.last().unwrap().name, name);
        let parts = &bars[1..bars.len() - 1];
        assert_eq!(parts.len(), 4, "luck, mistakes, others, unclear");
        let changed: f64 = parts.iter().filter_map(|bar| bar.change).sum();
        assert!((25.0 + changed - 39.0).abs() < 1e-9, "from the start to the result");
        assert!([&bars[0], &bars[5]].iter().all(|level| level.change.is_none()));
    }
}

#[test]
fn a_sum_of_which_the_estimates_miss_more_than_a_quarter_has_no_parts() {
    let told = |end: f64| {
        let mut total = account(Goal::Total);
        total.decisions.extend([2.0, 5.0, 3.0].map(|lost| decision(4, 7, [lost, lost])));
        total.end = end;
        let model = model_of(&total, true, false);
        (model.bars.len(), model.smaller)
    };
    let texts = Texts::new(Language::English);
    assert_eq!(told(80.0), (2, Some(texts.review_smaller_count(2_usize))));
    assert_ne!(told(30.0), (6, Some(texts.review_smaller_count(2_usize))), "and how much together");
    assert_eq!(told(30.0).0, 6);
}

#[test]
fn a_part_that_is_written_as_nothing_changes_nothing() {
    let mut total = account(Goal::Total);
    total.others[0].worth = -0.01;
    total.end -= 7.0;
    assert_eq!(model_of(&total, true, false).bars[3].change, Some(0.0));
}

#[test]
fn chances_of_winning_are_added_up_in_vp_or_as_games_in_a_hundred() {
    let texts = Texts::new(Language::English);
    let told = |bars: &[Bar]| bars.iter().map(|bar| bar.figure.clone()).collect::<Vec<_>>();
    assert_eq!(told(&model(true).bars[..2]), [texts.analyse_vp("25.0"), texts.analyse_vp("+20.0")]);
    let words = ReviewWords {
        counted: "round",
        draw: &|draw: &Draw<String>| draw.of.clone(),
        decision: Texts::review_round,
        mistake: Texts::review_mistake_short,
        done: &|_| String::new(),
        others: &|_| String::new(),
    };
    let alone = |account: &Account| Model::new(&texts, account, None, true, &words).bars;
    let mut victory = account(Goal::Victory);
    assert_eq!(told(&alone(&victory)[1..2]), [texts.review_in_hundred("+20.0")]);
    victory.end = 0.0;
    victory.decisions[2].loss = Estimate::certain(0.35);
    assert_eq!(alone(&victory).len(), 6, "a lost game is measured like a won one");
}
