//! Pictures made smaller.

use alhambra::ui::raster::Image;

/// A copy whose dots are the means of squares with sides of this many pixels, row by row.
pub fn shrunk(image: &Image, side: usize) -> Vec<[u8; 3]> {
    let (width, height) = (image.width / side, image.height / side);
    let count = (side * side) as u32;
    let mean = |left: usize, top: usize| {
        let mut sum = [0_u32; 3];
        for y in top..top + side {
            let row = &image.rgba[4 * (y * image.width + left)..][..4 * side];
            for pixel in row.chunks_exact(4) {
                (0..3).for_each(|k| sum[k] += u32::from(pixel[k]));
            }
        }
        sum.map(|sum| ((sum + count / 2) / count) as u8)
    };
    (0..height * width).map(|k| mean(k % width * side, k / width * side)).collect()
}
