//! What tests find controls by: the texts of the program, in whatever language it speaks, and what people have
//! written.

use alhambra::text::{Number, Texts, Who};
use egui_kittest::kittest::By;
use fluent_bundle::FluentValue;

/// Words on the screen: `Texts::cancel`, `|t: &Texts| t.count_phantoms(3)`, or what is [`Typed`]. English
/// sentences are not.
pub trait Words: for<'t> Said<'t> {}
impl<W: for<'t> Said<'t>> Words for W {}

/// See [`Words`].
pub trait Said<'t>: Sized {
    fn said(self, texts: &'t Texts) -> String;
}

impl<'t, W: Fn(&'t Texts) -> S, S: Into<String>> Said<'t> for W {
    fn said(self, texts: &'t Texts) -> String {
        self(texts).into()
    }
}

/// What a person has written: a name, a title, the name of a file.
#[derive(Clone, Copy)]
pub struct Typed<'w>(pub &'w str);

impl<'t> Said<'t> for Typed<'_> {
    fn said(self, _: &'t Texts) -> String {
        self.0.to_owned()
    }
}

/// Whatever has these words in it.
#[derive(Clone, Copy)]
pub struct Part<W>(pub W);

impl<'t, W: Said<'t>> Said<'t> for Part<W> {
    fn said(self, texts: &'t Texts) -> String {
        format!("{ANY}{}{ANY}", self.0.said(texts))
    }
}

/// Whatever begins like these words, up to the first place where anything may stand.
#[derive(Clone, Copy)]
pub struct Start<W>(pub W);

impl<'t, W: Said<'t>> Said<'t> for Start<W> {
    fn said(self, texts: &'t Texts) -> String {
        let said = self.0.said(texts);
        said[..said.find(ANY).map_or(said.len(), |at| at + ANY.len())].to_owned()
    }
}

/// As a variable of a text: whatever stands there.
pub const ANY: &str = "\u{fffc}";

/// Whatever number stands there.
#[derive(Clone, Copy)]
pub struct AnyNumber;

impl Number for AnyNumber {
    fn value(self) -> FluentValue<'static> {
        ANY.into()
    }
}

/// Somebody with this name.
pub fn named(name: &str) -> Who {
    Who::Named(name.to_owned())
}

/// Whatever is called this.
pub fn by(said: String) -> By<'static> {
    // Even when asked for any label at all, this leaves out labels that only name a control beside them.
    By::new().label_contains("").predicate(move |node| {
        let label = if node.role() == egui::Role::Label { node.value() } else { node.label() };
        // What is announced repeats what is on screen.
        node.role() != egui::Role::Status && label.is_some_and(|label| fits(&label, &said))
    })
}

/// Whether a label is made of these words.
pub fn fits(label: &str, said: &str) -> bool {
    let Some((before, after)) = said.split_once(ANY) else { return label == said };
    let Some(rest) = label.strip_prefix(before) else { return false };
    let mut places = rest.char_indices().map(|(place, _)| place).chain([rest.len()]);
    places.any(|place| fits(&rest[place..], after))
}

#[test]
fn anything_fits_where_anything_may_stand() {
    let said = format!("Row {ANY}: {ANY}!");
    assert!(fits("Row 12: a: b!", &said) && fits("Row : !", &said));
    assert!(!fits("Row 12: a", &said) && !fits("The Row 1: a!", &said) && !fits("Row 1!", &said));
}
