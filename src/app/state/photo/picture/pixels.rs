//! The pixels of a photo, why there are none, and how a photo is turned upright.

use image::metadata::Orientation;

/// The longer side of a photo that is kept, in pixels.
pub const SIDE: usize = 1920;
/// The longest side of a picture that is read; the texts name it.
const LONGEST: usize = 20_000;

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

/// Refuses a picture with a side that is too long.
pub fn check_sides(size: [usize; 2]) -> Result<(), Refused> {
    if size.into_iter().any(|side| side > LONGEST) { Err(Refused::TooLong) } else { Ok(()) }
}

/// Where a pixel of the photo that is made lies in the photo as it is read, whose last column and row these are.
type PixelSource = fn(usize, usize, [usize; 2]) -> [usize; 2];

/// A photo as it was held: cameras note that instead of turning the pixels.
pub fn turned(photo: Pixels, orientation: Orientation) -> Pixels {
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
