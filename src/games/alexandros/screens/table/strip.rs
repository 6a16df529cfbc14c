//! The strip at the bottom: whose turn it is, and what can be entered.

use egui::{Key as Press, Rect, Ui};

use super::{TableScreen, figures, known::Known, marker::Marker, panel::Panel};
use crate::{
    pad::{Contents, LedgerEvent, LedgerGame, Preview},
    screens::words,
    session::GameCommand,
    text::{errors, warning_text},
};
use common::{screens::table::strip, table::TableCommand};
use text::{Texts, without_rules};
use ui::{actions::Action, drawing::symbols::Symbol as Icon, widgets::shortcut_row};

/// What a button does.
#[derive(Clone, Debug)]
enum BarCommand {
    /// Opens the form of an entry.
    Type(LedgerEvent),
    /// Makes an entry.
    Enter(LedgerEvent),
    /// Opens the score card.
    Card,
    /// Goes back to the table as it is now.
    Leave,
}

impl TableScreen {
    /// Draws the strip.
    pub(super) fn strip(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        table: &LedgerGame,
        known: &Known,
        rect: Rect,
        commands: &mut Vec<GameCommand>,
    ) {
        let (title, hint) = self.situation(texts, table, known);
        let place = strip::show(ui, rect, &self.file, (&title, &hint));
        let mut actions = self.actions(texts, table, known);
        let width = shortcut_row::width(place, actions.len());
        // Where one key has no room beside its words, all stand below them.
        if actions.iter().any(|action| action.natural_width(ui, texts) > width) {
            actions = actions.into_iter().map(Action::key_below).collect();
        }
        let asked = strip::buttons(ui, texts, place, actions);
        match asked {
            None => {}
            Some(BarCommand::Type(event)) => self.panel = Some(Panel::form(table, event)),
            Some(BarCommand::Enter(event)) => self.submit(texts, table, event, commands),
            Some(BarCommand::Leave) => self.leave_past(),
            Some(BarCommand::Card) if known.odd == 0 => commands.push(TableCommand::End),
            Some(BarCommand::Card) => self.panel = Some(Panel::Audit { before_card: true }),
        }
    }

    /// What can be entered, the next likely step last.
    fn actions<'a>(
        &self,
        texts: &'a Texts,
        table: &LedgerGame,
        known: &Known,
    ) -> Vec<Action<'a, BarCommand>> {
        let (turn, player) = (self.marker.turn, self.marker.player + 1);
        let leave = || Action::new(texts.cancel(), BarCommand::Leave).key(Press::Escape);
        if self.corrected().is_some() {
            let save = self.correction(texts, table, known).key(Press::Enter).primary();
            return vec![leave(), save];
        }
        if table.is_complete() {
            return vec![Action::new(texts.pad_card(), BarCommand::Card).key(Press::Enter).primary()];
        }
        let mut actions = Vec::new();
        if self.past.is_some() {
            actions.push(leave());
        }
        if table.config().board().is_none() {
            let province =
                LedgerEvent::Province { turn, province: self.free_number, contents: Contents::default() };
            actions.push(
                Action::new(texts.alexandros_page_type_short(), BarCommand::Type(province))
                    .key(Press::P)
                    .name(texts.alexandros_page_type_province()),
            );
            let walls = BarCommand::Type(LedgerEvent::Walls { turn, player, walls: 0 });
            actions.push(Action::new(texts.alexandros_page_walls(), walls).key(Press::W));
        }
        let taxes = BarCommand::Enter(self.marker.taxes());
        let gains = known.taxes.gains.iter().filter(|_| !figures::is_over(table.state()));
        let own = gains.copied().nth(usize::from(self.marker.player)).unwrap_or(0);
        let why_not = match &known.no_taxes {
            _ if self.is_moving(known, table) => Some(texts.alexandros_page_move_first().to_owned()),
            _ if known.tax_cards.is_empty() => Some(texts.alexandros_page_why_no_taxes().to_owned()),
            Some(error) => Some(without_rules(&errors::ledger(texts, &table.header.seats, error))),
            None => None,
        };
        let taxes =
            Action::new(texts.alexandros_page_taxes_gain(own), taxes).name(texts.alexandros_page_taxes());
        actions.push(taxes.key(Press::T).enabled_if(why_not.is_none(), why_not.unwrap_or_default()));
        actions.push(self.primary(texts, table, known).key(Press::Enter).primary());
        actions
    }

    /// The entry for what was chosen, and what doing it is called.
    fn entry<'a>(
        &self,
        texts: &'a Texts,
        table: &LedgerGame,
        known: &Known,
    ) -> Option<(&'a str, LedgerEvent)> {
        if let Some((how, event)) = self.chosen.event(table, self.marker) {
            return Some((words::conquest(texts, how), event));
        }
        if !self.is_moving(known, table) {
            return None;
        }
        let is_stuck = known.goals.as_ref().is_some_and(|goals| self.moving.stays(table, goals));
        if is_stuck && self.chosen.number.is_none() {
            let Marker { turn, player } = self.marker;
            let stay = LedgerEvent::Stay { turn, player: player + 1, card: self.moving.card };
            return Some((texts.alexandros_page_stay(), stay));
        }
        let moved = self.moving.event(table.config().board()?, self.marker)?;
        Some((texts.alexandros_page_move_short(), moved))
    }

    /// Replaces the entry that is corrected by what was chosen.
    fn correction<'a>(&self, texts: &'a Texts, table: &LedgerGame, known: &Known) -> Action<'a, BarCommand> {
        let is_other = |event: &LedgerEvent| self.corrected().is_some_and(|it| it.is_other(event));
        let event = self.entry(texts, table, known).map(|(_, event)| event).filter(is_other);
        let can = event.is_some();
        let save =
            Action::new(texts.save(), event.map_or(BarCommand::Leave, BarCommand::Enter)).icon(Icon::Check);
        save.enabled_if(can, texts.alexandros_page_why_no_change())
    }

    /// The next likely step.
    fn primary<'a>(&self, texts: &'a Texts, table: &LedgerGame, known: &Known) -> Action<'a, BarCommand> {
        if let Some((name, event)) = self.entry(texts, table, known) {
            let is_early = self.is_moving(known, table) && self.chosen.number.is_some();
            let action = Action::new(name, BarCommand::Enter(event)).icon(Icon::Check);
            return action.enabled_if(!is_early, texts.alexandros_page_move_first());
        }
        if self.past.is_some() {
            let nothing = Action::new(texts.pad_add(), BarCommand::Leave).icon(Icon::Check);
            return nothing.enabled_if(false, texts.alexandros_page_why_no_forgotten());
        }
        if table.state().end().is_some() {
            return Action::new(texts.alexandros_page_close(), BarCommand::Enter(LedgerEvent::Close {}));
        }
        let next = table.state().next_player(self.marker.player);
        let name = words::name(&table.header.seats, next);
        let begins = BarCommand::Enter(self.marker.next(table.state()));
        Action::new(texts.alexandros_page_next(name), begins).icon(Icon::Play)
    }

    /// Whose turn it is, and what there is to say about it.
    fn situation(&self, texts: &Texts, table: &LedgerGame, known: &Known) -> (String, String) {
        let state = table.state();
        if let Some(corrected) = self.corrected() {
            return (texts.alexandros_page_instead_of().to_owned(), corrected.words.clone());
        }
        if table.is_complete() {
            return (texts.alexandros_closed().to_owned(), texts.pad_closed_hint().to_owned());
        }
        let name = words::name(&table.header.seats, self.marker.player);
        let title = texts.alexandros_page_turn_of(name, self.marker.turn);
        if self.past.is_some() {
            return (texts.alexandros_page_what_forgotten().to_owned(), title);
        }
        // What there is to say about a chosen conquest; people may enter it all the same.
        let chosen = self.chosen.event(table, self.marker);
        let warnings = chosen.map(|(_, event)| table.warnings_before(&event)).unwrap_or_default().into_iter();
        let warnings: Vec<String> = warnings
            .map(|warning| warning_text::describe(texts, &table.header.seats, table.config(), warning))
            .collect();
        let hint = match state.end() {
            _ if !warnings.is_empty() => warnings.join(" "),
            Some((end, _)) => words::end(texts, end).to_owned(),
            None if self.is_moving(known, table) => texts.alexandros_page_move_first().to_owned(),
            None => texts.alexandros_page_actions_left(state.actions_left()),
        };
        (title, hint)
    }
}
