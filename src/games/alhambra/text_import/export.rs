//! A table as text: what the rows had at each scoring that was held. Alhambras laid on screen are counted.

use std::fmt::Write;

use crate::games::{
    alhambra::{
        log::Options,
        pad::Pad,
        rules::{BazaarPoints, CampPoints, Holdings, Row, Scoring},
    },
    common::written::quoted,
};

/// A table as text that is read again.
#[must_use]
pub fn written(pad: &Pad) -> String {
    let (header, setup, state) = (&pad.header, pad.config(), pad.state());
    let names: Vec<String> = header.seats.iter().map(|seat| quoted(&seat.name)).collect();
    let players = setup.game.players();
    let mut text = format!("players {}\n", names[..players.min(names.len())].join(" "));
    if let Some(third) = names.get(players) {
        let _ = writeln!(text, "third {third}");
    }
    let modules = Options::from(*setup.game.options()).modules;
    if !modules.is_empty() {
        let names = modules.iter().filter_map(|module| serde_json::to_value(module).ok());
        let names: Vec<String> = names.filter_map(|name| name.as_str().map(str::to_owned)).collect();
        let _ = writeln!(text, "modules {}", names.join(" "));
    }
    if !header.title.is_empty() {
        let _ = writeln!(text, "title {}", quoted(&header.title));
    }
    let _ = writeln!(text, "date {}", header.started);
    if let Some(ended) = header.ended {
        let _ = writeln!(text, "ended {ended}");
    }
    if let Some(name) = state.first.and_then(|first| names.get(first)) {
        let _ = writeln!(text, "first {name}");
    }
    for held in state.held() {
        text.push('\n');
        for (name, row) in names.iter().zip(&held.rows) {
            let types = row.types().map(|tiles| tiles.to_string()).join(" ");
            let _ = write!(text, "scoring {} {name} {types}", held.scoring.number());
            match row {
                Row::Player(holdings) => beside(&mut text, held.scoring, holdings),
                Row::ThirdPlayer { drawn: 0, .. } => {}
                Row::ThirdPlayer { drawn, .. } => {
                    let _ = write!(text, " drawn {drawn}");
                }
            }
            text.push('\n');
        }
    }
    text
}

/// What a row has beside its tiles.
fn beside(text: &mut String, scoring: Scoring, holdings: &Holdings) {
    let _ = write!(text, " wall {}", holdings.wall);
    let mut list = |word: &str, numbers: Vec<u16>| {
        if !numbers.is_empty() {
            let numbers: Vec<String> = numbers.iter().map(u16::to_string).collect();
            let _ = write!(text, " {word} {}", numbers.join(" "));
        }
    };
    list("camps", holdings.camps.iter().map(CampPoints::vp).collect());
    if scoring == Scoring::Third {
        list("bazaars", holdings.bazaars.iter().map(BazaarPoints::vp).collect());
    }
    if holdings.falcons != [0; 3] {
        list("falcons", holdings.falcons.iter().copied().map(u16::from).collect());
    }
}
