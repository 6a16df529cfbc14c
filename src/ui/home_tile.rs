//! A way into something from the first page: a card that is a button, with an icon, a title and a line about it.

use egui::{
    Align2, Key as Press, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, text::LayoutJob, vec2,
};

use super::{
    drawing::{
        frame,
        symbols::{self, Symbol},
    },
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, key_cap, shows_focus},
};

/// The height of the card at scale 1.
pub const HEIGHT: f32 = 112.0;

/// Where a tile stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TilePlace {
    /// Before all others: something begins behind it.
    First,
    /// Behind what is kept.
    Later,
    /// In the corner, as a mere button.
    Corner,
    /// In the corner at the left, as a mere button.
    LeftCorner,
}

/// A way into the page `P`.
pub struct HomeTile<'a, P> {
    /// The page it leads to.
    pub page: P,
    /// Where it stands.
    pub place: TilePlace,
    /// What it shows.
    pub icon: Symbol,
    /// What it is called.
    pub title: &'a str,
    /// What is behind it.
    pub hint: String,
    /// The key that does the same.
    pub key: Press,
}

impl<'a, P> HomeTile<'a, P> {
    /// The same to the page as somebody else calls it.
    pub fn map<Q>(self, page: impl FnOnce(P) -> Q) -> HomeTile<'a, Q> {
        let Self { page: own, place, icon, title, hint, key } = self;
        HomeTile { page: page(own), place, icon, title, hint, key }
    }

    /// Draws the card; returns true if it was pressed.
    pub fn show(&self, ui: &Ui, rect: Rect, scale: f32) -> bool {
        let theme = Theme::of(ui.ctx());
        let response = ui.interact(rect, ui.scope_id().with(self.title), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, self.title));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_description(&*self.hint));
        let painter = ui.painter();
        frame::plain(painter, rect, &theme);
        if response.hovered() {
            let fill =
                if response.is_pointer_button_down_on() { theme.raised_pressed } else { theme.raised_hover };
            let edge = theme::stroke::edge(theme.gold);
            painter.rect(rect.shrink(7.0), theme::radius::CONTROL, fill, edge, StrokeKind::Middle);
        }
        if shows_focus(ui, &response) {
            focus_ring(painter, rect, &theme, theme::radius::CARD);
        }
        let room = rect.shrink2(vec2(18.0, 16.0) * scale.min(1.3));
        let icon = Rect::from_min_size(room.min, Vec2::splat(22.0 * scale));
        symbols::paint(painter, icon, self.icon, theme.gold_ink);
        let cap = key_cap::size(painter, self.key.name());
        key_cap::paint(painter, pos2(room.max.x - cap.x / 2.0, icon.center().y), &theme, self.key.name());
        let title = pos2(room.min.x, icon.max.y + 17.0 * scale);
        let font = theme::title(TextSize::HEADING * scale);
        fitted_text(painter, title, Align2::LEFT_CENTER, self.title, font, theme.ink, room.width());
        let at = pos2(room.min.x, title.y + 13.0 * scale);
        let (font, ink) = (theme::body(TextSize::SMALL * scale), theme.ink_soft);
        let line = painter.layout_no_wrap(String::new(), font.clone(), ink).size().y;
        let mut caption = LayoutJob::simple(self.hint.clone(), font, ink, room.width());
        // What does not fit below the title is left out: it is told on the page behind it, too.
        caption.wrap.max_rows = (((rect.max.y - at.y) / line) as usize).max(1);
        painter.galley(at, painter.layout_job(caption), ink);
        response.clicked()
    }
}
