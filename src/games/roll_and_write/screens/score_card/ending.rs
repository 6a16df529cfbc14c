//! The end of a game: its total counts up, types first, then lines, then coins. Any key or click ends that at once.

use egui::{Key, Modifiers, Ui};

use crate::{rules::BreakdownExt, text::score_text::ScoreText};
use text::Texts;
use ui::keys;

/// Seconds that each of the three parts takes.
const PART: f64 = 0.6;
/// Seconds that a rosette turns; it slows down to stand.
const TURNS: f64 = 3.0;
/// How far it turns, in whole turns.
const TURN: f32 = 0.5;
/// Seconds for which Enter may still be meant for the last turn, and begins no other game.
const HELD: f64 = 0.7;

/// When the end of a game was first shown.
#[derive(Debug, Default)]
pub struct EndingMotion {
    began: Option<f64>,
    held_until: f64,
}

/// How far the ending is in a frame, in seconds at the pace designed.
#[derive(Clone, Copy, Debug)]
pub struct Ending {
    since: f64,
}

impl EndingMotion {
    /// Another card is shown: that of a game which ends now, or not.
    pub fn open(&mut self, ui: &Ui, ends_now: bool) {
        let now = ui.input(|input| input.time);
        self.began = ends_now.then_some(now);
        self.held_until = if ends_now { now + HELD } else { now };
    }

    /// How far it is, while anything moves; `times` is how many times as long as designed things take.
    pub fn follow(&mut self, ui: &Ui, times: f64) -> Option<Ending> {
        let acts = keys::acts(ui);
        ui.input_mut(|input| {
            if input.time < self.held_until {
                input.consume_key(Modifiers::NONE, Key::Enter);
            }
        });
        let since = ui.input(|input| input.time) - self.began?;
        if acts || times == 0.0 || since >= TURNS * times {
            self.began = None;
            return None;
        }
        ui.ctx().request_repaint();
        Some(Ending { since: since / times })
    }
}

impl Ending {
    /// The headline so far, where it is the total of one player.
    pub(super) fn counted(self, texts: &Texts, score: &ScoreText<'_>) -> Option<String> {
        let card = score.rows.first().filter(|_| score.is_one_total())?;
        let parts = [Some(card.types_vp()), card.lines_vp(), card.coins_vp()].map(Option::unwrap_or_default);
        let shown = |(before, part): (f64, i32)| {
            let far = (self.since / PART - before).clamp(0.0, 1.0);
            (f64::from(part) * far).round() as i32
        };
        Some(texts.score_solo_total([0.0, 1.0, 2.0].into_iter().zip(parts).map(shown).sum::<i32>()))
    }

    /// How far a rosette is turned, in whole turns; in the end it stands upright.
    pub(super) fn turn(self) -> f32 {
        let left = (1.0 - self.since / TURNS).max(0.0) as f32;
        TURN * left * left
    }
}
