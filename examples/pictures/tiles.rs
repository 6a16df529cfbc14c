//! The tiles of the tile game: each alone in many sizes.

use std::path::Path;

use alhambra::{
    games::{
        alhambra::{
            rules::{
                Bazaar, Board, BoardOptions, Camp, Change, Falcon, FalconKind, Laid, Module, Piece, Side,
                Sides, Tile, TileId, TileSet,
            },
            widgets::{
                as_printed::{BazaarDraft, CampDraft, FalconDraft, PartNames},
                board_view::{self, BoardNames, BoardScene, BoardView, Hand},
                tile_picker::{Printed, TilePicker},
                tiles,
            },
        },
        common::BuildingType::{Arcades, Garden, Pavilion, Seraglio, Tower},
    },
    ui::{
        drawing::{frame, ground},
        raster::picture,
        theme::{Theme, ThemeChoice},
    },
};
use egui::{Rect, Vec2, pos2, vec2};

/// The size of the window of all pictures.
const WINDOW: Vec2 = vec2(1024.0, 640.0);

/// Writes the pictures into a folder.
pub fn write(folder: &Path) -> std::io::Result<()> {
    let safe = ThemeChoice { colour_blind: true, ..ThemeChoice::LIGHT };
    for (look, choice) in
        [("light", ThemeChoice::LIGHT), ("dark", ThemeChoice::DARK), ("light-any-eye", safe)]
    {
        picture(WINDOW, 1.0, choice, sizes).write_png(folder.join(format!("tiles-{look}.png")))?;
        for (name, pieces, hand) in [
            ("first", 5, Hand::Piece),
            ("thirty", 30, Hand::Piece),
            ("fifty", 50, |_| Hand::Empty),
            ("falcon", 18, |_| falcons().next().map(Hand::Falcon).unwrap_or_default()),
        ] as [(&str, usize, fn(Piece) -> Hand); 4]
        {
            let (board, rest) = alhambra(pieces);
            let in_hand = rest.first().copied().map(hand).unwrap_or_default();
            let scene = BoardScene::new(board, in_hand);
            let draw = |ui: &mut egui::Ui| show_board(ui, &scene, &rest);
            picture(WINDOW, 1.0, choice, draw).write_png(folder.join(format!("board-{name}-{look}.png")))?;
        }
        picture(WINDOW, 1.0, choice, picker).write_png(folder.join(format!("tiles-picker-{look}.png")))?;
        picture(WINDOW, 1.0, choice, as_printed).write_png(folder.join(format!("as-printed-{look}.png")))?;
        picture(WINDOW, 1.0, choice, close_up).write_png(folder.join(format!("tiles-close-{look}.png")))?;
    }
    Ok(())
}

fn tile(id: &str) -> Option<Tile> {
    TileSet::standard().get(TileId::read(id)?)
}

fn specimens() -> Vec<Laid> {
    let tiles = ["P01", "S03", "A02", "C07", "G08", "T11"].into_iter().filter_map(tile).map(Piece::Tile);
    let camps = [Sides::NONE.with(Side::North), Sides::NONE.with(Side::East).with(Side::South)];
    let camps = camps.into_iter().filter_map(Camp::new).map(Piece::Camp);
    let bazaar = Bazaar::new(Sides::NONE.with(Side::West), [Pavilion, Seraglio, Garden]).map(Piece::Bazaar);
    let pieces = tiles.chain(camps).chain(bazaar);
    std::iter::once(Laid::Start).chain(pieces.map(Laid::Piece)).collect()
}

fn falcons() -> impl Iterator<Item = Falcon> {
    let colours = [[Pavilion, Tower], [Garden, Seraglio], [Arcades, Tower]];
    FalconKind::ALL.into_iter().zip(colours).filter_map(|(kind, colours)| Falcon::new(kind, colours))
}

fn sizes(ui: &mut egui::Ui) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    ground::paint(painter, ui.max_rect(), &theme);
    frame::ornate(painter, ui.max_rect().shrink(12.0), &theme);
    let mut y = 40.0;
    for side in [28.0, 36.0, 48.0, 64.0, 84.0_f32] {
        for (k, laid) in specimens().into_iter().enumerate() {
            let at = pos2(40.0 + k as f32 * (side * 1.12).max(42.0), y);
            tiles::paint(painter, Rect::from_min_size(at, Vec2::splat(side * 1.1)), &theme, laid);
        }
        y += side * 1.2 + 8.0;
    }
    for (row, radius) in [7.0, 12.0, 24.0, 40.0_f32].into_iter().enumerate() {
        for (k, falcon) in falcons().enumerate() {
            let centre = pos2(80.0 + row as f32 * 220.0 + k as f32 * radius * 2.6, 520.0);
            tiles::falcon::paint(painter, &theme, centre, radius, falcon);
        }
    }
}

fn close_up(ui: &mut egui::Ui) {
    let theme = Theme::of(ui.ctx());
    let painter = ui.painter();
    ground::paint(painter, ui.max_rect(), &theme);
    frame::ornate(painter, ui.max_rect().shrink(12.0), &theme);
    for (k, laid) in specimens().into_iter().enumerate() {
        let at = pos2(46.0 + (k % 5) as f32 * 188.0, 60.0 + (k / 5) as f32 * 200.0);
        tiles::paint(painter, Rect::from_min_size(at, Vec2::splat(176.0)), &theme, laid);
    }
}

/// An Alhambra of so many pieces, and a few that are left.
fn alhambra(pieces: usize) -> (Board, Vec<Piece>) {
    let mut board = Board::new(BoardOptions::default());
    let tiles = TileSet::standard().tiles();
    let mut rest: Vec<Piece> =
        (0..tiles.len()).map(|k| Piece::Tile(tiles[(k * 23 + 7) % tiles.len()])).collect();
    rest.extend(specimens().into_iter().filter_map(|laid| match laid {
        Laid::Piece(piece @ (Piece::Camp(_) | Piece::Bazaar(_))) => Some(piece),
        _ => None,
    }));
    rest.rotate_right(3);
    let mut left = Vec::new();
    for piece in rest {
        let cells = board.cells_to_lay(piece);
        let near = cells.into_iter().min_by_key(|cell| cell.x * cell.x * 2 + cell.y * cell.y * 3);
        match near.filter(|_| board.pieces().count() < pieces) {
            Some(cell) if board.change(Change::Lay(cell, piece)).is_ok() => {}
            _ => left.push(piece),
        }
    }
    for falcon in falcons() {
        if let Some(&crossing) = board.crossings_for(falcon).last().filter(|_| pieces > 20) {
            let placed = board.place(crossing, falcon);
            assert!(placed.is_ok());
        }
    }
    left.truncate(6);
    (board, left)
}

fn show_board(ui: &mut egui::Ui, scene: &BoardScene, reserve: &[Piece]) {
    let names = BoardNames {
        board: "",
        cell: &|_| String::new(),
        crossing: &|_| String::new(),
        piece: &|_, _| String::new(),
        reserve: "Reserve",
        wall: "",
    };
    let chosen = scene.board().pieces().last().map(|(cell, _)| cell);
    let in_hand = matches!(scene.hand(), Hand::Piece(_)).then_some(0);
    let reserve = Some(reserve).filter(|reserve| !reserve.is_empty());
    let view =
        BoardView { scene, reserve, in_hand, chosen, advised: &[], advised_pieces: &[], still: false, names };
    board_view::show(&mut card(ui), &view);
}

const TYPES: [&str; 6] = ["Pavilion", "Seraglio", "Arcades", "Chambers", "Garden", "Tower"];

fn card(ui: &mut egui::Ui) -> egui::Ui {
    let theme = Theme::of(ui.ctx());
    ground::paint(ui.painter(), ui.max_rect(), &theme);
    let card = ui.max_rect().shrink(12.0);
    frame::ornate(ui.painter(), card, &theme);
    ui.new_child(egui::UiBuilder::new().max_rect(card.shrink(28.0)))
}

fn picker(ui: &mut egui::Ui) {
    let picker = TilePicker {
        tiles: TileSet::standard(),
        gone: &|tile| (tile.price % 4 == 1).then(|| "laid already".to_owned()),
        name: &|tile| tile.id.to_string(),
        picked: TileId::read("G04"),
        types: TYPES,
        height: 0.0,
        printed: &[
            Printed {
                module: Module::Camps,
                name: "Camp",
                paint: |painter, theme, place| {
                    tiles::camp::paint(painter, place, theme, Sides::NONE.with(Side::North));
                },
            },
            Printed {
                module: Module::Bazaars,
                name: "Bazaar",
                paint: |painter, theme, place| {
                    tiles::bazaar::paint(painter, place, theme, &[Pavilion, Seraglio, Garden]);
                },
            },
            Printed {
                module: Module::Falconers,
                name: "Falcon",
                paint: |painter, theme, place| {
                    let radius = place.width() * 0.42;
                    tiles::falcon::paint_kind(painter, theme, place.center(), radius, FalconKind::Black);
                },
            },
        ],
    };
    picker.show(&mut card(ui));
}

fn as_printed(ui: &mut egui::Ui) {
    let names = PartNames {
        sides: ["north", "east", "south", "west"],
        types: TYPES,
        kinds: ["black", "brown", "white"],
    };
    let mut inside = card(ui);
    inside.horizontal_top(|ui| {
        let ramparts = Sides::NONE.with(Side::North).with(Side::East);
        ui.push_id(0, |ui| CampDraft { ramparts }.show(ui, &names));
        ui.push_id(1, |ui| CampDraft::default().show(ui, &names));
    });
    inside.horizontal_top(|ui| {
        let mut bazaar = BazaarDraft { walls: Sides::NONE.with(Side::West), colours: vec![Tower, Garden] };
        ui.push_id(2, |ui| ui.vertical(|ui| bazaar.show(ui, &names)));
        let mut falcon = FalconDraft { kind: Some(FalconKind::Brown), colours: vec![Tower, Arcades] };
        ui.push_id(3, |ui| ui.vertical(|ui| falcon.show(ui, &names)));
    });
}
