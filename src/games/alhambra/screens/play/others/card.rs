//! What another player has and did, as large as there is room: the small Alhambra beside the figures, or below them.

use std::sync::Arc;

use egui::{
    Align2, FontId, Galley, Painter, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::{
    super::{news::PlayerNews, seen::Seen},
    LINE,
    leads::Leads,
};
use crate::{
    log::Money,
    rules::{Board, Cell, Vizier},
    screens::colour,
    text::{names::money, play_text},
    widgets::{mini_board, vizier},
};
use common::BuildingType;
use text::Texts;
use ui::{
    theme::{self, TextSize, Theme, space},
    widgets::{fitted_text, focus_ring, shows_focus, text_width, wrapped},
};

/// The share of the width that the small Alhambra has.
const BOARD: f32 = 0.46;
/// A lower card has the Alhambra at the left, as wide as high; a narrower one has it below the figures, and one that is both
/// has the two side by side below the name.
const LOW: f32 = 96.0;
const NARROW: f32 = 160.0;
/// From this height on letters of a wide card are larger.
const HIGH: f32 = 192.0;
/// From this height on a low card tells what was done last between its two lines.
const WITH_NEWS: f32 = 52.0;
/// From this height on there are two lines of figures below a name.
const TWO_LINES: f32 = 36.0;
/// The radius of the dot in the colour of a player.
const DOT: f32 = 5.0;

/// A player to show.
pub(super) struct Player<'a> {
    /// The seat.
    pub seat: usize,
    /// The Alhambra.
    pub board: &'a Board,
    /// Where something was just laid.
    pub newest: Option<Cell>,
    /// What the player did last.
    pub news: Option<&'a PlayerNews>,
}

/// What is told of a player.
struct PlayerWords<'a> {
    player: &'a Player<'a>,
    acts: bool,
    name: String,
    total: i32,
    /// What the next scoring would bring, as long as one comes.
    next: Option<i32>,
    cards: String,
    /// Which they are, where they are seen.
    hand: String,
    reserve: String,
    /// The Vizier, where there are any.
    vizier: Option<Vizier>,
    leads: Leads,
}

/// Shows a player; whether the card was clicked.
pub(super) fn show(
    ui: &Ui,
    rect: Rect,
    texts: &Texts,
    seen: &Seen<'_>,
    player: &Player<'_>,
    is_shown: bool,
) -> bool {
    let theme = Theme::of(ui.ctx());
    let told = PlayerWords::of(texts, seen, player);
    let spoken = told.spoken(texts);
    let response = ui.interact(rect, ui.scope_id().with(("other", player.seat)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), is_shown, spoken.as_str()));
    let painter = ui.painter();
    if response.hovered() || is_shown {
        let edge = theme::stroke::edge(if is_shown { theme.focus } else { theme.gold });
        painter.rect(rect, theme::radius::INNER, theme.raised_hover, edge, StrokeKind::Inside);
    }
    let mut inside = rect.shrink(space::TIGHT);
    let (is_low, is_narrow) = (rect.height() < LOW, rect.width() < NARROW);
    if is_low && !is_narrow {
        let board = inside.with_max_x(inside.min.x + inside.height());
        told.paint_board(painter, board, &theme);
        inside.min.x = board.max.x + space::TIGHT;
        // Its lines are as far apart as can be.
        inside.max.y = rect.max.y;
    }
    let dot = pos2(inside.min.x + DOT, inside.min.y + LINE / 2.0);
    painter.circle_filled(dot, DOT, colour(&theme, player.seat, &seen.seats[player.seat]));
    let mut head = inside.with_max_y(inside.min.y + LINE).with_min_x(dot.x + DOT + space::TIGHT);
    if let Some(vizier) = told.vizier {
        // A narrow card has the line of its name for that alone.
        let corner = if is_narrow { inside.max - Vec2::splat(LINE) } else { head.min };
        let sign = Rect::from_min_size(corner, Vec2::splat(LINE)).shrink(space::HAIR);
        vizier::paint(painter, sign, &theme, vizier);
        if !is_narrow {
            head.min.x = sign.max.x + space::TIGHT;
        }
    }
    let below = inside.with_min_y(head.max.y);
    match (is_low, is_narrow) {
        (true, false) => {
            told.paint_name(painter, head, &theme, TextSize::TEXT);
            told.paint_standing(painter, inside.with_min_y(inside.max.y - LINE), &theme, texts);
            if inside.height() >= WITH_NEWS {
                told.paint_news(painter, inside, &theme);
            }
        }
        (false, false) => {
            told.paint_wide(painter, head, below.with_min_y(below.min.y + space::HAIR), &theme, texts);
        }
        (_, true) => {
            told.paint_name(painter, head, &theme, TextSize::SMALL);
            if is_low {
                told.paint_small(painter, below, &theme);
            } else {
                told.paint_narrow(painter, below, &theme);
            }
        }
    }
    if shows_focus(ui, &response) {
        focus_ring(painter, rect.shrink(space::HAIR), &theme, theme::radius::INNER);
    }
    let clicked = response.clicked();
    response.on_hover_text(spoken);
    clicked
}

impl<'a> PlayerWords<'a> {
    fn of(texts: &Texts, seen: &Seen<'_>, player: &'a Player<'a>) -> Self {
        let (seat, state) = (player.seat, seen.state());
        let reserve = state.player(seat).reserve().len();
        Self {
            player,
            acts: state.seat() == seat,
            name: seen.name(texts, seat),
            total: seen.totals[seat],
            next: state.next_scoring().map(|_| seen.next[seat]),
            cards: texts.alhambra_cards(seen.hand_len(seat)),
            hand: seen.hand_of(seat).map_or_else(String::new, |hand| money(texts, Money::Named(hand))),
            reserve: if reserve == 0 { String::new() } else { texts.alhambra_other_reserve(reserve) },
            vizier: seen.vizier(seat),
            leads: Leads::of(seen, seat),
        }
    }

    /// All of it in words.
    fn spoken(&self, texts: &Texts) -> String {
        let named = |types: &[BuildingType], words: fn(&Texts, &str) -> String| {
            let names: Vec<String> = types.iter().map(|building| texts.building_name(*building)).collect();
            if names.is_empty() { String::new() } else { words(texts, &names.join(", ")) }
        };
        let alone = named(&self.leads.alone, Texts::alhambra_leads);
        let level = named(&self.leads.level, Texts::alhambra_leads_level);
        let news = self.player.news.map_or("", |news| &news.words);
        let total = texts.count_vp(self.total);
        let next = self.next.map_or_else(String::new, |next| texts.alhambra_more_vp(next));
        let vizier = self.vizier.map_or("", |vizier| play_text::vizier(texts, vizier));
        let all = [
            &*self.name,
            &total,
            &next,
            &self.cards,
            &self.hand,
            &self.reserve,
            vizier,
            &alone,
            &level,
            news,
        ];
        all.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(". ")
    }

    fn paint_board(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let newest: Vec<Cell> = self.player.newest.into_iter().collect();
        mini_board::paint(painter, place, theme, self.player.board, &newest);
    }

    fn paint_name(&self, painter: &Painter, place: Rect, theme: &Theme, size: TextSize) {
        let font = if self.acts { theme::bold(size) } else { theme::medium(size) };
        line(painter, place, Align2::LEFT_CENTER, &self.name, font, theme.ink);
    }

    /// The total, and what the next scoring would bring: in words where there is room for them.
    fn paint_standing(&self, painter: &Painter, place: Rect, theme: &Theme, texts: &Texts) {
        let next = self.next.map_or_else(String::new, |next| texts.alhambra_more_vp(next));
        let words = [texts.count_vp(self.total), next];
        let widths = words.each_ref().map(String::as_str).into_iter().zip(standing_fonts());
        let width: f32 = widths.map(|(words, font)| text_width(painter, words, font)).sum();
        if width + space::SMALL <= place.width() {
            paint_ends(painter, place, theme, &words);
        } else {
            self.paint_figures(painter, place, theme);
        }
    }

    /// What was done last in few words, in the middle of a place.
    fn paint_news(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let news = self.player.news.map_or("", |news| &news.short);
        line(painter, place, Align2::LEFT_CENTER, news, theme::body(TextSize::TINY), theme.ink_soft);
    }

    /// The same as figures alone.
    fn paint_figures(&self, painter: &Painter, place: Rect, theme: &Theme) {
        paint_ends(painter, place, theme, &[self.total.to_string(), self.next_figure()]);
    }

    /// What the next scoring would bring, as a figure alone.
    fn next_figure(&self) -> String {
        self.next.map_or_else(String::new, |next| format!("+{next}"))
    }

    /// The Alhambra beside the figures, which stand one below the other where there are two lines, and leave the corner to the
    /// Vizier.
    fn paint_small(&self, painter: &Painter, place: Rect, theme: &Theme) {
        let side = place.height().min(place.width() * BOARD);
        self.paint_board(painter, place.with_max_x(place.min.x + side), theme);
        let beside = place.with_min_x(place.min.x + side + space::TIGHT);
        let corner = self.vizier.map_or(0.0, |_| LINE);
        if place.height() < TWO_LINES {
            return self.paint_figures(painter, beside.with_max_x(beside.max.x - corner), theme);
        }
        let (above, mut below) = beside.split_top_bottom_at_fraction(0.5);
        below.max.x -= corner;
        let (font, next) = (theme::figures(TextSize::LEAD), self.next_figure());
        line(painter, above, Align2::LEFT_CENTER, &self.total.to_string(), font, theme.ink);
        line(painter, below, Align2::LEFT_CENTER, &next, theme::bold(TextSize::SMALL), theme.gold_ink);
    }

    /// The figures above the Alhambra, which stands beside what is led.
    fn paint_narrow(&self, painter: &Painter, place: Rect, theme: &Theme) {
        self.paint_figures(painter, place.with_max_y(place.min.y + LINE), theme);
        let cards = place.with_min_y(place.max.y - LINE);
        line(painter, cards, Align2::LEFT_CENTER, &self.cards, theme::body(TextSize::TINY), theme.ink_soft);
        let between = place.with_min_y(place.min.y + LINE).with_max_y(cards.min.y);
        let board = between.with_max_x(between.center().x);
        self.paint_board(painter, board, theme);
        self.leads.paint(painter, between.with_min_x(board.max.x + space::TIGHT), theme, LINE);
    }

    /// The Alhambra beside everything else, with what was done last below both.
    fn paint_wide(&self, painter: &Painter, head: Rect, body: Rect, theme: &Theme, texts: &Texts) {
        let font = theme::figures(TextSize::LEAD);
        let written = line(painter, head, Align2::RIGHT_CENTER, &self.total.to_string(), font, theme.ink);
        let left = head.with_max_x(written.min.x - space::TIGHT);
        self.paint_name(painter, left, theme, TextSize::TEXT);
        let size = if body.height() < HIGH { TextSize::TINY } else { TextSize::SMALL };
        let lines = body.height() / LINE;
        let most = [4.0, 5.0, 7.0].iter().filter(|least| lines > **least).count() as f32 * LINE;
        let news = self.newest(painter, theme, size, vec2(body.width(), most)).filter(|_| most > 0.0);
        let foot = news.as_ref().map_or(0.0, |news| news.size().y.max(LINE));
        let mut board = body.with_max_x(body.min.x + body.width() * BOARD);
        board.max.y = (body.max.y - foot).min(board.min.y + board.width());
        self.paint_board(painter, board, theme);
        let beside = body.with_min_x(board.max.x + space::SMALL);
        let row = |k: usize| {
            let top = beside.min.y + LINE * k as f32;
            beside.with_min_y(top).with_max_y(top + LINE)
        };
        let (bold, body_font) = (theme::bold(TextSize::SMALL), theme::body(size));
        let room = (((body.height() - foot) / LINE) as usize).max(1);
        // Where there is little room, the reserve stands beside the cards.
        let owned: Vec<&str> =
            [&*self.cards, &*self.reserve].into_iter().filter(|words| !words.is_empty()).collect();
        let together = owned.join(" · ");
        let owned = if room > owned.len() + 1 { owned } else { vec![&*together] };
        let first = usize::from(self.next.is_some());
        if let Some(next) = self.next {
            line(painter, row(0), Align2::LEFT_CENTER, &texts.alhambra_more_vp(next), bold, theme.gold_ink);
        }
        for (k, words) in owned.iter().enumerate().take(room - first) {
            line(painter, row(k + first), Align2::LEFT_CENTER, words, body_font.clone(), theme.ink_soft);
        }
        let used = owned.len() + first;
        let leads = self.leads.lines(texts, room.saturating_sub(used));
        let below = row(used + leads.len()).min.y.max(board.max.y) + space::TIGHT;
        for (k, (words, leads)) in leads.into_iter().enumerate() {
            let place = row(used + k);
            let written = line(painter, place, Align2::LEFT_CENTER, words, body_font.clone(), theme.ink_soft);
            leads.paint(painter, place.with_min_x(written.max.x + space::TIGHT), theme, LINE);
        }
        if let Some(news) = news {
            let top = below.min(body.max.y - news.size().y);
            painter.galley(pos2(body.min.x, top), news, theme.ink_soft);
        }
    }

    /// What was done last in so much room: where it is too much, in fewer words, which end where the room does.
    fn newest(&self, painter: &Painter, theme: &Theme, size: TextSize, room: Vec2) -> Option<Arc<Galley>> {
        let news = self.player.news.filter(|news| !news.words.is_empty())?;
        let written = |words: &str| wrapped(painter, words, theme::body(size), theme.ink_soft, room);
        let whole = written(&news.words);
        Some(if whole.elided { written(&news.short) } else { whole })
    }
}

/// The letters of the total, and of what the next scoring would bring.
fn standing_fonts() -> [FontId; 2] {
    [theme::figures(TextSize::LEAD), theme::bold(TextSize::SMALL)]
}

/// Writes both at the ends of a line.
fn paint_ends(painter: &Painter, place: Rect, theme: &Theme, [total, next]: &[String; 2]) {
    let [large, small] = standing_fonts();
    let written = line(painter, place, Align2::LEFT_CENTER, total, large, theme.ink);
    let right = place.with_min_x(written.max.x + space::TIGHT);
    line(painter, right, Align2::RIGHT_CENTER, next, small, theme.gold_ink);
}

/// Writes a line in its place; where it stands.
fn line(
    painter: &Painter,
    place: Rect,
    align: Align2,
    words: &str,
    font: FontId,
    ink: egui::Color32,
) -> Rect {
    fitted_text(painter, align.pos_in_rect(&place), align, words, font, ink, place.width())
}
