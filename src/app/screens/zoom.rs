//! How large everything is drawn: the size a person has chosen, and more of it in a large window, where letters as small
//! as in a small one would stand beside a void.

use egui::{Vec2, vec2};

use storage::Settings;

/// Up to this size of a window, in points of the system, things are as large as designed; beyond it they grow with it.
const DESIGNED: Vec2 = vec2(1536.0, 864.0);
/// A window never becomes smaller than this by growing: everything fits there.
const LEAST: Vec2 = vec2(1024.0, 640.0);
/// Letters are drawn anew at every size: while a window is dragged larger, there are few.
const STEP: f32 = 0.05;

/// The factor at which everything is drawn in a window of this size, in points of the system. Where the size is not
/// known, it is what was chosen.
pub fn factor(settings: &Settings, window: Option<Vec2>) -> f32 {
    let window = window.filter(|_| settings.grow_with_window);
    settings.scale * window.map_or(1.0, |window| growth(window, settings.scale))
}

/// By how much more than chosen everything is drawn.
fn growth(window: Vec2, scale: f32) -> f32 {
    // An upright window grows as one that lies on its side does.
    let window = vec2(window.max_elem(), window.min_elem());
    let most = (window / (LEAST * scale)).min_elem();
    let growth = (window / DESIGNED).min_elem().min(most);
    // A size that is a step but for the last digit of a division is that step.
    ((growth / STEP + 0.001).floor() * STEP).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grown(x: f32, y: f32, scale: f32) -> f32 {
        factor(&Settings { scale, ..Settings::default() }, Some(vec2(x, y)))
    }

    #[test]
    fn everything_grows_with_a_large_window_and_is_as_designed_in_others() {
        for (x, y, expected) in [
            (512.0, 320.0, 1.0),
            (1024.0, 640.0, 1.0),
            (1366.0, 768.0, 1.0),
            (1440.0, 810.0, 1.0),
            (800.0, 1280.0, 1.0),
            (1920.0, 1080.0, 1.25),
            (1080.0, 1920.0, 1.25),
            (2560.0, 1440.0, 1.65),
            (3440.0, 1440.0, 1.65),
            (1920.0, 700.0, 1.0),
        ] {
            assert!((grown(x, y, 1.0) - expected).abs() < 1e-4, "{x} {y}: {}", grown(x, y, 1.0));
        }
    }

    #[test]
    fn growing_leaves_the_room_that_everything_needs() {
        for scale in [0.75, 1.0, 1.25, 1.5, 2.0] {
            for (x, y) in [(1366.0, 768.0), (1920.0, 1080.0), (1200.0, 1920.0), (2560.0, 1440.0)] {
                let factor = grown(x, y, scale);
                let left = vec2(f32::max(x, y), f32::min(x, y)) / factor;
                let fits = left.x >= LEAST.x - 0.5 && left.y >= LEAST.y - 0.5;
                assert!(factor == scale || factor > scale && fits, "{x} {y} at {scale}: {left}");
            }
        }
        assert_eq!(
            grown(1920.0, 1080.0, 2.0),
            2.0,
            "who has chosen more than fits has what they have chosen"
        );
    }

    #[test]
    fn a_larger_window_never_has_smaller_things_and_few_sizes() {
        let sizes = Vec::from_iter((0..1200).map(|k| grown(1200.0 + k as f32, 800.0 + k as f32, 1.0)));
        assert!(sizes.is_sorted());
        let jumps = sizes.windows(2).filter(|pair| pair[0] != pair[1]).count();
        assert_eq!(jumps as f32, ((sizes[1199] - 1.0) / STEP).round(), "each step once");
    }

    #[test]
    fn whoever_does_not_want_it_has_the_size_that_was_chosen() {
        let settings = Settings { grow_with_window: false, scale: 1.1, ..Settings::default() };
        assert_eq!(factor(&settings, Some(vec2(2560.0, 1440.0))), 1.1);
        assert_eq!(factor(&Settings::default(), None), 1.0);
    }
}
