//! A finished table as JSON, without its history: read with all its faults at once.

use serde_json::{Map, Value};

use super::score::Scored;
use crate::{
    games::{
        common::BuildingType,
        roll_and_write::{
            log::{NamedLayout, Options},
            pad::{ResultEvent, judge},
            rules::{Cell, ChangeDice, Face, GameConfig, Layout, Lines, SpecialActions, standard_rounds},
            text::errors::ErrorText,
        },
    },
    kernel::Entry,
    text::Texts,
};

/// The score cards of a finished table, or all its faults.
pub(super) fn read(texts: &Texts, table: &Map<String, Value>) -> Result<Scored, Vec<String>> {
    let mut reader = Reader { words: ErrorText::new(texts, &[]), faults: Vec::new(), unreadable: false };
    let scored = reader.table(table);
    scored.filter(|_| reader.faults.is_empty()).ok_or(reader.faults)
}

/// Rounds at most (§2).
const MAX_ROUNDS: i64 = 33;

struct Reader<'a> {
    words: ErrorText<'a>,
    faults: Vec<String>,
    /// Something could not be read at all.
    unreadable: bool,
}

impl Reader<'_> {
    fn fault(&mut self, what: impl Into<String>) {
        self.faults.push(what.into());
    }

    /// A fault that leaves nothing to judge.
    fn unreadable(&mut self, what: impl Into<String>) {
        self.unreadable = true;
        self.fault(what);
    }

    fn table(&mut self, table: &Map<String, Value>) -> Option<Scored> {
        self.unknown_members(
            "the table",
            table,
            &["layout", "rounds", "against_phantoms", "phantom_bonus", "rows"],
        );
        let layout = self.layout(table.get("layout"));
        let rows = match table.get("rows") {
            Some(Value::Array(rows)) => rows.as_slice(),
            _ => {
                self.fault("member \"rows\" is to be the list of rows: players, then phantoms");
                let options = self.options(table, 2, 3);
                self.config(options, NamedLayout::standard().1, 1, 2);
                return None;
            }
        };
        let is_phantom = |row: &Value| row.get("phantom") == Some(&Value::Bool(true));
        let players = rows.iter().take_while(|row| !is_phantom(row)).count();
        if let Some(late) = rows[players..].iter().position(|row| !is_phantom(row)) {
            self.fault(format!(
                "row {} is a player behind a phantom: phantoms come last (§9)",
                players + late + 1
            ));
        }
        let phantoms = rows.len() - players;
        let options = self.options(table, phantoms, rows.len());
        let entries: Vec<_> = (1..=rows.len())
            .zip(rows)
            .map(|(number, row)| Entry::Event(self.row(number, row, layout.as_ref(), is_phantom(row))))
            .collect();
        let judged_by = layout.unwrap_or_else(|| NamedLayout::standard().1);
        let config = self.config(options, judged_by, players, phantoms)?;
        let game = match judge(&config, entries) {
            Ok(game) => game,
            Err(faults) => {
                let faults = faults.into_iter().map(|(_, fault)| fault);
                let told = faults.filter(|fault| layout.is_some() || !fault.is_about_layout());
                self.faults.extend(told.map(|fault| self.words.table(&fault)));
                return None;
            }
        };
        let cards = game.breakdown();
        Some(Scored { names: names(rows, players), cards, is_over: true })
    }

    /// Rounds and goal, by the number of phantoms and rows where they are left out.
    fn options(&mut self, table: &Map<String, Value>, phantoms: usize, rows: usize) -> Options {
        let rounds = match table.get("rounds") {
            Some(rounds) => self.number("rounds", rounds, MAX_ROUNDS),
            None => standard_rounds(rows).into(),
        };
        let bonus = table.get("phantom_bonus").map(|bonus| self.number("phantom_bonus", bonus, 0));
        let phantom_bonus = match table.get("against_phantoms") {
            None => bonus,
            Some(Value::Bool(true)) => Some(bonus.unwrap_or_else(|| Options::booklet_bonus(phantoms))),
            Some(Value::Bool(false)) if bonus.is_none() => None,
            Some(Value::Bool(false)) => {
                self.fault("member \"phantom_bonus\" is given, and nobody plays \"against_phantoms\" (§11)");
                bonus
            }
            Some(other) => {
                self.fault(format!("member \"against_phantoms\": {other} is neither true nor false (§11)"));
                bonus
            }
        };
        let (special_actions, change_dice) = (SpecialActions::default(), ChangeDice::default());
        Options { rounds, special_actions, change_dice, phantom_bonus }
    }

    /// The configuration; if only the options are wrong those that judge the rows all the same, so that all faults are found.
    fn config(
        &mut self,
        options: Options,
        layout: Layout,
        players: usize,
        phantoms: usize,
    ) -> Option<GameConfig> {
        options
            .config(layout, players, phantoms)
            .or_else(|faults| {
                self.faults.extend(faults.into_iter().map(|fault| self.words.config(fault)));
                Options { rounds: MAX_ROUNDS, phantom_bonus: None, ..options }
                    .config(layout, players, phantoms)
            })
            .ok()
    }

    fn layout(&mut self, layout: Option<&Value>) -> Option<Layout> {
        let Some(layout) = layout else { return Some(NamedLayout::standard().1) };
        let mut layout = layout.clone();
        if let Value::Object(members) = &mut layout {
            self.unknown_members("the layout", members, &["name", "grid", "counts", "coins", "vp"]);
            members.entry("name").or_insert_with(|| Value::from(""));
        }
        let named: NamedLayout = match serde_json::from_value(layout) {
            Ok(named) => named,
            Err(error) => {
                self.fault(format!("member \"layout\": {error}"));
                return None;
            }
        };
        match Layout::new(&named.draft) {
            Ok(layout) => Some(layout),
            Err(faults) => {
                let told = faults.iter().map(|fault| self.words.layout(fault));
                self.faults.extend(told.map(|fault| format!("member \"layout\": {fault}")));
                None
            }
        }
    }

    fn row(&mut self, number: usize, row: &Value, layout: Option<&Layout>, phantom: bool) -> ResultEvent {
        let mut boxes = [0; 6];
        let mut completed = [0; 6];
        let mut lines = Lines::default();
        let mut coins = 0;
        let place = format!("row {number}");
        if let Value::Object(row) = row {
            let known = ["name", "phantom", "sheet", "boxes", "lines", "completed", "coins"];
            self.unknown_members(&place, row, &known);
            self.unreadable = false;
            if let Some(sheet) = row.get("sheet") {
                let built = self.sheet(&place, sheet);
                // A bad layout is a fault of its own.
                if let Some(layout) = layout {
                    lines = Lines::of(built);
                    boxes = self.boxes_of(&place, built, layout);
                }
                for other in ["boxes", "lines"].into_iter().filter(|&other| row.contains_key(other)) {
                    self.fault(format!("{place} has a sheet, so {other:?} is not to be given too"));
                }
                if phantom {
                    self.fault(format!("{place} is a phantom: it has no sheet (§9)"));
                }
            } else {
                boxes = self.by_type(&format!("{place}, boxes"), row.get("boxes"));
                lines = self.lines(&place, row.get("lines"));
            }
            completed = self.by_type(&format!("{place}, completed"), row.get("completed"));
            if self.unreadable {
                // What cannot be read must not make more faults with what can.
                (boxes, completed, lines) = ([0; 6], [0; 6], Lines::default());
            }
            if let Some(value) = row.get("coins") {
                coins = self.small(&format!("{place}, coins"), value);
            }
            for (member, fits) in
                [("name", Value::is_string as fn(&Value) -> bool), ("phantom", Value::is_boolean)]
            {
                if let Some(value) = row.get(member).filter(|value| !fits(value)) {
                    self.fault(format!("{place}, {member}: {value} is not what it can be"));
                }
            }
        } else {
            self.fault(format!("{place} is not an object"));
        }
        let row = u8::try_from(number).unwrap_or(u8::MAX);
        ResultEvent::Row {
            row,
            boxes,
            completed,
            lines: [lines.four, lines.five, lines.six],
            coins,
            built: None,
        }
    }

    /// The built cells of six strings.
    fn sheet(&mut self, place: &str, sheet: &Value) -> u64 {
        let rows: Option<Vec<&str>> =
            sheet.as_array().and_then(|rows| rows.iter().map(Value::as_str).collect());
        let Some(rows) = rows.filter(|rows| rows.len() == 6) else {
            self.unreadable(format!(
                "{place}, sheet: it is to be six strings of six, X for built and . for free (§1)"
            ));
            return 0;
        };
        let mut built = 0;
        for (row, text) in Face::ALL.into_iter().zip(rows) {
            let marks: Vec<char> = text.chars().collect();
            if marks.len() != 6 || marks.iter().any(|mark| !matches!(mark, 'X' | 'x' | '.')) {
                self.unreadable(format!("{place}, sheet: row {row} is {text:?}, not six of X and . (§1)"));
                continue;
            }
            for (column, mark) in Face::ALL.into_iter().zip(marks) {
                if mark != '.' {
                    built |= Cell::new(row, column).bit();
                }
            }
        }
        built
    }

    fn boxes_of(&mut self, place: &str, built: u64, layout: &Layout) -> [u8; 6] {
        let mut boxes = [0; 6];
        let Some(grid) = layout.grid() else {
            self.unreadable(format!("{place} has a sheet, and the layout has no grid to read it by (§1)"));
            return boxes;
        };
        for cell in Cell::all().filter(|cell| built & cell.bit() != 0) {
            boxes[grid[cell.index()].index()] += 1;
        }
        boxes
    }

    fn by_type(&mut self, place: &str, value: Option<&Value>) -> [u8; 6] {
        let names = BuildingType::ALL.map(BuildingType::name);
        self.numbers(place, value, names)
    }

    fn lines(&mut self, place: &str, value: Option<&Value>) -> Lines {
        let [four, five, six] = self.numbers(&format!("{place}, lines"), value, ["4", "5", "6"]);
        Lines { four, five, six }
    }

    /// An object of small numbers; what is left out is 0.
    fn numbers<const N: usize>(&mut self, place: &str, value: Option<&Value>, names: [&str; N]) -> [u8; N] {
        match value {
            None => [0; N],
            Some(Value::Object(members)) => {
                self.unknown_members(place, members, &names);
                names.map(|name| {
                    members.get(name).map_or(0, |value| self.small(&format!("{place}, {name}"), value))
                })
            }
            Some(other) => {
                self.unreadable(format!("{place}: {other} is not an object of numbers"));
                [0; N]
            }
        }
    }

    fn small(&mut self, place: &str, value: &Value) -> u8 {
        value.as_u64().and_then(|number| u8::try_from(number).ok()).unwrap_or_else(|| {
            self.unreadable(format!("{place}: {value} is not a whole number from 0 to 255"));
            0
        })
    }

    fn number(&mut self, name: &str, value: &Value, otherwise: i64) -> i64 {
        value.as_i64().unwrap_or_else(|| {
            self.fault(format!("member {name:?}: {value} is not a whole number"));
            otherwise
        })
    }

    fn unknown_members(&mut self, place: &str, members: &Map<String, Value>, known: &[&str]) {
        for name in members.keys().filter(|name| !known.contains(&name.as_str())) {
            self.fault(format!("{place} has a member {name:?}, which is none of {}", known.join(", ")));
        }
    }
}

/// The names of the rows; those left out are numbered.
fn names(rows: &[Value], players: usize) -> Vec<String> {
    let name = |(index, row): (usize, &Value)| match row.get("name").and_then(Value::as_str) {
        Some(name) => name.to_owned(),
        None if index < players => format!("Player {}", index + 1),
        None => format!("Phantom {}", index + 1 - players),
    };
    rows.iter().enumerate().map(name).collect()
}
