//! What moves on a sheet: buildings, coins and rolls as the director has them, and dice that slide because they lie
//! elsewhere than before. Only the drawing moves; what can be clicked and what a screen reader says is the position as it is.

use std::collections::HashMap;

use egui::{Id, Ui};

use super::race::shining;
use crate::{
    screens::position::place,
    session::happenings::{APART, COIN, COINS_APART, CROSS, Happening, Line, TUMBLE},
    widgets::player_sheet::{DieMotion, DieView, Moving, SheetView},
};
use common::director::Director;
use ui::keys;

/// A die that is turned by hand or passed slides: in seconds, at the pace designed.
const SLIDE: f64 = 0.16;

/// The numbers of the yellow and of the blue dice.
type Faces = [Vec<u8>; 2];

/// Follows sheets from frame to frame.
#[derive(Debug, Default)]
pub(super) struct SheetMotion {
    /// The dice that were shown of each.
    shown: HashMap<Id, Faces>,
    course: Option<Course>,
}

/// How the dice of a sheet come to lie as they do.
#[derive(Debug)]
struct Course {
    of: Id,
    began: f64,
    /// The entry of the roll that it is about, if any.
    roll: Option<usize>,
    /// Of each die; none of those that lie still.
    dice: [Vec<Option<Path>>; 2],
}

/// How a die comes to its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Path {
    /// The number it lay on, if any.
    from: Option<u8>,
    /// It was rolled; else it slides.
    tumbles: bool,
}

/// A roll that happens, or is still to come.
#[derive(Clone, Copy, Debug)]
struct Roll<'a> {
    entry: usize,
    dice: &'a Faces,
    since: f64,
}

impl SheetMotion {
    /// Says in `view`, the sheet of a seat, what is on its way now. Any key or click ends it at once. A sheet on stage lies as
    /// it was: of a roll that is still to come there is nothing on it.
    pub(super) fn follow(
        &mut self,
        ui: &Ui,
        (of, seat, is_staged): (Id, usize, bool),
        (director, times): (&Director<Happening>, f64),
        view: &mut SheetView<'_>,
    ) {
        let now = ui.input(|input| input.time);
        if keys::acts(ui) || times == 0.0 {
            self.course = None;
        }
        tell_built_and_gained(director, seat, view);
        let roll = roll_of(director, seat, is_staged);
        let faces = [faces(&view.yellow), faces(&view.blue)];
        let before = self.shown.insert(of, faces.clone());
        let is_begun = |course: &Course| course.of == of && course.roll == roll.map(|roll| roll.entry);
        let is_new = roll.is_some() && !self.course.as_ref().is_some_and(is_begun);
        if times > 0.0 && (is_new || before.as_ref().is_some_and(|before| *before != faces)) {
            let rolled = roll.map(|roll| roll.dice);
            let dice = paths_of(&before.unwrap_or_default(), &faces, rolled);
            self.course = Some(Course { of, began: now, roll: roll.map(|roll| roll.entry), dice });
        }
        let Some(course) = self.course.as_ref().filter(|course| course.of == of) else { return };
        let slides = (now - course.began) / times;
        if roll.is_some() || slides < SLIDE {
            view.moving.dice = course.at(slides, roll.map(|roll| roll.since));
            ui.ctx().request_repaint();
        } else {
            self.course = None;
        }
    }
}

fn faces(dice: &[DieView]) -> Vec<u8> {
    dice.iter().map(|die| die.face).collect()
}

/// The roll of a seat that happens, or will, as far as its sheet knows of that.
fn roll_of(director: &Director<Happening>, seat: usize, is_staged: bool) -> Option<Roll<'_>> {
    let mut known = director.cues().filter(|(_, since)| !is_staged || *since >= 0.0);
    known.find_map(|(cue, since)| match &cue.what {
        Happening::Rolls { seat: of, dice } if *of == seat => Some(Roll { entry: cue.entry, dice, since }),
        _ => None,
    })
}

/// The crosses, the coins and the lines of a sheet.
fn tell_built_and_gained(director: &Director<Happening>, seat: usize, view: &mut SheetView<'_>) {
    let far = |since: f64, seconds: f64| (since / seconds).clamp(0.0, 1.0) as f32;
    let mut moving = Moving::default();
    for (cue, since) in director.cues() {
        match &cue.what {
            Happening::Crosses { seat: of, cell } if *of == seat => {
                moving.crosses.push((place(*cell), far(since, CROSS)));
            }
            Happening::Gains { seat: of, cells } if *of == seat => {
                let coins = (0_u8..).zip(cells);
                moving.coins.extend(
                    coins.map(|(k, cell)| (place(*cell), far(since - COINS_APART * f64::from(k), COIN))),
                );
            }
            Happening::Scores { seat: of, line, .. } if *of == seat => match *line {
                Line::Row(k) => view.row_pips[k].shine = shining(since),
                Line::Column(k) => view.column_pips[k].shine = shining(since),
            },
            _ => {}
        }
    }
    view.moving = moving;
}

impl Course {
    /// Where the dice are so long after they began to slide, and after the roll began.
    fn at(&self, slides: f64, rolls: Option<f64>) -> [Vec<Option<DieMotion>>; 2] {
        let mut after = 0.0;
        self.dice.each_ref().map(|paths| {
            let die = |path: &Option<Path>| {
                path.map(|Path { from, tumbles }| {
                    let (since, takes) = if tumbles {
                        after += APART;
                        (rolls.map_or(TUMBLE, |since| since - after + APART), TUMBLE)
                    } else {
                        (slides, SLIDE)
                    };
                    DieMotion { from, far: (since / takes).clamp(0.0, 1.0) as f32, tumbles }
                })
            };
            paths.iter().map(die).collect()
        })
    }
}

fn paths_of(before: &Faces, now: &Faces, rolled: Option<&Faces>) -> [Vec<Option<Path>>; 2] {
    std::array::from_fn(|k| paths(&before[k], &now[k], rolled.map_or(&[][..], |rolled| &rolled[k])))
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
    use common::director::{Cue, Moment};

    fn course(before: [&[u8]; 2], now: [&[u8]; 2], rolled: Option<[&[u8]; 2]>) -> Course {
        let faces = |dice: [&[u8]; 2]| dice.map(<[u8]>::to_vec);
        let dice = paths_of(&faces(before), &faces(now), rolled.map(faces).as_ref());
        Course { of: Id::NULL, began: 0.0, roll: rolled.map(|_| 1), dice }
    }

    #[test]
    fn dice_that_are_rolled_tumble_one_after_the_other() {
        let course = course([&[2, 5], &[1, 6]], [&[3, 3], &[1, 4]], Some([&[3, 3], &[1, 4]]));
        let far = |since: f64| {
            course
                .at(since, Some(since))
                .map(|dice| dice.iter().map(|die| die.unwrap().far).collect::<Vec<_>>())
                .concat()
        };
        assert_eq!(far(-1.0), [0.0; 4], "they wait for what comes before them");
        let half = far(TUMBLE / 2.0);
        assert!(half.windows(2).all(|pair| pair[0] > pair[1]), "{half:?}");
        assert_eq!(far(TUMBLE + 3.0 * APART), [1.0; 4]);
    }

    #[test]
    fn only_dice_that_were_rolled_tumble_and_those_that_were_kept_lie_still() {
        // Yellow 5 and blue 1 were left; 2 and 6 were used, rolled again, and one fell as before.
        let course = course([&[5, 2], &[1, 6]], [&[2, 5], &[1, 3]], Some([&[2], &[3]]));
        let tumbles = |from: u8| Some(Path { from: Some(from), tumbles: true });
        assert_eq!(course.dice, [vec![tumbles(2), None], vec![None, tumbles(6)]]);
    }

    #[test]
    fn a_sheet_on_stage_knows_of_no_roll_that_is_still_to_come() {
        let dice = [vec![3], vec![6]];
        let roll = Cue { entry: 3, at: 1.0, takes: TUMBLE, what: Happening::Rolls { seat: 1, dice } };
        let moment = |now: f64| Moment { now, hurries: false, waits: false, times: 1.0 };
        let mut director = Director::default();
        director.follow(moment(0.0), ("game", 2), |_| Vec::new());
        director.follow(moment(0.0), ("game", 3), |_| vec![roll]);
        assert!(roll_of(&director, 1, false).is_some_and(|roll| roll.since < 0.0), "one's own dice wait");
        assert!(roll_of(&director, 1, true).is_none());
        director.follow(moment(1.2), ("game", 3), |_| Vec::new());
        assert!([false, true].map(|is_staged| roll_of(&director, 1, is_staged).is_some()) == [true; 2]);
    }

    #[test]
    fn dice_that_are_passed_or_turned_slide() {
        let passed = course([&[2], &[6]], [&[2, 4], &[1, 6]], None);
        let slides = |from| Some(Path { from, tumbles: false });
        assert_eq!(passed.dice, [vec![None, slides(None)], vec![slides(None), None]]);
        let turned = course([&[2, 5], &[1, 6]], [&[3, 5], &[1, 6]], None);
        assert_eq!(turned.dice, [vec![slides(Some(2)), None], vec![None, None]]);
        assert_eq!(turned.at(SLIDE / 2.0, None)[0][0].map(|die| (die.far, die.tumbles)), Some((0.5, false)));
        let used = course([&[2, 5], &[1, 6]], [&[5, 2], &[1, 6]], None);
        assert_eq!(used.dice, [[None, None], [None, None]], "what is left changes places in the list alone");
    }
}
