//! What moves on a sheet: found by comparing what is shown with what was shown before. Only the drawing moves; what can be
//! clicked and what a screen reader says is the position as it is.

use std::collections::HashMap;

use egui::{Id, Ui};

use super::{
    moving::{DieMotion, Moving},
    view::{DieView, SheetView},
};
use crate::widgets::sheet_grid;
use ui::{keys, widgets::roving::At};

// In seconds, at the pace designed.
/// A die tumbles, each a little after the one before it.
const TUMBLE: f64 = 0.42;
const APART: f64 = 0.06;
/// A die that is turned by hand slides.
const SLIDE: f64 = 0.16;
/// The two strokes of a cross.
const CROSS: f64 = 0.22;
/// A coin flies from its cell to the strip, each a little after the one before it.
const COIN: f64 = 0.26;
const COINS_APART: f64 = 0.05;

/// More cells at once are no turn, but a leap through the game.
const MOST_BUILT: usize = 2;
/// The numbers of the yellow and of the blue dice that were rolled for a sheet after an entry.
pub type Rolled<'a> = &'a dyn Fn(usize) -> [Vec<u8>; 2];

/// What of the game the sheet shows.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// Whose sheet of which game.
    pub of: Id,
    /// How far the game has come: what is shown by going back does not move.
    pub entry: usize,
    /// The turn: the first sight of the first one shows its roll.
    pub turn: usize,
    /// Which dice tumble; none where they are typed in.
    pub rolled: Option<Rolled<'a>>,
    /// How many times as long as designed things take; 0 where nothing moves.
    pub times: f64,
}

/// Follows a sheet from frame to frame.
#[derive(Debug, Default)]
pub struct SheetMotion {
    shown: HashMap<Id, SheetSnapshot>,
    course: Option<Course>,
}

/// What was shown of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SheetSnapshot {
    entry: usize,
    built: Vec<At>,
    /// The faces of the yellow and of the blue dice.
    dice: [Vec<u8>; 2],
    coins: u8,
}

/// Everything that began to move at one time.
#[derive(Debug)]
struct Course {
    of: Id,
    began: f64,
    crosses: Vec<At>,
    /// Of each die how it comes to its place; none of those that lie still.
    dice: [Vec<Option<Path>>; 2],
    coins: Vec<At>,
}

/// How a die comes to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Path {
    /// The number it lay on, if any.
    from: Option<u8>,
    /// It was rolled; else it slides.
    tumbles: bool,
}

impl SheetMotion {
    /// Says in `view` what is on its way now. Any key or click ends it at once.
    pub fn follow(&mut self, ui: &Ui, scene: Scene<'_>, view: &mut SheetView<'_>) {
        let now = ui.input(|input| input.time);
        if keys::acts(ui) || scene.times == 0.0 {
            self.course = None;
        }
        let shown = SheetSnapshot::of(scene, view);
        let before = self.shown.insert(scene.of, shown.clone());
        if scene.times > 0.0 && before.as_ref() != Some(&shown) {
            self.course = Course::between(before, &shown, scene, now);
        }
        let Some(course) = self.course.as_ref().filter(|course| course.of == scene.of) else { return };
        let since = (now - course.began) / scene.times;
        if since < course.seconds() {
            view.moving = course.at(since);
            ui.ctx().request_repaint();
        } else {
            self.course = None;
        }
    }
}

impl SheetSnapshot {
    fn of(scene: Scene<'_>, view: &SheetView<'_>) -> Self {
        let faces = |dice: &[DieView]| dice.iter().map(|die| die.face).collect();
        Self {
            entry: scene.entry,
            built: sheet_grid::cells().filter(|&(row, column)| view.cells[row][column].built).collect(),
            dice: [faces(&view.yellow), faces(&view.blue)],
            coins: view.coins.circled,
        }
    }

    /// The built cells that the dice point at: each pays a coin for each crossing.
    fn paying(&self) -> impl Iterator<Item = At> {
        let [yellow, blue] = &self.dice;
        let crossings = yellow.iter().flat_map(|row| blue.iter().map(move |column| (*row, *column)));
        let cells = crossings.map(|(row, column)| (usize::from(row) - 1, usize::from(column) - 1));
        cells.filter(|at| self.built.contains(at))
    }
}

impl Course {
    /// What moves from one sheet to the next; the first sight of a game that begins shows its first roll.
    fn between(
        before: Option<SheetSnapshot>,
        now: &SheetSnapshot,
        scene: Scene<'_>,
        began: f64,
    ) -> Option<Self> {
        let begins = before.is_none() && scene.turn <= 1 && scene.rolled.is_some();
        let before = match before {
            Some(before) => before,
            None if begins => SheetSnapshot { dice: Default::default(), ..now.clone() },
            None => return None,
        };
        let crosses: Vec<At> = now.built.iter().copied().filter(|at| !before.built.contains(at)).collect();
        let is_back = now.entry < before.entry || before.built.iter().any(|at| !now.built.contains(at));
        if is_back || crosses.len() > MOST_BUILT {
            return None;
        }
        let gained = usize::from(now.coins.saturating_sub(before.coins));
        let coins = before.paying().take(gained).collect();
        let rolled = match scene.rolled {
            _ if begins => now.dice.clone(),
            Some(rolled) => rolled(before.entry),
            None => Default::default(),
        };
        let dice = std::array::from_fn(|k| paths(&before.dice[k], &now.dice[k], &rolled[k]));
        Some(Self { of: scene.of, began, crosses, dice, coins })
    }

    /// When the dice begin: what was built and gained comes before them.
    fn dice_from(&self) -> f64 {
        let crosses = if self.crosses.is_empty() { 0.0 } else { CROSS };
        let coins =
            if self.coins.is_empty() { 0.0 } else { COIN + COINS_APART * (self.coins.len() - 1) as f64 };
        crosses.max(coins)
    }

    fn seconds(&self) -> f64 {
        let on_their_way = || self.dice.iter().flatten().flatten();
        let dice = match on_their_way().filter(|path| path.tumbles).count() {
            0 if on_their_way().next().is_none() => 0.0,
            0 => SLIDE,
            tumbling => TUMBLE + APART * (tumbling - 1) as f64,
        };
        self.dice_from() + dice
    }

    fn at(&self, since: f64) -> Moving {
        let far = |from: f64, seconds: f64| ((since - from) / seconds).clamp(0.0, 1.0) as f32;
        let mut moving = Moving {
            crosses: self.crosses.iter().map(|at| (*at, far(0.0, CROSS))).collect(),
            coins: (0..)
                .zip(&self.coins)
                .map(|(k, at)| (*at, far(COINS_APART * f64::from(k), COIN)))
                .collect(),
            ..Moving::default()
        };
        let (begin, mut after) = (self.dice_from(), 0.0);
        for (dice, paths) in moving.dice.iter_mut().zip(&self.dice) {
            for path in paths {
                dice.push(path.map(|Path { from, tumbles }| {
                    let far = if tumbles { far(begin + after, TUMBLE) } else { far(begin, SLIDE) };
                    after += if tumbles { APART } else { 0.0 };
                    DieMotion { from, far, tumbles }
                }));
            }
        }
        moving
    }
}

/// How the dice of a colour come to lie as they do: those that were rolled tumble, those that show another number for
/// another reason slide, and the others lie still.
fn paths(before: &[u8], now: &[u8], rolled: &[u8]) -> Vec<Option<Path>> {
    let take = |faces: &mut Vec<u8>, face: u8| {
        let found = faces.iter().position(|&known| known == face);
        found.map(|at| faces.remove(at)).is_some()
    };
    let (mut before, mut rolled) = (before.to_vec(), rolled.to_vec());
    let tumbles: Vec<bool> = now.iter().map(|&face| take(&mut rolled, face)).collect();
    let stays: Vec<bool> =
        now.iter().zip(&tumbles).map(|(&face, tumbles)| !tumbles && take(&mut before, face)).collect();
    let mut left = before.into_iter();
    let path = |(tumbles, stays): (bool, bool)| (!stays).then(|| Path { from: left.next(), tumbles });
    tumbles.into_iter().zip(stays).map(path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scene(rolled: Rolled<'_>) -> Scene<'_> {
        Scene { of: Id::NULL, entry: 0, turn: 1, rolled: Some(rolled), times: 1.0 }
    }

    fn shown(entry: usize, built: &[At], dice: [&[u8]; 2], coins: u8) -> SheetSnapshot {
        SheetSnapshot { entry, built: built.into(), dice: dice.map(<[u8]>::to_vec), coins }
    }

    fn between(before: Option<&SheetSnapshot>, now: &SheetSnapshot, rolled: [&[u8]; 2]) -> Option<Course> {
        Course::between(before.cloned(), now, scene(&|_| rolled.map(<[u8]>::to_vec)), 0.0)
    }

    const NOTHING: [&[u8]; 2] = [&[], &[]];

    #[test]
    fn what_is_built_is_inked_stroke_by_stroke_before_the_next_dice_tumble() {
        let before = shown(3, &[], [&[2, 5], &[1, 6]], 0);
        let now = shown(5, &[(1, 0)], [&[3, 3], &[1, 4]], 0);
        let course = between(Some(&before), &now, [&[3, 3], &[1, 4]]).unwrap();
        let half = course.at(CROSS / 2.0);
        assert_eq!(half.inked((1, 0)), Some(0.5));
        assert!(half.die(0, 0).is_some_and(|die| die.far == 0.0 && die.tumbles && die.from == Some(2)));
        let later = course.at(CROSS + TUMBLE / 2.0);
        assert_eq!(later.inked((1, 0)), Some(1.0));
        let far = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(colour, k)| later.die(colour, k).unwrap().far);
        assert!(far.windows(2).all(|pair| pair[0] > pair[1]), "one after the other: {far:?}");
    }

    #[test]
    fn only_dice_that_were_rolled_tumble_and_those_that_were_kept_lie_still() {
        // Yellow 5 and blue 1 were left; 2 and 6 were used, rolled again, and one fell as before.
        let before = shown(3, &[(1, 5)], [&[5, 2], &[1, 6]], 0);
        let course =
            between(Some(&before), &shown(8, &[(1, 5)], [&[2, 5], &[1, 3]], 0), [&[2], &[3]]).unwrap();
        let begun = course.at(0.01);
        assert!(begun.die(0, 0).is_some_and(|die| die.tumbles && die.from == Some(2)));
        assert!(begun.die(1, 1).is_some_and(|die| die.tumbles && die.from == Some(6)));
        assert!(begun.die(0, 1).is_none() && begun.die(1, 0).is_none());
    }

    #[test]
    fn dice_passed_on_to_the_sheet_slide_there() {
        let before = shown(3, &[], [&[2], &[6]], 0);
        let course = between(Some(&before), &shown(9, &[], [&[2, 4], &[1, 6]], 0), NOTHING).unwrap();
        let begun = course.at(0.01);
        assert!(begun.die(0, 1).is_some_and(|die| !die.tumbles && die.from.is_none()));
        assert!(begun.die(1, 0).is_some_and(|die| !die.tumbles));
        assert!(begun.die(0, 0).is_none() && begun.die(1, 1).is_none());
    }

    #[test]
    fn coins_come_from_the_built_crossings() {
        let built = [(1, 0), (4, 5), (0, 0)];
        let before = shown(3, &built, [&[2, 5], &[1, 6]], 1);
        let course = between(Some(&before), &shown(4, &built, [&[2, 5], &[1, 6]], 3), NOTHING).unwrap();
        let coins: Vec<At> = course.at(0.0).coins().map(|(at, _)| at).collect();
        assert_eq!(coins, [(1, 0), (4, 5)]);
        assert!(course.at(0.0).die(0, 0).is_none(), "the dice lie still");
    }

    #[test]
    fn a_die_turned_by_hand_slides_and_no_other_tumbles() {
        let before = shown(3, &[], [&[2, 5], &[1, 6]], 1);
        let course = between(Some(&before), &shown(4, &[], [&[3, 5], &[1, 6]], 1), NOTHING).unwrap();
        let die = course.at(SLIDE / 2.0).die(0, 0).unwrap();
        assert!(!die.tumbles && die.from == Some(2));
        assert!(course.seconds() <= SLIDE);
        let used = between(Some(&before), &shown(4, &[(1, 0)], [&[5, 2], &[1, 6]], 1), NOTHING).unwrap();
        assert!(used.at(0.0).die(0, 0).is_none(), "the dice that are left change places in the list alone");
    }

    #[test]
    fn nothing_moves_backwards_or_in_a_leap_and_all_has_arrived_in_time() {
        let before = shown(5, &[(1, 0)], [&[2, 5], &[1, 6]], 2);
        let back = shown(3, &[], [&[3, 4], &[1, 6]], 2);
        assert!(between(Some(&before), &back, NOTHING).is_none());
        let leap = shown(50, &[(1, 0), (2, 2), (3, 3), (4, 4)], [&[3, 4], &[1, 6]], 2);
        assert!(between(Some(&before), &leap, [&[3, 4], &[1, 6]]).is_none());
        let next = shown(8, &[(1, 0), (1, 5)], [&[2, 5], &[1, 6]], 4);
        let course = between(Some(&before), &next, [&[2, 5], &[1, 6]]).unwrap();
        let end = course.at(course.seconds());
        assert_eq!(end.inked((1, 5)), Some(1.0));
        assert_eq!(end.coins().count(), 0);
        assert!((0..2).all(|colour| (0..2).all(|k| end.die(colour, k).is_none())));
        assert!(course.seconds() < 1.1, "{}", course.seconds());
    }

    #[test]
    fn the_first_roll_of_a_game_is_seen_and_that_of_one_gone_on_with_is_not() {
        let begun = shown(1, &[(2, 2)], [&[2, 5], &[1, 6]], 0);
        assert!(between(None, &begun, NOTHING).is_some_and(|course| course.at(0.1).die(1, 1).is_some()));
        let rolled = |_| Default::default();
        let gone_on = Scene { turn: 3, ..scene(&rolled) };
        assert!(Course::between(None, &begun, gone_on, 0.0).is_none());
    }
}
