//! A finished game for which nobody kept a ledger: final points, rounds, and how it ended (§X10.5). One in the library
//! can be corrected.

use std::ops::RangeInclusive;

use egui::Ui;

use crate::{
    log::Ended,
    pad::PaperGame,
    rules::PLAYERS,
    session::{Alexandros, AppView, GameCommand, ROUNDS, TypedGame},
};
use common::screens::late_entry::{Judgement, LateColumn, LateEntryPage, LateParts, LateTable, Total};
use kernel::winners;
use text::Texts;
use ui::{
    form,
    widgets::{number_field, segmented, stepper},
};

/// The number of digits of points, and their width.
const DIGITS: usize = 3;
const POINTS: f32 = 84.0;
/// The width of final points, whose name has room in a line.
const FINAL: f32 = 132.0;
/// The ways in which a game can have ended, in the order of the choice.
const ENDS: [Ended; 3] = [Ended::Goal, Ended::RedWalls, Ended::Early];

/// What the page remembers beside what is typed.
#[derive(Default)]
pub struct LateEntryScreen {
    page: LateEntryPage,
}

impl LateEntryScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let (texts, late) = (app.texts, &app.desk.late);
        let mut parts = Parts { texts, old: late.old() };
        commands.extend(self.page.show(ui, texts, late, &mut parts));
    }
}

struct Parts<'a> {
    texts: &'a Texts,
    old: Option<&'a PaperGame>,
}

impl LateParts<Alexandros> for Parts<'_> {
    fn hint(&self) -> &str {
        self.texts.alexandros_page_late_hint()
    }

    fn players<'a>(&self, form: &'a mut TypedGame) -> (RangeInclusive<usize>, &'a mut usize) {
        (PLAYERS, &mut form.players)
    }

    fn judge(&mut self, form: &TypedGame, game: Option<&PaperGame>) -> Judgement {
        let names = form.playing().names(self.texts);
        let points = form.points.iter().copied().take(form.players);
        let won = game.map_or_else(Vec::new, |_| winners(points.clone().map(Some)));
        let total = |(row, (name, points))| Total {
            name,
            points: Some(points),
            wins: won.contains(&row),
            plays: true,
        };
        let kept = form.kept(self.texts, self.old);
        Judgement {
            totals: names.into_iter().zip(points).enumerate().map(total).collect(),
            remarks: kept.iter().map(|kept| self.texts.alexandros_page_late_kept(kept)).collect(),
        }
    }

    fn agreed(&mut self, ui: &mut Ui, form: &mut TypedGame) {
        let texts = self.texts;
        ui.add_space(form::GAP);
        ui.horizontal_top(|ui| {
            let name = texts.alexandros_page_goal();
            part(ui, name, |ui| {
                number_field::show(ui, name, &mut form.goal, POINTS, DIGITS, false);
            });
            let name = texts.alexandros_page_rounds();
            part(ui, name, |ui| {
                let (less, more) = (texts.new_pad_fewer(name), texts.new_pad_more(name));
                stepper::show(ui, name, [&less, &more], &mut form.rounds, ROUNDS);
            });
            let name = texts.alexandros_page_ended();
            part(ui, name, |ui| {
                let names = [
                    texts.alexandros_page_ended_goal(),
                    texts.alexandros_page_ended_walls(),
                    texts.alexandros_page_ended_early(),
                ];
                let mut chosen = ENDS.iter().position(|ended| *ended == form.ended).unwrap_or(0);
                segmented::show(ui, name, &mut chosen, &names);
                form.ended = ENDS[chosen];
            });
        });
    }

    fn widest_table(&self) -> f32 {
        LateTable::width(&self.columns())
    }

    fn table(&mut self, ui: &mut Ui, form: &mut TypedGame, totals: &[Total]) {
        let (texts, players) = (self.texts, form.players);
        let table = LateTable::new(ui, &self.columns(), players);
        table.people(ui, texts, &mut form.seating, players, &[]);
        let names = form.playing().names(texts);
        for (row, (name, points)) in names.iter().zip(&mut form.points).enumerate() {
            table.cell(ui, row, 0, |ui| {
                let said = texts.alexandros_page_points_of(name);
                number_field::show(ui, &said, points, FINAL, DIGITS, false);
            });
        }
        table.winners(ui, totals);
        LateTable::faults_of_names(ui, texts, &form.seating, players);
    }
}

impl Parts<'_> {
    fn columns(&self) -> [LateColumn; 1] {
        let head = self.texts.alexandros_page_final_points().to_owned();
        [LateColumn { head, width: FINAL, least: FINAL }]
    }
}

/// Draws a control below its name, beside others.
fn part(ui: &mut Ui, name: &str, contents: impl FnOnce(&mut Ui)) {
    ui.vertical(|ui| form::field(ui, name, |ui, _| contents(ui)));
}
