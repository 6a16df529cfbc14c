//! Closing the table: each player's lines and coins, by tapping the crosses of the sheet or by numbers (§7.2, §7.3).

mod closing;
mod numbers;

use std::cmp::Ordering;

use egui::{Align, Key as Press, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{enter, panel::Next, words::said};
use crate::{
    pad::{Crosses, Pad, PadExt},
    rules::Cell,
    screens::position::{letters, name},
    session::{AppView, GameCommand, PadSession},
    text::{audit_text, event_text, names::building_name},
    widgets::cell_grid::{CellGrid, GridCell},
};
use closing::Closing;
pub(super) use closing::{Closings, keep, leave, left};
use common::{BuildingType, drawing, widgets::type_table::Name};
use text::Texts;
use ui::{
    actions::{Action, by_keys, offer},
    drawing::symbols::{self, Symbol},
    form,
    keys::ARROWS,
    room,
    theme::{self, TextSize, Theme},
    widgets::{button::Button, figures, segmented},
};

/// What a sheet needs with what stands beside it, and what numbers need where there is none.
const NEEDED: [Vec2; 2] = [vec2(580.0, 356.0), vec2(580.0, 284.0)];
/// The height of the panel where there are only numbers, with room for the types and for what does not fit.
const NUMBERS: f32 = 468.0;

/// The width of the choice how rows are entered, at the end of the line of players.
const HOW: f32 = 248.0;

/// The radius of a player's colour before the name.
const DROP: f32 = 6.0;

/// The share of the width for the sheet at most, and for numbers at least.
const SHEET: f32 = 0.55;
const FIELDS: f32 = 0.45;

/// What the panel remembers.
#[derive(Clone, Debug)]
pub(super) struct Close {
    row: usize,
    /// How rows are entered, until one was entered otherwise.
    numbers: bool,
    /// The cell that the keyboard is at.
    cursor: usize,
}

impl Close {
    pub(super) fn new(pad: &Pad) -> Self {
        Self::of(pad, pad.pad_state().open_rows().first().copied().unwrap_or(0))
    }

    /// Beginning with this row.
    pub(super) fn of(pad: &Pad, row: usize) -> Self {
        Self { row, numbers: pad.corrected_config().layout().grid().is_none(), cursor: 0 }
    }

    /// The row that is closed.
    pub(super) const fn row(&self) -> usize {
        self.row
    }

    /// Turns to a row, which is entered as the one before unless it was begun by numbers.
    fn turn_to(&mut self, row: usize) {
        (self.row, self.cursor) = (row, 0);
    }

    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        room: f32,
        closings: &mut Closings,
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let (texts, pad) = (app.texts, session.pad());
        // A sheet is no higher than it is wide. Numbers in its place have its room: what is tapped stays where it is.
        let only_numbers = pad.corrected_config().layout().grid().is_none();
        let highest = ui.available_width() * SHEET + theme::size::TOUCH + theme::space::MEDIUM;
        let room = room.min(if only_numbers { NUMBERS } else { highest });
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), room), Sense::hover());
        let top = rect.with_max_y(rect.min.y + theme::size::TOUCH);
        let players = top.with_max_x(top.max.x - if only_numbers { 0.0 } else { HOW });
        ui.scope_builder(UiBuilder::new().max_rect(players), |ui| {
            let names = ScrollArea::horizontal().id_salt("players").auto_shrink(false);
            names.show(ui, |ui| self.players(ui, texts, pad, closings));
        });
        let closing = Closing::at_hand(closings, pad, self.row);
        closing.numbers |= self.numbers;
        let before = closing.values();
        if !only_numbers {
            how(ui, texts, top.with_min_x(players.max.x), closing);
        }
        let body = rect.with_min_y(top.max.y + theme::space::MEDIUM);
        // Where the body is scrolled, the button that goes on stands below it.
        let needed = NEEDED[usize::from(only_numbers)];
        let (place, foot) = room::above_foot(body, needed, theme::size::TOUCH, theme::space::SMALL);
        let done = room::scrolled(ui, "final count", place, needed, |ui, body| {
            let side = body.height().min(body.width() * SHEET);
            // Names of numbers need more width than a sheet in a low window.
            let left = Rect::from_min_size(body.min, vec2(side.max(body.width() * FIELDS), side));
            ui.scope_builder(UiBuilder::new().max_rect(left), |ui| {
                if closing.numbers {
                    numbers::fields(ui, texts, closing);
                    coins(ui, texts, pad, closing);
                } else {
                    self.grid(ui, app, pad, closing, left.with_max_x(left.min.x + side));
                }
            });
            let right = Rect::from_min_max(pos2(left.max.x + theme::space::WIDE, body.min.y), body.max);
            // The button has its place, whatever there is to say above it.
            let [above, below] = room::with_foot(right, theme::size::TOUCH, theme::space::SMALL);
            let above = if foot.is_none() { above } else { right };
            ui.scope_builder(UiBuilder::new().max_rect(above), |ui| self.side(ui, texts, session, closing));
            let inside = UiBuilder::new().max_rect(below);
            foot.is_none() && ui.scope_builder(inside, |ui| self.done(ui, texts, pad, closing)).inner
        });
        let below = foot.is_some_and(|foot| {
            let inside = UiBuilder::new().max_rect(foot);
            ui.scope_builder(inside, |ui| self.done(ui, texts, pad, closing)).inner
        });
        closing.follow(pad, self.row, before);
        self.numbers = closing.numbers;
        if done || below {
            return self.store(pad, closings, commands);
        }
        Next::Stay
    }

    /// Closes the row, again those that were changed on the way to it, and goes on to the next that is open.
    fn store(&mut self, pad: &Pad, closings: &mut Closings, commands: &mut Vec<GameCommand>) -> Next {
        let open = pad.pad_state().open_rows();
        commands.extend(closing::store(pad, self.row, closings).into_iter().map(enter));
        // What cannot be stored so is shown instead of forgotten.
        let unfit = closings.iter().find(|(row, closing)| closing.changed && !open.contains(row));
        match self.next(pad).or(unfit.map(|(&row, _)| row)) {
            Some(next) => {
                self.turn_to(next);
                Next::Stay
            }
            None => Next::Close,
        }
    }

    /// The next row that is open.
    fn next(&self, pad: &Pad) -> Option<usize> {
        let others = pad.pad_state().open_rows().into_iter().filter(|&row| row != self.row);
        others.min_by_key(|&row| (row < self.row, row))
    }

    /// Who is being closed, each behind their colour; those who are closed as it is shown carry a tick.
    fn players(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, closings: &Closings) {
        let theme = Theme::of(ui.ctx());
        ui.horizontal(|ui| {
            for row in 0..pad.corrected_config().players() {
                let Name { words, colour, .. } = name(texts, &theme, &pad.header.seats, row);
                let button = Button::quiet(&words).selected(row == self.row).at_left(true);
                let is_stored =
                    pad.is_closed(row) && !closings.get(&row).is_some_and(|closing| closing.changed);
                let tick = if is_stored { theme::size::SYMBOL + theme::space::SMALL } else { 0.0 };
                let width = button.natural_width(ui) + tick;
                let shown = ui.add(button.min_width(width));
                // In the room for an icon before the name.
                let drop = shown.rect.left_center() + vec2(theme::space::WIDE, 0.0);
                ui.painter().circle(drop, DROP, colour, theme::stroke::fine(theme.outline));
                if is_stored {
                    let middle = shown.rect.right_center() - vec2(theme::space::WIDE, 0.0);
                    let tick = Rect::from_center_size(middle, Vec2::splat(theme::size::SYMBOL));
                    symbols::paint(ui.painter(), tick, Symbol::Check, theme.ink);
                }
                if shown.clicked() {
                    self.turn_to(row);
                }
            }
        });
    }

    fn grid(&mut self, ui: &Ui, app: &AppView<'_>, pad: &Pad, closing: &mut Closing, rect: Rect) {
        let texts = app.texts;
        let grid = pad.corrected_config().layout().grid();
        let look = |cell: Cell| {
            let building = grid.map(|grid| grid[cell.index()]);
            let crossed = closing.crosses & cell.bit() != 0;
            let (row, column) = (cell.row().number(), cell.column().number());
            let name = match building {
                Some(building) if crossed => texts.sheet_cell_built(row, column, building),
                Some(building) => texts.sheet_cell(row, column, building),
                None => String::new(),
            };
            GridCell { building, crossed, name }
        };
        let cells = CellGrid {
            cells: Cell::all().map(look).collect(),
            letters: app.settings.letters.then(|| letters(texts)),
            keys: true,
        };
        let touched = cells.show(ui, rect, &mut self.cursor).map(|touch| touch.cell);
        offer(ui, texts.keys_do_move(), ARROWS);
        let space = by_keys(ui, texts.keys_do_cross(), [Press::Space]).then_some(self.cursor);
        if let Some(cell) = touched.or(space) {
            closing.crosses ^= 1 << cell;
        }
    }

    /// Beside the numbers: the types. Beside the sheet: what of it is crossed, and the coins. And what it comes to.
    fn side(&self, ui: &mut Ui, texts: &Texts, session: &PadSession, closing: &mut Closing) {
        let pad = session.pad();
        ui.spacing_mut().item_spacing.y = theme::space::SMALL;
        if closing.numbers {
            ui.scope(|ui| numbers::types(ui, texts, pad, self.row));
        } else {
            self.checks(ui, texts, pad, closing);
            coins(ui, texts, pad, closing);
        }
        let (lines, coins) = closing.vp();
        let types = pad.pad_state().cards().rows[self.row].map_or(0, |card| card.types_vp());
        let sum = [
            (types, texts.types()),
            (lines, texts.lines()),
            (coins, texts.coins()),
            (types + lines + coins, texts.total()),
        ]
        .map(|(vp, word)| (vp.to_string(), word.to_owned()));
        figures::show(ui, &sum, &[sum.len() - 1]);
        // It comes and goes with what is typed: only what stands here moves.
        ScrollArea::vertical().id_salt("faults").auto_shrink(false).show(ui, |ui| {
            let rounds = pad.corrected_config().rounds();
            if pad.round() <= rounds {
                // That is a choice, nothing wrong.
                form::hint(ui, &texts.pad_ends_early(pad.pad_state().played(), rounds));
            }
            if !closing.fits(pad, self.row) {
                let why = closing.why_unfit(texts);
                // Crosses that are still to come are nothing wrong.
                if closing.numbers || closing.has_too_many(pad, self.row) {
                    form::fault(ui, why);
                } else {
                    form::hint(ui, why);
                }
            }
            for finding in closing.findings(session, self.row) {
                form::fault(ui, &audit_text::at_a_table(texts, &pad.header.seats, finding));
            }
        });
    }

    /// The button that goes on to the next player; true when the row is done.
    fn done(&self, ui: &mut Ui, texts: &Texts, pad: &Pad, closing: &Closing) -> bool {
        let seats = &pad.header.seats;
        let next = self.next(pad).map(|row| texts.pad_close_on(&event_text::name(texts, seats, row)));
        let label = next.unwrap_or_else(|| texts.pad_close_done().to_owned());
        let width = ui.available_width();
        let done = Action::new(label, ()).icon(Symbol::Check).key(Press::Enter).primary();
        done.enabled_if(closing.fits(pad, self.row), closing.why_unfit(texts))
            .show_wide(ui, texts, width)
            .is_some()
    }

    /// Crosses of each type beside its boxes on the score sheet.
    fn checks(&self, ui: &mut Ui, texts: &Texts, pad: &Pad, closing: &Closing) {
        let theme = Theme::of(ui.ctx());
        let boxes = pad.pad_state().boxes(self.row);
        let crosses =
            Crosses::new(closing.crosses).by_type(pad.corrected_config().layout()).unwrap_or_default();
        for line in BuildingType::ALL.chunks(2) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = theme::space::SMALL;
                for building in line {
                    let k = building.index();
                    let (icon, response) =
                        ui.allocate_exact_size(Vec2::splat(theme::size::DRAWING), Sense::hover());
                    drawing::paint(ui.painter(), icon, &theme, *building);
                    let words = texts.pad_boxes(crosses[k], boxes[k]);
                    let name = said(texts, &building_name(texts, *building), &words);
                    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &name));
                    let plain = theme::body(TextSize::TEXT);
                    let (font, ink, sign) = match crosses[k].cmp(&boxes[k]) {
                        Ordering::Less => (plain, theme.ink_soft, None),
                        Ordering::Equal => (plain, theme.ink, Some((Symbol::Check, theme.success))),
                        Ordering::Greater => {
                            (theme::bold(TextSize::TEXT), theme.danger, Some((Symbol::Close, theme.danger)))
                        }
                    };
                    ui.add_sized([58.0, 24.0], egui::Label::new(RichText::new(words).font(font).color(ink)));
                    let (mark, _) = ui.allocate_exact_size(Vec2::splat(theme::size::SYMBOL), Sense::hover());
                    if let Some((symbol, ink)) = sign {
                        symbols::paint(ui.painter(), mark, symbol, ink);
                    }
                    ui.add_space(theme::space::MEDIUM);
                }
            });
        }
    }
}

/// How many coins are left.
fn coins(ui: &mut Ui, texts: &Texts, pad: &Pad, closing: &mut Closing) {
    let most = i64::from(pad.corrected_config().layout().coins());
    numbers::number(ui, texts, (texts.pad_coins_left(), texts.pad_coins_vp()), &mut closing.coins, most);
}

/// How the row is entered.
fn how(ui: &mut Ui, texts: &Texts, place: Rect, closing: &mut Closing) {
    let inside = UiBuilder::new().max_rect(place).layout(Layout::right_to_left(Align::Center));
    let names = [texts.pad_by_grid(), texts.pad_by_numbers()];
    let mut chosen = usize::from(closing.numbers);
    ui.scope_builder(inside, |ui| segmented::show(ui, texts.pad_how(), &mut chosen, &names));
    closing.turn_to(chosen == 1);
}
