//! Compares the model with the engine.

use alhambra::games::{
    common::BuildingType,
    roll_and_write::rules::{ChangeDice, Face, RollKind, RollRequest, State, ToAct},
};

use super::{Die, Model, ModelStep};

impl Model<'_> {
    fn expected(&self) -> ToAct {
        let (purpose, seat, round) = match self.agenda.front() {
            None => return ToAct::Nothing,
            Some(
                &(ModelStep::Action(seat)
                | ModelStep::AfterBuild(seat)
                | ModelStep::Choose(seat)
                | ModelStep::End(seat)),
            ) => {
                return ToAct::Decision(seat as u8);
            }
            Some(&ModelStep::FirstPlayer) => (RollKind::FirstPlayer, 0, 0),
            Some(&ModelStep::Setup(row, time)) => (RollKind::Setup, row, time),
            Some(&ModelStep::Place(row)) => (RollKind::Placing, row, 0),
            Some(&ModelStep::Extra(row)) => (RollKind::ExtraPair, row, 0),
            Some(&ModelStep::OwnPair(row)) => (RollKind::OwnPair, row, self.round),
            Some(&ModelStep::AllFour(row)) => (RollKind::AllFour, row, self.round),
            Some(&ModelStep::Phantom(row)) => (RollKind::Phantom, row, self.round),
            Some(&ModelStep::Turn(_)) => unreachable!("turns start at once"),
        };
        ToAct::Chance(RollRequest { purpose, seat: seat as u8, round, tries: self.tries })
    }

    /// Compares all that can be seen of a position.
    pub fn compare(&self, state: &State) {
        assert_eq!(state.to_act(), self.expected());
        assert_eq!(state.round(), self.round);
        for (seat, player) in self.players.iter().enumerate() {
            // With `any`, it does not matter which dice were changed.
            let two = self.config.change_dice() == ChangeDice::Two;
            let known = |dice: &[Die]| {
                let mut dice: Vec<Die> = dice.iter().map(|&(face, changed)| (face, changed && two)).collect();
                dice.sort_unstable();
                dice
            };
            let (yellow, blue) = state.dice(seat);
            let seen: [Vec<Die>; 2] =
                [yellow, blue].map(|dice| dice.iter().map(|die| (die.face, die.changed)).collect());
            assert_eq!(seen, [known(&player.yellow), known(&player.blue)], "seat {seat}");
            let (mut front_yellow, mut front_blue) = state.dice_in_front(seat);
            front_yellow.sort_unstable();
            front_blue.sort_unstable();
            let mut front: (Vec<Face>, Vec<Face>) = player.front.iter().map(|p| (p.yellow, p.blue)).unzip();
            front.0.sort_unstable();
            front.1.sort_unstable();
            assert_eq!((front_yellow, front_blue), front, "in front of seat {seat}");
            let sheet = state.sheet(seat);
            assert_eq!(sheet.built(), player.built.iter().map(|cell| cell.bit()).sum::<u64>(), "seat {seat}");
            assert_eq!((sheet.coins(), sheet.circled()), (player.coins, player.circled), "seat {seat}");
        }
        for (phantom, boxes) in self.phantom_boxes.iter().enumerate() {
            let row = self.players.len() + phantom;
            let filled = BuildingType::ALL.map(|building| state.score().boxes(row, building));
            assert_eq!(filled, *boxes, "phantom row {row}");
        }
    }
}
