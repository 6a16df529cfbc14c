//! Everything in a data folder, as lines of text.

use super::*;
use alhambra::games::{
    common::contract::SavedGame,
    roll_and_write::game::{Desk as RollAndWriteDesk, GameSummary},
};

/// A choice as files write it: its name in the code does not matter.
pub(super) fn word(choice: impl serde::Serialize) -> String {
    serde_json::to_value(choice).unwrap().as_str().unwrap().to_owned()
}

pub(super) fn seat(seat: &Seat) -> String {
    let policy = seat.policy.as_ref().map_or(String::new(), |policy| format!(" by {policy}"));
    format!("{} ({}{policy}, {:?}, id {:?})", seat.name, word(seat.kind), seat.colour, seat.id)
}

pub(super) fn summary(game: &SavedGame) -> String {
    let (said, header) = (game.general(), &game.general().header);
    let own: &GameSummary = game.typed().unwrap_or_else(|| panic!("{game:?}"));
    let seats: Vec<String> = header.seats.iter().map(seat).collect();
    let kind = match said.kind {
        RecordKind::Full => "full",
        RecordKind::Table => "table",
        RecordKind::Result => "result",
        RecordKind::Totals => "totals",
    };
    let marks = [
        (said.over, "over"),
        (said.practice, "practice"),
        (own.program_dice, "with the program's dice"),
        (header.parent.is_some(), "played on from another"),
        (said.read_only, "read only"),
        (said.can_go_on(), "can go on"),
    ];
    let marks: Vec<&str> = marks.into_iter().filter_map(|(is, words)| is.then_some(words)).collect();
    let totals: Vec<String> =
        said.totals.iter().map(|total| total.map_or("–".to_owned(), |total| total.to_string())).collect();
    format!(
        "  {kind} {:?} at {:?}, tags {:?}, comment {:?}\n  \
         from {} to {}, {} seconds, round {} of {}: {}\n  \
         {}\n  totals {}, parts {:?}, winners {:?}\n  \
         special actions {}, change dice {}, bonus {:?}, layout {} {}, seeds {:?}\n",
        header.title,
        header.location,
        header.tags,
        header.comment,
        header.started,
        header.ended.map_or("now".to_owned(), |ended| ended.to_string()),
        header.active_seconds,
        said.round,
        said.rounds,
        marks.join(", "),
        seats.join(", "),
        totals.join(" "),
        own.parts,
        said.winners,
        word(own.options.special_actions),
        word(own.options.change_dice),
        own.options.phantom_bonus,
        header.layout_name,
        own.layout,
        own.seeds.iter().map(|seed| seed.0).collect::<Vec<_>>(),
    )
}

pub(super) fn listed(games: &[LibraryEntry]) -> String {
    let one = |game: &LibraryEntry| {
        let said = game.content.as_ref().map_or("  cannot be read\n".to_owned(), summary);
        format!("{}\n{said}", game.file)
    };
    games.iter().map(one).collect()
}

pub(super) fn library_of(app: &mut AppState) -> String {
    let continued = app.open_game().map(|(file, _)| file.clone());
    let saved = app.saved_games;
    app.run(AppCommand::Go(Page::Library));
    let games = listed(app.library.games());
    let trash = listed(app.trash.games());
    let records =
        HighScores::new(app.saved_of(HOUSE.first()).filter_map(|(file, it)| Some((file, it.typed()?))));
    let tables = |tables: &[HighScoreTable<'_>]| -> String {
        let games = |table: &HighScoreTable<'_>| {
            let games: Vec<String> =
                table.games.iter().map(|game| format!("{} of {}", game.total, game.file)).collect();
            format!(
                "  {} phantoms, {} rounds: {}\n",
                table.conditions.phantoms,
                table.conditions.options.rounds,
                games.join(", ")
            )
        };
        tables.iter().map(games).collect()
    };
    format!(
        "$ games\n{games}\n$ trash\n{trash}\n$ home\n{saved} saved, goes on with {continued:?}\n\n\
         $ best games\n{}with typed dice\n{}",
        tables(&records.tables),
        tables(&records.typed),
    )
}

pub(super) fn late_draft(draft: &LateDraft) -> String {
    let agreed = &draft.agreed;
    let totals = draft.cards().map_or(Vec::new(), |cards| {
        cards.rows.iter().map(|card| card.map(|card| card.total())).collect::<Vec<_>>()
    });
    let rows: String = draft
        .rows
        .iter()
        .chain(&draft.phantom_rows)
        .map(|row| {
            format!(
                "  {:?} {} boxes {:?} completed {:?} lines {:?} coins {} ticked {:?}\n",
                row.seat.name, row.seat.colour, row.boxes, row.completed, row.lines, row.coins, row.built
            )
        })
        .collect();
    format!(
        "{:?} at {:?} on {:?}, {} players, {} phantoms, against them {}, bonus {}, {} rounds, {} {}\n\
         sheet {}, confirmed {:?}, faults {}, odd {}, totals {totals:?}\n{rows}",
        draft.occasion.title.as_deref().unwrap_or_default(),
        draft.occasion.place.as_deref().unwrap_or_default(),
        draft.occasion.date,
        agreed.players,
        agreed.phantoms,
        agreed.against,
        agreed.bonus(),
        agreed.rounds(),
        word(agreed.special_actions),
        word(agreed.change_dice),
        draft.sheet.name,
        draft.confirmed,
        draft.game(&Texts::new(Language::English), None).map_or_else(|faults| faults.len(), |_| 0),
        draft.unconfirmed().len(),
    )
}

pub(super) fn drafts(app: &mut AppState) -> String {
    app.run(AppCommand::Go(Page::Library));
    let games = app.library.games().iter();
    let results: Vec<String> = games
        .filter(|game| game.content.as_ref().is_ok_and(|said| said.general().kind == RecordKind::Result))
        .map(|game| game.file.clone())
        .collect();
    app.run(AppCommand::Go(Page::from(GamePage::LateEntry)));
    let mut text =
        format!("$ late entry, changed: {}\n", app.desk::<RollAndWriteDesk>().tables.late.is_changed());
    text += &late_draft(&app.desk::<RollAndWriteDesk>().tables.late.typed);
    for file in results {
        app.run(GameCommand::Table(TableCommand::TypeIn(Some(file.clone()))));
        text += &format!(
            "\n$ late entry that corrects {file}, changed: {}\n",
            app.desk::<RollAndWriteDesk>().tables.late.is_changed()
        );
        text += &late_draft(&app.desk::<RollAndWriteDesk>().tables.late.typed);
    }
    app.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    let Some(editor) = app.desk::<RollAndWriteDesk>().layouts.sheets.unfinished() else {
        return text + "\n$ no sheet under way\n";
    };
    let draft = editor.sketch();
    text + &format!(
        "\n$ sheet under way\nof {:?}, faults {:?}\n{}\n",
        editor.file,
        draft.faults(false).len(),
        lines(&serde_json::to_value(draft.named()).unwrap(), 0),
    )
}

pub(super) fn sheets(app: &mut AppState) -> String {
    app.run(AppCommand::Go(Page::from(GamePage::Layouts)));
    let mut text = "$ sheets\n".to_owned();
    for sheet in &app.desk::<RollAndWriteDesk>().layouts.sheets.list {
        let (named, layout) = sheet.content.as_ref().unwrap();
        let confirmed =
            app.settings.is_confirmed(&alhambra::games::roll_and_write::files::layout_hash(layout));
        let named = lines(&serde_json::to_value(named).unwrap(), 0);
        text += &format!("{}, that of the pad at hand: {confirmed}\n{named}\n", sheet.file);
    }
    for ((file, kind), learned) in &app.desk::<RollAndWriteDesk>().layouts.learned {
        let learned = match learned {
            TrainedFile::Values => "values",
            TrainedFile::Unfinished => "unfinished",
        };
        text += &format!("{file} for {kind}: {learned}\n");
    }
    text
}

/// The settings, and what else their file contains after they were changed.
pub(super) fn settings(app: &mut AppState) -> String {
    let known = serde_json::to_value(&app.settings).unwrap();
    let warned = app.notifications.len();
    let changed = Settings { full_screen: true, ..app.settings.clone() };
    app.run(AppCommand::Set(Box::new(changed)));
    let file: Value = serde_json::from_str(&fs::read_to_string(app.data.settings()).unwrap()).unwrap();
    let mut file = file.as_object().unwrap().clone();
    assert_eq!(file["full_screen"], json!(true));
    file.retain(|name, _| known.get(name).is_none());
    format!(
        "$ settings, warnings: {warned}\n{}\n\n$ what only another version knows\n{}\n",
        lines(&known, 0),
        lines(&Value::Object(file), 0)
    )
}
