//! Pictures and pages of a table without a window.

use egui::{RichText, Ui, Vec2, vec2};

use super::{
    TableScreens, reasons,
    results::{self, ResultCard},
    title,
    totals::Explained,
};
use crate::{
    day_of,
    table::{PlayedRecord, Record, State, TableGame, code_of},
};
use kernel::{Breakdown, Game, record::Header};
use text::{Language, Texts, day};
use ui::{
    drawing::ground,
    raster::{self, Image},
    room,
    short_names::ShortNames,
    theme::{self, TextSize, Theme, ThemeChoice},
    vector::{Paper, Print},
    widgets::{surface::Surface, top_bar},
};

/// The size in points that the layout is made for.
const USUAL: (f32, f32) = (1280.0, 800.0);
/// Points of paper to a point of the screen.
const SCALE: f32 = 0.62;
/// The same at most where a page is upright: what has more to tell has smaller letters.
const UPRIGHT_SCALE: f32 = 0.54;
/// The height of a reason, and of all else on an upright page without the totals, in points of the screen.
const REASON: f32 = 28.0;
const AROUND: f32 = 160.0;
/// The height of all else beside the reasons in a picture.
const BESIDE: f32 = 220.0;

/// How a picture is wanted.
#[derive(Clone, Copy)]
pub struct PictureStyle<'a> {
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// By night.
    pub dark: bool,
    /// What names that have no room are told by.
    pub names: &'a ShortNames,
}

/// A picture of a record: the position after entry `at` of its log, or at the end the score card.
#[must_use]
pub fn picture<G: TableScreens>(
    record: &Record<G>,
    at: Option<usize>,
    style: PictureStyle<'_>,
    language: Language,
) -> Image {
    let texts = Texts::new(language);
    let at = at.unwrap_or(record.entries());
    let room = picture_room::<G>(record, at);
    let scale = |pixels: Vec2| (pixels.x / room.x).min(pixels.y / room.y);
    painted(style, scale, |ui| draw_picture::<G>(ui, &texts, record, at))
}

/// A picture on the ground of the program; `scale` says how many of its pixels are a point of the screen.
pub fn painted(
    PictureStyle { size: (width, height), dark, names }: PictureStyle<'_>,
    scale: impl FnOnce(Vec2) -> f32,
    mut draw: impl FnMut(&mut Ui),
) -> Image {
    let choice = if dark { ThemeChoice::DARK } else { ThemeChoice::LIGHT };
    let pixels = vec2(width.max(1) as f32, height.max(1) as f32);
    let scale = scale(pixels);
    raster::picture(pixels / scale, scale, choice, |ui| {
        names.install(ui.ctx());
        ground::paint(ui.painter(), ui.max_rect(), &Theme::of(ui.ctx()));
        ui.spacing_mut().item_spacing.y = 0.0;
        draw(ui);
    })
}

/// What a picture of a record needs in points: where it has more to tell than usual, its letters are smaller.
#[must_use]
pub fn picture_room<G: TableScreens>(record: &Record<G>, at: usize) -> Vec2 {
    let high = if is_card::<G>(record, at) { card_height::<G>(record).max(USUAL.1) } else { USUAL.1 };
    vec2(USUAL.0, high)
}

/// A page of a record: the position after entry `at` of its log, as it stood or with later corrections; of a result the
/// score card.
#[must_use]
pub fn print<'a, G: TableScreens>(
    texts: &'a Texts,
    record: &'a Record<G>,
    (at, corrected): (usize, bool),
    paper: Paper,
) -> Print<'a> {
    Print::new(paper.across(), SCALE, move |ui| match record {
        Record::<G>::Table(table) => {
            let state = if corrected { table.corrected_at(at).state } else { table.at(at).state };
            let place = bar::<G>(ui, texts, record);
            position::<G>(ui, place, texts, table, &state);
        }
        Record::<G>::Played(game) => {
            let place = bar::<G>(ui, texts, record);
            position::<G>(ui, place, texts, &game.table(), &game.position(at, corrected));
        }
        Record::<G>::Result(_) => draw_picture::<G>(ui, texts, record, at),
    })
}

/// The score card of a record: a page for each row, upright, since there is much to tell; who won comes first. Where only totals
/// are known, they are one page.
#[must_use]
pub fn card_prints<'a, G: TableScreens>(
    texts: &'a Texts,
    record: &'a Record<G>,
    paper: Paper,
) -> Vec<Print<'a>> {
    let (winners, cards) = (G::winners(record), record.breakdown());
    let others = (0..cards.len()).filter(|row| !winners.contains(row));
    let pages = if results::has_reasons::<G>(&cards) { usize::MAX } else { 1 };
    let page = |row: usize| {
        let reasons = cards.get(row).map_or(0, |card| all_of(card).count()) as f32 * REASON;
        let height = results::height::<G>(cards.len());
        let scale = Print::within(paper.upright()).y / (reasons + height + AROUND);
        Print::new(paper.upright(), scale.min(UPRIGHT_SCALE), move |ui: &mut Ui| {
            let place = bar::<G>(ui, texts, record);
            let middle = place.min.y + height;
            let below = place.with_min_y(middle + theme::space::MEDIUM);
            card::<G>(ui, (place.with_max_y(middle), below), texts, (record, &record.breakdown()), row);
        })
    };
    winners.iter().copied().chain(others).take(pages).map(page).collect()
}

/// Whether the score card is shown after an entry: the game is over there.
fn is_card<G: TableScreens>(record: &Record<G>, at: usize) -> bool {
    match record {
        Record::<G>::Table(_) | Record::<G>::Played(_) => record.is_over() && at >= record.entries(),
        Record::<G>::Result(_) => true,
    }
}

/// The height in points of the screen that all reasons of who won need beside the totals.
fn card_height<G: TableScreens>(record: &Record<G>) -> f32 {
    let (cards, row) = (record.breakdown(), G::winners(record).first().copied().unwrap_or(0));
    let reasons = cards.get(row).map_or(0, |card| all_of(card).count());
    (reasons as f32 * REASON + BESIDE).max(results::height::<G>(cards.len()) + BESIDE)
}

/// A number and all that it is made of.
fn all_of<R>(number: &Breakdown<R>) -> Box<dyn Iterator<Item = &Breakdown<R>> + '_> {
    Box::new(std::iter::once(number).chain(number.parts.iter().flat_map(|part| all_of(part))))
}

/// The bar of a page; returns the room below it.
fn bar<G: TableScreens>(ui: &mut Ui, texts: &Texts, record: &Record<G>) -> egui::Rect {
    page_bar(ui, texts, (&title::<G>(texts, record), record.header()), |ui| show_code::<G>(ui, texts, record))
}

/// In the bar of a page or a picture the code with which others play the same as in a finished game.
pub fn show_code<G: TableGame>(ui: &mut Ui, texts: &Texts, record: &Record<G>) {
    if let Some(code) = code_of::<G>(texts, record) {
        let ink = Theme::of(ui.ctx()).ink;
        ui.label(RichText::new(code).font(theme::medium(TextSize::LEAD)).color(ink));
    }
}

/// The bar of a page or a picture: what the game is called, something in the middle, and its day; returns the room below.
pub fn page_bar(
    ui: &mut Ui,
    texts: &Texts,
    (title, header): (&str, &Header),
    middle: impl FnOnce(&mut Ui),
) -> egui::Rect {
    let place = room::below_bar(ui);
    let day = day(texts, day_of(header));
    top_bar::show(ui, title, middle, |ui| {
        let theme = Theme::of(ui.ctx());
        ui.label(RichText::new(day).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
    });
    place
}

fn position<G: TableScreens>(
    ui: &mut Ui,
    place: egui::Rect,
    texts: &Texts,
    table: &Game<G::Table>,
    state: &State<G>,
) {
    G::draw_position(ui, place, texts, table, state);
}

/// The position after an entry, or at the end of a game that is over its score card.
pub fn draw_picture<G: TableScreens>(ui: &mut Ui, texts: &Texts, record: &Record<G>, at: usize) {
    let place = bar::<G>(ui, texts, record);
    match record {
        Record::<G>::Table(table) if !is_card::<G>(record, at) => {
            position::<G>(ui, place, texts, table, &table.at(at).state);
        }
        Record::<G>::Played(game) if !is_card::<G>(record, at) => {
            position::<G>(ui, place, texts, &game.table(), &game.position(at, false));
        }
        _ => {
            let cards = record.breakdown();
            let parts = if results::has_reasons::<G>(&cards) {
                let middle = place.min.x + place.width() / 2.0;
                (place.with_max_x(middle), place.with_min_x(middle + theme::space::MEDIUM))
            } else {
                (results::alone::<G>(place, record, cards.len()), egui::Rect::NOTHING)
            };
            let row = G::winners(record).first().copied().unwrap_or(0);
            card::<G>(ui, parts, texts, (record, &cards), row);
        }
    }
}

/// The totals, and the reasons of a row.
fn card<G: TableScreens>(
    ui: &mut Ui,
    (left, right): (egui::Rect, egui::Rect),
    texts: &Texts,
    (record, cards): (&Record<G>, &results::Cards<G>),
    row: usize,
) {
    let seats = &record.header().seats;
    let of = ResultCard::<G> { record, cards, rank: None };
    results::show(ui, left, texts, &of, (&mut Explained::of(row), true));
    if !results::has_reasons::<G>(cards) {
        return;
    }
    Surface::Plain.show_in(ui, right, |ui| {
        if let (Some(card), Some(seat)) = (cards.get(row), seats.get(row)) {
            reasons::show::<G>(ui, texts, seats, &seat.name, card, None);
        }
    });
}
