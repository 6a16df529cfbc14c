//! What was transcribed of the pieces of the modules, as a set-up may hold it.

use super::SetupFault;
use crate::rules::{BAZAARS, CAMPS, FALCONS_OF_EACH, FalconKind, Printed};

/// All lists that are longer than there are pieces.
pub(super) fn faults(printed: &Printed) -> Vec<SetupFault> {
    let of_kind = |kind: FalconKind| printed.falcons.iter().filter(|falcon| falcon.kind() == kind).count();
    let lists = [(printed.camps.len(), CAMPS), (printed.bazaars.len(), BAZAARS)];
    let falcons = FalconKind::ALL.map(|kind| (of_kind(kind), FALCONS_OF_EACH));
    let lists = lists.into_iter().chain(falcons);
    lists
        .filter(|(listed, most)| *listed > usize::from(*most))
        .map(|(listed, most)| SetupFault::Printed { listed, most })
        .collect()
}
