//! The lines of a table of Roll & Write.

use crate::log::GAME;
use common::written::{Grammar, Kind, Words};

pub const PHANTOMS: &str = "phantoms NUMBER";
pub const FIRST: &str = "first NAME";
pub const LAYOUT: &str = "layout TEXT";
pub const COUNTS: &str = "counts NUMBER …";
pub const COINS: &str = "coins NUMBER";
pub const ROUNDS: &str = "rounds NUMBER";
pub const SPECIAL_ACTIONS: &str = "special_actions one|both";
pub const CHANGE_DICE: &str = "change_dice two|any";
pub const AGAINST_PHANTOMS: &str = "against_phantoms [BONUS]";

pub const SETUP: &str = "setup NAME TYPE …";
pub const SETUP_DID: &str = "setup NAME coins|nothing|leaves";
pub const SETUP_ROLLED: &str = "setup NAME roll YELLOW BLUE";
pub const BUILT: &str = "rROUND NAME TYPE …";
pub const DID: &str = "rROUND NAME coins|nothing|leaves";
pub const ROLLED: &str = "rROUND NAME roll YELLOW BLUE";
pub const OVER: &str = "rROUND over";
pub const LINES: &str = "lines NAME FOURS FIVES SIXES";
pub const SHEET: &str = "sheet NAME ROW …";
pub const LEFT: &str = "left NAME COINS";

/// What a row did, as [`DID`] has it.
pub const DEED: &str = "coins|nothing|leaves";

pub static GRAMMAR: Grammar = Grammar {
    game: GAME,
    once: &[PHANTOMS, FIRST, LAYOUT, COUNTS, COINS, ROUNDS, SPECIAL_ACTIONS, CHANGE_DICE, AGAINST_PHANTOMS],
    often: &[SETUP, SETUP_DID, SETUP_ROLLED, BUILT, DID, ROLLED, OVER, LINES, SHEET, LEFT],
    kinds: &[
        ("ROW", Kind::Word),
        ("one|both", Kind::One(&ACTIONS)),
        ("two|any", Kind::One(&DICE)),
        (DEED, Kind::One(&DEEDS)),
    ],
};

static ACTIONS: Words = Words::new(2, &["one", "both"], |texts| {
    [texts.new_special_one(), texts.new_special_both()].map(str::to_owned).to_vec()
});
static DICE: Words = Words::new(2, &["two", "any"], |texts| {
    [texts.new_change_two(), texts.new_change_any()].map(str::to_owned).to_vec()
});
static DEEDS: Words = Words::new(3, &["coins", "nothing", "leaves"], |texts| {
    [texts.coins(), texts.pad_nothing(), texts.pad_leaves_short()].map(str::to_owned).to_vec()
});
