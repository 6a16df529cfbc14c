//! An axis from one round figure to another, with a line at each step between.

/// A figure may lie beyond the last line by so much of what is between two: within the margin, and no reason for another.
const BEYOND: f64 = 0.1;
/// An axis of whole figures has so many steps at least: with fewer, what lies on it is pressed flat.
const LEAST_STEPS: usize = 3;

/// An axis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Axis {
    /// Where it begins.
    pub least: f64,
    /// Where it ends.
    pub most: f64,
    /// From one line with a figure to the next: 1, 2 or 5, or one of these times a power of ten.
    pub step: f64,
}

impl Axis {
    /// That of figures between these, which differ, with about so many steps at most.
    #[must_use]
    pub fn of(least: f64, most: f64, steps: f64) -> Self {
        Self::by(least, most, round_up((most - least) / steps.max(1.0)))
    }

    /// That of whole figures: its steps are whole, too, and it is not shorter than a few of them; the least figure does
    /// not lie on its beginning unless that is zero.
    #[must_use]
    pub fn of_whole(least: f64, most: f64, steps: f64) -> Self {
        const FEW: f64 = 4.0;
        let short = ((FEW - (most - least)) / 2.0).max(0.0);
        let (from, to) = (least - short, most + short);
        let step = round_up((to - from) / steps.max(1.0)).max(1.0);
        let mut axis = Self::by(from, to, step);
        if axis.steps() < LEAST_STEPS && step > 1.0 {
            axis = Self::by(from, to, round_down(step));
        }
        let has_room = axis.least > 0.0 || least < 0.0;
        if has_room && least < axis.least + axis.step * BEYOND {
            axis.least -= axis.step;
        }
        axis
    }

    /// That of bars, which begin at zero, of these figures.
    #[must_use]
    pub fn from_zero(least: f64, most: f64, steps: f64) -> Self {
        let (least, most) = (least.min(0.0), most.max(0.0));
        if least < most { Self::of(least, most, steps) } else { Self::of(0.0, 1.0, 1.0) }
    }

    fn by(least: f64, most: f64, step: f64) -> Self {
        Self {
            least: (least / step + BEYOND).floor() * step,
            most: (most / step - BEYOND).ceil() * step,
            step,
        }
    }

    /// How far a figure is on the way from the beginning to the end.
    #[must_use]
    pub fn part(&self, figure: f64) -> f32 {
        ((figure - self.least) / (self.most - self.least)) as f32
    }

    fn steps(self) -> usize {
        ((self.most - self.least) / self.step).round() as usize
    }

    /// The figures at its lines.
    pub fn lines(self) -> impl Iterator<Item = f64> {
        (0..=self.steps()).map(move |k| self.least + k as f64 * self.step)
    }
}

/// The next of 1, 2, 5, 10, 20 and so on, and of 0.5, 0.2 and so on.
fn round_up(step: f64) -> f64 {
    let unit = 10_f64.powf(step.log10().floor());
    let steps = [1.0, 2.0, 5.0].map(|times| times * unit);
    steps.into_iter().find(|round| *round >= step - unit * 1e-9).unwrap_or(10.0 * unit)
}

/// The one before such a step: 2 before 5, 1 before 2, 0.5 before 1.
fn round_down(step: f64) -> f64 {
    let unit = 10_f64.powf(step.log10().floor());
    let steps = [2.0, 1.0].map(|times| times * unit);
    steps.into_iter().find(|round| *round < step - unit * 1e-9).unwrap_or(0.5 * unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_one_two_or_five_of_a_kind() {
        for (least, round) in [(0.9, 1.0), (1.0, 1.0), (1.1, 2.0), (3.0, 5.0), (6.0, 10.0), (42.0, 50.0)] {
            assert_eq!(round_up(least), round, "{least}");
        }
        assert!((round_up(0.03) - 0.05).abs() < 1e-12);
        assert_eq!([5.0, 2.0, 1.0, 50.0, 10.0].map(round_down), [2.0, 1.0, 0.5, 20.0, 5.0]);
    }

    #[test]
    fn bars_begin_at_zero_and_the_lines_are_round() {
        let lines = |axis: Axis| axis.lines().collect::<Vec<_>>();
        assert_eq!(lines(Axis::from_zero(3.0, 9.0, 5.0)), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
        assert_eq!(lines(Axis::from_zero(-7.0, 3.0, 4.0)), [-10.0, -5.0, 0.0, 5.0]);
        assert_eq!(lines(Axis::from_zero(0.0, 0.0, 4.0)), [0.0, 1.0]);
        assert!((Axis::from_zero(0.0, 10.0, 5.0).part(5.0) - 0.5).abs() < 1e-6);
    }

    #[test]
    fn a_single_result_has_whole_figures_around_it() {
        let axis = Axis::of_whole(77.0, 77.0, 5.0);
        assert_eq!((axis.least, axis.most, axis.step), (75.0, 79.0, 1.0));
    }

    #[test]
    fn results_are_neither_pressed_flat_nor_on_the_line_below() {
        let axis = |least, most, steps| {
            let axis = Axis::of_whole(least, most, steps);
            (axis.least, axis.most, axis.step)
        };
        assert_eq!(axis(62.0, 108.0, 5.0), (60.0, 110.0, 10.0));
        assert_eq!(axis(60.0, 108.0, 5.0), (50.0, 110.0, 10.0), "on the edge");
        assert_eq!(axis(78.0, 133.0, 2.0), (60.0, 140.0, 20.0), "by fifties it had two steps");
        assert_eq!(axis(0.0, 50.0, 5.0), (0.0, 50.0, 10.0), "none has less than nothing");
    }
}
