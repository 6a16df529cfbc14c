//! The words that a frame paints.

use egui::{FullOutput, Shape};

/// Every text that is painted, and whether it is shown in full.
pub fn painted(output: &FullOutput) -> Vec<(String, bool)> {
    fn collect(shape: &Shape, texts: &mut Vec<(String, bool)>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, texts)),
            Shape::Text(text) => texts.push((text.galley.text().to_owned(), !text.galley.elided)),
            _ => {}
        }
    }
    let mut texts = Vec::new();
    output.shapes.iter().for_each(|clipped| collect(&clipped.shape, &mut texts));
    texts
}
