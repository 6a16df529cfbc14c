//! Options of a decision in words.

use crate::{
    rules::{
        Cell,
        play::{Cards, Move, PieceId, PlayConfig, Priced, State},
    },
    text::play_text,
};
use ::text::Texts;
use common::words::all;

/// What the moves of an option do, one after the other; that the turn ends only where nothing else is done. Where a piece comes
/// to lie that is bought is told with it, so that options that differ by that alone begin with it.
#[must_use]
pub fn option_text(texts: &Texts, config: &PlayConfig, before: &State, moves: &[Move]) -> String {
    let mut state = before.clone();
    let (mut words, mut told) = (Vec::new(), Vec::new());
    for (k, &mv) in moves.iter().enumerate() {
        if let Some(Bought { priced, cards, cell }) = Bought::of(config, &state, mv, &moves[k + 1..]) {
            let (piece, is_exact) = (config.piece(priced.piece), cards.total() == u16::from(priced.price));
            words.push(play_text::bought_to(texts, (piece, cell), cards, is_exact));
            told.push(priced.piece);
        } else if !is_told(mv, &told) && (mv != Move::EndTurn || moves.len() == 1) {
            words.push(play_text::decided(texts, config, &state, mv));
        }
        // An option is legal; were it not, the position would stay.
        let _ = state.apply(config, mv);
    }
    all(texts, words)
}

/// Whether a piece is laid of which that was told already.
fn is_told(mv: Move, told: &[PieceId]) -> bool {
    matches!(mv, Move::Lay(piece, _) if told.contains(&piece))
}

/// A purchase whose piece is laid later on.
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
            let words = option_text(&texts, config, &step.before, &[buys, lays]);
            let [place, paid] = [names::cell(&texts, cell), names::payment(&texts, cards)];
            assert_eq!(words.matches(&place).count(), 1, "{words}");
            assert!(words.find(&place) < words.find(&paid), "{words}");
            told += 1;
        }
        assert!(told > 10, "{told} pieces were laid at once");
    }
}
