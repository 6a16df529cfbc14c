//! A made-up board of about 160 spaces, for cases in which the small one of §X9 is too simple.

pub const LARGE: [&str; 8] = [
    "    T.A..S.H.L..T.A    ",
    " .L.H.T..A.S..L.H..S.T ",
    "S..A..H.L..T.A..S.L..H.",
    ".T.S.L..A.H..T.L...A.S.",
    "A..H...S.T..L.A.  .T..L",
    " .L..T.A..S.H...  S.H. ",
    "  S.H..L.T..A.S.T..L.A ",
    "     A.S..H.L..H.S.    ",
];
