//! A new table: who sits at it, and which pad lies on it. Ready to start.

mod choices;
mod options;
mod people;
mod sheet;

use egui::{Align, Align2, Key, Layout, Rect, Role, Sense, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use super::layout_choice::SheetChoice;
use crate::{
    games::{
        common::host::AppRequest,
        roll_and_write::{
            files::{layout_hash, layouts_for_pad},
            log::NamedLayout,
            rules::Layout as Sheet,
            session::{AppView, GameCommand, seating::have_same_names},
        },
    },
    storage::Settings,
    text::{Key as Text, Texts},
    ui::{
        drawing::{frame, symbols::Symbol},
        form,
        keys::pressed,
        last_drawn::LastDrawn,
        theme::{self, Theme},
        widgets::{self, button::Button, fitted_text},
    },
};
use choices::{Choices, Counts, counts_of, sheet_at_hand};

/// The height of the strip with the button.
const STRIP: f32 = 76.0;

/// What the screen remembers.
#[derive(Default)]
pub struct NewPadScreen {
    choices: Choices,
    /// Who goes first; by chance where nobody is named.
    first: Option<usize>,
    sheets: SheetChoice,
    /// The sheets that are said to be the pad on the table, by their hash.
    ours: Vec<String>,
    /// The numbers of the pad on the table, as they are written.
    counts: Counts,
    coins: i64,
    /// The numbers are shown although they were confirmed before.
    unfolded: bool,
    last_drawn: LastDrawn,
}

impl NewPadScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if self.last_drawn.just_opened(ui) {
            self.open(app);
        }
        if pressed(ui, Key::Enter) {
            self.start(app, commands);
        }
        let back = pressed(ui, Key::Escape);
        let texts = app.texts;
        widgets::touch(ui);
        ui.spacing_mut().item_spacing.y = 0.0;
        if form::bar(ui, texts, texts.get(Text::NewPadTitle)) || back {
            self.keep(app, commands);
            commands.push(AppRequest::Back.into());
        }
        let (body, strip) = form::with_strip(ui, ui.available_rect_before_wrap(), STRIP);
        ui.scope_builder(UiBuilder::new().max_rect(body), |ui| {
            form::columns(ui, |ui, column| match column {
                form::Column::Left(height) => people::card(self, ui, texts, height),
                form::Column::Right => {
                    sheet::card(self, ui, texts);
                    ui.add_space(form::CARD_GAP);
                    options::card(self, ui, texts);
                }
            });
        });
        self.strip(ui, strip, app, commands);
    }

    /// A fresh page: what was chosen last.
    fn open(&mut self, app: &AppView<'_>) {
        let settings = app.settings;
        let me = settings.player_name.trim();
        *self = Self {
            choices: Choices::remembered(&settings.last_pad, me, &settings.player_colour),
            sheets: SheetChoice::with(layouts_for_pad(&app.data.layouts())),
            ours: settings.confirmed_sheets.clone(),
            first: self.first,
            last_drawn: std::mem::take(&mut self.last_drawn),
            ..Self::default()
        };
        self.choose_ours();
        self.take_numbers();
    }

    /// Of the sheets that are said to be the pad on the table, the one said or played on last is chosen.
    fn choose_ours(&mut self) {
        for hash in &self.ours {
            self.sheets.choose(hash, &mut self.choices.sheet);
        }
    }

    /// The chosen sheet.
    fn sheet(&self) -> Option<&(NamedLayout, Sheet)> {
        self.sheets.get(self.choices.sheet.as_ref())
    }

    /// Fills in the numbers of the chosen sheet, as they were confirmed or as it has them.
    fn take_numbers(&mut self) {
        let Some((_, layout)) = self.sheet() else { return };
        let sheet = layout_hash(layout);
        let known = self.choices.confirmed.iter().find(|confirmed| confirmed.sheet == sheet);
        (self.counts, self.coins) = match known {
            Some(confirmed) => (confirmed.counts, confirmed.coins),
            None => (counts_of(layout), layout.coins().into()),
        };
        self.unfolded = known.is_none() && !self.ours.contains(&sheet) || self.at_hand().is_none();
    }

    /// The sheet with the numbers of the pad on the table, if they make one.
    fn at_hand(&self) -> Option<NamedLayout> {
        let (named, layout) = self.sheet()?;
        let at_hand = sheet_at_hand(named, layout, self.counts, self.coins);
        Sheet::new(&at_hand.draft).is_ok().then_some(at_hand)
    }

    /// What keeps the table from being begun.
    fn fault(&self, texts: &Texts) -> Option<Text> {
        if have_same_names(&self.choices.names(|colour| colour_name(texts, colour))) {
            return Some(Text::LateFaultSameName);
        }
        self.at_hand().is_none().then_some(Text::NewPadNotReady)
    }

    /// Leaves the page without a table: what was typed is there the next time. Numbers that nobody touched were not
    /// compared with the pad on the table, and are asked again.
    fn keep(&mut self, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let typed = self.sheet().filter(|(_, layout)| {
            (self.counts, self.coins) != (counts_of(layout), i64::from(layout.coins()))
        });
        if let Some(sheet) = typed.map(|(_, layout)| layout_hash(layout)) {
            self.choices.confirm(&sheet, self.counts, self.coins);
        }
        let settings = Settings { last_pad: self.choices.to_value(), ..app.settings.clone() };
        if settings != *app.settings {
            commands.push(AppRequest::Set(Box::new(settings)).into());
        }
    }

    fn start(&mut self, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if self.fault(app.texts).is_some() {
            return;
        }
        let (Some(layout), Some((_, sheet))) = (self.at_hand(), self.sheet()) else {
            return;
        };
        let sheet = &sheet.clone();
        let hash = layout_hash(sheet);
        self.choices.confirm(&hash, self.counts, self.coins);
        let mut settings = Settings { last_pad: self.choices.to_value(), ..app.settings.clone() };
        if settings.is_confirmed(&hash) {
            // It is the last one now.
            settings.confirm(&hash, true);
        }
        if settings != *app.settings {
            commands.push(AppRequest::Set(Box::new(settings)).into());
        }
        let first = self.first.take().filter(|first| *first < self.choices.players);
        let me = app.settings.player_name.trim();
        let game = self.choices.game(layout, first, me, |colour| colour_name(app.texts, colour));
        commands.push(GameCommand::StartPad(Box::new(game)));
    }

    /// What will be played, and the button to begin.
    fn strip(&mut self, ui: &mut Ui, rect: Rect, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        let theme = Theme::of(ui.ctx());
        let texts = app.texts;
        ui.painter().extend(frame::plain_shapes(rect, &theme));
        let inside = rect.shrink2(vec2(22.0, 0.0));
        let mut side =
            ui.new_child(UiBuilder::new().max_rect(inside).layout(Layout::right_to_left(Align::Center)));
        let button = Button::primary(texts.get(Text::NewStart))
            .icon(Symbol::Play)
            .shortcut(texts.get(Text::KeysEnter))
            .min_width(210.0);
        let fault = self.fault(texts);
        if side.add_enabled(fault.is_none(), button).clicked() {
            self.start(app, commands);
        }
        let width = side.min_rect().min.x - inside.min.x - 20.0;
        let choices = &self.choices;
        let title = match choices.players {
            1 => texts.with(Text::PlayTitleSolo, &[("phantoms", choices.phantoms().into())]),
            players => texts.with(Text::PlayTitlePlayers, &[("players", players.into())]),
        };
        let rounds = texts.with(Text::CountRounds, &[("rounds", choices.rounds().into())]);
        let hint = texts.get(fault.unwrap_or(Text::NewPadHint));
        let line = |y: f32, text: &str, font, colour| {
            let at = pos2(inside.min.x, rect.center().y + y);
            fitted_text(ui.painter(), at, Align2::LEFT_CENTER, text, font, colour, width);
        };
        let words =
            ui.interact(inside.with_max_x(inside.min.x + width), ui.scope_id().with("hint"), Sense::hover());
        words.widget_info(|| WidgetInfo::labeled(Role::Label, true, hint));
        line(-11.0, &format!("{title} · {rounds}"), theme::title(21.0), theme.ink);
        line(14.0, hint, theme::body(16.0), if fault.is_none() { theme.ink_soft } else { theme.danger });
    }
}

/// What a colour is called.
fn colour_name(texts: &Texts, colour: &str) -> String {
    texts.with(Text::ColourName, &[("colour", colour.into())])
}
