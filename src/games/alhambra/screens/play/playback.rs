//! What computers did, and what was drawn, is shown one after the other.

use egui::Ui;

use super::followed::Followed;
use crate::{log::PlayEvent, rules::play::State};
use common::{
    director::{Cue, Director, Moment},
    screens::moment,
};

/// How long an event can be looked at, in seconds at the pace designed.
const ACTION: f64 = 0.55;
const DRAWN: f64 = 0.12;
/// All that happens between two decisions of people never takes longer.
const MOST: f64 = 3.6;

/// Follows a game from frame to frame.
#[derive(Debug, Default)]
pub struct Playback {
    director: Director<()>,
    /// The position that is shown, after which entry of how many.
    shown: Option<((usize, usize), State)>,
}

impl Playback {
    /// The position to show now, and the entry that led to it. While something lies over the screen it waits.
    pub fn follow(&mut self, ui: &Ui, followed: Followed<'_>, (times, waits): (f64, bool)) -> (State, usize) {
        let length = followed.game.log().len();
        let moment = moment::of(ui, times, waits);
        // Whoever reads what lies over the screen hurries nothing below it.
        let moment = Moment { hurries: moment.hurries && !waits, ..moment };
        self.director.follow(moment, (followed.name, length), |known| script(followed, known, length));
        moment::keep_drawing(ui, &self.director);
        let entry = self.director.entry(|()| true);
        if entry == length {
            self.shown = None;
            return (followed.position.clone(), entry);
        }
        let at = (entry, length);
        let shown = self.shown.take().filter(|(known, _)| *known == at);
        let (_, state) = shown.unwrap_or_else(|| (at, followed.at(entry)));
        self.shown = Some((at, state.clone()));
        (state, entry)
    }

    /// Whether something is still to be seen.
    pub const fn is_playing(&self) -> bool {
        self.director.is_playing()
    }
}

/// What came after entry `known`, each event with its time. What a person has just done is seen already, and a game that is
/// opened is shown as it is.
fn script(followed: Followed<'_>, known: Option<usize>, length: usize) -> Vec<Cue<()>> {
    let Some(known) = known else { return Vec::new() };
    let mut at = 0.0;
    let mut cues: Vec<Cue<()>> = Vec::new();
    for (entry, event) in
        followed.game.events().iter().filter(|(entry, _)| (known + 1..=length).contains(entry))
    {
        let takes = match event {
            PlayEvent::EndTurn {} => 0.0,
            event if event.by().is_some() => DRAWN,
            // The first one is what the person did.
            _ if *entry == known + 1 && followed.seen == known => 0.0,
            _ => ACTION,
        };
        if takes > 0.0 {
            cues.push(Cue { entry: *entry, at, takes, what: () });
            at += takes;
        }
    }
    let pace = (MOST / at.max(MOST)).min(1.0);
    cues.iter_mut().for_each(|cue| (cue.at, cue.takes) = (cue.at * pace, cue.takes * pace));
    cues
}
