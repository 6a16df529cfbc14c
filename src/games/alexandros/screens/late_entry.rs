//! A finished game that nobody kept a ledger of: final points, rounds, and how it ended (§X10.5).

use egui::{RichText, Ui};

use crate::{
    games::{
        alexandros::{
            log::Ended,
            pad::{PaperGame, ResultEvent},
            rules::GameConfig,
            session::{AppView, GameCommand},
        },
        common::{
            host::{AppRequest, new_id, now},
            screens::setup::{Asked, Offer, Outline, page, places},
            seating::{SeatSetup, Seating, known_players},
            table::TableCommand,
        },
    },
    kernel::record::Header,
    text::Texts,
    ui::{
        form::{self, Column},
        last_drawn::LastDrawn,
        theme::{self, TextSize, Theme},
        widgets::{number_field, segmented, stepper, surface::Surface},
    },
};

/// How many can play (§X1.1), the most rounds, and the figures of points.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;
const ROUNDS: std::ops::RangeInclusive<i64> = 1..=99;
const DIGITS: usize = 3;
const POINTS: f32 = 84.0;
/// How a game can have ended, in the order of the choice.
const ENDS: [Ended; 3] = [Ended::Goal, Ended::RedWalls, Ended::Early];

/// What the page remembers: all that is typed.
#[derive(Default)]
pub struct LateEntryScreen {
    seating: Seating<()>,
    players: usize,
    points: [i64; 4],
    rounds: i64,
    ended: usize,
    /// Something was kept since it was opened: the next time it begins anew.
    kept: bool,
    last_drawn: LastDrawn,
}

impl LateEntryScreen {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if self.last_drawn.just_opened(ui) && (self.players == 0 || self.kept) {
            self.open(app);
        }
        let texts = app.texts;
        let asked = page(
            self,
            ui,
            texts,
            texts.alexandros_page_late_title(),
            Vec::new(),
            |screen, ui, column| match column {
                Column::Left(height) => screen.people(ui, texts, height),
                Column::Right => screen.result(ui, texts),
            },
            |screen| screen.outline(texts),
        );
        match asked {
            Some(Asked::Start) => {
                if let Some(game) = self.game(texts) {
                    self.kept = true;
                    commands.push(TableCommand::Keep(Box::new(game)));
                }
            }
            Some(Asked::Back) => commands.push(AppRequest::Back.into()),
            Some(Asked::More(())) | None => {}
        }
    }

    fn open(&mut self, app: &AppView<'_>) {
        let settings = app.settings;
        let me = SeatSetup::mine(&settings.player_name, &settings.player_colour);
        let mut seating = Seating::with_me(&me, *PLAYERS.end());
        seating.propose(&known_players(settings));
        let last_drawn = std::mem::take(&mut self.last_drawn);
        *self = Self { seating, players: *PLAYERS.end(), rounds: 1, last_drawn, ..Self::default() };
    }

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
                let mut chosen = self.players - PLAYERS.start();
                segmented::show_spoken(ui, name, &mut chosen, &counts, &spoken);
                self.players = chosen + PLAYERS.start();
            });
            ui.add_space(theme::space::MEDIUM);
            places::rows(ui, texts, &mut self.seating, self.players, Offer::default());
            form::fill(ui, height);
        });
    }

    /// The right card: what everybody had, and how it ended.
    fn result(&mut self, ui: &mut Ui, texts: &Texts) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let names = self.seating.of_first(self.players).names(texts);
            form::field(ui, texts.alexandros_page_final_points(), |ui, _| {
                for (name, points) in names.iter().zip(&mut self.points) {
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
            let name = texts.alexandros_page_rounds();
            form::field(ui, name, |ui, _| {
                let (less, more) = (texts.new_pad_fewer(name), texts.new_pad_more(name));
                stepper::show(ui, name, [&less, &more], &mut self.rounds, ROUNDS);
            });
            let name = texts.alexandros_page_ended();
            form::field(ui, name, |ui, _| {
                let names = [
                    texts.alexandros_page_ended_goal(),
                    texts.alexandros_page_ended_walls(),
                    texts.alexandros_page_ended_early(),
                ];
                segmented::show(ui, name, &mut self.ended, &names);
            });
        });
    }

    fn outline(&self, texts: &Texts) -> Outline {
        let none = self.points.iter().take(self.players).all(|points| *points == 0);
        let nothing = none.then(|| texts.alexandros_page_why_no_points().to_owned());
        Outline {
            title: texts.alexandros_title(self.players),
            hint: texts.alexandros_page_late_hint().to_owned(),
            fault: places::fault(texts, &self.seating.of_first(self.players)).or(nothing),
        }
    }

    /// The game that was typed in.
    fn game(&self, texts: &Texts) -> Option<PaperGame> {
        let seats = self.seating.of_first(self.players).seats(texts);
        let header = Header { started: now(), ended: Some(now()), ..Header::new(&new_id(), "", seats) };
        let points = self.points.iter().take(self.players);
        let points = points.map(|points| u16::try_from(*points).unwrap_or(u16::MAX)).collect();
        let ended = ENDS.get(self.ended).copied().unwrap_or(Ended::Early);
        let rounds = u16::try_from(self.rounds).unwrap_or(1);
        let mut game = PaperGame::start(header, GameConfig::new(self.players).ok()?, None).ok()?;
        game.enter(ResultEvent::Final { points, rounds, ended }).ok()?;
        Some(game)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;

    #[test]
    fn what_is_typed_makes_a_result_with_its_winner() {
        let texts = Texts::new(Language::English);
        let seating = Seating::with_me(&SeatSetup::mine("Ada", "red"), 4);
        let screen = LateEntryScreen {
            seating,
            players: 3,
            points: [88, 104, 61, 999],
            rounds: 9,
            ended: 1,
            ..LateEntryScreen::default()
        };
        let game = screen.game(&texts).unwrap();
        let result = game.result();
        assert_eq!((result.points, result.winners, result.rounds), (vec![88, 104, 61], vec![2], 9));
        assert_eq!(result.ended, Ended::RedWalls);
    }
}
