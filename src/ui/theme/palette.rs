//! The colours of the two themes and of the two sets of colour families.
#![allow(clippy::disallowed_methods)]

#[cfg(test)]
mod tests;
#[cfg(test)]
mod vision;

use egui::Color32;

use super::{ColourFamily, DieColours, MapColours, MoneyColours, PlumageColours, StoneColours, Theme};

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

const fn money([band, on_band, tint]: [u32; 3]) -> MoneyColours {
    MoneyColours { band: rgb(band), on_band: rgb(on_band), tint: rgb(tint) }
}

const DAY_MONEY: [MoneyColours; 4] = [
    money([0xE0AE32, 0x352707, 0xFBF0CF]),
    money([0x35763D, 0xFFFDF5, 0xDFECDA]),
    money([0x2A67A3, 0xFFFDF5, 0xDBE7F1]),
    money([0xB5531A, 0xFFFDF5, 0xF8E2D0]),
];

const NIGHT_MONEY: [MoneyColours; 4] = [
    money([0xD9A93A, 0x241A04, 0x38311F]),
    money([0x3A7A43, 0xFFFDF5, 0x1E3428]),
    money([0x2F6FB0, 0xFFFDF5, 0x1D2F48]),
    money([0xB5571F, 0xFFFDF5, 0x3D2A20]),
];

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
    family([0xCDE0F1, 0x9FBDDC, 0x346CAB, 0x244C78, 0x49A9E3, 0x92CBEE, 0x003F66]),
    family([0xFBCB75, 0xE7A558, 0xB74B14, 0x80340E, 0xDB7C3C, 0xE9B08A, 0x7A3100]),
    family([0xF9EAAE, 0xCFB985, 0x6E4824, 0x4D3219, 0xE6A90A, 0xF0CB6C, 0x5C4000]),
    family([0xEEF0EE, 0xC6C5BF, 0x676052, 0x484339, 0xA6A5A1, 0xCAC9C7, 0x33322F]),
    family([0xA5BEAA, 0x77A092, 0x0B5B59, 0x08403E, 0x3F9C7A, 0x8CC4AF, 0x004B38]),
    family([0xCEB4C1, 0xB086A6, 0x6B1C68, 0x4B1449, 0xBC779E, 0xD7ADC5, 0x551552]),
];

const DARK_SAFE_FAMILIES: [ColourFamily; 6] = [
    family([0x0F3A79, 0x285B97, 0x62A7DE, 0x0A2955, 0x0C7ABB, 0xA9CFED, 0xB5E1FA]),
    family([0x4A2502, 0x743C08, 0xD67315, 0x341A01, 0xAC480B, 0xE8B27E, 0xFCCBA5]),
    family([0x564611, 0x82681A, 0xEAB730, 0x3C310C, 0xAE7D08, 0xF3D78D, 0xFBE4AB]),
    family([0x383A3F, 0x69696C, 0xDAD8D4, 0x27292C, 0x83827C, 0xEBEAE7, 0xF0EFEC]),
    family([0x1E4130, 0x2C6C4E, 0x4BD194, 0x152E22, 0x0B734F, 0x9CE6C4, 0xA9EBD8]),
    family([0x2F0D1B, 0x603346, 0xD18CAB, 0x210913, 0xAB5686, 0xE6C0D1, 0xF7D3E5]),
];

const LIGHT_PLAYERS: [Color32; 6] =
    [rgb(0xAB3A28), rgb(0x2A67A3), rgb(0x35763D), rgb(0x946709), rgb(0x6B4190), rgb(0x12706F)];

const DARK_PLAYERS: [Color32; 6] =
    [rgb(0xE27D68), rgb(0x6AA4DC), rgb(0x72B574), rgb(0xE0B456), rgb(0xB08FD6), rgb(0x55BDB8)];

const LIGHT_SAFE_PLAYERS: [Color32; 6] =
    [rgb(0x99331C), rgb(0x3669DF), rgb(0x487B51), rgb(0x956808), rgb(0x6B408D), rgb(0x205F5B)];

const DARK_SAFE_PLAYERS: [Color32; 6] =
    [rgb(0xD27A87), rgb(0x6696BE), rgb(0x76BB6F), rgb(0xDEB22C), rgb(0xBB93F8), rgb(0x27CCC7)];

const YELLOW_DIE: DieColours = DieColours {
    face: rgb(0xF0BE48),
    shine: rgb(0xFBD97F),
    side: rgb(0xC98E1E),
    edge: rgb(0x94660E),
    pip: rgb(0x43300A),
    band: rgb(0xF3DFA6),
    faded: rgb(0xFCF7EA),
};

const BLUE_DIE: DieColours = DieColours {
    face: rgb(0x2F68AB),
    shine: rgb(0x5A92D0),
    side: rgb(0x1C4678),
    edge: rgb(0x12355F),
    pip: rgb(0xF8F3E3),
    band: rgb(0xCBDBEA),
    faded: rgb(0xFCF7EA),
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
    let (families, players) = match (dark, colour_blind) {
        (false, false) => (LIGHT_FAMILIES, LIGHT_PLAYERS),
        (false, true) => (LIGHT_SAFE_FAMILIES, LIGHT_SAFE_PLAYERS),
        (true, false) => (DARK_FAMILIES, DARK_PLAYERS),
        (true, true) => (DARK_SAFE_FAMILIES, DARK_SAFE_PLAYERS),
    };
    if dark { night(families, players) } else { paper(families, players) }
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

fn paper(families: [ColourFamily; 6], players: [Color32; 6]) -> Theme {
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
        ink_faint: rgb(0x8F8265),
        line: rgb(0xCDB98C),
        outline: rgb(0x8A774A),
        gold_ink: rgb(0x7A520C),
        gold: rgb(0xA87420),
        gold_line: rgb(0xD6AE57),
        gold_leaf: rgb(0xEDBB45),
        gold_shine: rgb(0xFBE09A),
        glow: rgb(0xE8A317),
        focus: rgb(0x1958A8),
        primary: rgb(0x24558C),
        primary_hover: rgb(0x2D66A6),
        primary_pressed: rgb(0x1A4270),
        on_primary: rgb(0xFFFDF5),
        selection: rgb(0xC3D8EB),
        danger: rgb(0xA32C1C),
        success: rgb(0x2C6B36),
        pen: rgb(0x2A2831),
        wet_ink: [rgb(0x0B0A10), rgb(0x9DB0D8)],
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
        money: DAY_MONEY,
        yellow_die: YELLOW_DIE,
        blue_die: BLUE_DIE,
        players,
        map: DAY_MAP,
        families,
    }
}

fn night(families: [ColourFamily; 6], players: [Color32; 6]) -> Theme {
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
        ink_faint: rgb(0x7F879B),
        line: rgb(0x46536F),
        outline: rgb(0x7D89A4),
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
        danger: rgb(0xF59C8A),
        success: rgb(0x86CB8A),
        pen: rgb(0xF1E9D6),
        wet_ink: [rgb(0xFFFDF5), rgb(0x8FA5CF)],
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
        money: NIGHT_MONEY,
        yellow_die: DieColours { band: rgb(0x47412F), faded: rgb(0x3D1F14), ..YELLOW_DIE },
        blue_die: DieColours { band: rgb(0x2A4468), edge: rgb(0x0C2747), faded: rgb(0x1D2539), ..BLUE_DIE },
        players,
        map: NIGHT_MAP,
        families,
    }
}
