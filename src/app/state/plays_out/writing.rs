//! Plays on their way to a file.

use crate::state::work::Work;

pub struct PlaysOut {
    pub(super) path: String,
    /// Their text; or a file that cannot be read, and what is wrong with it.
    pub(super) work: Work<Result<String, (String, Vec<String>)>>,
}
