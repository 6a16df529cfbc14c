//! What is typed in a form at a table and counts for nothing yet: kept beside the file of the table at every change, so
//! that it is there again however the form or the program was closed.

use std::collections::BTreeMap;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

use storage::{GameLock, Games, StoreError};

/// What is typed at a table, by the names of the forms.
#[derive(Debug, Default)]
pub struct TypedForms(BTreeMap<String, Value>);

impl TypedForms {
    /// What was kept beside a file; nothing where it is not understood.
    #[must_use]
    pub fn of(games: &Games, lock: &GameLock) -> Self {
        Self(games.typed(lock).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default())
    }

    /// The forms in which something is typed.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.0.keys().cloned().collect()
    }

    /// What is typed in a form, if it is understood.
    #[must_use]
    pub fn get<T: DeserializeOwned>(&self, form: &str) -> Option<T> {
        T::deserialize(self.0.get(form)?).ok()
    }

    /// What is to be kept of a form, where that is something else than what is; none within where nothing is.
    pub fn change<T: Serialize>(&self, form: &str, typed: Option<&T>) -> Option<Option<Value>> {
        let typed = typed.and_then(|typed| serde_json::to_value(typed).ok());
        (self.0.get(form) != typed.as_ref()).then_some(typed)
    }

    /// Keeps what is typed in a form beside the file, or forgets it.
    ///
    /// # Errors
    /// When the file cannot be written or removed; it is known in this window all the same.
    pub fn keep(
        &mut self,
        form: &str,
        typed: Option<Value>,
        games: &Games,
        lock: &GameLock,
    ) -> Result<(), StoreError> {
        match typed {
            Some(typed) => self.0.insert(form.to_owned(), typed),
            None => self.0.remove(form),
        };
        let text = (!self.0.is_empty()).then(|| serde_json::to_string_pretty(&self.0).unwrap_or_default());
        games.keep_typed(lock, text.as_deref())
    }
}
