//! A photo as it is kept: upright, no larger than a screen shows, and without what cameras note beside it.

use std::io::Cursor;

use image::{
    DynamicImage, ImageDecoder as _, ImageReader, Limits, codecs::jpeg::JpegEncoder, imageops::FilterType,
};

/// The longer side of a photo that is kept, in pixels.
const SIDE: u32 = 1920;
/// The longest side of one that is read.
const LONGEST: u32 = 20_000;
/// The most bytes that reading one may take.
const MEMORY: u64 = 512 << 20;
/// How well it is kept, of 100.
const QUALITY: u8 = 85;

/// The colours of a photo, row by row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// Width and height.
    pub size: [usize; 2],
    /// Red, green and blue of each pixel.
    pub rgb: Vec<u8>,
}

/// Makes a photo of the bytes of a JPEG or PNG file; none where they are no such picture.
pub fn jpeg_of(bytes: &[u8]) -> Option<Vec<u8>> {
    let photo = read(bytes)?;
    let photo = if photo.width().max(photo.height()) > SIDE {
        photo.resize(SIDE, SIDE, FilterType::CatmullRom)
    } else {
        photo
    };
    let mut jpeg = Vec::new();
    let encoder = JpegEncoder::new_with_quality(&mut jpeg, QUALITY);
    photo.into_rgb8().write_with_encoder(encoder).ok()?;
    Some(jpeg)
}

/// The pixels of a photo that was kept; none where the file is damaged.
pub fn pixels(jpeg: &[u8]) -> Option<Pixels> {
    let photo = read(jpeg)?.into_rgb8();
    let size = [photo.width() as usize, photo.height() as usize];
    Some(Pixels { size, rgb: photo.into_raw() })
}

fn read(bytes: &[u8]) -> Option<DynamicImage> {
    let mut reader = ImageReader::new(Cursor::new(bytes)).with_guessed_format().ok()?;
    let mut limits = Limits::default();
    limits.max_image_width = Some(LONGEST);
    limits.max_image_height = Some(LONGEST);
    limits.max_alloc = Some(MEMORY);
    reader.limits(limits);
    let mut decoder = reader.into_decoder().ok()?;
    // Held upright or across: cameras note it instead of turning the pixels.
    let orientation = decoder.orientation().ok()?;
    let mut photo = DynamicImage::from_decoder(decoder).ok()?;
    photo.apply_orientation(orientation);
    Some(photo)
}

#[cfg(test)]
mod tests {
    use image::{ImageFormat, Rgb, RgbImage};

    use super::*;

    /// A picture whose left half is red, as a file.
    fn file(width: u32, height: u32, format: ImageFormat) -> Vec<u8> {
        let colour = |x, _| if x < width / 2 { Rgb([220, 20, 20]) } else { Rgb([20, 20, 220]) };
        let mut bytes = Cursor::new(Vec::new());
        RgbImage::from_fn(width, height, colour).write_to(&mut bytes, format).unwrap();
        bytes.into_inner()
    }

    fn is_red(photo: &Pixels, x: usize, y: usize) -> bool {
        let at = 3 * (y * photo.size[0] + x);
        photo.rgb[at] > photo.rgb[at + 2]
    }

    #[test]
    fn a_large_photo_is_kept_as_large_as_a_screen_and_a_small_one_as_it_is() {
        for format in [ImageFormat::Jpeg, ImageFormat::Png] {
            let photo = pixels(&jpeg_of(&file(4000, 1000, format)).unwrap()).unwrap();
            assert_eq!(photo.size, [1920, 480]);
            assert!(is_red(&photo, 10, 240) && !is_red(&photo, 1900, 240));
            assert_eq!(pixels(&jpeg_of(&file(40, 30, format)).unwrap()).unwrap().size, [40, 30]);
        }
    }

    #[test]
    fn a_photo_is_turned_as_the_camera_was_held_and_what_it_notes_is_left_out() {
        // Exif that says: the top is at the right.
        let mut exif = b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01".to_vec();
        exif.extend(b"\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0");
        let plain = file(400, 200, ImageFormat::Jpeg);
        let length = u16::try_from(exif.len() + 2).unwrap().to_be_bytes();
        let noted: Vec<u8> = [&plain[..2], &[0xff, 0xe1], &length[..], &exif[..], &plain[2..]].concat();
        let kept = jpeg_of(&noted).unwrap();
        let photo = pixels(&kept).unwrap();
        assert_eq!(photo.size, [200, 400]);
        assert!(is_red(&photo, 100, 10) && !is_red(&photo, 100, 390));
        assert!(!kept.windows(4).any(|bytes| bytes == b"Exif"));
    }

    #[test]
    fn what_is_no_picture_is_none() {
        for bytes in [&b""[..], b"{\"format\": 1}", b"GIF89a", b"\xff\xd8\xff"] {
            assert_eq!(jpeg_of(bytes), None);
        }
        // Of half a picture the rest may be grey; it is none if there is too little.
        let whole = file(400, 200, ImageFormat::Jpeg);
        let half = jpeg_of(&whole[..whole.len() / 2]).and_then(|jpeg| pixels(&jpeg));
        assert!(half.is_none_or(|photo| photo.size == [400, 200]));
    }
}
