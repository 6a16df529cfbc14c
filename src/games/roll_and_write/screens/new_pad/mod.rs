//! A new score pad: who plays, and which paper pad they use. Ready to start.

mod choices;
mod preview;
mod sheet;

use egui::Ui;

use super::setup::{
    self, SheetChoice,
    counts::{Counts, counts_of, sheet_at_hand},
};
use crate::{
    files::{layout_hash, layouts_for_pad},
    log::NamedLayout,
    rules::Layout as Sheet,
    session::{AppView, GameCommand, seating::MOST_PLAYERS},
};
use choices::Choices;
use common::{
    host::AppRequest,
    screens::setup::{Offer, Outline, SetupRequest, page},
    seating::known_players,
};
use storage::Settings;
use text::Texts;
use ui::{
    form::{self, Column},
    last_drawn::LastDrawn,
    widgets::surface::Surface,
};

/// What the screen remembers.
#[derive(Default)]
pub struct NewPadScreen {
    choices: Choices,
    sheets: SheetChoice,
    /// The sheets that are said to be the pad on the table, by their hash.
    ours: Vec<String>,
    /// The numbers of the pad on the table, as they are written.
    counts: Counts,
    coins: i64,
    /// The numbers are shown although they were confirmed before.
    unfolded: bool,
    /// They keep the table from starting: the page opens where they are in sight.
    seeks_numbers: bool,
    last_drawn: LastDrawn,
}

impl NewPadScreen {
    /// Draws the screen.
    pub fn show(&mut self, ui: &mut Ui, app: &AppView<'_>, commands: &mut Vec<GameCommand>) {
        if self.last_drawn.just_opened(ui) {
            self.open(app);
        }
        let texts = app.texts;
        let title = texts.new_table_title();
        let asked = page(
            self,
            ui,
            texts,
            [title, texts.new_start()],
            Vec::new(),
            |screen, ui, column| match column {
                Column::Left(height) => screen.people(ui, texts, height),
                Column::Right => screen.rules(ui, texts),
            },
            |screen| screen.outline(texts),
        );
        match asked {
            Some(SetupRequest::Start) => self.start(app, commands),
            Some(SetupRequest::Back) => {
                self.keep(app, commands);
                commands.push(AppRequest::Back.into());
            }
            Some(SetupRequest::More(())) | None => {}
        }
    }

    /// The left card: who plays, and below them the score sheet that will be kept.
    fn people(&mut self, ui: &mut Ui, texts: &Texts, height: f32) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let offer = Offer { order: true, most: Some(MOST_PLAYERS), ..Offer::default() };
            setup::people(ui, texts, &mut self.choices.setup, offer);
            let at_hand = self.at_hand().and_then(|at_hand| Sheet::new(&at_hand.draft).ok());
            // As long as the numbers make no sheet its points are those of the one that they are changed from.
            let sheet = at_hand.or_else(|| self.sheet().map(|(_, layout)| *layout));
            preview::show(ui, texts, (sheet, self.counts), &self.choices.setup, height);
            form::fill(ui, height);
        });
    }

    /// The right card: the sheet with its numbers, rounds, and the readings of the rules.
    fn rules(&mut self, ui: &mut Ui, texts: &Texts) {
        Surface::Plain.show(ui, |ui| {
            ui.set_width(ui.available_width());
            if setup::sheet_and_rounds(ui, texts, &self.sheets, &mut self.choices.setup) {
                self.take_numbers();
            }
            setup::readings(ui, texts, &mut self.choices.setup);
            sheet::show(self, ui, texts);
            // It has its place where there are no phantoms, too: the last, for it seldom says something.
            let Choices { setup, table_dice, .. } = &mut self.choices;
            match setup.agreed.phantoms() {
                0 => setup::agreed::no_phantoms(ui, texts),
                _ => setup::agreed::phantom_dice(ui, texts, table_dice),
            }
        });
    }

    /// A fresh page: what was chosen last.
    fn open(&mut self, app: &AppView<'_>) {
        let settings = app.settings;
        *self = Self {
            choices: Choices::remembered(&settings.last_pad, &setup::me(settings)),
            sheets: SheetChoice::with(layouts_for_pad(&app.data.layouts())),
            ours: settings.confirmed_sheets.clone(),
            last_drawn: std::mem::take(&mut self.last_drawn),
            ..Self::default()
        };
        self.choices.setup.seating.propose(&known_players(settings, app.people), app.people);
        self.choose_ours();
        self.take_numbers();
        self.seeks_numbers = self.at_hand().is_none();
    }

    /// Of the sheets that are said to be the pad on the table, the one said or played on last is chosen.
    fn choose_ours(&mut self) {
        for hash in &self.ours {
            self.sheets.choose(hash, &mut self.choices.setup.sheet);
        }
    }

    /// The chosen sheet.
    fn sheet(&self) -> Option<&(NamedLayout, Sheet)> {
        self.sheets.get(self.choices.setup.sheet.as_ref())
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

    fn outline(&self, texts: &Texts) -> Outline {
        let setup = &self.choices.setup;
        let sum = || texts.new_pad_sum(self.counts.iter().sum::<i64>());
        let not_ready =
            || self.at_hand().is_none().then(|| texts.pad_said(texts.new_pad_not_ready(), &sum()));
        Outline {
            title: setup::title(texts, setup),
            hint: texts.new_pad_hint().to_owned(),
            fault: setup::fault(texts, setup).or_else(not_ready),
        }
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
        let (Some(layout), Some((_, sheet))) = (self.at_hand(), self.sheet()) else {
            return;
        };
        let hash = layout_hash(sheet);
        let game = self.choices.game(layout, app.settings.player_name.trim());
        // At the next table it is the next one's turn.
        self.choices.setup.seating.first = game.seating.next_first();
        self.choices.confirm(&hash, self.counts, self.coins);
        let mut settings = Settings { last_pad: self.choices.to_value(), ..app.settings.clone() };
        if settings.is_confirmed(&hash) {
            // It is the last one now.
            settings.confirm(&hash, true);
        }
        if settings != *app.settings {
            commands.push(AppRequest::Set(Box::new(settings)).into());
        }
        commands.push(GameCommand::StartPad(Box::new(game)));
    }
}
