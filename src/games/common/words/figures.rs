//! Figures of advice and analysis, in the unit of what is played for.

use crate::search::{Estimate, Goal};
use text::Texts;

/// How figures are written: VP, or a chance in per cent.
#[derive(Clone, Copy)]
pub struct Figures<'a> {
    texts: &'a Texts,
    goal: Goal,
    /// Decimals of VP; a per cent has one less.
    decimals: usize,
}

impl<'a> Figures<'a> {
    /// In hundredths of a VP, to calculate with.
    #[must_use]
    pub const fn exact(texts: &'a Texts, goal: Goal) -> Self {
        Self { texts, goal, decimals: 2 }
    }

    /// In tenths of a VP, to read.
    #[must_use]
    pub const fn round(texts: &'a Texts, goal: Goal) -> Self {
        Self { texts, goal, decimals: 1 }
    }

    /// The figure itself.
    #[must_use]
    pub fn figure(self, value: f64) -> String {
        self.in_unit(&self.number(value))
    }

    /// The same beside a line of a chart: a whole figure has no decimals.
    #[must_use]
    pub fn level(self, value: f64) -> String {
        let whole = value.round();
        if self.goal == Goal::Total && (value - whole).abs() < 1e-6 {
            return self.in_unit(&(whole as i64).to_string());
        }
        self.figure(value)
    }

    /// The same with its sign; what rounds to nothing has none.
    #[must_use]
    pub fn signed(self, value: f64) -> String {
        let number = self.number(value);
        let is_more = value > 0.0 && number != self.number(0.0);
        self.in_unit(&if is_more { format!("+{number}") } else { number })
    }

    /// The same with the standard error, where there is one.
    #[must_use]
    pub fn estimate(self, estimate: Estimate) -> String {
        if estimate.error == 0.0 {
            return self.figure(estimate.mean);
        }
        self.in_unit(&format!("{} ± {}", self.number(estimate.mean), self.number(estimate.error)))
    }

    /// A figure that says what it counts.
    #[must_use]
    pub fn named(self, figure: &str) -> String {
        if self.goal == Goal::Total { self.texts.analyse_vp(figure) } else { figure.to_owned() }
    }

    /// What was told of a chance of winning, with the VP that it is beside it, as far as they are known.
    #[must_use]
    pub fn with_vp(self, told: String, vp: Option<f64>, written: fn(Self, f64) -> String) -> String {
        match vp.filter(|_| self.goal == Goal::Victory) {
            Some(vp) => self.texts.figure_with_vp(&told, &written(Self { goal: Goal::Total, ..self }, vp)),
            None => told,
        }
    }

    fn number(self, value: f64) -> String {
        let (value, decimals) = match self.goal {
            Goal::Total => (value, self.decimals),
            Goal::Victory => (100.0 * value, self.decimals - 1),
        };
        // What rounds to nothing has no minus.
        let least = 0.5 * 0.1_f64.powi(decimals as i32);
        self.texts.decimals(if value.abs() < least { 0.0 } else { value }, decimals)
    }

    fn in_unit(self, number: &str) -> String {
        match self.goal {
            Goal::Total => number.to_owned(),
            Goal::Victory => self.texts.hint_percent(number),
        }
    }
}

/// A figure with a minus as long as it is printed.
#[must_use]
pub fn minus(figure: &str) -> String {
    figure.replace('-', "\u{2212}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn what_rounds_to_nothing_has_no_sign() {
        let texts = Texts::new(Language::English);
        let figures = Figures::round(&texts, Goal::Total);
        let told = [-0.06, -0.04, 0.0, 0.04, 0.06].map(|value| figures.signed(value));
        assert_eq!(told, ["-0.1", "0.0", "0.0", "0.0", "+0.1"]);
    }
}
