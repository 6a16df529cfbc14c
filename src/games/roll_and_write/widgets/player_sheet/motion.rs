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
/// What of the game the sheet shows.
#[derive(Clone, Copy, Debug)]
pub struct Scene {
    /// Whose sheet of which game.
    pub of: Id,
    /// How far the game has come: what is shown by going back does not move.
    pub entry: usize,
    /// The turn: in another one the dice were rolled again, even if they fell as before.
    pub turn: usize,
    /// Dice are rolled here, not typed in.
    pub rolls: bool,
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
    turn: usize,
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
    /// The dice before, if they are on their way; and whether they tumble.
    dice: Option<([Vec<u8>; 2], bool)>,
    /// How many dice there are now.
    count: [usize; 2],
    coins: Vec<At>,
}

impl SheetMotion {
    /// Says in `view` what is on its way now. Any key or click ends it at once.
    pub fn follow(&mut self, ui: &Ui, scene: Scene, view: &mut SheetView<'_>) {
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
    fn of(scene: Scene, view: &SheetView<'_>) -> Self {
        let faces = |dice: &[DieView]| dice.iter().map(|die| die.face).collect();
        Self {
            entry: scene.entry,
            turn: scene.turn,
            built: sheet_grid::cells().filter(|&(row, column)| view.cells[row][column].built).collect(),
            dice: [faces(&view.yellow), faces(&view.blue)],
            coins: view.coins.circled,
        }
    }

    /// The faces without the order of the dice: that changes where one is used.
    fn faces(&self) -> [Vec<u8>; 2] {
        let mut dice = self.dice.clone();
        dice.iter_mut().for_each(|faces| faces.sort_unstable());
        dice
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
    fn between(before: Option<SheetSnapshot>, now: &SheetSnapshot, scene: Scene, began: f64) -> Option<Self> {
        let begins = before.is_none() && now.turn <= 1 && scene.rolls;
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
        let is_rolled = now.turn != before.turn
            || now.dice.each_ref().map(Vec::len) != before.dice.each_ref().map(Vec::len);
        let moves = begins || is_rolled && scene.rolls || now.faces() != before.faces();
        let gained = usize::from(now.coins.saturating_sub(before.coins));
        let coins = before.paying().take(gained).collect();
        let tumble = begins || is_rolled && scene.rolls;
        Some(Self {
            of: scene.of,
            began,
            crosses,
            count: now.dice.each_ref().map(Vec::len),
            dice: moves.then_some((before.dice, tumble)),
            coins,
        })
    }

    /// When the dice begin: what was built and gained comes before them.
    fn dice_from(&self) -> f64 {
        let crosses = if self.crosses.is_empty() { 0.0 } else { CROSS };
        let coins =
            if self.coins.is_empty() { 0.0 } else { COIN + COINS_APART * (self.coins.len() - 1) as f64 };
        crosses.max(coins)
    }

    fn seconds(&self) -> f64 {
        let dice = self.dice.as_ref().map_or(0.0, |(_, tumble)| {
            let count = self.count.iter().sum::<usize>().saturating_sub(1);
            if *tumble { TUMBLE + APART * count as f64 } else { SLIDE }
        });
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
        if let Some((before, tumbles)) = &self.dice {
            let (begin, mut after) = (self.dice_from(), 0.0);
            for ((dice, before), count) in moving.dice.iter_mut().zip(before).zip(self.count) {
                for k in 0..count {
                    let far = if *tumbles { far(begin + after, TUMBLE) } else { far(begin, SLIDE) };
                    let from = before.get(k).copied().filter(|_| before.len() == count);
                    dice.push(DieMotion { from, far, tumbles: *tumbles });
                    after += APART;
                }
            }
        }
        moving
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCENE: Scene = Scene { of: Id::NULL, entry: 0, turn: 1, rolls: true, times: 1.0 };

    fn shown(entry: usize, turn: usize, built: &[At], dice: [&[u8]; 2], coins: u8) -> SheetSnapshot {
        SheetSnapshot { entry, turn, built: built.into(), dice: dice.map(<[u8]>::to_vec), coins }
    }

    fn between(before: &SheetSnapshot, now: &SheetSnapshot) -> Course {
        Course::between(Some(before.clone()), now, SCENE, 0.0).unwrap()
    }

    #[test]
    fn what_is_built_is_inked_stroke_by_stroke_before_the_next_dice_tumble() {
        let before = shown(3, 1, &[], [&[2, 5], &[1, 6]], 0);
        let course = between(&before, &shown(5, 2, &[(1, 0)], [&[3, 3], &[1, 4]], 0));
        let half = course.at(CROSS / 2.0);
        assert_eq!(half.inked((1, 0)), Some(0.5));
        assert!(half.die(0, 0).is_some_and(|die| die.far == 0.0 && die.tumbles && die.from == Some(2)));
        let later = course.at(CROSS + TUMBLE / 2.0);
        assert_eq!(later.inked((1, 0)), Some(1.0));
        let far = [(0, 0), (0, 1), (1, 0), (1, 1)].map(|(colour, k)| later.die(colour, k).unwrap().far);
        assert!(far.windows(2).all(|pair| pair[0] > pair[1]), "one after the other: {far:?}");
    }

    #[test]
    fn coins_come_from_the_built_crossings() {
        let before = shown(3, 1, &[(1, 0), (4, 5), (0, 0)], [&[2, 5], &[1, 6]], 1);
        let course = between(&before, &shown(4, 1, &[(1, 0), (4, 5), (0, 0)], [&[2, 5], &[1, 6]], 3));
        let coins: Vec<At> = course.at(0.0).coins().map(|(at, _)| at).collect();
        assert_eq!(coins, [(1, 0), (4, 5)]);
        assert!(course.at(0.0).die(0, 0).is_none(), "the dice lie still");
    }

    #[test]
    fn a_die_turned_by_hand_slides_and_no_other_tumbles() {
        let before = shown(3, 1, &[], [&[2, 5], &[1, 6]], 1);
        let course = between(&before, &shown(4, 1, &[], [&[3, 5], &[1, 6]], 1));
        let die = course.at(SLIDE / 2.0).die(0, 0).unwrap();
        assert!(!die.tumbles && die.from == Some(2));
        assert!(course.seconds() <= SLIDE);
        let used = between(&before, &shown(4, 1, &[(1, 0)], [&[5, 2], &[1, 6]], 1));
        assert!(used.at(0.0).die(0, 0).is_none(), "the dice that are left change places in the list alone");
    }

    #[test]
    fn nothing_moves_backwards_or_in_a_leap_and_all_has_arrived_in_time() {
        let before = shown(5, 2, &[(1, 0)], [&[2, 5], &[1, 6]], 2);
        let back = shown(3, 1, &[], [&[3, 4], &[1, 6]], 2);
        assert!(Course::between(Some(before.clone()), &back, SCENE, 0.0).is_none());
        let leap = shown(50, 9, &[(1, 0), (2, 2), (3, 3), (4, 4)], [&[3, 4], &[1, 6]], 2);
        assert!(Course::between(Some(before.clone()), &leap, SCENE, 0.0).is_none());
        let next = shown(8, 3, &[(1, 0), (1, 5)], [&[2, 5], &[1, 6]], 4);
        let course = between(&before, &next);
        let end = course.at(course.seconds());
        assert_eq!(end.inked((1, 5)), Some(1.0));
        assert_eq!(end.coins().count(), 0);
        assert!((0..2).all(|colour| (0..2).all(|k| end.die(colour, k).is_none())));
        assert!(course.seconds() < 1.1, "{}", course.seconds());
    }

    #[test]
    fn the_first_roll_of_a_game_is_seen_and_that_of_one_gone_on_with_is_not() {
        let begun = shown(1, 1, &[(2, 2)], [&[2, 5], &[1, 6]], 0);
        assert!(
            Course::between(None, &begun, SCENE, 0.0)
                .is_some_and(|course| course.at(0.1).die(1, 1).is_some())
        );
        let gone_on = shown(9, 3, &[], [&[2, 5], &[1, 6]], 0);
        assert!(Course::between(None, &gone_on, SCENE, 0.0).is_none());
    }
}
