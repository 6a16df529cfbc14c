//! QR codes.

use egui::{Color32, Painter, Rect, pos2, vec2};
use qrcodegen::QrCodeEcc;

/// What a code needs around it, in modules.
const QUIET: i32 = 4;

/// A QR code: black squares on white, whatever the theme, since cameras are to read it.
pub struct QrCode(qrcodegen::QrCode);

impl QrCode {
    /// The code of a text; none where it is too long.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        qrcodegen::QrCode::encode_text(text, QrCodeEcc::Low).ok().map(Self)
    }

    /// Draws it in the largest square in the middle of `rect`.
    pub fn paint(&self, painter: &Painter, rect: Rect) {
        let side = rect.width().min(rect.height());
        let square = Rect::from_center_size(rect.center(), vec2(side, side));
        painter.rect_filled(square, 0.0, Color32::WHITE);
        let modules = self.0.size();
        let step = side / (modules + 2 * QUIET) as f32;
        let at = |x: i32, y: i32| square.min + vec2((x + QUIET) as f32, (y + QUIET) as f32) * step;
        for y in 0..modules {
            let mut x = 0;
            while x < modules {
                // Squares side by side are one, so that no seam shows.
                let end = (x..modules).find(|&end| !self.0.get_module(end, y)).unwrap_or(modules);
                if end > x {
                    let bar = Rect::from_min_max(at(x, y), pos2(at(end, y).x, at(x, y + 1).y));
                    painter.rect_filled(bar, 0.0, Color32::BLACK);
                }
                x = end.max(x + 1);
            }
        }
    }
}
