//! Files as they may arrive: damaged on the way, or with anything at all after a beginning that looks right.

use proptest::{prelude::*, sample::select};

/// Bytes that mean something in the texts that are read.
const MEANT: &[u8] = b"0123456789\"{}[],:;-.<>/&= \n\teEtfnxPSACGTHLM";

/// What can happen to bytes on their way.
#[derive(Clone, Debug)]
enum Damage {
    Flipped(usize, u8),
    Put(usize, u8),
    Cut(usize, usize),
    Doubled(usize, usize),
    Ended(usize),
}

impl Damage {
    fn any() -> impl Strategy<Value = Self> {
        let place = any::<usize>;
        prop_oneof![
            (place(), 1..=u8::MAX).prop_map(|(at, by)| Self::Flipped(at, by)),
            (place(), select(MEANT)).prop_map(|(at, byte)| Self::Put(at, byte)),
            (place(), 0_usize..60).prop_map(|(from, many)| Self::Cut(from, many)),
            (place(), 0_usize..60).prop_map(|(from, many)| Self::Doubled(from, many)),
            place().prop_map(Self::Ended),
        ]
    }

    fn act(&self, bytes: &mut Vec<u8>) {
        let length = bytes.len();
        let part = |from: usize, many: usize| {
            let from = from % (length + 1);
            from..(from + many).min(length)
        };
        match *self {
            Self::Flipped(at, by) => {
                if let Some(byte) = bytes.get_mut(at % length.max(1)) {
                    *byte ^= by;
                }
            }
            Self::Put(at, by) => {
                if let Some(byte) = bytes.get_mut(at % length.max(1)) {
                    *byte = by;
                }
            }
            Self::Cut(from, many) => drop(bytes.drain(part(from, many))),
            Self::Doubled(from, many) => {
                let doubled = bytes[part(from, many)].to_vec();
                let end = part(from, many).end;
                drop(bytes.splice(end..end, doubled));
            }
            Self::Ended(at) => bytes.truncate(at % (length + 1)),
        }
    }
}

/// Files like these.
pub fn files_like(samples: Vec<Vec<u8>>) -> impl Strategy<Value = Vec<u8>> {
    assert!(!samples.is_empty(), "there are samples");
    let damaged = (select(samples.clone()), prop::collection::vec(Damage::any(), 0..5));
    let begun = (select(samples), 0_usize..30, prop::collection::vec(any::<u8>(), 0..200));
    prop_oneof![
        3 => damaged.prop_map(|(mut bytes, damage)| {
            damage.iter().for_each(|damage| damage.act(&mut bytes));
            bytes
        }),
        1 => begun.prop_map(|(bytes, upto, rest)| [&bytes[..upto.min(bytes.len())], &rest].concat()),
    ]
}
