//! Plays recorded by other programs: files of them in every form and encoding.

use crate::{
    cli::plays_in::{EXPORT, SCORES},
    readers::any_plays::read_any,
};

/// A file of every kind, and tables in every encoding that is read.
pub fn samples() -> Vec<Vec<u8>> {
    let list = "<?xml version=\"1.0\"?><plays><play id=\"1\" date=\"2025-11-02\" length=\"50\" location=\"K&amp;K\">\
        <item name=\"Alhambra\" objectid=\"6249\"/><comments>a &amp; b&#10;c<![CDATA[d]]></comments><players>\
        <player name=\"A\" score=\"9\" win=\"1\"/><player username=\"b\" score=\"8\"/></players></play></plays>";
    let wide = "Points 1,Player 1,Game,Player 2,Points 2,Where,Date,Id\n88,Ada,Alhambra,Ben,79,\"Bar, \"\"Ulm\"\"\",2025-11-02,x\n";
    let utf_16 = |unit: fn(u16) -> [u8; 2]| SCORES.encode_utf16().flat_map(unit).collect::<Vec<u8>>();
    let bare = &SCORES[3..];
    vec![
        EXPORT.into(),
        list.into(),
        wide.into(),
        SCORES.into(),
        bare.into(),
        utf_16(u16::to_le_bytes),
        utf_16(u16::to_be_bytes),
        bare.encode_utf16().flat_map(u16::to_le_bytes).collect(),
        bare.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect(),
    ]
}

#[test]
fn samples_that_are_not_damaged_are_read() {
    let plays: Vec<usize> = samples().iter().map(|sample| read_any(sample, false)).collect();
    // Tables are tried with guessed columns, and once with a given game.
    assert!(plays.iter().all(|plays| *plays > 0), "{plays:?}");
}
