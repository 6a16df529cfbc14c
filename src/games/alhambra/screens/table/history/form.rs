//! An entry that is corrected, or one that was forgotten: everything about it can be said again.

use egui::{Ui, Vec2, vec2};

use super::{
    board::BoardForm,
    counted,
    kinds::{EntryKind, kind_of},
    pieces::{self, PieceDraft},
};
use crate::{
    pad::{GivenPiece, Pad, PadError, PadEvent, PadExt, PadState},
    rules::Scoring,
    screens::table::findings::keeps,
    session::GameCommand,
    text::{
        errors,
        names::{self, who},
    },
};
use common::screens::table::history::{Edit, Edited, Fields, apply, edit_buttons};
use kernel::Note;
use text::Texts;
use ui::{
    form, theme,
    widgets::{button::Button, segmented, toggle},
};

/// The room of the fields beside a board.
const FIELDS: f32 = 448.0;
/// In a narrower panel the board is below the fields.
const NARROW: f32 = 760.0;
/// The height of a board.
const BOARD: f32 = 320.0;

/// An entry that is being said.
#[derive(Clone, Debug, PartialEq)]
pub struct EntryForm {
    /// Its number; none where it was forgotten.
    entry: Option<usize>,
    /// What it was.
    before: PadEvent,
    pub(super) now: PadEvent,
    /// A camp, bazaar or falcon as it is put together.
    draft: PieceDraft,
    board: BoardForm,
    /// What stands right before it, worked out for a number of entries and a scoring.
    standing: Option<(usize, Scoring, PadState)>,
}

impl Fields for EntryForm {
    fn is_changed(&self) -> bool {
        self.now != self.before || self.draft != PieceDraft::of(&self.before)
    }
}

impl EntryForm {
    /// An entry to correct.
    pub(super) fn of(entry: usize, event: &PadEvent) -> Self {
        Self::new(Some(entry), event.clone())
    }

    /// One of a row, from 0, that was forgotten: what is most likely missing is a tile.
    pub(super) fn forgotten(pad: &Pad, scoring: Scoring, row: usize) -> Self {
        let tile = EntryKind::Tile.blank(pad, scoring, row as u8 + 1);
        Self::new(None, tile.unwrap_or(PadEvent::Scoring { scoring }))
    }

    fn new(entry: Option<usize>, event: PadEvent) -> Self {
        let draft = PieceDraft::of(&event);
        let board = BoardForm::default();
        Self { entry, before: event.clone(), now: event, draft, board, standing: None }
    }

    /// It is of another kind: what was said of the row and the scoring stays.
    pub(super) fn choose(&mut self, pad: &Pad, kind: EntryKind) {
        let row = self.now.row().unwrap_or(1).min(pad.config().game.players() as u8);
        if let Some(event) = kind.blank(pad, self.before.scoring(), row) {
            *self = Self::new(self.entry, event);
        }
    }

    /// What stands right before it counts.
    pub(super) fn standing(&mut self, pad: &Pad) -> &PadState {
        let (entries, scoring) = (pad.log().len(), self.now.scoring());
        let known = self.standing.take().filter(|known| (known.0, known.1) == (entries, scoring));
        let known = known.unwrap_or_else(|| (entries, scoring, pad.before(scoring, self.entry)));
        &self.standing.insert(known).2
    }

    /// Why it does not fit what stands before it.
    pub(super) fn fault(&mut self, pad: &Pad) -> Option<PadError> {
        let event = self.now.clone();
        self.standing(pad).fits(pad.config(), &event).err()
    }

    /// What makes it so.
    pub(super) fn command(&self) -> GameCommand {
        match self.entry {
            Some(entry) => GameCommand::Note(Note::Amend { entry, event: self.now.clone() }),
            None => GameCommand::Enter(self.now.clone()),
        }
    }

    /// Shows it.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        texts: &Texts,
        pad: &Pad,
        commands: &mut Vec<GameCommand>,
    ) -> Edited {
        ui.spacing_mut().item_spacing = Vec2::splat(theme::space::SMALL);
        let fault = self.fault(pad);
        let edit = self.buttons(ui, texts, fault.is_some());
        if let Some(fault) = &fault {
            form::fault(ui, &errors::pad(texts, &pad.header.seats, fault));
        }
        self.so(ui, texts, pad, fault.as_ref());
        if self.entry.is_none() {
            self.kinds(ui, texts, pad);
        }
        if is_of_board(&self.now) && ui.available_width() >= NARROW {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(FIELDS);
                    self.fields(ui, texts, pad);
                });
                self.place(ui, texts, pad);
            });
        } else {
            self.fields(ui, texts, pad);
            self.place(ui, texts, pad);
        }
        match (edit, self.entry) {
            (Some(Edit::Apply), _) => {
                let command = self.command();
                let is_so = self.now.anyway() == Some(true);
                let made = command.entries().into_iter().filter(|_| is_so);
                let keeps: Vec<_> = made.flat_map(|entry| keeps(pad, &entry)).collect();
                commands.push(command);
                commands.extend(keeps);
                Edited::Asked
            }
            (Some(Edit::Strike), Some(entry)) => {
                commands.push(GameCommand::Note(Note::Strike { entry }));
                Edited::Asked
            }
            (Some(_), _) => Edited::Left,
            (None, _) => Edited::Open,
        }
    }

    /// What can be done with it.
    fn buttons(&self, ui: &mut Ui, texts: &Texts, has_fault: bool) -> Option<Edit> {
        let is_forgotten = self.entry.is_none();
        let differs = is_forgotten || self.now != self.before;
        let why = match () {
            () if !self.draft.is_whole() => texts.alhambra_board_not_whole(),
            () if !differs => texts.why_nothing_changed(),
            () => texts.why_faults(),
        };
        let apply = apply(texts, is_forgotten);
        let apply = apply.enabled_if(differs && self.draft.is_whole() && !has_fault, why);
        edit_buttons(ui, texts, is_forgotten, Some(apply))
    }

    /// Whether it lies so on the real table, though the rules forbid it.
    fn so(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad, fault: Option<&PadError>) {
        let Some(anyway) = self.now.anyway() else { return };
        let kept = self.now.clone().kept();
        let helps = fault.is_some() && self.standing(pad).fits(pad.config(), &kept).is_ok();
        if anyway || helps {
            let mut so = anyway;
            toggle::show(ui, texts.alhambra_board_so(), &mut so);
            self.now.keep(so);
        }
    }

    /// What kind of entry was forgotten.
    fn kinds(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad) {
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            for kind in EntryKind::offered(&pad.config().game, self.before.scoring()) {
                let name = kind.name(texts);
                let button = Button::secondary(&name).selected(kind == kind_of(&self.now));
                if ui.add(button).clicked() {
                    chosen = Some(kind);
                }
            }
        });
        if let Some(kind) = chosen {
            self.choose(pad, kind);
        }
    }

    /// What can be said of it, but for its place on a board.
    fn fields(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad) {
        let config = &pad.config().game;
        let rows = if matches!(self.now, PadEvent::Tile { .. }) { config.rows() } else { config.players() };
        counted::show(ui, texts, pad, &mut self.now);
        ui.horizontal_wrapped(|ui| {
            if let Some(row) = self.now.row_mut() {
                whose(ui, texts, pad, rows, row);
            }
            if let Some(scoring) = self.now.scoring_mut() {
                when(ui, texts, pad, scoring);
            }
        });
        self.piece(ui, texts, pad);
    }

    /// The tile, camp, bazaar or falcon that it is about.
    fn piece(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad) {
        let setup = pad.config();
        let taken = |form: &mut Self| form.standing(pad).taken();
        match self.now.clone() {
            PadEvent::Lay { piece, .. } | PadEvent::Swap { piece, .. } | PadEvent::Reserve { piece, .. } => {
                let taken = taken(self);
                let chosen = pieces::piece(ui, texts, setup, &taken, &mut self.draft, piece);
                self.say(chosen);
            }
            PadEvent::Give { tile, .. } => {
                let taken = taken(self);
                if let Some(tile) = pieces::tile(ui, texts, setup, &taken, Some(tile), tile.building) {
                    self.say(GivenPiece::Tile(tile));
                }
            }
            PadEvent::Falcon { .. } => {
                if let Some(chosen) = pieces::falcon(ui, texts, setup, &mut self.draft)
                    && let PadEvent::Falcon { falcon, .. } = &mut self.now
                {
                    *falcon = chosen;
                }
            }
            _ => {}
        }
    }

    /// It is about another piece.
    pub(super) fn say(&mut self, chosen: GivenPiece) {
        match &mut self.now {
            PadEvent::Lay { piece, .. } | PadEvent::Swap { piece, .. } | PadEvent::Reserve { piece, .. } => {
                *piece = chosen;
            }
            PadEvent::Give { tile, .. } => {
                if let GivenPiece::Tile(chosen) = chosen {
                    *tile = chosen;
                }
            }
            _ => {}
        }
    }

    /// Where on the board of the row.
    fn place(&mut self, ui: &mut Ui, texts: &Texts, pad: &Pad) {
        if !is_of_board(&self.now) {
            return;
        }
        let standing = self.standing(pad).clone();
        let room = vec2(ui.available_width(), BOARD);
        let mut board = std::mem::take(&mut self.board);
        if let Some(event) = board.show(ui, texts, pad, &standing, &self.now, room) {
            (self.draft, self.now) = (PieceDraft::of(&event), event);
        }
        self.board = board;
    }
}

/// Whether it has a place on the board of a row.
const fn is_of_board(event: &PadEvent) -> bool {
    event.anyway().is_some()
}

fn whose(ui: &mut Ui, texts: &Texts, pad: &Pad, rows: usize, row: &mut u8) {
    let names: Vec<String> = (0..rows).map(|row| who(texts, &pad.header.seats, row)).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = usize::from(row.saturating_sub(1)).min(rows.saturating_sub(1));
    segmented::show(ui, texts.pad_who(), &mut chosen, &names);
    *row = chosen as u8 + 1;
}

/// In which scoring it counts first.
fn when(ui: &mut Ui, texts: &Texts, pad: &Pad, scoring: &mut Scoring) {
    let reached: Vec<Scoring> =
        Scoring::ALL.into_iter().filter(|scoring| *scoring <= pad.reached()).collect();
    let names: Vec<String> =
        reached.iter().map(|scoring| names::sentence(&names::scoring(texts, *scoring))).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut chosen = reached.iter().position(|other| other == scoring).unwrap_or(0);
    let label = texts.alhambra_history_when();
    ui.label(label);
    segmented::show(ui, label, &mut chosen, &names);
    *scoring = reached.get(chosen).copied().unwrap_or(*scoring);
}
