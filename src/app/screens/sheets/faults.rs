//! What is wrong with a sheet, in words.

use crate::{
    app::{
        SheetFault,
        refusals::Refusals,
        texts::{Key, Texts},
    },
    rules::{BuildingType, LayoutFault},
};

/// Where a fault is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Under the name.
    Name,
    /// Under the grid.
    Grid,
    /// Under the coins.
    Coins,
    /// At the count of a type, under the table.
    Count(BuildingType),
    /// Under the table.
    Table,
    /// At the VP of a place (0–2) of a type, under the table.
    Vp(BuildingType, usize),
}

/// Where a fault is.
pub fn place(fault: &SheetFault) -> Place {
    match fault {
        SheetFault::NoName | SheetFault::NameTaken => Place::Name,
        SheetFault::Empty(_) => Place::Grid,
        SheetFault::Layout(LayoutFault::Coins(_)) => Place::Coins,
        SheetFault::Layout(LayoutFault::Count { building, .. }) => Place::Count(*building),
        SheetFault::Layout(
            LayoutFault::Vp { building, place, .. } | LayoutFault::Increases { building, place, .. },
        ) => Place::Vp(*building, place - 1),
        SheetFault::Layout(_) => Place::Table,
    }
}

/// What a fault says.
pub fn words(texts: &Texts, fault: &SheetFault) -> String {
    match fault {
        SheetFault::NoName => texts.get(Key::SheetFaultNoName).to_owned(),
        SheetFault::NameTaken => texts.get(Key::SheetFaultNameTaken).to_owned(),
        SheetFault::Empty(cells) => texts.with(Key::SheetFaultEmpty, &[("cells", (*cells).into())]),
        SheetFault::Layout(fault) => Refusals::new(texts, &[]).layout(fault),
    }
}
