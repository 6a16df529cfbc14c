//! Why the rules refuse a roll or a decision, and why an event of a full game does not fit (§3–§5).

use super::ErrorText;
use crate::{
    log::ReplayError,
    rules::{Cell, Face, Illegal, Move, RollKind, RollRequest, SpecialAction},
};
use text::{Label, Texts};

impl ErrorText<'_> {
    /// Why an entry of a full game does not fit.
    #[must_use]
    pub fn misfit(&self, misfit: &ReplayError) -> String {
        let texts = self.texts;
        match misfit {
            ReplayError::Illegal(illegal) => self.illegal(*illegal),
            ReplayError::NoGrid(_) => texts.refused_no_grid().to_owned(),
            ReplayError::Dice => texts.refused_roll_dice().to_owned(),
            ReplayError::NoSeat => texts.refused_seat_zero().to_owned(),
            ReplayError::OtherRoll { said: (purpose, row), due: (RollKind::FirstPlayer, _) } => {
                texts.refused_draw_due(&self.roll(*purpose, *row))
            }
            ReplayError::OtherRoll { said, due } => {
                let roll = |(purpose, row): (RollKind, u8)| self.roll(purpose, row);
                texts.refused_other_roll(&roll(*said), &roll(*due))
            }
            ReplayError::DiceOf { roll: (purpose, row), dice, due } => {
                texts.refused_dice_of(&self.roll(*purpose, *row), *due, *dice)
            }
            ReplayError::NoRollDue { said: (purpose, row), decides } => {
                texts.refused_no_roll_due(&self.roll(*purpose, *row), &self.who(usize::from(*decides)))
            }
            ReplayError::NotTheSeed { seed, due, found } => {
                texts.refused_seed(&seed.to_string(), &self.dice(*due), &self.dice(*found))
            }
            ReplayError::NoSeed => texts.refused_no_seed().to_owned(),
            ReplayError::NoSuchEntry(entry) => texts.refused_later_entry(*entry),
            ReplayError::OfATable => texts.refused_of_a_table().to_owned(),
            ReplayError::NoPlayer(seat) => texts.refused_no_player(*seat),
            ReplayError::NotTyped(entry) => texts.refused_not_typed(*entry),
        }
    }

    /// Why a command is refused.
    #[must_use]
    pub fn illegal(&self, illegal: Illegal) -> String {
        let texts = self.texts;
        let plain = |text: Label| text(texts).to_owned();
        match illegal {
            Illegal::Over => plain(Texts::refused_over),
            Illegal::RollFirst(RollRequest { purpose: RollKind::FirstPlayer, .. }) => {
                plain(Texts::refused_draw_first)
            }
            Illegal::RollFirst(due) => texts.refused_roll_first(&self.roll(due.purpose, due.seat + 1)),
            Illegal::NoSuchRoll => plain(Texts::refused_no_roll),
            Illegal::NoSuchSeat(seat) => texts.refused_seat(usize::from(seat) + 1),
            Illegal::NoSuchDie { colour, face } => texts.refused_die(colour, face.number()),
            Illegal::AnotherChanged(colour) => texts.refused_another_changed(colour),
            Illegal::BeyondFace(face) => texts.refused_beyond_face(face.number()),
            Illegal::Coins { action: SpecialAction::ChangeDie(_), have, need } => {
                texts.refused_price_of_change(need, have)
            }
            Illegal::Coins { action: SpecialAction::BuildSecond(_), have, need } => {
                texts.refused_price_of_second(need, have)
            }
            Illegal::NotOffered(cell) => texts.refused_not_offered(&self.crossing(cell)),
            Illegal::AlreadyBuilt(cell) => texts.refused_built(&self.crossing(cell)),
            Illegal::ActionChosen => plain(Texts::refused_action_chosen),
            Illegal::NoFirstBuilding => plain(Texts::refused_no_first),
            Illegal::OneSpecialAction => plain(Texts::refused_one_special),
            Illegal::NoAction => plain(Texts::refused_no_action),
            Illegal::KeepFirst => plain(Texts::refused_keep_first),
            Illegal::NothingToKeep => plain(Texts::refused_nothing_to_keep),
            Illegal::NotRolled(pair) => texts.refused_not_rolled(&self.pair(pair)),
        }
    }

    fn crossing(&self, cell: Cell) -> String {
        self.texts.refused_crossing(cell.row().number(), cell.column().number())
    }

    fn roll(&self, purpose: RollKind, row: u8) -> String {
        self.texts.refused_roll(purpose, &self.who(usize::from(row)))
    }

    /// The dice of a roll; the draw of the first player yields a row.
    fn dice(&self, roll: Move) -> String {
        let both = |[a, b]: [Face; 2]| format!("{a} {b}");
        match roll {
            Move::Roll(pair) => self.pair(pair),
            Move::RollFour(four) => self.texts.history_dice(&both(four.yellow()), &both(four.blue())),
            Move::First(seat) => self.texts.refused_row(usize::from(seat) + 1),
            // No other move is a roll.
            _ => String::new(),
        }
    }
}
