//! The sample games in the program: there from the first start, so that no screen is ever empty.

/// The samples: name and record.
const SAMPLES: [(&str, &str); 14] = [
    ("solo-2-phantoms-greedy", include_str!("../../saves/solo-2-phantoms-greedy.json")),
    ("solo-2-phantoms", include_str!("../../saves/solo-2-phantoms.json")),
    ("solo-3-phantoms", include_str!("../../saves/solo-3-phantoms.json")),
    ("solo-4-phantoms", include_str!("../../saves/solo-4-phantoms.json")),
    ("solo-against-3-phantoms", include_str!("../../saves/solo-against-3-phantoms.json")),
    ("two-players", include_str!("../../saves/two-players.json")),
    ("four-players", include_str!("../../saves/four-players.json")),
    ("table-three-players", include_str!("../../saves/table-three-players.json")),
    ("alhambra-table-two-and-dirk", include_str!("../../saves/alhambra-table-two-and-dirk.json")),
    ("alhambra-table-four-with-a-board", include_str!("../../saves/alhambra-table-four-with-a-board.json")),
    ("alhambra-result-three", include_str!("../../saves/alhambra-result-three.json")),
    ("alexandros-ledger", include_str!("../../saves/alexandros-ledger.json")),
    ("alexandros-board", include_str!("../../saves/alexandros-board.json")),
    ("alexandros-result", include_str!("../../saves/alexandros-result.json")),
];

/// The names of the samples.
pub fn names() -> impl Iterator<Item = &'static str> {
    SAMPLES.iter().map(|&(name, _)| name)
}

/// The record of a sample.
#[must_use]
pub fn text(name: &str) -> Option<&'static str> {
    SAMPLES.iter().find(|&&(sample, _)| sample == name).map(|&(_, text)| text)
}
