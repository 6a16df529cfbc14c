//! A photo as it is kept: upright, no larger than a screen shows, and without what cameras note beside it. However large
//! the picture is that it is made of, no more of it is in memory than must be.

mod jpeg;
mod png;
mod shrink;
#[cfg(test)]
mod tests;

use image::{ExtendedColorType, codecs::jpeg::JpegEncoder, metadata::Orientation};

use super::course::Course;

/// The longer side of a photo that is kept, in pixels.
const SIDE: usize = 1920;
/// The longest side of a picture that is read; the texts name it.
const LONGEST: usize = 20_000;
/// How well a photo is kept, of 100.
const QUALITY: u8 = 85;

/// The colours of a photo, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Width and height.
    pub size: [usize; 2],
    /// Red, green and blue of each pixel.
    pub rgb: Vec<u8>,
}

/// Why no photo is made of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// It is neither a JPEG nor a PNG.
    NoPicture,
    /// It is one, but damaged, or of a kind that nobody reads.
    Damaged,
    /// A side has more than [`LONGEST`] pixels.
    TooLong,
    /// It has more than so many million pixels.
    TooMany(usize),
    /// The photo is not wanted any more.
    CalledOff,
}

/// The pixels of a JPEG or PNG file, made as small as a photo is kept.
pub fn read(bytes: &[u8], course: &Course) -> Result<Pixels, Refused> {
    let read = if bytes.starts_with(b"\xff\xd8\xff") {
        jpeg::read(bytes, course)
    } else if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        png::read(bytes, course)
    } else {
        Err(Refused::NoPicture)
    };
    // What was called off may look like a damaged file.
    if course.is_called_off() { Err(Refused::CalledOff) } else { read }
}

/// A photo as the bytes of the file that is kept.
pub fn jpeg_of(photo: &Pixels) -> Option<Vec<u8>> {
    let [width, height] = photo.size.map(|side| u32::try_from(side).ok());
    let mut jpeg = Vec::new();
    let mut encoder = JpegEncoder::new_with_quality(&mut jpeg, QUALITY);
    encoder.encode(&photo.rgb, width?, height?, ExtendedColorType::Rgb8).ok()?;
    Some(jpeg)
}

fn check_sides(size: [usize; 2]) -> Result<(), Refused> {
    if size.into_iter().any(|side| side > LONGEST) { Err(Refused::TooLong) } else { Ok(()) }
}

/// Where a pixel of the photo that is made lies in the photo as it is read, whose last column and row these are.
type PixelSource = fn(usize, usize, [usize; 2]) -> [usize; 2];

/// A photo as it was held: cameras note that instead of turning the pixels.
fn turned(photo: Pixels, orientation: Orientation) -> Pixels {
    let [width, height] = photo.size;
    let (is_across, source): (bool, PixelSource) = match orientation {
        Orientation::NoTransforms => return photo,
        Orientation::FlipHorizontal => (false, |x, y, [right, _]| [right - x, y]),
        Orientation::FlipVertical => (false, |x, y, [_, bottom]| [x, bottom - y]),
        Orientation::Rotate180 => (false, |x, y, [right, bottom]| [right - x, bottom - y]),
        Orientation::Rotate90 => (true, |x, y, [_, bottom]| [y, bottom - x]),
        Orientation::Rotate270 => (true, |x, y, [right, _]| [right - y, x]),
        Orientation::Rotate90FlipH => (true, |x, y, _| [y, x]),
        Orientation::Rotate270FlipH => (true, |x, y, [right, bottom]| [right - y, bottom - x]),
    };
    let size = if is_across { [height, width] } else { [width, height] };
    let last = [width - 1, height - 1];
    let mut rgb = Vec::with_capacity(photo.rgb.len());
    for y in 0..size[1] {
        for x in 0..size[0] {
            let [x, y] = source(x, y, last);
            rgb.extend_from_slice(&photo.rgb[3 * (y * width + x)..][..3]);
        }
    }
    Pixels { size, rgb }
}
