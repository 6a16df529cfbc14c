//! The camps, bazaars and falcons of one's own box, transcribed once: nobody knows here what is printed on them (§A13).

use egui::{Key as Press, RichText, ScrollArea, Ui};

use super::parts::{Parts, colours};
use crate::{
    games::{
        alhambra::{
            log::{Currency, Printed, PrintedBazaar, PrintedCamp},
            rules::{BAZAARS, CAMPS, FALCONS_OF_EACH, FalconKind},
            session::{AppView, GameCommand, PiecesCommand},
            text::names,
            widgets::as_printed::{BazaarDraft, CampDraft, FalconDraft},
        },
        common::host::AppRequest,
    },
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol,
        form, room,
        theme::{self, TextSize, Theme},
        widgets::{self, button::Button, segmented, stepper, surface::Surface},
    },
};

/// The currencies, by the space of the yard that is paid in them.
const CURRENCIES: [Currency; 4] = [Currency::Florin, Currency::Dirham, Currency::Dinar, Currency::Ducat];

/// What the page remembers: which pieces are shown, and what is being put together.
#[derive(Default)]
pub struct PiecesPage {
    shown: usize,
    price: i64,
    currency: usize,
    camp: CampDraft,
    bazaar: BazaarDraft,
    falcon: FalconDraft,
}

impl PiecesPage {
    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let texts = app.texts;
        widgets::touch(ui);
        let place = room::below_bar(ui);
        if form::bar(ui, texts, texts.alhambra_home_pieces()) {
            commands.push(AppRequest::Back.into());
        }
        let mut printed = app.desk.own.printed().clone();
        Surface::Plain.show_in(ui, place, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                let labels = [
                    texts.alhambra_pieces_camps(printed.camps.len(), CAMPS),
                    texts.alhambra_pieces_bazaars(printed.bazaars.len(), BAZAARS),
                    texts.alhambra_pieces_falcons(printed.falcons.len(), FALCONS_OF_EACH * 3),
                ];
                let labels = labels.each_ref().map(String::as_str);
                segmented::show(ui, texts.alhambra_pieces_which(), &mut self.shown, &labels);
                form::hint(ui, texts.alhambra_pieces_hint());
                ui.add_space(theme::space::SMALL);
                match self.shown {
                    0 => self.camps(ui, texts, &mut printed),
                    1 => self.bazaars(ui, texts, &mut printed),
                    _ => self.falcons(ui, texts, &mut printed),
                }
            });
        });
        if printed != *app.desk.own.printed() {
            commands.push(PiecesCommand::Change(printed).into());
        }
    }

    fn camps(&mut self, ui: &mut Ui, texts: &Texts, printed: &mut Printed) {
        list(ui, texts, &mut printed.camps, |camp| texts.alhambra_pieces_camp(camp.price));
        let name = texts.alhambra_pieces_price();
        form::field(ui, name, |ui, _| {
            let ends = [texts.new_pad_fewer(name), texts.new_pad_more(name)];
            stepper::show(ui, name, [&ends[0], &ends[1]], &mut self.price, 0..=20)
        });
        let made = self.camp.show(ui, &Parts::new(texts, true).names());
        let is_room = printed.camps.len() < usize::from(CAMPS);
        if add(ui, texts, made.is_some(), is_room) {
            let price = self.price as u8;
            printed.camps.extend(made.map(|camp| PrintedCamp { price, camp }));
            self.camp = CampDraft::default();
        }
    }

    fn bazaars(&mut self, ui: &mut Ui, texts: &Texts, printed: &mut Printed) {
        list(ui, texts, &mut printed.bazaars, |of| {
            let space = CURRENCIES.iter().position(|currency| *currency == of.currency).unwrap_or(0) + 1;
            let currency = texts.alhambra_leftovers_space(space);
            format!("{currency}: {}", colours(texts, &of.bazaar.colours()))
        });
        let name = texts.alhambra_pieces_currency();
        form::field(ui, name, |ui, _| {
            let names = [1, 2, 3, 4].map(|space: usize| texts.alhambra_leftovers_space(space));
            segmented::show(ui, name, &mut self.currency, &names.each_ref().map(String::as_str))
        });
        let made = self.bazaar.show(ui, &Parts::new(texts, false).names());
        let is_room = printed.bazaars.len() < usize::from(BAZAARS);
        if add(ui, texts, made.is_some(), is_room) {
            let currency = CURRENCIES[self.currency.min(3)];
            printed.bazaars.extend(made.map(|bazaar| PrintedBazaar { currency, bazaar }));
            self.bazaar = BazaarDraft::default();
        }
    }

    fn falcons(&mut self, ui: &mut Ui, texts: &Texts, printed: &mut Printed) {
        list(ui, texts, &mut printed.falcons, |falcon| {
            let kind = names::sentence(&texts.alhambra_falcon_kind(falcon.kind()));
            format!("{kind}: {}", colours(texts, &falcon.colours()))
        });
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

/// What is there already; a tap takes one out.
fn list<T>(ui: &mut Ui, texts: &Texts, pieces: &mut Vec<T>, name: impl Fn(&T) -> String) {
    let theme = Theme::of(ui.ctx());
    let mut gone = None;
    ui.horizontal_wrapped(|ui| {
        for (k, piece) in pieces.iter().enumerate() {
            let words = name(piece);
            let says = texts.alhambra_pieces_take_out(k + 1, &words);
            if ui.add(Button::secondary(&words).icon(Symbol::Close).name(&says)).clicked() {
                gone = Some(k);
            }
        }
        if pieces.is_empty() {
            let none = RichText::new(texts.alhambra_pieces_none()).font(theme::body(TextSize::TEXT));
            ui.label(none.color(theme.ink_soft));
        }
    });
    if let Some(k) = gone {
        pieces.remove(k);
    }
    ui.add_space(theme::space::MEDIUM);
}

/// The button that adds what was put together; true when it is pressed.
fn add(ui: &mut Ui, texts: &Texts, is_whole: bool, is_room: bool) -> bool {
    ui.add_space(theme::space::SMALL);
    let add = Action::new(texts.pad_add(), ()).icon(Symbol::Plus).key(Press::Enter).primary();
    let why = if is_room { texts.alhambra_board_not_whole() } else { texts.alhambra_pieces_all() };
    add.only_if(is_whole && is_room, why).show(ui, texts).is_some()
}
