//! The selected sheet at a glance, and what can be done with it.

use egui::{Align2, Key as Press, Rect, RichText, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{list::LayoutItem, table, training};
use crate::{
    games::{
        common::{BuildingType, drawing},
        roll_and_write::{
            advisor::GameKind,
            files::layout_hash,
            log::NamedLayout,
            rules::Layout,
            session::{AppView, GameCommand, LayoutCommand, LayoutSketch},
            widgets::mini_sheet,
        },
    },
    text::{Key, Texts},
    ui::{
        drawing::symbols::Symbol,
        keys::{key_name, pressed},
        theme::{self, Theme},
        widgets::{button::Button, fitted_text, shortcut_row, toggle},
    },
};

/// What can be done with a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutAction {
    /// Change it.
    Edit,
    /// A new one like it.
    Duplicate,
    /// Write it to a file.
    Export,
    /// Throw it away.
    Delete,
}

impl LayoutAction {
    const fn look(self) -> (Key, Symbol, Press) {
        match self {
            Self::Edit => (Key::SheetsEdit, Symbol::Grid, Press::Enter),
            Self::Duplicate => (Key::SheetsDuplicate, Symbol::Copy, Press::D),
            Self::Export => (Key::Export, Symbol::ArrowUp, Press::E),
            Self::Delete => (Key::Delete, Symbol::Trash, Press::Delete),
        }
    }
}

/// What can be done with a sheet, the most likely first.
pub fn deeds(item: &LayoutItem) -> &'static [LayoutAction] {
    match (&item.file, &item.layout) {
        (None, _) => &[LayoutAction::Duplicate, LayoutAction::Export],
        (Some(_), Ok(_)) => {
            &[LayoutAction::Edit, LayoutAction::Duplicate, LayoutAction::Export, LayoutAction::Delete]
        }
        (Some(_), Err(_)) => &[LayoutAction::Delete],
    }
}

/// Shows the sheet; returns what was asked for. `kind` is what to train for.
pub fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    item: &LayoutItem,
    kind: &mut GameKind,
    keys: bool,
    commands: &mut Vec<GameCommand>,
) -> Option<LayoutAction> {
    let texts = app.texts;
    let deeds = deeds(item);
    let room = ui.available_rect_before_wrap();
    let rows = deeds.len().div_ceil(2) as f32;
    let buttons = room.with_min_y(room.max.y - 50.0 * rows + 10.0);
    let mut above = room.with_max_y(buttons.min.y - 10.0);
    let whole_grid = item.layout.as_ref().is_ok_and(|layout| layout.grid().is_some());
    if let Some(file) = item.file.as_deref().filter(|_| whole_grid) {
        let strip = above.with_min_y(above.max.y - training::HEIGHT);
        above.max.y = strip.min.y;
        training::show(ui, strip, app, (file, kind), keys, commands);
    }
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| match &item.layout {
        Ok(layout) => sheet(ui, app, item, layout, commands),
        Err(reason) => {
            let theme = Theme::of(ui.ctx());
            let words = texts.with(Key::LibraryBroken, &[("reason", reason.as_str().into())]);
            ui.label(RichText::new(words).font(theme::body(16.5)).color(theme.danger));
        }
    });
    let mut asked = None;
    for (line, pair) in deeds.chunks(2).enumerate() {
        let top = buttons.min.y + 50.0 * line as f32;
        let rect = Rect::from_min_size(pos2(room.min.x, top), vec2(room.width(), 40.0));
        ui.push_id(line, |ui| {
            shortcut_row::show(ui, rect, pair.len(), |ui, k, width| {
                let deed = pair[k];
                let (key, symbol, press) = deed.look();
                let first = (line, k) == (0, 0) && deed != LayoutAction::Delete;
                let name = key_name(texts, if first { Press::Enter } else { press });
                let label = texts.get(key);
                let button = match deed {
                    LayoutAction::Delete => Button::danger(label),
                    _ if first => Button::primary(label),
                    _ => Button::secondary(label),
                };
                let clicked = ui.add(button.icon(symbol).shortcut(name).min_width(width)).clicked();
                let key = keys && (pressed(ui, press) || first && pressed(ui, Press::Enter));
                if clicked || key {
                    asked = Some(deed);
                }
            });
        });
    }
    asked
}

/// Picture, name, counts and VP, and whether the counts are those of the pad at hand.
fn sheet(
    ui: &mut Ui,
    app: &AppView<'_>,
    item: &LayoutItem,
    layout: &Layout,
    commands: &mut Vec<GameCommand>,
) {
    let (theme, texts) = (Theme::of(ui.ctx()), app.texts);
    let room = ui.available_rect_before_wrap();
    let table = 160.0;
    let confirm = 44.0;
    let side = (room.height() - table - confirm - 28.0).min(room.width()).max(80.0);
    let picture = Rect::from_min_size(pos2(room.center().x - side / 2.0, room.min.y), Vec2::splat(side));
    ui.allocate_rect(picture, Sense::hover());
    match layout.grid() {
        Some(grid) => mini_sheet::paint(ui.painter(), picture, &theme, &mini_sheet::printed(grid, side)),
        None => {
            let named = NamedLayout { name: String::new(), draft: layout.draft() };
            let draft = LayoutSketch { counts_only: true, ..LayoutSketch::of(&named) };
            table::piles(ui, picture, &draft);
        }
    }
    let at = pos2(room.center().x, picture.max.y + 24.0);
    let (font, width) = (theme::title(23.0), room.width());
    fitted_text(ui.painter(), at, Align2::CENTER_CENTER, &item.name, font, theme.ink, width);
    let figures = Rect::from_min_size(pos2(room.min.x, at.y + 16.0), vec2(room.width(), table - 16.0));
    numbers(ui, texts, layout, figures);
    let place = Rect::from_min_size(pos2(room.min.x, figures.max.y), vec2(room.width(), confirm));
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        let mut confirmed = app.settings.is_confirmed(&layout_hash(layout));
        if toggle::show(ui, texts.get(Key::SheetsConfirmed), &mut confirmed).changed() {
            let sheet = item.file.clone();
            commands.push(GameCommand::Layouts(LayoutCommand::Confirm { sheet, confirmed }));
        }
    });
}

/// A column for each type: its drawing, how many there are, and its VP.
fn numbers(ui: &mut Ui, texts: &Texts, layout: &Layout, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    let step = rect.width() / 6.0;
    for kind in BuildingType::ALL {
        let x = rect.min.x + step * (kind.index() as f32 + 0.5);
        let [first, second, third] = layout.vp(kind);
        let count = layout.count(kind);
        let column = Rect::from_min_size(pos2(x - step / 2.0, rect.min.y), vec2(step, rect.height()));
        let response = ui.interact(column, ui.scope_id().with(kind), Sense::hover());
        let name = super::editor::spoken(texts, kind, count.into());
        let spoken = format!("{name}, {first} / {second} / {third}");
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &spoken));
        let painter = ui.painter();
        let drawing = Rect::from_center_size(pos2(x, rect.min.y + 22.0), Vec2::splat(38.0));
        drawing::paint(painter, drawing, &theme, kind);
        let write = |y: f32, text: String, font, ink| {
            painter.text(pos2(x, rect.min.y + y), Align2::CENTER_CENTER, text, font, ink);
        };
        write(56.0, count.to_string(), theme::figures(22.0), theme.ink);
        for (k, vp) in [first, second, third].into_iter().enumerate() {
            write(82.0 + 20.0 * k as f32, vp.to_string(), theme::medium(16.0), theme.gold_ink);
        }
    }
}
