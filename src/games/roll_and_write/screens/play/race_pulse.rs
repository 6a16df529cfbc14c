//! A row of the race shines when somebody completes its type early. Any key or click ends it.

use egui::Ui;

use crate::widgets::score_sheet::ScoreView;
use common::BuildingType;
use ui::keys;

/// Seconds a row shines for, at the pace designed.
const SECONDS: f64 = 0.9;
/// How often it does in that time.
const TIMES: f32 = 2.0;

/// Follows the race from frame to frame.
#[derive(Debug, Default)]
pub struct RacePulse {
    /// The file of the game, how far it had come, and how many have completed each type.
    shown: Option<(String, usize, [usize; BuildingType::COUNT])>,
    /// When rows began to shine.
    began: [Option<f64>; BuildingType::COUNT],
}

impl RacePulse {
    /// Says in `view` which rows shine now; `times` is how many times as long as designed things take, 0 where nothing
    /// moves.
    pub fn follow(&mut self, ui: &Ui, (file, entry): (&str, usize), times: f64, view: &mut ScoreView<'_>) {
        let now = ui.input(|input| input.time);
        if keys::acts(ui) || times == 0.0 {
            self.began = Default::default();
        }
        let completed = |row: usize| view.rows[row].cells.iter().filter(|cell| cell.completed).count();
        let completed: [usize; BuildingType::COUNT] = std::array::from_fn(completed);
        if let Some((known, before, counts)) = &self.shown
            && known == file
            && *before <= entry
            && times > 0.0
        {
            for (began, (count, before)) in self.began.iter_mut().zip(completed.iter().zip(counts)) {
                if count > before {
                    *began = Some(now);
                }
            }
        }
        self.shown = Some((file.to_owned(), entry, completed));
        for (row, began) in view.rows.iter_mut().zip(&mut self.began) {
            let Some(far) = began.map(|began| ((now - began) / (SECONDS * times)) as f32) else { continue };
            if far < 1.0 {
                row.shine = (1.0 - far) * (far * TIMES * std::f32::consts::PI).sin().abs();
                ui.ctx().request_repaint();
            } else {
                *began = None;
            }
        }
    }
}
