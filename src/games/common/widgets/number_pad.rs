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
}

impl Typing {
    /// Chooses the number that is typed: it may have more than one digit.
    pub const fn choose(&mut self, at: usize) {
        *self = Self { at, is_chosen: true, goes_on: false };
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
        *self = Self { at: (self.at + 1).min(last), is_chosen: false, goes_on: false };
    }
}

/// Shows the numbers side by side and the large keys below; `keys` is what the list of keys says of the digits, `next` and
/// `back` what chooses another number is called.
pub fn show(ui: &mut Ui, typing: &mut Typing, numbers: &mut [Number], [keys, next, back]: [&str; 3]) {
    let gap = theme::space::SMALL;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let places = numbers.len();
    let share = (ui.available_width() - gap * places.saturating_sub(1) as f32) / places.max(1) as f32;
    ui.horizontal(|ui| {
        for (k, number) in numbers.iter().enumerate() {
            let (value, name) = (number.value.to_string(), format!("{}: {}", number.name, number.value));
            let button = Button::secondary(&value).caption(&number.name).name(&name).min_width(share);
            if ui.add(button.selected(k == typing.at)).clicked() {
                typing.choose(k);
            }
        }
    });
    ui.add_space(theme::space::MEDIUM);
    let mut typed = by_one_of(ui, keys, [Key::Num0].into_iter().chain(DIGITS));
    let width = (ui.available_width() - 4.0 * gap) / 5.0;
    for row in [[1, 2, 3, 4, 5], [6, 7, 8, 9, 0]] {
        ui.horizontal(|ui| {
            for digit in row {
                let words = digit.to_string();
                if ui.add(Button::secondary(&words).min_width(width)).clicked() {
                    typed = Some(digit);
                }
            }
        });
    }
    if let Some(digit) = typed {
        typing.digit(numbers, digit as u16);
    }
    let on = Button::secondary(next).icon(Symbol::ArrowRight).min_width(width);
    if ui.add(on).clicked() || by_keys(ui, next, [Key::ArrowRight]) {
        typing.choose((typing.at + 1).min(places.saturating_sub(1)));
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
}
