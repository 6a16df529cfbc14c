//! Making a picture smaller while it is read, row by row and in any order: each pixel of the small one is the mean of what
//! it covers of the large one.

use super::pixels::Pixels;

/// A picture that is being made smaller.
pub struct Shrink {
    from: [usize; 2],
    to: [usize; 2],
    columns: Vec<Share>,
    /// One row, made narrower.
    row: Vec<f32>,
    /// What has come so far of red, green and blue of each pixel.
    sums: Vec<f32>,
}

/// Where a line of the large picture lies in the small one.
#[derive(Clone, Copy)]
struct Share {
    /// The first line of the small one that it lies in.
    first: usize,
    /// How much it fills of that.
    part: f32,
    /// How much it fills of the next.
    rest: f32,
}

impl Share {
    /// That of the line `at`, where `from` lines become `to`, which are no more.
    fn of(at: usize, from: usize, to: usize) -> Self {
        // In units of which a line of the large picture has `to`, and one of the small picture `from`.
        let (begin, end) = (at * to, (at + 1) * to);
        let first = begin / from;
        let border = (first + 1) * from;
        let fill = |units: usize| units as f32 / from as f32;
        Self { first, part: fill(end.min(border) - begin), rest: fill(end.saturating_sub(border)) }
    }
}

impl Shrink {
    /// A picture of this size, to be no longer than `side` either way.
    pub fn new(from: [usize; 2], side: usize) -> Self {
        let longer = from[0].max(from[1]);
        let scaled = |length: usize| ((length * side + longer / 2) / longer).max(1);
        let to = if longer > side { from.map(scaled) } else { from };
        Self {
            from,
            to,
            columns: (0..from[0]).map(|at| Share::of(at, from[0], to[0])).collect(),
            row: vec![0.0; 3 * to[0]],
            sums: vec![0.0; 3 * to[0] * to[1]],
        }
    }

    /// Adds pixels of the row `y`: every so many steps one, from the column `first`.
    pub fn add(&mut self, y: usize, first: usize, step: usize, rgb: impl Iterator<Item = [u8; 3]>) {
        self.row.fill(0.0);
        for (share, pixel) in self.columns[first..].iter().step_by(step).zip(rgb) {
            let at = 3 * share.first;
            let pixel = pixel.map(f32::from);
            for (sum, colour) in self.row[at..at + 3].iter_mut().zip(pixel) {
                *sum += share.part * colour;
            }
            if share.rest > 0.0 {
                for (sum, colour) in self.row[at + 3..at + 6].iter_mut().zip(pixel) {
                    *sum += share.rest * colour;
                }
            }
        }
        let share = Share::of(y, self.from[1], self.to[1]);
        let width = self.row.len();
        for (line, part) in [(share.first, share.part), (share.first + 1, share.rest)] {
            if part > 0.0 {
                for (sum, colour) in self.sums[line * width..][..width].iter_mut().zip(&self.row) {
                    *sum += part * colour;
                }
            }
        }
    }

    /// The small picture.
    pub fn done(self) -> Pixels {
        Pixels { size: self.to, rgb: self.sums.into_iter().map(|colour| (colour + 0.5) as u8).collect() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pixel_is_the_mean_of_what_it_covers_whatever_the_order_of_rows() {
        let grey = |x: usize, y: usize| [(17 * x + 5 * y) as u8; 3];
        let (width, height) = (9, 6);
        let make = |rows: &[usize], step: usize| {
            let mut shrink = Shrink::new([width, height], 3);
            for &y in rows {
                for first in 0..step {
                    shrink.add(y, first, step, (first..width).step_by(step).map(|x| grey(x, y)));
                }
            }
            shrink.done()
        };
        let small = make(&[0, 1, 2, 3, 4, 5], 1);
        assert_eq!(small.size, [3, 2]);
        for (index, pixel) in small.rgb.chunks_exact(3).enumerate() {
            let (x, y) = (index % 3, index / 3);
            let all = (0..9).map(|at| u32::from(grey(3 * x + at % 3, 3 * y + at / 3)[0]));
            let mean = (f64::from(all.sum::<u32>()) / 9.0).round() as u8;
            assert_eq!(pixel, [mean; 3]);
        }
        assert_eq!(make(&[5, 0, 3, 1, 4, 2], 2), small);
    }

    #[test]
    fn one_colour_stays_that_colour_at_any_scale() {
        for (from, side) in [([7, 5], 5), ([1921, 3], 1920), ([10, 1], 3), ([4, 4], 4), ([1, 50], 7)] {
            let mut shrink = Shrink::new(from, side);
            for y in 0..from[1] {
                shrink.add(y, 0, 1, std::iter::repeat_n([255, 128, 3], from[0]));
            }
            let small = shrink.done();
            assert!(small.rgb.chunks_exact(3).all(|pixel| pixel == [255, 128, 3]), "{from:?}");
            assert_eq!(small.size.into_iter().max(), from.into_iter().max().map(|longer| longer.min(side)));
        }
    }
}
