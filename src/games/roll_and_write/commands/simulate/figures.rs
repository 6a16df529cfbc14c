//! The figures of a simulation, as text and as JSON.

use ::text::Texts;
use serde_json::{Map, Value, json};

use crate::advisor::{Figures, PlaceFigures, SeatFigures, Simulation};
use kernel::record::Seat;

/// A simulation with what it gave.
pub(super) struct SimulationReport<'a> {
    pub simulation: &'a Simulation,
    pub figures: &'a Figures,
    pub seats: &'a [Seat],
}

impl<'a> SimulationReport<'a> {
    fn games_per_second(&self) -> f64 {
        self.simulation.games as f64 / self.figures.seconds.max(1e-9)
    }

    fn named(&self) -> impl Iterator<Item = (&'a Seat, &'a SeatFigures)> + use<'a> {
        self.seats.iter().zip(&self.figures.seats)
    }

    /// Whether there is somebody to win against: who plays alone for the highest total has nobody.
    fn is_contest(&self) -> bool {
        let config = &self.simulation.config;
        config.players() > 1 || config.phantom_bonus().is_some()
    }

    /// Each place in turn order that a seat had, from 1, with its figures.
    fn places(figures: &SeatFigures) -> impl Iterator<Item = (usize, &PlaceFigures)> {
        (1..).zip(&figures.places).filter(|(_, place)| place.games > 0)
    }

    pub fn json(&self) -> Value {
        let wins = |wins: f64| if self.is_contest() { json!(wins) } else { Value::Null };
        let place = |(place, figures): (usize, &PlaceFigures)| {
            json!({
                "place": place,
                "games": figures.games,
                "mean": figures.mean,
                "standard_error": figures.standard_error,
                "wins": wins(figures.wins),
            })
        };
        let seat = |(seat, figures): (&Seat, &SeatFigures)| {
            let percentiles: Map<String, Value> = figures
                .percentiles
                .iter()
                .map(|(percent, total)| (percent.to_string(), json!(total)))
                .collect();
            json!({
                "name": seat.name,
                "policy": seat.policy,
                "mean": figures.mean,
                "standard_error": figures.standard_error,
                "percentiles": percentiles,
                "types": figures.types,
                "lines": figures.lines,
                "coins": figures.coins,
                "wins": wins(figures.wins),
                "turn_order": Self::places(figures).map(place).collect::<Vec<_>>(),
            })
        };
        json!({
            "games": self.simulation.games,
            "first": self.simulation.first.map(|seat| seat + 1),
            "seats": self.named().map(seat).collect::<Vec<_>>(),
        })
    }

    pub fn text(&self, texts: &Texts) -> String {
        let hundredths = |number| texts.decimals(number, 2);
        let share = |wins: f64, games: u64| texts.decimals(100.0 * wins / games as f64, 1);
        let games = self.simulation.games;
        let mut text =
            texts.simulate_games(&games.to_string(), &format!("{:.0}", self.games_per_second())) + "\n";
        if self.seats_in_turn() > 1 {
            let first = self.simulation.first.and_then(|seat| self.seats.get(usize::from(seat)));
            text += &first.map_or_else(
                || texts.simulate_first_drawn().to_owned(),
                |seat| texts.simulate_first_is(&seat.name),
            );
            text += "\n";
        }
        for (seat, figures) in self.named() {
            let [mean, error, types, lines, coins] =
                [figures.mean, figures.standard_error, figures.types, figures.lines, figures.coins]
                    .map(hundredths);
            let percentiles: Vec<String> =
                figures.percentiles.iter().map(|(percent, total)| format!("{percent}%: {total}")).collect();
            let mut said =
                vec![(texts.simulate_total(), texts.simulate_parts(&mean, &error, &types, &lines, &coins))];
            if self.is_contest() {
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
        self.simulation.config.players()
    }
}
