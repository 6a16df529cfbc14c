//! The lines of a written table that say what happened.

use super::WrittenFault;
use crate::games::{
    alexandros::{
        pad::{CardFrom, Contents, LedgerEvent, Place, Standing},
        rules::{SpaceAt, Symbol},
    },
    common::written::place_of,
};

/// What stands for none, such as no symbol.
pub const NONE: &str = "-";
/// What stands for a plain space.
pub const PLAIN: &str = ".";
/// The line that says that the game is over.
pub const END: &str = "end";

const BEGIN: &str = "TURN begin NAME";
const PROVINCE: &str = "TURN province NUMBER PLAIN TTHAS [NAME T …]";
const DIVIDE: &str = "TURN divide NUMBER PART PLAIN TTHAS [NAME T …]";
const TAXES: &str = "TURN taxes NAME [T] [POINTS …]";
const WALLS: &str = "TURN walls NAME WALLS";
const MOVE: &str = "TURN move NAME T open|hand [OTHER] ROW,COLUMN LINE,PLACE …";
const STAY: &str = "TURN stay NAME [T]";
const LEAVE: &str = "TURN leave NAME";

/// Whether a line that begins with this word is an entry: those begin with their turn.
pub fn begins(word: &str) -> bool {
    word == END || word.bytes().all(|letter| letter.is_ascii_digit())
}

/// Reads an entry; players sit under these names.
pub fn read(turn: &str, rest: &[String], names: &[String]) -> Result<LedgerEvent, WrittenFault> {
    if turn == END {
        return if rest.is_empty() { Ok(LedgerEvent::Close {}) } else { Err(WrittenFault::Form(END)) };
    }
    let Some((verb, rest)) = rest.split_first() else { return Err(WrittenFault::Form(WALLS)) };
    let turn: u16 = turn.parse().map_err(|_| WrittenFault::Form(WALLS))?;
    let words = Words { rest, names };
    match verb.to_lowercase().as_str() {
        "province" => {
            let [number, inside @ ..] = rest else { return Err(WrittenFault::Form(PROVINCE)) };
            let contents = Words { rest: inside, names }.contents(PROVINCE)?;
            Ok(LedgerEvent::Province { turn, province: parsed(number, PROVINCE)?, contents })
        }
        "divide" => {
            let [number, part, inside @ ..] = rest else { return Err(WrittenFault::Form(DIVIDE)) };
            let contents = Words { rest: inside, names }.contents(DIVIDE)?;
            let (province, part) = (parsed(number, DIVIDE)?, parsed(part, DIVIDE)?);
            Ok(LedgerEvent::Divide { turn, province, part, contents })
        }
        "occupy" => {
            let (player, place) = words.at("TURN occupy NAME NUMBER TT | ROW,COLUMN …")?;
            Ok(LedgerEvent::Occupy { turn, player, place })
        }
        "take_over" => {
            let (player, place) = words.at("TURN take_over NAME NUMBER TT | ROW,COLUMN …")?;
            Ok(LedgerEvent::TakeOver { turn, player, place })
        }
        "take_back" => {
            let (player, place) = words.at("TURN take_back NAME NUMBER T | ROW,COLUMN")?;
            Ok(LedgerEvent::Recall { turn, player, place })
        }
        "taxes" => words.taxes(turn),
        "walls" => {
            let [name, walls] = rest else { return Err(WrittenFault::Form(WALLS)) };
            Ok(LedgerEvent::Walls { turn, player: words.player(name)?, walls: parsed(walls, WALLS)? })
        }
        "move" => words.moved(turn),
        "stay" => {
            let ([name], card) = rest.split_at(rest.len().min(1)) else {
                return Err(WrittenFault::Form(STAY));
            };
            let card = match card {
                [] => None,
                [card] => Some(symbol(card).ok_or(WrittenFault::Form(STAY))?),
                _ => return Err(WrittenFault::Form(STAY)),
            };
            Ok(LedgerEvent::Stay { turn, player: words.player(name)?, card })
        }
        "begin" => {
            let [name] = rest else { return Err(WrittenFault::Form(BEGIN)) };
            Ok(LedgerEvent::BeginTurn { turn, player: words.player(name)? })
        }
        "leave" => {
            let [name] = rest else { return Err(WrittenFault::Form(LEAVE)) };
            Ok(LedgerEvent::Leave { turn, player: words.player(name)? })
        }
        _ => Err(WrittenFault::Unknown(verb.clone())),
    }
}

/// The words behind what is done.
struct Words<'a> {
    rest: &'a [String],
    names: &'a [String],
}

impl Words<'_> {
    fn player(&self, name: &str) -> Result<u8, WrittenFault> {
        let at = place_of(name, self.names).and_then(|at| u8::try_from(at + 1).ok());
        at.ok_or_else(|| WrittenFault::Nobody(name.to_owned()))
    }

    /// Plain spaces, symbols, and pairs of a name and a symbol.
    fn contents(&self, form: &'static str) -> Result<Contents, WrittenFault> {
        let [plain, letters, standing @ ..] = self.rest else { return Err(WrittenFault::Form(form)) };
        let mut contents = Contents { plain: parsed(plain, form)?, ..Contents::default() };
        for symbol in symbols(letters, form)? {
            contents.symbols[symbol.index()] += 1;
        }
        for pair in standing.chunks(2) {
            let [name, on] = pair else { return Err(WrittenFault::Form(form)) };
            let player = self.player(name)?;
            let on = if on == PLAIN { None } else { Some(symbol(on).ok_or(WrittenFault::Form(form))?) };
            contents.governors.push(Standing { player, on });
        }
        Ok(contents)
    }

    /// Who does it, and where.
    fn at(&self, form: &'static str) -> Result<(u8, Place), WrittenFault> {
        let wrong = || WrittenFault::Form(form);
        let [name, first, more @ ..] = self.rest else { return Err(wrong()) };
        let player = self.player(name)?;
        if first.contains(',') {
            let spaces: Option<Vec<SpaceAt>> = self.rest[1..].iter().map(|word| pair(word)).collect();
            return Ok((player, Place::Board { spaces: spaces.ok_or_else(wrong)? }));
        }
        let [letters] = more else { return Err(wrong()) };
        Ok((player, Place::Typed { province: parsed(first, form)?, on: symbols(letters, form)? }))
    }

    fn taxes(&self, turn: u16) -> Result<LedgerEvent, WrittenFault> {
        let [name, rest @ ..] = self.rest else { return Err(WrittenFault::Form(TAXES)) };
        let player = self.player(name)?;
        let card = rest.first().and_then(|word| symbol(word));
        let numbers = &rest[usize::from(card.is_some())..];
        let points: Vec<u16> = numbers.iter().map(|word| parsed(word, TAXES)).collect::<Result<_, _>>()?;
        let points = if points.is_empty() { None } else { Some(points) };
        Ok(LedgerEvent::Taxes { turn, player, card, points })
    }

    fn moved(&self, turn: u16) -> Result<LedgerEvent, WrittenFault> {
        let wrong = || WrittenFault::Form(MOVE);
        let [name, card, from, rest @ ..] = self.rest else { return Err(wrong()) };
        let player = self.player(name)?;
        let card = symbol(card).ok_or_else(wrong)?;
        let from = match from.to_lowercase().as_str() {
            "open" => CardFrom::Open,
            "hand" => CardFrom::Hand,
            _ => return Err(wrong()),
        };
        let other = rest.first().and_then(|word| symbol(word));
        let places: Option<Vec<SpaceAt>> =
            rest[usize::from(other.is_some())..].iter().map(|word| pair(word)).collect();
        let places = places.ok_or_else(wrong)?;
        let (space, way) = places.split_first().ok_or_else(wrong)?;
        Ok(LedgerEvent::Move { turn, player, card, from, other, space: *space, way: way.to_vec() })
    }
}

fn parsed<T: std::str::FromStr>(word: &str, form: &'static str) -> Result<T, WrittenFault> {
    word.parse().map_err(|_| WrittenFault::Form(form))
}

/// A symbol by its one letter.
fn symbol(word: &str) -> Option<Symbol> {
    let mut letters = word.chars();
    let letter = letters.next().filter(|_| letters.as_str().is_empty())?;
    Symbol::from_letter(letter.to_ascii_uppercase())
}

/// Symbols by their letters.
fn symbols(word: &str, form: &'static str) -> Result<Vec<Symbol>, WrittenFault> {
    if word == NONE {
        return Ok(Vec::new());
    }
    let letters = word.chars().map(|letter| Symbol::from_letter(letter.to_ascii_uppercase()));
    letters.collect::<Option<_>>().ok_or(WrittenFault::Form(form))
}

/// Two numbers with a comma between them.
fn pair(word: &str) -> Option<(u8, u8)> {
    let (first, second) = word.split_once(',')?;
    Some((first.parse().ok()?, second.parse().ok()?))
}
