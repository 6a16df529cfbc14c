//! Golden transcripts: one game of each mode as readable text, with every event in words and the sheets now and then.
//!
//! `UPDATE=1 cargo test --test games transcripts` rewrites them; look at the differences before you keep them.

use std::path::Path;

use alhambra::{
    games::roll_and_write::{
        advisor::Policy,
        game::records::{PositionReport, position},
        log::Game,
        record::AnyGame,
        text::timeline,
    },
    text::{Language, Texts},
};

use crate::game::support::{modes, played};

/// The position is shown after this many events.
const INTERVAL: usize = 60;

fn transcript(game: &Game) -> String {
    let any = AnyGame::Played(Box::new(game.clone()));
    let texts = Texts::new(Language::English);
    let show = |at: usize| position(&texts, &PositionReport::new(&any, at, false));
    let mut text = String::new();
    for step in &timeline::of_game(&texts, game, false).steps()[1..] {
        let number = step.entry;
        text += &format!("{number:>4}  {}\n", step.text);
        for award in &step.awards {
            text += &format!("      {award}\n");
        }
        if number % INTERVAL == 0 && number < game.log().len() {
            text += &format!("\n{}\n", show(number));
        }
    }
    text + "\n" + &show(game.log().len())
}

#[test]
fn a_game_of_each_mode_reads_as_it_did() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/game/transcripts");
    let mut changed = Vec::new();
    for (mode, config) in modes() {
        let text = transcript(&played(config, 2026, Policy::Greedy));
        let path = folder.join(format!("{}.txt", mode.replace(' ', "-")));
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        if std::fs::read_to_string(&path).unwrap_or_default() != text {
            changed.push(mode);
        }
    }
    assert!(
        changed.is_empty(),
        "these games read differently: {changed:?}; see the first lines of this test's file"
    );
}
