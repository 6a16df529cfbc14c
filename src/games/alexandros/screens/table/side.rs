//! The card beside the map or the list: the province that is looked at with its prices, Alexander's move, or how the turn
//! stands.

use egui::{RichText, ScrollArea, Ui, vec2};

use super::{TableScreen, panel::Panel};
use crate::{
    games::{
        alexandros::{
            pad::{Contents, LedgerEvent, LedgerGame},
            rules::{Cost, Joker, Province, Symbol, WayOutcome},
            screens::words,
            session::{AppView, GameCommand},
            text::errors,
            widgets::{choice_row, symbol_choice},
        },
        common::screens::table::show_corrected,
    },
    text::Texts,
    ui::{
        actions::Action,
        drawing::symbols::Symbol as Icon,
        form,
        theme::{self, TextSize, Theme},
        widgets::{surface, toggle},
    },
};

/// So many prices and ways are listed at most; what is dearer nobody pays.
const MOST: usize = 40;

impl TableScreen {
    /// Draws the card.
    pub(super) fn side(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        table: &LedgerGame,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        ScrollArea::vertical().id_salt("side").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::SMALL);
            show_corrected(ui, app);
            match self.chosen.province(table.state()) {
                Some((number, province)) => {
                    let province = province.clone();
                    self.province(ui, texts, table, (number, &province), commands);
                }
                None if table.config().board().is_some()
                    && !self.has_moved(table)
                    && !table.is_complete() =>
                {
                    self.alexander(ui, texts, table);
                }
                None => self.turn(ui, texts, table),
            }
        });
    }

    /// A province: whose it is, what can be done with it, and what it costs.
    fn province(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        table: &LedgerGame,
        (number, province): (u16, &Province),
        commands: &mut Vec<GameCommand>,
    ) {
        let seats = &table.header.seats;
        let whose = words::whose(texts, seats, province);
        surface::heading(ui, &words::said(texts, &texts.alexandros_province(number), &whose));
        line(ui, &words::contents(texts, province));
        match table.state().costs(table.config(), self.marker.player, number) {
            Ok(costs) => self.prices(ui, texts, table, &costs),
            Err(error) => line(ui, &errors::ledger(texts, seats, &error)),
        }
        ui.horizontal_wrapped(|ui| {
            if table.config().board().is_none() {
                let divide =
                    Action::new(texts.alexandros_page_divide(), ()).icon(Icon::Minus).key(egui::Key::D);
                if divide.show(ui, texts).is_some() {
                    let event = LedgerEvent::Divide {
                        turn: self.marker.turn,
                        province: number,
                        part: table.state().free_number(),
                        contents: Contents::default(),
                    };
                    self.panel = Some(Panel::form(table, event));
                }
            }
            let hand = Action::new(texts.alexandros_page_hand(), ()).icon(Icon::Eye).key(egui::Key::Y);
            if hand.show(ui, texts).is_some() {
                self.panel = Some(Panel::Hand);
            }
            for (on, event) in self.chosen.recalls(table, self.marker) {
                let label = texts.alexandros_page_recall_from(&words::symbol(texts, on));
                if Action::new(label, ()).icon(Icon::ArrowLeft).show(ui, texts).is_some() {
                    self.submit(texts, table, event, commands);
                }
            }
        });
    }

    /// The prices, cheapest first.
    fn prices(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame, costs: &[Cost]) {
        let hand = self.hands.get(usize::from(self.marker.player)).copied().flatten();
        // One governor earns; more are cheaper, and earn nothing.
        let mut costs = costs.to_vec();
        costs.sort_by_key(|cost| cost.on.total());
        let mut governors = 0;
        for cost in costs.iter().take(MOST) {
            if cost.on.total() != std::mem::replace(&mut governors, cost.on.total()) {
                line(ui, &texts.alexandros_page_with_governors(governors));
            }
            let title = words::cost(texts, cost);
            let missing = hand.map(|hand| cost.missing(&hand));
            let below = match missing {
                Some(missing) if !missing.is_empty() => {
                    texts.alexandros_page_missing(&words::symbols(texts, missing))
                }
                Some(_) => texts.alexandros_page_in_hand().to_owned(),
                None if cost.to_loser > 0 => texts.alexandros_page_to_loser(cost.to_loser),
                None => String::new(),
            };
            let lacks = missing.is_some_and(|missing| !missing.is_empty());
            let chosen = self.chosen.on == cost.on;
            if choice_row::show(ui, (&title, &below), cost, chosen, lacks).clicked() {
                self.chosen.take(table, cost);
            }
        }
    }

    /// Alexander's move: the card, what is to be tapped next, and the ways by what they bring.
    fn alexander(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) {
        let stays = table.state().goals(table.config()).is_some_and(|goals| goals.stays());
        let hint = match (self.moving.goal, self.moving.to) {
            _ if stays => texts.alexandros_page_stays(),
            (None, _) => texts.alexandros_page_tap_goal(),
            (Some(_), None) => texts.alexandros_page_tap_corner(),
            (Some(_), Some(_)) if self.moving.outcomes.is_empty() => texts.alexandros_page_tap_way(),
            (Some(_), Some(_)) => texts.alexandros_page_ways_hint(),
        };
        surface::heading(ui, hint);
        for k in 0..self.moving.outcomes.len().min(MOST) {
            let outcome = &self.moving.outcomes[k];
            let title = texts.alexandros_page_way(outcome.walls.len(), outcome.ways);
            let below = brings(texts, table, outcome);
            let chosen = self.moving.chosen == k;
            if choice_row::show_plain(ui, (&title, &below), chosen).clicked() {
                self.moving.chosen = k;
            }
        }
        let name = |symbol: Symbol| words::symbol(texts, symbol);
        if let Some(card) = symbol_choice::show(ui, texts.alexandros_page_card(), self.moving.card, name) {
            self.moving.choose_card(card);
        }
        let before = self.moving.from_hand;
        toggle::show(ui, texts.alexandros_page_from_hand(), &mut self.moving.from_hand);
        if before != self.moving.from_hand {
            self.moving.choose_card(self.moving.card);
        }
        if table.config().options().joker == Joker::Both && !self.moving.from_hand {
            form::field(ui, texts.alexandros_page_other_card(), |ui, _| {
                let other = self.moving.other;
                let asked = symbol_choice::show(ui, texts.alexandros_page_other_card(), other, name);
                if let Some(other) = asked {
                    self.moving.other = other;
                    self.moving.choose_card(self.moving.card);
                }
            });
        }
    }

    /// How the turn stands when nothing is looked at: what taxes would bring, and the walls left.
    fn turn(&self, ui: &mut Ui, texts: &Texts, table: &LedgerGame) {
        let (state, seats) = (table.state(), &table.header.seats);
        surface::heading(ui, texts.alexandros_page_taxes_now());
        let preview = state.tax_preview(table.config(), self.marker.player);
        for (player, seat) in seats.iter().enumerate() {
            let (before, gain, after) =
                (state.points()[player], preview.gains[player], preview.after[player]);
            line(ui, &texts.alexandros_page_before_after(&seat.name, gain, before, after));
        }
        let cards: Vec<String> =
            state.tax_cards(self.marker.player).into_iter().map(|card| words::symbol(texts, card)).collect();
        if !cards.is_empty() {
            line(ui, &texts.alexandros_page_tax_with(&cards.join(", ")));
        }
        let left = state.supply();
        line(ui, &texts.alexandros_page_walls_left(left.black, left.red));
    }
}

/// What a way makes of the provinces.
fn brings(texts: &Texts, table: &LedgerGame, outcome: &WayOutcome) -> String {
    let (Some(board), Some((state, provinces))) = (table.config().board(), table.state().on_board()) else {
        return String::new();
    };
    let mut after = state.clone();
    after.walls = after.walls.plus(&outcome.walls);
    let then = after.provinces(board, table.config().options().rim);
    let parts = provinces.divided(&then).into_iter().flat_map(|division| division.into);
    let parts = parts.filter_map(|part| then.all().get(part));
    // The smaller parts are what a move is made for.
    let mut parts: Vec<&Province> = parts.map(|part| &part.province).collect();
    parts.sort_by_key(|part| part.size());
    let told: Vec<String> = parts
        .into_iter()
        .map(|part| {
            let contents = words::contents(texts, part);
            match part.owner() {
                Some(owner) => {
                    texts.alexandros_page_stays_with(&contents, words::name(&table.header.seats, owner))
                }
                None => contents,
            }
        })
        .collect();
    if told.is_empty() { texts.alexandros_page_divides_nothing().to_owned() } else { told.join(" · ") }
}

fn line(ui: &mut Ui, words: &str) {
    let theme = Theme::of(ui.ctx());
    ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
}
