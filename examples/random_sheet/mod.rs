//! Sheets that nobody has drawn, to measure what holds on any sheet.

use std::error::Error;

use alhambra::games::roll_and_write::{
    advisor::Generator,
    log::NamedLayout,
    rules::{Layout, LayoutDraft},
};

/// At least three cells of each type, and at most nine; VP and coins near those of the program's sheet.
pub fn random_sheet(generator: &mut Generator) -> Result<Layout, Box<dyn Error>> {
    let mut letters: Vec<char> = "PSACGT".chars().flat_map(|letter| [letter; 3]).collect();
    while letters.len() < 36 {
        let letter = letters[generator.below(18) as usize];
        if letters.iter().filter(|&&other| other == letter).count() < 9 {
            letters.push(letter);
        }
    }
    for at in (1..36).rev() {
        letters.swap(at, generator.below(at as u32 + 1) as usize);
    }
    let mut draft: LayoutDraft = NamedLayout::standard().0.draft;
    draft.coins = (9 + generator.below(16)).into();
    for vp in &mut draft.vp {
        let first = i64::from(15 + generator.below(10));
        *vp = vec![first, first - 8, first - 15];
    }
    draft.grid = Some(letters.chunks(6).map(|row| row.iter().collect()).collect());
    Layout::new(&draft).map_err(|faults| format!("{faults:?}").into())
}
