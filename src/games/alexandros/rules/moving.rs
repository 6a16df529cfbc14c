//! Alexander's move (§X3): whether a goal and a way are right, and the walls that are laid.

use super::{Board, BoardState, Card, Corner, Illegal, Laid, Line, Options, RimWalls, Space, Ways, lines_of};

/// A position after a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moved {
    /// The position.
    pub state: BoardState,
    /// The walls laid; with any red one, the game ends after this turn (§X6.1).
    pub laid: Laid,
}

impl BoardState {
    /// The position after Alexander has gone to a goal by a way, which is given by its corners and begins where
    /// he stands (§X3).
    ///
    /// # Errors
    /// When the card, the goal or the way is wrong, or the walls do not suffice.
    pub fn moved(
        &self,
        board: &Board,
        options: Options,
        card: Card,
        goal: Space,
        way: &[Corner],
    ) -> Result<Moved, Illegal> {
        self.check_goal(board, options, card, goal)?;
        let lines = self.check_way(board, goal, way)?;
        let alexander = way.last().copied().unwrap_or(self.alexander);
        let needs = |line: &Line| self.needs_wall(board, options.rim_walls, *line);
        let new: Vec<Line> = lines.into_iter().filter(needs).collect();
        let (supply, laid) = self.supply.take(new.len() as u16)?;
        let walls = self.walls.plus(&new.iter().copied().collect());
        // Red ones are laid where the black ran out.
        let red = self.red.plus(&new.into_iter().skip(laid.black.into()).collect());
        Ok(Moved { state: Self { alexander, walls, red, supply, governors: self.governors.clone() }, laid })
    }

    /// The lines of a way, if it is a shortest one to a corner of the goal (§X3.3, §X3.4).
    ///
    /// # Errors
    /// When it begins or ends elsewhere, leaves the lines, or a shorter one leads to the same corner.
    pub fn check_way(&self, board: &Board, goal: Space, way: &[Corner]) -> Result<Vec<Line>, Illegal> {
        let lines = lines_of(board, self.alexander, way)?;
        let end = way.last().copied().unwrap_or(self.alexander);
        if !board.corners_of(goal).contains(&end) {
            return Err(Illegal::NotAtGoal { corner: end, goal });
        }
        let least = Ways::new(board, self.alexander, end).length();
        if lines.len() > least {
            return Err(Illegal::NotShortest { lines: lines.len(), least });
        }
        Ok(lines)
    }

    /// Whether a way lays a wall on a line that it passes: there is none yet, and it is not a rim left
    /// without walls (§X3.4).
    #[must_use]
    pub fn needs_wall(&self, board: &Board, rim_walls: RimWalls, line: Line) -> bool {
        !self.walls.has(line) && (rim_walls == RimWalls::Laid || !board.is_rim(line))
    }
}
