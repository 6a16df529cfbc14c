//! Who is who: what is said of people, and what becomes of it.

use super::AppState;
use crate::command::PeopleCommand;
use common::host::file_errors;
use kernel::People;
use storage::PeopleFile;

impl AppState {
    /// Reads who is who, and tells why that is not known.
    pub(super) fn learn_people(&mut self) {
        match PeopleFile::new(&self.data).load() {
            Ok(people) => self.know_people(people),
            Err(trouble) => self.remark(file_errors::of_people(&self.texts, &trouble)),
        }
    }

    /// Looks at what other windows have said; where that is not understood, what was known counts.
    pub(super) fn refresh_people(&mut self) {
        if let Ok(people) = PeopleFile::new(&self.data).load() {
            self.know_people(people);
        }
    }

    fn know_people(&mut self, people: People) {
        if people != self.people {
            self.people_changes += 1;
            self.people = people;
        }
    }

    pub(super) fn run_people(&mut self, command: PeopleCommand) {
        let changed = PeopleFile::new(&self.data).change(|people| command.carry_out(people));
        match changed {
            Ok(people) => {
                self.know_people(people);
                match command {
                    PeopleCommand::Describe { .. } => {}
                    PeopleCommand::Join { called: [one, other], .. } => {
                        self.notify(self.texts.people_joined(&one, &other));
                    }
                    PeopleCommand::Split { called, .. } => self.notify(self.texts.people_parted(&called)),
                }
            }
            Err(error) => {
                let reason = file_errors::with_file(&self.texts, &error);
                self.error(self.texts.people_not_saved(&reason));
            }
        }
    }
}

impl PeopleCommand {
    fn carry_out(&self, people: &mut People) {
        match self {
            Self::Describe { who, name, short, colour } => {
                people.show_as(who, name);
                let person = people.entry(who);
                person.short.clone_from(short);
                person.colour.clone_from(colour);
            }
            Self::Join { who: [one, other], called } => {
                people.join(one, other);
                let person = people.entry(one);
                if person.name.is_empty() {
                    person.name.clone_from(&called[0]);
                }
            }
            Self::Split { name, .. } => people.split(name),
        }
    }
}
