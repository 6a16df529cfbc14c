//! PNG pictures: row by row, of any depth and kind of colour, also those that come in seven passes.

use std::io::Cursor;

use ::png::{ColorType, Decoder, Limits, Transformations};
use image::metadata::Orientation;

use super::{
    pixels::{Pixels, Refused, SIDE, check_sides, turned},
    shrink::Shrink,
};
use crate::state::course::{Course, Watched};

/// The most bytes that parts of a file may take that are not pixels.
const MEMORY: usize = 16 << 20;

/// The passes of a picture: the first column and row of each, and how far the next ones are.
type Passes = &'static [[usize; 4]];
const PLAIN: Passes = &[[0, 0, 1, 1]];
const INTERLACED: Passes =
    &[[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]];

pub fn read(bytes: &[u8], course: &Course) -> Result<Pixels, Refused> {
    let watched = Watched::new(Cursor::new(bytes), course, 0, 0);
    let mut decoder = Decoder::new_with_limits(watched, Limits { bytes: MEMORY });
    decoder.set_transformations(Transformations::normalize_to_color8());
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    let header = decoder.read_header_info().map_err(|_| Refused::Damaged)?;
    let (size, is_interlaced) = ([header.width as usize, header.height as usize], header.interlaced);
    check_sides(size)?;
    let mut reader = decoder.read_info().map_err(|_| Refused::Damaged)?;
    let colours = reader.output_color_type().0;
    let mut shrink = Shrink::new(size, SIDE);
    let (mut done, all) = (0, (size[0] * size[1]) as u64);
    for &[left, top, across, down] in if is_interlaced { INTERLACED } else { PLAIN } {
        if left >= size[0] {
            continue;
        }
        for y in (top..size[1]).step_by(down) {
            if course.is_called_off() {
                return Err(Refused::CalledOff);
            }
            let row = reader.next_row().ok().flatten().ok_or(Refused::Damaged)?;
            add(&mut shrink, y, [left, across], row.data(), colours);
            done += ((size[0] - left).div_ceil(across)) as u64;
            course.tell(done, all);
        }
    }
    let exif = reader.info().exif_metadata.as_deref();
    let orientation = exif.and_then(Orientation::from_exif_chunk).unwrap_or(Orientation::NoTransforms);
    Ok(turned(shrink.done(), orientation))
}

/// Adds a row, or what a pass has of it. What can be looked through lies on white paper.
fn add(shrink: &mut Shrink, y: usize, [left, across]: [usize; 2], row: &[u8], colours: ColorType) {
    let on_white = |colour: u8, alpha: u8| {
        let (colour, alpha) = (u32::from(colour), u32::from(alpha));
        ((colour * alpha + 255 * (255 - alpha) + 127) / 255) as u8
    };
    match colours {
        ColorType::Grayscale | ColorType::Indexed => shrink.add(y, left, across, row.iter().map(|&v| [v; 3])),
        ColorType::Rgb => shrink.add(y, left, across, row.as_chunks().0.iter().copied()),
        ColorType::GrayscaleAlpha => {
            let pixels = row.as_chunks().0.iter().map(|&[grey, alpha]| [on_white(grey, alpha); 3]);
            shrink.add(y, left, across, pixels);
        }
        ColorType::Rgba => {
            let pixels = row.as_chunks().0.iter();
            let pixels =
                pixels.map(|&[red, green, blue, alpha]| [red, green, blue].map(|c| on_white(c, alpha)));
            shrink.add(y, left, across, pixels);
        }
    }
}
