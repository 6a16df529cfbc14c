//! How a row is closed: what was tapped or typed for it, whether it can be so, and what no legal game can give.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    pad::{Crosses, Pad, PadEvent, PadExt},
    rules::{AuditFinding, Lines, coins_vp},
    session::{GameCommand, PadSession, TableCommand},
};
use common::host::typed::TypedForms;
use text::Texts;

/// What the form is called.
const FORM: &str = "final count";

/// What was tapped or typed for the rows, kept beside the table until it is stored: nothing is lost by looking elsewhere
/// first.
pub type Closings = BTreeMap<usize, Closing>;

/// What was tapped or typed for a row.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Closing {
    pub(super) crosses: u64,
    pub(super) lines: [i64; 3],
    /// The crosses that the lines were counted on.
    counted: u64,
    pub(super) coins: i64,
    /// By numbers, not by the crosses of the sheet.
    pub(super) numbers: bool,
    /// Something of it is not stored yet.
    pub(super) changed: bool,
    #[serde(skip)]
    odd: Odd,
}

/// What no legal game can give of what is tapped or typed.
#[derive(Clone, Debug, Default)]
struct Odd {
    /// What it was found in: the state of the table, and how the row would be closed.
    of: Option<(u64, PadEvent)>,
    findings: Vec<AuditFinding>,
}

impl Odd {
    /// Looks again where something has changed.
    fn follow(&mut self, session: &PadSession, event: PadEvent) {
        let of = Some((session.revision(), event));
        if self.of == of {
            return;
        }
        let mut closed = session.pad().clone();
        let fits = closed.enter(event).is_ok();
        let of_row = |finding: &AuditFinding| finding.row() == event.row() && finding.round().is_none();
        let findings = closed.unconfirmed().into_iter().filter(|finding| fits && of_row(finding));
        *self = Self { of, findings: findings.collect() };
    }
}

impl Closing {
    /// A row as it was closed, by numbers also where it was closed so; or fresh.
    fn of(pad: &Pad, row: usize) -> Self {
        let Some(PadEvent::Close { lines, coins, built, .. }) = last_of(pad, row) else {
            return Self::default();
        };
        let crosses = built.map_or(0, Crosses::mask);
        Self {
            crosses,
            lines: lines.map(i64::from),
            counted: crosses,
            coins: coins.into(),
            numbers: built.is_none(),
            changed: false,
            odd: Odd::default(),
        }
    }

    /// That of a row, as it was left or as it was closed.
    pub(super) fn at_hand<'a>(closings: &'a mut Closings, pad: &Pad, row: usize) -> &'a mut Self {
        let closing = closings.entry(row).or_insert_with(|| Self::of(pad, row));
        if !closing.changed && pad.is_closed(row) {
            // Undo and History may have given it other values.
            *closing = Self { numbers: closing.numbers, ..Self::of(pad, row) };
        }
        closing
    }

    /// All that is tapped or typed.
    pub(super) const fn values(&self) -> (u64, [i64; 3], i64) {
        (self.crosses, self.lines, self.coins)
    }

    /// Notes whether something of it is not stored, which had these values before.
    pub(super) fn follow(&mut self, pad: &Pad, row: usize, before: (u64, [i64; 3], i64)) {
        self.changed = if pad.is_closed(row) {
            self.values() != Self::of(pad, row).values()
        } else {
            self.changed || self.values() != before
        };
    }

    /// From now on by numbers, or by crosses. What was tapped is not lost: its lines are the numbers to begin with.
    pub(super) fn turn_to(&mut self, numbers: bool) {
        if numbers && self.crosses != self.counted {
            self.lines = Crosses::new(self.crosses).lines().map(i64::from);
            self.counted = self.crosses;
        }
        self.numbers = numbers;
    }

    /// Whether a row can be closed so: the crosses are the boxes, the lines are no more than a sheet has.
    pub(super) fn fits(&self, pad: &Pad, row: usize) -> bool {
        if self.numbers {
            self.lines.iter().sum::<i64>() <= Lines::MOST.into()
        } else {
            Crosses::new(self.crosses).by_type(pad.corrected_config().layout())
                == Some(pad.pad_state().boxes(row))
        }
    }

    /// Whether a type has more crosses than boxes.
    pub(super) fn has_too_many(&self, pad: &Pad, row: usize) -> bool {
        let crosses = Crosses::new(self.crosses).by_type(pad.corrected_config().layout());
        let boxes = pad.pad_state().boxes(row);
        crosses.is_some_and(|crosses| crosses.iter().zip(&boxes).any(|(crosses, boxes)| crosses > boxes))
    }

    /// Why a row cannot be closed so.
    pub(super) fn why_unfit<'a>(&self, texts: &'a Texts) -> &'a str {
        if self.numbers { texts.why_too_many_lines() } else { texts.why_count_unfit() }
    }

    /// The lines with 4, 5 and 6.
    fn lines_so(&self) -> [u8; 3] {
        if self.numbers {
            self.lines.map(|lines| u8::try_from(lines).unwrap_or(0))
        } else {
            Crosses::new(self.crosses).lines()
        }
    }

    fn coins_so(&self) -> u8 {
        u8::try_from(self.coins).unwrap_or(0)
    }

    /// How it closes a row.
    pub(super) fn event(&self, row: usize) -> PadEvent {
        let row = row as u8 + 1;
        let built = (!self.numbers).then(|| Crosses::new(self.crosses));
        PadEvent::Close { row, lines: self.lines_so(), coins: self.coins_so(), built }
    }

    /// What lines and coins bring (§7.2, §7.3).
    pub(super) fn vp(&self) -> (u16, u16) {
        let [four, five, six] = self.lines_so();
        (Lines { four, five, six }.vp(), coins_vp(self.coins_so()))
    }

    /// What closes a row, if it can be closed so; then nothing of it is left to be stored.
    fn store(&mut self, pad: &Pad, row: usize) -> Option<PadEvent> {
        self.fits(pad, row).then(|| {
            self.changed = false;
            self.event(row)
        })
    }

    /// What no legal game can give of a row that is closed so.
    pub(super) fn findings(&mut self, session: &PadSession, row: usize) -> &[AuditFinding] {
        self.odd.follow(session, self.event(row));
        &self.odd.findings
    }
}

/// What was left at a table when rows were being closed.
pub fn left(typed: &TypedForms, pad: &Pad) -> Closings {
    let mut closings: Closings = typed.get(FORM).unwrap_or_default();
    closings.retain(|row, _| *row < pad.corrected_config().players());
    closings
}

/// Keeps what is not stored yet, where that is not kept yet.
pub fn keep(closings: &Closings, typed: &TypedForms) -> Option<GameCommand> {
    let changed: BTreeMap<_, _> = closings.iter().filter(|(_, closing)| closing.changed).collect();
    let change = typed.change(FORM, (!changed.is_empty()).then_some(&changed));
    change.map(|change| GameCommand::Table(TableCommand::Form(FORM, change)))
}

/// What closes this row, and again those that were changed on the way to it.
pub fn store(pad: &Pad, row: usize, closings: &mut Closings) -> Vec<PadEvent> {
    let open = pad.pad_state().open_rows();
    let stored = closings.iter_mut().filter_map(|(&other, closing)| {
        let first = other == row && !pad.is_closed(other);
        let again = closing.changed && (other == row || !open.contains(&other));
        if first || again { closing.store(pad, other) } else { None }
    });
    stored.collect()
}

/// What closes rows again that were closed and changed since: what is left without a word is what counts. What does not
/// fit waits, and its row carries no tick.
pub fn leave(pad: &Pad, closings: &mut Closings) -> Vec<PadEvent> {
    let changed = |row: usize, closing: &Closing| closing.changed && pad.is_closed(row);
    let stored = closings
        .iter_mut()
        .filter_map(|(&row, closing)| if changed(row, closing) { closing.store(pad, row) } else { None });
    stored.collect()
}

/// The last closing of a row that counts.
fn last_of(pad: &Pad, row: usize) -> Option<PadEvent> {
    let is_its = |event: &PadEvent| matches!(event, PadEvent::Close { row: closed, .. } if usize::from(*closed) == row + 1);
    pad.events().iter().rev().map(|(_, event)| *event).find(is_its)
}
