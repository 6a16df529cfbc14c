//! A panel over the sheet: a paper with a title, which Esc closes.

use egui::{Ui, Vec2};

use super::{
    asked::{Measure, Next, PanelRequest},
    count::{self, CountPanel},
    findings,
    history::{self, HistoryPanel},
    lead,
    leftovers::{self, LeftoversPanel},
    measure::{self, MeasurePanel},
    menu,
    options::{self, OptionsPanel},
    people::{self, PeoplePanel},
    reminders,
    scoring::ScoringPanel,
    third_player::{self, ThirdPanel},
};
use crate::{
    pad::{Missing, Pad},
    rules::Scoring,
    session::{AppView, GameCommand},
    text::names::{self, who},
};
use common::{
    BuildingType, Description,
    host::{table_session::TableSession, typed::TypedForms},
    screens::table::{
        description::{self, DescriptionForm},
        findings::WIDTH,
        history::width as of_history,
        panel::{self, PanelView},
        show_corrected,
    },
};
use text::Texts;
use ui::form;

/// What lies over the sheet.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Panel {
    Menu,
    History(Box<HistoryPanel>),
    Findings { before_card: bool },
    Measure(MeasurePanel),
    Count(CountPanel),
    Scoring(ScoringPanel),
    Third(ThirdPanel),
    Leftovers(LeftoversPanel),
    Lead(BuildingType),
    People(PeoplePanel),
    Options(OptionsPanel),
    Description(DescriptionForm),
    Reminders,
}

impl Panel {
    /// What somebody wishes to see, of entries that count in a scoring, with what was typed in it when it was left.
    pub(super) fn new(pad: &Pad, typed: &TypedForms, scoring: Scoring, wish: PanelRequest) -> Option<Self> {
        let measure = |scoring, row, what, for_scoring| {
            Self::Measure(MeasurePanel::new(pad, scoring, row, what, for_scoring).left(typed))
        };
        Some(match wish {
            PanelRequest::Menu => Self::Menu,
            PanelRequest::History => Self::History(Box::default()),
            PanelRequest::Entry(entry) => Self::History(Box::new(history::at(pad, entry))),
            PanelRequest::Findings { before_card } => Self::Findings { before_card },
            PanelRequest::Measure { row, what, for_scoring } => measure(scoring, row, what, for_scoring),
            PanelRequest::Scoring { scoring: next, as_it_is } => {
                let missing = pad.state().missing(pad.config(), next);
                match missing.first().filter(|_| !as_it_is) {
                    Some(Missing::Wall(row)) => measure(next, *row, Measure::Wall, true),
                    Some(Missing::Module(module, row)) => measure(next, *row, Measure::Module(*module), true),
                    Some(Missing::ThirdPlayer(_)) => Self::Third(ThirdPanel::new(next, true, typed)),
                    None => Self::Scoring(ScoringPanel::new(next)),
                }
            }
            PanelRequest::ThirdPlayer { for_scoring } => {
                Self::Third(ThirdPanel::new(scoring, for_scoring, typed))
            }
            PanelRequest::Leftovers => Self::Leftovers(LeftoversPanel::new(pad, typed)),
            PanelRequest::Reminders => Self::Reminders,
            PanelRequest::Lead(building) => Self::Lead(building),
            PanelRequest::Count { row } => Self::Count(CountPanel::new(pad, scoring, row, typed)),
            PanelRequest::Description => Self::Description(DescriptionForm::new(&pad.header, typed)),
            PanelRequest::Options => Self::Options(OptionsPanel::new(pad, typed)),
            PanelRequest::Players => Self::People(PeoplePanel::new(pad, typed)),
        })
    }

    /// Keeps what is typed in it, where that is not kept yet.
    pub(super) fn keep(&self, pad: &Pad, typed: &TypedForms) -> Option<GameCommand> {
        let form = self.form()?;
        let change = match self {
            Self::People(people) => typed.change(form, people.typed(pad).as_ref()),
            Self::Leftovers(leftovers) => typed.change(form, leftovers.typed(pad)),
            Self::Third(third) => typed.change(form, third.typed()),
            Self::Measure(measure) => typed.change(form, measure.typed(pad)),
            Self::Count(count) => typed.change(form, count.typed(pad)),
            Self::Options(options) => typed.change(form, options.typed(pad)),
            Self::Description(description) => typed.change(form, description.typed(&pad.header)),
            _ => None,
        };
        change.map(|change| GameCommand::Form(form, change))
    }

    /// Forgets what is typed in it, which is done.
    pub(super) fn forget(&self, typed: &TypedForms) -> Option<GameCommand> {
        let form = self.form()?;
        typed.change::<()>(form, None).map(|none| GameCommand::Form(form, none))
    }

    /// What is carried out of it when it is left.
    pub(super) fn leave(&self, texts: &Texts, pad: &Pad) -> Option<GameCommand> {
        match self {
            Self::People(people) => people.leave(texts, pad),
            Self::Description(description) => description.leave(texts, &pad.header).map(describe),
            _ => None,
        }
    }

    /// What its form is called; none where nothing is typed in it that is kept.
    const fn form(&self) -> Option<&'static str> {
        match self {
            Self::People(_) => Some(people::FORM),
            Self::Leftovers(_) => Some(leftovers::FORM),
            Self::Third(_) => Some(third_player::FORM),
            Self::Measure(_) => Some(measure::FORM),
            Self::Count(_) => Some(count::FORM),
            Self::Options(_) => Some(options::FORM),
            Self::Description(_) => Some(description::FORM),
            _ => None,
        }
    }

    /// What it is about.
    pub(super) fn title(&self, texts: &Texts, pad: &Pad) -> String {
        match self {
            Self::Menu => texts.menu().to_owned(),
            Self::History(_) => texts.history_title().to_owned(),
            Self::Findings { .. } => texts.pad_audit().to_owned(),
            Self::Measure(measure) => measure.title(texts, pad),
            Self::Scoring(scoring) => scoring.title(texts),
            Self::Third(_) => who(texts, &pad.header.seats, 2),
            Self::Leftovers(_) => texts.alhambra_leftovers().to_owned(),
            Self::Lead(building) => names::sentence(&texts.building_name(*building)),
            Self::People(_) => texts.pad_seats().to_owned(),
            Self::Count(count) => count.title(texts, pad),
            Self::Options(_) => texts.pad_options().to_owned(),
            Self::Description(_) => texts.pad_description().to_owned(),
            Self::Reminders => texts.alhambra_remind().to_owned(),
        }
    }

    /// How wide it is at most.
    fn width(&self, window: Vec2, rows: usize) -> f32 {
        match self {
            Self::Menu => ui::menu::width(window.y),
            Self::Third(_) => 480.0,
            Self::Findings { .. } => WIDTH,
            Self::Measure(_) | Self::Lead(_) | Self::Options(_) | Self::Description(_) => 640.0,
            Self::Count(_) | Self::Scoring(_) | Self::People(_) | Self::Reminders => 760.0,
            Self::Leftovers(_) => 960.0,
            Self::History(_) => of_history(rows),
        }
    }

    /// Shows it over everything else, with why its last wish was refused; what follows.
    pub(super) fn show(
        &mut self,
        ui: &Ui,
        app: &AppView<'_>,
        pad: &Pad,
        (scoring, refused): (Scoring, Option<&str>),
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let texts = app.texts;
        let window = ui.ctx().content_rect().size();
        let view = PanelView {
            title: &self.title(texts, pad),
            width: self.width(window, pad.config().game.rows()),
            // The menu has an entry for that key.
            has_escape: !matches!(self, Self::Menu),
        };
        let shown = panel::show(ui, texts, app.help, &view, |ui, room| {
            let top = ui.cursor().min.y;
            if let Some(why) = refused {
                form::fault(ui, why);
            }
            if matches!(self, Self::History(_)) {
                show_corrected(ui, app.texts, app.desk);
            }
            // What stands above takes of its room.
            let room = room - (ui.cursor().min.y - top);
            if let Self::History(history) = self {
                let revision = app.desk.table.as_ref().map_or(0, TableSession::revision);
                history::show(history, ui, texts, pad, (revision, room), commands);
                return Next::Stay;
            }
            panel::scrolled(ui, room, 0.0, |ui| self.contents(ui, app, pad, (scoring, room), commands))
        });
        let stays = shown.stays();
        if let Self::History(history) = self {
            return if history.may_close(!stays) { Next::Close } else { Next::Stay };
        }
        match shown.inner {
            Next::Stay if !stays => Next::Close,
            _ if shown.is_closed => Next::Close,
            next => next,
        }
    }

    fn contents(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        pad: &Pad,
        (scoring, highest): (Scoring, f32),
        commands: &mut Vec<GameCommand>,
    ) -> Next {
        let texts = app.texts;
        match self {
            Self::Menu => return menu::show(ui, app, pad),
            // It fills the window by itself.
            Self::History(_) => {}
            Self::Findings { before_card } => return findings::show(ui, texts, pad, *before_card, commands),
            Self::Measure(measure) => return measure.show(ui, texts, commands),
            Self::Scoring(panel) => return panel.show(ui, texts, pad, highest, commands),
            Self::Third(third) => return third.show(ui, texts, pad, commands),
            Self::Leftovers(leftovers) => return leftovers.show(ui, texts, pad, commands),
            Self::Reminders => reminders::show(ui, texts, pad),
            Self::Lead(building) => lead::show(ui, texts, pad, scoring, *building),
            Self::People(people) => return people.show(ui, texts, pad, commands),
            Self::Count(count) => return count.show(ui, texts, pad, commands),
            Self::Options(options) => return options.show(ui, texts, pad),
            Self::Description(description) => {
                let noted = description.show(ui, texts, &pad.header);
                return noted.map_or(Next::Stay, |noted| Next::Do(describe(noted)));
            }
        }
        Next::Stay
    }
}

fn describe(description: Description) -> GameCommand {
    GameCommand::Describe(Box::new(description))
}
