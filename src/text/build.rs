//! Makes a function of every text of `assets/texts`, with the types of its variables.
//!
//! The English file is the reference: before each text with variables, a comment declares them, as in
//! `# $count number, $building Building`. A type is `number`, `text`, `Who` (the person at the screen or somebody by
//! name), or one of those that the lines `### Name: first, second` at the top of the file declare. Another language
//! may leave variables out, never add any. Whatever is missing, unknown or left open stops the build.
//!
//! The program has texts and fonts compressed, which makes it a megabyte smaller.
//!
//! A language is a file: its name is the code (ISO 639-1), and the line `### Language: English` says what it is called in
//! code.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::Path,
    process::ExitCode,
};

use flate2::{Compression, write::DeflateEncoder};
use fluent_syntax::{ast, parser};

/// The language that all others are held to.
const REFERENCE: &str = "en";
const FOLDER: &str = "../../assets/texts";
/// What a number is chosen by, besides itself.
const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={FOLDER}");
    println!("cargo::rerun-if-changed=build.rs");
    let made =
        sources().map_err(|error| vec![format!("{FOLDER} cannot be read: {error}")]).and_then(|sources| {
            let texts: Vec<(&str, &str)> =
                sources.iter().map(|(code, source)| (code.as_str(), source.as_str())).collect();
            functions(&texts).map(|code| (code, sources))
        });
    let written = made.and_then(|(code, sources)| {
        let folder = env::var("OUT_DIR").unwrap_or_default();
        write_out(Path::new(&folder), &code, &sources)
            .map_err(|error| vec![format!("texts and fonts cannot be written: {error}")])
    });
    let Err(faults) = written else { return ExitCode::SUCCESS };
    for fault in faults {
        println!("cargo::error={fault}");
    }
    ExitCode::FAILURE
}

/// Writes the code, and the texts of each language and the fonts compressed.
fn write_out(folder: &Path, code: &str, sources: &[(String, String)]) -> io::Result<()> {
    for (language, source) in sources {
        pack(source.as_bytes(), &folder.join(packed_name(language)))?;
    }
    fs::write(folder.join("texts.rs"), code)
}

fn pack(bytes: &[u8], path: &Path) -> io::Result<()> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    fs::write(path, packed.finish()?)
}

fn packed_name(language: &str) -> String {
    format!("{language}.ftl.deflate")
}

/// The code and the texts of each language: the reference, then the others in the order of their codes.
fn sources() -> io::Result<Vec<(String, String)>> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(FOLDER)? {
        let path = entry?.path();
        if let Some(code) = path.file_name().and_then(|name| name.to_str()?.strip_suffix(".ftl")) {
            sources.push((code.to_owned(), fs::read_to_string(&path)?));
        }
    }
    sources.sort_by_key(|(code, _)| (code != REFERENCE, code.clone()));
    Ok(sources)
}

/// The code of the functions, from the codes and files of the languages, the reference first; or all that is wrong with
/// these.
pub fn functions(sources: &[(&str, &str)]) -> Result<String, Vec<String>> {
    let mut faults = Vec::new();
    let files: Vec<String> = sources.iter().map(|(code, _)| format!("{code}.ftl")).collect();
    let languages: Vec<Language<'_>> = files
        .iter()
        .zip(sources)
        .map(|(file, (code, source))| Language::read(file, code, source, &mut faults))
        .collect();
    let Some((reference, others)) = languages.split_first() else { return Ok(String::new()) };
    let texts = reference.declared(&mut faults);
    for other in others {
        other.compare(&texts, &reference.choices, &mut faults);
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    Ok(enumeration(&languages) + &written(&texts, &reference.choices))
}

/// The types of variables that the reference declares: their names, and what can be chosen.
type Choices<'a> = BTreeMap<&'a str, Vec<&'a str>>;

/// A text of the reference.
struct Text<'a> {
    id: &'a str,
    /// Its variables and their types, in the order of its function.
    variables: Vec<(&'a str, &'a str)>,
    english: &'a str,
}

/// A file of texts.
struct Language<'a> {
    file: &'a str,
    code: &'a str,
    /// What it is called in code.
    name: &'a str,
    source: &'a str,
    choices: Choices<'a>,
    /// In the order of the file.
    messages: Vec<ast::Message<&'a str>>,
}

impl<'a> Language<'a> {
    fn read(file: &'a str, code: &'a str, source: &'a str, faults: &mut Vec<String>) -> Self {
        let resource = parser::parse(source).unwrap_or_else(|(resource, _)| resource);
        let mut language =
            Self { file, code, name: "", source, choices: Choices::new(), messages: Vec::new() };
        let mut ids = BTreeSet::new();
        for entry in resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    if !ids.insert(message.id.name) {
                        faults.push(format!("{file}: {} is there twice", message.id.name));
                    }
                    language.messages.push(message);
                }
                ast::Entry::ResourceComment(comment) => {
                    let lines = comment.content.into_iter().filter_map(|line| line.split_once(": "));
                    for (name, choices) in lines {
                        if name == "Language" {
                            language.name = choices;
                        } else {
                            language.choices.insert(name, choices.split(", ").collect());
                        }
                    }
                }
                ast::Entry::Comment(_) | ast::Entry::GroupComment(_) => {}
                ast::Entry::Term(term) => {
                    faults.push(format!("{file}: -{} is a term; write it as a text", term.id.name));
                }
                ast::Entry::Junk { content } => {
                    let line = content.lines().next().unwrap_or_default();
                    faults.push(format!("{file}: this is no text of Fluent: {line}"));
                }
            }
        }
        let mut letters = language.name.chars();
        let is_name = letters.next().is_some_and(|first| first.is_ascii_uppercase());
        if !is_name || !letters.all(|letter| letter.is_ascii_alphanumeric()) {
            faults.push(format!("{file}: a line such as `### Language: English` is missing"));
        }
        language
    }

    /// The texts of the reference with the variables that their comments declare.
    fn declared(&self, faults: &mut Vec<String>) -> Vec<Text<'a>> {
        let mut texts = Vec::new();
        for message in &self.messages {
            let id = message.id.name;
            let comment = message.comment.iter().flat_map(|comment| &comment.content);
            let declarations = comment.filter(|line| line.starts_with('$')).flat_map(|line| line.split(", "));
            let variables: Vec<(&str, &str)> = declarations
                .filter_map(|one| one.strip_prefix('$').and_then(|one| one.split_once(' ')))
                .collect();
            for (name, kind) in &variables {
                if !["number", "text", "Who"].contains(kind) && !self.choices.contains_key(kind) {
                    faults.push(format!("{}: {id} declares ${name} as {kind}, which is no type", self.file));
                }
            }
            texts.push(Text { id, variables, english: self.words(id) });
        }
        self.compare(&texts, &self.choices, faults);
        for text in &texts {
            let used = self.used(text.id);
            for (name, _) in text.variables.iter().filter(|(name, _)| !used.contains(name)) {
                faults.push(format!("{}: {} declares ${name} and does not use it", self.file, text.id));
            }
        }
        texts
    }

    /// Holds this file to the texts of the reference.
    fn compare(&self, texts: &[Text<'a>], choices: &Choices<'_>, faults: &mut Vec<String>) {
        let file = self.file;
        let known: BTreeMap<&str, &Text<'_>> = texts.iter().map(|text| (text.id, text)).collect();
        for message in &self.messages {
            let id = message.id.name;
            let Some(text) = known.get(id) else {
                faults.push(format!("{file}: {id} is no text of {REFERENCE}.ftl"));
                continue;
            };
            for name in self.used(id) {
                if !text.variables.iter().any(|(known, _)| *known == name) {
                    faults.push(format!("{file}: {id} uses ${name}, which {REFERENCE}.ftl does not declare"));
                }
            }
            let mut parts = Vec::new();
            if let Some(pattern) = &message.value {
                collect(pattern, &mut parts);
            }
            for part in parts {
                match part {
                    Part::Text(other) if !known.contains_key(other) => {
                        faults.push(format!("{file}: {id} speaks of {other}, which is no text"));
                    }
                    Part::Choice(name, keys) => {
                        let kind =
                            text.variables.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind);
                        if let Some(open) = kind.and_then(|kind| left_open(kind, &keys, choices)) {
                            faults.push(format!("{file}: {id} chooses by ${name}: {open}"));
                        }
                    }
                    Part::Text(_) | Part::Variable(_) => {}
                }
            }
        }
        for text in texts.iter().filter(|text| self.message(text.id).is_none()) {
            faults.push(format!("{file}: {} is missing", text.id));
        }
    }

    fn message(&self, id: &str) -> Option<&ast::Message<&'a str>> {
        self.messages.iter().find(|message| message.id.name == id)
    }

    /// The variables of a text and of those it speaks of.
    fn used(&self, id: &str) -> BTreeSet<&'a str> {
        self.used_but_in(id, &mut BTreeSet::new())
    }

    /// The same without texts that were looked at already: two may speak of one another.
    fn used_but_in(&self, id: &str, seen: &mut BTreeSet<String>) -> BTreeSet<&'a str> {
        if !seen.insert(id.to_owned()) {
            return BTreeSet::new();
        }
        let mut parts = Vec::new();
        if let Some(pattern) = self.message(id).and_then(|message| message.value.as_ref()) {
            collect(pattern, &mut parts);
        }
        let variables = |part| match part {
            Part::Variable(name) | Part::Choice(name, _) => BTreeSet::from([name]),
            Part::Text(other) => self.used_but_in(other, seen),
        };
        parts.into_iter().flat_map(variables).collect()
    }

    /// A text as the file has it.
    fn words(&self, id: &str) -> &'a str {
        let start = self.source.find(&format!("\n{id} = ")).map_or(0, |at| at + id.len() + 4);
        let rest = &self.source[start..];
        let mut end = 0;
        for line in rest.split_inclusive('\n') {
            if end > 0 && !line.starts_with([' ', '}']) {
                break;
            }
            end += line.len();
        }
        rest[..end].trim()
    }
}

/// What a text is made of, besides letters.
enum Part<'a> {
    Variable(&'a str),
    Text(&'a str),
    /// A choice by a variable, and the keys there are.
    Choice(&'a str, Vec<&'a str>),
}

fn collect<'a>(pattern: &ast::Pattern<&'a str>, parts: &mut Vec<Part<'a>>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        match expression {
            ast::Expression::Inline(inline) => parts.extend(part(inline)),
            ast::Expression::Select { selector, variants } => {
                let keys = variants.iter().map(|variant| match variant.key {
                    ast::VariantKey::Identifier { name } => name,
                    ast::VariantKey::NumberLiteral { value } => value,
                });
                if let Some(Part::Variable(name)) = part(selector) {
                    parts.push(Part::Choice(name, keys.collect()));
                }
                variants.iter().for_each(|variant| collect(&variant.value, parts));
            }
        }
    }
}

fn part<'a>(inline: &ast::InlineExpression<&'a str>) -> Option<Part<'a>> {
    match inline {
        ast::InlineExpression::VariableReference { id } => Some(Part::Variable(id.name)),
        ast::InlineExpression::MessageReference { id, .. } => Some(Part::Text(id.name)),
        _ => None,
    }
}

/// What a choice by a variable of this type leaves open, or has too much.
fn left_open(kind: &str, keys: &[&str], choices: &Choices<'_>) -> Option<String> {
    let is_number = |key: &&str| PLURALS.contains(key) || key.parse::<i64>().is_ok();
    match kind {
        "number" => keys.iter().find(|key| !is_number(key)).map(|key| format!("{key} is no number")),
        "text" => Some("it is text; only numbers, Who and declared types can be chosen by".to_owned()),
        "Who" => (keys != ["you", "other"]).then(|| "write [you] and *[other]".to_owned()),
        _ => {
            let all = choices.get(kind)?;
            let missing = all.iter().find(|one| !keys.contains(one)).map(|one| format!("[{one}] is missing"));
            missing.or_else(|| {
                keys.iter().find(|key| !all.contains(key)).map(|key| format!("[{key}] is no {kind}"))
            })
        }
    }
}

/// The code of the languages: what each is called in code, its code, what it calls itself, and its file.
fn enumeration(languages: &[Language<'_>]) -> String {
    let each = |line: &dyn Fn(&Language<'_>) -> String| languages.iter().map(line).collect::<String>();
    let variants = each(&|it| format!("    /// {}.\n    {},\n", it.words("language-name"), it.name));
    let all = each(&|it| format!("Self::{}, ", it.name));
    let in_help = languages.iter().map(|it| it.code).collect::<Vec<_>>().join("|");
    let codes = each(&|it| format!("            Self::{} => {:?},\n", it.name, it.code));
    let names = each(&|it| format!("            Self::{} => {:?},\n", it.name, it.words("language-name")));
    let files = each(&|it| {
        let path = format!("/{}", packed_name(it.code));
        format!("            Self::{} => include_bytes!(concat!(env!(\"OUT_DIR\"), {path:?})),\n", it.name)
    });
    format!(
        "/// A language there are texts in.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum Language {{\n{variants}}}\n\n\
         impl Language {{\n    /// All languages, English first.\n    pub const ALL: [Self; {}] = [{all}];\n    \
         /// Their codes, as a help tells them.\n    pub const CODES: &'static str = {in_help:?};\n\n    \
         /// The code of the language (ISO 639-1).\n    #[must_use]\n    pub const fn code(self) -> &'static str {{\n        \
         match self {{\n{codes}        }}\n    }}\n\n    \
         /// What it calls itself.\n    #[must_use]\n    pub const fn name(self) -> &'static str {{\n        \
         match self {{\n{names}        }}\n    }}\n\n    \
         pub(super) const fn packed(self) -> &'static [u8] {{\n        match self {{\n{files}        }}\n    }}\n}}\n\n",
        languages.len(),
    )
}

/// The code.
fn written(texts: &[Text<'_>], choices: &Choices<'_>) -> String {
    let mut code = String::new();
    for (name, all) in choices {
        let variants: String =
            all.iter().map(|one| format!("    /// `{one}`\n    {},\n", camel(one))).collect();
        let names: String =
            all.iter().map(|one| format!("            Self::{} => {one:?},\n", camel(one))).collect();
        let _ = write!(
            code,
            "/// What texts choose by: {}.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\npub enum {name} {{\n{variants}}}\n\n\
             impl {name} {{\n    const fn name(self) -> &'static str {{\n        match self {{\n{names}        }}\n    }}\n}}\n\n",
            all.join(", "),
        );
    }
    let plain: Vec<&str> =
        texts.iter().filter(|text| text.variables.is_empty()).map(|text| text.id).collect();
    let _ = write!(code, "pub(super) const PLAIN: &[&str] = &{plain:?};\n\nimpl Texts {{\n");
    for text in texts {
        let function = text.id.replace('-', "_");
        let doc = format!("```text\n{}\n```", text.english);
        let _ = write!(code, "    #[doc = {doc:?}]\n    #[must_use]\n    pub fn {function}(&self");
        if let Some(at) = plain.iter().position(|id| *id == text.id) {
            let _ = write!(code, ") -> &str {{\n        &self.plain[{at}]\n    }}\n\n");
            continue;
        }
        let mut arguments = String::new();
        for (name, kind) in &text.variables {
            let (of_type, value) = match *kind {
                "number" => ("impl Number", format!("{name}.value()")),
                "text" => ("&str", format!("{name}.into()")),
                "Who" => ("&Who", format!("{name}.name().into()")),
                choice => (&*format!("impl Into<{choice}>"), format!("{name}.into().name().into()")),
            };
            let _ = write!(code, ", {name}: {of_type}");
            let _ = write!(arguments, "({name:?}, {value}), ");
        }
        let _ =
            write!(code, ") -> String {{\n        self.format({:?}, &[{arguments}])\n    }}\n\n", text.id);
    }
    code += "}\n\n/// All texts and their variables.\n#[cfg(test)]\npub(super) const ALL: &[(&str, &[&str])] = &[\n";
    for text in texts {
        let names: Vec<&str> = text.variables.iter().map(|(name, _)| *name).collect();
        let _ = writeln!(code, "    ({:?}, &{names:?}),", text.id);
    }
    code + "];\n"
}

/// `first-player` as `FirstPlayer`.
fn camel(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split(['-', '_']).map(word).collect()
}
