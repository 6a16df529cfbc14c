//! What is drawn below a section of the rules.

use egui::{Rect, Role, Sense, Ui, WidgetInfo};

use text::Texts;

/// A drawn example of what a section says.
pub trait DrawnExample: Copy {
    /// What it shows, in words, which stand below it.
    fn words(self, texts: &Texts) -> String;

    /// Draws it.
    fn draw(self, ui: &mut Ui, texts: &Texts);

    /// Room for a drawing, which is told a screen reader in words.
    fn place(self, ui: &mut Ui, texts: &Texts, size: (f32, f32)) -> Rect {
        let (place, response) = ui.allocate_exact_size(size.into(), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, self.words(texts)));
        place
    }
}
