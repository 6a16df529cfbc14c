//! Where the window stands: as it was last, if that is on a screen of today.

use eframe::egui::{Pos2, Rect, pos2, vec2};
use winit::{dpi::PhysicalPosition, window::Window};

/// Pixels of the upper edge that have to be seen, so that the window can be grabbed.
const GRIP: f32 = 64.0;

/// Puts the window where it was; desktops that place windows themselves do so.
pub fn restore(window: &Window, place: [i32; 2]) {
    let screens = window.available_monitors().map(|screen| {
        let (corner, size) = (screen.position(), screen.size());
        Rect::from_min_size(
            pos2(corner.x as f32, corner.y as f32),
            vec2(size.width as f32, size.height as f32),
        )
    });
    if is_seen(place, window.outer_size().width as f32, screens) {
        window.set_outer_position(PhysicalPosition::new(place[0], place[1]));
    }
}

/// Whether the upper edge of a window of this width can be grabbed on one of the screens.
fn is_seen(place: [i32; 2], width: f32, mut screens: impl Iterator<Item = Rect>) -> bool {
    let corner: Pos2 = place.map(|part| part as f32).into();
    let edge = Rect::from_min_size(corner, vec2(width, GRIP));
    screens.any(|screen| {
        let seen = screen.intersect(edge);
        seen.width() >= GRIP && seen.height() >= GRIP / 2.0
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_counts_where_the_window_can_be_grabbed() {
        let screens = || {
            let screen = |x, y| Rect::from_min_size(pos2(x, y), vec2(1920.0, 1080.0));
            [screen(0.0, 0.0), screen(-1920.0, 100.0)].into_iter()
        };
        for (place, seen) in [
            ([0, 0], true),
            ([1800, 1000], true),
            ([-200, 40], true),
            ([-1800, 900], true),
            ([-10, -10], true),
            ([1900, 0], false),
            ([2500, 300], false),
            ([300, 1070], false),
            ([300, -500], false),
            ([i32::MAX, i32::MIN], false),
        ] {
            assert_eq!(is_seen(place, 1280.0, screens()), seen, "{place:?}");
        }
        assert!(!is_seen([0, 0], 1280.0, std::iter::empty()));
    }
}
