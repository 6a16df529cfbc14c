//! How many possibilities there are: positions as data files, with counts that any change of the rules would alter.
//!
//! A file has lines `key: value` and comments after `#`. Keys are those of [`Position`]; `play` may be repeated to add
//! commands. A state is counted once, however many ways lead to it; a position that waits for dice leads nowhere.

use std::{collections::HashSet, fs, path::Path};

use alhambra::games::roll_and_write::rules::{ChangeDice, GameConfig, Layout, Move, SpecialActions, State};

use super::support::{commands, default_layout, layout_with_coins};

/// A position, and the counts expected there.
#[derive(Default)]
struct Position {
    players: Option<usize>,
    phantoms: usize,
    rounds: Option<i64>,
    coins: Option<i64>,
    special_actions: SpecialActions,
    change_dice: ChangeDice,
    play: Vec<Move>,
    counts: Vec<(String, usize)>,
}

const COUNTS: [&str; 5] = ["legal", "complete turns", "states after 1", "states after 2", "states after 3"];

fn read(text: &str) -> Result<Position, String> {
    let mut position = Position::default();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if !line.is_empty() {
            read_line(&mut position, line).map_err(|fault| format!("line {number}: {fault}"))?;
        }
    }
    match COUNTS.iter().find(|key| !position.counts.iter().any(|(k, _)| k == *key)) {
        Some(missing) => Err(format!("the count {missing:?} is missing")),
        None => Ok(position),
    }
}

fn read_line(position: &mut Position, line: &str) -> Result<(), String> {
    let (key, value) = line.split_once(':').ok_or_else(|| format!("{line:?} is not key: value"))?;
    let (key, value) = (key.trim(), value.trim());
    let number = || value.parse::<usize>().map_err(|_| format!("{value:?} is no number"));
    match (key, value) {
        ("players", _) => position.players = Some(number()?),
        ("phantoms", _) => position.phantoms = number()?,
        ("rounds", _) => position.rounds = Some(number()? as i64),
        ("coins", _) => position.coins = Some(number()? as i64),
        ("special actions", "one") => position.special_actions = SpecialActions::One,
        ("special actions", "both") => position.special_actions = SpecialActions::Both,
        ("change dice", "two") => position.change_dice = ChangeDice::Two,
        ("change dice", "any") => position.change_dice = ChangeDice::Any,
        ("play", _) => position.play.extend(commands(value)?),
        _ if COUNTS.contains(&key) => position.counts.push((key.to_owned(), number()?)),
        _ => return Err(format!("{line:?} is none of the keys and values known")),
    }
    Ok(())
}

impl Position {
    fn reach(&self) -> Result<(GameConfig, State), String> {
        let layout: Layout = self.coins.map_or_else(default_layout, layout_with_coins);
        let players = self.players.ok_or("the number of players is missing")?;
        let mut config = GameConfig::new(layout, players, self.phantoms)
            .map_err(|fault| format!("{fault:?}"))?
            .with_options(self.special_actions, self.change_dice);
        if let Some(rounds) = self.rounds {
            config = config.with_rounds(rounds).map_err(|fault| format!("{fault:?}"))?;
        }
        let mut state = State::new(&config).map_err(|fault| format!("{fault:?}"))?;
        for (number, &command) in (1..).zip(&self.play) {
            state
                .apply(&config, command)
                .map_err(|why| format!("command {number}, {command:?}, is refused: {why:?}"))?;
        }
        Ok((config, state))
    }
}

/// Distinct states after each of 1 to `depth` decisions.
fn states(config: &GameConfig, state: &State, depth: usize) -> Vec<usize> {
    let mut level = HashSet::from([*state]);
    let mut counts = Vec::new();
    for _ in 0..depth {
        let mut next = HashSet::new();
        for state in &level {
            for command in state.legal(config) {
                let mut after = *state;
                after.apply(config, command).unwrap_or_else(|why| panic!("{command:?} is refused: {why:?}"));
                next.insert(after);
            }
        }
        level = next;
        counts.push(level.len());
    }
    counts
}

#[test]
fn positions_have_the_counts_in_their_files() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/positions");
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|fault| panic!("{}: {fault}", folder.display()))
        .map(|entry| entry.expect("the folder reads").path())
        .collect();
    files.sort();
    assert!(files.len() >= 6, "{} positions in {}", files.len(), folder.display());
    let mut wrong = Vec::new();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let position = read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let (config, state) = position.reach().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let mut found = vec![state.legal(&config).len(), state.complete_turns(&config).len()];
        found.extend(states(&config, &state, 3));
        for (key, said) in &position.counts {
            let place = COUNTS.iter().position(|k| k == key).expect("a known key");
            if found[place] != *said {
                wrong.push(format!("{name}: {key}: the file says {said}, found {}", found[place]));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_faulty_position_file_says_where_and_what() {
    let fault = |text: &str| read(text).err().expect("a fault");
    assert_eq!(fault("players: 1\nplay: rol 1/1"), "line 2: \"rol 1/1\" is no command");
    assert_eq!(fault("players: one"), "line 1: \"one\" is no number");
    assert_eq!(fault("\n# nothing\nplay"), "line 3: \"play\" is not key: value");
    assert_eq!(
        fault("change dice: three"),
        "line 1: \"change dice: three\" is none of the keys and values known"
    );
    assert_eq!(fault("players: 1"), "the count \"legal\" is missing");
}
