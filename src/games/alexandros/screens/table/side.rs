//! The card beside the map or the list: the province that is looked at with its prices, Alexander's move, or how things
//! stand in the turn.

use egui::{RichText, ScrollArea, Ui, UiBuilder, vec2};

use super::{
    TableScreen, figures,
    known::Known,
    moving::{Brought, Offered},
    panel::{Panel, leaves, typed_points},
    taxes,
};
use crate::{
    pad::{Contents, LedgerError, LedgerEvent, LedgerGame},
    rules::{Cost, Illegal, Joker, Province, Symbol},
    screens::words,
    session::{AppView, GameCommand},
    text::{errors, warning_text},
    widgets::{choice_row, symbol_choice},
};
use text::{Texts, without_rules};
use ui::{
    actions::Action,
    drawing::symbols::Symbol as Icon,
    form, room,
    theme::{self, TextSize, Theme},
    widgets::{surface, toggle},
};

/// The most prices and ways that are listed; nobody would pay those beyond them.
const MOST: usize = 40;
/// In a card lower than this, the actions for a province scroll with its prices.
const LOW: f32 = 240.0;

impl TableScreen {
    /// Draws the card, with the actions for a province at its foot.
    pub(super) fn side(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        table: &LedgerGame,
        known: &Known,
        commands: &mut Vec<GameCommand>,
    ) {
        let number = self.chosen.province(table.state()).map(|(number, _)| number);
        if number.is_none() && self.past.is_none() && figures::is_over(table.state()) {
            return self.ending.show(ui, app.texts, table, &known.cards);
        }
        let inside = ui.available_rect_before_wrap();
        let Some(number) = number.filter(|_| inside.height() >= LOW) else {
            return self.contents(ui, app, table, known, number, commands);
        };
        let [above, foot] = room::with_foot(inside, theme::size::TOUCH, theme::space::SMALL);
        ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
            self.contents(ui, app, table, known, None, commands);
        });
        let inside = UiBuilder::new().max_rect(foot).id_salt("foot");
        ui.scope_builder(inside, |ui| self.actions_of(ui, app.texts, table, number));
    }

    /// Draws what scrolls, with the actions for a province after its prices if they are not at the foot.
    fn contents(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        table: &LedgerGame,
        known: &Known,
        actions_of: Option<u16>,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        ScrollArea::vertical().id_salt("side").auto_shrink(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(theme::space::SMALL, theme::space::SMALL);
            let present = app.desk.table.as_ref().map_or(table, |session| session.pad());
            let adds = self.past.is_some() && self.corrected().is_none();
            if adds {
                self.turn_of_past(ui, texts, present);
                ui.add_space(theme::space::SMALL);
            }
            match self.chosen.province(table.state()) {
                Some(province) => self.province(ui, texts, table, known, province, commands),
                None if self.is_moving(known, table) => self.alexander(ui, texts, table, known),
                None if self.corrected().is_some() => line(ui, texts.alexandros_page_tap_province()),
                None => turn(ui, texts, table, known),
            }
            if let Some(number) = actions_of {
                self.actions_of(ui, texts, table, number);
            }
            if adds {
                self.seldom(ui, texts, table, commands);
            } else {
                self.turn_of_past(ui, texts, present);
            }
        });
    }

    /// Draws a province: whose it is, what it costs, and the governors that can be taken back from it.
    fn province(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        table: &LedgerGame,
        known: &Known,
        (number, province): (u16, &Province),
        commands: &mut Vec<GameCommand>,
    ) {
        let seats = &table.header.seats;
        let whose = words::whose(texts, seats, province);
        surface::heading(ui, &words::said(texts, &texts.alexandros_province(number), &whose));
        line(ui, &words::contents(texts, province));
        match &known.costs {
            Some(Ok(costs)) => self.prices(ui, texts, table, costs),
            Some(Err(LedgerError::Illegal(Illegal::Own))) => {
                line(ui, &texts.alexandros_page_own(words::name(seats, self.marker.player)));
            }
            Some(Err(error)) => line(ui, &without_rules(&errors::ledger(texts, seats, error))),
            None => {}
        }
        ui.horizontal_wrapped(|ui| {
            for (on, event) in self.chosen.recalls(table, self.marker) {
                let label = texts.alexandros_page_recall_from(&words::symbol(texts, on));
                let recall = Action::new(label, ()).icon(Icon::ArrowLeft);
                let recall =
                    recall.enabled_if(!self.is_moving(known, table), texts.alexandros_page_move_first());
                if recall.show(ui, texts).is_some() {
                    self.submit(texts, table, event, commands);
                }
            }
        });
    }

    /// Draws what can be done with a province apart from paying for it.
    fn actions_of(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame, number: u16) {
        ui.horizontal_wrapped(|ui| {
            if table.config().board().is_none() {
                let divide =
                    Action::new(texts.alexandros_page_divide(), ()).icon(Icon::Minus).key(egui::Key::D);
                if divide.show(ui, texts).is_some() {
                    let event = LedgerEvent::Divide {
                        turn: self.marker.turn,
                        province: number,
                        part: self.free_number,
                        contents: Contents::default(),
                    };
                    self.panel = Some(Panel::form(table, event));
                }
            }
            let hand = Action::new(texts.alexandros_page_hand(), ()).icon(Icon::Eye).key(egui::Key::Y);
            if hand.show(ui, texts).is_some() {
                self.panel = Some(Panel::Hand);
            }
        });
    }

    /// Draws the prices, grouped by the number of governors.
    fn prices(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame, costs: &[Cost]) {
        let hand = self.hands.get(usize::from(self.marker.player)).copied().flatten();
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

    /// Draws what is seldom needed, and otherwise stands in the menu.
    fn seldom(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame, commands: &mut Vec<GameCommand>) {
        ui.horizontal_wrapped(|ui| {
            if let Some(taxes) = typed_points(texts, table, self.marker).show(ui, texts) {
                self.panel = Some(Panel::form(table, taxes));
            }
            if let Some(leave) = leaves(texts, self.marker).show(ui, texts) {
                self.submit(texts, table, leave, commands);
            }
        });
    }

    /// Draws Alexander's move: the card, what to tap next, and the ways by what they bring.
    fn alexander(&mut self, ui: &mut Ui, texts: &Texts, table: &LedgerGame, known: &Known) {
        let hint = match (self.moving.goal, self.moving.to) {
            _ if known.stays() => texts.alexandros_page_stays(),
            _ if known.goals.as_ref().is_some_and(|goals| self.moving.stays(table, goals)) => {
                texts.alexandros_page_stuck()
            }
            (None, _) => texts.alexandros_page_tap_goal(),
            (Some(_), None) => texts.alexandros_page_tap_corner(),
            (Some(_), Some(_)) if self.moving.corners().is_empty() => texts.alexandros_page_one_way(),
            (Some(_), Some(_)) => texts.alexandros_page_ways_hint(),
        };
        surface::heading(ui, hint);
        let chosen = self.moving.chosen();
        for k in 0..self.moving.offered.len().min(MOST) {
            let Offered { ways, brought, .. } = &self.moving.offered[k];
            let title = texts.alexandros_page_way(brought.walls, *ways);
            let below = brings(texts, table, brought);
            if choice_row::show_plain(ui, (&title, &below), chosen == Some(k)).clicked() {
                self.moving.choose_offered(table, k);
            }
        }
        if let (None, Some(brought)) = (chosen, self.moving.brought()) {
            let title = texts.alexandros_walls(brought.walls as u16);
            choice_row::show_plain(ui, (&title, &brings(texts, table, brought)), true);
        }
        if known.stays() {
            line(ui, texts.alexandros_page_stay_card());
        }
        let name = |symbol: Symbol| words::symbol(texts, symbol);
        if let Some(card) = symbol_choice::show(ui, texts.alexandros_page_card(), self.moving.card, name) {
            self.moving.choose_card(card);
        }
        if known.stays() {
            return;
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
}

/// Draws how things stand in the turn when nothing is looked at: what taxes would bring, and the walls left.
fn turn(ui: &mut Ui, texts: &Texts, table: &LedgerGame, known: &Known) {
    let left = table.state().supply();
    let walls = texts.alexandros_page_walls_left(left.black, left.red);
    taxes::show(ui, texts, table, known);
    // What is over is not warned of any more.
    for warning in known.taxes.warnings.iter().filter(|_| table.state().end().is_none()) {
        line(ui, &warning_text::describe(texts, &table.header.seats, table.config(), *warning));
    }
    line(ui, &walls);
}

/// What a way makes of the provinces.
fn brings(texts: &Texts, table: &LedgerGame, brought: &Brought) -> String {
    let seats = &table.header.seats;
    let told = |part: &Province| {
        let contents = words::contents(texts, part);
        match part.owner() {
            Some(owner) => texts.alexandros_page_stays_with(&contents, words::name(seats, owner)),
            None => contents,
        }
    };
    let told: Vec<String> = brought.parts.iter().map(told).collect();
    if told.is_empty() { texts.alexandros_page_divides_nothing().to_owned() } else { told.join(" · ") }
}

fn line(ui: &mut Ui, words: &str) {
    let theme = Theme::of(ui.ctx());
    ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
}
