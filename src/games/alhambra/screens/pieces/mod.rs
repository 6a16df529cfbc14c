//! The camps, bazaars and falcons of one's own box, transcribed once: nobody knows here what is printed on them (§A13).
//! On one card lies what is there already, on the other the next one is put together. The tiles are those of the first
//! edition unless somebody changes them.

mod box_slots;
#[cfg(test)]
mod tests;
mod tiles;

use egui::{Key as Press, Rect, RichText, ScrollArea, Ui, UiBuilder};

use super::parts::Parts;
use crate::{
    log::{Printed, PrintedBazaar, PrintedCamp},
    rules::{BAZAARS, CAMPS, FALCONS_OF_EACH, FalconKind, TileId},
    session::{AppView, GameCommand, PiecesCommand},
    widgets::{
        as_printed::{BazaarDraft, CampDraft, FalconDraft},
        gallery::{self, Slot},
    },
};
use box_slots::{CURRENCIES, currency_name};
use common::host::AppRequest;
use text::Texts;
use ui::{
    actions::Action,
    drawing::symbols::Symbol,
    form,
    list_page::{self, Question},
    room,
    theme::{self, TextSize, Theme, space},
    widgets::{
        self, segmented, stepper,
        surface::{self, Surface},
    },
};

/// The width of the card on which something is put together, and the least of the other beside it.
const EDITOR: f32 = 384.0;
const BOX: f32 = 400.0;
/// From the edge of a card to what is in it.
const EDGE: f32 = space::WIDE;
/// Which of the four is shown where it is the tiles.
const TILES: usize = 3;
/// Places side by side: of camps and bazaars, and of falcons.
const FOUR: usize = 4;

/// What the page remembers: which pieces are shown, and what is being put together.
#[derive(Default)]
pub struct PiecesPage {
    shown: usize,
    price: i64,
    currency: usize,
    camp: CampDraft,
    bazaar: BazaarDraft,
    falcon: FalconDraft,
    tile: Option<TileId>,
    question: Option<Question<GameCommand>>,
}

/// What the bar offers.
#[derive(Clone, Copy)]
enum BarCommand {
    Import,
    Export,
}

impl PiecesPage {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        widgets::touch(ui);
        let place = room::below_bar(ui);
        let deeds = vec![
            Action::new(texts.import(), BarCommand::Import).icon(Symbol::ArrowDown).key(Press::I),
            Action::new(texts.export(), BarCommand::Export).icon(Symbol::ArrowUp).key(Press::E),
        ];
        let (back, deed) = form::bar_with(ui, texts, texts.alhambra_home_pieces(), deeds);
        if back {
            commands.push(AppRequest::Back.into());
        }
        self.question = deed.map(|deed| asked(texts, deed)).or(self.question.take());
        let known = app.desk.own.printed();
        let mut printed = known.clone();
        if place.width() >= EDITOR + BOX + space::MEDIUM && !room::is_upright(place.size()) {
            let at = place.max.x - EDITOR;
            let there = place.with_max_x(at - space::MEDIUM);
            card(ui, there, "box", |ui| self.there(ui, app, &mut printed));
            card(ui, place.with_min_x(at), "next", |ui| self.next(ui, app, &mut printed, commands));
        } else {
            card(ui, place, "box", |ui| {
                self.there(ui, app, &mut printed);
                ui.add_space(space::LARGE);
                self.next(ui, app, &mut printed, commands);
            });
        }
        list_page::question(&mut self.question, ui, texts, app.errors, commands);
        if printed != *known {
            commands.push(PiecesCommand::Change(printed).into());
        }
    }

    /// What is there already; a tap takes one out, to be put together anew.
    fn there(&mut self, ui: &mut Ui, app: &AppView<'_>, printed: &mut Printed) {
        let (texts, own) = (app.texts, &app.desk.own);
        let labels = [
            texts.alhambra_pieces_camps(printed.camps.len(), CAMPS),
            texts.alhambra_pieces_bazaars(printed.bazaars.len(), BAZAARS),
            texts.alhambra_pieces_falcons(printed.falcons.len(), FALCONS_OF_EACH * 3),
            texts.alhambra_pieces_tiles(own.tiles().tiles().len()),
        ];
        let labels = labels.each_ref().map(String::as_str);
        segmented::show(ui, texts.alhambra_pieces_which(), &mut self.shown, &labels);
        let is_empty = match self.shown {
            0 => printed.camps.is_empty(),
            1 => printed.bazaars.is_empty(),
            _ => printed.falcons.is_empty(),
        };
        form::hint(
            ui,
            match (self.shown, own.has_own_tiles()) {
                (TILES, false) => texts.alhambra_pieces_tiles_hint(),
                (TILES, true) => texts.alhambra_pieces_tiles_own(),
                _ if is_empty => texts.alhambra_pieces_none(),
                _ => texts.alhambra_pieces_hint(),
            },
        );
        ui.add_space(space::MEDIUM);
        ui.push_id(self.shown, |ui| match self.shown {
            0 => {
                let chosen = gallery::show(ui, FOUR, &box_slots::camps(texts, printed));
                if let Some(of) = chosen.map(|k| printed.camps.remove(k)) {
                    (self.price, self.camp) = (of.price.into(), CampDraft::from(of.camp));
                }
            }
            1 => {
                let chosen = gallery::show(ui, FOUR, &box_slots::bazaars(texts, printed));
                if let Some(of) = chosen.map(|k| printed.bazaars.remove(k)) {
                    let currency = CURRENCIES.iter().position(|other| *other == of.currency);
                    (self.currency, self.bazaar) = (currency.unwrap_or(0), BazaarDraft::from(of.bazaar));
                }
            }
            TILES => {
                tiles::there(ui, texts, own.tiles(), &mut self.tile);
                let question = tiles::first_edition(ui, texts, own.has_own_tiles());
                self.question = question.or(self.question.take());
            }
            _ => {
                let (places, slots): (Vec<Option<usize>>, Vec<Slot>) =
                    box_slots::falcons(texts, printed).into_iter().unzip();
                let chosen = gallery::show(ui, usize::from(FALCONS_OF_EACH), &slots);
                if let Some(k) = chosen.and_then(|k| places[k]) {
                    self.falcon = FalconDraft::from(printed.falcons.remove(k));
                }
            }
        });
    }

    /// The next one, which is put together, or the tile that is changed.
    fn next(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        printed: &mut Printed,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        if self.shown == TILES {
            let changed = tiles::change(ui, texts, app.desk.own.tiles(), &mut self.tile);
            commands.extend(changed.map(|tiles| PiecesCommand::Tiles(tiles).into()));
            return;
        }
        let (title, how) = match self.shown {
            0 => (texts.alhambra_board_camp(), texts.alhambra_pieces_how_camp()),
            1 => (texts.alhambra_board_bazaar(), texts.alhambra_pieces_how_bazaar()),
            _ => (texts.alhambra_board_falcon(), texts.alhambra_pieces_how_falcon()),
        };
        surface::heading(ui, title);
        let theme = Theme::of(ui.ctx());
        ui.label(RichText::new(how).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
        ui.add_space(space::SMALL);
        match self.shown {
            0 => self.next_camp(ui, texts, printed),
            1 => self.next_bazaar(ui, texts, printed),
            _ => self.next_falcon(ui, texts, printed),
        }
    }

    fn next_camp(&mut self, ui: &mut Ui, texts: &Texts, printed: &mut Printed) {
        let made = self.camp.show(ui, &Parts::new(texts, true).names());
        let name = texts.alhambra_pieces_price();
        form::field(ui, name, |ui, _| {
            let ends = [texts.new_pad_fewer(name), texts.new_pad_more(name)];
            stepper::show(ui, name, [&ends[0], &ends[1]], &mut self.price, 0..=20)
        });
        let is_room = printed.camps.len() < usize::from(CAMPS);
        if add(ui, texts, made.is_some(), is_room) {
            let price = self.price as u8;
            printed.camps.extend(made.map(|camp| PrintedCamp { price, camp }));
            self.camp = CampDraft::default();
        }
    }

    fn next_bazaar(&mut self, ui: &mut Ui, texts: &Texts, printed: &mut Printed) {
        let made = self.bazaar.show(ui, &Parts::new(texts, false).names());
        let name = texts.alhambra_pieces_currency();
        form::field(ui, name, |ui, _| {
            let names = CURRENCIES.map(|currency| currency_name(texts, currency));
            segmented::show(ui, name, &mut self.currency, &names.each_ref().map(String::as_str))
        });
        let is_room = printed.bazaars.len() < usize::from(BAZAARS);
        if add(ui, texts, made.is_some(), is_room) {
            let currency = CURRENCIES[self.currency.min(3)];
            printed.bazaars.extend(made.map(|bazaar| PrintedBazaar { currency, bazaar }));
            self.bazaar = BazaarDraft::default();
        }
    }

    fn next_falcon(&mut self, ui: &mut Ui, texts: &Texts, printed: &mut Printed) {
        let made = self.falcon.show(ui, &Parts::new(texts, false).names());
        let of_kind =
            |kind: FalconKind| printed.falcons.iter().filter(|falcon| falcon.kind() == kind).count();
        let is_room = made.is_none_or(|falcon| of_kind(falcon.kind()) < usize::from(FALCONS_OF_EACH));
        if add(ui, texts, made.is_some(), is_room) {
            printed.falcons.extend(made);
            self.falcon = FalconDraft::default();
        }
    }
}

/// Asks for the path.
fn asked(texts: &Texts, deed: BarCommand) -> Question<GameCommand> {
    match deed {
        BarCommand::Import => {
            let (title, hint) = (texts.alhambra_pieces_import(), texts.alhambra_pieces_import_hint());
            Question::import(texts, title, hint, |path| PiecesCommand::Import(path).into())
        }
        BarCommand::Export => {
            let (title, file) = (texts.alhambra_pieces_export(), "box.json");
            Question::export(texts, title, file, |path| PiecesCommand::Export(path).into())
        }
    }
}

/// A card, scrolled where it is low.
fn card(ui: &mut Ui, place: Rect, name: &str, contents: impl FnOnce(&mut Ui)) {
    Surface::Plain.show_in(ui, place, |ui| {
        let inside = UiBuilder::new().max_rect(place.shrink(EDGE)).id_salt(name);
        ui.scope_builder(inside, |ui| {
            ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, contents);
        });
    });
}

/// The button that adds what was put together; true when it is pressed.
fn add(ui: &mut Ui, texts: &Texts, is_whole: bool, is_room: bool) -> bool {
    ui.add_space(space::MEDIUM);
    let add = Action::new(texts.pad_add(), ()).icon(Symbol::Plus).key(Press::Enter).primary();
    let why = if is_room { texts.alhambra_board_not_whole() } else { texts.alhambra_pieces_all() };
    add.enabled_if(is_whole && is_room, why).show(ui, texts).is_some()
}
