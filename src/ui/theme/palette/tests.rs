//! What must be readable, and what every eye must tell apart.

use super::{
    vision::{EYES, Eye, difference},
    *,
};

fn luminance(colour: Color32) -> f32 {
    let part = |v: u8| {
        let v = f32::from(v) / 255.0;
        if v <= 0.040_45 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
}

fn contrast(a: Color32, b: Color32) -> f32 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[track_caller]
fn check(what: &str, fore: Color32, back: Color32, least: f32) {
    let found = contrast(fore, back);
    assert!(found >= least, "{what}: {found:.2} is below {least}");
}

fn all() -> impl Iterator<Item = Theme> {
    [(false, false), (false, true), (true, false), (true, true)].into_iter().map(|(d, c)| theme(d, c))
}

#[test]
fn text_is_readable() {
    for t in all() {
        let texts = [
            ("ink", t.ink),
            ("soft ink", t.ink_soft),
            ("gold", t.gold_ink),
            ("danger", t.danger),
            ("success", t.success),
            ("row number", t.row_number),
            ("column number", t.column_number),
        ];
        for (name, colour) in texts {
            for (surface, back) in [("paper", t.paper), ("band", t.band), ("raised", t.raised)] {
                check(&format!("{name} on {surface}, dark: {}", t.dark), colour, back, 4.5);
            }
        }
        check("ink on the ground", t.ink, t.ground, 4.5);
        check("soft ink on the ground", t.ink_soft, t.ground, 4.5);
        check("ink on raised, hover", t.ink, t.raised_hover, 4.5);
        check("ink on raised, pressed", t.ink, t.raised_pressed, 4.5);
        for (name, colour) in [("ink", t.ink), ("gold", t.gold_ink), ("danger", t.danger), ("focus", t.focus)]
        {
            check(&format!("{name} on the selection, dark: {}", t.dark), colour, t.selection, 4.5);
        }
        for face in [t.primary, t.primary_hover, t.primary_pressed] {
            check("primary button", t.on_primary, face, 4.5);
        }
        check("bubble", t.on_bubble, t.bubble, 4.5);
        check("bubble, second rank", t.on_bubble_soft, t.bubble, 4.5);
        for (k, c) in t.families.iter().enumerate() {
            check(&format!("letter of family {k}, dark: {}", t.dark), c.text, c.tile, 4.5);
        }
    }
}

#[test]
fn marks_stand_out() {
    for t in all() {
        for (k, c) in t.families.iter().enumerate() {
            check(&format!("family {k} on its tile, dark: {}", t.dark), c.ink, c.tile, 3.0);
            check(&format!("family {k} on paper, dark: {}", t.dark), c.ink, t.paper, 4.5);
            check(&format!("cross on family {k}, dark: {}", t.dark), t.pen, c.tile, 4.5);
        }
        for (k, player) in t.players.into_iter().enumerate() {
            check(&format!("player {k}, dark: {}", t.dark), player, t.paper, 4.5);
        }
        for ground in [t.map.land, t.map.place] {
            check("drawings on a map", t.map.ink, ground, 4.5);
            check("stone on a map", t.map.stone, ground, 4.5);
            check("timber on a map", t.map.timber, ground, 3.0);
        }
        check("coast and sea", t.map.coast, t.map.sea, 2.5);
        let surfaces = [("ground", t.ground), ("paper", t.paper), ("band", t.band), ("raised", t.raised)];
        for (surface, back) in surfaces {
            check(&format!("outline on {surface}, dark: {}", t.dark), t.outline, back, 3.0);
            check(&format!("focus on {surface}, dark: {}", t.dark), t.focus, back, 3.0);
        }
        check("what cannot be used", t.ink_faint, t.raised, 3.0);
        for surface in [t.paper, t.band, t.raised] {
            check(&format!("gold, dark: {}", t.dark), t.gold, surface, 3.0);
        }
        for (k, c) in t.families.iter().enumerate() {
            check(&format!("frame of family {k}, dark: {}", t.dark), t.gold_ink, c.tile, 3.0);
        }
        for (what, stone) in [("stone", t.stone), ("timber", t.timber)] {
            let outline = if t.dark { stone.face } else { stone.edge };
            check(what, outline, t.paper, 3.0);
        }
        for (k, money) in t.money.into_iter().enumerate() {
            check(&format!("money {k}"), money.on_band, money.band, 4.5);
            check(&format!("ink on money {k}"), t.ink, money.tint, 4.5);
            check(&format!("soft ink on money {k}"), t.ink_soft, money.tint, 4.5);
        }
        for (k, plumage) in t.plumages.into_iter().enumerate() {
            check(&format!("bird {k}"), plumage.feather, plumage.ground, 4.5);
        }
        check("yellow pips", t.yellow_die.pip, t.yellow_die.face, 4.5);
        check("blue pips", t.blue_die.pip, t.blue_die.face, 4.5);
    }
}

/// The least difference between any two of these colours for this eye.
fn nearest(colours: [Color32; 6], eye: Eye) -> f64 {
    let pairs = (0..6).flat_map(|one| (0..one).map(move |other| (one, other)));
    pairs.map(|(one, other)| difference(eye, colours[one], colours[other])).fold(f64::INFINITY, f64::min)
}

#[test]
fn every_eye_tells_the_types_and_the_players_apart() {
    for dark in [false, true] {
        let theme = theme(dark, true);
        let of = |part: fn(&ColourFamily) -> Color32| std::array::from_fn(|k| part(&theme.families[k]));
        let sets = [
            ("tiles", of(|family| family.tile), 7.0),
            ("inks", of(|family| family.ink), 9.0),
            ("surfaces", of(|family| family.light), 9.0),
            ("players", theme.players, 9.0),
        ];
        for (name, colours, least) in sets {
            for eye in EYES {
                let found = nearest(colours, eye);
                println!("{name}, dark: {dark}, {eye:?}: {found:.1}");
                assert!(found >= least, "{name}, dark: {dark}, {eye:?}: {found:.2} is below {least}");
            }
        }
    }
}

/// The usual colours are not made for every eye: who needs other ones finds them in the settings. Two types that one
/// eye takes for each other differ at least for the usual one, and their drawings tell them apart for all.
#[test]
fn the_usual_eye_tells_the_usual_colours_apart() {
    for dark in [false, true] {
        let theme = theme(dark, false);
        assert!(nearest(theme.families.map(|family| family.tile), Eye::Usual) >= 10.0);
        assert!(nearest(theme.families.map(|family| family.ink), Eye::Usual) >= 14.0);
        assert!(nearest(theme.players, Eye::Usual) >= 9.0);
    }
}
