//! Colours as other eyes see them, and how far two are apart: the severe forms after Machado, Oliveira and Fernandes
//! (2009), and the difference CIEDE2000.

use egui::Color32;

/// How somebody sees colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eye {
    /// All three kinds of cones.
    Usual,
    /// None for red.
    Protanopia,
    /// None for green.
    Deuteranopia,
    /// None for blue.
    Tritanopia,
}

/// All of them.
pub const EYES: [Eye; 4] = [Eye::Usual, Eye::Protanopia, Eye::Deuteranopia, Eye::Tritanopia];

type Triple = [f64; 3];

/// What linear red, green and blue become.
const fn seen_by(eye: Eye) -> [Triple; 3] {
    match eye {
        Eye::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
        Eye::Protanopia => [
            [0.152_286, 1.052_583, -0.204_868],
            [0.114_503, 0.786_281, 0.099_216],
            [-0.003_882, -0.048_116, 1.051_998],
        ],
        Eye::Deuteranopia => [
            [0.367_322, 0.860_646, -0.227_968],
            [0.280_085, 0.672_501, 0.047_413],
            [-0.011_820, 0.042_940, 0.968_881],
        ],
        Eye::Tritanopia => [
            [1.255_528, -0.076_749, -0.178_779],
            [-0.078_411, 0.930_809, 0.147_602],
            [0.004_733, 0.691_367, 0.303_900],
        ],
    }
}

/// How far two colours are apart for an eye: about 1 can just be seen, 10 at a glance.
pub fn difference(eye: Eye, one: Color32, other: Color32) -> f64 {
    let lab = |colour: Color32| lab(times(&seen_by(eye), linear(colour)).map(|part| part.clamp(0.0, 1.0)));
    ciede2000(lab(one), lab(other))
}

fn times(matrix: &[Triple; 3], of: Triple) -> Triple {
    matrix.map(|row| row.iter().zip(of).map(|(weight, part)| weight * part).sum())
}

fn linear(colour: Color32) -> Triple {
    [colour.r(), colour.g(), colour.b()].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.040_45 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// CIELAB under D65.
fn lab(linear: Triple) -> Triple {
    const XYZ: [Triple; 3] = [
        [0.412_456_4 / 0.950_47, 0.357_576_1 / 0.950_47, 0.180_437_5 / 0.950_47],
        [0.212_672_9, 0.715_152_2, 0.072_175_0],
        [0.019_333_9 / 1.088_83, 0.119_192_0 / 1.088_83, 0.950_304_1 / 1.088_83],
    ];
    let [x, y, z] = times(&XYZ, linear).map(|part| {
        if part > 216.0 / 24_389.0 { part.cbrt() } else { (24_389.0 / 27.0 * part + 16.0) / 116.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The difference of two colours of CIELAB (ISO/CIE 11664-6).
fn ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple) -> f64 {
    let strong = |chroma: f64| (chroma.powi(7) / (chroma.powi(7) + 25_f64.powi(7))).sqrt();
    let mean = f64::midpoint(a1.hypot(b1), a2.hypot(b2));
    let stretch = 1.0 + 0.5 * (1.0 - strong(mean));
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 == 0.0;
    let turn = if grey { 0.0 } else { (h2 - h1 + 180.0).rem_euclid(360.0) - 180.0 };
    let middle = if grey { h1 + h2 } else { (h1 + turn / 2.0).rem_euclid(360.0) };
    let (light, chroma) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let cos = |times: f64, from: f64| (times * middle - from).to_radians().cos();
    let t =
        1.0 - 0.17 * cos(1.0, 30.0) + 0.24 * cos(2.0, 0.0) + 0.32 * cos(3.0, -6.0) - 0.20 * cos(4.0, 63.0);
    let aside = (light - 50.0).powi(2);
    let by_light = (l2 - l1) / (1.0 + 0.015 * aside / (20.0 + aside).sqrt());
    let by_chroma = (c2 - c1) / (1.0 + 0.045 * chroma);
    let by_hue = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin() / (1.0 + 0.015 * chroma * t);
    let blue = 30.0 * (-((middle - 275.0) / 25.0).powi(2)).exp();
    let both = -(2.0 * blue).to_radians().sin() * 2.0 * strong(chroma);
    (by_light.powi(2) + by_chroma.powi(2) + by_hue.powi(2) + both * by_chroma * by_hue).sqrt()
}

/// Pairs published by Sharma, Wu and Dalal (2005).
#[test]
fn the_difference_is_that_of_the_published_pairs() {
    let pairs = [
        ([50.0, 2.6772, -79.7751], [50.0, 0.0, -82.7485], 2.0425),
        ([50.0, 2.5, 0.0], [50.0, 0.0, -2.5], 4.3065),
        ([50.0, 2.5, 0.0], [73.0, 25.0, -18.0], 27.1492),
        ([50.0, -1.0, 2.0], [50.0, 0.0, 0.0], 2.3669),
        ([6.7747, -0.2908, -2.4247], [5.8714, -0.0985, -2.2286], 0.6377),
    ];
    for (one, other, published) in pairs {
        assert!((ciede2000(one, other) - published).abs() < 1e-4, "{one:?} {other:?}");
        assert!((ciede2000(other, one) - published).abs() < 1e-4, "{other:?} {one:?}");
    }
}
