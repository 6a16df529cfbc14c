//! The lines of a table of Alexandros.

use crate::{log::GAME, rules::Symbol};
use common::written::{Grammar, Kind, Words};

pub const GOAL: &str = "goal POINTS";
pub const RIM: &str = "rim boundary|walls";
pub const RIM_WALLS: &str = "rim_walls laid|none";
pub const JOKER: &str = "joker each|both";
pub const RECALL: &str = "recall action|free";
pub const BOARD: &str = "board TEXT";
pub const ROW: &str = "row T..A.H..L.";
pub const START: &str = "start LINE PLACE";

pub const WALLS: &str = "TURN walls NAME WALLS";
pub const PROVINCE: &str = "TURN province NUMBER PLAIN TTHAS [NAME T] …";
pub const DIVIDE: &str = "TURN divide NUMBER PART PLAIN TTHAS [NAME T] …";
pub const OCCUPY: [&str; 2] = ["TURN occupy NAME NUMBER TT", "TURN occupy NAME ROW,COLUMN …"];
pub const TAKE_OVER: [&str; 2] = ["TURN take_over NAME NUMBER TT", "TURN take_over NAME ROW,COLUMN …"];
pub const TAKE_BACK: [&str; 2] = ["TURN take_back NAME NUMBER TT", "TURN take_back NAME ROW,COLUMN …"];
pub const TAXES: &str = "TURN taxes NAME [CARD] [POINTS …]";
pub const MOVE: &str = "TURN move NAME CARD open|hand [OTHER] ROW,COLUMN LINE,PLACE …";
pub const STAY: &str = "TURN stay NAME [CARD]";
pub const BEGIN: &str = "TURN begin NAME";
pub const LEAVE: &str = "TURN leave NAME";
pub const END: &str = "end";

pub static GRAMMAR: Grammar = Grammar {
    game: GAME,
    once: &[GOAL, RIM, RIM_WALLS, JOKER, RECALL, BOARD, START],
    often: &[
        ROW,
        WALLS,
        PROVINCE,
        DIVIDE,
        OCCUPY[0],
        OCCUPY[1],
        TAKE_OVER[0],
        TAKE_OVER[1],
        TAKE_BACK[0],
        TAKE_BACK[1],
        TAXES,
        MOVE,
        STAY,
        BEGIN,
        LEAVE,
        END,
    ],
    kinds: &[
        ("T..A.H..L.", Kind::Word),
        ("TTHAS", Kind::Letters(&SYMBOLS)),
        ("TT", Kind::Letters(&SYMBOLS)),
        ("T", Kind::One(&SPACES)),
        ("CARD", Kind::One(&SYMBOLS)),
        ("OTHER", Kind::One(&SYMBOLS)),
        ("boundary|walls", Kind::One(&RIMS)),
        ("laid|none", Kind::One(&LAID)),
        ("each|both", Kind::One(&JOKERS)),
        ("action|free", Kind::One(&COSTS)),
    ],
};

static SYMBOLS: Words = Words::new(5, &["t", "a", "h", "l", "s"], |texts| {
    Symbol::ALL.map(|symbol| texts.alexandros_symbol(symbol)).to_vec()
});
/// A symbol, or a plain space.
static SPACES: Words = Words::new(6, &["t", "a", "h", "l", "s", "."], |texts| {
    Symbol::ALL.map(|symbol| texts.alexandros_symbol(symbol)).to_vec()
});
static RIMS: Words = Words::new(2, &["boundary", "walls"], |texts| {
    [texts.alexandros_page_rim_boundary(), texts.alexandros_page_rim_walls_only()].map(str::to_owned).to_vec()
});
static LAID: Words = Words::new(2, &["laid", "none"], |texts| {
    [texts.alexandros_page_rim_laid(), texts.alexandros_page_rim_none()].map(str::to_owned).to_vec()
});
static JOKERS: Words = Words::new(2, &["each", "both"], |texts| {
    [texts.alexandros_page_joker_each(), texts.alexandros_page_joker_both()].map(str::to_owned).to_vec()
});
static COSTS: Words = Words::new(2, &["action", "free"], |texts| {
    [texts.alexandros_page_recall_action(), texts.alexandros_page_recall_free()].map(str::to_owned).to_vec()
});
