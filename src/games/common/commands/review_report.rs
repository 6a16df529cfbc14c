//! What became of a player in a game gone over, as the command line tells it, whatever the game.

use crate::{
    REVIEW_MISTAKES,
    search::{Decision, Draw, Goal, LossAccount},
    words::Figures,
};
use text::Texts;

/// A decision that lost so much, as a sentence: what was best, and what was chosen.
type Mistake<'a, C, P> = dyn Fn(&Decision<C, P>, &str, [&str; 2]) -> String + 'a;

/// What is told of a player.
pub struct ReviewReport<'a, C, P, D> {
    /// The language.
    pub texts: &'a Texts,
    /// The accounts of the same decisions, each in its unit; by the first they are judged.
    pub accounts: &'a [&'a LossAccount<C, P, D>],
    /// Whether the game came to its end.
    pub is_over: bool,
    /// What the first column counts.
    pub rounds: &'a str,
    /// An option of a decision in words.
    pub words: &'a dyn Fn(&Decision<C, P>, &C) -> String,
    /// Whether two options lead to the same.
    pub is_same: &'a dyn Fn(&C, &C) -> bool,
    /// What is said of the worst decisions.
    pub mistake: &'a Mistake<'a, C, P>,
}

impl<C, P, D> ReviewReport<'_, C, P, D> {
    /// All of it.
    #[must_use]
    pub fn text(&self) -> String {
        let sums: String = self.accounts.iter().map(|account| self.sums(account)).collect();
        self.table() + &sums + &self.mistakes()
    }

    fn figures(&self, account: &LossAccount<C, P, D>) -> Figures<'_> {
        Figures::exact(self.texts, account.goal)
    }

    /// The luck of what chance brought between two entries; nothing where it brought nothing.
    fn luck(&self, account: &LossAccount<C, P, D>, from: usize, to: usize) -> String {
        let draws = account.draws.iter().filter(|draw| (from..to).contains(&draw.entry));
        let luck: Vec<f64> = draws.map(Draw::luck).collect();
        if luck.is_empty() { String::new() } else { self.figures(account).signed(luck.iter().sum()) }
    }

    /// A line of the table: how it begins, and of each account what it lost, and luck.
    fn line(
        &self,
        begin: [String; 4],
        figures: impl FnMut(&&LossAccount<C, P, D>) -> [String; 2],
    ) -> Vec<String> {
        begin.into_iter().chain(self.accounts.iter().flat_map(figures)).collect()
    }

    /// The decisions, a line each: round, place in the log, what was done, what was best, and by each account what it lost
    /// and the luck that followed it.
    fn table(&self) -> String {
        let Some(judging) = self.accounts.first() else { return String::new() };
        let texts = self.texts;
        let first = judging.decisions.first().map_or(usize::MAX, |decision| decision.entries.0);
        let begin = |begin: [&str; 4]| begin.map(str::to_owned);
        let heads = begin([self.rounds, texts.analyse_at(), texts.analyse_done(), texts.analyse_best()]);
        let mut lines = vec![
            self.line(heads, |account| {
                let is_beside = account.goal != judging.goal;
                let heads = if is_beside {
                    [texts.analyse_loss_vp(), texts.analyse_luck_vp()]
                } else {
                    [texts.analyse_loss(), texts.analyse_luck()]
                };
                heads.map(str::to_owned)
            }),
            self.line(begin([texts.show_setup(), "", "", ""]), |account| {
                [String::new(), self.luck(account, 0, first)]
            }),
        ];
        for (at, decision) in judging.decisions.iter().enumerate() {
            let next = judging.decisions.get(at + 1).map_or(usize::MAX, |next| next.entries.0);
            let begin = [
                decision.round.to_string(),
                (decision.entries.0 - 1).to_string(),
                (self.words)(decision, &decision.chosen),
                self.best(decision),
            ];
            lines.push(self.line(begin, |account| {
                let loss = account.decisions.get(at).filter(|decision| decision.is_real);
                let loss = loss.map(|decision| self.figures(account).estimate(decision.loss));
                let luck = self.luck(account, decision.entries.0, next);
                [loss.unwrap_or_else(|| "–".to_owned()), luck]
            }));
        }
        lines.push(self.line(begin([texts.analyse_sum(), "", "", ""]), |account| {
            let figures = self.figures(account);
            [figures.figure(account.loss()), figures.signed(account.luck())]
        }));
        set(&lines)
    }

    /// What was best where a decision was made.
    fn best(&self, decision: &Decision<C, P>) -> String {
        if !decision.is_real {
            return self.texts.analyse_no_choice().to_owned();
        }
        if (self.is_same)(&decision.chosen, decision.best()) {
            return self.texts.analyse_same().to_owned();
        }
        let best = (self.words)(decision, decision.best());
        let goal = self.accounts.first().map_or(Goal::Total, |account| account.goal);
        if decision.is_clear_loss(goal) { best } else { format!("≈ {best}") }
    }

    /// The identity, and what it says.
    fn sums(&self, account: &LossAccount<C, P, D>) -> String {
        let (texts, figures) = (self.texts, self.figures(account));
        let what = match (account.goal, self.is_over) {
            (Goal::Total, true) => texts.analyse_result(),
            (Goal::Total, false) => texts.analyse_result_open(),
            (Goal::Victory, true) => texts.analyse_victory(),
            (Goal::Victory, false) => texts.analyse_victory_open(),
        };
        let mut parts = vec![
            texts.analyse_start(&figures.estimate(account.start)),
            texts.analyse_plus_luck(&figures.signed(account.luck())),
            texts.analyse_losses(&figures.signed(-account.loss())),
        ];
        if account.others() != 0.0 {
            parts.push(texts.analyse_others(&figures.signed(account.others())));
        }
        parts.push(texts.analyse_residual(&figures.signed(account.residual())));
        let mut lines = vec![
            texts.analyse_identity(what, &figures.figure(account.end), &parts.join(" ")),
            texts.analyse_without_luck(&figures.figure(account.adjusted())),
        ];
        if let Some(mean) = account.mean_loss() {
            lines.push(texts.analyse_mean_loss(account.real_decisions().count(), &figures.figure(mean)));
        }
        lines.join("\n") + "\n"
    }

    /// The worst decisions, a sentence each.
    fn mistakes(&self) -> String {
        let Some(account) = self.accounts.first() else { return String::new() };
        let sentence = |decision: &Decision<C, P>| {
            let figures = self.figures(account);
            let loss = figures.named(&figures.estimate(decision.loss));
            let [best, chosen] =
                [decision.best(), &decision.chosen].map(|choice| (self.words)(decision, choice));
            (self.mistake)(decision, &loss, [&best, &chosen]) + "\n"
        };
        let worst = account.mistakes(REVIEW_MISTAKES);
        if worst.is_empty() {
            return format!("{}\n", self.texts.analyse_no_mistake());
        }
        worst.into_iter().map(sentence).collect()
    }
}

/// Lines set in columns: numbers to the right, words, the third and the fourth, to the left.
fn set(lines: &[Vec<String>]) -> String {
    let columns = lines.first().map_or(0, Vec::len);
    let width = |i: usize| lines.iter().map(|line| line[i].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let cell = |(i, (word, width)): (usize, (&String, &usize))| match i {
        2 | 3 => format!("{word:<width$}"),
        _ => format!("{word:>width$}"),
    };
    let row = |line: &Vec<String>| {
        line.iter().zip(&widths).enumerate().map(cell).collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    lines.iter().map(|line| row(line) + "\n").collect()
}
