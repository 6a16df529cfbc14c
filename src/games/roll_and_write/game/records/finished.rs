//! A finished table as JSON, without its history: read with all its faults at once.

use serde_json::{Map, Value};

use super::scored::Scored;
use crate::{
    log::{NamedLayout, Options},
    pad::{ResultEvent, judge},
    rules::{Cell, ChangeDice, Face, GameConfig, Layout, Lines, SpecialActions, standard_rounds},
    text::errors::{self, ErrorText},
};
use common::BuildingType;
use kernel::{Entry, json::typed};
use text::Texts;

/// The score cards of a finished table, or all its faults.
pub fn read(texts: &Texts, table: &Map<String, Value>) -> Result<Scored, Vec<String>> {
    let mut reader = Reader { texts, faults: Vec::new(), unreadable: false };
    let scored = reader.table(table);
    scored.filter(|_| reader.faults.is_empty()).ok_or(reader.faults)
}

/// Rounds at most (§2).
const MAX_ROUNDS: i64 = 33;

struct Reader<'a> {
    texts: &'a Texts,
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
            self.texts.scored_table(),
            table,
            &["layout", "rounds", "against_phantoms", "phantom_bonus", "rows"],
        );
        let layout = self.layout(table.get("layout"));
        let rows = match table.get("rows") {
            Some(Value::Array(rows)) => rows.as_slice(),
            _ => {
                self.fault(self.texts.scored_no_rows());
                let options = self.options(table, 2, 3);
                self.config(options, NamedLayout::standard().1, 1, 2);
                return None;
            }
        };
        let is_phantom = |row: &Value| row.get("phantom") == Some(&Value::Bool(true));
        let players = rows.iter().take_while(|row| !is_phantom(row)).count();
        if let Some(late) = rows[players..].iter().position(|row| !is_phantom(row)) {
            self.fault(self.texts.scored_player_late(players + late + 1));
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
                self.faults.extend(told.map(|fault| ErrorText::new(self.texts, &[]).table(&fault)));
                return None;
            }
        };
        let cards = game.breakdown();
        Some(Scored { names: names(self.texts, rows, players), cards, is_over: true })
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
                self.fault(self.texts.scored_bonus_alone());
                bonus
            }
            Some(other) => {
                self.fault(self.texts.scored_no_truth("against_phantoms", &other.to_string()));
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
                let refusals = ErrorText::new(self.texts, &[]);
                self.faults.extend(faults.into_iter().map(|fault| refusals.config(fault)));
                Options { rounds: MAX_ROUNDS, phantom_bonus: None, ..options }
                    .config(layout, players, phantoms)
            })
            .ok()
    }

    fn layout(&mut self, layout: Option<&Value>) -> Option<Layout> {
        let Some(layout) = layout else { return Some(NamedLayout::standard().1) };
        let mut layout = layout.clone();
        if let Value::Object(members) = &mut layout {
            self.unknown_members(
                self.texts.scored_layout(),
                members,
                &["name", "grid", "counts", "coins", "vp"],
            );
            members.entry("name").or_insert_with(|| Value::from(""));
        }
        let named: NamedLayout = match typed(&layout) {
            Ok(named) => named,
            Err(why) => {
                self.fault(errors::misfit(self.texts, &why.within("layout")));
                return None;
            }
        };
        match Layout::new(&named.draft) {
            Ok(layout) => Some(layout),
            Err(faults) => {
                let told = ErrorText::new(self.texts, &[]).layouts(&faults);
                self.faults.extend(told.iter().map(|fault| self.texts.refused_layout(fault)));
                None
            }
        }
    }

    fn row(&mut self, number: usize, row: &Value, layout: Option<&Layout>, phantom: bool) -> ResultEvent {
        let mut boxes = [0; 6];
        let mut completed = [0; 6];
        let mut lines = Lines::default();
        let mut coins = 0;
        let texts = self.texts;
        let place = texts.refused_row(number);
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
                    self.fault(texts.scored_sheet_too(&place, other));
                }
                if phantom {
                    self.fault(texts.scored_phantom_sheet(&place));
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
            if let Some(name) = row.get("name").filter(|name| !name.is_string()) {
                self.fault(texts.scored_no_text(&format!("{place}, name"), &name.to_string()));
            }
            if let Some(phantom) = row.get("phantom").filter(|phantom| !phantom.is_boolean()) {
                self.fault(texts.scored_no_truth(&format!("{place}, phantom"), &phantom.to_string()));
            }
        } else {
            self.fault(texts.scored_no_object(&place));
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
            self.unreadable(self.texts.scored_no_sheet(&format!("{place}, sheet")));
            return 0;
        };
        let mut built = 0;
        for (row, text) in Face::ALL.into_iter().zip(rows) {
            let marks: Vec<char> = text.chars().collect();
            if marks.len() != 6 || marks.iter().any(|mark| !matches!(mark, 'X' | 'x' | '.')) {
                let place = format!("{place}, sheet");
                self.unreadable(self.texts.scored_sheet_row(&place, &row.to_string(), text));
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
        let boxes = layout.types_of(built);
        if boxes.is_none() {
            self.unreadable(self.texts.scored_no_grid(place));
        }
        boxes.unwrap_or_default()
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
                self.unreadable(self.texts.scored_no_numbers(place, &other.to_string()));
                [0; N]
            }
        }
    }

    fn small(&mut self, place: &str, value: &Value) -> u8 {
        value.as_u64().and_then(|number| u8::try_from(number).ok()).unwrap_or_else(|| {
            self.unreadable(self.texts.scored_small(place, &value.to_string()));
            0
        })
    }

    fn number(&mut self, name: &str, value: &Value, otherwise: i64) -> i64 {
        value.as_i64().unwrap_or_else(|| {
            self.fault(self.texts.scored_number(name, &value.to_string()));
            otherwise
        })
    }

    fn unknown_members(&mut self, place: &str, members: &Map<String, Value>, known: &[&str]) {
        for name in members.keys().filter(|name| !known.contains(&name.as_str())) {
            self.fault(self.texts.scored_unknown(place, name, &known.join(", ")));
        }
    }
}

/// The names of the rows; those left out are numbered.
fn names(texts: &Texts, rows: &[Value], players: usize) -> Vec<String> {
    let name = |(index, row): (usize, &Value)| match row.get("name").and_then(Value::as_str) {
        Some(name) => name.to_owned(),
        None if index < players => texts.player_name(index + 1),
        None => texts.phantom_name(&(index + 1 - players).to_string()),
    };
    rows.iter().enumerate().map(name).collect()
}
