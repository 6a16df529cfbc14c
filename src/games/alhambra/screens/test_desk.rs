//! A desk for tests: screens are shown, and what they ask for is done.

use crate::{
    log::{Options, SetUp},
    pad::{Pad, PadEvent},
    rules::Module,
    session::{Alhambra, AppView, GameCommand, GamePage},
};
use common::{
    PLAYER_COLOURS,
    host::Host,
    table::{Beginning, NewTable, TableCommand, TableDesk},
};
use kernel::{People, record::Seat};
use storage::{DataDir, Games, Settings};
use text::{Language, Texts};

/// Who sits at tables of tests.
pub const NAMES: [&str; 6] = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Frederick"];

/// The desk.
pub struct Trial {
    _folder: tempfile::TempDir,
    data: DataDir,
    games: Games,
    settings: Settings,
    people: People,
    pub texts: Texts,
    pub desk: TableDesk<Alhambra>,
}

impl Trial {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = DataDir::find(Some(folder.path())).unwrap();
        Self {
            games: Games::new(data.games()),
            settings: Settings::default(),
            people: People::default(),
            desk: TableDesk::new(&data),
            texts: Texts::new(Language::English),
            _folder: folder,
            data,
        }
    }

    /// A table of so many players with these modules, where this was entered.
    pub fn table(players: usize, modules: &[Module], events: Vec<PadEvent>) -> Self {
        let seat = |k: usize, name: &str| Seat::human(name.to_lowercase(), name, PLAYER_COLOURS[k]);
        let seats = NAMES.iter().take(players).enumerate().map(|(k, name)| seat(k, name)).collect();
        let options = Options { modules: modules.to_vec(), ..Options::default() };
        let beginning =
            Beginning { config: SetUp::standard(players, options).unwrap(), events, seed: None, says: None };
        let mut trial = Self::new();
        let new = NewTable::<Alhambra> { seats, layout_name: String::new(), beginning };
        trial.run(vec![TableCommand::Start(Box::new(new))]);
        trial
    }

    /// Does what was asked for.
    pub fn run(&mut self, commands: Vec<GameCommand>) {
        let Self { data, games, settings, people, texts, desk, .. } = self;
        let page = Some(GamePage::Table);
        let mut host = Host::new(data, games, settings, people, texts, page);
        for command in commands {
            let begins = matches!(command, TableCommand::Start(_));
            desk.run(command, &mut host);
            if begins {
                desk.begin(&mut host);
            }
        }
    }

    pub fn view(&self) -> AppView<'_> {
        AppView {
            data: &self.data,
            settings: &self.settings,
            people: &self.people,
            texts: &self.texts,
            motion_times: 1.0,
            errors: 0,
            help: false,
            desk: &self.desk,
        }
    }

    pub fn pad(&self) -> &Pad {
        self.desk.table.as_ref().unwrap().pad()
    }
}
