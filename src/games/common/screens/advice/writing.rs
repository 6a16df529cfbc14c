//! How the options of advice are written: what stands between their words and figures, in how many lines and in what
//! letters.

use std::sync::Arc;

use egui::{FontId, Galley, Painter, Ui, Vec2, vec2};

use crate::words::{HintOption, Mark};
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme},
    widgets::{text_width, wrapped},
};

/// The height of an option in a line, and in two.
pub(super) const LINE: f32 = 24.0;
pub(super) const TWO_LINES: f32 = 36.0;
/// Where the words of an option begin.
pub(super) const WORDS: f32 = 44.0;
/// The bar of an option if words leave room, and the room of the figure behind it.
const BAR: f32 = 64.0;
const FIGURE: f32 = 40.0;
/// How far the middle of the star of the best is from the right.
pub(super) const STAR: f32 = theme::space::HAIR + theme::size::SYMBOL / 2.0;
/// Cards that are at least so wide have bars if words leave room.
const BARS_FROM: f32 = 320.0;
/// How much more of words two lines hold than one: they break between words.
const IN_TWO: f32 = 1.7;

/// What stands between the words of options and their figures: words that are cut off say nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OptionColumns {
    shown: Shown,
    /// Some option is worse than the best.
    has_bars: bool,
}

/// How much is shown there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shown {
    /// What each is worth as a bar, and where winning counts the chance of it in words.
    Told,
    /// The same with the chance as a figure.
    All,
    /// The bar alone.
    Bar,
    /// Nothing.
    Nothing,
}

impl OptionColumns {
    /// As much as the longest words leave room for, in lines of these heights.
    pub(super) fn of<M, C>(ui: &Ui, texts: &Texts, options: &[HintOption<M, C>], heights: &[f32]) -> Self {
        let width = ui.available_width();
        let has_bars = options.iter().any(|option| matches!(option.mark, Mark::Less(_)));
        let [told, all, bar, nothing] =
            [Shown::Told, Shown::All, Shown::Bar, Shown::Nothing].map(|shown| Self { shown, has_bars });
        if width < BARS_FROM {
            return nothing;
        }
        // Nothing that an option does is written in fewer words or smaller letters for it.
        if told.has_room_in_full(ui, texts, options, &vec![LINE; options.len()]) {
            return told;
        }
        // The words of the best are bold.
        let font = theme::bold(TextSize::SMALL);
        let wide = |text: &str| text_width(ui.painter(), text, font.clone());
        let in_full = nothing.has_room_in_full(ui, texts, options, heights);
        let words = options.iter().zip(heights).map(|(option, height)| {
            let shown = if in_full { &option.in_full } else { &option.words };
            wide(shown) / if *height < TWO_LINES { 1.0 } else { IN_TWO }
        });
        let left = width - WORDS - nothing.figure() - theme::space::SMALL - words.fold(0.0, f32::max);
        let chance = options.iter().map(|option| wide(&option.chance)).fold(0.0, f32::max);
        if left >= nothing.bar() + theme::space::SMALL + chance {
            all
        } else if left >= nothing.bar() {
            bar
        } else {
            nothing
        }
    }

    /// Whether anything stands there.
    pub(super) fn has_any(self) -> bool {
        self.shown != Shown::Nothing
    }

    /// The width of a bar.
    pub(super) const fn bar(self) -> f32 {
        if self.has_bars { BAR } else { 0.0 }
    }

    /// The width of the figure behind it: where no option is worse, a sign stands there.
    pub(super) const fn figure(self) -> f32 {
        if self.has_bars { FIGURE } else { theme::size::SYMBOL }
    }

    /// The chance of winning with an option, as it is written.
    pub(super) fn chance<M, C>(self, texts: &Texts, option: &HintOption<M, C>) -> String {
        match self.shown {
            Shown::Told if !option.chance.is_empty() => texts.hint_chance(&option.chance),
            Shown::Told | Shown::All => option.chance.clone(),
            Shown::Bar | Shown::Nothing => String::new(),
        }
    }

    /// The width that the words of an option have in a list of this width.
    pub(super) fn room<M, C>(
        self,
        painter: &Painter,
        texts: &Texts,
        width: f32,
        option: &HintOption<M, C>,
    ) -> f32 {
        let small =
            |text: &str, font: fn(TextSize) -> FontId| text_width(painter, text, font(TextSize::SMALL));
        let behind = match self.shown {
            Shown::Nothing if option.mark == Mark::Best => STAR + theme::size::SYMBOL / 2.0,
            Shown::Nothing => theme::space::HAIR + small(short(&option.mark), theme::bold),
            Shown::Told | Shown::All | Shown::Bar => {
                let chance = small(&self.chance(texts, option), theme::body);
                self.figure() + self.bar() + theme::space::SMALL + chance
            }
        };
        width - WORDS - theme::space::SMALL - behind
    }

    /// Whether all options can be told in full beside what stands between their words and figures, in lines of these
    /// heights.
    fn has_room_in_full<M, C>(
        self,
        ui: &Ui,
        texts: &Texts,
        options: &[HintOption<M, C>],
        heights: &[f32],
    ) -> bool {
        let (painter, width) = (ui.painter(), ui.available_width());
        options.iter().zip(heights).all(|(option, height)| {
            // Where there are two lines, they are in small letters.
            let (size, lines) =
                if *height < TWO_LINES { (TextSize::TEXT, 1.0) } else { (TextSize::TINY, IN_TWO) };
            let font = FontId { size: size.points(), ..font(option) };
            text_width(painter, &option.in_full, font) <= lines * self.room(painter, texts, width, option)
        })
    }
}

/// How an option compares, as a sign.
#[must_use]
pub fn short(mark: &Mark) -> &str {
    match mark {
        Mark::Best => "",
        Mark::Equal => "\u{2248}",
        Mark::Less(figure) => figure,
    }
}

/// Whether the words of an option need more than a line.
pub(super) fn is_long<M, C>(ui: &Ui, option: &HintOption<M, C>) -> bool {
    let words = text_width(ui.painter(), &option.words, theme::bold(TextSize::TEXT));
    words > ui.available_width() - WORDS - BAR - theme::space::SMALL - FIGURE
}

/// Whether they would be cut off in one line, however small.
pub(super) fn is_cut<M, C>(ui: &Ui, option: &HintOption<M, C>) -> bool {
    let words = text_width(ui.painter(), &option.words, theme::bold(TextSize::TINY));
    words > ui.available_width() - WORDS - theme::space::SMALL - FIGURE
}

/// How the words of options are written, which is alike in all.
#[derive(Clone, Copy)]
pub(super) struct Writing {
    /// In full.
    is_full: bool,
    /// In letters of this size or smaller ones.
    letters: f32,
}

impl Writing {
    /// In full where all have room for that, and in the smallest letters that one of them needs.
    pub(super) fn of<M, C>(
        ui: &Ui,
        texts: &Texts,
        options: &[HintOption<M, C>],
        heights: &[f32],
        columns: OptionColumns,
    ) -> Self {
        let (painter, width, letters) = (ui.painter(), ui.available_width(), TextSize::TEXT.points());
        let writing = Self { is_full: columns.has_room_in_full(ui, texts, options, heights), letters };
        let size = |(option, height): (&HintOption<M, C>, &f32)| {
            let room = vec2(columns.room(painter, texts, width, option), *height);
            let words = writing.words(painter, option, room);
            words.job.sections.first().map_or(f32::INFINITY, |section| section.format.font_id.size)
        };
        Self { letters: options.iter().zip(heights).map(size).fold(letters, f32::min), ..writing }
    }

    /// The words of an option.
    pub(super) fn words<M, C>(self, painter: &Painter, option: &HintOption<M, C>, room: Vec2) -> Arc<Galley> {
        let shown = if self.is_full { &option.in_full } else { &option.words };
        let font = FontId { size: self.letters, ..font(option) };
        wrapped(painter, shown, font, Theme::of(painter.ctx()).ink, room)
    }

    /// Whether the words of an option that may be so high need no more than a line.
    pub(super) fn is_in_one_line<M, C>(
        self,
        ui: &Ui,
        texts: &Texts,
        option: &HintOption<M, C>,
        (height, columns): (f32, OptionColumns),
    ) -> bool {
        let room = vec2(columns.room(ui.painter(), texts, ui.available_width(), option), height);
        self.words(ui.painter(), option, room).rows.len() == 1
    }
}

/// The words of the best are bold.
fn font<M, C>(option: &HintOption<M, C>) -> FontId {
    if option.mark == Mark::Best { theme::bold(TextSize::TEXT) } else { theme::body(TextSize::TEXT) }
}

#[cfg(test)]
mod tests {
    use super::{
        Shown::{All, Bar, Nothing, Told},
        *,
    };
    use egui::{Context, RawInput};
    use text::Language;
    use ui::theme::ThemeChoice;

    #[test]
    fn words_come_before_bars_and_chances() {
        let context = Context::default();
        theme::install(&context, ThemeChoice::LIGHT);
        context.run_ui(RawInput::default(), |_| {}).drop_without_applying_deltas();
        let option = |mark| HintOption::<(), ()> {
            words: "Change yellow 5→6, then build the arcades (6/2)".to_owned(),
            in_full: "Change yellow 5→6, then build the arcades (6/2)".to_owned(),
            cells: Vec::new(),
            mark,
            chance: "34 %".to_owned(),
            meaning: String::new(),
            loss: 0.0,
            error: 0.0,
            decisions: Vec::new(),
        };
        let texts = Texts::new(Language::English);
        let columns = |mark: Mark, width: f32, height: f32| {
            let (options, mut shown) = ([option(mark)], Nothing);
            let frame = context.run_ui(RawInput::default(), |ui| {
                ui.set_max_width(width);
                shown = OptionColumns::of(ui, &texts, &options, &[height]).shown;
            });
            frame.drop_without_applying_deltas();
            shown
        };
        let worse = || Mark::Less("−3 %".to_owned());
        let widths: Vec<f32> = (30..80).rev().map(|tens| tens as f32 * 10.0).collect();
        let mut shown: Vec<Shown> = widths.iter().map(|width| columns(worse(), *width, LINE)).collect();
        let narrow = widths[shown.iter().position(|columns| *columns == Bar).unwrap()];
        shown.dedup();
        assert_eq!(shown, [Told, All, Bar, Nothing]);
        assert_eq!(columns(worse(), narrow, TWO_LINES), All);
        let alike = columns(Mark::Equal, narrow, LINE);
        assert!([Told, All].contains(&alike), "where nothing is worse there are no bars: {alike:?}");
    }
}
