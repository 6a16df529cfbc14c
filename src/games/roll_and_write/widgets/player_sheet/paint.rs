//! Title, bands and coin strip of the sheet.

use egui::{Align, Align2, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2};

use super::{
    geometry::Geometry,
    moving,
    rail::Lines,
    view::{CoinsView, DieColour, Pointing, SheetView},
};
use ui::{
    drawing::coin::{self, Coin},
    theme::{self, DieColours, TextSize, Theme},
    toast_exclusion,
    widgets::two_lines,
};

/// The title in the middle above the grid.
pub(super) fn title(painter: &Painter, theme: &Theme, geometry: &Geometry, text: &str) {
    if let Some(rect) = geometry.title {
        let font = theme::title(TextSize::fitted(rect.height() * 0.62, TextSize::LEAD..=TextSize::HERO));
        let centre = pos2(geometry.grid.center().x, rect.center().y - rect.height() * 0.08);
        painter.text(centre, Align2::CENTER_CENTER, text, font, theme.ink);
    }
}

/// Where the dice come from, in the corner between the rails.
pub(super) fn dice_from(ui: &Ui, theme: &Theme, geometry: &Geometry, [text, hint]: [&str; 2]) {
    if text.is_empty() {
        return;
    }
    let corner = geometry.rail_corner();
    let response = ui.interact(corner, ui.scope_id().with("where the dice come from"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    let (painter, room) = (ui.painter(), corner.width() + geometry.cells.gap);
    let tiny = |word: &str| {
        painter.layout_no_wrap(word.to_owned(), theme::medium(TextSize::TINY), theme.ink_soft).size().x
    };
    if text.split_whitespace().any(|word| tiny(word) > room) {
        // No word is broken: it is said, and shown under the pointer.
        response.on_hover_text(format!("{text}\n{hint}"));
        return;
    }
    response.on_hover_text(hint);
    let font = theme::medium(TextSize::fitted(geometry.cell * 0.22, TextSize::TINY..=TextSize::LEAD));
    let words = two_lines(painter, text, font, theme.ink_soft, (room, Align::Center));
    let top = pos2(corner.center().x, corner.center().y - words.size().y / 2.0);
    painter.galley(top, words, theme.ink_soft);
}

/// Bands behind the rows and columns the dice point to, so that their crossings are seen.
pub(super) fn bands(
    painter: &Painter,
    theme: &Theme,
    geometry: &Geometry,
    view: &SheetView<'_>,
    lines: Lines,
) {
    let margin = geometry.cells.gap * 0.5;
    let band = |line: Rect, colours: &DieColours, pointed: bool| {
        let rect = line.expand(margin);
        let edge = if pointed { theme::stroke::strong(theme.gold) } else { Stroke::NONE };
        let fill = if pointed { colours.band.lerp_to_gamma(colours.face, 0.3) } else { colours.band };
        painter.rect(rect, theme::radius::CARD, fill, edge, StrokeKind::Inside);
    };
    let pointed_to = |colour: DieColour, k: usize| view.pointing(colour, k) == Some(Pointing::Landed);
    for k in 0..6 {
        if pointed_to(DieColour::Blue, k) {
            band(geometry.line(DieColour::Blue, k), &theme.blue_die, lines.column == Some(k));
        }
    }
    for k in 0..6 {
        if pointed_to(DieColour::Yellow, k) {
            band(geometry.line(DieColour::Yellow, k), &theme.yellow_die, lines.row == Some(k));
        }
    }
}

/// The coin strip: title, coins, and how many can be spent.
pub(super) fn coins(ui: &Ui, theme: &Theme, geometry: &Geometry, sheet: &SheetView<'_>) {
    let view = &sheet.coins;
    let strip = geometry.coins;
    // Where nothing can be done, the cells are read first.
    if !sheet.still {
        toast_exclusion::keep(ui, strip);
    }
    let response = ui.interact(strip, ui.scope_id().with("coins"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &view.label));
    response.on_hover_text(format!("{}\n{}", view.label, view.hint));
    let painter = ui.painter();
    let size = TextSize::fitted(strip.height() * 0.46, TextSize::TEXT..=TextSize::HEADING);
    let middle = strip.center().y;
    let before = painter.text(
        pos2(strip.min.x + 4.0, middle),
        Align2::LEFT_CENTER,
        view.title,
        theme::title(size),
        theme.ink,
    );
    // A low strip comes close to the rosette in the corner of the sheet.
    let beside = if strip.height() < 30.0 { theme::space::MEDIUM } else { theme::space::HAIR };
    let after = painter.text(
        pos2(strip.max.x - beside, middle),
        Align2::RIGHT_CENTER,
        &view.text,
        theme::medium(size),
        theme.ink_soft,
    );
    let from = (before.max.x + 12.0).max(geometry.grid.min.x);
    // They stay where they are when other words come after them, unless these are long.
    let end = (after.min.x - theme::space::SMALL).min(geometry.grid.max.x);
    let room = (end - from).max(0.0);
    let step = (room / f32::from(view.printed.max(1))).min(strip.height() * 1.06);
    let side = (step * 0.88).min(strip.height() * 0.84);
    let flying: Vec<_> = sheet.moving.coins().collect();
    let landed = view.circled.saturating_sub(flying.len() as u8);
    let place = |k: u8| {
        let centre = pos2(from + step * (f32::from(k) + 0.5), middle);
        Rect::from_center_size(centre, Vec2::splat(side))
    };
    // What dice cost that are held or pointed at.
    let price: i8 = sheet.ghosts.iter().map(|ghost| ghost.price).sum();
    let leaving = view.spend_preview + price.max(0).unsigned_abs();
    let coming_back = price.min(0).unsigned_abs();
    for k in 0..view.printed {
        let state = match k {
            _ if (landed..view.circled).contains(&k) => Coin::Empty,
            _ if k < view.spent && k + coming_back >= view.spent => Coin::Coming,
            _ => state(view, leaving, k),
        };
        coin::paint(painter, place(k), theme, state, k.into());
    }
    for (k, (cell, far)) in (landed..).zip(flying) {
        let on_the_way = moving::on_arc(geometry.cells.cell(cell), place(k), far);
        coin::paint(painter, on_the_way, theme, Coin::Owned, k.into());
    }
}

/// Coins are gained and spent from the left; so many would be spent.
fn state(view: &CoinsView<'_>, leaving: u8, k: u8) -> Coin {
    if k < view.spent {
        Coin::Spent
    } else if k < view.circled {
        if k < view.spent + leaving { Coin::Leaving } else { Coin::Owned }
    } else if k < view.circled + view.gain_preview {
        Coin::Coming
    } else {
        Coin::Empty
    }
}
