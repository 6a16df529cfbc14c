//! What is saved of a picture: coarse values as text, one character per cell. They are compared with a tolerance, since
//! processors may differ in the last bit.
//!
//! A cell keeps the mean of one channel: red, green and blue take turns, so that neighbouring cells cover every colour.
//! Pixels farther right and down count more, so that movement within a cell is noticed, too. A character stands for
//! the value modulo 94, which loses nothing that matters: whatever changes one cell by 94 changes others by less. Two
//! measures distinguish pictures: a cell differs by more than [`CELL`], or the mean of a tile of four by four cells by
//! more than [`TILE`], which shows a background in another colour, however slight the difference.

use std::fmt::Write as _;

use alhambra::ui::raster::Image;

/// The first character that stands for a value, and how many there are.
const FIRST: u8 = b'!';
const CHARACTERS: i32 = 94;
/// The largest difference of a cell that is ignored.
const CELL: i32 = 1;
/// The largest difference of the mean of a tile that is ignored, and how many cells a side has.
const TILE: f32 = 1.1;
const TILE_SIDE: usize = 4;

/// How large a cell is, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    pub width: usize,
    pub height: usize,
}

impl Cell {
    /// For the picture that shows where everything is.
    pub const FINE: Self = Self { width: 16, height: 16 };
    /// For further pictures of the same scene, in other colours and languages.
    pub const COARSE: Self = Self { width: 64, height: 50 };
}

/// The values of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Values {
    cell: Cell,
    columns: usize,
    values: Vec<u8>,
}

/// A part of a picture that differs, in pixels: left, top, right and bottom.
pub type Region = [usize; 4];

impl Values {
    pub fn of(image: &Image, cell: Cell) -> Self {
        let (columns, rows) = (image.width / cell.width, image.height / cell.height);
        // From nearly nothing at the top left to twice the mean at the bottom right.
        let weights: Vec<u64> = (0..cell.height)
            .flat_map(|y| (0..cell.width).map(move |x| (x, y)))
            .map(|(x, y)| {
                let Cell { width, height } = cell;
                (height * (2 * x + 1) + width * (2 * y + 1)) as u64
            })
            .collect();
        let total: u64 = weights.iter().sum();
        let value = |column: usize, row: usize| {
            let channel = (column + row) % 3;
            let pixels = (row * cell.height..(row + 1) * cell.height).flat_map(|y| {
                let from = 4 * (y * image.width + column * cell.width);
                image.rgba[from..from + 4 * cell.width].chunks_exact(4)
            });
            let sum: u64 =
                pixels.zip(&weights).map(|(pixel, weight)| u64::from(pixel[channel]) * weight).sum();
            (((sum + total / 2) / total) as i32 % CHARACTERS) as u8
        };
        let values = (0..rows * columns).map(|k| value(k % columns, k / columns)).collect();
        Self { cell, columns, values }
    }

    /// As lines of text.
    pub fn text(&self) -> String {
        let line = |row: &[u8]| row.iter().map(|value| char::from(FIRST + value)).chain(['\n']).collect();
        self.values.chunks(self.columns).map(line).collect::<Vec<String>>().concat()
    }

    /// Reads what [`Self::text`] wrote; none for anything else.
    pub fn read(text: &str, cell: Cell) -> Option<Self> {
        let columns = text.lines().next()?.len();
        let value = |byte: u8| byte.checked_sub(FIRST).filter(|value| i32::from(*value) < CHARACTERS);
        let is_even = text.lines().all(|line| line.len() == columns);
        let values = text.lines().flat_map(str::bytes).map(value).collect::<Option<_>>()?;
        is_even.then_some(Self { cell, columns, values })
    }

    /// The parts where the other one differs by more than noise; the whole picture if its size differs.
    pub fn differs(&self, other: &Self) -> Vec<Region> {
        let Self { cell: Cell { width, height }, columns, values } = self;
        let rows = values.len() / columns;
        if (columns, values.len()) != (&other.columns, other.values.len()) {
            return vec![[0, 0, columns * width, rows * height]];
        }
        let change = |column: usize, row: usize| {
            let k = row * columns + column;
            let apart = i32::from(other.values[k]) - i32::from(values[k]);
            (apart + CHARACTERS + CHARACTERS / 2) % CHARACTERS - CHARACTERS / 2
        };
        let mut regions = Vec::new();
        for top in (0..rows).step_by(TILE_SIDE) {
            for left in (0..*columns).step_by(TILE_SIDE) {
                let (right, bottom) = ((left + TILE_SIDE).min(*columns), (top + TILE_SIDE).min(rows));
                let cells =
                    || (top..bottom).flat_map(move |row| (left..right).map(move |column| (column, row)));
                let sum: i32 = cells().map(|(column, row)| change(column, row)).sum();
                let is_other = |(column, row): &(usize, usize)| change(*column, *row).abs() > CELL;
                let is_tile =
                    sum.abs() as f32 > TILE * cells().count() as f32 && !cells().any(|it| is_other(&it));
                let other = cells().filter(|cell| is_tile || is_other(cell));
                let region = other.map(|(x, y)| [x * width, y * height, (x + 1) * width, (y + 1) * height]);
                regions.extend(region.reduce(around));
            }
        }
        joined(regions)
    }
}

/// The smallest region that contains both.
fn around(a: Region, b: Region) -> Region {
    [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]
}

/// Merges regions that touch.
fn joined(mut regions: Vec<Region>) -> Vec<Region> {
    let touch = |a: &Region, b: &Region| a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];
    let mut whole: Vec<Region> = Vec::new();
    while let Some(mut region) = regions.pop() {
        while let Some(k) = whole.iter().position(|other| touch(&region, other)) {
            region = around(region, whole.swap_remove(k));
        }
        whole.push(region);
    }
    whole.sort_unstable_by_key(|region| (region[1], region[0]));
    whole
}

/// Regions in words.
pub fn told(regions: &[Region]) -> String {
    let mut words = String::new();
    for [left, top, right, bottom] in regions {
        let gap = if words.is_empty() { "" } else { "; " };
        write!(words, "{gap}x {left} to {right}, y {top} to {bottom}").unwrap();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn image(colour: impl Fn(usize, usize) -> [u8; 3]) -> Image {
        let (width, height) = (320, 192);
        let pixel = |k: usize| {
            let [r, g, b] = colour(k % width, k / width);
            [r, g, b, 255]
        };
        Image { width, height, rgba: (0..width * height).flat_map(pixel).collect() }
    }

    fn differs(a: &Image, b: &Image) -> Vec<Region> {
        let a = Values::of(a, Cell::FINE);
        // As in use, where one of them comes from a file.
        Values::read(&a.text(), Cell::FINE).unwrap().differs(&Values::of(b, Cell::FINE))
    }

    #[test]
    fn values_are_read_as_they_were_written() {
        let values = Values::of(&image(|x, y| [x as u8, y as u8, (x * y) as u8]), Cell::FINE);
        assert_eq!(Values::read(&values.text(), Cell::FINE).unwrap(), values);
        for text in ["", "ab\nc\n", "a\u{7f}\n", "é\n"] {
            assert_eq!(Values::read(text, Cell::FINE), None, "{text:?}");
        }
    }

    #[test]
    fn a_large_change_is_one_region_in_the_right_place() {
        let plain = image(|_, _| [200; 3]);
        let spot = |x: usize, y: usize| (40..110).contains(&x) && (30..90).contains(&y);
        let spotted = image(|x, y| if spot(x, y) { [90; 3] } else { [200; 3] });
        assert_eq!(differs(&plain, &spotted), [[32, 16, 112, 96]]);
        assert_eq!(told(&[[32, 16, 112, 96]]), "x 32 to 112, y 16 to 96");
    }

    #[test]
    fn a_slightly_different_background_is_noticed_in_every_channel() {
        let plain = image(|_, _| [128; 3]);
        for channel in 0..3 {
            let mut other = [128; 3];
            other[channel] += 8;
            assert_eq!(differs(&plain, &image(|_, _| other)), [[0, 0, 320, 192]], "{channel}");
        }
    }

    #[test]
    fn values_that_differ_by_the_number_of_characters_are_noticed_at_the_edge() {
        let plain = image(|_, _| [100; 3]);
        let edge = image(|x, _| if x < 72 { [194; 3] } else { [100; 3] });
        assert_eq!(differs(&plain, &edge), [[64, 0, 80, 192]]);
    }
}
