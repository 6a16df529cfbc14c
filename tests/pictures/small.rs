//! Small copies of pictures: a dot is the mean of eight by eight pixels. They are compared with a tolerance, since
//! processors may differ in the last bit.
//!
//! Two measures tell pictures apart. No channel of any dot may differ by more than [`DOT`]: a line that moved by a
//! pixel does, where it can be seen at all. And the mean of a tile of four by four dots may not differ by more than
//! [`TILE`]: so does a ground in another colour, however little other.

use std::{
    collections::{BTreeSet, HashMap},
    fmt,
    io::Cursor,
};

use alhambra::ui::raster::Image;

use crate::shrunk::shrunk;

/// Pixels of the side of a dot.
const SIDE: usize = 8;
/// Dots of the side of a tile.
const TILE_SIDE: usize = 4;
/// The largest difference of a dot that is none.
const DOT: i32 = 5;
/// The largest difference of the mean of a tile that is none.
const TILE: f32 = 2.6;
/// What the channels in a file are multiples of.
const ROUNDED: u16 = 4;

type Colour = [u8; 3];

/// A small copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Small {
    width: usize,
    dots: Vec<Colour>,
}

/// How two pictures differ.
#[derive(Debug)]
pub enum Difference {
    Size,
    /// The largest one of dots and of tiles, and in which dot or tile, in pixels of the screen.
    Colour {
        dot: i32,
        tile: f32,
        at: (usize, usize),
    },
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size => write!(f, "another size"),
            Self::Colour { dot, tile, at } => write!(
                f,
                "a dot differs by {dot} (up to {DOT} is noise), a tile by {tile:.1} (up to {TILE}), at {}, {}",
                at.0, at.1
            ),
        }
    }
}

impl Small {
    pub fn of(image: &Image) -> Self {
        Self { width: image.width / SIDE, dots: shrunk(image, SIDE) }
    }

    /// What sets the two apart, if it is more than noise.
    pub fn differs(&self, other: &Self) -> Option<Difference> {
        if (self.width, self.dots.len()) != (other.width, other.dots.len()) {
            return Some(Difference::Size);
        }
        let (mut dot, mut dot_at) = (0, 0);
        let mut tiles: HashMap<(usize, usize), [i32; 4]> = HashMap::new();
        for (k, (mine, others)) in self.dots.iter().zip(&other.dots).enumerate() {
            let tile = tiles.entry((k % self.width / TILE_SIDE, k / self.width / TILE_SIDE)).or_default();
            tile[3] += 1;
            for channel in 0..3 {
                let difference = i32::from(others[channel]) - i32::from(mine[channel]);
                tile[channel] += difference;
                if difference.abs() > dot {
                    (dot, dot_at) = (difference.abs(), k);
                }
            }
        }
        let mean =
            |tile: [i32; 4]| (0..3).map(|k| (tile[k] as f32 / tile[3] as f32).abs()).fold(0.0, f32::max);
        let means = tiles.into_iter().map(|(place, tile)| (mean(tile), place));
        let (tile, tile_at) = means.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or_default();
        let at = if dot > DOT {
            (dot_at % self.width * SIDE, dot_at / self.width * SIDE)
        } else {
            (tile_at.0 * TILE_SIDE * SIDE, tile_at.1 * TILE_SIDE * SIDE)
        };
        (dot > DOT || tile > TILE).then_some(Difference::Colour { dot, tile, at })
    }

    /// Both pictures and, below them, how they differ: grey where they do not.
    pub fn beside(&self, other: &Self) -> Self {
        let strong = |a: u8, b: u8| (128 + 4 * (i32::from(b) - i32::from(a))).clamp(0, 255) as u8;
        let difference = self.dots.iter().zip(&other.dots);
        let difference = difference.map(|(a, b)| std::array::from_fn(|k| strong(a[k], b[k]))).collect();
        Self {
            width: self.width,
            dots: [&self.dots, &other.dots, &difference].into_iter().flatten().copied().collect(),
        }
    }

    /// The bytes of a PNG file. Channels are rounded, and few colours are numbered: it is a fraction of the room.
    pub fn encode(&self) -> Vec<u8> {
        let round = |channel: u8| {
            let channel = u16::from(channel);
            ((channel + ROUNDED / 2) / ROUNDED * ROUNDED).min(255) as u8
        };
        let dots: Vec<Colour> = self.dots.iter().map(|dot| dot.map(round)).collect();
        let colours: Vec<Colour> = dots.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
        let mut bytes = Vec::new();
        let height = self.dots.len() / self.width;
        let mut encoder = png::Encoder::new(&mut bytes, self.width as u32, height as u32);
        encoder.set_compression(png::Compression::High);
        encoder.set_filter(png::Filter::NoFilter);
        let pixels: Vec<u8> = if colours.len() <= 256 {
            encoder.set_color(png::ColorType::Indexed);
            encoder.set_palette(colours.concat());
            dots.iter().filter_map(|dot| colours.binary_search(dot).ok()).map(|number| number as u8).collect()
        } else {
            encoder.set_color(png::ColorType::Rgb);
            dots.concat()
        };
        let mut writer = encoder.write_header().unwrap();
        writer.write_image_data(&pixels).unwrap();
        writer.finish().unwrap();
        bytes
    }

    pub fn decode(bytes: &[u8]) -> Self {
        let mut decoder = png::Decoder::new(Cursor::new(bytes));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().unwrap();
        let mut rgb = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut rgb).unwrap();
        let dots = rgb.chunks_exact(3).map(|dot| [dot[0], dot[1], dot[2]]).collect();
        Self { width: info.width as usize, dots }
    }
}

#[cfg(test)]
mod tests {
    use alhambra::ui::{raster, theme::ThemeChoice, widgets::button::Button};
    use egui::vec2;

    use super::*;

    /// A window with a button so many pixels from the left.
    fn button(left: f32) -> Image {
        raster::picture(vec2(320.0, 200.0), 1.0, ThemeChoice::LIGHT, |ui| {
            ui.add_space(60.0);
            ui.horizontal(|ui| {
                ui.add_space(left);
                ui.add(Button::primary("Start").min_width(120.0));
            });
        })
    }

    fn differ(a: &Image, b: &Image) -> bool {
        // As it is done: one of them was in a file.
        Small::decode(&Small::of(a).encode()).differs(&Small::of(b)).is_some()
    }

    /// The same with every channel of every pixel changed.
    fn changed(image: &Image, mut change: impl FnMut([u8; 3]) -> [u8; 3]) -> Image {
        let mut image = image.clone();
        for pixel in image.rgba.chunks_exact_mut(4) {
            let other = change([pixel[0], pixel[1], pixel[2]]);
            pixel[..3].copy_from_slice(&other);
        }
        image
    }

    #[test]
    fn a_button_that_moved_by_a_pixel_is_seen() {
        let before = button(80.0);
        assert!(!differ(&before, &before));
        for left in [79.0, 81.0, 90.0] {
            assert!(differ(&before, &button(left)), "{left}");
        }
    }

    #[test]
    fn a_colour_that_changed_a_little_is_seen() {
        let before = button(80.0);
        let pixel =
            |x: usize, y: usize| -> Colour { before.rgba[4 * (y * 320 + x)..][..3].try_into().unwrap() };
        // The button beside its word, and the ground.
        for colour in [pixel(100, 80), pixel(10, 190)] {
            let other = |[r, g, b]: Colour| if [r, g, b] == colour { [r, g, b ^ 8] } else { [r, g, b] };
            assert!(differ(&before, &changed(&before, other)), "{colour:?}");
        }
    }

    #[test]
    fn the_last_bit_is_noise() {
        let before = button(80.0);
        let mut number = 1_u32;
        let mut noise = |value: u8| {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            value.saturating_add_signed((number >> 24) as i8 % 2)
        };
        assert!(!differ(&before, &changed(&before, |colour| colour.map(&mut noise))));
        assert!(!differ(&before, &changed(&before, |colour| colour.map(|value| value ^ 1))));
    }
}
