//! A panel over the sheet: a paper with a title, which Esc closes.

use egui::{Ui, Vec2};

use super::{
    Figures, PadScreen, audit,
    correct::{self, Correct},
    enter,
    final_count::{self, Close},
    forecast, menu,
    options::{self, TableOptions},
    phantom_dice::PhantomDice,
    seats::{self, Seats},
};
use crate::{
    pad::{Pad, PadEvent, PadExt},
    rules::AuditFinding,
    session::{AppView, GameCommand, PadSession, TableCommand},
};
use common::{
    Description,
    host::typed::TypedForms,
    screens::table::{
        description::{self, DescriptionForm},
        findings, history,
        panel::{self as shared, PanelResponse, PanelView},
        show_corrected,
    },
};
use text::{Label, Texts};
use ui::theme::size;

/// What lies over the sheet.
#[derive(Clone, Debug)]
pub(super) enum Panel {
    /// Everything that is seldom needed.
    Menu,
    /// All entries, and correcting them.
    Correct(Box<Correct>),
    /// What everybody can still get.
    Forecast,
    /// What no legal game can give.
    Audit,
    /// The same, asked before the score card.
    AuditFirst,
    /// Who sits where.
    Seats(Box<Seats>),
    /// What is agreed.
    Options(Box<TableOptions>),
    /// Where it is played, and a comment.
    Description(DescriptionForm),
    /// Dice that were rolled for a phantom.
    Dice(PhantomDice),
    /// Lines and coins.
    Close(Box<Close>),
}

impl Panel {
    /// The entries, the latest first.
    pub fn correct() -> Self {
        Self::Correct(Box::default())
    }

    /// The entries with this one open.
    pub fn correct_entry(pad: &Pad, entry: usize, event: PadEvent) -> Self {
        Self::Correct(Box::new(correct::of(pad, entry, event)))
    }

    /// What a finding is about: the last entry of its turn, the place of one that is missing, or what was counted at the
    /// end.
    pub fn of_finding(pad: &Pad, finding: &AuditFinding) -> Self {
        let row = finding.row().map_or(0, |row| usize::from(row) - 1);
        let Some(round) = finding.round() else {
            return if row < pad.corrected_config().players() {
                Self::Close(Box::new(Close::of(pad, row)))
            } else {
                Self::correct()
            };
        };
        match pad.entries_of(row, round).last() {
            Some((entry, event)) => Self::correct_entry(pad, *entry, *event),
            None => Self::Correct(Box::new(correct::missing(row, round))),
        }
    }

    /// The seats.
    pub fn seats(session: &PadSession) -> Self {
        Self::Seats(Box::new(Seats::new(session.pad(), &session.open.typed)))
    }

    /// What is agreed.
    pub fn options(app: &AppView<'_>, session: &PadSession) -> Self {
        Self::Options(Box::new(TableOptions::new(app, session.pad()).left(&session.open.typed)))
    }

    /// What is noted.
    pub fn description(session: &PadSession) -> Self {
        Self::Description(DescriptionForm::new(&session.pad().header, &session.open.typed))
    }

    /// Keeps what is typed in it, where that is not kept yet.
    fn keep(&self, pad: &Pad, typed: &TypedForms) -> Option<GameCommand> {
        let (form, change) = match self {
            Self::Seats(seats) => (seats::FORM, typed.change(seats::FORM, seats.typed(pad).as_ref())),
            Self::Options(options) => {
                (options::FORM, typed.change(options::FORM, options.typed(pad).as_ref()))
            }
            Self::Description(description) => {
                (description::FORM, typed.change(description::FORM, description.typed(&pad.header)))
            }
            _ => return None,
        };
        change.map(|change| GameCommand::Table(TableCommand::Form(form, change)))
    }

    /// Forgets what is typed in it, which is done.
    fn forget(&self, typed: &TypedForms) -> Option<GameCommand> {
        let form = match self {
            Self::Seats(_) => seats::FORM,
            Self::Options(_) => options::FORM,
            Self::Description(_) => description::FORM,
            _ => return None,
        };
        typed.change::<()>(form, None).map(|none| GameCommand::Table(TableCommand::Form(form, none)))
    }

    /// What is carried out of it when it is left.
    fn leave(&self, texts: &Texts, pad: &Pad) -> Option<GameCommand> {
        match self {
            Self::Seats(seats) => seats.leave(texts, pad),
            Self::Description(description) => description.leave(texts, &pad.header).map(describe),
            _ => None,
        }
    }

    /// Closing, beginning with the first row that is not.
    pub fn close(pad: &Pad) -> Self {
        Self::Close(Box::new(Close::new(pad)))
    }

    /// The row that is closed in it.
    pub const fn closes(&self) -> Option<usize> {
        if let Self::Close(close) = self { Some(close.row()) } else { None }
    }

    fn title(&self) -> Label {
        match self {
            Self::Menu => Texts::menu,
            Self::Correct(_) => Texts::history_title,
            Self::Forecast => Texts::pad_forecast,
            Self::Audit | Self::AuditFirst => Texts::pad_audit,
            Self::Seats(_) => Texts::pad_seats,
            Self::Options(_) => Texts::pad_options,
            Self::Description(_) => Texts::pad_description,
            Self::Dice(_) => Texts::pad_type_dice,
            Self::Close(_) => Texts::pad_close_table,
        }
    }

    /// How wide it is at most.
    fn width(&self, window: Vec2, pad: &Pad) -> f32 {
        match self {
            Self::Correct(_) => history::width(pad.corrected_config().rows()),
            Self::Menu => ui::menu::width(window.y),
            Self::Dice(_) => 380.0,
            Self::Options(_) | Self::Description(_) => 640.0,
            Self::Audit if audit::is_clean(pad) => size::DIALOG,
            Self::Audit | Self::AuditFirst => findings::WIDTH,
            Self::Seats(_) => 860.0,
            Self::Forecast | Self::Close(_) => 960.0,
        }
    }

    /// What it needs at least, and is scrolled for.
    const fn needed_width(&self) -> f32 {
        match self {
            Self::Menu
            | Self::Correct(_)
            | Self::Dice(_)
            | Self::Description(_)
            | Self::Audit
            | Self::AuditFirst => 0.0,
            Self::Seats(_) => 640.0,
            Self::Options(_) | Self::Forecast | Self::Close(_) => 560.0,
        }
    }
}

/// What follows after a frame of a panel.
pub(super) enum Next {
    /// It stays.
    Stay,
    /// It goes.
    Close,
    /// Another takes its place.
    Show(Panel),
    /// It goes, and whether the round ends is asked.
    EndRound,
}

impl Next {
    /// The panel goes once it is done.
    const fn after(done: bool) -> Self {
        if done { Self::Close } else { Self::Stay }
    }
}

impl PadScreen {
    /// Shows the panel that is open, if one is.
    pub(super) fn show_panel(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        figures: &Figures,
        commands: &mut Vec<GameCommand>,
    ) {
        let Some(mut panel) = self.panel.take() else { return };
        let window = ui.ctx().content_rect();
        let view = PanelView {
            title: panel.title()(app.texts),
            width: panel.width(window.size(), session.pad()),
            // The menu has an entry for that key.
            has_escape: !matches!(panel, Panel::Menu),
        };
        let shown = shared::show(ui, app.texts, app.help, &view, |ui, room| {
            let below = ui.cursor().min.y;
            if let Panel::Correct(_) = &panel {
                show_corrected(ui, app.texts, &app.desk.tables);
            }
            // What stands above does not scroll.
            let room = room - (ui.cursor().min.y - below);
            match &mut panel {
                // The grid to tap fills the window by itself.
                Panel::Close(close) => close.show(ui, app, session, room, &mut self.closing, commands),
                Panel::Correct(correct) => {
                    correct::show(correct, ui, app, session, room - shared::FOOT, commands);
                    ui.add_space(shared::FOOT);
                    Next::Stay
                }
                panel => shared::scrolled(ui, room, panel.needed_width(), |ui| {
                    contents(panel, ui, app, session, figures, commands)
                }),
            }
        });
        let size = (shown.size, window.size());
        let PanelResponse { inner: next, mut is_closed, is_left, .. } = shown;
        if let Panel::Correct(correct) = &mut panel {
            is_closed = correct.may_close(is_closed || is_left);
        }
        let next = if is_closed { Next::Close } else { next };
        if !matches!(next, Next::Stay) || self.panel_size != Some(size) {
            // The next panel, or the sheet, is drawn at once; a panel is placed by its size in the last frame.
            ui.ctx().request_repaint();
            self.panel_size = Some(size);
        }
        self.ending |= matches!(next, Next::EndRound);
        let leaves = is_left && matches!(next, Next::Stay) && !matches!(panel, Panel::Correct(_));
        let (pad, typed) = (session.pad(), &session.open.typed);
        if leaves || is_closed {
            // Nothing that was typed goes with the panel: it is carried out, or there when it is opened again.
            let left = panel.leave(app.texts, pad);
            commands.extend(if left.is_some() { panel.forget(typed) } else { panel.keep(pad, typed) });
            commands.extend(left);
        } else {
            let is_done = matches!(next, Next::Close);
            commands.extend(if is_done { panel.forget(typed) } else { panel.keep(pad, typed) });
        }
        if let Panel::Close(_) = &panel
            && (leaves || matches!(next, Next::Close))
        {
            commands.extend(final_count::leave(session.pad(), &mut self.closing).into_iter().map(enter));
        }
        self.panel = match next {
            Next::Stay if leaves => None,
            Next::Stay => Some(panel),
            Next::Close | Next::EndRound => None,
            Next::Show(next) => Some(next),
        };
    }
}

fn contents(
    panel: &mut Panel,
    ui: &mut Ui,
    app: &AppView<'_>,
    session: &PadSession,
    figures: &Figures,
    commands: &mut Vec<GameCommand>,
) -> Next {
    match panel {
        Panel::Menu => menu::show(ui, app, session, commands),
        Panel::Forecast => {
            forecast::show(ui, app, session, figures);
            Next::Stay
        }
        Panel::Audit => audit::show(ui, app, session, commands),
        Panel::AuditFirst => audit::before_the_card(ui, app, session, commands),
        Panel::Seats(seats) => seats.show(ui, app, session, commands),
        Panel::Dice(dice) => Next::after(dice.show(ui, app, session, commands)),
        Panel::Description(description) => {
            let noted = description.show(ui, app.texts, &session.pad().header);
            let is_noted = noted.is_some();
            commands.extend(noted.map(describe));
            Next::after(is_noted)
        }
        Panel::Options(options) => Next::after(options.show(ui, app, session, commands)),
        // These fill the window by themselves.
        Panel::Correct(_) | Panel::Close(_) => Next::Stay,
    }
}

fn describe(description: Description) -> GameCommand {
    GameCommand::Table(TableCommand::Describe(Box::new(description)))
}
