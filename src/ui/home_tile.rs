//! A way into something from the first page, as a game names it: how it looks is decided by the page.

use std::borrow::Cow;

use egui::Key as Press;

use super::drawing::symbols::Symbol;

/// What a tile is among those of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TilePlace {
    /// A game or a table begins behind it: a large button.
    Main,
    /// What else the game has.
    More,
    /// The way to learn the game: large as long as nobody has played it.
    Learn,
    /// Where a finished game is typed in: it goes into the library, and stands among the program’s own ways.
    Paper,
}

/// A way into the page `P`.
pub struct HomeTile<'a, P> {
    /// The page it leads to.
    pub page: P,
    /// What it is among those of its game.
    pub place: TilePlace,
    /// What it shows where it is large.
    pub icon: Symbol,
    /// What it is called: by a screen reader, and in the list of keys.
    pub title: Cow<'a, str>,
    /// What it is called beside the name of its game.
    pub label: &'a str,
    /// What is behind it.
    pub hint: String,
    /// The key that does the same.
    pub key: Press,
}

impl<'a, P> HomeTile<'a, P> {
    /// The same to the page as somebody else calls it.
    pub fn map<Q>(self, page: impl FnOnce(P) -> Q) -> HomeTile<'a, Q> {
        let Self { page: own, place, icon, title, label, hint, key } = self;
        HomeTile { page: page(own), place, icon, title, label, hint, key }
    }
}
