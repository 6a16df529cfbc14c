//! What is agreed at the table, and can be agreed otherwise in mid-game: rounds, readings of the rules, the sheet, and
//! who rolls for the phantoms. What no longer fits the entries is refused in place.

use egui::Ui;

use crate::{
    files::{layout_hash, layouts_for_pad},
    log::NamedLayout,
    pad::{Pad, PadEvent, PadExt},
    rules::Layout,
    screens::setup::{
        agreed,
        counts::{self, Counts, counts_of, sheet_at_hand},
    },
    session::{Agreed, AppView, GameCommand, PadSession, TableCommand},
    text::errors::ErrorText,
};
use common::host::typed::TypedForms;
use kernel::By;
use text::{Texts, without_rules};
use ui::{actions::Action, drawing::symbols::Symbol, form, theme, widgets::drop_list};

/// What the form is called.
pub(super) const FORM: &str = "options";

/// What is chosen and typed: what is agreed, the name of the sheet with its numbers, and who rolls for the phantoms.
type Chosen = (Agreed, String, Counts, i64, bool);

/// What the panel remembers.
#[derive(Clone, Debug)]
pub(super) struct TableOptions {
    agreed: Agreed,
    /// That of the table first.
    sheets: Vec<(NamedLayout, Layout)>,
    chosen: usize,
    counts: Counts,
    coins: i64,
    table_dice: bool,
}

impl TableOptions {
    /// What is agreed now; other sheets are those of the program and of one's own.
    pub(super) fn new(app: &AppView<'_>, pad: &Pad) -> Self {
        let config = pad.corrected_config();
        let name = pad.header.layout_name.clone();
        let now = (NamedLayout { name, draft: config.layout().draft() }, *config.layout());
        let own = layouts_for_pad(&app.data.layouts());
        let others = std::iter::once(NamedLayout::standard()).chain(own);
        let others = others.filter(|(_, layout)| layout_hash(layout) != layout_hash(&now.1));
        Self {
            agreed: Agreed::of(config),
            counts: counts_of(&now.1),
            coins: now.1.coins().into(),
            table_dice: !pad.program_rolls(),
            sheets: std::iter::once(now.clone()).chain(others).collect(),
            chosen: 0,
        }
    }

    /// The same as it was left when it was being changed.
    pub(super) fn left(mut self, typed: &TypedForms) -> Self {
        if let Some((agreed, sheet, counts, coins, table_dice)) = typed.get::<Chosen>(FORM)
            && let Some(chosen) = self.sheets.iter().position(|(named, _)| named.name == sheet)
            && agreed.players == self.agreed.players
        {
            (self.agreed, self.chosen, self.counts) = (agreed, chosen, counts);
            (self.coins, self.table_dice) = (coins, table_dice);
        }
        self
    }

    /// What is chosen otherwise than it is agreed.
    pub(super) fn typed(&self, pad: &Pad) -> Option<Chosen> {
        let (named, layout) = &self.sheets[self.chosen];
        let is_same_sheet =
            self.chosen == 0 && self.counts == counts_of(layout) && self.coins == i64::from(layout.coins());
        let is_agreed = self.agreed == Agreed::of(pad.corrected_config())
            && self.table_dice != pad.program_rolls()
            && is_same_sheet;
        let chosen = || (self.agreed.clone(), named.name.clone(), self.counts, self.coins, self.table_dice);
        (!is_agreed).then(chosen)
    }

    /// Shows the fields; true once something else is agreed.
    pub(super) fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppView<'_>,
        session: &PadSession,
        commands: &mut Vec<GameCommand>,
    ) -> bool {
        let (texts, pad) = (app.texts, session.pad());
        form::hint(ui, &texts.pad_options_hint(pad.round().min(pad.corrected_config().rounds())));
        agreed::rounds(ui, texts, &mut self.agreed);
        if pad.corrected_config().phantoms() > 0 {
            agreed::phantom_dice(ui, texts, &mut self.table_dice);
        }
        if self.agreed.players == 1 {
            agreed::goal(ui, texts, &mut self.agreed);
            if self.agreed.against {
                agreed::bonus(ui, texts, &mut self.agreed);
            }
        }
        agreed::special_actions(ui, texts, &mut self.agreed);
        agreed::change_dice(ui, texts, &mut self.agreed);
        self.sheet(ui, texts);
        ui.add_space(theme::space::MEDIUM);
        let event = self.event(pad);
        let refused = event.and_then(|event| pad.clone().enter(event).err());
        let refused =
            refused.map(|fault| without_rules(&ErrorText::new(texts, &pad.header.seats).table(&fault)));
        if let Some(why) = &refused {
            form::fault(ui, &texts.pad_refused(why));
        }
        let why = match (&refused, self.at_hand()) {
            (Some(why), _) => why.as_str(),
            (None, None) => texts.new_pad_not_ready(),
            (None, Some(_)) => texts.why_nothing_changed(),
        };
        let save = Action::new(texts.pad_correct(), ()).icon(Symbol::Check).primary();
        let save = save.enabled_if(event.is_some() && refused.is_none(), why);
        match (save.show(ui, texts), event) {
            (Some(()), Some(event)) => {
                commands.push(GameCommand::Table(TableCommand::Enter(event)));
                true
            }
            _ => false,
        }
    }

    /// The sheet, with the numbers to compare with the pad on the table.
    fn sheet(&mut self, ui: &mut Ui, texts: &Texts) {
        form::field(ui, texts.new_layout(), |ui, label| {
            let built_in = NamedLayout::standard().1;
            let name = |(named, layout): &'_ (NamedLayout, Layout)| match *layout == built_in {
                true => texts.new_layout_default().to_owned(),
                false => named.name.clone(),
            };
            let names: Vec<String> = self.sheets.iter().map(name).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            if drop_list::show(ui, label, 260.0, &mut self.chosen, &names) {
                let (_, layout) = &self.sheets[self.chosen];
                (self.counts, self.coins) = (counts_of(layout), layout.coins().into());
            }
        });
        form::field(ui, texts.new_pad_counts(), |ui, _| counts::show(ui, texts, &mut self.counts));
        counts::coins(ui, texts, &mut self.coins);
    }

    /// The sheet with its numbers, if they make one.
    fn at_hand(&self) -> Option<Layout> {
        let (named, layout) = &self.sheets[self.chosen];
        Layout::new(&sheet_at_hand(named, layout, self.counts, self.coins).draft).ok()
    }

    /// What is agreed otherwise; none where nothing is, or the numbers make no sheet.
    fn event(&self, pad: &Pad) -> Option<PadEvent> {
        let (layout, config) = (self.at_hand()?, pad.corrected_config());
        let changed = Some(layout).filter(|layout| layout != config.layout());
        let by = if self.table_dice { By::People } else { By::Program };
        let rolls = Some(by).filter(|_| config.phantoms() > 0 && self.table_dice == pad.program_rolls());
        let options = self.agreed.options();
        let is_new = changed.is_some() || rolls.is_some() || self.agreed != Agreed::of(config);
        is_new.then(|| PadEvent::Options {
            round: pad.round().min(config.rounds()),
            layout: changed.map(Into::into),
            options,
            phantom_dice: rolls,
        })
    }
}
