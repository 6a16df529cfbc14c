//! What is wrong with a sheet, in words.

use crate::{
    app::{
        SheetFault,
        position::building_name,
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
    let name = |building: &BuildingType| ("building", building_name(texts, *building).into());
    match fault {
        SheetFault::NoName => texts.get(Key::SheetFaultNoName).to_owned(),
        SheetFault::NameTaken => texts.get(Key::SheetFaultNameTaken).to_owned(),
        SheetFault::Empty(cells) => texts.with(Key::SheetFaultEmpty, &[("cells", (*cells).into())]),
        SheetFault::Layout(fault) => match fault {
            LayoutFault::Count { building, count } => {
                texts.with(Key::SheetFaultCount, &[name(building), ("count", (*count).into())])
            }
            LayoutFault::Sum(sum) => texts.with(Key::SheetFaultSum, &[("sum", (*sum).into())]),
            LayoutFault::Coins(coins) => texts.with(Key::SheetFaultCoins, &[("coins", (*coins).into())]),
            LayoutFault::Vp { building, place, vp } => texts
                .with(Key::SheetFaultVp, &[name(building), ("place", (*place).into()), ("vp", (*vp).into())]),
            LayoutFault::Increases { building, place, vp } => texts.with(
                Key::SheetFaultIncreases,
                &[name(building), ("place", (*place).into()), ("vp", (*vp).into())],
            ),
            // A draft in the editor has six rows of six and three places for each type.
            other => other.to_string(),
        },
    }
}
