//! The panels over the page: the menu, all entries, what is odd, who sits there, a hand, and forms.

use std::rc::Rc;

use egui::{Key as Press, Ui};

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
    screens::{
        game_actions,
        table::{
            clock,
            description::{self, DescriptionForm},
            findings::{self, Finding, FindingRequest},
            panel::{self, PanelView},
        },
    },
    table::TableCommand,
};
use kernel::Note;
use text::Texts;
use ui::{actions::Action, dialogs::Answer, drawing::symbols::Symbol as Icon, form as fields, menu};

/// The usual width of a panel, and that of the players.
const WIDTH: f32 = 640.0;
const SEATS: f32 = 620.0;

/// A panel over the page.
#[derive(Clone, Debug)]
pub enum Panel {
    /// What is seldom needed.
    Menu,
    /// All entries, and correcting them.
    History(Box<HistoryPanel>),
    /// What no legal game allows; again before the score card.
    Audit { before_card: bool },
    /// Who sits where.
    Seats(Box<SeatsPanel>),
    /// Where and when it is played, and a comment.
    Description(DescriptionForm),
    /// The hand of the player whose turn it is.
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
    /// Shows the panel that is open.
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
                // The form stays until the table has the entry: there may be a question first.
                Answer::Given(event) => {
                    self.submit(texts, past.as_deref().unwrap_or(table), event, commands);
                    true
                }
            },
            Panel::Menu => {
                let width = menu::width(ui.ctx().content_rect().height());
                let view = PanelView { title: texts.menu(), width, has_escape: false };
                let shown = panel::show(ui, texts, app.help, &view, |ui, room| {
                    panel::scrolled(ui, room, 0.0, |ui| menu::show(ui, texts, self.entries(app, table)))
                });
                let stays = shown.stays();
                match shown.inner {
                    None => stays,
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
            Panel::History(entries) => self.history(ui, app, table, entries, commands),
            Panel::Audit { before_card } => {
                let list = if *before_card {
                    findings::before_the_card::<Alexandros>
                } else {
                    findings::show::<Alexandros>
                };
                let mut asked = None;
                let stays = paper(ui, app, (texts.pad_audit(), findings::WIDTH), |ui| {
                    asked = list(ui, texts, table, &[]);
                });
                match asked {
                    Some(FindingRequest::Show(finding)) => {
                        let entry =
                            findings::brought_by::<Alexandros>(table, &[finding]).into_iter().flatten();
                        let entries = entry.last().map(|entry| history::at(table, entry)).unwrap_or_default();
                        next = Some(Panel::History(Box::new(entries)));
                        false
                    }
                    Some(FindingRequest::Keep(finding)) => {
                        commands.push(keep(finding));
                        stays
                    }
                    Some(FindingRequest::KeepAll) => {
                        commands.extend(table.unconfirmed().into_iter().map(keep));
                        commands.push(TableCommand::End);
                        false
                    }
                    None => stays,
                }
            }
            Panel::Seats(seats) => {
                let mut saved = false;
                let open =
                    paper(ui, app, (texts.pad_seats(), SEATS), |ui| saved = seats.show(ui, texts, table));
                // What is left without saving counts, if people can sit like that.
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
            Panel::Description(form) => {
                let mut noted = None;
                let open = paper(ui, app, (texts.pad_description(), WIDTH), |ui| {
                    noted = form.show(ui, texts, &table.header);
                });
                // What is left without saving counts.
                let stays = open && noted.is_none();
                let done = noted.or_else(|| form.leave(texts, &table.header).filter(|_| !stays));
                let typed = form.typed(&table.header).filter(|_| done.is_none());
                let kept = app
                    .desk
                    .table
                    .iter()
                    .find_map(|session| session.open.typed.change(description::FORM, typed));
                commands.extend(kept.map(|kept| TableCommand::Form(description::FORM, kept)));
                commands.extend(done.map(|done| TableCommand::Describe(Box::new(done))));
                stays
            }
            Panel::Hand => {
                let player = usize::from(self.marker.player);
                let title =
                    texts.alexandros_page_hand_of(words::name(&table.header.seats, self.marker.player));
                self.hands.resize(table.header.seats.len(), None);
                let hand = &mut self.hands[player];
                let mut is_done = false;
                let stays = paper(ui, app, (&title, WIDTH), |ui| {
                    let mut cards = hand.unwrap_or(Symbols::NONE);
                    let most = Symbols::new([CARDS_OF_EACH; Symbol::COUNT]);
                    card_count::show(ui, &mut cards, most, |symbol| count_words(texts, symbol));
                    *hand = Some(cards);
                    fields::hint(ui, texts.alexandros_page_hand_hint());
                    let done = Action::new(texts.late_done(), ()).icon(Icon::Check).key(Press::Enter);
                    let forget =
                        Action::new(texts.alexandros_page_hand_forget(), ()).icon(Icon::Trash).quiet();
                    ui.horizontal(|ui| {
                        // The key that opened the panel may still be held down.
                        is_done = done.primary().once().show(ui, texts).is_some();
                        if forget.show(ui, texts).is_some() {
                            *hand = None;
                        }
                    });
                });
                stays && !is_done && hand.is_some()
            }
        };
        self.panel = if stays { Some(panel) } else { next };
        if !stays {
            ui.ctx().request_repaint();
        }
    }

    fn entries<'a>(&self, app: &AppView<'a>, table: &LedgerGame) -> Vec<Action<'a, Choice>> {
        let texts = app.texts;
        let typed = app.desk.table.as_ref().map(|session| &session.open.typed);
        let seats = typed.map(|typed| Panel::Seats(Box::new(SeatsPanel::new(table, typed))));
        let description = typed.map(|typed| Panel::Description(DescriptionForm::new(&table.header, typed)));
        let open = |panel: Panel| Choice::Open(panel);
        let close = Choice::Submit(LedgerEvent::Close {});
        let is_open = !table.is_complete();
        vec![
            game_actions::resume(texts, Choice::Resume),
            game_actions::players(texts.pad_seats(), seats.map_or(Choice::Resume, open)),
            game_actions::description(texts, description.map_or(Choice::Resume, open)),
            history::action(texts).map(Choice::Open).begins_group(),
            game_actions::findings(texts.pad_audit(), open(Panel::Audit { before_card: false })),
            typed_points(texts, table, self.marker)
                .map(Choice::Type)
                .key(Press::T)
                .enabled_if(is_open, texts.why_game_over()),
            Action::new(texts.alexandros_page_hand(), open(Panel::Hand)).icon(Icon::Eye).key(Press::Y),
            game_actions::photo(texts, Choice::Do(AppRequest::Photo.into())),
            // Here the second of two columns begins, whose groups lie beside those of the first.
            clock::action(texts, app.settings, |settings| {
                Choice::Do(AppRequest::Set(Box::new(settings)).into())
            })
            .key(Press::C)
            .begins_group(),
            game_actions::settings(texts, Choice::Do(AppRequest::Settings.into())),
            game_actions::keys(texts, Choice::Do(AppRequest::Help.into())),
            leaves(texts, self.marker)
                .map(Choice::Submit)
                .key(Press::L)
                .enabled_if(is_open, texts.why_game_over())
                .begins_group(),
            game_actions::end_early(texts.alexandros_page_close(), close)
                .enabled_if(is_open, texts.why_game_over()),
            game_actions::rematch(texts, Choice::Do(TableCommand::Again)),
            game_actions::home(texts, Choice::Do(AppRequest::Home.into())),
        ]
    }
}

/// Confirms that what no legal game allows is true.
fn keep(finding: Finding<Alexandros>) -> GameCommand {
    TableCommand::Note(Note::confirm(finding))
}

/// A form for the points of all players, typed after taxes.
pub fn typed_points<'a>(texts: &'a Texts, table: &LedgerGame, marker: Marker) -> Action<'a, LedgerEvent> {
    let points = Some(table.state().points().to_vec());
    let taxes = LedgerEvent::Taxes { turn: marker.turn, player: marker.player + 1, card: None, points };
    Action::new(texts.alexandros_page_taxes_typed(), taxes).icon(Icon::Trophy)
}

/// The entry that the player whose turn it is leaves the table.
pub fn leaves(texts: &Texts, Marker { turn, player }: Marker) -> Action<'_, LedgerEvent> {
    let leave = LedgerEvent::Leave { turn, player: player + 1 };
    Action::new(texts.alexandros_page_leaves(), leave).icon(Icon::ArrowRight)
}

/// Draws a panel with a title and this width; returns whether it stays open.
fn paper(ui: &Ui, app: &AppView<'_>, (title, width): (&str, f32), contents: impl FnOnce(&mut Ui)) -> bool {
    let view = PanelView { title, width, has_escape: true };
    panel::show(ui, app.texts, app.help, &view, |ui, room| panel::scrolled(ui, room, 0.0, contents)).stays()
}
