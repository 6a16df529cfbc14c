//! The shape of JSON that a type is read from: that of its JSON Schema. A value is held against it before it is read, so
//! that whatever the schema refuses is refused, and every refusal says where, what was found and what is allowed.

mod check;
mod compile;
mod form;

use std::{
    any::TypeId,
    collections::HashMap,
    sync::{LazyLock, PoisonError, RwLock},
};

use form::Form;
use schemars::{JsonSchema, SchemaGenerator};
use serde_json::{Map, Value};

pub(crate) use compile::limits_of;

/// What a value has to be.
#[derive(Debug)]
pub(super) enum Shape {
    /// Anything.
    Anything,
    /// Null.
    Null,
    /// True or false.
    Truth,
    /// A whole number from the first to the second.
    Whole(i128, i128),
    /// One of these whole numbers.
    Numbers(Vec<i128>),
    /// A text.
    Text(Text),
    /// One of these texts.
    Names(Vec<String>),
    /// A list.
    List(List),
    /// An object.
    Object(Object),
    /// An object that says by the member `tag` which of these it is.
    Tagged { tag: String, cases: Vec<(String, Shape)> },
    /// An object with one of these members; others may stand beside it only if it is open.
    Single { members: Vec<(String, Shape)>, is_open: bool },
    /// One of these.
    Any(Vec<Shape>),
}

/// A text of at most so many letters, and of this form.
#[derive(Debug)]
pub(super) struct Text {
    most: usize,
    form: Option<Form>,
}

/// A list of so many elements.
#[derive(Debug)]
pub(super) struct List {
    /// What its first elements are.
    first: Vec<Shape>,
    /// What all others are.
    each: Box<Shape>,
    count: (usize, usize),
    /// Whether all must differ.
    is_set: bool,
}

/// An object.
#[derive(Debug)]
pub(super) struct Object {
    members: Vec<Member>,
    /// Whether it has no other members.
    is_closed: bool,
    /// What else it is.
    also: Vec<Shape>,
}

/// A member of an object.
#[derive(Debug)]
pub(super) struct Member {
    name: String,
    shape: Shape,
    is_required: bool,
}

/// The shapes that were asked for so far. They are as many as the types that are read.
static SHAPES: LazyLock<RwLock<HashMap<TypeId, &'static Shape>>> = LazyLock::new(RwLock::default);

impl Shape {
    /// The shape of a type.
    pub(super) fn of<T: JsonSchema + 'static>() -> &'static Self {
        let id = TypeId::of::<T>();
        let known = SHAPES.read().unwrap_or_else(PoisonError::into_inner).get(&id).copied();
        known.unwrap_or_else(|| {
            let schema = SchemaGenerator::default().into_root_schema_for::<T>().to_value();
            let nothing = Map::new();
            let definitions = schema.get("$defs").and_then(Value::as_object).unwrap_or(&nothing);
            let shape: &'static Self = Box::leak(Box::new(Self::compile(&schema, definitions)));
            SHAPES.write().unwrap_or_else(PoisonError::into_inner).entry(id).or_insert(shape)
        })
    }
}
