//! The sections of the rules of a game, and how they are searched.

use super::example::DrawnExample;
use text::{Label, Texts, folded};

/// A section: what one § says, and an example of it.
#[derive(Clone, Copy, Debug)]
pub struct Section<E> {
    /// The number of the §, without its sign; empty for the aim of the game, which stands before all of them.
    pub paragraph: &'static str,
    title: Label,
    text: Label,
    /// What is drawn below it.
    pub example: Option<E>,
}

impl<E: DrawnExample> Section<E> {
    /// A section without an example.
    #[must_use]
    pub const fn new(paragraph: &'static str, title: Label, text: Label) -> Self {
        Self { paragraph, title, text, example: None }
    }

    /// What the game is about.
    #[must_use]
    pub const fn aim(text: Label) -> Self {
        Self::new("", Texts::rules_aim, text)
    }

    /// The same with this example.
    #[must_use]
    pub const fn with(self, example: E) -> Self {
        Self { example: Some(example), ..self }
    }

    /// The § with what it is about, as it is read out and searched.
    #[must_use]
    pub fn heading(&self, texts: &Texts) -> String {
        match self.sign() {
            Some(sign) => format!("{sign} {}", self.title(texts)),
            None => self.title(texts).to_owned(),
        }
    }

    /// What it is about.
    #[must_use]
    pub fn title<'a>(&self, texts: &'a Texts) -> &'a str {
        (self.title)(texts)
    }

    /// The § with its sign, if it has one.
    #[must_use]
    pub fn sign(&self) -> Option<String> {
        (!self.paragraph.is_empty()).then(|| format!("§{}", self.paragraph))
    }

    /// What it says.
    #[must_use]
    pub fn text<'a>(&self, texts: &'a Texts) -> &'a str {
        (self.text)(texts)
    }

    /// Whether every word that is looked for stands in it.
    fn has(&self, texts: &Texts, words: &[String]) -> bool {
        let example = self.example.map(|example| example.words(texts)).unwrap_or_default();
        let all = folded(&format!("{} {} {example}", self.heading(texts), self.text(texts)));
        words.iter().all(|word| all.contains(word))
    }
}

/// The words that are looked for, as they are compared.
pub(super) fn looked_for(search: &str) -> Vec<String> {
    folded(search).split_whitespace().map(str::to_owned).collect()
}

/// The sections in which every word that is looked for stands; all where none is.
#[must_use]
pub fn found<'a, E: DrawnExample>(
    sections: &'a [Section<E>],
    texts: &Texts,
    search: &str,
) -> Vec<&'a Section<E>> {
    let words = looked_for(search);
    sections.iter().filter(|section| words.is_empty() || section.has(texts, &words)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Ui;
    use text::Language;

    #[derive(Clone, Copy)]
    struct Rosettes;

    impl DrawnExample for Rosettes {
        fn words(self, _: &Texts) -> String {
            "Two rosettes".to_owned()
        }

        fn draw(self, _: &mut Ui, _: &Texts) {}
    }

    #[test]
    fn words_are_looked_for_in_headings_texts_and_examples() {
        let sections = [
            Section::aim(Texts::rules_contents),
            Section::new("1", Texts::rules, Texts::rules_scroll),
            Section::new("2", Texts::close, Texts::cancel).with(Rosettes),
        ];
        let texts = Texts::new(Language::English);
        let paragraphs = |search: &str| -> Vec<_> {
            found(&sections, &texts, search).iter().map(|section| section.paragraph).collect()
        };
        assert_eq!(paragraphs(" "), ["", "1", "2"], "nothing is looked for");
        assert_eq!(paragraphs(texts.rules_aim()), [""]);
        assert_eq!(paragraphs("§1"), ["1"]);
        assert_eq!(paragraphs(texts.rules_scroll()), ["1"]);
        assert_eq!(paragraphs("ROSETTES two"), ["2"]);
        assert!(paragraphs("rosettes xyzzy").is_empty());
    }
}
