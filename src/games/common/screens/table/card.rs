//! The score card of a table: who got how much and why, and what comes next.

use egui::{Rect, Ui, UiBuilder, Vec2, vec2};

use super::{
    PictureStyle, TableScreens,
    card_bar::{CardBar, CopyAction, HandedOn},
    card_buttons, card_prints, picture,
    reasons::{self, MarkedPart},
    results::{self, ResultCard},
    tables, title,
    totals::Explained,
};
use crate::{
    bg_stats::PlayLink,
    csv,
    host::{AppRequest, Source},
    screens::save_page::Lines,
    table::{self, Record, TableCommand, TableGame, TableView, Viewed},
};
use kernel::{Breakdown, Kind, People, record::Seat};
use text::Texts;
use ui::{
    last_drawn::RestingPointer,
    raster::Image,
    room, theme,
    vector::{Paper, Print},
    widgets::surface::Surface,
};

/// What totals and reasons need side by side, and one above the other: of reasons some are enough, which are scrolled.
const NEEDED: Vec2 = vec2(880.0, 420.0);
const STACKED: f32 = 480.0;
const REASONS: f32 = 420.0;
/// What a game has to show below the totals is higher by so much above the reasons, where there is room to spare.
const MORE: f32 = 96.0;

/// What the page remembers.
#[derive(Default)]
pub struct ScoreCard {
    /// The record shown.
    source: Option<Source>,
    explained: Explained,
    /// The board of a row is shown in the place of its reasons, where it has one.
    is_board: bool,
    pointer: RestingPointer,
    bar: CardBar,
}

impl ScoreCard {
    /// Draws the page, with what else of the card can be handed on.
    pub fn show<G: TableScreens>(
        &mut self,
        ui: &mut Ui,
        app: &TableView<'_, G>,
        more: Vec<CopyAction<'_>>,
        commands: &mut Vec<TableCommand<G>>,
    ) {
        let texts = app.texts;
        let Some(viewed) = &app.desk.viewed else {
            commands.push(AppRequest::Back.into());
            return;
        };
        let record = &viewed.loaded.game;
        let (cards, seats) = (record.breakdown(), &record.header().seats);
        if self.source.as_ref() != Some(&viewed.source) {
            let compares = G::COMPARES && cards.len() > 1;
            self.source = Some(viewed.source.clone());
            self.is_board = false;
            self.explained = Explained { row: first_row::<G>(record), part: None, compares };
        }
        let place = room::below_bar(ui);
        let card = CardOf::<G> { texts, viewed, people: app.people };
        commands.extend(self.bar.show(ui, texts, (viewed, &card), more).map(TableCommand::App));
        let [above, foot] = room::with_foot(place, theme::size::TOUCH, theme::space::MEDIUM);
        let all = results::height::<G>(cards.len());
        // What the game has to show below the totals has its room where there is some.
        let needed = vec2(NEEDED.x, NEEDED.y.max(all - G::RESULT));
        let stacked = vec2(STACKED, all + REASONS);
        let alone = !results::has_reasons::<G>(&cards);
        let needed = if alone { [vec2(STACKED, all); 2] } else { [needed, stacked] };
        let centred = |place: Rect| results::alone::<G>(place, record, cards.len());
        room::scrolled_parts(ui, "card", above, needed, |ui, place, is_stacked| {
            let (left, right) = if alone {
                (centred(place), Rect::NOTHING)
            } else if is_stacked {
                let spare = place.height() - stacked.y - theme::space::MEDIUM;
                let more = if G::RESULT > 0.0 { (spare / 2.0).clamp(0.0, MORE) } else { 0.0 };
                let middle = place.min.y + all + more;
                (place.with_max_y(middle), place.with_min_y(middle + theme::space::MEDIUM))
            } else {
                let middle = place.min.x + place.width() / 2.0;
                (place.with_max_x(middle), place.with_min_x(middle + theme::space::MEDIUM))
            };
            let (explained, is_at_rest) = (&mut self.explained, self.pointer.rests(ui));
            let of = ResultCard::<G> { record, cards: &cards, rank: viewed.placing };
            let marked = results::show(ui, left, texts, &of, (explained, is_at_rest));
            if alone {
                return;
            }
            let row = explained.row(cards.len());
            let is_board = &mut self.is_board;
            Surface::Plain.show_in(ui, right, |ui| match row {
                Some(row) => explain::<G>(ui, texts, record, (cards.as_slice(), row), (marked, is_board)),
                None => G::compare(ui, texts, seats, &cards),
            });
        });
        let own = G::ways_on(texts, record).into_iter().map(|way| way.map(TableCommand::App));
        let ways = card_buttons::of_record(texts, viewed).into_iter().chain(own).collect();
        // It belongs to the card above it, wherever that ends.
        let foot = if alone {
            let above = centred(above);
            let top = above.max.y + theme::space::MEDIUM;
            Rect::from_x_y_ranges(above.x_range(), top..=top + foot.height())
        } else {
            foot
        };
        commands.extend(card_buttons::show(ui, foot, texts, ways));
        let asked = self.bar.show_opened(ui, texts, app.errors, (viewed, &card));
        commands.extend(asked.into_iter().map(TableCommand::App));
    }
}

/// The reasons of a row, or its board, with what shows the other below.
fn explain<G: TableScreens>(
    ui: &mut Ui,
    texts: &Texts,
    record: &Record<G>,
    (cards, row): (&results::Cards<G>, usize),
    (marked, is_board): (Option<MarkedPart>, &mut bool),
) {
    let seats = &record.header().seats;
    let (Some(card), Some(seat)) = (cards.get(row), seats.get(row)) else { return };
    let tell = |ui: &mut Ui| reasons::show::<G>(ui, texts, seats, &seat.name, card, marked);
    let Some(board) = G::board_name(texts, record, row) else { return tell(ui) };
    let [above, foot] = room::with_foot(ui.max_rect(), theme::size::TOUCH, theme::space::SMALL);
    ui.scope_builder(UiBuilder::new().max_rect(above).id_salt("explained"), |ui| {
        if *is_board {
            G::show_board(ui, texts, record, row);
        } else {
            tell(ui);
        }
    });
    card_buttons::board_or_reasons(ui, foot, texts, board, is_board);
}

/// The row whose points are told first: of the only person there, else of who won or leads; none where several people see all
/// compared.
fn first_row<G: TableScreens>(record: &Record<G>) -> Option<usize> {
    let mut people = record.header().people();
    match (people.next(), people.next()) {
        (Some(own), None) => Some(own),
        (Some(_), Some(_)) if G::COMPARES => None,
        _ => G::winners(record).first().copied().or(Some(0)),
    }
}

/// The card of a record, as it is handed on.
struct CardOf<'a, G: TableGame> {
    texts: &'a Texts,
    people: &'a People,
    viewed: &'a Viewed<G>,
}

impl<G: TableScreens> HandedOn for CardOf<'_, G> {
    fn as_text(&self) -> String {
        as_text::<G>(self.texts, &self.viewed.loaded.game)
    }

    fn play_link(&self) -> Option<PlayLink> {
        table::play_link::<G>(&self.viewed.loaded.game, self.people)
    }

    fn picture(&self, style: PictureStyle<'_>) -> Image {
        picture::<G>(&self.viewed.loaded.game, None, style, self.texts.language())
    }

    fn prints(&self, paper: Paper) -> Vec<Print<'_>> {
        card_prints::<G>(self.texts, &self.viewed.loaded.game, paper)
    }

    fn table(&self, lines: Lines) -> csv::Table {
        tables::<G>(self.texts, &self.viewed.loaded.game, lines)
    }
}

/// The card as text: totals, and every reason below.
#[must_use]
pub fn as_text<G: TableGame>(texts: &Texts, record: &Record<G>) -> String {
    fn list<G: TableGame>(
        texts: &Texts,
        seats: &[Seat],
        number: &Breakdown<<G::Table as Kind>::Reason>,
        depth: usize,
        text: &mut String,
    ) {
        let part = texts.pad_said(&G::part(texts, seats, &number.reason), &number.vp.to_string());
        let why = reasons::why::<G>(texts, seats, &number.reason);
        let why = if why.is_empty() { why } else { format!(" ({why})") };
        *text += &format!("{}{part}{why}\n", "  ".repeat(depth));
        number.parts.iter().for_each(|part| list::<G>(texts, seats, part, depth + 1, text));
    }
    let mut text = format!("{}\n", title::<G>(texts, record));
    for (seat, card) in record.header().seats.iter().zip(record.breakdown()) {
        let total = G::counted(texts, u16::try_from(card.vp).unwrap_or_default());
        text += &format!("\n{}\n", texts.pad_said(&seat.name, &total));
        card.parts.iter().for_each(|part| list::<G>(texts, &record.header().seats, part, 1, &mut text));
    }
    text
}
