//! A finished game that nobody kept a ledger of: final points, rounds, and how it ended (§X10.5). One of the library can
//! be corrected.

use egui::{RichText, Ui};

use crate::{
    games::{
        alexandros::{
            log::Ended,
            pad::PaperGame,
            session::{AppView, GameCommand, PLAYERS, ROUNDS, TypedGame},
        },
        common::{
            host::AppRequest,
            screens::{
                setup::{Asked, Offer, Outline, page, places},
                table::StartOver,
            },
        },
    },
    text::Texts,
    ui::{
        form::{self, Column},
        theme::{self, TextSize, Theme},
        widgets::{number_field, segmented, stepper, surface::Surface},
    },
};

/// The figures of points, and their width.
const DIGITS: usize = 3;
const POINTS: f32 = 84.0;
/// How a game can have ended, in the order of the choice.
const ENDS: [Ended; 3] = [Ended::Goal, Ended::RedWalls, Ended::Early];

/// What the page remembers beside what is typed.
#[derive(Default)]
pub struct LateEntryScreen {
    start_over: StartOver,
}

impl LateEntryScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let (texts, late) = (app.texts, &app.desk.late);
        let mut form = Form { typed: late.typed.clone() };
        let corrects = late.old().is_some();
        let title = if corrects { texts.late_correct() } else { texts.late_title() };
        let asked = page(
            &mut form,
            ui,
            texts,
            [title, texts.late_save()],
            vec![StartOver::action(texts, late)],
            |form, ui, column| match column {
                Column::Left(height) => form.people(ui, texts, height),
                Column::Right => form.result(ui, texts),
            },
            |form| form.outline(texts, late.old()),
        );
        let Form { typed } = form;
        let starts = matches!(asked, Some(Asked::Start));
        let game = starts.then(|| typed.game(texts, late.old()).ok()).flatten();
        if typed != late.typed {
            commands.push(GameCommand::Typed(Box::new(typed)));
            ui.ctx().request_repaint();
        }
        commands.extend(game.map(|game| GameCommand::Keep(Box::new(game))));
        match asked {
            Some(Asked::Back) => commands.push(AppRequest::Back.into()),
            Some(Asked::More(())) => self.start_over.ask(),
            Some(Asked::Start) | None => {}
        }
        if self.start_over.is_confirmed(ui, texts) {
            commands.push(GameCommand::StartOver);
        }
    }
}

/// What is typed, while it is shown.
struct Form {
    typed: TypedGame,
}

impl Form {
    /// The left card: who played.
    fn people(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let name = texts.new_players();
            form::field(ui, name, |ui, _| {
                let counts = PLAYERS.map(|count| count.to_string()).collect::<Vec<_>>();
                let spoken = PLAYERS.map(|count| texts.count_players(count)).collect::<Vec<_>>();
                let counts: Vec<&str> = counts.iter().map(String::as_str).collect();
                let spoken: Vec<&str> = spoken.iter().map(String::as_str).collect();
                let mut chosen = self.typed.players - PLAYERS.start();
                segmented::show_spoken(ui, name, &mut chosen, &counts, &spoken);
                self.typed.players = chosen + PLAYERS.start();
            });
            ui.add_space(theme::space::MEDIUM);
            places::rows(ui, texts, &mut self.typed.seating, self.typed.players, Offer::default());
            form::fill(ui, height);
        });
    }

    /// The right card: what everybody had, and how it ended.
    fn result(&mut self, ui: &mut Ui, texts: &Texts) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let names = self.typed.playing().names(texts);
            form::field(ui, texts.alexandros_page_final_points(), |ui, _| {
                for (name, points) in names.iter().zip(&mut self.typed.points) {
                    ui.horizontal(|ui| {
                        let said = texts.alexandros_page_points_of(name);
                        number_field::show(ui, &said, points, POINTS, DIGITS, false);
                        let theme = Theme::of(ui.ctx());
                        let name = RichText::new(name).font(theme::body(TextSize::TEXT)).color(theme.ink);
                        ui.add(egui::Label::new(name).truncate());
                    });
                    ui.add_space(theme::space::TIGHT);
                }
            });
            let name = texts.alexandros_page_goal();
            form::field(ui, name, |ui, _| {
                number_field::show(ui, name, &mut self.typed.goal, POINTS, DIGITS, false);
            });
            let name = texts.alexandros_page_rounds();
            form::field(ui, name, |ui, _| {
                let (less, more) = (texts.new_pad_fewer(name), texts.new_pad_more(name));
                stepper::show(ui, name, [&less, &more], &mut self.typed.rounds, ROUNDS);
            });
            let name = texts.alexandros_page_ended();
            form::field(ui, name, |ui, _| {
                let names = [
                    texts.alexandros_page_ended_goal(),
                    texts.alexandros_page_ended_walls(),
                    texts.alexandros_page_ended_early(),
                ];
                let mut chosen = ENDS.iter().position(|ended| *ended == self.typed.ended).unwrap_or(0);
                segmented::show(ui, name, &mut chosen, &names);
                self.typed.ended = ENDS[chosen];
            });
        });
    }

    fn outline(&self, texts: &Texts, old: Option<&PaperGame>) -> Outline {
        let kept = self.typed.kept(texts, old).map(|finding| texts.alexandros_page_late_kept(&finding));
        Outline {
            title: texts.alexandros_title(self.typed.players),
            hint: kept.unwrap_or_else(|| texts.alexandros_page_late_hint().to_owned()),
            fault: self.typed.fault(texts, old),
        }
    }
}
