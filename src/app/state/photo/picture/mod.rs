//! A photo as it is kept: upright, no larger than a screen shows, and without what cameras note beside it. However large
//! the picture is that it is made of, no more of it is in memory than must be.

mod jpeg;
mod pixels;
mod png;
mod shrink;
#[cfg(test)]
mod tests;

use image::{ExtendedColorType, codecs::jpeg::JpegEncoder};

pub use pixels::{Pixels, Refused};

use crate::state::course::Course;

/// How well a photo is kept, of 100.
const QUALITY: u8 = 85;

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
