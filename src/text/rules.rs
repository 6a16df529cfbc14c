//! Sentences that cite a rule by its number, for those who have no rules at hand.

/// A sentence without the § that it cites.
#[must_use]
pub fn without_rules(sentence: &str) -> String {
    let mut parts = sentence.split(" (§");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |before, part| before + part.split_once(')').map_or("", |(_, after)| after))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_left_out_wherever_they_stand() {
        assert_eq!(without_rules("one has 2 (§10), two have 1 (§9, §2) each"), "one has 2, two have 1 each");
        assert_eq!(without_rules("Ada (the first)"), "Ada (the first)");
    }
}
