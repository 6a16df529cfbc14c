//! What happened since the player's last act: the phantoms' rolls, one after the other, and early awards.

use egui::{Align2, RichText, Sense, Ui, pos2, vec2};

use super::turn_card::small;
use crate::{
    app::{
        Companion, Session,
        art::{building, dice},
        story,
        texts::Key,
        theme::{self, Theme},
    },
    archive::Animation,
    game::PlayEvent,
    rules::{Pair, Purpose, State},
};

/// Seconds that each phantom's roll has the stage.
const STEP: f64 = 0.7;

/// The news and how much of it was shown.
#[derive(Default)]
pub struct News {
    /// The game and the entries of its log the news are about.
    about: Option<(String, usize, usize)>,
    /// The phantoms' rolls among them, by entry: row and dice.
    rolls: Vec<(usize, usize, Pair)>,
    /// When the first roll was shown.
    began: f64,
    /// How many rolls are shown.
    visible: usize,
}

impl News {
    /// Follows the game: new rolls take the stage one by one, and any key or click shows them all.
    pub fn follow(&mut self, ui: &Ui, companion: &Companion, session: &Session) {
        let (now, skipped) = ui.input(|input| {
            let skipped = input.pointer.any_pressed()
                || input.events.iter().any(|event| matches!(event, egui::Event::Key { pressed: true, .. }));
            (input.time, skipped)
        });
        let about = (session.file().to_owned(), session.seen, session.game().log().len());
        if self.about.as_ref() != Some(&about) {
            // The first look at a game that goes on is no news.
            let known = self.about.as_ref().is_some_and(|(file, ..)| *file == about.0);
            self.rolls = phantom_rolls(session);
            self.began = now;
            self.visible = if known { 0 } else { self.rolls.len() };
            self.about = Some(about);
        } else if skipped {
            self.visible = self.rolls.len();
        }
        let step = match companion.settings.animation {
            Animation::Off => 0.0,
            Animation::Quick => STEP / 2.0,
            Animation::Normal => STEP,
            Animation::Slow => STEP * 2.0,
        };
        let due = if step == 0.0 { self.rolls.len() } else { ((now - self.began) / step) as usize + 1 };
        self.visible = self.visible.max(due).min(self.rolls.len());
        if self.visible < self.rolls.len() {
            let next = self.began + step * self.visible as f64 - now;
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(next.max(0.01)));
        }
    }

    /// The last entry of the log that is shown: without the rolls that are still to come.
    pub fn shown_entry(&self, session: &Session) -> usize {
        self.rolls.get(self.visible).map_or(session.game().log().len(), |&(entry, ..)| entry - 1)
    }

    /// The position whose score sheet is shown.
    pub fn shown(&self, session: &Session) -> State {
        let entry = self.shown_entry(session);
        if entry == session.game().log().len() {
            *session.game().state()
        } else {
            session.game().at(entry).state
        }
    }

    /// Shows the phantoms' rolls and the awards of the last round.
    pub fn show(&self, ui: &mut Ui, companion: &Companion, session: &Session) {
        let texts = &companion.texts;
        let seats = &session.game().header.seats;
        let all = self.visible == self.rolls.len();
        if all {
            for award in session.new_awards() {
                let text = story::award(texts, session.game().terms(), seats, &award);
                let colour = Theme::of(ui.ctx()).gold_ink;
                ui.label(RichText::new(text).font(theme::bold(15.0)).color(colour));
            }
        }
        for &(_, row, pair) in &self.rolls[..self.visible] {
            roll(ui, companion, session, row, pair);
        }
        if self.rolls.is_empty() && session.game().is_practice() {
            small(ui, texts.get(Key::PlayIsPractice));
        }
    }
}

fn phantom_rolls(session: &Session) -> Vec<(usize, usize, Pair)> {
    let log = session.game().log();
    let from = session.seen.min(log.len());
    let mut rolls = Vec::new();
    for (entry, event) in (from + 1..).zip(&log[from..]) {
        if let crate::game::Entry::Event(PlayEvent::Roll {
            purpose: Purpose::Phantom,
            seat,
            yellow,
            blue,
            ..
        }) = event
            && let ([yellow], [blue]) = (&yellow[..], &blue[..])
        {
            rolls.push((entry, usize::from(*seat) - 1, Pair { yellow: *yellow, blue: *blue }));
        }
    }
    rolls
}

/// A phantom's roll: who, the dice, what it fills.
fn roll(ui: &mut Ui, companion: &Companion, session: &Session, row: usize, pair: Pair) {
    let texts = &companion.texts;
    let game = session.game();
    let theme = Theme::of(ui.ctx());
    let Some(grid) = game.terms().layout().grid() else { return };
    let kind = grid[pair.cell().index()];
    let name = story::name(texts, &game.header.seats, row);
    let text = texts.with(Key::HistoryFilled, &[("who", name.into()), ("building", kind.name().into())]);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 24.0), Sense::hover());
    let painter = ui.painter();
    let square = |k: f32| {
        egui::Rect::from_center_size(pos2(rect.min.x + 11.0 + 25.0 * k, rect.center().y), vec2(21.0, 21.0))
    };
    dice::paint(painter, square(0.0), &theme, &theme.yellow_die, pair.yellow.number(), dice::Look::default());
    dice::paint(painter, square(1.0), &theme, &theme.blue_die, pair.blue.number(), dice::Look::default());
    building::paint(painter, square(2.1), &theme, kind);
    painter.text(
        pos2(rect.min.x + 80.0, rect.center().y),
        Align2::LEFT_CENTER,
        &text,
        theme::body(15.0),
        theme.ink_soft,
    );
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &text));
}
