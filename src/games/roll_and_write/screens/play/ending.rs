//! "If it ended now": what everyone would get; after the end what everyone got.

use egui::{
    Align2, CursorIcon, Key, Painter, Pos2, Rect, Response, RichText, Role, Sense, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};

use crate::{
    rules::State,
    screens::motion::Motion,
    session::{AppView, GameCommand, PlaySession},
    text::{event_text, score_text::ScoreText},
};
use common::{
    host::{AppRequest, Source, Viewing},
    screens::ranks::{FinalScore, ranks},
};
use kernel::record::Seat;
use text::Texts;
use ui::{
    drawing::symbols::{self, Symbol},
    theme::{self, TextSize, Theme},
    widgets::{fitted_text, focus_ring, shows_focus, surface, text_width, wrapped},
};

/// A word and its points.
struct Part {
    name: String,
    vp: u16,
    /// As far as they are counted.
    counted: u16,
    /// The total of who is alone, or after the end of who has most.
    strong: bool,
    /// The total of who is alone, or of whose turn it is.
    is_own: bool,
    /// The total of who won against others.
    won: bool,
    /// What of it is the bonus of a phantom.
    bonus: u8,
}

/// What was shown.
pub struct EndedNow {
    /// It was clicked.
    pub opens_card: bool,
    /// Where the total stands of who is alone.
    pub total: Option<Rect>,
}

/// The key of the score card as it stands now.
pub const CARD: Key = Key::N;

/// The height of small figures with their words, and the part of the line that their title has.
pub const SMALL_FIGURES: f32 = 44.0;
/// The height of large figures with their words, and of the place below these.
pub const LARGE_FIGURES: f32 = 60.0;
const PLACE: f32 = 16.0;
const TITLE: f32 = 0.3;
/// In a higher card the total of one alone is as large as results are.
const HIGH: f32 = 260.0;

/// What a row is called.
type Name = fn(&Texts, &[Seat], usize) -> String;

/// What the figures are.
pub fn title<'a>(texts: &'a Texts, session: &PlaySession, motion: &Motion) -> &'a str {
    if is_seen_over(session, motion) { texts.statistics_result() } else { texts.play_ended_now() }
}

/// Whether the game is over and all that led to it was seen.
pub fn is_seen_over(session: &PlaySession, motion: &Motion) -> bool {
    session.game().is_over() && !motion.director().is_playing()
}

/// The score card of a game that was seen running: it opens once the last roll was seen, unless what ended the game can
/// still be undone.
#[derive(Default)]
pub struct LastCard {
    /// The file of the game.
    running: Option<String>,
}

impl LastCard {
    /// Whether it opens now.
    pub fn opens(&self, session: &PlaySession, motion: &Motion) -> bool {
        is_seen_over(session, motion)
            && self.running.as_deref() == Some(session.file())
            && !session.can_undo()
    }

    /// Opens it when it is time, once.
    pub fn follow(&mut self, session: &PlaySession, motion: &Motion, commands: &mut Vec<GameCommand>) {
        commands.extend(self.opens(session, motion).then_some(GameCommand::FinalCard));
        if !session.game().is_over() {
            if self.running.as_deref() != Some(session.file()) {
                self.running = Some(session.file().to_owned());
            }
        } else if !motion.director().is_playing() {
            self.running = None;
        }
    }
}

/// Whose sheet is shown where no other one is asked for: that of who acts; once the end was seen, that of the first who won.
pub fn own_sheet(session: &PlaySession, motion: &Motion) -> usize {
    let game = session.game();
    let acting = game.state().last_to_act(game.config());
    if !is_seen_over(session, motion) {
        return acting;
    }
    let winners = game.state().cards(game.config()).winners();
    winners.into_iter().find(|row| *row < game.config().players()).unwrap_or(acting)
}

/// Who won, and by how much, how far one is behind, or the total of one alone, as large as there is room for.
pub fn verdict(ui: &mut Ui, texts: &Texts, session: &PlaySession) {
    let (theme, score) = (Theme::of(ui.ctx()), score(texts, session));
    let behind = score.behind();
    let ink = if behind.is_some() { theme.ink } else { theme.gold_ink };
    let words = behind.unwrap_or_else(|| score.verdict(true));
    // No part of a total is larger than the total itself.
    let letters = match (score.is_one_total(), ui.available_height() > HIGH) {
        (false, _) => TextSize::DISPLAY,
        (true, false) => TextSize::HERO,
        (true, true) => TextSize::RESULT,
    };
    let height = theme::size::CONTROL.max(letters.points() + theme::space::SMALL);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let (at, font) = (rect.center(), theme::title(letters));
    fitted_text(ui.painter(), at, Align2::CENTER_CENTER, &words, font, ink, rect.width());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}

/// The score in words.
fn score<'a>(texts: &'a Texts, session: &'a PlaySession) -> ScoreText<'a> {
    let game = session.game();
    ScoreText { texts, config: game.config(), seats: &game.header.seats, rows: game.breakdown() }
}

/// What a click on them does, in words.
pub fn card_hint<'a>(texts: &'a Texts, session: &PlaySession) -> &'a str {
    if session.game().is_over() { texts.play_see_score() } else { texts.play_ended_now_hint() }
}

/// What a click on them opens.
pub fn card(session: &PlaySession) -> GameCommand {
    if session.game().is_over() {
        return GameCommand::FinalCard;
    }
    AppRequest::View(Source::File(session.file().to_owned()), Viewing::Card).into()
}

/// One who scores is told in parts, several by their totals.
fn parts(ui: &Ui, app: &AppView<'_>, session: &PlaySession, motion: &Motion, name: Name) -> Vec<Part> {
    let now = named(app, session, session.game().state(), name);
    let counted = named(app, session, &motion.counted(session.game()), name);
    let totals = motion.totals();
    let parts = now.into_iter().zip(counted).enumerate();
    let is_seen = is_seen_over(session, motion);
    let part = |(k, (now, counted)): (usize, (Part, Part))| Part {
        counted: totals.counted(ui, ("ended now", k), counted.vp.into()) as u16,
        won: now.won && is_seen,
        ..now
    };
    parts.map(part).collect()
}

/// The words and points of a position.
fn named(app: &AppView<'_>, session: &PlaySession, state: &State, name: Name) -> Vec<Part> {
    let (texts, game) = (app.texts, session.game());
    let rows = state.cards(game.config()).rows;
    let scoring: Vec<_> = (0..).zip(&rows).filter_map(|(row, card)| Some((row, card.as_ref()?))).collect();
    let part =
        |name, vp, strong, is_own| Part { name, vp, counted: vp, strong, is_own, won: false, bonus: 0 };
    let best = scoring.iter().map(|(_, card)| card.total()).max();
    match scoring.as_slice() {
        [(_, card)] => [
            (texts.types(), card.types_vp(), false),
            (texts.lines(), card.lines_vp(), false),
            (texts.coins(), card.coins_vp(), false),
            (texts.total(), card.total(), true),
        ]
        .map(|(name, vp, is_total)| part(texts.within(name), vp, is_total, is_total))
        .into(),
        several => several
            .iter()
            .map(|&(row, card)| {
                let (name, vp) = (name(texts, &game.header.seats, row), card.total());
                let leads = Some(vp) == best;
                let strong = leads && game.is_over();
                Part { won: leads, bonus: card.bonus, ..part(name, vp, strong, row == game.state().seat()) }
            })
            .collect(),
    }
}

/// In one line, at the foot of the room.
pub fn line(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession, motion: &Motion) -> EndedNow {
    let theme = Theme::of(ui.ctx());
    let parts: Vec<_> = parts(ui, app, session, motion, event_text::short_name)
        .into_iter()
        .map(|part| {
            let (font, ink) = if part.strong {
                (theme::bold(TextSize::TEXT), theme.gold_ink)
            } else {
                (theme::body(TextSize::SMALL), theme.ink_soft)
            };
            let words = format!("{} {}", part.name, part.counted);
            (ui.painter().layout_no_wrap(words, font, ink), part)
        })
        .collect();
    let mut total = None;
    let shown = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::space::MEDIUM;
        // The figures come first: what they are is told smaller where there is little room.
        let cup = theme::size::SYMBOL + theme::space::MEDIUM;
        let with_cup = |part: &Part| if part.won { cup } else { 0.0 };
        let needed: f32 = parts
            .iter()
            .map(|(written, part)| written.size().x + theme::space::MEDIUM + with_cup(part))
            .sum();
        let title = title(app.texts, session, motion);
        let written = ui.painter().layout_no_wrap(title.to_owned(), theme::title(TextSize::LEAD), theme.ink);
        let share = ((ui.available_width() - needed) / written.size().x).min(1.0);
        let size = TextSize::fitted(TextSize::LEAD.points() * share, TextSize::TINY..=TextSize::LEAD);
        ui.label(RichText::new(title).font(theme::title(size)).color(theme.ink));
        for (written, part) in parts {
            if part.won {
                let (place, _) = ui.allocate_exact_size(Vec2::splat(theme::size::SYMBOL), Sense::hover());
                symbols::paint(ui.painter(), place, Symbol::Trophy, theme.gold_ink);
            }
            let place = ui.label(written).rect;
            total = total.or(part.is_own.then_some(place));
        }
    });
    EndedNow { opens_card: opens_card(ui, app, session, shown.response.rect), total }
}

/// In small figures, a word below each, beside the title: for a card without room for large ones.
pub fn small_figures(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession, motion: &Motion) -> EndedNow {
    let theme = Theme::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), SMALL_FIGURES), Sense::hover());
    let head = rect.with_max_x(rect.min.x + rect.width() * TITLE);
    let mut parts = parts(ui, app, session, motion, event_text::name);
    let step = (rect.width() - head.width()) / parts.len() as f32;
    let room = step - theme::space::TIGHT;
    let needed = |part: &Part| text_width(ui.painter(), &part.name, theme::body(TextSize::TINY));
    if parts.iter().any(|part| needed(part) > room) {
        let short = named(app, session, session.game().state(), event_text::short_name);
        parts.iter_mut().zip(short).for_each(|(part, short)| part.name = short.name);
    }
    let mut total = None;
    let (font, painter) = (theme::title(TextSize::LEAD), ui.painter());
    let words = wrapped(painter, title(app.texts, session, motion), font, theme.ink, head.size());
    painter.galley(Align2::LEFT_CENTER.anchor_size(head.left_center(), words.size()).min, words, theme.ink);
    for (k, part) in parts.iter().enumerate() {
        let x = head.max.x + step * (k as f32 + 0.5);
        let figure = paint_figure(painter, &theme, part, pos2(x, rect.min.y), TextSize::LEAD);
        total = total.or(part.is_own.then_some(figure));
        let (below, font) = (pos2(x, figure.max.y), theme::body(TextSize::TINY));
        fitted_text(painter, below, Align2::CENTER_TOP, &part.name, font, theme.ink_soft, room);
    }
    EndedNow { opens_card: told(ui, app, session, &response, &parts), total }
}

/// A click opens the score card as it stands; so does a key.
fn opens_card(ui: &Ui, app: &AppView<'_>, session: &PlaySession, rect: Rect) -> bool {
    let response = ui.interact(rect, ui.scope_id().with("score card"), Sense::click());
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let hint = format!("{} ({})", card_hint(app.texts, session), CARD.name());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &hint));
    if shows_focus(ui, &response) {
        focus_ring(ui.painter(), response.rect, &Theme::of(ui.ctx()), theme::radius::INNER);
    }
    response.on_hover_text(&hint).clicked()
}

/// In large figures, in the middle of the room. Once the end was seen, the verdict stands above them: it says the total of
/// one alone; of several, each has their place below.
pub fn figures(ui: &mut Ui, app: &AppView<'_>, session: &PlaySession, motion: &Motion) -> EndedNow {
    let theme = Theme::of(ui.ctx());
    let mut parts = parts(ui, app, session, motion, event_text::name);
    let mut largest = TextSize::HERO;
    if !is_seen_over(session, motion) {
        surface::heading(ui, title(app.texts, session, motion));
    } else if score(app.texts, session).is_one_total() {
        parts.pop();
        largest = TextSize::DISPLAY;
    }
    let mut total = None;
    let (rect, response) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let step = rect.width() / parts.len() as f32;
    // Three digits and a trophy have to stand beside the next ones.
    let wish = (rect.height() * 0.4).min(step * 0.42);
    let size = TextSize::fitted(wish, TextSize::DISPLAY..=largest);
    let mut needed = LARGE_FIGURES - TextSize::DISPLAY.points() + size.points();
    let has_places = rect.height() >= needed + PLACE;
    if has_places && parts.iter().any(|part| part.won || part.bonus > 0) {
        needed += PLACE;
    }
    let top = rect.min.y + (rect.height() - needed).max(0.0) / 2.0;
    let places = places(&parts);
    for (k, part) in parts.iter().enumerate() {
        let top = pos2(rect.min.x + step * (k as f32 + 0.5), top);
        let figure = paint_figure(ui.painter(), &theme, part, top, size);
        total = total.or(part.is_own.then_some(figure));
        let below = pos2(top.x, figure.max.y) + vec2(0.0, -2.0);
        let (room, font) = (step - 6.0, theme::body(TextSize::SMALL));
        fitted_text(ui.painter(), below, Align2::CENTER_TOP, &part.name, font, theme.ink_soft, room);
        if has_places {
            let place = places[k].map(|place| app.texts.place_name(place));
            let bonus = (part.bonus > 0).then(|| app.texts.play_bonus(part.bonus));
            let words = place.into_iter().chain(bonus).collect::<Vec<_>>().join(" · ");
            let (below, font) = (below + vec2(0.0, PLACE), theme::body(TextSize::TINY));
            fitted_text(ui.painter(), below, Align2::CENTER_TOP, &words, font, theme.ink_soft, room);
        }
    }
    EndedNow { opens_card: told(ui, app, session, &response, &parts), total }
}

/// The places of several, once it was seen who won.
fn places(parts: &[Part]) -> Vec<Option<u8>> {
    let score = |part: &Part| FinalScore { plays: true, points: part.vp.into(), wins: part.won };
    ranks(&parts.iter().map(score).collect::<Vec<_>>())
}

/// A figure below a point, in the middle with the trophy before that of who won; returns where it is.
fn paint_figure(painter: &Painter, theme: &Theme, part: &Part, top: Pos2, size: TextSize) -> Rect {
    let ink = if part.strong { theme.gold_ink } else { theme.ink };
    let cup = if part.won { theme::size::SYMBOL + theme::space::TIGHT } else { 0.0 };
    let (at, words) = (top + vec2(cup / 2.0, 0.0), part.counted.to_string());
    let figure = painter.text(at, Align2::CENTER_TOP, words, theme::figures(size), ink);
    if part.won {
        let middle = figure.left_center() - vec2(theme::size::SYMBOL / 2.0 + theme::space::TIGHT, 0.0);
        let place = Rect::from_center_size(middle, Vec2::splat(theme::size::SYMBOL));
        symbols::paint(painter, place, Symbol::Trophy, theme.gold_ink);
    }
    figure
}

/// What a screen reader says of figures; whether they were clicked.
fn told(ui: &Ui, app: &AppView<'_>, session: &PlaySession, response: &Response, parts: &[Part]) -> bool {
    response.widget_info(|| {
        let words = parts.iter().zip(places(parts)).map(|(part, place)| {
            let place = place.map_or_else(String::new, |place| format!(", {}", app.texts.place_name(place)));
            let bonus = (part.bonus > 0).then(|| format!(", {}", app.texts.play_bonus(part.bonus)));
            format!("{} {}{place}{}", part.vp, part.name, bonus.unwrap_or_default())
        });
        let words: Vec<String> = words.collect();
        WidgetInfo::labeled(Role::Label, true, words.join(", "))
    });
    opens_card(ui, app, session, response.rect)
}
