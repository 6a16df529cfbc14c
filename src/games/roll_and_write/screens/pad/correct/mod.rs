//! All entries, round by round and player by player, and correcting any of them: what follows is worked out again.

mod editor;

use egui::Ui;

use super::words;
use crate::{
    pad::{Pad, PadEvent, PadExt},
    rules::AuditFinding,
    screens::position::colour,
    session::{AppView, GameCommand, PadSession, RollAndWrite, TableCommand},
    text::event_text,
};
use common::screens::table::history::{self, Column, EntryWords, History, MissingEntry, Section, Spot};
use editor::Editor;
use kernel::By;
use text::Texts;
use ui::theme::Theme;

/// The entries, and the one that is corrected.
pub(super) type Correct = History<Editor>;

/// What was counted at the end, and what belongs to the whole game: sections above and below those of the rounds.
const COUNT: i32 = i32::MAX;
const WHOLE: i32 = -1;

/// With the place of an entry open that is missing.
pub(super) fn missing(row: usize, round: u8) -> Correct {
    let editor = Editor::missing(row, round);
    Correct::with(editor.spot(), editor)
}

/// With this entry open.
pub(super) fn of(pad: &Pad, entry: usize, event: PadEvent) -> Correct {
    Correct::with(Spot::Entry(entry), Editor::new(pad, entry, event))
}

/// Shows the entries in a room of this height.
pub(super) fn show(
    correct: &mut Correct,
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    height: f32,
    commands: &mut Vec<GameCommand>,
) {
    let (texts, pad, theme) = (app.texts, session.pad(), Theme::of(ui.ctx()));
    let seats = &pad.header.seats;
    let column = |row: usize| Column {
        name: event_text::name(texts, seats, row),
        colour: colour(&theme, row, &seats[row]),
    };
    let columns: Vec<Column> = (0..pad.corrected_config().rows()).map(column).collect();
    let open = |spot: Spot| match spot {
        Spot::Entry(entry) => {
            let (_, event) = pad.events().iter().find(|(number, _)| *number == entry)?;
            Some(Editor::new(pad, entry, *event))
        }
        Spot::Missing { section, column } => Some(Editor::missing(column?, section as u8)),
    };
    let restored = correct.show(
        ui,
        texts,
        (session.revision(), height),
        (&columns, &|| sections(texts, pad)),
        open,
        |ui, editor| editor.show(ui, texts, pad, commands),
    );
    commands.extend(restored.and_then(|entry| restore(pad, entry)).map(GameCommand::Table));
}

/// Dice that the program rolled come back as they lay: it rolls no others for them.
fn restore(pad: &Pad, entry: usize) -> Option<TableCommand> {
    Some(match history::restore::<RollAndWrite>(pad, entry)? {
        TableCommand::Enter(PadEvent::Roll { row, round, yellow, blue, .. }) => {
            TableCommand::Enter(PadEvent::Roll { row, round, yellow, blue, by: By::People })
        }
        command => command,
    })
}

/// Where an entry is listed: at the end, in its round, or before everything.
fn section(event: &PadEvent) -> i32 {
    match event {
        PadEvent::Close { .. } => COUNT,
        event => event.round().map_or(WHOLE, i32::from),
    }
}

fn sections(texts: &Texts, pad: &Pad) -> Vec<Section> {
    let seats = &pad.header.seats;
    let title = |section: i32| match section {
        COUNT => texts.pad_close_table().to_owned(),
        WHOLE => texts.pad_whole_game().to_owned(),
        0 => texts.history_setup().to_owned(),
        round => texts.history_round(round),
    };
    let entry = |number: usize, event: &PadEvent| {
        let short = words::what(texts, pad.state(), number, event);
        let full = words::describe(texts, seats, pad.state(), number, event);
        let marked = |words: String| match event {
            _ if is_superseded(pad, number, event) => texts.pad_superseded(&words),
            PadEvent::Fill { .. } if is_second(pad, number, event) => texts.pad_second_entry(&words),
            _ => words,
        };
        EntryWords {
            section: section(event),
            column: event.row().map(|row| usize::from(row).saturating_sub(1)),
            short: marked(short.unwrap_or_else(|| texts.pad_again().to_owned())),
            full: marked(full),
        }
    };
    let missing = missing_entries(texts, pad);
    history::sections::<RollAndWrite>(texts, pad, &title, missing, &entry, &|finding| about(pad, finding))
}

/// The places of rounds that a row has not done.
fn missing_entries(texts: &Texts, pad: &Pad) -> Vec<MissingEntry> {
    let (config, rows) = (pad.corrected_config(), &pad.pad_state().rows);
    let of_round = |round: u8| {
        let open = (0..config.rows()).filter(move |row| !rows[*row].is_done(round));
        open.map(move |row| MissingEntry {
            section: round.into(),
            column: Some(row),
            name: texts.pad_add_entry(&event_text::name(texts, &pad.header.seats, row), round),
        })
    };
    (0..=pad.round().min(config.rounds())).flat_map(of_round).collect()
}

/// What a finding of a round is about: the last entry of its turn, or the place of one that is missing.
fn about(pad: &Pad, finding: &AuditFinding) -> Option<Spot> {
    let (row, round) = (usize::from(finding.row()?).checked_sub(1)?, finding.round()?);
    let last = pad.entries_of(row, round).last().map(|(entry, _)| Spot::Entry(*entry));
    Some(last.unwrap_or(Spot::Missing { section: round.into(), column: Some(row) }))
}

/// Whether the same was said again later: who goes first, or what a row was counted to have at the end.
fn is_superseded(pad: &Pad, entry: usize, event: &PadEvent) -> bool {
    let says_again = |later: &PadEvent| match (event, later) {
        (PadEvent::First { .. }, PadEvent::First { .. }) => true,
        (PadEvent::Close { row, .. }, PadEvent::Close { row: other, .. }) => row == other,
        _ => false,
    };
    pad.events().iter().any(|(later, event)| *later > entry && says_again(event))
}

/// Whether a building is not the first of its turn.
fn is_second(pad: &Pad, entry: usize, event: &PadEvent) -> bool {
    let (Some(row), Some(round @ 1..)) = (event.row(), event.round()) else { return false };
    let of_turn = pad.entries_of(usize::from(row) - 1, round);
    of_turn.iter().any(|(before, event)| *before < entry && matches!(event, PadEvent::Fill { .. }))
}

#[cfg(test)]
mod tests {
    use common::BuildingType;
    use kernel::record::{Header, Seat};
    use text::Language;

    use super::*;
    use crate::{log::NamedLayout, rules::GameConfig};

    fn table() -> Pad {
        let seats = [("Ani", "red"), ("Ben", "blue"), ("Cleo", "green")];
        let seats = seats.map(|(name, colour)| Seat::human(name.to_lowercase(), name, colour));
        let config = GameConfig::new(NamedLayout::standard().1, 3, 0).unwrap();
        Pad::start(Header::new("table", "", seats.to_vec()), config, None).unwrap()
    }

    #[test]
    fn every_cell_of_the_history_begins_with_a_capital() {
        let mut pad = table();
        let fill = |row, building, round| PadEvent::Fill { row, building, round };
        pad.enter(PadEvent::First { row: 2 }).unwrap();
        for building in BuildingType::ALL {
            pad.enter(fill(1, building, 0)).unwrap();
        }
        pad.enter(PadEvent::Coins { row: 2, round: 1 }).unwrap();
        let amended = fill(2, BuildingType::Tower, 1);
        pad.note(kernel::Note::Amend { entry: pad.log().len(), event: amended }).unwrap();
        for language in Language::ALL {
            let texts = Texts::new(language);
            let cells = sections(&texts, &pad).into_iter().flat_map(|section| section.cells);
            let words: Vec<String> = cells.flat_map(|cell| [cell.words, cell.was]).collect();
            assert!(words.iter().filter(|words| !words.is_empty()).count() > 8, "{words:?}");
            let is_small = |words: &&String| words.starts_with(char::is_lowercase);
            assert_eq!(words.iter().find(is_small), None, "{language:?}");
        }
    }

    #[test]
    fn what_an_entry_was_is_told_without_whose_it_was_in_the_column_of_the_same_player() {
        let mut pad = table();
        let fill = |row, building| PadEvent::Fill { row, building, round: 0 };
        pad.enter(fill(3, BuildingType::Arcades)).unwrap();
        let texts = Texts::new(Language::English);
        let was_after = |pad: &mut Pad, event| {
            pad.note(kernel::Note::Amend { entry: 1, event }).unwrap();
            let cells = sections(&texts, pad).into_iter().flat_map(|section| section.cells);
            cells.map(|cell| cell.was).find(|was| !was.is_empty()).unwrap_or_default()
        };
        assert_eq!(was_after(&mut pad, fill(3, BuildingType::Garden)), "Arcades");
        let elsewhere = was_after(&mut pad, fill(1, BuildingType::Garden));
        assert!(elsewhere.contains("Cleo"), "{elsewhere}");
    }

    #[test]
    fn a_final_count_that_was_made_again_is_told_as_such() {
        let mut pad = table();
        let close = |row, coins| PadEvent::Close { row, lines: [0; 3], coins, built: None };
        for (row, coins) in [(1, 2), (2, 2), (1, 3)] {
            pad.enter(close(row, coins)).unwrap();
        }
        let texts = Texts::new(Language::English);
        let cells: Vec<_> = sections(&texts, &pad).into_iter().flat_map(|section| section.cells).collect();
        let told = |entry: usize| {
            let is_it = |spot: Spot| spot == Spot::Entry(entry);
            cells.iter().find(|cell| is_it(cell.spot)).map(|cell| cell.words.clone()).unwrap()
        };
        let [first, of_ben, again] = [1, 2, 3].map(told);
        assert_eq!(first, texts.pad_superseded(&of_ben));
        assert!(!again.contains(&texts.pad_superseded("")), "{again}");
    }
}
