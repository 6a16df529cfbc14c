//! The figures of a simulation, as text and as JSON.

use kernel::record::Seat;
use serde_json::{Map, Value, json};
use text::Texts;

use crate::search::{Figures, PlaceFigures, SeatFigures};

/// A simulation with what it gave.
#[derive(Clone, Copy, Debug)]
pub struct SimulationReport<'a, const PARTS: usize> {
    /// How many games.
    pub games: u64,
    /// The seat, from 0, that went first in every game; none where it was drawn.
    pub first: Option<u8>,
    /// Who played.
    pub seats: &'a [Seat],
    /// What it gave.
    pub figures: &'a Figures<PARTS>,
    /// Whether there is somebody to win against.
    pub is_contest: bool,
    /// What JSON calls the parts of a total.
    pub parts: [&'static str; PARTS],
    /// A mean total with its error and its parts in words.
    pub total: fn(&Texts, &str, &str, [&str; PARTS]) -> String,
}

impl<'a, const PARTS: usize> SimulationReport<'a, PARTS> {
    fn games_per_second(&self) -> f64 {
        self.games as f64 / self.figures.seconds.max(1e-9)
    }

    fn named(&self) -> impl Iterator<Item = (&'a Seat, &'a SeatFigures<PARTS>)> + use<'a, PARTS> {
        self.seats.iter().zip(&self.figures.seats)
    }

    /// Each place in turn order that a seat had, from 1, with its figures.
    fn places(figures: &SeatFigures<PARTS>) -> impl Iterator<Item = (usize, &PlaceFigures)> {
        (1..).zip(&figures.places).filter(|(_, place)| place.games > 0)
    }

    /// As JSON.
    #[must_use]
    pub fn json(&self) -> Value {
        let wins = |wins: f64| if self.is_contest { json!(wins) } else { Value::Null };
        let place = |(place, figures): (usize, &PlaceFigures)| {
            json!({
                "place": place,
                "games": figures.games,
                "mean": figures.mean,
                "standard_error": figures.standard_error,
                "wins": wins(figures.wins),
            })
        };
        let seat = |(seat, figures): (&Seat, &SeatFigures<PARTS>)| {
            let percentiles: Map<String, Value> = figures
                .percentiles
                .iter()
                .map(|(percent, total)| (percent.to_string(), json!(total)))
                .collect();
            let mut told = json!({
                "name": seat.name,
                "policy": seat.policy,
                "mean": figures.mean,
                "standard_error": figures.standard_error,
                "percentiles": percentiles,
            });
            for (name, mean) in self.parts.iter().zip(figures.parts) {
                told[*name] = json!(mean);
            }
            told["wins"] = wins(figures.wins);
            told["turn_order"] = Self::places(figures).map(place).collect();
            told
        };
        json!({
            "games": self.games,
            "first": self.first.map(|seat| seat + 1),
            "seats": self.named().map(seat).collect::<Vec<_>>(),
        })
    }

    /// As text, seat by seat.
    #[must_use]
    pub fn text(&self, texts: &Texts) -> String {
        let hundredths = |number| texts.decimals(number, 2);
        let share = |wins: f64, games: u64| texts.decimals(100.0 * wins / games as f64, 1);
        let games = self.games;
        let mut text =
            texts.simulate_games(&games.to_string(), &format!("{:.0}", self.games_per_second())) + "\n";
        if self.seats_in_turn() > 1 {
            let first = self.first.and_then(|seat| self.seats.get(usize::from(seat)));
            text += &first.map_or_else(
                || texts.simulate_first_drawn().to_owned(),
                |seat| texts.simulate_first_is(&seat.name),
            );
            text += "\n";
        }
        for (seat, figures) in self.named() {
            let [mean, error] = [figures.mean, figures.standard_error].map(hundredths);
            let parts = figures.parts.map(hundredths);
            let total = (self.total)(texts, &mean, &error, parts.each_ref().map(String::as_str));
            let percentiles: Vec<String> =
                figures.percentiles.iter().map(|(percent, total)| format!("{percent}%: {total}")).collect();
            let mut said = vec![(texts.simulate_total(), total)];
            if self.is_contest {
                let wins = format!("{} ({} %)", texts.decimals(figures.wins, 1), share(figures.wins, games));
                said.push((texts.simulate_wins(), wins));
            }
            if self.seats_in_turn() > 1 {
                let place = |(place, figures): (usize, &PlaceFigures)| {
                    let [mean, error] = [figures.mean, figures.standard_error].map(hundredths);
                    let share = share(figures.wins, figures.games);
                    texts.simulate_place(&place.to_string(), &mean, &error, &share)
                };
                let places: Vec<String> = Self::places(figures).map(place).collect();
                said.push((texts.simulate_order(), places.join(", ")));
            }
            said.push((texts.simulate_totals(), percentiles.join(", ")));
            text += &format!("\n{}\n", seat.name);
            for (label, said) in said {
                text += &format!("  {label:<6} {said}\n");
            }
        }
        text
    }

    /// How many take turns.
    fn seats_in_turn(&self) -> usize {
        self.figures.seats.len()
    }
}
