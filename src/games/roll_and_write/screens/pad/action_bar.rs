//! The strip below the sheet: whose turn it is, and what can be entered beside a building.

use egui::{Align2, Rect, Ui, vec2};

use super::{Aim, Figures, PadScreen, enter, panel::Panel};
use crate::{
    app::{Command, Companion, TableDeed},
    games::roll_and_write::{
        log::SeatKind,
        pad::{Pad, TableEvent},
        session::PadSession,
        text::{audit_text, event_text},
    },
    text::{Key, Texts},
    ui::{
        drawing::{frame, symbols::Symbol},
        theme::{self, Theme},
        widgets::{button::Button, fitted_text, shortcut_row},
    },
};

/// What a button of the strip does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    /// The row took coins.
    Coins,
    /// The next box is a second building.
    Second,
    /// The row did nothing.
    Nothing,
    /// The round ends although somebody has no entry.
    NextRound,
    /// The program rolls for a phantom.
    Roll,
    /// Back from an earlier round.
    Back,
    /// No second building after all.
    NoSecond,
    /// Lines and coins.
    Close,
    /// The score card.
    Card,
}

impl Deed {
    fn look(self, texts: &Texts) -> (&str, &str) {
        let (enter, escape) = (texts.get(Key::KeysEnter), texts.get(Key::KeysEscape));
        let (label, shortcut) = match self {
            Self::Coins => (Key::PadCoins, "G"),
            Self::Second => (Key::PadSecond, "B"),
            Self::Nothing => (Key::PadNothing, "N"),
            Self::NextRound => (Key::PadNextRound, enter),
            Self::Roll => (Key::PadRoll, enter),
            Self::Back => (Key::PadBackToNow, escape),
            Self::NoSecond => (Key::PadNoSecond, escape),
            Self::Close => (Key::PadCloseTable, enter),
            Self::Card => (Key::PadCard, enter),
        };
        (texts.get(label), shortcut)
    }
}

impl PadScreen {
    pub(super) fn strip(
        &mut self,
        ui: &mut Ui,
        companion: &Companion,
        session: &PadSession,
        figures: &Figures,
        rect: Rect,
        commands: &mut Vec<Command>,
    ) {
        let theme = Theme::of(ui.ctx());
        let texts = &companion.texts;
        ui.painter().extend(frame::plain_shapes(rect, &theme));
        let inside = rect.shrink2(vec2(20.0, 12.0));
        let words = inside.with_max_x(inside.min.x + inside.width() * 0.31);
        let (title, hint) = self.situation(texts, session, figures);
        let middle = inside.center().y;
        let line = |y: f32, text: &str, font, ink| {
            let at = egui::pos2(words.min.x, middle + y);
            fitted_text(ui.painter(), at, Align2::LEFT_CENTER, text, font, ink, words.width() - 12.0);
        };
        line(-12.0, &title, theme::title(21.0), theme.ink);
        line(14.0, &hint, theme::body(15.5), theme.ink_soft);
        let label = ui.interact(words, ui.scope_id().with("situation"), egui::Sense::hover());
        label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, format!("{title}. {hint}")));

        let deeds = self.deeds(session);
        let primary = deeds.last().copied();
        let places = places(&deeds);
        let buttons = inside.with_min_x(words.max.x);
        shortcut_row::show(ui, buttons, places.len(), |ui, k, width| {
            let deed = places[k];
            let (label, shortcut) = deed.look(texts);
            let (label, name) = match Self::second_of(session.pad()) {
                Some((row, _)) if deed == Deed::Second => {
                    let name = event_text::name(texts, &session.pad().header.seats, row);
                    let whose = |key| texts.with(key, &[("name", name.as_str().into())]);
                    (&*whose(Key::PadSecondShort), &*whose(Key::PadSecondOf))
                }
                _ => (label, label),
            };
            // Enter belongs to the last button alone.
            let shortcut = if deed == Deed::Close && primary != Some(deed) { "L" } else { shortcut };
            let main = matches!(deed, Deed::Roll | Deed::Close | Deed::Card) && primary == Some(deed);
            let button = if main { Button::primary(label) } else { Button::secondary(label) };
            let button = button.caption(shortcut).min_width(width).name(name);
            let button = if main { button.icon(Symbol::Play) } else { button };
            let possible = deeds.contains(&deed) && self.can(session, deed);
            if ui.add_enabled(possible, button).clicked() {
                self.act(session, deed, commands);
            }
        });
    }

    /// What the buttons can do now, that of Enter last.
    pub(super) fn deeds(&self, session: &PadSession) -> Vec<Deed> {
        let pad = session.pad();
        if self.second.is_some() {
            return vec![Deed::NoSecond];
        }
        if self.earlier.is_some() {
            return vec![Deed::Coins, Deed::Nothing, Deed::Back];
        }
        if pad.round() > pad.terms().rounds() {
            let last = if pad.is_over() { Deed::Card } else { Deed::Close };
            return if last == Deed::Card { vec![Deed::Close, last] } else { vec![Deed::Second, last] };
        }
        let last = if self.chosen.is_none() && session.phantom_due().is_some() && session.program_rolls() {
            Deed::Roll
        } else {
            Deed::NextRound
        };
        vec![Deed::Coins, Deed::Second, Deed::Nothing, last]
    }

    /// Whether it can be done now.
    pub(super) fn can(&self, session: &PadSession, deed: Deed) -> bool {
        let pad = session.pad();
        let aim = self.aim(pad);
        let person = aim.row.is_some_and(|row| row < pad.terms().players());
        match deed {
            Deed::Coins => person && (1..=pad.terms().rounds()).contains(&aim.round),
            Deed::Nothing => aim.row.is_some() && (1..=pad.terms().rounds()).contains(&aim.round),
            Deed::Second => Self::second_of(pad).is_some(),
            Deed::NextRound | Deed::Roll | Deed::Back | Deed::NoSecond | Deed::Close | Deed::Card => true,
        }
    }

    /// Does it.
    pub(super) fn act(&mut self, session: &PadSession, deed: Deed, commands: &mut Vec<Command>) {
        let pad = session.pad();
        let Aim { row, round } = self.aim(pad);
        let number = row.map_or(0, |row| row as u8 + 1);
        match deed {
            Deed::Coins => commands.push(enter(TableEvent::Coins { row: number, round })),
            Deed::Nothing => commands.push(enter(TableEvent::Nothing { row: number, round })),
            Deed::NextRound => commands.push(enter(TableEvent::NextRound { round: Some(pad.round()) })),
            Deed::Roll => {
                commands.extend(session.phantom_due().map(|row| Command::Table(TableDeed::Roll(row))));
            }
            Deed::Second => self.second = Self::second_of(pad),
            Deed::Back | Deed::NoSecond => (self.chosen, self.earlier, self.second) = (None, None, None),
            Deed::Close => self.panel = Some(Panel::close(pad)),
            Deed::Card if pad.unconfirmed().iter().any(audit_text::is_of_entries) => {
                self.panel = Some(Panel::AuditFirst);
            }
            Deed::Card => commands.push(Command::Table(TableDeed::Finish)),
        }
    }

    /// What is awaited, and how it is entered.
    fn situation(&self, texts: &Texts, session: &PadSession, figures: &Figures) -> (String, String) {
        let pad = session.pad();
        let aim = self.aim(pad);
        let name = aim.row.map_or_else(String::new, |row| event_text::name(texts, &pad.header.seats, row));
        let named = |key: Key| texts.with(key, &[("name", name.as_str().into())]);
        let hint = |key: Key| texts.get(key).to_owned();
        if self.second.is_some() {
            return (named(Key::PadTapSecond), hint(Key::PadSecondHint));
        }
        if self.earlier.is_some() {
            let title = match aim.round {
                0 => hint(Key::PadLateSetup),
                round => texts.with(Key::PadLate, &[("round", round.into())]),
            };
            return (title, if name.is_empty() { hint(Key::PadLateHint) } else { named(Key::PadTap) });
        }
        if aim.row.is_none() {
            return over(texts, pad, figures);
        }
        if aim.row.is_some_and(|row| pad.header.seats[row].kind == SeatKind::Phantom) {
            return (named(Key::PadPhantom), hint(Key::PadPhantomHint));
        }
        match pad.round() {
            0 => (named(Key::PadTap), hint(Key::PadSetupHint)),
            _ => (named(Key::PadTap), hint(Key::PadTapHint)),
        }
    }
}

/// The button in each place: what cannot be done now keeps its own, and what makes an entry takes over that of
/// nothing else, so that a second click makes none that was not meant.
fn places(deeds: &[Deed]) -> [Deed; 4] {
    let shown = |all: &[Deed]| all.iter().copied().find(|deed| deeds.contains(deed));
    [
        Deed::Coins,
        shown(&[Deed::NoSecond, Deed::Back, Deed::Roll]).unwrap_or(Deed::Second),
        if deeds.contains(&Deed::Card) { Deed::Close } else { Deed::Nothing },
        shown(&[Deed::Card, Deed::Close]).unwrap_or(Deed::NextRound),
    ]
}

/// When all rounds are over.
fn over(texts: &Texts, pad: &Pad, figures: &Figures) -> (String, String) {
    let hint = match (pad.is_over(), figures.oddities.is_empty()) {
        (false, _) => Key::PadOverHint,
        (true, true) => Key::PadClosedHint,
        (true, false) => Key::PadOddHint,
    };
    let (played, rounds) = (pad.tally().played(), pad.terms().rounds());
    let title = if pad.is_over() && played < rounds {
        texts.with(Key::LibraryStopped, &[("round", played.into()), ("rounds", rounds.into())])
    } else {
        texts.get(Key::PadOverTitle).to_owned()
    };
    (title, texts.get(hint).to_owned())
}
