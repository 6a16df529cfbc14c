//! Options of a decision in words.

use crate::{
    rules::{
        Cell,
        play::{Cards, Move, PieceId, PlayConfig, Priced, State},
    },
    text::{places::Places, play_text},
};
use ::text::Texts;
use common::words::all;

/// How options are told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Telling {
    /// To the person who decides: what to do, and beside which tile.
    Advice,
    /// About somebody: what they did, and beside which tile.
    Deeds,
    /// Without a board in sight: what somebody does, in numbered places.
    Written,
}

/// What the moves of an option do, one after the other; the end of the turn is mentioned only if nothing else is done. A
/// purchase says at once where its piece will lie, so that options that differ only in this begin differently.
#[must_use]
pub fn option_text(
    texts: &Texts,
    config: &PlayConfig,
    before: &State,
    moves: &[Move],
    telling: Telling,
) -> String {
    let mut state = before.clone();
    let (mut words, mut told) = (Vec::new(), Vec::new());
    for (k, &mv) in moves.iter().enumerate() {
        let places = match telling {
            Telling::Written => Places::Numbered,
            Telling::Advice | Telling::Deeds => {
                Places::beside(config, &state, state.to_act(config).decides())
            }
        };
        if let Some(Bought { priced, cards, cell }) = Bought::of(config, &state, mv, &moves[k + 1..]) {
            let (piece, is_exact) = (config.piece(priced.piece), cards.total() == u16::from(priced.price));
            let place = places.cell(texts, cell);
            words.push(play_text::bought_to(texts, piece, &place, cards, is_exact));
            told.push(priced.piece);
        } else if !is_told(mv, &told) && (mv != Move::EndTurn || moves.len() == 1) {
            words.push(match telling {
                Telling::Advice => play_text::advised(texts, config, &state, mv, places),
                Telling::Deeds | Telling::Written => play_text::decided(texts, config, &state, mv, places),
            });
        }
        // An option is always legal; otherwise the position would simply stay as it is.
        let _ = state.apply(config, mv);
    }
    all(texts, words)
}

/// Whether a piece is laid whose place was mentioned already.
fn is_told(mv: Move, told: &[PieceId]) -> bool {
    matches!(mv, Move::Lay(piece, _) if told.contains(&piece))
}

/// A purchase whose piece is laid later.
struct Bought {
    priced: Priced,
    cards: Cards,
    cell: Cell,
}

impl Bought {
    fn of(config: &PlayConfig, state: &State, mv: Move, later: &[Move]) -> Option<Self> {
        let Move::Buy(offer, cards) = mv else { return None };
        let priced = state.priced(config, offer).ok()?;
        let cell = later.iter().find_map(|mv| match *mv {
            Move::Lay(piece, cell) if piece == priced.piece => Some(cell),
            _ => None,
        })?;
        Some(Self { priced, cards, cell })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        log::Played,
        record::{self, AnyGame},
        text::names,
    };
    use ::text::Language;
    use kernel::Step;

    #[test]
    fn where_a_bought_piece_is_laid_is_told_once_and_before_what_is_paid() {
        let text = include_str!("../../../../../saves/alhambra-played-four.json");
        let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
        let (config, texts) = (game.config(), Texts::new(Language::English));
        let steps: Vec<_> = game.corrected_steps().collect();
        let of = |step: &Step<'_, Played>| step.event().and_then(|event| event.to_move(config).ok());
        let mut told = 0;
        for (at, step) in steps.iter().enumerate() {
            let Some(buys @ Move::Buy(offer, cards)) = of(step) else { continue };
            let Some(lays @ Move::Lay(piece, cell)) = steps.get(at + 1).and_then(of) else { continue };
            if step.before.priced(config, offer).unwrap().piece != piece {
                continue;
            }
            let words = option_text(&texts, config, &step.before, &[buys, lays], Telling::Advice);
            let seat = step.before.to_act(config).decides();
            let place = Places::beside(config, &step.before, seat).cell(&texts, cell);
            let paid = names::payment(&texts, cards);
            assert_eq!(words.matches(&place).count(), 1, "{words}");
            assert!(words.find(&place) < words.find(&paid), "{words}");
            told += 1;
        }
        assert!(told > 10, "{told} pieces were laid at once");
    }

    #[test]
    fn advice_says_what_to_do_and_everything_else_what_somebody_does() {
        let text = include_str!("../../../../../saves/alhambra-played-four.json");
        let AnyGame::Played(game) = record::read(text).unwrap().game else { panic!("a played game") };
        let config = game.config();
        let moves = game.corrected_steps().filter_map(|step| {
            let mv = step.event()?.to_move(config).ok()?;
            step.before.to_act(config).decides().map(|_| (step.before.clone(), mv))
        });
        let moves: Vec<(State, Move)> = moves.collect();
        for texts in Language::ALL.into_iter().map(Texts::new) {
            let told = |mv: fn(&Move) -> bool, telling| {
                let (before, mv) = moves.iter().find(|(_, of)| mv(of)).unwrap();
                option_text(&texts, config, before, &[*mv], telling)
            };
            for mv in [|mv: &Move| matches!(mv, Move::Take(_)), |mv: &Move| matches!(mv, Move::Buy(..))] {
                assert_ne!(told(mv, Telling::Advice), told(mv, Telling::Deeds));
                assert_eq!(told(mv, Telling::Deeds), told(mv, Telling::Written), "no place is told");
            }
            let lays = |mv: &Move| matches!(mv, Move::Lay(..));
            assert_ne!(told(lays, Telling::Deeds), told(lays, Telling::Written));
        }
    }
}
