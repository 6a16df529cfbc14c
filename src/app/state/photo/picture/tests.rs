use std::io::{Cursor, Write as _};

use ::png::{BitDepth, ColorType};
use flate2::{Compression, Crc, write::ZlibEncoder};
use image::{DynamicImage, ImageFormat, Rgb, RgbImage, metadata::Orientation};
use jpeg_encoder::{ColorType as JpegColours, Encoder};
use proptest::prelude::*;

use super::*;

/// A picture whose left half is red, as a file.
fn file(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
    let colour = |x, _| if x < width / 2 { Rgb([220, 20, 20]) } else { Rgb([20, 20, 220]) };
    let mut bytes = Cursor::new(Vec::new());
    RgbImage::from_fn(width, height, colour).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn photo(bytes: &[u8]) -> Result<Pixels, Refused> {
    read(bytes, &Course::default())
}

/// The same by another reader, in full size.
fn known(bytes: &[u8]) -> Pixels {
    let picture = image::load_from_memory(bytes).unwrap().into_rgb8();
    Pixels { size: [picture.width() as usize, picture.height() as usize], rgb: picture.into_raw() }
}

fn is_red(photo: &Pixels, x: usize, y: usize) -> bool {
    let at = 3 * (y * photo.size[0] + x);
    photo.rgb[at] > photo.rgb[at + 2]
}

/// A PNG file with this header and these bytes of rows.
fn png_file(
    [width, height]: [u32; 2],
    depth: u8,
    colours: ColorType,
    interlaced: bool,
    rows: &[u8],
) -> Vec<u8> {
    let mut bytes = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut chunk = |name: &[u8], content: &[u8]| {
        let mut sum = Crc::new();
        sum.update(name);
        sum.update(content);
        let length = u32::try_from(content.len()).unwrap().to_be_bytes();
        bytes.extend([&length[..], name, content, &sum.sum().to_be_bytes()].concat());
    };
    let last = [depth, colours as u8, 0, 0, u8::from(interlaced)];
    chunk(b"IHDR", &[&width.to_be_bytes()[..], &height.to_be_bytes(), &last].concat());
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(rows).unwrap();
    chunk(b"IDAT", &packed.finish().unwrap());
    chunk(b"IEND", b"");
    bytes
}

/// An interlaced PNG of this size, of grey pixels.
fn interlaced([width, height]: [usize; 2], grey: impl Fn(usize, usize) -> u8) -> Vec<u8> {
    let passes =
        [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]];
    let mut rows = Vec::new();
    for [left, top, across, down] in passes {
        for y in (top..height).step_by(down).filter(|_| left < width) {
            rows.push(0);
            rows.extend((left..width).step_by(across).map(|x| grey(x, y)));
        }
    }
    png_file([width, height].map(|side| side as u32), 8, ColorType::Grayscale, true, &rows)
}

#[test]
fn a_large_photo_is_kept_as_large_as_a_screen_and_a_small_one_as_it_is() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png] {
        let large = photo(&file(4000, 1000, format)).unwrap();
        let kept = photo(&jpeg_of(&large).unwrap()).unwrap();
        assert_eq!(kept.size, [1920, 480]);
        assert!(is_red(&kept, 10, 240) && !is_red(&kept, 1900, 240));
        assert_eq!(photo(&file(40, 30, format)).unwrap(), known(&file(40, 30, format)));
        assert_eq!(photo(&file(1, 4000, format)).unwrap().size, [1, 1920]);
    }
}

#[test]
fn every_kind_of_png_has_the_colours_that_others_see() {
    let size = [13_u32, 11];
    let depths = |colours| match colours {
        ColorType::Grayscale => {
            &[BitDepth::One, BitDepth::Two, BitDepth::Four, BitDepth::Eight, BitDepth::Sixteen][..]
        }
        ColorType::Indexed => &[BitDepth::One, BitDepth::Two, BitDepth::Four, BitDepth::Eight],
        _ => &[BitDepth::Eight, BitDepth::Sixteen],
    };
    let all = [
        ColorType::Grayscale,
        ColorType::Indexed,
        ColorType::Rgb,
        ColorType::GrayscaleAlpha,
        ColorType::Rgba,
    ];
    for colours in all {
        for &depth in depths(colours) {
            let mut bytes = Vec::new();
            let mut encoder = ::png::Encoder::new(&mut bytes, size[0], size[1]);
            encoder.set_color(colours);
            encoder.set_depth(depth);
            if colours == ColorType::Indexed {
                let palette = (0..1_u16 << depth as u8).map(|i| i as u8).flat_map(|i| [i, 255 - i, i / 2]);
                encoder.set_palette(palette.collect::<Vec<_>>());
            }
            let row = (13 * colours.samples() * depth as usize).div_ceil(8);
            let mut writer = encoder.write_header().unwrap();
            let opaque = |at: usize| {
                let is_alpha = match (colours, depth) {
                    (ColorType::GrayscaleAlpha, BitDepth::Eight) => at % 2 == 1,
                    (ColorType::GrayscaleAlpha, _) => at % 4 > 1,
                    (ColorType::Rgba, BitDepth::Eight) => at % 4 == 3,
                    (ColorType::Rgba, _) => at % 8 > 5,
                    _ => false,
                };
                if is_alpha { 255 } else { (37 * at) as u8 }
            };
            writer.write_image_data(&(0..row * 11).map(opaque).collect::<Vec<_>>()).unwrap();
            writer.finish().unwrap();
            let (ours, theirs) = (photo(&bytes).unwrap(), known(&bytes));
            assert_eq!(ours.size, theirs.size, "{colours:?} {depth:?}");
            // Of sixteen bits others round, and we leave out.
            let near = ours.rgb.iter().zip(&theirs.rgb).all(|(ours, theirs)| ours.abs_diff(*theirs) <= 1);
            assert!(near, "{colours:?} {depth:?}");
        }
    }
}

#[test]
fn what_can_be_looked_through_lies_on_white() {
    let rows = [&[0_u8][..], &[0, 0, 0, 0], &[0, 0, 0, 255], &[200, 0, 100, 128]].concat();
    let seen = photo(&png_file([3, 1], 8, ColorType::Rgba, false, &rows)).unwrap();
    assert_eq!(seen.rgb, [255, 255, 255, 0, 0, 0, 227, 127, 177]);
}

#[test]
fn an_interlaced_png_is_the_same_picture_at_any_size() {
    let grey = |x: usize, y: usize| (7 * x + 3 * y) as u8;
    for size in [[1, 1], [3, 2], [8, 8], [21, 13]] {
        let bytes = interlaced(size, grey);
        assert_eq!(photo(&bytes).unwrap(), known(&bytes), "{size:?}");
    }
    let size = [2500, 40];
    let mut plain = Vec::new();
    for y in 0..size[1] {
        plain.push(0);
        plain.extend((0..size[0]).map(|x| grey(x, y)));
    }
    let plain = png_file(size.map(|side| side as u32), 8, ColorType::Grayscale, false, &plain);
    let (plain, interlaced) = (photo(&plain).unwrap(), photo(&interlaced(size, grey)).unwrap());
    assert_eq!(plain.size, [1920, 31]);
    assert_eq!(plain.size, interlaced.size);
    assert!(plain.rgb.iter().zip(&interlaced.rgb).all(|(a, b)| a.abs_diff(*b) <= 1));
}

#[test]
fn every_kind_of_jpeg_has_the_colours_that_others_see() {
    let colour = |x: u16, y: u16| [(5 * x) as u8, (3 * y) as u8, 90, 40];
    for (colours, depth) in
        [(JpegColours::Luma, 1), (JpegColours::Rgb, 3), (JpegColours::Cmyk, 4), (JpegColours::CmykAsYcck, 4)]
    {
        for progressive in [false, true] {
            let mut bytes = Vec::new();
            let mut encoder = Encoder::new(&mut bytes, 95);
            encoder.set_progressive(progressive);
            let pixels: Vec<u8> =
                (0..30).flat_map(|y| (0..40).flat_map(move |x| colour(x, y)[..depth].to_vec())).collect();
            encoder.encode(&pixels, 40, 30, colours).unwrap();
            assert_eq!(photo(&bytes).unwrap(), known(&bytes), "{colours:?} {progressive}");
        }
    }
}

#[test]
fn a_photo_is_turned_as_the_camera_was_held_and_what_it_notes_is_left_out() {
    let plain = file(400, 200, ImageFormat::Jpeg);
    for noted in 1..=8_u8 {
        let mut exif = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01".to_vec();
        exif.extend(b"\x01\x12\0\x03\0\0\0\x01\0");
        exif.extend([noted, 0, 0, 0, 0, 0, 0]);
        let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
        let bytes: Vec<u8> = [&plain[..2], &[0xff, 0xe1], &length[..], &exif[..], &plain[2..]].concat();
        let mut right = image::load_from_memory(&plain).unwrap();
        right.apply_orientation(Orientation::from_exif(noted).unwrap());
        let right = DynamicImage::into_rgb8(right);
        let turned = photo(&bytes).unwrap();
        assert_eq!(turned.size, [right.width() as usize, right.height() as usize], "{noted}");
        assert_eq!(turned.rgb, right.into_raw(), "{noted}");
        assert!(!jpeg_of(&turned).unwrap().windows(4).any(|bytes| bytes == b"Exif"));
    }
}

#[test]
fn what_is_no_picture_a_damaged_one_and_one_that_is_too_large_are_told_apart() {
    for bytes in [&b""[..], b"{\"format\": 1}", b"GIF89a"] {
        assert_eq!(photo(bytes), Err(Refused::NoPicture));
    }
    for format in [ImageFormat::Jpeg, ImageFormat::Png] {
        let whole = file(400, 200, format);
        assert_eq!(photo(&whole[..12]), Err(Refused::Damaged));
        // Of half a picture the rest may be grey.
        let half = photo(&whole[..whole.len() / 2]);
        assert!(matches!(&half, Err(Refused::Damaged)) || half.is_ok_and(|half| half.size == [400, 200]));
    }
    for size in [[20_001, 1], [1, 20_001], [u32::MAX >> 1, 5]] {
        let bytes = png_file(size, 8, ColorType::Grayscale, false, b"");
        assert_eq!(photo(&bytes), Err(Refused::TooLong), "{size:?}");
    }
    // A JPEG of 65,000 × 9 pixels, and one of more than fit into memory, which have no pixels at all.
    let mut bytes = file(16, 16, ImageFormat::Jpeg);
    let frame = bytes.windows(2).position(|marker| marker == [0xff, 0xc0]).unwrap();
    for (size, why) in [([9, 65_000_u16], Refused::TooLong), ([20_000, 20_000], Refused::TooMany(134))] {
        let sides: Vec<u8> = size.iter().flat_map(|side| side.to_be_bytes()).collect();
        bytes[frame + 5..frame + 9].copy_from_slice(&sides);
        assert_eq!(photo(&bytes), Err(why), "{size:?}");
    }
}

#[test]
fn a_photo_that_is_not_wanted_any_more_is_not_made() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png] {
        let course = Course::default();
        course.call_off();
        assert_eq!(read(&file(400, 200, format), &course), Err(Refused::CalledOff), "{format:?}");
    }
    let course = Course::default();
    read(&file(400, 200, ImageFormat::Png), &course).unwrap();
    assert_eq!(course.percent(), 100);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_damaged_of_a_picture_it_is_refused_or_whole(
        format in prop::sample::select(vec![ImageFormat::Jpeg, ImageFormat::Png]),
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..6),
        cut in 0_usize..200,
    ) {
        let mut bytes = file(12, 9, format);
        for (at, by) in damage {
            let at = at.index(bytes.len());
            bytes[at] ^= by;
        }
        // Most of them keep their end.
        bytes.truncate(bytes.len().saturating_sub(cut.saturating_sub(150)));
        if let Ok(photo) = photo(&bytes) {
            prop_assert_eq!(photo.rgb.len(), 3 * photo.size[0] * photo.size[1]);
        }
    }
}
