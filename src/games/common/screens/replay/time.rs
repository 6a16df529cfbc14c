//! When a replay shows which step: plain numbers, no window.

/// Seconds a step is shown at usual speed.
const STEP_SECONDS: f64 = 1.0;

/// How many times faster than usual.
pub const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// Which step is shown, and when the next one is due.
#[derive(Clone, Copy, Debug)]
pub struct TimeControl {
    at: usize,
    last: usize,
    /// Index into [`SPEEDS`].
    speed: usize,
    /// While playing: when the step shown was due.
    since: Option<f64>,
}

impl TimeControl {
    /// At the start of `last` + 1 steps, not playing.
    pub const fn new(last: usize) -> Self {
        Self { at: 0, last, speed: 1, since: None }
    }

    /// The step shown.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether it plays.
    pub const fn plays(&self) -> bool {
        self.since.is_some()
    }

    /// The place of the speed among [`SPEEDS`].
    pub const fn speed(&self) -> usize {
        self.speed
    }

    /// Another speed; the step shown stays as long as it would have.
    pub fn set_speed(&mut self, speed: usize, now: f64) {
        self.speed = speed.min(SPEEDS.len() - 1);
        self.since = self.since.map(|_| now);
    }

    /// Plays or pauses. At the end it plays from the start again.
    pub fn toggle(&mut self, now: f64) {
        if self.plays() {
            self.since = None;
        } else {
            if self.at == self.last {
                self.at = 0;
            }
            self.since = (self.last > 0).then_some(now);
        }
    }

    /// Shows a step, at most the last one, and pauses.
    pub fn go(&mut self, step: usize) {
        self.at = step.min(self.last);
        self.since = None;
    }

    /// Moves on to what is due `now`. Seconds until the next step is due; none while nothing moves.
    pub fn tick(&mut self, now: f64) -> Option<f64> {
        let since = self.since?;
        let interval = STEP_SECONDS / SPEEDS[self.speed];
        let due = ((now - since).max(0.0) / interval).floor();
        let steps = (due as usize).min(self.last - self.at);
        self.at += steps;
        if self.at == self.last {
            self.since = None;
            return None;
        }
        let since = since + due * interval;
        self.since = Some(since);
        Some((since + interval - now).clamp(0.0, interval))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_moves_on_as_time_goes_by_and_stops_at_the_end() {
        let mut time = TimeControl::new(3);
        assert_eq!(time.tick(100.0), None);
        time.toggle(100.0);
        assert_eq!(time.tick(100.0), Some(1.0));
        assert_eq!(time.tick(100.25), Some(0.75));
        assert_eq!((time.at(), time.tick(101.5)), (0, Some(0.5)));
        assert_eq!(time.at(), 1);
        assert_eq!(time.tick(109.0), None);
        assert_eq!((time.at(), time.plays()), (3, false));
        time.toggle(200.0);
        assert_eq!((time.at(), time.plays()), (0, true), "from the start again");
    }

    #[test]
    fn the_speed_counts() {
        let mut time = TimeControl::new(100);
        time.toggle(0.0);
        time.set_speed(3, 0.0);
        time.tick(5.0);
        assert_eq!(time.at(), 20);
        time.set_speed(0, 5.1);
        assert_eq!(time.tick(5.1), Some(2.0));
        time.tick(9.2);
        assert_eq!(time.at(), 22);
    }

    #[test]
    fn a_jump_pauses_and_stays_within_the_game() {
        let mut time = TimeControl::new(10);
        time.toggle(0.0);
        time.go(99);
        assert_eq!((time.at(), time.plays()), (10, false));
        time.go(4);
        assert_eq!(time.tick(1000.0), None);
        assert_eq!(time.at(), 4);
    }

    #[test]
    fn a_game_without_steps_never_plays() {
        let mut time = TimeControl::new(0);
        time.toggle(0.0);
        assert!(!time.plays());
        assert_eq!(time.tick(1.0), None);
    }
}
