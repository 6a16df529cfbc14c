//! What lies over the page: the menu, all entries, what is odd, who sits there, a hand, and what is typed.

use std::rc::Rc;

use egui::{Key as Press, RichText, Ui};

use super::{
    TableScreen,
    form::{Form, count_words},
    history::{self, HistoryPanel},
    marker::Marker,
    seats::{self, SeatsPanel},
};
use crate::{
    pad::{LedgerEvent, LedgerGame},
    rules::{CARDS_OF_EACH, Symbol, Symbols},
    screens::words,
    session::{Alexandros, AppView, GameCommand},
    widgets::card_count,
};
use common::{
    host::AppRequest,
    screens::game_actions,
    table::{TableCommand, TableGame},
};
use kernel::{Confirmed, Note};
use text::{Texts, without_rules};
use ui::{
    actions::Action,
    dialogs::{self, Answer},
    drawing::symbols::Symbol as Icon,
    form as fields, menu,
    theme::{self, TextSize, Theme},
    widgets::{self, button::Button, surface},
};

/// What lies over the page.
#[derive(Clone, Debug)]
pub enum Panel {
    /// What is seldom needed.
    Menu,
    /// All entries, and correcting them.
    History(Box<HistoryPanel>),
    /// What no legal game allows.
    Audit,
    /// Who sits where.
    Seats(Box<SeatsPanel>),
    /// The hand of whose turn it is.
    Hand,
    /// An entry.
    Form(Box<Form>),
}

/// What an entry of the menu does.
enum Choice {
    Resume,
    Open(Panel),
    Type(LedgerEvent),
    Submit(LedgerEvent),
    Do(GameCommand),
}

impl Panel {
    /// A new entry to type.
    pub fn form(table: &LedgerGame, event: LedgerEvent) -> Self {
        Self::Form(Box::new(Form::new(table, event)))
    }
}

impl TableScreen {
    /// Shows what is open.
    pub(super) fn show_panel(
        &mut self,
        ui: &Ui,
        app: &AppView<'_>,
        table: &LedgerGame,
        commands: &mut Vec<GameCommand>,
    ) {
        let texts = app.texts;
        let Some(mut panel) = self.panel.take() else { return };
        let past = self.past.as_ref().map(|past| Rc::clone(&past.before));
        let mut next = None;
        let stays = match &mut panel {
            Panel::Form(form) => match form.show(ui, texts, table) {
                Answer::Waiting => true,
                Answer::Cancelled => false,
                // It stays until the table has it: a question may come first.
                Answer::Given(event) => {
                    self.submit(texts, past.as_deref().unwrap_or(table), event, commands);
                    true
                }
            },
            Panel::Menu => {
                let shown = dialogs::window(ui, "menu", theme::size::WIDE_DIALOG, |ui| {
                    surface::heading(ui, texts.menu());
                    menu::show(ui, texts, self.entries(app, table))
                });
                let closed = shown.should_close();
                match shown.inner {
                    None => !closed,
                    Some(Choice::Resume) => false,
                    Some(Choice::Open(panel)) => {
                        next = Some(panel);
                        false
                    }
                    Some(Choice::Type(event)) => {
                        next = Some(Panel::form(table, event));
                        false
                    }
                    Some(Choice::Submit(event)) => {
                        self.submit(texts, table, event, commands);
                        false
                    }
                    Some(Choice::Do(command)) => {
                        commands.push(command);
                        false
                    }
                }
            }
            Panel::History(panel) => self.history(ui, app, table, panel, commands),
            Panel::Audit => paper(ui, texts, texts.pad_audit(), |ui| audit(ui, texts, table, commands)),
            Panel::Seats(seats) => {
                let mut saved = false;
                let open = paper(ui, texts, texts.pad_seats(), |ui| saved = seats.show(ui, texts, table));
                // What is left without a word is what counts, where people can sit so.
                let change = seats.change(texts, table).ok().filter(|_| saved || !open);
                let typed = seats.typed(table).filter(|_| change.is_none());
                if let Some(change) = change {
                    let hand = |from: &Option<usize>| self.hands.get((*from)?).copied().flatten();
                    self.hands = change.from.iter().map(hand).collect();
                    commands.push(TableCommand::Seats(change));
                }
                let kept = app
                    .desk
                    .table
                    .iter()
                    .find_map(|session| session.open.typed.change(seats::FORM, typed.as_ref()));
                commands.extend(kept.map(|kept| TableCommand::Form(seats::FORM, kept)));
                open && !saved
            }
            Panel::Hand => {
                let player = usize::from(self.marker.player);
                let title =
                    texts.alexandros_page_hand_of(words::name(&table.header.seats, self.marker.player));
                self.hands.resize(table.header.seats.len(), None);
                let hand = &mut self.hands[player];
                paper(ui, texts, &title, |ui| {
                    let mut cards = hand.unwrap_or(Symbols::NONE);
                    let most = Symbols::new([CARDS_OF_EACH; Symbol::COUNT]);
                    card_count::show(ui, &mut cards, most, |symbol| count_words(texts, symbol));
                    *hand = Some(cards);
                    fields::hint(ui, texts.alexandros_page_hand_hint());
                    let forget =
                        Action::new(texts.alexandros_page_hand_forget(), ()).icon(Icon::Trash).quiet();
                    if forget.show(ui, texts).is_some() {
                        *hand = None;
                    }
                }) && hand.is_some()
            }
        };
        self.panel = if stays { Some(panel) } else { next };
        if !stays {
            ui.ctx().request_repaint();
        }
    }

    fn entries<'a>(&self, app: &AppView<'a>, table: &LedgerGame) -> Vec<Action<'a, Choice>> {
        let texts = app.texts;
        let seats = app
            .desk
            .table
            .as_ref()
            .map(|session| Panel::Seats(Box::new(SeatsPanel::new(table, &session.open.typed))));
        let open = |panel: Panel| Choice::Open(panel);
        let close = Choice::Submit(LedgerEvent::Close {});
        let is_open = !table.is_complete();
        vec![
            game_actions::resume(texts, Choice::Resume),
            game_actions::players(texts.pad_seats(), seats.map_or(Choice::Resume, open)),
            history::action(texts).map(Choice::Open),
            Action::new(texts.pad_audit(), open(Panel::Audit)).icon(Icon::Info).key(Press::O),
            Action::new(texts.alexandros_page_hand(), open(Panel::Hand)).icon(Icon::Eye).key(Press::Y),
            typed_points(texts, table, self.marker)
                .map(Choice::Type)
                .key(Press::T)
                .enabled_if(is_open, texts.why_game_over()),
            leaves(texts, self.marker)
                .map(Choice::Submit)
                .key(Press::L)
                .enabled_if(is_open, texts.why_game_over()),
            game_actions::photo(texts, Choice::Do(AppRequest::Photo.into())),
            game_actions::settings(texts, Choice::Do(AppRequest::Settings.into())).begins_group(),
            game_actions::keys(texts, Choice::Do(AppRequest::Help.into())),
            game_actions::end_early(texts.alexandros_page_close(), close)
                .enabled_if(is_open, texts.why_game_over())
                .begins_group(),
            game_actions::rematch(texts, Choice::Do(TableCommand::Again)),
            game_actions::home(texts, Choice::Do(AppRequest::Home.into())),
        ]
    }
}

/// The points of all players are typed after taxes.
pub fn typed_points<'a>(texts: &'a Texts, table: &LedgerGame, marker: Marker) -> Action<'a, LedgerEvent> {
    let points = Some(table.state().points().to_vec());
    let taxes = LedgerEvent::Taxes { turn: marker.turn, player: marker.player + 1, card: None, points };
    Action::new(texts.alexandros_page_taxes_typed(), taxes).icon(Icon::Trophy)
}

/// Whose turn it is leaves the table.
pub fn leaves(texts: &Texts, Marker { turn, player }: Marker) -> Action<'_, LedgerEvent> {
    let leave = LedgerEvent::Leave { turn, player: player + 1 };
    Action::new(texts.alexandros_page_leaves(), leave).icon(Icon::ArrowRight)
}

/// A paper with a title, and a button to close it; whether it stays.
fn paper(ui: &Ui, texts: &Texts, title: &str, contents: impl FnOnce(&mut Ui)) -> bool {
    let modal = dialogs::window(ui, "paper", theme::size::WIDE_DIALOG, |ui| {
        let theme = Theme::of(ui.ctx());
        ui.label(RichText::new(title).font(theme::title(TextSize::TITLE)).color(theme.ink));
        widgets::touch(ui);
        dialogs::above_buttons(ui, theme::size::TALL * 2.0, contents);
        let close = Action::new(texts.close(), ()).icon(Icon::Close).key(Press::Escape);
        if close.show(ui, texts).is_some() { Answer::<()>::Cancelled } else { Answer::Waiting }
    });
    dialogs::answered(modal) == Answer::Waiting
}

/// What no legal game allows, each to be kept if it is true.
fn audit(ui: &mut Ui, texts: &Texts, table: &LedgerGame, commands: &mut Vec<GameCommand>) {
    let theme = Theme::of(ui.ctx());
    let (seats, open) = (&table.header.seats, table.unconfirmed());
    let hint = if open.is_empty() { texts.pad_audit_none() } else { texts.pad_audit_hint() };
    ui.label(RichText::new(hint).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
    for finding in open {
        let told = without_rules(&Alexandros::finding(texts, seats, &finding));
        ui.label(RichText::new(&told).font(theme::body(TextSize::TEXT)).color(theme.danger));
        let name = words::said(texts, texts.pad_keep(), &told);
        if ui.add(Button::secondary(texts.pad_keep()).name(&name)).clicked() {
            commands.push(TableCommand::Note(Note::confirm(finding)));
        }
    }
    for kept in table.confirmed() {
        let words = match kept {
            Confirmed::Finding(finding) => without_rules(&Alexandros::finding(texts, seats, finding)),
            Confirmed::Words(words) => words.clone(),
        };
        let words = texts.history_confirmed(&words);
        ui.label(RichText::new(words).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
    }
}
