//! Tables written by hand as text.

use alhambra::games::roll_and_write::{
    advisor::{Generator, Policy},
    log::{Game, NamedLayout},
    pad::{Pad, PadEvent, PadExt},
    record::{AnyGame, Sheets, read},
    rules::{GameConfig, Layout},
    text::errors,
    text_import::read_written,
};
use alhambra::text::{Language, Texts};
use jiff::{Timestamp, tz::TimeZone};

use crate::{
    game::support::{closings_of, entries_of, modes, played},
    other_words::in_other_words,
};

const EXAMPLE: &str = include_str!("../../docs/table-text.md");

fn read_text(text: &str, layout: Layout) -> Result<Pad, Vec<String>> {
    let (named, _) = NamedLayout::standard();
    read_written(text, Timestamp::UNIX_EPOCH, &TimeZone::UTC, |_| Ok((named, layout)))
        .map(|written| written.pad)
        .map_err(|faults| errors::written(&Texts::new(Language::English), &faults))
}

fn name(config: &GameConfig, row: u8) -> String {
    match usize::from(row).checked_sub(config.players()) {
        None | Some(0) => format!("\"Player {row}\""),
        Some(phantom) => format!("phantom{phantom}"),
    }
}

/// A full game as somebody would write it down.
fn written(game: &Game) -> String {
    let config = game.config();
    let players: Vec<String> = (1..=config.players() as u8).map(|row| name(config, row)).collect();
    let mut text = format!("players {}\nlayout ours.json\nrounds {}\n", players.join(" "), config.rounds());
    text += &format!("phantoms {}\n", config.phantoms());
    if let Some(bonus) = config.phantom_bonus() {
        text += &format!("against_phantoms {bonus}\n");
    }
    let when = |round: u8| if round == 0 { "setup".to_owned() } else { format!("r{round}") };
    for event in entries_of(game).into_iter().chain(closings_of(game, false)) {
        text += &match event {
            PadEvent::First { row } => format!("first {}\n", name(config, row)),
            PadEvent::Fill { row, building, round } => {
                format!("{} {} {}\n", when(round), name(config, row), building.name())
            }
            PadEvent::Coins { row, round } => format!("{} {} coins\n", when(round), name(config, row)),
            PadEvent::Roll { row, round, yellow, blue, .. } => {
                let (yellow, blue) = (yellow.number(), blue.number());
                format!("{} {} roll {yellow} {blue}\n", when(round), name(config, row))
            }
            PadEvent::Close { row, lines: [a, b, c], coins, .. } => {
                format!("lines {0} {a} {b} {c}\nleft {0} {coins}\n", name(config, row))
            }
            event => panic!("{event:?} is not an event of a full game"),
        };
    }
    text
}

#[test]
fn a_full_game_written_as_text_gives_its_awards_and_cards() {
    for (mode, config) in modes() {
        let game = played(config, 41, Policy::Greedy);
        let text = written(&game);
        let pad = read_text(&text, *config.layout()).unwrap_or_else(|faults| panic!("{mode}: {faults:#?}"));
        assert_eq!(pad.findings(), [], "{mode}");
        assert_eq!(pad.awards(), game.state().score().awards(config.layout(), config.rounds()), "{mode}");
        assert_eq!(pad.pad_state().cards(), AnyGame::Played(Box::new(game)).cards(), "{mode}");
        assert_eq!(pad.header.ended, Some(Timestamp::UNIX_EPOCH));
        // Entries count by their rounds, whatever their order, which matters only for dice.
        if config.phantoms() == 0 {
            let backwards: Vec<&str> = text.lines().rev().collect();
            let again = read_text(&backwards.join("\n"), *config.layout()).unwrap();
            assert_eq!(again.pad_state().cards(), pad.pad_state().cards(), "{mode}");
        }
    }
}

#[test]
fn any_text_is_either_read_or_its_faults_are_reported() {
    let example = EXAMPLE.split("```text\n").nth(1).unwrap().split("```").next().unwrap();
    let extra =
        "phantoms -1 99999999999 counts coins layout r0 r1 r999 over roll leaves sheet \"\" \" # 40 x.x";
    let words: Vec<&str> = example.split([' ', '\n']).chain(extra.split(' ')).collect();
    let layout = NamedLayout::standard().1;
    let (mut good, mut bad) = (0, 0);
    for text in 0..3000 {
        let generator = &mut Generator::new(81, text);
        let mut lines: Vec<Vec<&str>> = example.lines().map(|line| line.split(' ').collect()).collect();
        for _ in 0..=generator.below(3) {
            let line = generator.below(lines.len() as u32) as usize;
            let word = generator.below(lines[line].len() as u32) as usize;
            let other = words[generator.below(words.len() as u32) as usize];
            match generator.below(4) {
                0 => lines[line][word] = other,
                1 => lines[line].insert(word, other),
                2 => drop(lines.remove(line)),
                _ => lines.push(lines[line].clone()),
            }
        }
        let text: Vec<String> = lines.iter().map(|words| words.join(" ")).collect();
        match read_text(&text.join("\n"), layout) {
            Ok(pad) => {
                let loaded = read(&pad.write(None)).unwrap_or_else(|faults| panic!("{faults:?}\n{text:#?}"));
                assert_eq!(loaded.game, AnyGame::Table(Box::new(pad)));
                good += 1;
            }
            Err(faults) => {
                assert!(!faults.is_empty());
                bad += 1;
            }
        }
    }
    assert!(good > 300 && bad > 300, "{good} {bad}");
}

#[test]
fn entries_given_twice_for_a_round_are_refused_with_their_line() {
    let layout = NamedLayout::standard().1;
    let text = |lines: &str| format!("players Red Blue Green\nrounds 3\n{lines}");
    for (lines, line, before) in [
        ("r1 Red coins\nr1 Red coins\n", 4, 3),
        ("r1 Red nothing\nr1 Blue coins\nR01 red Nothing\n", 5, 3),
        ("r1 over\nr1 over\n", 4, 3),
        ("r2 Red leaves\nr2 Red leaves\n", 4, 3),
    ] {
        let faults = read_text(&text(lines), layout).unwrap_err();
        let [fault] = &faults[..] else { panic!("{faults:?}") };
        assert!(
            fault.contains(&format!("line {line}")) && fault.contains(&format!("line {before}")),
            "{fault}"
        );
    }
    // Two buildings of a type are two buildings, and every row and round has its own.
    let twice = "setup Red tower garden\nsetup Red tower\nr1 Red coins\nr1 Blue coins\nr2 Red coins\n";
    assert!(read_text(&text(twice), layout).is_ok());
}

#[test]
fn a_table_in_the_words_and_marks_of_any_language_is_the_same() {
    let (number, mut read_so) = (0.., 0);
    for (number, (mode, config)) in number.zip(modes()) {
        let game = played(config, 17, Policy::Greedy);
        let (text, layout) = (written(&game), *config.layout());
        let pad = read_text(&text, layout).unwrap();
        for number in number..number + 4 {
            let other = in_other_words(&text, number, |texts| {
                vec![("coins", texts.coins().to_owned()), ("nothing", texts.pad_nothing().to_owned())]
            });
            let again =
                read_text(&other, layout).unwrap_or_else(|faults| panic!("{mode}: {faults:#?}\n{other}"));
            assert_eq!((again.events(), &again.header.seats), (pad.events(), &pad.header.seats), "{other}");
            read_so += 1;
        }
    }
    assert!(read_so > 20, "{read_so}");
}
