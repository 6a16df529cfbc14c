//! Shapes from JSON Schemas, as `schemars` makes them.

use serde_json::{Map, Value};

use super::{Form, List, Member, Object, Shape, Text};

/// The whole numbers of a format: schemas say those of large types by its name alone. Without one, those of JSON.
pub(crate) fn limits_of(format: &str) -> (i128, i128) {
    match format {
        "int8" => (i8::MIN.into(), i8::MAX.into()),
        "int16" => (i16::MIN.into(), i16::MAX.into()),
        "int32" => (i32::MIN.into(), i32::MAX.into()),
        "int64" | "int" => (i64::MIN.into(), i64::MAX.into()),
        "uint8" => (0, u8::MAX.into()),
        "uint16" => (0, u16::MAX.into()),
        "uint32" => (0, u32::MAX.into()),
        "uint64" | "uint" => (0, u64::MAX.into()),
        _ => (i64::MIN.into(), u64::MAX.into()),
    }
}

impl Shape {
    /// The shape of a schema with these definitions.
    pub(super) fn compile(schema: &Value, definitions: &Map<String, Value>) -> Self {
        let Some(said) = schema.as_object() else { return Self::Anything };
        if let Some(reference) = said.get("$ref").and_then(Value::as_str) {
            let name = reference.rsplit('/').next().unwrap_or_default();
            let mut whole = definitions.get(name).and_then(Value::as_object).cloned().unwrap_or_default();
            // What stands beside the reference holds as well.
            whole.extend(said.iter().filter(|(key, _)| *key != "$ref").map(|(k, v)| (k.clone(), v.clone())));
            return Self::compile(&Value::Object(whole), definitions);
        }
        let is_object = said.contains_key("properties");
        let union = said.get("oneOf").or_else(|| said.get("anyOf")).filter(|_| !is_object);
        if let Some(cases) = union {
            return Self::union(cases, said.contains_key("oneOf"), definitions);
        }
        match said.get("type") {
            Some(Value::Array(kinds)) => {
                Self::Any(kinds.iter().map(|kind| Self::simple(kind.as_str(), said, definitions)).collect())
            }
            kind => Self::simple(kind.and_then(Value::as_str), said, definitions),
        }
    }

    /// The shape of a schema of one type. Where it does not say which, its other words do.
    fn simple(kind: Option<&str>, said: &Map<String, Value>, definitions: &Map<String, Value>) -> Self {
        let has = |words: &[&str]| words.iter().any(|word| said.contains_key(*word));
        match kind {
            Some("null") => Self::Null,
            Some("boolean") => Self::Truth,
            Some("integer") => whole(said),
            Some("string") => text(said),
            Some("array") => list(said, definitions),
            Some("object") => object(said, definitions),
            _ if has(&["properties", "required"]) => object(said, definitions),
            _ if has(&["items", "minItems", "maxItems"]) => list(said, definitions),
            _ if has(&["const", "enum"]) => text(said),
            _ => Self::Anything,
        }
    }

    /// One of several shapes, told apart by what tells them apart at once.
    fn union(cases: &Value, is_exactly_one: bool, definitions: &Map<String, Value>) -> Self {
        let cases = cases.as_array().map(Vec::as_slice).unwrap_or_default();
        let mut shapes: Vec<Self> = cases.iter().map(|case| Self::compile(case, definitions)).collect();
        if shapes.iter().all(|shape| matches!(shape, Self::Names(_))) {
            let names = shapes.into_iter().flat_map(|shape| match shape {
                Self::Names(names) => names,
                _ => Vec::new(),
            });
            return Self::Names(names.collect());
        }
        if let Some(tag) = shapes.first().and_then(Self::tag).map(str::to_owned)
            && shapes.iter().all(|shape| shape.case(&tag).is_some())
        {
            let case = |shape: Self| (shape.case(&tag).unwrap_or_default().to_owned(), shape);
            let cases = shapes.into_iter().map(case).collect();
            return Self::Tagged { tag, cases };
        }
        if is_exactly_one && shapes.iter().all(|shape| shape.single().is_some()) {
            let is_open =
                shapes.iter().any(|shape| matches!(shape, Self::Object(Object { is_closed: false, .. })));
            let members = shapes.iter_mut().filter_map(|shape| match shape {
                Self::Object(object) => object.members.pop().map(|member| (member.name, member.shape)),
                _ => None,
            });
            return Self::Single { members: members.collect(), is_open };
        }
        Self::Any(shapes)
    }

    /// The first member that has only one name in it.
    fn tag(&self) -> Option<&str> {
        let Self::Object(object) = self else { return None };
        let tag = object
            .members
            .iter()
            .find(|member| matches!(&member.shape, Self::Names(names) if names.len() == 1));
        tag.map(|member| member.name.as_str())
    }

    /// The one name that the member `tag` has.
    fn case(&self, tag: &str) -> Option<&str> {
        let Self::Object(object) = self else { return None };
        let member = object.members.iter().find(|member| member.name == tag && member.is_required)?;
        match &member.shape {
            Self::Names(names) if names.len() == 1 => names.first().map(String::as_str),
            _ => None,
        }
    }

    /// The one member that it has and must have.
    fn single(&self) -> Option<&Member> {
        match self {
            Self::Object(Object { members, also, .. }) if also.is_empty() => match members.as_slice() {
                [member] if member.is_required => Some(member),
                _ => None,
            },
            _ => None,
        }
    }
}

fn whole(said: &Map<String, Value>) -> Shape {
    if let Some(numbers) = said.get("enum").and_then(Value::as_array) {
        return Shape::Numbers(numbers.iter().filter_map(number).collect());
    }
    let (least, most) = limits_of(said.get("format").and_then(Value::as_str).unwrap_or_default());
    let limit = |word: &str| said.get(word).and_then(number);
    Shape::Whole(limit("minimum").unwrap_or(least), limit("maximum").unwrap_or(most))
}

fn number(value: &Value) -> Option<i128> {
    value.as_u64().map(i128::from).or_else(|| value.as_i64().map(i128::from))
}

fn text(said: &Map<String, Value>) -> Shape {
    let names = said.get("enum").and_then(Value::as_array).map(Vec::as_slice);
    let names = names.or_else(|| said.get("const").map(std::slice::from_ref));
    if let Some(names) = names {
        return Shape::Names(names.iter().filter_map(Value::as_str).map(str::to_owned).collect());
    }
    let form = said.get("pattern").and_then(Value::as_str).and_then(|pattern| {
        let example = said.get("examples").and_then(|all| all.get(0)).and_then(Value::as_str);
        Form::new(pattern, example.unwrap_or(pattern))
    });
    Shape::Text(Text { most: count(said, "maxLength", usize::MAX), form })
}

fn list(said: &Map<String, Value>, definitions: &Map<String, Value>) -> Shape {
    let shape = |schema: &Value| Shape::compile(schema, definitions);
    let first = said.get("prefixItems").and_then(Value::as_array);
    Shape::List(List {
        first: first.map(|all| all.iter().map(shape).collect()).unwrap_or_default(),
        each: Box::new(said.get("items").map_or(Shape::Anything, shape)),
        count: (count(said, "minItems", 0), count(said, "maxItems", usize::MAX)),
        is_set: said.get("uniqueItems") == Some(&Value::Bool(true)),
    })
}

fn count(said: &Map<String, Value>, word: &str, otherwise: usize) -> usize {
    said.get(word).and_then(Value::as_u64).map_or(otherwise, |count| count as usize)
}

fn object(said: &Map<String, Value>, definitions: &Map<String, Value>) -> Shape {
    let required = said.get("required").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
    let member = |(name, schema): (&String, &Value)| Member {
        name: name.clone(),
        shape: Shape::compile(schema, definitions),
        is_required: required.iter().any(|one| one == name),
    };
    let members = said.get("properties").and_then(Value::as_object);
    let also = ["oneOf", "anyOf"].into_iter().filter_map(|word| Some((word, said.get(word)?)));
    Shape::Object(Object {
        members: members.map(|all| all.iter().map(member).collect()).unwrap_or_default(),
        is_closed: said.get("additionalProperties") == Some(&Value::Bool(false)),
        also: also.map(|(word, cases)| Shape::union(cases, word == "oneOf", definitions)).collect(),
    })
}
