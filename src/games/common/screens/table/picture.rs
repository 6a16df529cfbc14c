//! Pictures and pages of a table without a window.

use egui::{RichText, Ui, vec2};

use super::{TableScreens, reasons, title, totals};
use crate::{
    games::common::table::Record,
    storage::Settings,
    text::{Language, Texts, date},
    ui::{
        drawing::ground,
        raster::{self, Image},
        room,
        theme::{self, TextSize, Theme, ThemeChoice},
        vector::{Paper, Print},
        widgets::{surface::Surface, top_bar},
    },
};

/// The size in points that the layout is made for.
const USUAL: (f32, f32) = (1280.0, 800.0);
/// Points of paper to a point of the screen.
const SCALE: f32 = 0.62;

/// A picture of a record, `size` in pixels: the position after entry `at` of its log, or at the end the score card.
#[must_use]
pub fn picture<G: TableScreens>(
    record: &Record<G>,
    at: Option<usize>,
    size: (u32, u32),
    dark: bool,
    language: Language,
) -> Image {
    let texts = Texts::new(language);
    let choice = if dark { ThemeChoice::DARK } else { ThemeChoice::LIGHT };
    let pixels = vec2(size.0.max(1) as f32, size.1.max(1) as f32);
    let scale = (pixels.x / USUAL.0).min(pixels.y / USUAL.1);
    raster::picture(pixels / scale, scale, choice, |ui| {
        ground::paint(ui.painter(), ui.max_rect(), &Theme::of(ui.ctx()));
        ui.spacing_mut().item_spacing.y = 0.0;
        show::<G>(ui, &texts, record, at.or(Some(record.entries())));
    })
}

/// A page of a record: the position after entry `at` of its log, or at the end and where none is given the score card.
#[must_use]
pub fn print<'a, G: TableScreens>(
    texts: &'a Texts,
    record: &'a Record<G>,
    at: Option<usize>,
    paper: Paper,
) -> Print<'a> {
    Print::new(paper.across(), SCALE, move |ui| show::<G>(ui, texts, record, at))
}

fn show<G: TableScreens>(ui: &mut Ui, texts: &Texts, record: &Record<G>, at: Option<usize>) {
    let place = room::below_bar(ui);
    let day = date(texts, record.header().started);
    top_bar::show(
        ui,
        &title::<G>(texts, record),
        |_| {},
        |ui| {
            let theme = Theme::of(ui.ctx());
            ui.label(RichText::new(day).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
        },
    );
    match (record, at) {
        (Record::<G>::Table(table), Some(at)) if !record.is_over() || at < record.entries() => {
            let state = table.at(at).state;
            let settings = Settings::default();
            G::show_position(ui, place, texts, &settings, table, &state, &mut G::Look::default());
        }
        _ => card::<G>(ui, place, texts, record),
    }
}

/// The totals, and the reasons of whoever won.
fn card<G: TableScreens>(ui: &mut Ui, place: egui::Rect, texts: &Texts, record: &Record<G>) {
    let (cards, seats, winners) = (record.breakdown(), &record.header().seats, G::winners(record));
    let middle = place.min.x + place.width() / 2.0;
    let mut row = winners.first().copied().unwrap_or(0);
    Surface::Plain.show_in(ui, place.with_max_x(middle), |ui| {
        totals::show::<G>(ui, texts, seats, &cards, &winners, &mut row);
    });
    Surface::Plain.show_in(ui, place.with_min_x(middle + theme::space::MEDIUM), |ui| {
        if let (Some(card), Some(seat)) = (cards.get(row), seats.get(row)) {
            reasons::show::<G>(ui, texts, seats, &seat.name, card);
        }
    });
}
