//! Numbers that are typed one after the other, by the keys of the digits or by large ones for a finger: a digit fills the
//! number, and where no further one fits, the next number is at once the one that is typed.

use egui::{Key, Ui, vec2};

use ui::{
    actions::{by_keys, by_one_of},
    drawing::symbols::Symbol,
    keys::DIGITS,
    theme,
    widgets::button::Button,
};

/// So many digits stand in a row of keys that has room for them: the second one ends with what goes on.
pub const WIDE: usize = 6;

/// A number of the pad.
#[derive(Clone, Debug)]
pub struct Number {
    /// What it counts.
    pub name: String,
    /// As it is.
    pub value: u16,
    /// It is no more than this.
    pub most: u16,
}

/// Which number is typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Typing {
    /// Its place, from 0.
    pub at: usize,
    /// It was chosen by hand: further digits stand behind the first one.
    is_chosen: bool,
    /// It has a digit already.
    goes_on: bool,
    /// Every number may have more than one digit, as those chosen by hand.
    of_several: bool,
}

impl Typing {
    /// Of numbers that often have more than one digit.
    #[must_use]
    pub const fn of_several_digits() -> Self {
        Self { at: 0, is_chosen: true, goes_on: false, of_several: true }
    }

    /// Chooses the number that is typed: it may have more than one digit.
    pub const fn choose(&mut self, at: usize) {
        *self = Self { at, is_chosen: true, goes_on: false, of_several: self.of_several };
    }

    /// Types a digit, and the next number is typed; in one that was chosen by hand as soon as no further digit fits. There
    /// a digit that does not fit is that of the next number.
    pub fn digit(&mut self, numbers: &mut [Number], digit: u16) {
        let last = numbers.len().saturating_sub(1);
        let fits = |number: &Number| number.value.saturating_mul(10).saturating_add(digit) <= number.most;
        if self.goes_on && !numbers.get(self.at).is_some_and(fits) {
            self.next(last);
        }
        let Some(Number { value, most, .. }) = numbers.get_mut(self.at) else { return };
        let number = if self.goes_on { value.saturating_mul(10).saturating_add(digit) } else { digit };
        if number > *most {
            return;
        }
        *value = number;
        self.goes_on = true;
        // Nothing fits behind a nought either.
        if !self.is_chosen || number == 0 || number.saturating_mul(10) > *most {
            self.next(last);
        }
    }

    /// Goes on to the next number; the last one stays.
    fn next(&mut self, last: usize) {
        let at = (self.at + 1).min(last);
        *self = Self { at, is_chosen: self.of_several, goes_on: false, of_several: self.of_several };
    }
}

/// Shows the numbers side by side and the large keys below. The words are what the list of keys says of the digits, and
/// what choosing the next number and the one before is called.
pub fn show(ui: &mut Ui, typing: &mut Typing, numbers: &mut [Number], words: [&str; 3]) {
    let gap = theme::space::SMALL;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let places = numbers.len();
    let share = (ui.available_width() - gap * places.saturating_sub(1) as f32) / places.max(1) as f32;
    ui.horizontal(|ui| {
        for (k, number) in numbers.iter().enumerate() {
            show_number(ui, typing, (k, number), share, true);
        }
    });
    ui.add_space(theme::space::MEDIUM);
    keys_of(ui, typing, numbers, words, WIDE);
}

/// Shows one of the numbers, which is the one that is typed once it was tapped; what it counts may be a caption below it.
pub fn show_number(
    ui: &mut Ui,
    typing: &mut Typing,
    (k, number): (usize, &Number),
    width: f32,
    is_captioned: bool,
) {
    let (value, name) = (number.value.to_string(), format!("{}: {}", number.name, number.value));
    let button = Button::secondary(&value).name(&name).min_width(width).selected(k == typing.at);
    let button = if is_captioned { button.caption(&number.name) } else { button };
    if ui.add(button).clicked() {
        typing.choose(k);
    }
}

/// Shows the large keys for these numbers, so many digits in a row that the last row has room for what goes on; the words
/// are those of [`show`].
pub fn keys_of(
    ui: &mut Ui,
    typing: &mut Typing,
    numbers: &mut [Number],
    [keys, next, back]: [&str; 3],
    in_row: usize,
) {
    let gap = theme::space::SMALL;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let last = numbers.len().saturating_sub(1);
    typing.at = typing.at.min(last);
    let mut typed = by_one_of(ui, keys, [Key::Num0].into_iter().chain(DIGITS));
    let width = (ui.available_width() - gap * (in_row - 1) as f32) / in_row as f32;
    let mut goes_on = by_keys(ui, next, [Key::ArrowRight]);
    for row in [1, 2, 3, 4, 5, 6, 7, 8, 9, 0].chunks(in_row) {
        ui.horizontal(|ui| {
            for &digit in row {
                let words = digit.to_string();
                if ui.add(Button::secondary(&words).min_width(width)).clicked() {
                    typed = Some(digit);
                }
            }
            if row.len() < in_row {
                let on = Button::secondary(next).icon(Symbol::ArrowRight).min_width(ui.available_width());
                goes_on |= ui.add(on).clicked();
            }
        });
    }
    if let Some(digit) = typed {
        typing.digit(numbers, digit as u16);
    }
    if goes_on {
        typing.choose((typing.at + 1).min(last));
    }
    if by_keys(ui, back, [Key::ArrowLeft]) {
        typing.choose(typing.at.saturating_sub(1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(digits: &[u16]) -> (Vec<u16>, usize) {
        let number = |most| Number { name: String::new(), value: 0, most };
        let mut numbers = [7, 7, 9, 9, 11, 11].map(number);
        let mut typing = Typing::default();
        for digit in digits {
            typing.digit(&mut numbers, *digit);
        }
        (numbers.iter().map(|number| number.value).collect(), typing.at)
    }

    #[test]
    fn each_digit_is_a_number_and_what_was_chosen_by_hand_may_have_two() {
        assert_eq!(typed(&[2, 0, 1]), (vec![2, 0, 1, 0, 0, 0], 3));
        assert_eq!(typed(&[2, 0, 1, 3, 1, 0]), (vec![2, 0, 1, 3, 1, 0], 5));
        assert_eq!(typed(&[8]), (vec![0; 6], 0), "there are no more than seven");
        assert_eq!(typed(&[1, 1, 1, 1, 1, 4, 2]), (vec![1, 1, 1, 1, 1, 2], 5), "the last one is typed anew");
        let number = |most| Number { name: String::new(), value: 3, most };
        let mut numbers = [7, 11, 11].map(number);
        let mut typing = Typing::default();
        typing.choose(1);
        [1, 0, 4].into_iter().for_each(|digit| typing.digit(&mut numbers, digit));
        assert_eq!(numbers.each_ref().map(|number| number.value), [3, 10, 4]);
        typing.choose(1);
        [1, 4].into_iter().for_each(|digit| typing.digit(&mut numbers, digit));
        assert_eq!(
            numbers.map(|number| number.value),
            [3, 1, 4],
            "there are no fourteen: it is the next one's"
        );
    }

    #[test]
    fn numbers_of_several_digits_go_on_where_no_further_digit_fits_or_somebody_says_so() {
        let number = |most| Number { name: String::new(), value: 0, most };
        let mut numbers = [135, 135, 135].map(number);
        let mut typing = Typing::of_several_digits();
        [1, 2, 0, 3, 1].into_iter().for_each(|digit| typing.digit(&mut numbers, digit));
        assert_eq!(numbers.each_ref().map(|number| number.value), [120, 31, 0]);
        assert_eq!(typing.at, 2, "behind 31 nothing fits");
        typing.digit(&mut numbers, 7);
        assert_eq!((numbers[2].value, typing.at), (7, 2));
        typing.choose(0);
        typing.digit(&mut numbers, 9);
        assert_eq!((numbers[0].value, typing.at), (9, 0), "what is chosen is typed anew");
    }
}
