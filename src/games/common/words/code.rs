//! What is wrong with the code of a challenge, in words.

use crate::challenge_code::CodeFault;
use text::Texts;

/// What is wrong with a code.
#[must_use]
pub fn code_fault(texts: &Texts, fault: CodeFault) -> String {
    match fault {
        CodeFault::Letter { letter, place } => texts.challenges_fault_letter(&letter.to_string(), place),
        CodeFault::Length { letters, expected } => texts.challenges_fault_length(letters, expected),
        CodeFault::Check => texts.challenges_fault_check().to_owned(),
        CodeFault::Newer => texts.challenges_fault_newer().to_owned(),
        CodeFault::OtherGame => texts.challenges_fault_other_game().to_owned(),
        CodeFault::Meaningless => texts.challenges_fault_meaningless().to_owned(),
    }
}

/// What a game answers to a text that may be a code: the code as it is written, or what is wrong with it; none to a code of
/// another game, which says that itself.
pub fn code_answer(texts: &Texts, read: Result<String, CodeFault>) -> Option<Result<String, String>> {
    match read {
        Err(CodeFault::OtherGame) => None,
        read => Some(read.map_err(|fault| code_fault(texts, fault))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn every_fault_of_a_code_has_a_sentence() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            let faults = [
                CodeFault::Letter { letter: 'U', place: 5 },
                CodeFault::Length { letters: 8, expected: 10 },
                CodeFault::Check,
                CodeFault::Newer,
                CodeFault::OtherGame,
                CodeFault::Meaningless,
            ];
            let told: Vec<String> = faults.into_iter().map(|why| code_fault(&texts, why)).collect();
            assert!(told.iter().all(|sentence| sentence.len() > 20), "{told:?}");
            assert!(told[0].contains("U") && told[0].contains('5'));
            let place = |number: &str| told[1].find(number).unwrap_or_else(|| panic!("{}", told[1]));
            assert!(place("10") < place("8"), "it should have 10, not 8: {}", told[1]);
        }
    }
}
