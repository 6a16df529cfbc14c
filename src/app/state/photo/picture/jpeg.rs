//! JPEG pictures. The decoder has the whole of one in memory, so that only so many pixels are read.

use std::io::Cursor;

use image::metadata::Orientation;
use zune_jpeg::{
    JpegDecoder,
    zune_core::{colorspace::ColorSpace, options::DecoderOptions},
};

use super::{
    pixels::{Pixels, Refused, SIDE, check_sides, turned},
    shrink::Shrink,
};
use crate::state::course::{Course, Watched};

/// The most bytes that the pixels of one may take.
const MEMORY: usize = 384 << 20;
/// What of the work is done when its pixels are known, in percent.
const DECODED: u64 = 70;

pub fn read(bytes: &[u8], course: &Course) -> Result<Pixels, Refused> {
    let options = DecoderOptions::default().set_strict_mode(false);
    let options = options.set_max_width(usize::from(u16::MAX)).set_max_height(usize::from(u16::MAX));
    let watched = Watched::new(Cursor::new(bytes), course, 0, bytes.len() as u64 * 100 / DECODED);
    let mut decoder = JpegDecoder::new_with_options(watched, options);
    decoder.decode_headers().map_err(|_| Refused::Damaged)?;
    let (Some((width, height)), Some(info)) = (decoder.dimensions(), decoder.info()) else {
        return Err(Refused::Damaged);
    };
    check_sides([width, height])?;
    let is_grey = decoder.input_colorspace() == Some(ColorSpace::Luma);
    let depth = if is_grey { 1 } else { 3 };
    // What comes in several scans is collected before it becomes pixels.
    let components = usize::from(info.components);
    let collected = if is_of_one_scan(bytes, components) { 0 } else { 2 * components };
    let most = MEMORY / (depth + collected);
    if width * height > most {
        return Err(Refused::TooMany(most / 1_000_000));
    }
    let colours = if is_grey { ColorSpace::Luma } else { ColorSpace::RGB };
    decoder.set_options(options.jpeg_set_out_colorspace(colours));
    let decoded = decoder.decode();
    if course.is_called_off() {
        return Err(Refused::CalledOff);
    }
    let decoded = decoded.map_err(|_| Refused::Damaged)?;
    drop(decoder);
    let mut shrink = Shrink::new([width, height], SIDE);
    for (y, row) in decoded.chunks_exact(depth * width).enumerate() {
        if course.is_called_off() {
            return Err(Refused::CalledOff);
        }
        if is_grey {
            shrink.add(y, 0, 1, row.iter().map(|&grey| [grey; 3]));
        } else {
            shrink.add(y, 0, 1, row.as_chunks().0.iter().copied());
        }
        let share = (100 - DECODED) * (y as u64 + 1) / height as u64;
        course.tell(DECODED + share, 100);
    }
    let exif = info.exif_data.as_deref();
    let orientation = exif.and_then(Orientation::from_exif_chunk).unwrap_or(Orientation::NoTransforms);
    drop(decoded);
    Ok(turned(shrink.done(), orientation))
}

/// Whether a file has all its components in one scan, as cameras write them. A progressive one has not.
fn is_of_one_scan(bytes: &[u8], components: usize) -> bool {
    let mut at = 2;
    while let Some(&[0xff, marker, high, low]) = bytes[at..].first_chunk() {
        match marker {
            0xff => at += 1,
            // A progressive frame.
            0xc2 => return false,
            // The beginning of a scan, which says how many components it has.
            0xda => return bytes.get(at + 4).map(|&count| usize::from(count)) == Some(components),
            _ => at = (at + 2 + usize::from(u16::from_be_bytes([high, low]))).min(bytes.len()),
        }
    }
    false
}
