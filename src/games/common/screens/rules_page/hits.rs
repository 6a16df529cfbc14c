//! The words that are looked for, marked where they stand in a text.

use egui::{Color32, FontId, TextFormat, text::LayoutJob};

use text::folded;

/// A text in which words that hold one of those that are looked for lie on `mark`.
pub fn marked(text: &str, looked_for: &[String], (font, ink): (FontId, Color32), mark: Color32) -> LayoutJob {
    let plain = TextFormat::simple(font, ink);
    let hit = TextFormat { background: mark, ..plain.clone() };
    let mut job = LayoutJob::default();
    let (mut told, mut at) = (0, 0);
    // Word by word: folded it may be of another length.
    for piece in text.split_inclusive(char::is_whitespace).filter(|_| !looked_for.is_empty()) {
        let word = piece.trim_end();
        let folded = folded(word);
        if looked_for.iter().any(|part| folded.contains(part)) {
            job.append(&text[told..at], 0.0, plain.clone());
            job.append(word, 0.0, hit.clone());
            told = at + word.len();
        }
        at += piece.len();
    }
    job.append(&text[told..], 0.0, plain);
    job
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::rules_page::section::looked_for;

    #[test]
    fn words_that_are_looked_for_are_marked_however_they_are_written() {
        let marked_in = |text: &str, search: &str| -> Vec<String> {
            let look = (FontId::default(), Color32::BLACK);
            let job = marked(text, &looked_for(search), look, Color32::WHITE);
            assert_eq!(job.text, text);
            let hits = job.sections.iter().filter(|section| section.format.background == Color32::WHITE);
            hits.map(|hit| text[hit.byte_range.start.0..hit.byte_range.end.0].to_owned()).collect()
        };
        assert_eq!(marked_in("Zwei Türme, 18\u{a0}SP", "TURM 18"), ["Türme,", "18"]);
        assert_eq!(marked_in("Œuvres d’ici", "oeuvre"), ["Œuvres"]);
        assert!(marked_in("Two towers", " ").is_empty());
    }
}
