//! Values held against their shapes.

use std::fmt::Write as _;

use serde_json::{Map, Number, Value};

use super::{Form, List, Object, Shape, Text};
use crate::json::{
    brief,
    mismatch::{Found, Misfit, Mismatch, Wanted, quoted},
};

/// A place in a value: the way to it from the outside.
#[derive(Clone, Copy)]
enum Place<'a> {
    Outside,
    Member(&'a Place<'a>, &'a str),
    /// From 0.
    Element(&'a Place<'a>, usize),
}

impl Place<'_> {
    fn write(self, out: &mut String) {
        match self {
            Place::Outside => {}
            Place::Member(within, name) => {
                within.write(out);
                if !out.is_empty() {
                    out.push('.');
                }
                out.push_str(name);
            }
            Place::Element(within, at) => {
                within.write(out);
                // Writing to a text cannot fail.
                let _ = write!(out, "[{}]", at + 1);
            }
        }
    }
}

/// What is wrong so far: how much of each sort, and the first of each.
#[derive(Default)]
struct Misfits {
    missing: usize,
    other: usize,
    of_kind: usize,
    first: Option<Misfit>,
    first_of_kind: Option<Misfit>,
}

impl Misfits {
    fn add(&mut self, place: Place<'_>, why: Mismatch) {
        let (count, first) = match &why {
            Mismatch::Missing | Mismatch::NoneOf { .. } => (&mut self.missing, &mut self.first),
            why if why.is_of_kind() => (&mut self.of_kind, &mut self.first_of_kind),
            _ => (&mut self.other, &mut self.first),
        };
        *count += 1;
        first.get_or_insert_with(|| {
            let mut at = String::new();
            place.write(&mut at);
            Misfit::new(at, why)
        });
    }

    /// Takes over what is wrong with a part.
    fn append(&mut self, part: Self) {
        self.missing += part.missing;
        self.other += part.other;
        self.of_kind += part.of_kind;
        self.first = self.first.take().or(part.first);
        self.first_of_kind = self.first_of_kind.take().or(part.first_of_kind);
    }

    /// How far a value is from its shape.
    const fn distance(&self) -> (usize, usize, usize) {
        (self.missing, self.other, self.of_kind)
    }
}

impl Shape {
    /// What is wrong with a value first; what is of another kind before what is too much.
    pub(in crate::json) fn misfit(&'static self, value: &Value) -> Option<Misfit> {
        let mut all = Misfits::default();
        self.check(value, Place::Outside, &mut all);
        all.first.or(all.first_of_kind)
    }

    fn check(&'static self, value: &Value, place: Place<'_>, misfits: &mut Misfits) {
        let fits = match (self, value) {
            (Self::Anything, _) | (Self::Null, Value::Null) | (Self::Truth, Value::Bool(_)) => Ok(()),
            (Self::Whole(..) | Self::Numbers(_), Value::Number(number)) => self.number(number),
            (Self::Names(names), Value::String(name)) if names.contains(name) => Ok(()),
            (Self::Names(names), Value::String(name)) => Err(unknown(name, names)),
            (Self::Text(text), Value::String(found)) => text.check(found),
            (Self::List(list), Value::Array(elements)) => return list.check(elements, place, misfits),
            (Self::Object(object), Value::Object(members)) => {
                return object.check(members, value, place, misfits);
            }
            (Self::Tagged { tag, cases }, Value::Object(members)) => {
                return tagged(tag, cases, members, value, place, misfits);
            }
            (Self::Single { members, is_open }, Value::Object(found)) => {
                return single(members, *is_open, found, place, misfits);
            }
            (Self::Any(shapes), _) => return any(shapes, value, place, misfits),
            _ => Err(self.kind(value)),
        };
        if let Err(why) = fits {
            misfits.add(place, why);
        }
    }

    fn kind(&'static self, found: &Value) -> Mismatch {
        Mismatch::Kind { found: Found::of(found), wanted: self.wanted() }
    }

    fn number(&'static self, number: &Number) -> Result<(), Mismatch> {
        let is_meant = |number: i128| match self {
            Self::Whole(least, most) => (*least..=*most).contains(&number),
            Self::Numbers(numbers) => numbers.contains(&number),
            _ => false,
        };
        match whole(number) {
            Some(number) if is_meant(number) => Ok(()),
            Some(_) => Err(Mismatch::Range { found: number.to_string(), wanted: self.wanted() }),
            None => Err(Mismatch::Kind { found: Found::Value(number.to_string()), wanted: self.wanted() }),
        }
    }

    /// What must stand there.
    fn wanted(&'static self) -> Wanted {
        match self {
            Self::Anything | Self::Object(_) | Self::Tagged { .. } | Self::Single { .. } => Wanted::Object,
            Self::Null => Wanted::Null,
            Self::Truth => Wanted::Truth,
            Self::Whole(least, most) => Wanted::Whole(*least, *most),
            Self::Numbers(numbers) => Wanted::Numbers(numbers.clone()),
            Self::Text(_) => Wanted::Text,
            Self::Names(names) => Wanted::Names(names.iter().map(String::as_str).collect()),
            Self::List(_) => Wanted::List,
            Self::Any(shapes) => Wanted::Either(shapes.iter().map(Self::wanted).collect()),
        }
    }

    /// Whether a value is of its kind.
    fn is_of_kind(&self, value: &Value) -> bool {
        match self {
            Self::Anything => true,
            Self::Null => value.is_null(),
            Self::Truth => value.is_boolean(),
            Self::Whole(..) | Self::Numbers(_) => value.is_number(),
            Self::Text(_) | Self::Names(_) => value.is_string(),
            Self::List(_) => value.is_array(),
            Self::Object(_) | Self::Tagged { .. } | Self::Single { .. } => value.is_object(),
            Self::Any(shapes) => shapes.iter().any(|shape| shape.is_of_kind(value)),
        }
    }
}

/// A number without a fraction: JSON may write one in any way. One beyond all types is as large as it gets.
fn whole(number: &Number) -> Option<i128> {
    let whole = number.as_u64().map(i128::from).or_else(|| number.as_i64().map(i128::from));
    whole.or_else(|| number.as_f64().filter(|number| number.fract() == 0.0).map(|number| number as i128))
}

fn unknown(name: &str, names: &'static [String]) -> Mismatch {
    Mismatch::Unknown { found: brief(name), known: names.iter().map(String::as_str).collect() }
}

impl Text {
    fn check(&'static self, text: &str) -> Result<(), Mismatch> {
        // Bytes are at least as many as letters.
        if text.len() > self.most {
            let found = text.chars().count();
            if found > self.most {
                return Err(Mismatch::Letters { found, most: self.most });
            }
        }
        match &self.form {
            Some(form) if !form.has(text) => Err(form.mismatch(text)),
            _ => Ok(()),
        }
    }
}

impl Form {
    fn mismatch(&'static self, text: &str) -> Mismatch {
        Mismatch::Form { found: quoted(&Value::from(text)), like: &self.like }
    }
}

impl List {
    fn check(&'static self, elements: &[Value], place: Place<'_>, misfits: &mut Misfits) {
        let (least, most) = self.count;
        if !(least..=most).contains(&elements.len()) {
            let most = Some(most).filter(|&most| most < usize::MAX);
            misfits.add(place, Mismatch::Length { found: elements.len(), least, most });
        }
        for (at, element) in elements.iter().enumerate() {
            self.first.get(at).unwrap_or(&self.each).check(element, Place::Element(&place, at), misfits);
            if self.is_set && at < most && elements[..at].contains(element) {
                misfits.add(Place::Element(&place, at), Mismatch::Alike { found: quoted(element) });
            }
        }
    }
}

impl Object {
    fn check(
        &'static self,
        members: &Map<String, Value>,
        value: &Value,
        place: Place<'_>,
        misfits: &mut Misfits,
    ) {
        let mut required = self.members.iter().filter(|member| member.is_required).count();
        for (name, value) in members {
            match self.members.iter().find(|member| member.name == *name) {
                Some(member) => {
                    required -= usize::from(member.is_required);
                    member.shape.check(value, Place::Member(&place, name), misfits);
                }
                None if self.is_closed => {
                    let known = self.members.iter().map(|member| member.name.as_str()).collect();
                    let found = brief(name);
                    misfits.add(place, Mismatch::Unknown { found, known });
                }
                None => {}
            }
        }
        if required > 0 {
            let is_missing = |name: &str| !members.contains_key(name);
            let missing = self.members.iter().filter(|member| member.is_required && is_missing(&member.name));
            missing.for_each(|member| misfits.add(Place::Member(&place, &member.name), Mismatch::Missing));
        }
        self.also.iter().for_each(|shape| shape.check(value, place, misfits));
    }
}

fn tagged(
    tag: &'static str,
    cases: &'static [(String, Shape)],
    members: &Map<String, Value>,
    value: &Value,
    place: Place<'_>,
    misfits: &mut Misfits,
) {
    let names = || cases.iter().map(|(name, _)| name.as_str()).collect();
    let why = match members.get(tag) {
        Some(Value::String(name)) => match cases.iter().find(|(case, _)| case == name) {
            Some((_, shape)) => return shape.check(value, place, misfits),
            None => Mismatch::Unknown { found: brief(name), known: names() },
        },
        Some(other) => Mismatch::Kind { found: Found::of(other), wanted: Wanted::Names(names()) },
        None => Mismatch::Missing,
    };
    misfits.add(Place::Member(&place, tag), why);
}

fn single(
    cases: &'static [(String, Shape)],
    is_open: bool,
    members: &Map<String, Value>,
    place: Place<'_>,
    misfits: &mut Misfits,
) {
    let known = || cases.iter().map(|(name, _)| name.as_str()).collect();
    let is_known = |name: &str| cases.iter().any(|(case, _)| case == name);
    if let Some(name) = members.keys().find(|name| !is_open && !is_known(name)) {
        let found = brief(name);
        misfits.add(place, Mismatch::Unknown { found, known: known() });
        return;
    }
    let mut there = cases.iter().filter_map(|(name, shape)| Some((name, shape, members.get(name)?)));
    let Some((name, shape, value)) = there.next() else {
        misfits.add(place, Mismatch::NoneOf { wanted: known() });
        return;
    };
    shape.check(value, Place::Member(&place, name), misfits);
    if let Some((other, ..)) = there.next() {
        misfits.add(Place::Member(&place, name), Mismatch::Both { other: other.clone() });
    }
}

/// What is wrong with a value that has to be one of several: what is wrong with the one that it is most like.
fn any(shapes: &'static [Shape], value: &Value, place: Place<'_>, misfits: &mut Misfits) {
    let mut nearest: Option<Misfits> = None;
    for shape in shapes.iter().filter(|shape| shape.is_of_kind(value)) {
        let mut found = Misfits::default();
        shape.check(value, place, &mut found);
        if found.distance() == (0, 0, 0) {
            return;
        }
        if nearest.as_ref().is_none_or(|nearest| found.distance() < nearest.distance()) {
            nearest = Some(found);
        }
    }
    match nearest {
        Some(nearest) => misfits.append(nearest),
        None => {
            let wanted = Wanted::Either(shapes.iter().map(Shape::wanted).collect());
            misfits.add(place, Mismatch::Kind { found: Found::of(value), wanted });
        }
    }
}
