//! The lines of a table of Alhambra.

use crate::{
    log::GAME,
    rules::{Module, Side},
};
use common::written::{Grammar, Kind, Words};

pub const THIRD: &str = "third DIRK";
pub const FIRST: &str = "first NAME";
pub const MODULES: &str = "modules [MODULE …]";
/// The other options (§A7), each by the name that records give it.
pub const OPTIONS: [&str; 7] =
    ["second_scoring_pile PILE", HOLES, VIZIER, CAMP_PLAIN, CAMP_LINE, THIRD_MODULES, "track LAP"];
const HOLES: &str = "holes area|single";
const VIZIER: &str = "vizier_before_scoring true|false";
const CAMP_PLAIN: &str = "camp_plain_to_wall forbid|allow";
const CAMP_LINE: &str = "camp_line_bazaar counts|ends";
const THIRD_MODULES: &str = "third_player_modules keep|redraw";
pub const TILE: &str = "tile ID PRICE [SIDE …]";
pub const LEFTOVER: &str = "leftover SPACE [NAME]";
pub const SCORING: &str = "scoring|open NUMBER NAME P S A C G T [wall LENGTH] [camps [CAMP …]] [bazaars [BAZAAR …]] \
                           [falcons BLACK BROWN WHITE] [drawn CARDS]";
/// What is counted of each module, by its words in that line.
pub const COUNTED: [(Module, &[&str]); 3] = [
    (Module::Camps, &["CAMP"]),
    (Module::Bazaars, &["BAZAAR"]),
    (Module::Falconers, &["BLACK", "BROWN", "WHITE"]),
];

pub static GRAMMAR: Grammar = Grammar {
    game: GAME,
    once: &[
        THIRD, FIRST, MODULES, OPTIONS[0], OPTIONS[1], OPTIONS[2], OPTIONS[3], OPTIONS[4], OPTIONS[5],
        OPTIONS[6],
    ],
    often: &[SCORING, TILE, LEFTOVER],
    kinds: &[
        ("DIRK", Kind::Word),
        ("ID", Kind::Word),
        ("SIDE", Kind::One(&SIDES)),
        ("MODULE", Kind::One(&MODULE_WORDS)),
        ("area|single", Kind::One(&HOLE_WORDS)),
        ("true|false", Kind::One(&VIZIER_WORDS)),
        ("forbid|allow", Kind::One(&CAMP_WORDS)),
        ("counts|ends", Kind::One(&LINE_WORDS)),
        ("keep|redraw", Kind::One(&DRAWN_WORDS)),
    ],
};

pub static MODULE_WORDS: Words = Words::new(4, &["vizier", "camps", "bazaars", "falconers"], |texts| {
    Module::ALL.map(|module| texts.alhambra_module(module)).to_vec()
});

/// The last word says the side, as in “to the north” and “à l’est”.
static SIDES: Words = Words::new(4, &["north", "east", "south", "west"], |texts| {
    let last = |to: String| to.rsplit([' ', '\u{a0}', '’']).next().unwrap_or_default().to_owned();
    Side::ALL.map(|side| last(texts.alhambra_to_side(side))).to_vec()
});

static HOLE_WORDS: Words = Words::new(2, &["area", "single"], |texts| {
    [texts.alhambra_new_holes_area(), texts.alhambra_new_holes_single()].map(str::to_owned).to_vec()
});
static VIZIER_WORDS: Words = Words::new(2, &["true", "false"], |texts| {
    [texts.alhambra_new_vizier_before(), texts.alhambra_new_vizier_after()].map(str::to_owned).to_vec()
});
static CAMP_WORDS: Words = Words::new(2, &["forbid", "allow"], |texts| {
    [texts.alhambra_new_forbidden(), texts.alhambra_new_allowed()].map(str::to_owned).to_vec()
});
static LINE_WORDS: Words = Words::new(2, &["counts", "ends"], |texts| {
    [texts.alhambra_new_line_counts(), texts.alhambra_new_line_ends()].map(str::to_owned).to_vec()
});
static DRAWN_WORDS: Words = Words::new(2, &["keep", "redraw"], |texts| {
    [texts.alhambra_new_third_keeps(), texts.alhambra_new_third_redraws()].map(str::to_owned).to_vec()
});
