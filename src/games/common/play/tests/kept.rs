//! What was found out about a game of the toy is kept for that game alone.

use super::*;
use crate::{
    play::{Analyses, KeptAnalysis},
    search::Budget,
};
use storage::DataDir;

fn game(seed: u64) -> Game<Toy> {
    let header = Header::new("toy", "", vec![seat(None)]);
    Game::start(header, 1, Some(Seed(seed))).unwrap()
}

#[test]
fn what_is_kept_is_read_again_only_for_the_same_game_version_values_and_depth() {
    let folder = tempfile::tempdir().unwrap();
    let analyses = Analyses::new(&DataDir::find(Some(folder.path())).unwrap());
    let (one, other, budget) = (game(1), game(2), Budget::REVIEW);
    let of = |game, key, budget| KeptAnalysis::new(&analyses, game, key, budget);
    assert_eq!(of(&one, (1, 7), &budget).read::<u8>(), None, "nothing is kept yet");
    of(&one, (1, 7), &budget).write(&3_u8).unwrap();
    assert_eq!(of(&one, (1, 7), &budget).read(), Some(3_u8));
    for else_of in [
        of(&other, (1, 7), &budget),
        of(&one, (2, 7), &budget),
        of(&one, (1, 8), &budget),
        of(&one, (1, 7), &Budget::of(9)),
    ] {
        assert_eq!(else_of.read::<u8>(), None, "{else_of:?}");
    }
}

#[test]
fn a_file_that_holds_something_else_is_as_good_as_none() {
    let folder = tempfile::tempdir().unwrap();
    let analyses = Analyses::new(&DataDir::find(Some(folder.path())).unwrap());
    let game = game(1);
    let kept = KeptAnalysis::new(&analyses, &game, (1, 7), &Budget::REVIEW);
    kept.write(&3_u8).unwrap();
    let text = analyses.read(&game.header.id).unwrap();
    let changed = text.replace(":3}", ":\"three\"}");
    assert_ne!(changed, text);
    for text in ["", "{}", &text[..text.len() - 1], &changed] {
        analyses.write(&game.header.id, text).unwrap();
        assert_eq!(kept.read::<u8>(), None, "{text}");
    }
    kept.write(&4_u8).unwrap();
    assert_eq!(kept.read(), Some(4_u8), "what is found again takes its place");
}
