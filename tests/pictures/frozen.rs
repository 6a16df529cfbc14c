//! Draws all scenes, compares them with the pictures that are expected, and tells what is different.

use std::{
    collections::BTreeSet,
    env, fs,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    process,
    sync::{
        Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use alhambra::ui::raster::Image;

use crate::{
    scenes::{self, Scene},
    small::Small,
};

/// `write` makes the expected pictures anew; `look` writes all pictures in full size into the target folder.
const PICTURES: &str = "ALHAMBRA_PICTURES";
/// Only the scenes whose name contains this.
pub const SCENES: &str = "ALHAMBRA_SCENES";
/// Set where the time zone and the home folder are known.
const KNOWN: &str = "ALHAMBRA_PICTURES_AT_A_KNOWN_PLACE";

const COMMAND: &str = "ALHAMBRA_PICTURES=write cargo test --test pictures";

/// Runs a test of this program again by itself, where the clock has a known zone and the home folder a known name: both
/// are seen on screens.
pub fn at_a_known_place(test: &str, body: fn()) {
    if env::var_os(KNOWN).is_some() {
        return body();
    }
    let status = process::Command::new(env::current_exe().unwrap())
        .args(["--exact", test, "--nocapture"])
        .env(KNOWN, "yes")
        .env("TZ", "UTC")
        .env("HOME", "/home/zoe")
        .env_remove("XDG_CONFIG_HOME")
        .status()
        .unwrap();
    assert!(status.success(), "what is different is told above");
}

/// The scenes that are asked for.
pub fn chosen_scenes() -> Vec<Scene> {
    let only = env::var(SCENES).unwrap_or_default();
    scenes::all().into_iter().filter(|scene| scene.name.contains(&only)).collect()
}

/// Does this with every scene, on all cores.
pub fn on_all_cores<T: Send>(scenes: &[Scene], work: impl Fn(&Scene) -> T + Sync) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            scope.spawn(|| {
                while let Some(scene) = scenes.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let result = work(scene);
                    done.lock().unwrap().push(result);
                }
            });
        }
    });
    done.into_inner().unwrap()
}

/// Draws every scene and compares it.
pub fn compare_all() {
    let wish = env::var(PICTURES).unwrap_or_default();
    let scenes = chosen_scenes();
    let folders = Folders::new();
    let told = on_all_cores(&scenes, |scene| {
        let mut told = Vec::new();
        let drawn = catch_unwind(AssertUnwindSafe(|| {
            scene.draw(|name, image| match wish.as_str() {
                "write" => folders.write(name, image),
                "look" => folders.look(name, image),
                _ => told.extend(folders.compare(name, image)),
            });
        }));
        if drawn.is_err() {
            told.push(format!("{}: the way there is another one now", scene.name));
        }
        told
    });
    let mut told: Vec<String> = told.into_iter().flatten().collect();
    if env::var(SCENES).unwrap_or_default().is_empty() {
        let names: Vec<String> = scenes.iter().flat_map(Scene::pictures).collect();
        let known: BTreeSet<String> = names.iter().cloned().collect();
        assert_eq!(known.len(), names.len(), "every scene has a name of its own");
        told.extend(folders.of_no_scene(&known, wish == "write"));
    }
    told.sort();
    assert!(
        told.is_empty(),
        "{} pictures are not as expected. If this is what the screens should show now, make them anew with\n  \
         {COMMAND}\nand look at them.\n{}",
        told.len(),
        told.join("\n")
    );
}

/// Where pictures lie.
struct Folders {
    expected: PathBuf,
    /// What is to be looked at.
    now: PathBuf,
}

impl Folders {
    fn new() -> Self {
        let expected = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures/expected");
        let now = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
        // What an earlier run has left there is of no use.
        let _ = fs::remove_dir_all(&now);
        fs::create_dir_all(&now).unwrap();
        fs::create_dir_all(&expected).unwrap();
        Self { expected, now }
    }

    fn write(&self, name: &str, image: &Image) {
        let path = self.expected.join(name);
        let small = Small::of(image);
        // A picture that is as expected stays as it is, to the last byte.
        let same = fs::read(&path).is_ok_and(|bytes| Small::decode(&bytes).differs(&small).is_none());
        if !same {
            let bytes = small.encode();
            assert!(Small::decode(&bytes).differs(&small).is_none(), "{name} is not the same in its file");
            fs::write(path, bytes).unwrap();
        }
    }

    fn look(&self, name: &str, image: &Image) {
        image.write_png(self.now.join(name)).unwrap();
    }

    /// What is different, in words, with pictures to look at.
    fn compare(&self, name: &str, image: &Image) -> Option<String> {
        let Ok(bytes) = fs::read(self.expected.join(name)) else {
            self.look(name, image);
            return Some(format!("{name}: there is no such picture yet; {}", self.now.join(name).display()));
        };
        let (expected, small) = (Small::decode(&bytes), Small::of(image));
        let difference = expected.differs(&small)?;
        self.look(name, image);
        let beside = self.now.join(format!("{}-difference.png", name.trim_end_matches(".png")));
        fs::write(&beside, expected.beside(&small).encode()).unwrap();
        Some(format!(
            "{name}: {difference}\n    now {}\n    expected, now and difference {}",
            self.now.join(name).display(),
            beside.display()
        ))
    }

    /// Expected pictures that no scene draws any more.
    fn of_no_scene(&self, known: &BTreeSet<String>, remove: bool) -> Vec<String> {
        let files = fs::read_dir(&self.expected).unwrap().map(|file| file.unwrap());
        let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
        let mut left: Vec<String> = names.filter(|name| !known.contains(name)).collect();
        if remove {
            left.drain(..).for_each(|name| fs::remove_file(self.expected.join(name)).unwrap());
        }
        left.into_iter().map(|name| format!("{name}: no scene draws it any more")).collect()
    }
}
