//! The games in `games` and `saves`, and those of old versions: what every command says about them.

use std::fs;

use serde_json::Value;

use crate::frozen::{
    expected::{Found, check, folder, in_parallel},
    output::said,
    run::Place,
};

/// A record, alone in a folder.
struct Record {
    /// Its file, without `.json`.
    name: String,
    /// The folder in `expected` for what is said of it.
    folder: String,
    text: String,
    value: Value,
}

impl Record {
    /// All records in a folder next to this file.
    fn all(within: &str) -> Vec<Self> {
        let files = fs::read_dir(folder(within)).unwrap().map(|file| file.unwrap().path());
        let mut files: Vec<_> =
            files.filter(|file| file.extension().is_some_and(|end| end == "json")).collect();
        files.sort();
        let read = |file: &std::path::PathBuf| {
            let text = fs::read_to_string(file).unwrap();
            let name = file.file_stem().unwrap().to_str().unwrap().to_owned();
            let value = serde_json::from_str(&text).unwrap();
            let folder = format!("{}/{name}", within.trim_start_matches("../").replace('/', "-"));
            Self { name, folder, text, value }
        };
        files.iter().map(read).collect()
    }

    /// The program in a folder where this record is.
    fn place(&self) -> Place {
        let place = Place::new();
        place.write(&format!("{}.json", self.name), &self.text);
        place
    }

    fn log(&self) -> &[Value] {
        self.value["log"].as_array().unwrap()
    }

    fn is_full(&self) -> bool {
        self.value["kind"] == "full"
    }

    /// Whether something was corrected later.
    fn is_corrected(&self) -> bool {
        let notes = ["take_back", "correct_roll", "amend", "strike"];
        self.log().iter().any(|entry| notes.iter().any(|note| entry["event"] == *note))
    }

    /// Entries spread over the log, including its beginning and its end.
    fn entries(&self, steps: usize) -> Vec<usize> {
        let mut entries: Vec<usize> = (0..=steps).map(|k| self.log().len() * k / steps).collect();
        entries.dedup();
        entries
    }

    /// Entries after which a decision is due: before a building.
    fn decisions(&self) -> Vec<usize> {
        (0..self.log().len()).filter(|&k| self.log()[k]["event"] == "build").collect()
    }

    fn found(&self, file: &str, commands: &[String]) -> Found {
        let place = self.place();
        let said: Vec<String> = commands.iter().map(|words| said(&place, words)).collect();
        Found { file: format!("{}/{file}.txt", self.folder), text: said.join("\n") }
    }
}

fn all() -> Vec<Record> {
    let all = ["games", "../../saves", "../game/old"].into_iter().flat_map(Record::all);
    // The other games came after version 1.
    all.filter(|record| matches!(record.value["game"].as_str(), None | Some("roll_and_write"))).collect()
}

#[test]
fn every_game_is_shown_and_scored_as_it_was() {
    let found = in_parallel(&all(), |record| {
        let file = format!("{}.json", record.name);
        let mut commands = vec![format!("verify {file}"), format!("score {file}")];
        for at in record.entries(6) {
            commands.push(format!("show {file} --at {at}"));
            if record.is_corrected() {
                commands.push(format!("show {file} --at {at} --corrected"));
            }
        }
        commands.push(format!("show {file} --at {}", record.log().len() + 1));
        let text = record.found("show", &commands);
        let half = record.log().len() / 2;
        let commands = [
            format!("show {file} --at {half} --json"),
            format!("show {file} --json"),
            format!("score {file} --json"),
        ];
        [text, record.found("json", &commands)]
    });
    check(&found.into_iter().flatten().collect::<Vec<_>>());
}

#[test]
fn every_game_is_judged_as_it_was() {
    let found = in_parallel(&all(), |record| {
        let file = format!("{}.json", record.name);
        let mut commands = vec![format!("analyse {file} --rollouts 0"), format!("advise {file}")];
        let decisions = if record.is_full() { record.decisions() } else { Vec::new() };
        if let (Some(first), Some(last)) = (decisions.first(), decisions.last()) {
            let half = decisions[decisions.len() / 2];
            commands.extend([first, &half, last].map(|at| format!("advise {file} --at {at}")));
            commands.push(format!("advise {file} --at {half} --rollouts 200"));
        }
        record.found("advice", &commands)
    });
    check(&found);
}

#[test]
fn the_json_of_advice_and_analysis_is_as_it_was() {
    let chosen = ["solo-2", "against-3", "two-players"];
    let mut records = Record::all("games");
    records.retain(|record| chosen.contains(&record.name.as_str()));
    assert_eq!(records.len(), chosen.len());
    let found = in_parallel(&records, |record| {
        let file = format!("{}.json", record.name);
        let decisions = record.decisions();
        let late = decisions[decisions.len() * 9 / 10];
        let commands = [
            format!("analyse {file} --rollouts 0 --json"),
            format!("advise {file} --at {late} --json"),
            format!("advise {file} --at {late} --rollouts 200 --json"),
        ];
        record.found("advice-json", &commands)
    });
    check(&found);
}
