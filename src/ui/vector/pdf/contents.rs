//! What a page shows, as the operators of PDF.

use std::collections::BTreeSet;

use egui::{Color32, Pos2, Rect};
use pdf_writer::{Content, Name, Str, types::LineJoinStyle};

use super::fonts::Fonts;
use crate::vector::{
    outline::{Outline, Segment},
    page::Page,
    piece::{Drawn, Run},
};

/// The name of an opacity among the resources.
pub(super) fn alpha_name(alpha: u8) -> String {
    format!("a{alpha}")
}

/// The operators of a page.
pub(super) struct Contents {
    content: Content,
    clip: Option<Rect>,
    /// The opacity that is in force.
    alpha: u8,
}

impl Contents {
    /// Writes a page; notes which letters and which opacities it has.
    pub(super) fn of(page: &Page, fonts: &mut Fonts, alphas: &mut BTreeSet<u8>) -> Self {
        let mut all = Self { content: Content::new(), clip: None, alpha: 255 };
        // The screen's y grows downwards.
        all.content.transform([page.scale, 0.0, 0.0, -page.scale, 0.0, page.paper().y]);
        all.content.set_line_join(LineJoinStyle::MiterJoin);
        for piece in &page.pieces {
            all.clip(piece.clip);
            match &piece.drawn {
                Drawn::Path { outline, fill, stroke } => {
                    if *fill != Color32::TRANSPARENT {
                        let [r, g, b] = all.colour(*fill, alphas);
                        all.content.set_fill_rgb(r, g, b);
                        all.path(outline);
                        all.content.fill_nonzero();
                    }
                    if stroke.width > 0.0 {
                        let [r, g, b] = all.colour(stroke.color, alphas);
                        all.content.set_stroke_rgb(r, g, b).set_line_width(stroke.width);
                        all.path(outline);
                        all.content.stroke();
                    }
                }
                Drawn::Text(run) => all.text(run, fonts, alphas),
            }
        }
        all.clip(None);
        all
    }

    pub(super) fn bytes(self) -> Vec<u8> {
        self.content.finish().into_vec()
    }

    /// Goes on within this clip.
    fn clip(&mut self, clip: Option<Rect>) {
        if self.clip == clip {
            return;
        }
        if self.clip.is_some() {
            self.content.restore_state();
            // What was set within is forgotten; an opacity before it may be another one.
            self.alpha = 0;
        }
        if let Some(rect) = clip {
            self.content.save_state();
            self.content.rect(rect.min.x, rect.min.y, rect.width(), rect.height()).clip_nonzero().end_path();
        }
        self.clip = clip;
    }

    /// Puts the opacity of a colour in force, and returns the rest of it.
    fn colour(&mut self, colour: Color32, alphas: &mut BTreeSet<u8>) -> [f32; 3] {
        let [r, g, b, alpha] = colour.to_srgba_unmultiplied();
        if alpha != self.alpha {
            alphas.insert(alpha);
            self.content.set_parameters(Name(alpha_name(alpha).as_bytes()));
            self.alpha = alpha;
        }
        [r, g, b].map(|part| f32::from(part) / 255.0)
    }

    fn path(&mut self, outline: &Outline) {
        let content = &mut self.content;
        for segment in &outline.0 {
            match *segment {
                Segment::Move(Pos2 { x, y }) => content.move_to(x, y),
                Segment::Line(Pos2 { x, y }) => content.line_to(x, y),
                Segment::Curve(a, b, to) => content.cubic_to(a.x, a.y, b.x, b.y, to.x, to.y),
                Segment::Close => content.close_path(),
            };
        }
    }

    fn text(&mut self, run: &Run, fonts: &mut Fonts, alphas: &mut BTreeSet<u8>) {
        let Some((name, font)) = fonts.get(run.face) else { return };
        let [r, g, b] = self.colour(run.colour, alphas);
        let (sin, cos) = run.angle.sin_cos();
        let content = &mut self.content;
        content.set_fill_rgb(r, g, b).begin_text().set_font(Name(name.as_bytes()), run.size);
        content.set_text_matrix([cos, sin, sin, -cos, run.at.x, run.at.y]);
        let mut shown = content.show_positioned();
        let mut items = shown.items();
        let mut at = 0.0;
        for glyph in &run.glyphs {
            let (code, width) = font.code(glyph);
            // Thousandths of the size, to the left.
            let back = (at - glyph.x) * 1000.0 / run.size;
            if back.abs() > 0.5 {
                items.adjust(back);
                at = glyph.x;
            }
            items.show(Str(&code.to_be_bytes()));
            at += width * run.size / 1000.0;
        }
        drop(items);
        drop(shown);
        content.end_text();
    }
}
