//! An explained score adds up to the score, at every position of games played at random.

use alhambra::{
    games::roll_and_write::{
        advisor::Generator,
        rules::{self, BreakdownExt, Cards, GameConfig, Holdings, Reason, State, TypeReason},
    },
    kernel::{Breakdown, winners},
};

use super::support::{random_config, random_game};

fn adds_up(number: &Breakdown<Reason>) {
    if !number.parts.is_empty() {
        assert_eq!(number.vp, number.parts.iter().map(|part| part.vp).sum::<i32>(), "{:?}", number.reason);
    }
    number.parts.iter().for_each(adds_up);
}

/// The numbers of a card that the explanation and the score card have in common.
fn same_numbers(explained: &[Breakdown<Reason>], cards: &Cards) {
    assert_eq!(explained.len(), cards.rows.len());
    for (number, card) in explained.iter().zip(&cards.rows) {
        adds_up(number);
        assert_eq!(number.total(), card.map(|card| i32::from(card.total())));
        let Some(card) = card else {
            assert_eq!((number.vp, &number.reason), (0, &Reason::Nobody));
            continue;
        };
        assert_eq!(number.types_vp(), i32::from(card.types_vp()));
        assert_eq!(number.lines_vp(), card.holdings.map(|_| i32::from(card.lines_vp())));
        assert_eq!(number.coins_vp(), card.holdings.map(|_| i32::from(card.coins_vp())));
        assert_eq!(number.bonus_vp().unwrap_or_default(), i32::from(card.bonus));
        assert!(number.types().map(|reason| reason.standing).eq(card.types));
    }
    assert_eq!(winners(explained.iter().map(Breakdown::total)), cards.winners());
}

/// Checks who shares with whom, and what the places give.
fn is_told_of_both_sides(explained: &[Breakdown<Reason>], row: usize, reason: &TypeReason) {
    let TypeReason { building, standing, with, places } = reason;
    assert!(!with.contains(&row));
    assert_eq!(with.len(), usize::from(standing.sharing.saturating_sub(1)));
    for &other in with {
        let theirs = explained[other].types().find(|theirs| theirs.building == *building).expect("all types");
        assert!(theirs.with.contains(&row));
        assert_eq!((&theirs.places, theirs.standing), (places, *standing));
    }
    let sum: u16 = places.iter().map(|&vp| u16::from(vp)).sum();
    let (vp, sharing) = (u16::from(standing.vp), u16::from(standing.sharing));
    assert_eq!(places.is_empty(), standing.place().is_none());
    assert_eq!(sum.checked_div(sharing).unwrap_or_default(), vp);
    assert_eq!(reason.is_rounded(), vp * sharing != sum);
}

fn holdings(config: &GameConfig, state: &State) -> Vec<Option<Holdings>> {
    (0..config.players()).map(|seat| Some(state.holdings(seat))).collect()
}

#[test]
fn the_parts_of_every_number_add_up_and_the_sums_are_the_score_card() {
    let (mut shared, mut rounded, mut left_out) = (0, 0, 0);
    for game in 0..400 {
        let generator = &mut Generator::new(61, game);
        let config = random_config(generator);
        let mut sample = Generator::new(62, game);
        random_game(&config, generator, |_, _, state| {
            if sample.below(10) > 0 {
                return;
            }
            let (explained, cards) = (state.breakdown(&config), state.cards(&config));
            same_numbers(&explained, &cards);
            // Where sheets are not known, the lines are given as numbers, and bring the same.
            let unseen = rules::breakdown(&config, state.score(), &holdings(&config, state), &[]);
            same_numbers(&unseen, &cards);
            for (row, number) in explained.iter().enumerate() {
                for reason in number.types() {
                    is_told_of_both_sides(&explained, row, reason);
                    shared += u32::from(!reason.with.is_empty());
                    rounded += u32::from(reason.is_rounded());
                    left_out += u32::from(reason.standing.sharing > 0 && reason.places.is_empty());
                }
            }
        });
    }
    assert!(shared > 100 && rounded > 100 && left_out > 100, "{shared}, {rounded}, {left_out}");
}
