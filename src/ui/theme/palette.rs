//! The colours of the two themes and of the two sets of colour families.
#![allow(clippy::disallowed_methods)]

use egui::Color32;

use super::{ColourFamily, DieColours, MapColours, PlumageColours, StoneColours, Theme};

const fn rgb(hex: u32) -> Color32 {
    let [_, r, g, b] = hex.to_be_bytes();
    Color32::from_rgb(r, g, b)
}

const fn black(alpha: u8) -> Color32 {
    Color32::from_black_alpha(alpha)
}

const fn family([tile, edge, ink, deep, light, shine, text]: [u32; 7]) -> ColourFamily {
    ColourFamily {
        tile: rgb(tile),
        edge: rgb(edge),
        ink: rgb(ink),
        deep: rgb(deep),
        light: rgb(light),
        shine: rgb(shine),
        text: rgb(text),
    }
}

const fn stone([face, shine, shade, edge]: [u32; 4]) -> StoneColours {
    StoneColours { face: rgb(face), shine: rgb(shine), shade: rgb(shade), edge: rgb(edge) }
}

const fn plumage([ground, feather, edge]: [u32; 3]) -> PlumageColours {
    PlumageColours { ground: rgb(ground), feather: rgb(feather), edge: rgb(edge) }
}

const PLUMAGES: [PlumageColours; 3] = [
    plumage([0x2B2A31, 0xF4EDDB, 0xC9A14A]),
    plumage([0x7A4A24, 0xFBEFD6, 0xE3B968]),
    plumage([0xFBF8EF, 0x35322F, 0x8A6A2C]),
];

// Columns: tile, edge, ink, deep, light, shine, text.
const LIGHT_FAMILIES: [ColourFamily; 6] = [
    family([0xBCD7ED, 0x93B8D8, 0x2A67A3, 0x1B4A7A, 0x5F98CB, 0x9CC4E6, 0x173F6B]),
    family([0xF1C8BC, 0xDA9F8F, 0xA93A29, 0x7C2418, 0xCE6B56, 0xE79B89, 0x75200F]),
    family([0xE8D0AE, 0xCBAA7C, 0x84522A, 0x5E3716, 0xB3804C, 0xD3A674, 0x58320F]),
    family([0xF1ECDF, 0xCFC6B1, 0x69655B, 0x47443D, 0xB7B1A1, 0xD6D1C4, 0x45423A]),
    family([0xC6E1C2, 0x9CC498, 0x35763D, 0x205128, 0x66A567, 0x98C893, 0x1D4A24]),
    family([0xDACBE8, 0xB8A2CE, 0x634088, 0x442863, 0x8F6FB1, 0xB79ED1, 0x452766]),
];

const DARK_FAMILIES: [ColourFamily; 6] = [
    family([0x1F3653, 0x35557C, 0x6AA4DC, 0x16273D, 0x3F78B4, 0xA3CDF3, 0xBBDCF8]),
    family([0x4A2620, 0x74402F, 0xDF7C66, 0x341712, 0xB24C38, 0xF2AC9A, 0xF8C8BA]),
    family([0x402F1D, 0x695033, 0xC99257, 0x2B1E10, 0x96652F, 0xE6BD8C, 0xF0D2A8]),
    family([0x3B3D43, 0x5D5F63, 0xC9C2B2, 0x27292E, 0x89857A, 0xE9E4D8, 0xECE8DD]),
    family([0x1F3D29, 0x386546, 0x72B574, 0x142A1B, 0x3F8548, 0xA9DBA6, 0xBEE8BA]),
    family([0x35274D, 0x584377, 0xA684CC, 0x231836, 0x7350A0, 0xCDB4E8, 0xDFCEF3]),
];

const LIGHT_SAFE_FAMILIES: [ColourFamily; 6] = [
    family([0xB7D9EF, 0x86B9DA, 0x00629B, 0x00436C, 0x4E9DCB, 0x93C6E6, 0x003F66]),
    family([0xFAD0B3, 0xE2A77D, 0xBE4F00, 0x8A3800, 0xE58A4C, 0xF4B68C, 0x7A3100]),
    family([0xFAE8AE, 0xDEC575, 0x946800, 0x6A4A00, 0xD9A21F, 0xF0C85F, 0x5C4000]),
    family([0xF0EEE9, 0xC9C5BC, 0x4B4A47, 0x2E2D2B, 0xA3A19B, 0xCBC8C2, 0x33322F]),
    family([0xB4E2D2, 0x7FC2AB, 0x007558, 0x00513C, 0x3BA888, 0x86CFB8, 0x004B38]),
    family([0xF2D0E2, 0xD8A3C0, 0xA6437B, 0x782B57, 0xCC79A7, 0xE3A9C8, 0x6C2049]),
];

const DARK_SAFE_FAMILIES: [ColourFamily; 6] = [
    family([0x0F3550, 0x23587C, 0x56B4E9, 0x08243A, 0x1F7BB5, 0x9AD6F7, 0xB5E1FA]),
    family([0x4E2708, 0x7B4519, 0xF0812E, 0x341803, 0xB65308, 0xFBB27C, 0xFCCBA5]),
    family([0x453608, 0x6F5A1B, 0xEDB93A, 0x2E2303, 0xAD7C05, 0xFADB8A, 0xFBE4AB]),
    family([0x3A3B3D, 0x5E5F62, 0xD4D2CC, 0x252628, 0x8A8985, 0xF0EFEC, 0xF0EFEC]),
    family([0x063D30, 0x1B6452, 0x35C49C, 0x032A20, 0x058062, 0x8BE3CA, 0xA9EBD8]),
    family([0x4A2238, 0x76405E, 0xDE92BB, 0x321424, 0xA9507F, 0xF2BFD9, 0xF7D3E5]),
];

const YELLOW_DIE: DieColours = DieColours {
    face: rgb(0xF0BE48),
    shine: rgb(0xFBD97F),
    side: rgb(0xC98E1E),
    edge: rgb(0x94660E),
    pip: rgb(0x43300A),
    band: rgb(0xF3DFA6),
};

const BLUE_DIE: DieColours = DieColours {
    face: rgb(0x2F68AB),
    shine: rgb(0x5A92D0),
    side: rgb(0x1C4678),
    edge: rgb(0x12355F),
    pip: rgb(0xF8F3E3),
    band: rgb(0xCBDBEA),
};

const DAY_MAP: MapColours = MapColours {
    sea: rgb(0xB9D0D3),
    shallows: [rgb(0xC5D9DA), rgb(0xD2E2E0), rgb(0xE2ECE5)],
    land: rgb(0xEFDFBB),
    place: rgb(0xFBF3DD),
    line: rgb(0xD3BC8B),
    coast: rgb(0x8A6D3B),
    ink: rgb(0x4A3620),
    stone: rgb(0x33302F),
    stone_light: rgb(0xB9B2A4),
    timber: rgb(0xB3261A),
    timber_light: rgb(0xFFE3C2),
};

const NIGHT_MAP: MapColours = MapColours {
    sea: rgb(0x11233A),
    shallows: [rgb(0x152B45), rgb(0x1A3450), rgb(0x21405D)],
    land: rgb(0x35342F),
    place: rgb(0x46433A),
    line: rgb(0x55513F),
    coast: rgb(0xA88B55),
    ink: rgb(0xE9DCBC),
    stone: rgb(0xE4DFD2),
    stone_light: rgb(0x6B675E),
    timber: rgb(0xF07C64),
    timber_light: rgb(0x3C120B),
};

/// The theme of a choice.
pub(super) fn theme(dark: bool, colour_blind: bool) -> Theme {
    let families = match (dark, colour_blind) {
        (false, false) => LIGHT_FAMILIES,
        (false, true) => LIGHT_SAFE_FAMILIES,
        (true, false) => DARK_FAMILIES,
        (true, true) => DARK_SAFE_FAMILIES,
    };
    if dark { night(families) } else { paper(families) }
}

/// The theme of pages that are printed.
pub(super) fn printed(colour_blind: bool) -> Theme {
    let white = Color32::WHITE;
    let none = Color32::TRANSPARENT;
    Theme {
        ground: white,
        ground_line: white,
        paper: white,
        raised: white,
        shadow: none,
        ..theme(false, colour_blind)
    }
}

fn paper(families: [ColourFamily; 6]) -> Theme {
    Theme {
        dark: false,
        ground: rgb(0xEFE2C6),
        ground_line: rgb(0xE2CD9B),
        paper: rgb(0xFCF7EA),
        band: rgb(0xF4E9D2),
        raised: rgb(0xFFFDF6),
        raised_hover: rgb(0xFFF6DD),
        raised_pressed: rgb(0xF4E4BC),
        ink: rgb(0x2A2831),
        ink_soft: rgb(0x5C5342),
        ink_faint: rgb(0xA99C80),
        line: rgb(0xCDB98C),
        gold_ink: rgb(0x80560D),
        gold: rgb(0xA87420),
        gold_line: rgb(0xD6AE57),
        gold_leaf: rgb(0xEDBB45),
        gold_shine: rgb(0xFBE09A),
        glow: rgb(0xE8A317),
        focus: rgb(0x1C62B8),
        primary: rgb(0x24558C),
        primary_hover: rgb(0x2D66A6),
        primary_pressed: rgb(0x1A4270),
        on_primary: rgb(0xFFFDF5),
        selection: rgb(0xC3D8EB),
        danger: rgb(0xA32C1C),
        success: rgb(0x2C6B36),
        pen: rgb(0x2A2831),
        shadow: black(46),
        bubble: rgb(0x2A2831),
        on_bubble: rgb(0xFCF7EA),
        on_bubble_soft: rgb(0xD6CCB6),
        veil: black(90),
        row_number: rgb(0x8A5A0C),
        column_number: rgb(0x24558C),
        stone: stone([0xD2B48E, 0xF0DDBE, 0xA98660, 0x6E5236]),
        timber: stone([0xC39A63, 0xE6C893, 0x8E6534, 0x5E3F1B]),
        water: [rgb(0x7DB6D6), rgb(0xE2F3FA)],
        plumages: PLUMAGES,
        yellow_die: YELLOW_DIE,
        blue_die: BLUE_DIE,
        players: [rgb(0xAB3A28), rgb(0x2A67A3), rgb(0x35763D), rgb(0x9A6C0A), rgb(0x6B4190), rgb(0x12706F)],
        map: DAY_MAP,
        families,
    }
}

fn night(families: [ColourFamily; 6]) -> Theme {
    Theme {
        dark: true,
        ground: rgb(0x121829),
        ground_line: rgb(0x2A2C35),
        paper: rgb(0x1D2539),
        band: rgb(0x161D2F),
        raised: rgb(0x27324C),
        raised_hover: rgb(0x313F5E),
        raised_pressed: rgb(0x1A2236),
        ink: rgb(0xF3EBD8),
        ink_soft: rgb(0xC2BDAB),
        ink_faint: rgb(0x6F7688),
        line: rgb(0x46536F),
        gold_ink: rgb(0xE9C06A),
        gold: rgb(0xE0B456),
        gold_line: rgb(0x8C6E30),
        gold_leaf: rgb(0xE8B440),
        gold_shine: rgb(0xFBE09A),
        glow: rgb(0xFFC94D),
        focus: rgb(0x8CC3FF),
        primary: rgb(0x2C69AE),
        primary_hover: rgb(0x3273BC),
        primary_pressed: rgb(0x235894),
        on_primary: rgb(0xFFFDF5),
        selection: rgb(0x2E4568),
        danger: rgb(0xF08A76),
        success: rgb(0x86CB8A),
        pen: rgb(0xF1E9D6),
        shadow: black(120),
        bubble: rgb(0xF2EAD7),
        on_bubble: rgb(0x22242F),
        on_bubble_soft: rgb(0x544D3F),
        veil: black(150),
        row_number: rgb(0xEBC26C),
        column_number: rgb(0x8CBBEC),
        stone: stone([0xA88F6E, 0xD6BF9B, 0x725D45, 0x2B2118]),
        timber: stone([0xA07D4B, 0xCBA56B, 0x5E4626, 0x2E2010]),
        water: [rgb(0x3F7FA6), rgb(0xB9DDEE)],
        plumages: PLUMAGES,
        yellow_die: DieColours { band: rgb(0x47412F), ..YELLOW_DIE },
        blue_die: DieColours { band: rgb(0x2A4468), edge: rgb(0x0C2747), ..BLUE_DIE },
        players: [rgb(0xE27D68), rgb(0x6AA4DC), rgb(0x72B574), rgb(0xE0B456), rgb(0xB08FD6), rgb(0x55BDB8)],
        map: NIGHT_MAP,
        families,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
            check("ink on the selection", t.ink, t.selection, 4.5);
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
                check(&format!("family {k} on paper, dark: {}", t.dark), c.ink, t.paper, 3.0);
                check(&format!("cross on family {k}, dark: {}", t.dark), t.pen, c.tile, 4.5);
            }
            for (k, player) in t.players.into_iter().enumerate() {
                check(&format!("player {k}, dark: {}", t.dark), player, t.paper, 3.0);
            }
            for ground in [t.map.land, t.map.place] {
                check("drawings on a map", t.map.ink, ground, 4.5);
                check("stone on a map", t.map.stone, ground, 4.5);
                check("timber on a map", t.map.timber, ground, 3.0);
            }
            check("coast and sea", t.map.coast, t.map.sea, 2.5);
            check("gold", t.gold, t.paper, 3.0);
            check("focus", t.focus, t.paper, 3.0);
            check("focus on the ground", t.focus, t.ground, 3.0);
            for (what, stone) in [("stone", t.stone), ("timber", t.timber)] {
                let outline = if t.dark { stone.face } else { stone.edge };
                check(what, outline, t.paper, 3.0);
            }
            for (k, plumage) in t.plumages.into_iter().enumerate() {
                check(&format!("bird {k}"), plumage.feather, plumage.ground, 4.5);
            }
            check("yellow pips", t.yellow_die.pip, t.yellow_die.face, 4.5);
            check("blue pips", t.blue_die.pip, t.blue_die.face, 4.5);
        }
    }
}
