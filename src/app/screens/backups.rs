//! Making a backup and bringing one back: the buttons in the settings, and what is asked.

use egui::{Key as Press, RichText, ScrollArea, Ui};
use jiff::civil::Date;

use crate::{AppCommand, AppState, BackupCommand};
use common::host::file_errors;
use opening::is_backup;
use storage::{Backup, Change, OnConflict, Planned, RestorePlan, today};
use text::{Texts, date, day};
use ui::{
    actions::Action,
    ask::{Ask, suggested_path},
    dialogs::{self, Answer},
    drawing::symbols::Symbol,
    list_page::{Question, question as show_question},
    theme::{self, TextSize, Theme},
    widgets::segmented,
};

/// The share of the window that the list of files has at most.
const LIST: f32 = 0.4;
/// Before why a file cannot come.
const INDENT: &str = "\u{2003}";
/// So many letters has a day that a name begins with, as `2026-01-31`.
const ISO_DAY: usize = 10;

/// What the questions remember.
#[derive(Default)]
pub struct BackupScreen {
    asked: Option<Question<BackupCommand>>,
    /// What is to become of files that are different here; at first nothing is lost.
    choice: Option<usize>,
}

/// What can become of them, in the order in which it is offered.
const CHOICES: [OnConflict; 3] = [OnConflict::Both, OnConflict::Keep, OnConflict::Replace];

impl BackupScreen {
    /// The two buttons, or how far the work is.
    pub fn buttons(&mut self, ui: &mut Ui, app: &AppState) {
        let (theme, texts) = (Theme::of(ui.ctx()), &app.texts);
        ui.add_space(theme::space::MEDIUM);
        ui.label(RichText::new(texts.backup_hint()).font(theme::body(TextSize::TEXT)).color(theme.ink_soft));
        ui.add_space(theme::space::SMALL);
        let percent = app.backups.percent();
        let row = ui.horizontal_wrapped(|ui| {
            let idle = percent.is_none();
            let back_up = Action::new(texts.backup_make(), Self::ask_where as fn(&mut Self, &AppState));
            let back_up = back_up.key(Press::B).enabled_if(idle, texts.backup_busy());
            let restore = Action::new(texts.backup_restore(), Self::ask_which as fn(&mut Self, &AppState));
            let restore = restore.key(Press::R).enabled_if(idle, texts.backup_busy());
            let asked = [back_up, restore].map(|action| action.show(ui, texts));
            asked.into_iter().flatten().next()
        });
        if let Some(ask) = row.inner {
            ask(self, app);
        }
        if let Some(percent) = percent {
            let words = texts.backup_working(percent);
            ui.label(RichText::new(words).font(theme::body(TextSize::TEXT)).color(theme.ink));
        }
    }

    fn ask_where(&mut self, app: &AppState) {
        let texts = &app.texts;
        let file = format!("alhambra-{}.tar.gz", today());
        let (title, hint) = (texts.backup_make_title(), texts.score_picture_hint());
        let ask = Ask::to_write(title, hint, texts.backup_make_do(), suggested_path(&file));
        self.asked = Some(Question::Path(ask, Box::new(BackupCommand::BackUp)));
    }

    fn ask_which(&mut self, app: &AppState) {
        let texts = &app.texts;
        let ask =
            Ask::to_read(texts.backup_restore_title(), texts.backup_restore_hint(), texts.backup_read());
        let ask = ask.recent(app.recent_files(is_backup));
        self.asked = Some(Question::Path(ask, Box::new(BackupCommand::Open)));
    }

    /// Asks for a path, or what is to become of a backup that was read.
    pub fn questions(&mut self, ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let mut answers = Vec::new();
        show_question(&mut self.asked, ui, &app.texts, app.errors, &mut answers);
        match &app.backups.asked {
            Some((backup, plan)) => answers.extend(self.changes(ui, &app.texts, backup, plan)),
            None => self.choice = None,
        }
        commands.extend(answers.into_iter().map(AppCommand::Backup));
    }

    /// What would change, before it does.
    fn changes(
        &mut self,
        ui: &Ui,
        texts: &Texts,
        backup: &Backup,
        plan: &RestorePlan,
    ) -> Option<BackupCommand> {
        let theme = Theme::of(ui.ctx());
        let chosen = self.choice.get_or_insert(0);
        let modal = dialogs::window(ui, "restore a backup", theme::size::WIDE_DIALOG, |ui| {
            ui.spacing_mut().item_spacing.y = theme::space::MEDIUM;
            let made = date(texts, backup.made);
            let title = texts.backup_of(&made, &backup.program, backup.len());
            ui.label(RichText::new(title).font(theme::title(TextSize::HEADING)).color(theme.ink));
            list(ui, texts, plan);
            let differs = plan.count(Change::Differs);
            if differs > 0 {
                choice(ui, texts, differs, chosen);
            }
            let choice = CHOICES[*chosen];
            let is_any = plan.count(Change::New) + differs > 0;
            let yes = Action::new(texts.backup_restore_do(), ()).icon(Symbol::Check).key(Press::R).once();
            // Enter never loses anything.
            let loses = differs > 0 && choice == OnConflict::Replace;
            let yes = if loses { yes.danger() } else { yes.primary().first_key(Press::Enter) };
            let yes = yes.enabled_if(is_any, texts.backup_all_here());
            match dialogs::buttons(ui, yes, texts) {
                (true, _) => Answer::Given(choice),
                (_, true) => Answer::Cancelled,
                _ => Answer::Waiting,
            }
        });
        match dialogs::answered(modal) {
            Answer::Waiting => None,
            Answer::Cancelled => Some(BackupCommand::Cancel),
            Answer::Given(choice) => Some(BackupCommand::Restore(choice)),
        }
    }
}

/// What becomes of files that are different here.
fn choice(ui: &mut Ui, texts: &Texts, differs: usize, chosen: &mut usize) {
    let theme = Theme::of(ui.ctx());
    let name = texts.backup_conflicts(differs);
    ui.add_space(theme::space::SMALL);
    ui.label(RichText::new(&name).font(theme::medium(TextSize::TEXT)).color(theme.ink));
    let names = [texts.backup_both(), texts.backup_keep(), texts.backup_replace()];
    segmented::show(ui, &name, chosen, &names);
    let hint = match CHOICES[*chosen] {
        OnConflict::Both => texts.backup_both_hint(),
        OnConflict::Keep => texts.backup_keep_hint(),
        OnConflict::Replace => texts.backup_replace_hint(),
    };
    ui.label(RichText::new(hint).font(theme::body(TextSize::SMALL)).color(theme.ink_soft));
}

/// How many files are new, different and here already, and the files of which something becomes.
fn list(ui: &mut Ui, texts: &Texts, plan: &RestorePlan) {
    let theme = Theme::of(ui.ctx());
    let counts = [Change::New, Change::Differs, Change::Same].map(|change| plan.count(change));
    let counts = texts.backup_counts(counts[0], counts[1], counts[2]);
    ui.label(RichText::new(counts).font(theme::body(TextSize::TEXT)).color(theme.ink));
    let files = plan.files().iter().filter(|file| file.change != Change::Same);
    // What cannot come is seen first: nobody chooses what becomes of it. It has a second line, which says why.
    let (refused, others): (Vec<&Planned>, Vec<&Planned>) =
        files.partition(|file| matches!(file.change, Change::Refused(_)));
    let (font, highest) = (theme::body(TextSize::SMALL), ui.ctx().content_rect().height() * LIST);
    let row = ui.fonts_mut(|fonts| fonts.row_height(&font));
    ui.spacing_mut().item_spacing.y = theme::space::TIGHT;
    let rows = 2 * refused.len() + others.len();
    // Only what is in sight is laid out: there may be very many.
    ScrollArea::vertical().max_height(highest).auto_shrink([false, true]).show_rows(
        ui,
        row,
        rows,
        |ui, rows| {
            for k in rows {
                let is_refused = k < 2 * refused.len();
                let at = if is_refused { refused.get(k / 2) } else { others.get(k - 2 * refused.len()) };
                let Some(file) = at else { continue };
                let (name, becomes) = (file.name(), file_errors::of_change(texts, file));
                let words = match k % 2 {
                    _ if !is_refused => texts.backup_file(&described(texts, &name), &becomes),
                    0 => described(texts, &name),
                    _ => format!("{INDENT}{becomes}"),
                };
                let words = RichText::new(words).font(font.clone()).color(theme.ink);
                ui.add(egui::Label::new(words).truncate()).on_hover_text(name);
            }
        },
    );
    ui.spacing_mut().item_spacing.y = theme::space::MEDIUM;
}

/// What a file of a backup is to whoever made it: what kind of thing, and which day or name its own name says.
fn described(texts: &Texts, name: &str) -> String {
    let (folder, file) = name.rsplit_once('/').unwrap_or(("", name));
    let (stem, ending) = file.rsplit_once('.').unwrap_or((file, ""));
    let kind = match (folder, stem, ending) {
        ("", "people", _) => return texts.people_title().to_owned(),
        ("" | "alhambra", "drills", _) => return texts.drills().to_owned(),
        ("", ..) => return texts.settings_title().to_owned(),
        ("alhambra", ..) => return texts.backup_box().to_owned(),
        ("games/undone", ..) => texts.backup_undone(),
        ("layouts", _, "json") => texts.statistics_layout(),
        ("layouts", ..) => texts.backup_training(),
        ("boards", ..) => texts.backup_board(),
        ("drafts", ..) => texts.backup_draft(),
        ("photos", ..) => texts.photo_word(),
        _ => texts.backup_game(),
    };
    let began = stem.get(..ISO_DAY).and_then(|start| start.parse::<Date>().ok());
    let Some(began) = began else { return format!("{kind} · {}", shortened(stem)) };
    // What follows tells games of one day apart.
    let rest = stem[ISO_DAY..].trim_start_matches('-');
    let own = [kind, &day(texts, began), &shortened(rest)].map(str::to_owned);
    own.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// A name of which the middle is left out where it is so long that nothing could stand behind it.
fn shortened(name: &str) -> String {
    const MOST: usize = 60;
    let letters: Vec<char> = name.chars().collect();
    if letters.len() <= MOST {
        return name.to_owned();
    }
    let (start, end) = (&letters[..MOST / 2], &letters[letters.len() - MOST / 3..]);
    start.iter().chain(['…'].iter()).chain(end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use text::Language;

    #[test]
    fn files_are_told_by_what_they_are_and_games_by_their_day() {
        let texts = Texts::new(Language::English);
        let (game, board) = (texts.backup_game(), texts.backup_board());
        for (name, told) in [
            (
                "games/2026-02-03-040506-7f-a.json",
                format!("{game} · {} · 040506-7f-a", texts.date(3, 2, "2026")),
            ),
            ("games/before-2.0/a.json", format!("{game} · a")),
            ("boards/Our board.json", format!("{board} · Our board")),
            ("layouts/a.solo-2.values", format!("{} · a.solo-2", texts.backup_training())),
            ("settings.json", texts.settings_title().to_owned()),
            ("alhambra/box.json", texts.backup_box().to_owned()),
        ] {
            assert_eq!(described(&texts, name), told);
        }
    }
}
