//! Charts of skill apart from luck, of results of games that were gone over.

use super::{charts::owned, drawings::over_time};
use crate::{
    search::Skill,
    statistics::{Chart, Line, Play, Shape},
};
use text::{Texts, day};

/// A result, and what its analysis says of it.
pub type SkilledPlay<'a> = (Play<'a>, Skill);

/// What the files of a chart are called, its title, and what is to be known beside.
pub type Called<'a> = (&'static str, &'a str, &'a str);

/// Results without luck, of these games.
#[must_use]
pub fn adjusted_chart(texts: &Texts, called: Called<'_>, known: &[SkilledPlay<'_>]) -> Chart {
    let heads = [texts.statistics_result(), texts.statistics_adjusted(), texts.statistics_luck()];
    let figures = |(play, skill): &SkilledPlay<'_>| {
        let total = f64::from(play.player().total);
        [total, skill.adjusted, skill.luck].map(Some).to_vec()
    };
    chart(texts, called, &heads, known, &figures)
}

/// What a decision lost on average, of these games.
#[must_use]
pub fn loss_chart(texts: &Texts, called: Called<'_>, known: &[SkilledPlay<'_>]) -> Chart {
    let figures = |(_, skill): &SkilledPlay<'_>| vec![skill.loss];
    chart(texts, called, &[called.1], known, &figures)
}

/// In files results are told by date and person, where dates are those of ISO 8601.
fn chart(
    texts: &Texts,
    (file, title, remark): Called<'_>,
    heads: &[&str],
    known: &[SkilledPlay<'_>],
    figures: &dyn Fn(&SkilledPlay<'_>) -> Vec<Option<f64>>,
) -> Chart {
    let line = |of: &SkilledPlay<'_>| -> Line { (day(texts, of.0.result.day), figures(of)) };
    let name = |(play, _): &SkilledPlay<'_>| vec![play.result.day.to_string(), play.player().name.clone()];
    let file_heads = owned(&[texts.statistics_date(), texts.statistics_person()]);
    Chart {
        file,
        title: title.to_owned(),
        remarks: vec![remark.to_owned()],
        heads: owned(&[&[texts.statistics_date()], heads].concat()),
        lines: known.iter().map(line).collect(),
        file_names: Some((file_heads, known.iter().map(name).collect())),
        shape: Shape::Course,
        drawing: over_time(&known.iter().map(|(play, _)| *play).collect::<Vec<_>>()),
    }
}
