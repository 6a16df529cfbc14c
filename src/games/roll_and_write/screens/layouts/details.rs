//! The selected sheet at a glance, and what can be done with it.

use egui::{Align2, Key as Press, Rect, RichText, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::{glance, list::LayoutItem, training};
use crate::{
    advisor::GameKind,
    files::layout_hash,
    rules::Layout,
    session::{AppView, GameCommand, LayoutCommand, LayoutEdit},
};
use common::{BuildingType, drawing, screens::transcribed};
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    keys::Shortcut,
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, toggle},
};

/// What is asked for; a page to be printed is only of sheets.
type PageRequest = transcribed::PageRequest<LayoutEdit, Printed>;

/// An empty page of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Printed {
    /// The sheets of players.
    Sheets,
    /// The score sheet.
    ScoreSheet,
}

/// What can be done with a sheet, the most likely first.
pub fn actions<'a>(texts: &'a Texts, item: &LayoutItem) -> Vec<Action<'a, PageRequest>> {
    let usable = item.layout.is_ok();
    let own = || item.file.clone();
    let edit = own().filter(|_| usable).map(|file| {
        let edit = PageRequest::Begin(LayoutCommand::Edit(file));
        Action::new(texts.sheets_edit(), edit).icon(Symbol::Grid)
    });
    let duplicate = usable.then(|| {
        let duplicate = PageRequest::Begin(LayoutCommand::Duplicate(own()));
        Action::new(texts.sheets_duplicate(), duplicate).icon(Symbol::Copy).key(Press::D)
    });
    let export = usable
        .then(|| Action::new(texts.export(), PageRequest::Export(own())).icon(Symbol::ArrowUp).key(Press::E));
    let export = export.map(|export| export.narrow_word(texts.export()));
    let print = |printed, label: &'a str, key: Shortcut| {
        let print = Action::new(label, PageRequest::Own(printed)).icon(Symbol::Page);
        usable.then(|| print.key(key).narrow_word(label))
    };
    let sheets = print(Printed::Sheets, texts.sheets_print(), Shortcut::ctrl(Press::P));
    let sheets = sheets.map(|action| {
        let has_grid = item.layout.as_ref().is_ok_and(|layout| layout.grid().is_some());
        action.enabled_if(has_grid, texts.why_no_cells())
    });
    let score_sheet = print(Printed::ScoreSheet, texts.sheets_print_score(), Press::S.into());
    let delete = own().map(|file| {
        let delete = PageRequest::Delete(file, item.name.clone());
        let delete = Action::new(texts.delete(), delete).icon(Symbol::Trash).key(Press::Delete);
        delete.danger().narrow_word(texts.delete())
    });
    [edit, duplicate, export, sheets, score_sheet, delete].into_iter().flatten().collect()
}

/// Shows the sheet. `kind` is what to train for.
pub fn show(
    ui: &mut Ui,
    app: &AppView<'_>,
    item: &LayoutItem,
    kind: &mut GameKind,
    commands: &mut Vec<GameCommand>,
) {
    let texts = app.texts;
    let mut above = ui.available_rect_before_wrap();
    let whole_grid = item.layout.as_ref().is_ok_and(|layout| layout.grid().is_some());
    if let Some(file) = item.file.as_deref().filter(|_| whole_grid) {
        let strip = above.with_min_y(above.max.y - training::height(ui, app, file, *kind, above.width()));
        above.max.y = strip.min.y;
        training::show(ui, strip, app, (file, kind), commands);
    }
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| match &item.layout {
        Ok(layout) => sheet(ui, app, item, layout, commands),
        Err(reason) => {
            let theme = Theme::of(ui.ctx());
            let words = texts.library_broken(reason);
            ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.danger));
        }
    });
}

/// From this width of the room on there is more of it than names need, which have so much: the sheet has the rest.
const ROOMY: f32 = 1200.0;
const LIST: f32 = 400.0;
const LEAST_LIST: f32 = 360.0;
/// A lower room has no place for the picture above the numbers: they stand side by side.
const LOW: f32 = 600.0;

/// The share of a room that the sheet has beside the list.
pub fn share(room: Rect) -> f32 {
    match room.size() {
        size if size.x >= ROOMY => 1.0 - LIST / size.x,
        size if size.y < LOW => 0.66_f32.min(1.0 - LEAST_LIST / size.x),
        _ => 0.42,
    }
}

/// The side of the smallest picture that shows anything.
const SMALLEST_PICTURE: f32 = 72.0;
/// The least side of the picture beside name and numbers, the height of the name, and the least width of the numbers.
const SIDE: f32 = 160.0;
const NAME: f32 = 40.0;
const NUMBERS: f32 = 304.0;

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
    if glance::has_room(room.size()) {
        let place = glance::show(ui, texts, item, layout, room);
        return confirm(ui, app, item, layout, place, commands);
    }
    let table = 160.0;
    let below = glance::CONFIRM;
    let left = (room.height() - table - below - 28.0).min(room.width());
    // One that is no smaller beside the numbers stands there: from sheet to sheet it keeps its place.
    let is_low = left <= SIDE + theme::space::LARGE && room.width() >= SIDE + theme::space::LARGE + NUMBERS;
    if (left < SMALLEST_PICTURE || is_low) && room.height() >= NAME + SIDE + below {
        let place = side_by_side(ui, texts, item, layout, room);
        return confirm(ui, app, item, layout, place, commands);
    }
    // In a very low window the picture in the list has to do.
    let side = if left < SMALLEST_PICTURE { 0.0 } else { left };
    let picture = Rect::from_min_size(pos2(room.center().x - side / 2.0, room.min.y), Vec2::splat(side));
    ui.allocate_rect(picture, Sense::hover());
    if side > 0.0 {
        glance::picture(ui, layout, picture);
    }
    let at = pos2(room.center().x, picture.max.y + 24.0);
    let (font, width) = (theme::title(TextSize::TITLE), room.width());
    fitted_text(ui.painter(), at, Align2::CENTER_CENTER, &item.name, font, theme.ink, width);
    let figures = Rect::from_min_size(pos2(room.min.x, at.y + 16.0), vec2(room.width(), table - 16.0));
    numbers(ui, texts, layout, figures);
    let place = Rect::from_min_size(pos2(room.min.x, figures.max.y), vec2(room.width(), below));
    confirm(ui, app, item, layout, place, commands);
}

/// The picture, and beside it the name over the numbers; returns the room below these.
fn side_by_side(ui: &mut Ui, texts: &Texts, item: &LayoutItem, layout: &Layout, room: Rect) -> Rect {
    let theme = Theme::of(ui.ctx());
    let room_beside = room.width() - theme::space::LARGE - NUMBERS;
    let side = (room.height() - theme::space::LARGE).min(room_beside).max(SIDE);
    let square = Rect::from_min_size(room.min + vec2(0.0, theme::space::SMALL), Vec2::splat(side));
    glance::picture(ui, layout, square);
    let beside = room.with_min_x(square.max.x + theme::space::LARGE).with_max_y(room.min.y + NAME + SIDE);
    let (at, font) = (pos2(beside.min.x, beside.min.y + NAME / 2.0), theme::title(TextSize::TITLE));
    fitted_text(ui.painter(), at, Align2::LEFT_CENTER, &item.name, font, theme.ink, beside.width());
    numbers(ui, texts, layout, beside.with_min_y(beside.min.y + NAME));
    Rect::from_min_size(beside.left_bottom(), vec2(beside.width(), glance::CONFIRM))
}

/// Whether the sheet is that of the pad at hand.
fn confirm(
    ui: &mut Ui,
    app: &AppView<'_>,
    item: &LayoutItem,
    layout: &Layout,
    place: Rect,
    commands: &mut Vec<GameCommand>,
) {
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        let mut confirmed = app.settings.is_confirmed(&layout_hash(layout));
        if toggle::show(ui, app.texts.sheets_confirmed(), &mut confirmed).changed() {
            let sheet = item.file.clone();
            commands.push(GameCommand::ConfirmCounts { sheet, confirmed });
        }
    });
}

/// The width of what the rows of numbers are called.
const HEADS: f32 = 56.0;
/// How far below the top the numbers stand: how many there are, and the VP of each place.
const COUNT: f32 = 56.0;
const FIRST: f32 = 84.0;
const PLACE: f32 = 20.0;

/// A column for each type: its drawing, how many there are, and its VP.
fn numbers(ui: &mut Ui, texts: &Texts, layout: &Layout, rect: Rect) {
    let theme = Theme::of(ui.ctx());
    let head = |y: f32, words: &str| {
        let (at, font) = (pos2(rect.min.x, rect.min.y + y), theme::body(TextSize::SMALL));
        fitted_text(ui.painter(), at, Align2::LEFT_CENTER, words, font, theme.ink_soft, HEADS);
    };
    head(COUNT, texts.sheets_count());
    for place in 0..3_usize {
        head(FIRST + PLACE * place as f32, &texts.place_name(place + 1));
    }
    let rect = rect.with_min_x(rect.min.x + HEADS);
    let step = rect.width() / 6.0;
    for kind in BuildingType::ALL {
        let x = rect.min.x + step * (kind.index() as f32 + 0.5);
        let [first, second, third] = layout.vp(kind);
        let count = layout.count(kind);
        let column = Rect::from_min_size(pos2(x - step / 2.0, rect.min.y), vec2(step, rect.height()));
        let response = ui.interact(column, ui.scope_id().with(kind), Sense::hover());
        let spoken = glance::spoken(texts, layout, kind);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &spoken));
        let painter = ui.painter();
        let drawing =
            Rect::from_center_size(pos2(x, rect.min.y + 22.0), Vec2::splat(theme::size::LARGE_DRAWING));
        drawing::paint(painter, drawing, &theme, kind);
        let write = |y: f32, text: String, font, ink| {
            painter.text(pos2(x, rect.min.y + y), Align2::CENTER_CENTER, text, font, ink);
        };
        write(COUNT, count.to_string(), theme::figures(TextSize::HEADING), theme.ink);
        for (k, vp) in [first, second, third].into_iter().enumerate() {
            write(FIRST + PLACE * k as f32, vp.to_string(), theme::medium(TextSize::TEXT), theme.gold_ink);
        }
    }
}
