//! The files of the bundled fonts.

use std::{borrow::Cow, io::Read, sync::LazyLock};

use flate2::read::DeflateDecoder;
use skrifa::{
    FontRef, MetadataProvider as _,
    instance::{LocationRef, Size},
};

/// A file as `build.rs` has packed it.
macro_rules! packed {
    ($name:literal) => {
        ($name, include_bytes!(concat!(env!("OUT_DIR"), "/", $name, ".ttf.deflate")))
    };
}

const PACKED: [(&str, &[u8]); 4] = [
    packed!("Marcellus-Regular"),
    packed!("AlegreyaSans-Regular"),
    packed!("AlegreyaSans-Medium"),
    packed!("AlegreyaSans-Bold"),
];

/// The files, by the names that the fonts themselves have; unpacked when they are first asked for.
pub(super) static FILES: LazyLock<[(&str, Vec<u8>); 4]> = LazyLock::new(|| PACKED.map(unpacked));

fn unpacked((name, packed): (&'static str, &[u8])) -> (&'static str, Vec<u8>) {
    let mut font = Vec::new();
    DeflateDecoder::new(packed).read_to_end(&mut font).expect("the build packed every font");
    (name, font)
}

/// How far down letters of running text move, as a part of their size.
pub(super) const TEXT_DOWN: f32 = 0.09;

/// The feature of a font for figures as high as capitals, and one that is always on and that ours do not use.
const LINING_FIGURES: &[u8; 4] = b"lnum";
const ALWAYS_ON: &[u8; 4] = b"rclt";

/// No space is narrower than this part of the size of its letters: before a 1 nothing would be seen of it.
const LEAST_SPACE: f32 = 0.2;
const SPACES: [char; 2] = [' ', '\u{a0}'];

/// The font as it is used: with lining figures, since in old-style ones 0 and 1 look like letters, and with spaces that are
/// seen. egui cannot ask for a feature, so it gets the name of one that is on by itself.
pub(super) fn as_used(font: &[u8]) -> Cow<'_, [u8]> {
    let (figures, spaces) = (feature(font, LINING_FIGURES), narrow_spaces(font));
    if figures.is_none() && spaces.is_empty() {
        return Cow::Borrowed(font);
    }
    let mut font = font.to_vec();
    if let Some(place) = figures {
        font[place..place + 4].copy_from_slice(ALWAYS_ON);
    }
    for (place, width) in spaces {
        font[place..place + 2].copy_from_slice(&width.to_be_bytes());
    }
    Cow::Owned(font)
}

/// Where the width of each space stands that is too narrow (in the table `hmtx`), and what it should be.
fn narrow_spaces(font: &[u8]) -> Vec<(usize, u16)> {
    let (Ok(read), Some(widths)) = (FontRef::new(font), table(font, b"hmtx")) else { return Vec::new() };
    let least = f32::from(read.metrics(Size::unscaled(), LocationRef::default()).units_per_em) * LEAST_SPACE;
    let glyphs = read.glyph_metrics(Size::unscaled(), LocationRef::default());
    let spaces = SPACES.into_iter().filter_map(|space| read.charmap().map(space));
    let narrow = spaces.filter(|&space| glyphs.advance_width(space).is_some_and(|width| width < least));
    narrow.map(|space| (widths + 4 * space.to_u32() as usize, least as u16)).collect()
}

/// Where the name of a feature stands in the substitutions of a font.
fn feature(font: &[u8], name: &[u8; 4]) -> Option<usize> {
    let substitutions = table(font, b"GSUB")?;
    let features = substitutions + number(font, substitutions + 6)?;
    let places = (0..number(font, features)?).map(|k| features + 2 + 6 * k);
    places.into_iter().find(|place| font.get(*place..).is_some_and(|rest| rest.starts_with(name)))
}

/// Where a table of a font begins.
fn table(font: &[u8], name: &[u8; 4]) -> Option<usize> {
    let tables = (0..number(font, 4)?).filter_map(|table| font.get(12 + 16 * table..)?.first_chunk::<16>());
    let [.., b8, b9, b10, b11, _, _, _, _] = *tables.into_iter().find(|table| table.starts_with(name))?;
    Some(u32::from_be_bytes([b8, b9, b10, b11]) as usize)
}

/// The number that stands at a place of a font.
fn number(font: &[u8], place: usize) -> Option<usize> {
    Some(usize::from(u16::from_be_bytes(*font.get(place..)?.first_chunk()?)))
}

/// The name and the bytes of every file, as it is used on screen.
pub fn files() -> impl Iterator<Item = (&'static str, Cow<'static, [u8]>)> {
    FILES.iter().map(|(name, bytes)| (*name, as_used(bytes)))
}

/// The font of running text.
pub(super) fn text_face() -> Option<FontRef<'static>> {
    FontRef::new(&FILES[1].1).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaces_are_a_fifth_of_the_size_or_wider() {
        for (name, bytes) in files() {
            let font = FontRef::new(&bytes).unwrap();
            let glyphs = font.glyph_metrics(Size::new(1.0), LocationRef::default());
            for space in SPACES {
                let width = glyphs.advance_width(font.charmap().map(space).unwrap()).unwrap();
                assert!((0.199..0.35).contains(&width), "{name}: {width}");
            }
        }
    }
}
