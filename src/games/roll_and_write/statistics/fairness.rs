//! Whether dice are fair: a chi-square test of how often each face lay.

use super::GameFacts;

/// How often each face lay, and how far that is from fair dice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fairness {
    /// Face by face, from 1.
    pub faces: [u32; 6],
    /// How often each would lie.
    pub expected: f64,
    /// How far they are from that: the sum of the squares, each by what was expected.
    pub chi_square: f64,
    /// How often fair dice lie at least as far from it; from 0 to 1.
    pub chance: f64,
}

impl Fairness {
    /// Of the dice of one source, by its place in [`super::SOURCES`]; none where it has not thrown any.
    #[must_use]
    pub fn of(games: &[&GameFacts], source: usize) -> Option<Self> {
        let face = |k: usize| games.iter().map(|game| game.faces[source][k]).sum();
        let faces: [u32; 6] = std::array::from_fn(face);
        let expected = f64::from(faces.iter().sum::<u32>()) / 6.0;
        let square = |face: u32| (f64::from(face) - expected).powi(2) / expected;
        let chi_square = faces.into_iter().map(square).sum();
        (expected > 0.0).then(|| Self { faces, expected, chi_square, chance: chance_of(chi_square) })
    }

    /// In how many of a hundred fair samples such dice come up.
    #[must_use]
    pub fn of_a_hundred(&self) -> u32 {
        (self.chance * 100.0).round() as u32
    }
}

/// Six faces leave five degrees of freedom: half of them.
const HALF: f64 = 2.5;
/// Γ(7/2), which is Γ(5/2) · 5/2.
const GAMMA_NEXT: f64 = 3.323_350_970_447_842_6;
/// From there on the chance is nil in the digits of a number.
const FAR: f64 = 200.0;

/// How often fair dice lie at least as far from what is expected: 1 − P(5/2, χ²/2), with the regularised incomplete
/// gamma function P as its series xᵃ e⁻ˣ / Γ(a + 1) · (1 + x / (a + 1) + x² / ((a + 1)(a + 2)) + …).
#[must_use]
pub fn chance_of(chi_square: f64) -> f64 {
    if chi_square > FAR {
        return 0.0;
    }
    let x = chi_square.max(0.0) / 2.0;
    let (mut term, mut sum, mut next) = (1.0, 1.0, HALF);
    while term > sum * f64::EPSILON {
        next += 1.0;
        term *= x / next;
        sum += term;
    }
    (1.0 - x.powf(HALF) * (-x).exp() / GAMMA_NEXT * sum).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Values of the usual tables of chi-square with 5 degrees of freedom.
    #[test]
    fn the_chances_are_those_of_the_tables() {
        let table = [
            (0.0, 1.0),
            (1.610, 0.9),
            (4.351, 0.5),
            (9.236, 0.1),
            (11.070, 0.05),
            (15.086, 0.01),
            (20.515, 0.001),
        ];
        for (chi_square, chance) in table {
            let found = chance_of(chi_square);
            assert!((found - chance).abs() < 1e-4, "{chi_square}: {found}");
        }
        assert_eq!(chance_of(1e9), 0.0);
    }

    /// The density added up in small steps gives the same.
    #[test]
    fn the_chance_is_the_area_under_the_density() {
        let density = |x: f64| x.powf(1.5) * (-x / 2.0).exp() / (2.0_f64.powf(2.5) * GAMMA_NEXT / 2.5);
        for end in [0.5, 3.0, 7.5, 18.0, 60.0] {
            const STEPS: usize = 100_000;
            let width = end / STEPS as f64;
            let area: f64 = (0..STEPS).map(|k| density((k as f64 + 0.5) * width) * width).sum();
            assert!((1.0 - area - chance_of(end)).abs() < 1e-6, "{end}");
        }
    }
}
