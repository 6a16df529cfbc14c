//! What follows the arguments in the help of a command: forms of input, examples, exit codes.

use text::{Label, Texts};

/// The width of the help, in columns.
const WIDTH: usize = 120;

/// Everything that follows the arguments of a command.
pub(super) fn after(texts: &Texts, command: &str) -> String {
    let examples = EXAMPLES.iter().find(|(name, _)| *name == command).map_or("", |(_, lines)| lines);
    let examples = format!("{}\n{}", texts.help_examples(), indented(examples));
    match command {
        "alhambra" => format!("{}\n\n{examples}\n\n{}", texts.help_window(), exit_codes(texts)),
        "import" => format!("{}\n\n{examples}", written_table(texts)),
        "score" => format!("{}\n\n{}\n\n{examples}", finished_table(texts), finished_row(texts)),
        _ => examples,
    }
}

/// Examples, which are the same in every language.
const EXAMPLES: &[(&str, &str)] = &[
    (
        "alhambra",
        "alhambra
alhambra game.json
alhambra 100TZ-GW7EZ
alhambra play --players greedy --seed 7 -o game.json
alhambra verify game.json
alhambra show game.json --at 40
alhambra advise game.json --at 40
alhambra analyse game.json
alhambra import table.txt -o table.json
alhambra export game.json --format csv -o game.csv
alhambra statistics
alhambra simulate --players random,greedy --games 100000
alhambra --language fr help",
    ),
    ("verify", "alhambra verify game.json\nalhambra verify saves/*.json"),
    (
        "show",
        "alhambra show game.json
alhambra show game.json --at 40
alhambra show game.json --at 40 --corrected --json
alhambra show game.json --reveal",
    ),
    (
        "score",
        r#"alhambra score game.json
alhambra score table.json --json
echo '{"rows": [
    {"name": "Ada", "sheet": ["XX...X", "..XX..", "XXXXXX", "....X.", "..XX.X", ".X...X"], "coins": 3,
     "completed": {"arcades": 14}},
    {"phantom": true, "boxes": {"pavilion": 4, "arcades": 3, "tower": 6}},
    {"phantom": true, "boxes": {"seraglio": 5, "garden": 7}, "completed": {"seraglio": 9, "garden": 17}}
  ]}' | alhambra score -"#,
    ),
    (
        "advise",
        "alhambra advise game.json
alhambra advise game.json --at 40
alhambra advise game.json --at 40 --rollouts 20000 --ms 500
alhambra advise game.json --at 40 --json",
    ),
    (
        "analyse",
        "alhambra analyse game.json
alhambra analyse game.json --rollouts 0
alhambra analyse game.json --json",
    ),
    (
        "import",
        "alhambra import table.txt -o table.json
alhambra import table.txt -o table.json --force --confirm",
    ),
    (
        "play",
        "alhambra play -o game.json
alhambra play --players random,greedy,greedy --seed 7 -o game.json
alhambra play --phantoms 3 --against-phantoms --started 2026-01-31T20:00:00Z --seed 7 -o game.json --force
alhambra play --game alhambra --players strong,greedy,greedy --modules vizier,camps -o game.json",
    ),
    (
        "simulate",
        "alhambra simulate --players random --phantoms 2 --games 1000000
alhambra simulate --players greedy,random,random --games 20000 --seed 7 --threads 1 --json
alhambra simulate --tournament --players beginner,casual,strong,advisor --games 1000
alhambra simulate --game alhambra --players strong,greedy --modules vizier --games 1000",
    ),
    (
        "render",
        "alhambra render game.json -o end.png
alhambra render game.json --at 40 --size 1920x1080 --theme dark --language fr -o position.png",
    ),
    (
        "export",
        "alhambra export game.json --format csv -o card.csv
alhambra export table.json --format txt -o table.txt
alhambra export game.json --format png -o end.png --force
alhambra export game.json --format pdf --what position --at 40 -o position.pdf
alhambra export game.json --format svg --what card -o card.svg
alhambra export game.json --format pdf --what review -o review.pdf
alhambra export game.json --format csv --what moves -o moves.csv
alhambra export game.json --format csv --what moves --reveal -o all-moves.csv
alhambra export game.json --format csv --what decisions --rollouts 200 -o decisions.csv
alhambra export game.json --format bgstats -o code.svg
alhambra export --format pdf --what sheet -o sheets.pdf
alhambra export --format pdf --what score-sheet --layout own.json --paper letter -o score-sheet.pdf
alhambra export --all --format xlsx -o plays.xlsx
alhambra export --all --format csv --game alhambra --since 2026-01-01 -o plays.csv
alhambra export --all --format bgstats --person Ada -o plays.json",
    ),
    (
        "statistics",
        "alhambra statistics
alhambra statistics --game alhambra --players 3
alhambra statistics --show months --since 2026-01-01 --json",
    ),
    ("backup", "alhambra backup -o alhambra.tar.gz\nalhambra backup -o alhambra.tar.gz --force"),
    (
        "restore",
        "alhambra restore alhambra.tar.gz --dry-run
alhambra restore alhambra.tar.gz --conflicts both
alhambra --data-dir other restore alhambra.tar.gz --json",
    ),
    ("install", "alhambra install --user\nalhambra install --user --remove"),
    ("man", "alhambra man | man -l -\nalhambra man -o ~/.local/share/man/man1"),
    (
        "completions",
        "alhambra completions bash > ~/.local/share/bash-completion/completions/alhambra
alhambra completions zsh > ~/.zfunc/_alhambra
alhambra completions fish > ~/.config/fish/completions/alhambra.fish",
    ),
];

/// The ways in which the program can end: the exit code, its name in JSON, and what it means.
pub(super) const EXITS: [(u8, &str, Label); 11] = [
    (0, "", Texts::help_exit_fine),
    (1, "", Texts::help_exit_no),
    (2, "usage", Texts::help_exit_usage),
    (65, "bad_input", Texts::help_exit_bad),
    (65, "odd_input", Texts::help_exit_odd),
    (65, "other_kind", Texts::help_exit_kind),
    (66, "nothing", Texts::help_exit_nothing),
    (66, "unreadable", Texts::help_exit_unreadable),
    (69, "no_window", Texts::help_exit_no_window),
    (74, "exists", Texts::help_exit_exists),
    (74, "unwritable", Texts::help_exit_unwritable),
];

fn exit_codes(texts: &Texts) -> String {
    let line = |(code, name, what): (u8, &str, Label)| format!("\n  {code:>2}  {name:<10}  {}", what(texts));
    let json = texts.help_exit_json(r#"{"error": {"code": …, "message": …, "faults": […]}}"#);
    format!("{}{}\n\n{json}", texts.help_exit(), EXITS.map(line).concat())
}

fn written_table(texts: &Texts) -> String {
    let rows: [(&str, Label); 8] = [
        ("players Red \"Old Tom\" Zoé", Texts::help_written_players),
        ("first Zoé", Texts::help_written_first),
        ("rounds 15", Texts::help_written_rounds),
        ("setup Red tower garden garden", Texts::help_written_setup),
        ("r3 Red tower arcades", Texts::help_written_turn),
        ("r3 phantom1 garden", Texts::help_written_phantom),
        ("lines Red 2 1 0", Texts::help_written_lines),
        ("left Red 3", Texts::help_written_left),
    ];
    rows_under(texts.help_written_form(), &rows.map(|(line, what)| (line, what(texts).to_owned())))
}

fn finished_table(texts: &Texts) -> String {
    let rows: [(&str, Label); 5] = [
        (r#""rows""#, Texts::help_table_rows),
        (r#""layout""#, Texts::help_table_layout),
        (r#""rounds""#, Texts::help_table_rounds),
        (r#""against_phantoms""#, Texts::help_table_against),
        (r#""phantom_bonus""#, Texts::help_table_bonus),
    ];
    rows_under(texts.help_table_form(), &rows.map(|(member, what)| (member, what(texts).to_owned())))
}

fn finished_row(texts: &Texts) -> String {
    let boxes = r#"{"pavilion": 3, "seraglio": …, "arcades", "chambers", "garden", "tower"}"#;
    let rows = [
        (r#""name""#, texts.help_row_name().to_owned()),
        (r#""phantom""#, texts.help_row_phantom().to_owned()),
        (r#""sheet""#, texts.help_row_sheet().to_owned()),
        (r#""boxes""#, texts.help_row_boxes(boxes)),
        (r#""lines""#, texts.help_row_lines(r#"{"4": 2, "5": 1, "6": 0}"#)),
        (r#""completed""#, texts.help_row_completed(r#"{"pavilion": 7}"#)),
        (r#""coins""#, texts.help_row_coins().to_owned()),
    ];
    rows_under(texts.help_row_form(), &rows)
}

/// A heading with two columns below: what can be written, and what it means.
fn rows_under(heading: &str, rows: &[(&str, String)]) -> String {
    let left = rows.iter().map(|(what, _)| what.chars().count()).max().unwrap_or_default();
    let mut text = heading.to_owned();
    for (what, means) in rows {
        let lines = broken(means, WIDTH - left - 4);
        for (what, line) in std::iter::once(*what).chain(std::iter::repeat("")).zip(lines) {
            text += &format!("\n  {what:left$}  {line}");
        }
    }
    text
}

/// A text broken into lines of at most so many letters.
fn broken(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                *line += " ";
                *line += word;
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

fn indented(lines: &str) -> String {
    lines.lines().map(|line| format!("  {line}")).collect::<Vec<_>>().join("\n")
}
