//! Which written names are one person's. Records keep the names as they were written; whoever counts people asks here.

use serde::{Deserialize, Serialize};

use super::NameKey;

/// A person of whom somebody has said something.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// The name that is shown; empty for the one that was written last.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// A short name; empty where nobody gave one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub short: String,
    /// Their colour, as seats have it; empty where nobody gave one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub colour: String,
    /// The names under which they are written, at least one; the first stands for the person.
    names: Vec<NameKey>,
}

impl Person {
    /// What tells the person apart from all others: one of their names.
    #[must_use]
    pub fn id(&self) -> &str {
        self.names.first().map_or("", NameKey::as_str)
    }

    /// The names under which they are written.
    #[must_use]
    pub fn names(&self) -> &[NameKey] {
        &self.names
    }

    fn has(&self, name: &str) -> bool {
        self.names.iter().any(|own| own.as_str() == name)
    }

    /// Takes from another what is not said here.
    fn complete(&mut self, other: &Self) {
        for (own, said) in [
            (&mut self.name, &other.name),
            (&mut self.short, &other.short),
            (&mut self.colour, &other.colour),
        ] {
            if own.is_empty() {
                own.clone_from(said);
            }
        }
    }
}

/// What is known of people. A name is at most one person's; a name of which nothing is said is a person of its own.
///
/// ```
/// use kernel::People;
///
/// let mut people = People::default();
/// people.join("ada wong", "ada w.");
/// assert_eq!((people.id("ada w."), people.id("ben")), ("ada wong", "ben"));
/// people.split("ada w.");
/// assert_eq!(people.id("ada w."), "ada w.");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Person>")]
pub struct People(Vec<Person>);

impl From<Vec<Person>> for People {
    /// Of a name that several have, the first one has it.
    fn from(all: Vec<Person>) -> Self {
        let mut people = Self::default();
        for mut person in all {
            let mut names: Vec<NameKey> = Vec::new();
            for name in person.names.iter().map(|name| NameKey::of(name.as_str())) {
                if !name.is_blank() && !names.contains(&name) && people.of(name.as_str()).is_none() {
                    names.push(name);
                }
            }
            person.names = names;
            people.0.extend((!person.names.is_empty()).then_some(person));
        }
        people
    }
}

impl People {
    /// Whose name this is, as [`NameKey`] has it; none where nobody has said anything of it.
    #[must_use]
    pub fn of(&self, name: &str) -> Option<&Person> {
        self.0.iter().find(|person| person.has(name))
    }

    /// What tells the person apart whose name this is: the name itself where nothing is said of it.
    #[must_use]
    pub fn id<'a>(&'a self, name: &'a str) -> &'a str {
        self.of(name).map_or(name, Person::id)
    }

    /// Whoever has this name, to say something of them.
    pub fn entry(&mut self, name: &str) -> &mut Person {
        let key = NameKey::of(name);
        let at = self.0.iter().position(|person| person.has(key.as_str())).unwrap_or_else(|| {
            self.0.push(Person { names: vec![key], ..Person::default() });
            self.0.len() - 1
        });
        &mut self.0[at]
    }

    /// Shows whoever has this name as another one, which is theirs from now on, too, unless somebody else has it: forms
    /// propose what is shown, and so it is written.
    pub fn show_as(&mut self, name: &str, shown: &str) {
        let key = NameKey::of(shown);
        shown.clone_into(&mut self.entry(name).name);
        let is_free = !key.is_blank() && self.of(key.as_str()).is_none();
        self.entry(name).names.extend(is_free.then_some(key));
    }

    /// Makes the people with these two names one, called and shown as the first.
    pub fn join(&mut self, one: &str, other: &str) {
        if self.id(one) == self.id(other) {
            return;
        }
        let other = self.entry(other).clone();
        self.0.retain(|person| *person != other);
        let person = self.entry(one);
        person.complete(&other);
        person.names.extend(other.names);
    }

    /// Makes this name somebody else's than all others.
    pub fn split(&mut self, name: &str) {
        let person = self.entry(name);
        if person.names.len() > 1 {
            person.names.retain(|own| own.as_str() != name);
            self.entry(name);
        }
    }

    /// Takes in what somebody else knows. What is said here stays: a name that both know is whose it is here, and the
    /// other names of that person come to it.
    pub fn absorb(&mut self, other: &Self) {
        for theirs in &other.0 {
            let new: Vec<NameKey> =
                theirs.names.iter().filter(|name| self.of(name.as_str()).is_none()).cloned().collect();
            match theirs.names.iter().find(|name| !new.contains(name)) {
                Some(known) => {
                    let person = self.entry(known.as_str());
                    person.complete(theirs);
                    person.names.extend(new);
                }
                None => self.0.push(theirs.clone()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids<'a>(people: &'a People, names: &[&'a str]) -> Vec<&'a str> {
        names.iter().map(|name| people.id(name)).collect()
    }

    #[test]
    fn names_that_are_one_person_can_be_two_again_whichever_leaves() {
        let names = ["ada", "ada w", "ada wong"];
        for (leaves, left) in [("ada", "ada w"), ("ada w", "ada")] {
            let mut people = People::default();
            people.join("ada", "ada w");
            people.join("ada wong", "ben");
            people.join("ada w", "ben");
            assert_eq!(ids(&people, &names), ["ada"; 3]);
            people.split(leaves);
            assert_eq!((people.id(leaves), people.id("ben")), (leaves, left));
            assert_eq!(people.id("ada wong"), left);
            let before = people.clone();
            people.split(leaves);
            assert_eq!(people, before, "who is alone stays alone");
        }
    }

    #[test]
    fn a_name_is_somebodys_however_it_is_written() {
        let mut people = People::default();
        people.entry("Heß").colour = "teal".to_owned();
        people.entry("HEß").short = "H".to_owned();
        let known = people.of(NameKey::of("Heß").as_str()).unwrap();
        assert_eq!((known.colour.as_str(), known.short.as_str(), people.0.len()), ("teal", "H", 1));
    }

    #[test]
    fn a_name_that_is_shown_is_the_persons_unless_it_is_somebody_elses() {
        let mut people = People::default();
        people.show_as("ada", "Ada Wong");
        assert_eq!((people.id("ada wong"), people.of("ada").unwrap().name.as_str()), ("ada", "Ada Wong"));
        people.show_as("ben", "Ada Wong");
        people.show_as("ben", "");
        people.show_as("cleo", "Cleo");
        assert_eq!(people.of("cleo").unwrap().names().len(), 1, "it is theirs already");
        assert_eq!((people.id("ada wong"), people.of("ben").unwrap().names().len()), ("ada", 1));
    }

    #[test]
    fn whoever_others_become_stays_called_so_and_gets_what_nobody_had_said() {
        let mut people = People::default();
        people.entry("ada").short = "A".to_owned();
        let other = people.entry("ada w");
        (other.short, other.colour) = ("W".to_owned(), "teal".to_owned());
        people.join("ada", "ada w");
        people.join("ada w", "ada");
        let ada = people.of("ada w").unwrap();
        assert_eq!((ada.short.as_str(), ada.colour.as_str(), ada.names().len()), ("A", "teal", 2));
    }

    #[test]
    fn a_name_is_one_persons_whatever_a_file_says() {
        let text = r#"[{"names": ["ADA", "Ada  W", " "]}, {"names": ["ada w", "ben"]}, {"names": []}]"#;
        let people: People = serde_json::from_str(text).unwrap();
        assert_eq!(ids(&people, &["ada", "ada w", "ben"]), ["ada", "ada", "ben"]);
        assert_eq!(people.0.len(), 2);
        let again: People = serde_json::from_str(&serde_json::to_string(&people).unwrap()).unwrap();
        assert_eq!(again, people);
    }

    #[test]
    fn what_somebody_else_knows_comes_and_nothing_that_is_said_here_changes() {
        let (mut mine, mut theirs) = (People::default(), People::default());
        mine.join("ada", "ada w");
        mine.join("ben", "benjamin");
        mine.split("benjamin");
        theirs.join("ada w", "ada wong");
        theirs.entry("ada w").short = "A".to_owned();
        theirs.join("ben", "benjamin");
        theirs.join("ben", "b");
        theirs.join("cleo", "cleopatra");
        mine.absorb(&theirs);
        assert_eq!(ids(&mine, &["ada", "ada w", "ada wong"]), ["ada"; 3]);
        assert_eq!(ids(&mine, &["ben", "benjamin", "b"]), ["ben", "benjamin", "ben"]);
        assert_eq!(mine.id("cleopatra"), "cleo");
        assert_eq!(mine.of("ada").unwrap().short, "A");
        let before = mine.clone();
        mine.absorb(&theirs);
        assert_eq!(mine, before, "a second time nothing is new");
    }
}
