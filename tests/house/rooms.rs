//! The rooms of the house, and which of them may know which.

/// A room: a folder or file under `src`, and what it may know. `game/…` stands for a folder of each game.
pub struct Room {
    pub place: &'static str,
    /// Rooms above it in the list; `game/…` means those of the same game only.
    pub knows: &'static [&'static str],
    /// Whether it may know egui.
    pub draws: bool,
    /// At most this many of its files are part of circles among themselves: never raise it, lower it if possible.
    pub in_circles: usize,
}

const fn room(place: &'static str, knows: &'static [&'static str], in_circles: usize) -> Room {
    Room { place, knows, draws: false, in_circles }
}

const fn drawing(place: &'static str, knows: &'static [&'static str], in_circles: usize) -> Room {
    Room { place, knows, draws: true, in_circles }
}

/// The rooms. Where one room lies within another, the inner one counts.
pub const ROOMS: [Room; 43] = [
    // A kind of game and its log know each other: one is a parameter of the other.
    room("kernel", &[], 2),
    room("text", &[], 0),
    room("storage", &["kernel", "text"], 0),
    room("opening", &["storage"], 0),
    drawing("ui", &["text", "opening"], 4),
    room("games/common", &["kernel"], 0),
    room("games/common/statistics", &["kernel", "games/common"], 0),
    room("games/common/search", &["kernel", "games/common"], 0),
    room("games/common/plays_in", &["kernel", "text", "games/common"], 0),
    room("games/common/written", &["kernel", "text", "games/common"], 0),
    room(
        "games/common/words",
        &[
            "kernel",
            "text",
            "games/common",
            "games/common/statistics",
            "games/common/search",
            "games/common/written",
        ],
        0,
    ),
    room("games/common/host", &["kernel", "storage", "text"], 0),
    room("games/common/timeline", &["kernel", "text", "games/common"], 0),
    room("games/common/transcribed", &["kernel", "storage", "text", "games/common/host"], 0),
    room(
        "games/common/table",
        &[
            "kernel",
            "storage",
            "text",
            "games/common",
            "games/common/host",
            "games/common/timeline",
            "games/common/transcribed",
        ],
        0,
    ),
    room("games/common/seating", &["kernel", "storage", "text", "games/common", "games/common/search"], 0),
    room(
        "games/common/play",
        &[
            "kernel",
            "storage",
            "games/common",
            "games/common/host",
            "games/common/search",
            "games/common/seating",
        ],
        0,
    ),
    drawing("games/common/drawing", &["games/common", "ui"], 0),
    drawing("games/common/widgets", &["ui", "games/common", "games/common/drawing"], 0),
    drawing(
        "games/common/screens",
        &[
            "kernel",
            "text",
            "ui",
            "games/common",
            "games/common/search",
            "games/common/words",
            "games/common/timeline",
            "games/common/seating",
            "games/common/host",
            "games/common/play",
            "games/common/transcribed",
            "games/common/table",
            "games/common/widgets",
            "storage",
        ],
        0,
    ),
    room(
        "games/common/commands",
        &[
            "kernel",
            "storage",
            "text",
            "opening",
            "games/common",
            "games/common/host",
            "games/common/search",
            "games/common/words",
        ],
        0,
    ),
    drawing(
        "games/common/contract",
        &[
            "games/common/plays_in",
            "games/common/timeline",
            "games/common/commands",
            "kernel",
            "storage",
            "text",
            "ui",
            "games/common",
            "games/common/statistics",
            "games/common/host",
            "games/common/words",
            "games/common/table",
            "games/common/screens",
        ],
        0,
    ),
    // A move may be a special action, which affects a position, which takes moves.
    room("game/rules", &["kernel", "games/common"], 3),
    room("game/text_choices", &["text", "game/rules"], 0),
    room("game/log", &["kernel", "games/common", "game/rules"], 0),
    room("game/pad", &["kernel", "games/common", "game/rules", "game/log"], 0),
    room("game/record", &["kernel", "games/common", "game/rules", "game/log", "game/pad"], 0),
    room("game/advisor", &["kernel", "games/common", "games/common/search", "game/rules", "game/log"], 20),
    room("game/challenge", &["kernel", "games/common", "game/rules", "game/log"], 0),
    room(
        "game/text_import",
        &["kernel", "text", "games/common", "games/common/written", "game/rules", "game/log", "game/pad"],
        4,
    ),
    room(
        "game/files",
        &[
            "kernel",
            "storage",
            "games/common",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/challenge",
        ],
        0,
    ),
    room(
        "game/statistics",
        &[
            "kernel",
            "games/common",
            "games/common/statistics",
            "games/common/search",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/advisor",
            "game/files",
        ],
        0,
    ),
    room(
        "game/text",
        &[
            "text",
            "kernel",
            "games/common",
            "games/common/written",
            "games/common/words",
            "games/common/timeline",
            "games/common/search",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/advisor",
            "game/challenge",
            "game/text_import",
        ],
        2,
    ),
    room(
        "game/session",
        &[
            "games/common/transcribed",
            "kernel",
            "storage",
            "text",
            "games/common",
            "games/common/statistics",
            "games/common/host",
            "games/common/play",
            "games/common/timeline",
            "games/common/table",
            "games/common/words",
            "games/common/search",
            "games/common/seating",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/advisor",
            "game/challenge",
            "game/text_import",
            "game/files",
            "game/statistics",
            "game/text",
        ],
        2,
    ),
    drawing(
        "game/widgets",
        &["ui", "games/common", "games/common/drawing", "games/common/widgets", "game/rules"],
        4,
    ),
    drawing(
        "game/screens",
        &[
            "games/common/transcribed",
            "kernel",
            "storage",
            "text",
            "ui",
            "games/common",
            "games/common/host",
            "games/common/play",
            "games/common/words",
            "games/common/timeline",
            "games/common/search",
            "games/common/drawing",
            "games/common/seating",
            "games/common/widgets",
            "games/common/table",
            "games/common/screens",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/advisor",
            "game/challenge",
            "game/files",
            "game/statistics",
            "game/text",
            "game/session",
            "game/widgets",
        ],
        40,
    ),
    drawing(
        "game/game",
        &[
            "kernel",
            "storage",
            "text",
            "games/common/contract",
            "ui",
            "games/common",
            "games/common/statistics",
            "games/common/host",
            "games/common/screens",
            "games/common/timeline",
            "games/common/table",
            "games/common/seating",
            "games/common/words",
            "game/rules",
            "game/log",
            "game/pad",
            "game/record",
            "game/text_import",
            "game/files",
            "game/text",
            "game/session",
            "game/widgets",
            "game/screens",
            "games/common/commands",
            "game/challenge",
        ],
        0,
    ),
    drawing(
        "game/commands",
        &[
            "kernel",
            "text",
            "ui",
            "games/common",
            "games/common/commands",
            "games/common/contract",
            "games/common/play",
            "games/common/search",
            "games/common/words",
            "game/rules",
            "game/log",
            "game/record",
            "game/advisor",
            "game/files",
            "game/text",
            "game/session",
            "game/screens",
            "game/game",
        ],
        0,
    ),
    room(
        "app/state",
        &[
            "games/common/words",
            "games/common/plays_in",
            "kernel",
            "storage",
            "text",
            "opening",
            "games/common",
            "games/common/seating",
            "games/common/host",
            "games/common/table",
            "games/common/contract",
        ],
        0,
    ),
    drawing(
        "app/screens",
        &[
            "games/common/plays_in",
            "kernel",
            "storage",
            "text",
            "opening",
            "ui",
            "games/common",
            "games/common/statistics",
            "games/common/host",
            "games/common/words",
            "games/common/drawing",
            "games/common/contract",
            "games/common/screens",
            "app/state",
        ],
        0,
    ),
    drawing(
        "app",
        &[
            "storage",
            "text",
            "opening",
            "ui",
            "games/common/host",
            "games/common/contract",
            "app/state",
            "app/screens",
        ],
        0,
    ),
    room(
        "cli",
        &[
            "games/common/plays_in",
            "kernel",
            "storage",
            "text",
            "opening",
            "games/common",
            "games/common/host",
            "games/common/statistics",
            "games/common/contract",
            "games/common/words",
            "games/common/commands",
            "games/common/screens",
            "ui",
            "app",
        ],
        0,
    ),
    room(
        "",
        &[
            "kernel",
            "text",
            "storage",
            "opening",
            "ui",
            "games/common",
            "games/common/contract",
            "game/game",
            "app",
            "cli",
        ],
        0,
    ),
];

/// Files next to a room's folder that belong to it.
const BESIDE: [(&str, &str); 4] = [
    ("app/command", "app/state"),
    ("app/page", "app/state"),
    ("app/samples", "app/state"),
    ("app/typed_totals", "app/state"),
];

/// A game's door: what it re-exports counts as its own.
pub const DOOR: &str = "game/game";

/// Arrows that are still wrong: from, to, and why. Whoever fixes one removes it.
pub const EXCEPTIONS: [(&str, &str, &str); 1] =
    [("app/screens", "game/game", "a test of the catalogue has records of a game")];

/// The room of a module, and its game if the room belongs to one.
pub fn room_of(module: &[String]) -> (&'static Room, Option<&str>) {
    let mut path = module.join("/");
    for (file, room) in BESIDE {
        path = if path == file { room.to_owned() } else { path };
    }
    let game = match module {
        [games, game, _, ..] if games == "games" && game != "common" => Some(game.as_str()),
        _ => None,
    };
    if let Some(game) = game {
        path = path.replacen(&format!("games/{game}"), "game", 1);
        // The package of a game that a room lies in makes no difference to what it may know.
        path = path.replacen("game/engine/", "game/", 1);
    }
    let lies_in = |place: &str| place.is_empty() || path == place || path.starts_with(&format!("{place}/"));
    let room = ROOMS.iter().filter(|room| lies_in(room.place)).max_by_key(|room| room.place.len());
    (room.unwrap(), game)
}

pub fn is_excepted(from: &Room, to: &Room) -> bool {
    EXCEPTIONS.iter().any(|(one, other, _)| (*one, *other) == (from.place, to.place))
}

/// Whether one module may know another, apart from exceptions.
pub fn may_know(from: &[String], to: &[String]) -> bool {
    let ((room, game), (other, other_game)) = (room_of(from), room_of(to));
    let same_game = game.is_none() || other_game.is_none() || game == other_game;
    same_game && (room.place == other.place || room.knows.contains(&other.place))
}
