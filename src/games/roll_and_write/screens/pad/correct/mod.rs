//! All entries, round by round and player by player, and correcting any of them: what follows is worked out again.

mod editor;

use egui::{Label, Rect, RichText, Ui, UiBuilder, pos2, vec2};

use super::{panel::Next, words};
use crate::{
    games::roll_and_write::{
        pad::{Pad, PadEvent},
        screens::position::player_colour,
        session::{AppView, GameCommand, PadSession},
        text::event_text,
    },
    text::Texts,
    ui::{
        drawing::symbols::Symbol,
        theme::{self, TextSize, Theme},
        widgets::button::Button,
    },
};
use editor::Editor;

/// The width of the names of the rounds.
const ROUNDS: f32 = 132.0;
/// The height of an entry, and the room between entries.
const ENTRY: f32 = 44.0;
const GAP: f32 = theme::space::TIGHT;
/// The height of the names over their columns.
const NAMES: f32 = 32.0;

/// What the panel remembers.
#[derive(Clone, Debug, Default)]
pub(super) struct Correct {
    /// The entry being corrected.
    editor: Option<Editor>,
}

/// Where an entry is listed: at the end, in its round, or before everything.
fn part(event: &PadEvent) -> i16 {
    match event {
        PadEvent::Close { .. } => i16::MAX,
        event => event.round().map_or(-1, i16::from),
    }
}

impl Correct {
    /// With the place of an entry open that is missing.
    pub(super) fn missing(row: usize, round: u8) -> Self {
        Self { editor: Some(Editor::missing(row, round)) }
    }

    /// With this entry open.
    pub(super) fn of(pad: &Pad, entry: usize, event: PadEvent) -> Self {
        Self { editor: Some(Editor::new(pad, entry, event)) }
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let (texts, pad) = (app.texts, session.pad());
        let events = pad.events().iter().map(|(_, event)| part(event));
        // Rounds without any entry have places for them.
        let rounds = 0..=pad.round().min(pad.corrected_config().rounds());
        let mut parts: Vec<i16> = events.chain(rounds.map(i16::from)).collect();
        parts.sort_unstable_by(|a, b| b.cmp(a));
        parts.dedup();
        for at in parts {
            self.round(ui, texts, pad, at);
            if self.editor.as_ref().is_some_and(|editor| part(&editor.before) == at)
                && self.editor.as_mut().is_some_and(|editor| editor.show(ui, texts, pad, commands))
            {
                self.editor = None;
            }
        }
        Next::Stay
    }

    /// The entries of a round, one column for each row of the score sheet.
    fn round(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, at: i16) {
        let entries: Vec<(usize, PadEvent)> =
            pad.events().iter().filter(|(_, event)| part(event) == at).copied().collect();
        let of = |row: Option<u8>| entries.iter().filter(move |(_, event)| event.row() == row);
        let rows = pad.corrected_config().rows();
        let is_played = (0..=i16::from(pad.corrected_config().rounds())).contains(&at);
        let is_open = |row: usize| is_played && !pad.pad_state().rows[row].is_done(at as u8);
        let columns = (0..rows).map(|row| of(Some(row as u8 + 1)).count() + usize::from(is_open(row)));
        // What belongs to the whole table stands below the name of the round.
        let highest =
            columns.chain([of(None).count() + usize::from(of(None).count() > 0)]).max().unwrap_or(1);
        let size = vec2(ui.available_width(), (ENTRY + GAP) * highest.max(1) as f32);
        let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
        let theme = Theme::of(ui.ctx());
        let title = match at {
            i16::MAX => texts.pad_over().to_owned(),
            -1 => texts.pad_whole_game().to_owned(),
            0 => texts.history_setup().to_owned(),
            round => texts.history_round(round),
        };
        let middle = pos2(rect.min.x, rect.min.y + ENTRY / 2.0);
        ui.painter().text(
            middle,
            egui::Align2::LEFT_CENTER,
            title,
            theme::title(TextSize::LEAD),
            theme.gold_ink,
        );
        for (k, entry) in of(None).enumerate() {
            self.entry(ui, texts, pad, place(rect, None, k + 1, rows), entry);
        }
        for row in 0..rows {
            for (k, entry) in of(Some(row as u8 + 1)).enumerate() {
                self.entry(ui, texts, pad, place(rect, Some(row), k, rows), entry);
            }
            if is_open(row) {
                let free = of(Some(row as u8 + 1)).count();
                self.missing_entry(ui, texts, pad, place(rect, Some(row), free, rows), (row, at as u8));
            }
        }
    }

    /// A place without an entry, as a button that adds one.
    fn missing_entry(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        place: Rect,
        (row, round): (usize, u8),
    ) {
        let who = event_text::name(texts, &pad.header.seats, row);
        let name = texts.pad_add_entry(&who, round);
        let missing = Editor::missing(row, round);
        let open = self.editor.as_ref().is_some_and(|editor| editor.is_about(&missing));
        let button = if open { Button::primary("") } else { Button::quiet("") };
        let mut inside = ui.new_child(UiBuilder::new().max_rect(place).id_salt((row, round)));
        let button = button.icon(Symbol::Plus).name(&name).min_width(place.width());
        if inside.add(button).on_hover_text(&name).clicked() {
            self.editor = (!open).then_some(missing);
        }
    }

    /// An entry as a button that opens it.
    fn entry(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        place: Rect,
        (entry, event): &(usize, PadEvent),
    ) {
        let what = words::what(texts, pad.state(), *entry, event);
        let what = what.unwrap_or_else(|| texts.pad_again().to_owned());
        let marked = |words: String| match event {
            PadEvent::First { .. } if is_superseded(pad, *entry) => texts.pad_superseded(&words),
            PadEvent::Fill { .. } if is_second(pad, *entry, event) => texts.pad_second_entry(&words),
            _ => words,
        };
        let name = words::describe(texts, &pad.header.seats, pad.state(), *entry, event);
        let (what, name) = (marked(what), words::said(texts, texts.pad_change(), &marked(name)));
        let open = self.editor.as_ref().is_some_and(|editor| editor.entry == Some(*entry));
        let button = if open { Button::primary(&what) } else { Button::secondary(&what) };
        // The room was taken for the whole round: the last column does not say where the next one begins.
        let mut inside = ui.new_child(UiBuilder::new().max_rect(place).id_salt(entry));
        if inside.add(button.name(&name).min_width(place.width())).on_hover_text(&name).clicked() {
            self.editor = (!open).then(|| Editor::new(pad, *entry, *event));
        }
    }
}

/// Whether it was said later that somebody else goes first.
fn is_superseded(pad: &Pad, entry: usize) -> bool {
    pad.events().iter().any(|(later, event)| *later > entry && matches!(event, PadEvent::First { .. }))
}

/// Whether a building is not the first of its turn.
fn is_second(pad: &Pad, entry: usize, event: &PadEvent) -> bool {
    let (Some(row), Some(round @ 1..)) = (event.row(), event.round()) else { return false };
    let of_turn = pad.entries_of(usize::from(row) - 1, round);
    of_turn.iter().any(|(before, event)| *before < entry && matches!(event, PadEvent::Fill { .. }))
}

/// The place of an entry; without a row it stands below the name of the round.
fn place(rect: Rect, row: Option<usize>, k: usize, rows: usize) -> Rect {
    let width = (rect.width() - ROUNDS) / rows as f32;
    let (left, width) = match row {
        Some(row) => (ROUNDS + width * row as f32, width),
        None => (0.0, ROUNDS),
    };
    let corner = rect.min + vec2(left, (ENTRY + GAP) * k as f32);
    Rect::from_min_size(corner, vec2(width - GAP, ENTRY))
}

/// The names of the rows over their columns, which are so wide and scrolled so far to the left.
pub(super) fn names(ui: &mut Ui, texts: &Texts, pad: &Pad, width: f32, scrolled: f32) {
    let theme = Theme::of(ui.ctx());
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), NAMES), egui::Sense::hover());
    let rect = Rect::from_min_size(room.min - vec2(scrolled, 0.0), vec2(width, NAMES));
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(room));
    ui.set_clip_rect(ui.clip_rect().intersect(room));
    let rows = pad.corrected_config().rows();
    for row in 0..rows {
        let at = place(rect, Some(row), 0, rows).with_max_y(rect.max.y);
        let colour = player_colour(&theme, row, &pad.header.seats[row]);
        ui.painter().circle_filled(pos2(at.min.x + 9.0, at.center().y), 6.0, colour);
        let name =
            RichText::new(event_text::name(texts, &pad.header.seats, row)).font(theme::title(TextSize::LEAD));
        let room = at.with_min_x(at.min.x + 22.0);
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            ui.add(Label::new(name.color(theme.ink)).truncate());
        });
    }
}
