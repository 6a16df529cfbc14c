//! A long list of rows of equal height, of which only those are drawn that are seen.

use egui::{Rect, Sense, Ui, UiBuilder, vec2};

/// Rows that are drawn above and below what is seen: whoever goes from row to row by Tab comes to them, and they are
/// scrolled into view.
const BEYOND: usize = 2;

/// Draws the rows of which something is seen, wherever in the page the list lies; the room of the others stays.
pub fn show(ui: &mut Ui, height: f32, count: usize, mut row: impl FnMut(&mut Ui, usize)) {
    let size = vec2(ui.available_width(), height * count as f32);
    let (all, _) = ui.allocate_exact_size(size, Sense::hover());
    let seen = ui.clip_rect().intersect(all);
    if seen.is_negative() {
        return;
    }
    let first = ((seen.min.y - all.min.y) / height).floor() as usize;
    let end = ((seen.max.y - all.min.y) / height).ceil() as usize;
    for k in first.saturating_sub(BEYOND)..(end + BEYOND).min(count) {
        let place = Rect::from_min_size(all.min + vec2(0.0, height * k as f32), vec2(size.x, height));
        // A row keeps its name, and with it the keyboard, whichever rows are drawn beside it.
        let id = ui.scope_id().with(("row", k));
        row(&mut ui.new_child(UiBuilder::new().max_rect(place).scope_id(id)), k);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_long_list_only_the_rows_in_sight_are_drawn_wherever_it_is_scrolled_to() {
        for (offset, first) in [(0.0, 0), (40_000.0, 998), (199_480.0, 4_985)] {
            let mut drawn = Vec::new();
            let ctx = egui::Context::default();
            let input = || egui::RawInput {
                screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(400.0, 520.0))),
                ..egui::RawInput::default()
            };
            for _ in 0..3 {
                drawn.clear();
                let output = ctx.run_ui(input(), |ui| {
                    let scroll = egui::ScrollArea::vertical().vertical_scroll_offset(offset);
                    scroll.show(ui, |ui| show(ui, 40.0, 5_000, |_, k| drawn.push(k)));
                });
                output.drop_without_applying_deltas();
            }
            assert!(drawn.len() < 20 && drawn.contains(&(first + BEYOND)), "{offset}: {drawn:?}");
        }
    }
}
