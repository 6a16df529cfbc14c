//! Draws all scenes, compares them with their saved values, and says what differs, and where.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write as _,
    fs,
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
use egui_kittest::kittest::{By, NodeT as _, Queryable as _};

use crate::{
    desk::Program,
    scenes::{self, Look, Scene},
    values::{Cell, Region, Values, told},
};

/// `write` rewrites the values; `look` writes all pictures in full size into the target folder.
const PICTURES: &str = "ALHAMBRA_PICTURES";
/// Only the scenes whose name contains this.
pub const SCENES: &str = "ALHAMBRA_SCENES";
/// Set when the time zone and the home folder are known.
const KNOWN: &str = "ALHAMBRA_PICTURES_AT_A_KNOWN_PLACE";

const RENEW: &str = "ALHAMBRA_PICTURES=write cargo test --test pictures";
const BEFORE: &str = ".ci/pictures-before";

/// Runs a test of this program again in a process with a known time zone and home folder, since screens show both.
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
    assert!(status.success(), "the differences are listed above");
}

/// The scenes that are asked for.
pub fn chosen_scenes() -> Vec<Scene> {
    let only = env::var(SCENES).unwrap_or_default();
    scenes::all().into_iter().filter(|scene| scene.name.contains(&only)).collect()
}

/// Does this for every scene, on all cores.
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
        let shown = catch_unwind(AssertUnwindSafe(|| match wish.as_str() {
            "write" => folders.write(scene),
            "look" => folders.look(scene),
            _ => folders.compare(scene),
        }));
        shown.unwrap_or_else(|_| vec![format!("{}: the way to it has changed", scene.name)])
    });
    let mut told: Vec<String> = told.into_iter().flatten().collect();
    if env::var(SCENES).unwrap_or_default().is_empty() {
        let names: BTreeSet<&str> = scenes.iter().map(|scene| scene.name).collect();
        assert_eq!(names.len(), scenes.len(), "every scene has a name of its own");
        told.extend(folders.of_no_scene(&names, wish == "write"));
    }
    told.sort();
    assert!(
        told.is_empty(),
        "{} pictures are not as expected; they are in {}, and `{BEFORE} SCENE` draws those of the previous commit.\n\
         If the screens should look like this now, rewrite the values with `{RENEW}`.\n{}",
        told.len(),
        folders.now.display(),
        told.join("\n")
    );
}

/// The first picture of a scene shows where everything stands, further ones its colours and languages.
pub fn cell_of(scene: &Scene, look: Look) -> Cell {
    if scene.looks().first() == Some(&look) { Cell::FINE } else { Cell::COARSE }
}

/// The values of the pictures of a scene, by look, as in its file.
type Kept = BTreeMap<String, Values>;

/// Reads the file of a scene; none if it is not one.
fn read(scene: &Scene, text: &str) -> Option<Kept> {
    let looks = scene.looks().iter().map(|&look| (format!("{}\n", look.name()), cell_of(scene, look)));
    let (mut kept, mut rest) = (Kept::new(), text);
    for (head, cell) in looks {
        rest = rest.strip_prefix(&*head)?;
        // An empty line separates two looks.
        let (lines, others) = rest.split_once("\n\n").unwrap_or((rest, ""));
        kept.insert(head.trim_end().to_owned(), Values::read(lines, cell)?);
        rest = others;
    }
    Some(kept)
}

/// Where values and pictures lie.
struct Folders {
    values: PathBuf,
    /// For pictures that people should look at.
    now: PathBuf,
}

impl Folders {
    fn new() -> Self {
        let values = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures/values");
        let now = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
        // Whatever an earlier run left there is of no use.
        let _ = fs::remove_dir_all(&now);
        fs::create_dir_all(&now).unwrap();
        fs::create_dir_all(&values).unwrap();
        Self { values, now }
    }

    fn file(&self, scene: &Scene) -> PathBuf {
        self.values.join(format!("{}.txt", scene.name))
    }

    fn kept(&self, scene: &Scene) -> Option<Kept> {
        fs::read_to_string(self.file(scene)).ok().and_then(|text| read(scene, &text))
    }

    /// Writes the values of a scene; where nothing has changed, they stay exactly as they were.
    fn write(&self, scene: &Scene) -> Vec<String> {
        let before = self.kept(scene).unwrap_or_default();
        let mut text = String::new();
        scene.draw(|look, _, image| {
            let (name, now) = (look.name(), Values::of(image, cell_of(scene, look)));
            let is_same = |before: &&Values| before.differs(&now).is_empty();
            let values = before.get(&name).filter(is_same).unwrap_or(&now);
            let gap = if text.is_empty() { "" } else { "\n" };
            write!(text, "{gap}{name}\n{}", values.text()).unwrap();
        });
        if scene.looks().is_empty() {
            return Vec::new();
        }
        assert!(read(scene, &text).is_some(), "{} can be read again", scene.name);
        fs::write(self.file(scene), text).unwrap();
        Vec::new()
    }

    fn look(&self, scene: &Scene) -> Vec<String> {
        scene.draw(|look, _, image| self.show(scene, look, image));
        Vec::new()
    }

    fn show(&self, scene: &Scene, look: Look, image: &Image) {
        image.write_png(self.now.join(scene.picture(look))).unwrap();
    }

    /// Describes what differs, and writes pictures to look at.
    fn compare(&self, scene: &Scene) -> Vec<String> {
        let kept = self.kept(scene).unwrap_or_default();
        let mut different = Vec::new();
        scene.draw(|look, program, image| {
            let now = Values::of(image, cell_of(scene, look));
            let what = match kept.get(&look.name()).map(|before| before.differs(&now)) {
                Some(regions) if regions.is_empty() => return,
                Some(regions) => format!("{}{}", told(&regions), named(program, &regions)),
                None => "it has no values yet".to_owned(),
            };
            self.show(scene, look, image);
            different.push(format!("{}: {what}", scene.picture(look)));
        });
        different
    }

    /// Values of scenes that no longer exist.
    fn of_no_scene(&self, names: &BTreeSet<&str>, remove: bool) -> Vec<String> {
        let files = fs::read_dir(&self.values).unwrap().map(|file| file.unwrap());
        let files = files.map(|file| file.file_name().to_string_lossy().into_owned());
        let mut left: Vec<String> = files
            .filter(|file| !file.strip_suffix(".txt").is_some_and(|name| names.contains(name)))
            .collect();
        if remove {
            left.drain(..).for_each(|file| fs::remove_file(self.values.join(file)).unwrap());
        }
        left.into_iter().map(|file| format!("{file}: there is no such scene any more")).collect()
    }
}

/// What is in the first of these regions: the smallest named part of the screen that contains its centre.
fn named(program: &Program, regions: &[Region]) -> String {
    let Some([left, top, right, bottom]) = regions.first() else { return String::new() };
    let (x, y) = ((left + right) as f64 / 2.0, (top + bottom) as f64 / 2.0);
    let named = program.window.query_all(By::new()).filter_map(|node| {
        let (node, place) = (node.accesskit_node(), node.accesskit_node().bounding_box()?);
        let is_there = (place.x0..place.x1).contains(&x) && (place.y0..place.y1).contains(&y);
        is_there.then_some(place.area()).zip(node.label())
    });
    let smallest = named.min_by(|a, b| a.0.total_cmp(&b.0));
    smallest.map(|(_, name)| format!(", at “{name}”")).unwrap_or_default()
}
