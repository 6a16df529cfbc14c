//! Results over time, and how they are spread.

use super::Play;

/// A result among those before it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrendPoint {
    /// The result.
    pub total: u16,
    /// The mean of it and those before it, as many as the window has.
    pub mean: f64,
    /// Their standard deviation: the band is so wide on either side.
    pub deviation: f64,
}

/// The results in the order of time, each with the mean of the last `window`.
#[must_use]
pub fn trend(plays: &[Play<'_>], window: usize) -> Vec<TrendPoint> {
    let totals: Vec<f64> = plays.iter().map(|play| f64::from(play.player().total)).collect();
    let point = |(k, play): (usize, &Play<'_>)| {
        let last = &totals[(k + 1).saturating_sub(window.max(1))..=k];
        let mean = mean(last);
        let square = last.iter().map(|total| (total - mean).powi(2)).sum::<f64>() / last.len() as f64;
        let total = play.player().total;
        TrendPoint { total, mean, deviation: square.sqrt() }
    };
    plays.iter().enumerate().map(point).collect()
}

/// The mean of some figures; 0 of none.
#[must_use]
pub fn mean(figures: &[f64]) -> f64 {
    figures.iter().sum::<f64>() / figures.len().max(1) as f64
}

/// How results are spread.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Distribution {
    /// The results, the least first.
    pub totals: Vec<u16>,
}

/// How the results are spread.
#[must_use]
pub fn distribution(plays: &[Play<'_>]) -> Distribution {
    let mut totals: Vec<u16> = plays.iter().map(|play| play.player().total).collect();
    totals.sort_unstable();
    Distribution { totals }
}

impl Distribution {
    /// How many results lie in each step of `width` VP: the first VP of each, from the least result to the best.
    #[must_use]
    pub fn bins(&self, width: u16) -> Vec<(u16, usize)> {
        let width = width.max(1);
        let (Some(least), Some(best)) = (self.totals.first(), self.totals.last()) else { return Vec::new() };
        let count = |step: u16| self.totals.iter().filter(|&&total| total / width == step).count();
        (least / width..=best / width).map(|step| (step * width, count(step))).collect()
    }

    /// The best; none of no results.
    #[must_use]
    pub fn best(&self) -> Option<f64> {
        self.totals.last().map(|&total| total.into())
    }

    /// The worst; none of no results.
    #[must_use]
    pub fn worst(&self) -> Option<f64> {
        self.totals.first().map(|&total| total.into())
    }

    /// The mean.
    #[must_use]
    pub fn mean(&self) -> f64 {
        let totals: Vec<f64> = self.totals.iter().map(|&total| f64::from(total)).collect();
        mean(&totals)
    }

    /// How many results are below a total.
    #[must_use]
    pub fn below(&self, total: u16) -> usize {
        self.totals.partition_point(|&other| other < total)
    }

    /// The total with this share of the others below it, between two results in proportion; none of no results.
    #[must_use]
    pub fn quantile(&self, share: f64) -> Option<f64> {
        let at = share.clamp(0.0, 1.0) * self.totals.len().checked_sub(1)? as f64;
        let (low, part) = (at.floor() as usize, at.fract());
        let (low, high) = (f64::from(self.totals[low]), f64::from(self.totals[at.ceil() as usize]));
        Some(low + part * (high - low))
    }
}
