//! Letters that our fonts lack, from fonts of others: those of the system, looked for only when such a letter is to be
//! written.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError},
};

use egui::{
    FontFamily, FontTweak,
    epaint::text::{FallbackRequest, FontInsert, FontProvider},
};
use egui_system_font_provider::SystemFontProvider;
use skrifa::{
    FontRef, MetadataProvider as _,
    instance::{LocationRef, Size},
    metrics::Metrics,
};

use super::{files, missing::may_be_missing};

/// Fonts of others are mostly larger on their body than ours.
const SCALE: f32 = 0.9;

static SYSTEM: OnceLock<Arc<OtherFonts>> = OnceLock::new();

/// From now on the fonts of the system write the letters that ours lack, on the screen, in pictures and on paper.
pub fn use_system_fonts() {
    static FONTS: LazyLock<SystemFontProvider> = LazyLock::new(SystemFontProvider::new);
    // Looking through the fonts of a system takes a while: nobody waits for it whose names have our letters.
    SYSTEM.get_or_init(|| OtherFonts::new(|request: &FallbackRequest<'_>| FONTS.font_for(request)));
}

/// The fonts of others, if any may be used.
pub(crate) fn other_fonts() -> Option<&'static Arc<OtherFonts>> {
    SYSTEM.get()
}

/// Fonts of others, as far as they were needed.
pub(crate) struct OtherFonts {
    source: Box<dyn FontProvider>,
    found: Mutex<Found>,
}

#[derive(Default)]
struct Found {
    fonts: Vec<Arc<OtherFont>>,
    /// The place of the font that has a letter; none where nobody has it.
    letters: BTreeMap<char, Option<usize>>,
}

/// A font of somebody else.
pub(crate) struct OtherFont {
    insert: FontInsert,
    /// How far down it moves its letters, as a part of the size that is asked for.
    pub(crate) down: f32,
}

impl OtherFont {
    /// How large its letters are, as a part of the size that is asked for.
    pub(crate) const SCALE: f32 = SCALE;

    /// A font whose letters stand on the line of ours.
    fn new(mut insert: FontInsert) -> Option<Self> {
        let [ours, theirs] = [files::text_face()?, read(&insert)?].map(|font| Heights::of(&font));
        // egui centres the heights of two fonts of a line on one another.
        let down =
            ours.line + files::TEXT_DOWN - SCALE * theirs.line - (ours.height - SCALE * theirs.height) / 2.0;
        insert.data.tweak = FontTweak { scale: SCALE, y_offset_factor: down / SCALE, ..FontTweak::default() };
        insert.families.clear();
        Some(Self { insert, down })
    }

    /// The font as it is read.
    pub(crate) fn font(&self) -> Option<FontRef<'_>> {
        read(&self.insert)
    }

    fn has(&self, letter: char) -> bool {
        self.font().and_then(|font| font.charmap().map(letter)).is_some()
    }
}

fn read(insert: &FontInsert) -> Option<FontRef<'_>> {
    FontRef::from_index(insert.data.bytes(), insert.data.index).ok()
}

/// Where letters of a font stand, and how high it is, as parts of its size.
struct Heights {
    line: f32,
    height: f32,
}

impl Heights {
    fn of(font: &FontRef<'_>) -> Self {
        let Metrics { ascent, descent, leading, .. } = font.metrics(Size::new(1.0), LocationRef::default());
        Self { line: ascent, height: ascent - descent + leading }
    }
}

impl OtherFonts {
    /// Those that this source gives, which is asked once for a letter.
    pub(crate) fn new(source: impl FontProvider + 'static) -> Arc<Self> {
        Arc::new(Self { source: Box::new(source), found: Mutex::default() })
    }

    /// The font that writes a letter which ours lack.
    pub(crate) fn font_of(&self, letter: char) -> Option<Arc<OtherFont>> {
        if !may_be_missing(letter) {
            return None;
        }
        let mut found = self.found.lock().unwrap_or_else(PoisonError::into_inner);
        let Found { fonts, letters } = &mut *found;
        let place = *letters.entry(letter).or_insert_with(|| {
            // As few as possible: one that is in use before another.
            let known = fonts.iter().position(|font| font.has(letter));
            known.or_else(|| {
                let cluster = letter.to_string();
                let request = FallbackRequest { cluster: &cluster, family: &FontFamily::Proportional };
                let font = OtherFont::new(self.source.font_for(&request)?)?;
                font.has(letter).then(|| {
                    fonts.push(Arc::new(font));
                    fonts.len() - 1
                })
            })
        });
        place.and_then(|place| fonts.get(place).cloned())
    }
}

impl FontProvider for OtherFonts {
    fn font_for(&self, request: &FallbackRequest<'_>) -> Option<FontInsert> {
        let letter = request.cluster.chars().next()?;
        Some(self.font_of(letter)?.insert.clone())
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

    use egui::FontData;

    use super::*;

    /// Hebrew letters, of which the font of tests has the first three.
    pub(crate) const ALEF: char = '\u{5d0}';
    pub(crate) const TAV: char = '\u{5ea}';

    /// A font that has alef, bet and gimel, drawn as our A, B and C, and the letters from A to C themselves.
    fn font_file() -> Vec<u8> {
        let (_, bytes) = files::files().nth(1).unwrap();
        let glyphs: Vec<u32> = {
            let font = FontRef::new(&bytes).unwrap();
            ['A', 'B', 'C'].map(|letter| font.charmap().map(letter).unwrap().to_u32()).to_vec()
        };
        // The table of letters, in its format 12.
        let groups: Vec<[u32; 3]> = [u32::from('A'), u32::from(ALEF)]
            .into_iter()
            .flat_map(|first| (0..).zip(&glyphs).map(move |(k, &glyph)| [first + k, first + k, glyph]))
            .collect();
        let mut table: Vec<u8> = [0_u16, 1, 3, 10].iter().flat_map(|part| part.to_be_bytes()).collect();
        table.extend(12_u32.to_be_bytes());
        table.extend([12_u16, 0].iter().flat_map(|part| part.to_be_bytes()));
        let length = 16 + 12 * groups.len() as u32;
        table.extend([length, 0, groups.len() as u32].iter().flat_map(|part| part.to_be_bytes()));
        table.extend(groups.iter().flatten().flat_map(|part| part.to_be_bytes()));
        let mut font = bytes.into_owned();
        let place = (12..).step_by(16).find(|&place| font[place..].starts_with(b"cmap")).unwrap();
        let (start, length) = (font.len() as u32, table.len() as u32);
        font[place + 8..place + 12].copy_from_slice(&start.to_be_bytes());
        font[place + 12..place + 16].copy_from_slice(&length.to_be_bytes());
        font.extend(table);
        font
    }

    /// Fonts of others that are one font, and how often they were asked for.
    pub(crate) fn fonts() -> (Arc<OtherFonts>, Arc<AtomicUsize>) {
        let asked = Arc::new(AtomicUsize::new(0));
        let (count, data) = (Arc::clone(&asked), FontData::from_owned(font_file()));
        let source = move |_: &FallbackRequest<'_>| {
            count.fetch_add(1, Relaxed);
            Some(FontInsert::new("of others", data.clone(), Vec::new()))
        };
        (OtherFonts::new(source), asked)
    }

    #[test]
    fn a_letter_is_looked_for_once_and_a_font_in_use_serves_before_another() {
        let (fonts, asked) = fonts();
        let first = fonts.font_of(ALEF).unwrap();
        let second = fonts.font_of('\u{5d1}').unwrap();
        assert!(Arc::ptr_eq(&first, &second) && asked.load(Relaxed) == 1);
        for _ in 0..3 {
            assert!(fonts.font_of(TAV).is_none(), "what it gives has no such letter");
        }
        assert_eq!(asked.load(Relaxed), 2);
    }

    #[test]
    fn letters_of_others_stand_on_the_line_of_ours() {
        // The font of tests is ours, made smaller: what differs is what it is made smaller by.
        let (others, _) = fonts();
        let ours = Heights::of(&files::text_face().unwrap());
        let font = others.font_of(ALEF).unwrap();
        let centred = SCALE * ours.line + (1.0 - SCALE) * ours.height / 2.0;
        assert!((centred + font.down - ours.line - files::TEXT_DOWN).abs() < 1e-4);
    }

    #[test]
    fn nothing_is_looked_for_that_our_fonts_write_or_that_is_not_seen() {
        let (fonts, asked) = fonts();
        for letter in ['A', 'é', '\u{200e}', '\u{202e}', '\u{3000}', '\u{fe0f}', '\n'] {
            assert!(fonts.font_of(letter).is_none(), "{letter:?}");
        }
        assert_eq!(asked.load(Relaxed), 0);
    }
}
