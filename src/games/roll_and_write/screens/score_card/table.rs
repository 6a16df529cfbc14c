//! The table of the score card: a row for each player and phantom, a column for each kind of points.

use egui::{Align2, Color32, Painter, Rect, Response, Role, StrokeKind, Tooltip, Ui, WidgetInfo, vec2};

use super::{card_item::CardItem, ending::Ending};
use crate::{
    rules::{BreakdownExt, Reason},
    screens::position,
    text::{event_text, score_text::ScoreText},
};
use common::{
    BuildingType,
    screens::ranks::{FinalScore, ranks},
    widgets::type_table::{self, Figure, Margins, Name, TypeHead, TypeTable, Types, foot, total, words},
};
use kernel::Breakdown;
use ui::{
    actions::offer,
    drawing::star,
    keys::ARROWS,
    theme::{self, TextSize, Theme},
    widgets::{
        fitted_text, focus_ring, points,
        roving::{self, At},
        shows_focus, table as parts,
    },
};

/// The height of the names of the columns.
pub const HEADER: f32 = TypeTable::TYPES;

/// In place of points that are not.
const NONE: &str = "–";

/// Shows the table; returns the number under the pointer, unless that is at rest, else the one with the focus.
pub fn show(
    ui: &mut Ui,
    rect: Rect,
    score: &ScoreText<'_>,
    over: bool,
    (selected, pointed): (Option<usize>, Option<(usize, CardItem)>),
    at_rest: bool,
    ending: Option<&Ending>,
) -> Option<(usize, CardItem)> {
    let theme = Theme::of(ui.ctx());
    let items = CardItem::of_any(score);
    let (rows, last) = (score.rows.len(), items.len() - 1);
    let name = longest_name(ui, score).min(rect.width() * 0.2);
    let first = (rect.width() * 0.17).clamp(84.0, 190.0).max(name);
    let total = (rect.width() * 0.1).clamp(56.0, 100.0);
    let margins = Margins { head: HEADER, first, last: total };
    let table = TypeTable::new(rect, Types::AsColumns, (rows, last), margins);
    table.paint_strips(ui.painter(), &theme);
    header(ui.painter(), &theme, &table, &items, score);
    legend(ui.painter(), &theme, table.corner(), score);
    let has_verdict = ending.is_none_or(Ending::has_verdict);
    let winners = if over && has_verdict { score.winners() } else { Vec::new() };
    let contest = score.rows.iter().filter_map(Breakdown::total).count() > 1;
    let places = places(score, &winners);
    let is_there = |(row, k): At| items[k].of(&score.rows[row]).is_some();
    let id = |ui: &Ui, at: At| ui.scope_id().with(("score", at));
    let (mut hovered, mut focused) = (None, None);
    let focus = ui.memory(egui::Memory::focused);
    let all = (0..rows).flat_map(|row| (0..items.len()).map(move |k| (row, k)));
    let has_focus = |at: &At| focus == Some(id(ui, *at));
    let stop = all.into_iter().find(has_focus).unwrap_or((selected.unwrap_or(0), last));
    let mut whole = parts::part(ui, Role::Table, rect);
    for (row, place) in places.iter().enumerate().take(rows) {
        if selected == Some(row) && contest {
            let row = table.row(row).shrink2(vec2(0.0, 1.0));
            type_table::explained(ui.painter(), &theme, row);
        }
        let won = contest && winners.contains(&row);
        let name = Name {
            won,
            quiet: score.rows[row].total().is_none(),
            ..position::name(score.texts, &theme, score.seats, row)
        };
        name.paint(ui.painter(), &theme, &table, row);
        let ink = if won { theme.gold_ink } else { theme.ink };
        let standing = contest.then_some((place.as_str(), ink));
        let line = parts::part(&mut whole, Role::Row, table.row(row));
        for k in (0..items.len()).filter(|&k| is_there((row, k))) {
            let this = (row, items[k]);
            let sense = roving::sense(ui, id(ui, (row, k)), stop == (row, k));
            let response = line.interact(table.cell(row, k), id(ui, (row, k)), sense);
            roving::rove(ui, &response, (row, k), (rows, items.len()), is_there, |at| id(ui, at));
            let ending = ending.map(|ending| (ending, k));
            let looks = Looks { pointed: pointed == Some(this), at_rest, ending, standing };
            let response = cell(ui, &theme, score, this, response, looks);
            if response.hovered() && !at_rest {
                hovered = Some(this);
            }
            if response.has_focus() || response.clicked() {
                focused = Some(this);
            }
        }
    }
    offer(ui, score.texts.keys_do_reasons(), ARROWS);
    if roving::arrives(ui) {
        roving::focus(ui, id(ui, (selected.unwrap_or(0), last)));
    }
    hovered.or(focused)
}

/// The places of all rows in words, once it is known who wins; empty where there is none.
fn places(score: &ScoreText<'_>, winners: &[usize]) -> Vec<String> {
    let of = |(row, card): (usize, &Breakdown<Reason>)| FinalScore {
        plays: card.total().is_some(),
        points: card.total().unwrap_or_default().into(),
        wins: winners.contains(&row),
    };
    let all: Vec<FinalScore> = score.rows.iter().enumerate().map(of).collect();
    let word = |rank: Option<u8>| rank.map_or_else(String::new, |rank| score.texts.place_name(rank));
    ranks(&all).into_iter().map(word).collect()
}

/// The room that the longest name wants, with what stands before it.
fn longest_name(ui: &Ui, score: &ScoreText<'_>) -> f32 {
    let width = |row: usize| {
        let name = event_text::name(score.texts, score.seats, row);
        ui.painter().layout_no_wrap(name, theme::title(TextSize::SMALL), Color32::PLACEHOLDER).size().x
    };
    (0..score.rows.len()).map(width).fold(0.0, f32::max) + theme::size::LARGE_DRAWING + theme::space::SMALL
}

fn header(painter: &Painter, theme: &Theme, table: &TypeTable, items: &[CardItem], score: &ScoreText<'_>) {
    let mut heads = Vec::new();
    for (k, &item) in items.iter().enumerate() {
        let name = item.name(score);
        if let CardItem::Type(of_type) = item {
            heads.push(TypeHead::new(BuildingType::ALL[of_type], name));
        } else {
            words(painter, theme, foot(table.over(k)), &name);
        }
    }
    let named = heads.iter().all(|head| head.has_room(painter, theme, table));
    for mut head in heads {
        if !named {
            head.name.clear();
        }
        head.paint(painter, theme, table);
    }
}

/// What the star says, where a star is.
fn legend(painter: &Painter, theme: &Theme, corner: Rect, score: &ScoreText<'_>) {
    let mut types = score.rows.iter().flat_map(Breakdown::types);
    let early = types.any(|reason| reason.standing.completed.is_some());
    if early && corner.width() >= 110.0 {
        let at = foot(corner).left_center() + vec2(14.0, 0.0);
        star::eight(painter, at, 6.5, theme.gold_leaf, theme::stroke::fine(theme.gold));
        let at = at + vec2(12.0, 0.0);
        let (words, font) = (score.texts.score_legend(), theme::body(TextSize::SMALL));
        let width = corner.max.x - at.x;
        fitted_text(painter, at, Align2::LEFT_CENTER, words, font, theme.ink_soft, width);
    }
}

/// What a cell looks like beside its number.
#[derive(Clone, Copy)]
struct Looks<'a> {
    pointed: bool,
    at_rest: bool,
    /// How far the end of the game is, and the column.
    ending: Option<(&'a Ending, usize)>,
    /// The place of the row and the colour of its total; none of somebody alone.
    standing: Option<(&'a str, Color32)>,
}

fn cell(
    ui: &Ui,
    theme: &Theme,
    score: &ScoreText<'_>,
    (row, item): (usize, CardItem),
    response: Response,
    looks: Looks<'_>,
) -> Response {
    let rect = response.rect;
    let mut reasons = item.reasons(score, row);
    if item == CardItem::Total {
        reasons.extend(looks.standing.map(|(place, _)| place.to_owned()).filter(|place| !place.is_empty()));
    }
    let words = reasons.join("\n");
    response.widget_info(|| {
        let spoken = score.texts.score_cell(
            &event_text::name(score.texts, score.seats, row),
            &item.name(score),
            &words.replace('\n', "; "),
        );
        WidgetInfo::labeled(Role::Cell, true, spoken)
    });
    paint(ui.painter(), theme, score, rect, (row, item), looks);
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), rect.shrink(4.0), theme, theme::radius::INNER);
        Tooltip::for_widget(&response).gap(6.0).show(|ui| ui.label(&words));
        response
    } else if looks.at_rest {
        response
    } else {
        response.on_hover_text(words)
    }
}

fn paint(
    painter: &Painter,
    theme: &Theme,
    score: &ScoreText<'_>,
    rect: Rect,
    (row, item): (usize, CardItem),
    Looks { pointed, ending, standing, .. }: Looks<'_>,
) {
    if pointed {
        let (inside, edge) = (rect.shrink2(vec2(2.0, 3.0)), theme::stroke::edge(theme.gold));
        painter.rect(inside, theme::radius::INNER, theme.raised, edge, StrokeKind::Inside);
    }
    let card = &score.rows[row];
    let Some(number) = item.of(card) else { return };
    let mut painter = painter.clone();
    if let Some((ending, column)) = ending.filter(|_| item != CardItem::Total) {
        painter.set_opacity(ending.column(column));
    }
    let painter = &painter;
    let figure = |figure: &str, words: &str, starred: bool| {
        let ink = if figure == NONE { theme.ink_soft } else { theme.ink };
        Figure { figure, ink, words, starred }.paint(painter, theme, rect);
    };
    match &number.reason {
        Reason::Type(reason) => {
            let place = score.place(reason);
            if place.is_empty() {
                return figure(NONE, "", false);
            }
            // A phantom that scores nothing only uses up its place.
            let vp = if card.total().is_some() { number.vp.to_string() } else { String::new() };
            figure(&vp, &place, reason.standing.completed.is_some());
        }
        Reason::Total => {
            let shown = ending.map_or(Some(number.vp), |(ending, _)| ending.total(score, row));
            let Some(figure) = shown.map(points) else { return };
            if let Some((words, ink)) = standing {
                Figure { figure: &figure, ink, words, starred: false }.paint(painter, theme, rect);
            } else {
                total(painter, theme, rect, &figure, false);
            }
        }
        _ => figure(&points(number.vp), "", false),
    }
}
