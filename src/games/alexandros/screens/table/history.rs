//! All entries, turn by turn and player by player: a typed one is corrected where it stands, one made on the map is
//! corrected there, and a forgotten one is entered on the table as it stood.

use std::collections::BTreeSet;

use egui::{Key as Press, Ui};

use super::{TableScreen, form::Form, panel::Panel, past::is_of_map};
use crate::{
    pad::{Counted, LedgerEvent, LedgerExt, LedgerGame},
    screens::{colour, words},
    session::{Alexandros, AppView, GameCommand},
    text::event_text,
};
use common::{
    screens::{
        game_actions,
        table::{
            history::{
                self, Column, Edit, Edited, EntryWords, Fields, History, MissingEntry, Section, Spot,
                edit_buttons,
            },
            panel::{self, PanelView},
            show_corrected,
        },
    },
    table::TableCommand,
};
use kernel::Note;
use text::Texts;
use ui::{actions::Action, drawing::symbols::Symbol, theme::Theme};

/// The entries, and the one that is being corrected.
pub type HistoryPanel = History<EntryFields>;

/// The end belongs to no turn, and comes last.
const END: i32 = i32::MAX;

/// An entry that is being corrected.
#[derive(Clone, Debug)]
pub struct EntryFields {
    entry: usize,
    event: LedgerEvent,
    /// The form for what can be typed again.
    form: Option<Form>,
}

/// What has to be done outside the history.
enum Elsewhere {
    /// Enter something that was forgotten in this turn.
    Forgotten(u16),
    /// Correct an entry on the map.
    OnMap(usize, LedgerEvent),
}

impl TableScreen {
    /// Draws the entries; returns whether they stay open.
    pub(super) fn history(
        &mut self,
        ui: &Ui,
        app: &AppView<'_>,
        table: &LedgerGame,
        entries: &mut HistoryPanel,
        commands: &mut Vec<GameCommand>,
    ) -> bool {
        let texts = app.texts;
        let mut elsewhere = None;
        let width = history::width(table.header.seats.len());
        let view = PanelView { title: texts.history_title(), width, has_escape: true };
        let shown = panel::show(ui, texts, app.help, &view, |ui, room| {
            let top = ui.cursor().min.y;
            show_corrected(ui, texts, app.desk);
            let room = room - (ui.cursor().min.y - top);
            elsewhere = show(entries, ui, texts, table, (self.revision.unwrap_or(0), room), commands);
        });
        match elsewhere {
            None => return !entries.may_close(!shown.stays()),
            Some(Elsewhere::Forgotten(turn)) => self.add_forgotten(table, turn),
            Some(Elsewhere::OnMap(entry, event)) => self.correct(texts, table, entry, &event),
        }
        false
    }
}

/// The history with this entry open, if it counts.
pub fn at(table: &LedgerGame, entry: usize) -> HistoryPanel {
    let counts = table.events().iter().find(|(number, _)| *number == entry);
    counts.map_or_else(HistoryPanel::default, |(_, event)| {
        HistoryPanel::with(Spot::Entry(entry), EntryFields::new(table, entry, event))
    })
}

/// Opens all entries.
pub fn action(texts: &Texts) -> Action<'_, Panel> {
    game_actions::history(texts, Panel::History(Box::default()))
}

/// Draws the entries of this revision of the table in a space of this height; returns what has to be done
/// elsewhere.
fn show(
    panel: &mut HistoryPanel,
    ui: &mut Ui,
    texts: &Texts,
    table: &LedgerGame,
    (revision, height): (u64, f32),
    commands: &mut Vec<GameCommand>,
) -> Option<Elsewhere> {
    let theme = Theme::of(ui.ctx());
    let seats = table.header.seats.iter().enumerate();
    let columns: Vec<Column> = seats
        .map(|(row, seat)| Column {
            name: words::name(&table.header.seats, row as u8).to_owned(),
            colour: colour(&theme, row, seat),
        })
        .collect();
    let (mut forgotten, mut on_map) = (None, None);
    let open = |spot: Spot| match spot {
        Spot::Entry(entry) => {
            let (_, event) = table.events().iter().find(|(number, _)| *number == entry)?;
            Some(EntryFields::new(table, entry, event))
        }
        Spot::Missing { section, .. } => {
            forgotten = u16::try_from(section).ok().map(Elsewhere::Forgotten);
            None
        }
    };
    let restored = panel.show(
        ui,
        texts,
        (revision, height),
        (&columns, &|| sections(texts, table)),
        open,
        |ui, fields| fields.show(ui, texts, table, &mut on_map, commands),
    );
    commands.extend(restored.and_then(|entry| history::restore(table, entry)));
    on_map.or(forgotten)
}

impl Fields for EntryFields {
    fn is_changed(&self) -> bool {
        self.form.as_ref().is_some_and(Form::is_changed)
    }
}

impl EntryFields {
    fn new(table: &LedgerGame, entry: usize, event: &LedgerEvent) -> Self {
        let can_be_typed = Form::fits(event) && !is_of_map(event);
        let form = can_be_typed.then(|| Form::correct(table, entry, event.clone()));
        Self { entry, event: event.clone(), form }
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        table: &LedgerGame,
        on_map: &mut Option<Elsewhere>,
        commands: &mut Vec<GameCommand>,
    ) -> Edited {
        let apply = match &self.form {
            Some(form) => Some(form.apply(texts)),
            None if is_of_map(&self.event) => {
                let change = Action::new(texts.alexandros_page_change_on_map(), Edit::Apply);
                Some(change.icon(Symbol::Grid).key(Press::Enter).primary())
            }
            None => None,
        };
        let edit = edit_buttons(ui, texts, false, apply);
        if let Some(form) = &mut self.form {
            form.correcting(ui, texts, table);
        }
        let note = match (edit, &mut self.form) {
            (Some(Edit::Apply), Some(form)) => match form.correction(texts, table, self.entry) {
                Some(note) => note,
                None => return Edited::Open,
            },
            (Some(Edit::Apply), None) => {
                *on_map = Some(Elsewhere::OnMap(self.entry, self.event.clone()));
                return Edited::Left;
            }
            (Some(Edit::Strike), _) => Note::Strike { entry: self.entry },
            (Some(Edit::Leave), _) => return Edited::Left,
            (None, _) => return Edited::Open,
        };
        commands.push(TableCommand::Note(note));
        Edited::Asked
    }
}

fn sections(texts: &Texts, table: &LedgerGame) -> Vec<Section> {
    let (seats, counted) = (&table.header.seats, table.counted());
    let events = table.events().iter().map(|(_, event)| event);
    let done = events.filter(|event| !matches!(event, LedgerEvent::BeginTurn { .. }));
    let acted: BTreeSet<u16> = done.filter_map(|event| event.player().and(event.turn())).collect();
    let entry = |number: usize, event: &LedgerEvent| {
        let at = table.events().binary_search_by_key(&number, |(number, _)| *number).ok();
        let counted = at.and_then(|at| counted.get(at)).copied().unwrap_or(Counted::NOTHING);
        // Who begins a turn takes no line from what is done in it: the name stands below that of the turn.
        let begins = match event {
            LedgerEvent::BeginTurn { turn, player } if acted.contains(turn) => {
                Some(words::name(seats, player.saturating_sub(1)))
            }
            _ => None,
        };
        let player = event.player().filter(|_| begins.is_none());
        EntryWords {
            section: event.turn().map_or(END, i32::from),
            column: player.map(|player| usize::from(player).saturating_sub(1)),
            short: begins
                .map_or_else(|| event_text::in_short(texts, table, event, counted.walls), str::to_owned),
            full: event_text::counted(texts, table, event, counted),
        }
    };
    let title = |section: i32| match section {
        END => texts.alexandros_stage_over().to_owned(),
        turn => texts.alexandros_part(turn as usize),
    };
    history::sections::<Alexandros>(texts, table, &title, missing_entries(texts, table), &entry, &|_| None)
}

/// Something may have been forgotten in every turn that has an entry, and in the present one.
fn missing_entries(texts: &Texts, table: &LedgerGame) -> Vec<MissingEntry> {
    let mut turns: Vec<u16> = table.events().iter().filter_map(|(_, event)| event.turn()).collect();
    turns.push(table.state().turn());
    turns.sort_unstable();
    turns.dedup();
    let place = |turn: u16| MissingEntry {
        section: turn.into(),
        column: None,
        name: texts.alexandros_history_add(turn),
    };
    turns.into_iter().map(place).collect()
}
