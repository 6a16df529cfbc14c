//! Changes to a record: every member and element is replaced, removed, renamed or repeated.

use std::collections::BTreeSet;

use serde_json::{Map, Value, json};

/// A change: where it is, and the record after it.
pub type Change<'a> = (String, Box<dyn Fn() -> Value + 'a>);

/// All changes to a record, member by member, except to entries and other members whose form was already seen in a
/// record of the same kind.
pub fn mutations<'a>(record: &'a Value, seen: &mut BTreeSet<String>) -> Vec<Change<'a>> {
    let kind = format!("{} {} {}", record["game"], record["kind"], record["version"]);
    let mut changes = Vec::new();
    let members = record.as_object().unwrap();
    for (name, value) in members.iter().filter(|(name, _)| *name != "log") {
        if seen.insert(format!("{kind} {name} {}", form(value))) {
            below(record, &format!("/{name}"), &mut changes);
        }
    }
    if seen.insert(kind.clone()) {
        of_value(record, "", &mut changes);
        of_value(record, "/log", &mut changes);
    }
    for (k, entry) in record["log"].as_array().unwrap().iter().enumerate() {
        if seen.insert(format!("{kind} {}", form(entry))) {
            below(record, &format!("/log/{k}"), &mut changes);
        }
    }
    changes
}

/// The form of a value: its members and their types, and the names of events and codes, but no other values.
fn form(value: &Value) -> String {
    match value {
        Value::Object(members) => {
            let member = |(name, value): (&String, &Value)| match value.as_str() {
                Some(text) if ["event", "code"].contains(&name.as_str()) => format!("{name}={text}"),
                _ => format!("{name}:{}", form(value)),
            };
            members.iter().map(member).collect::<Vec<_>>().join(",")
        }
        Value::Array(list) => format!("[{}]", list.first().map(form).unwrap_or_default()),
        Value::Null => "null".to_owned(),
        Value::Bool(_) => "truth".to_owned(),
        Value::Number(_) => "number".to_owned(),
        Value::String(_) => "text".to_owned(),
    }
}

/// All changes to a value and to everything below it.
fn below<'a>(record: &'a Value, pointer: &str, changes: &mut Vec<Change<'a>>) {
    of_value(record, pointer, changes);
    match record.pointer(pointer) {
        Some(Value::Object(members)) => {
            members.keys().for_each(|name| below(record, &format!("{pointer}/{name}"), changes));
        }
        // The elements of a list are alike: the first and the last will do.
        Some(Value::Array(list)) if !list.is_empty() => {
            let ends = BTreeSet::from([0, list.len() - 1]);
            ends.into_iter().for_each(|k| below(record, &format!("{pointer}/{k}"), changes));
        }
        _ => {}
    }
}

/// All changes to one value.
fn of_value<'a>(record: &'a Value, pointer: &str, changes: &mut Vec<Change<'a>>) {
    let value = record.pointer(pointer).unwrap();
    let with = |at: &str, new: Value| -> Change<'a> {
        let at = at.to_owned();
        let place = at.clone();
        (
            at,
            Box::new(move || {
                let mut record = record.clone();
                *record.pointer_mut(&place).unwrap() = new.clone();
                record
            }),
        )
    };
    if !pointer.is_empty() {
        changes.extend(others(value).into_iter().filter(|new| new != value).map(|new| with(pointer, new)));
    }
    if let Value::Object(members) = value {
        for name in members.keys() {
            let at = format!("{pointer}/{name}");
            let (outer, name) = (pointer.to_owned(), name.clone());
            for new in [None, Some(format!("{name}_")), Some(name.to_uppercase())] {
                let (outer, name, new) = (outer.clone(), name.clone(), new.clone());
                changes.push((
                    at.clone(),
                    Box::new(move || {
                        let mut record = record.clone();
                        let place = record.pointer_mut(&outer).unwrap();
                        let renamed =
                            |key: &String| if *key == name { new.clone() } else { Some(key.clone()) };
                        let members = place.as_object().unwrap().iter();
                        let members: Map<String, Value> =
                            members.filter_map(|(key, value)| Some((renamed(key)?, value.clone()))).collect();
                        *place = members.into();
                        record
                    }),
                ));
            }
        }
    }
}

/// Values that a schema accepts: each of several cases, and every member in each of its forms.
pub fn instances(schema: &Value, root: &Value) -> Vec<Value> {
    if let Some(reference) = schema["$ref"].as_str() {
        let mut whole = root.pointer(reference.trim_start_matches('#')).unwrap().clone();
        let beside = schema.as_object().unwrap().iter().filter(|(word, _)| *word != "$ref");
        whole.as_object_mut().unwrap().extend(beside.map(|(word, said)| (word.clone(), said.clone())));
        return instances(&whole, root);
    }
    if let Some(one) = schema.get("const") {
        return vec![one.clone()];
    }
    let cases = schema.get("oneOf").or(schema.get("anyOf")).and_then(Value::as_array);
    if let Some(members) = schema["properties"].as_object() {
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let ways: Vec<(&String, Vec<Value>)> =
            members.iter().map(|(name, schema)| (name, instances(schema, root))).collect();
        let first: Map<String, Value> =
            ways.iter().map(|(name, ways)| ((*name).clone(), ways[0].clone())).collect();
        let mut all = vec![first.clone()];
        all.push(first.clone().into_iter().filter(|(name, _)| required.contains(&name.as_str())).collect());
        for (name, ways) in ways {
            all.extend(ways.into_iter().skip(1).map(|way| {
                let mut other = first.clone();
                other.insert(name.clone(), way);
                other
            }));
        }
        all.dedup();
        // Cases that only restrict what is there add nothing new.
        let beside = cases.into_iter().flatten().filter(|case| case.get("type").is_some());
        let beside: Vec<Value> = beside.flat_map(|case| instances(case, root)).collect();
        if beside.is_empty() {
            return all.into_iter().map(Value::Object).collect();
        }
        let with = |one: &Value| {
            let members = all[0].clone().into_iter().chain(one.as_object().unwrap().clone());
            Value::Object(members.collect())
        };
        return beside.iter().map(with).collect();
    }
    if let Some(cases) = cases {
        let are_names = cases.iter().all(|case| case.get("const").is_some());
        return cases
            .iter()
            .take(if are_names { 1 } else { cases.len() })
            .flat_map(|case| instances(case, root))
            .collect();
    }
    if let Some(all) = schema["enum"].as_array() {
        return vec![all[0].clone()];
    }
    match &schema["type"] {
        Value::Array(kinds) => {
            let of_kind = |kind: &Value| {
                let mut one = schema.clone();
                one["type"] = kind.clone();
                instances(&one, root)
            };
            kinds.iter().flat_map(of_kind).collect()
        }
        Value::String(kind) => match kind.as_str() {
            "null" => vec![Value::Null],
            "boolean" => vec![json!(true)],
            "integer" => vec![json!(schema["minimum"].as_i64().unwrap_or(0).max(0))],
            "string" => vec![schema["examples"].get(0).cloned().unwrap_or(json!(""))],
            "array" => {
                if let Some(first) = schema["prefixItems"].as_array() {
                    return vec![first.iter().map(|one| instances(one, root).remove(0)).collect()];
                }
                let count = schema["minItems"].as_u64().unwrap_or(1) as usize;
                let mut of_each = instances(&schema["items"], root);
                if schema["uniqueItems"] == true {
                    of_each = names(&schema["items"], root);
                }
                if count <= 1 {
                    return of_each.into_iter().map(|one| json!([one])).collect();
                }
                vec![of_each.into_iter().cycle().take(count).collect()]
            }
            _ => vec![json!({})],
        },
        _ => vec![json!("anything")],
    }
}

/// All names that a schema accepts.
fn names(schema: &Value, root: &Value) -> Vec<Value> {
    let schema = match schema["$ref"].as_str() {
        Some(reference) => root.pointer(reference.trim_start_matches('#')).unwrap(),
        None => schema,
    };
    schema["oneOf"].as_array().into_iter().flatten().map(|case| case["const"].clone()).collect()
}

/// What to put in place of a value.
fn others(value: &Value) -> Vec<Value> {
    let mut others = vec![
        json!(null),
        json!(true),
        json!(0),
        json!(1),
        json!(2),
        json!(7),
        json!(-1),
        json!(1.5),
        json!(300),
        json!(70_000),
        json!(5_000_000_000_u64),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(1e30),
        json!(""),
        json!("x"),
        json!("P00"),
        json!([]),
        json!([7]),
        json!([[7]]),
        json!({}),
        json!({"no": "thing"}),
        json!([value]),
    ];
    match value {
        Value::Number(number) => {
            let number = number.as_f64().unwrap();
            others.extend([
                json!(number),
                json!(number + 0.5),
                json!(number.to_string()),
                json!(-number - 3.0),
            ]);
        }
        Value::String(text) => {
            let long = |letters| "x".repeat(letters);
            others.extend([
                json!(format!("{text}x")),
                json!(text.to_uppercase()),
                json!({text.clone(): null}),
            ]);
            others.extend([json!(long(500)), json!(long(501)), json!(long(20_001))]);
        }
        Value::Array(list) => {
            let repeated =
                |times: usize| list.iter().cycle().take(list.len() * times).cloned().collect::<Value>();
            let one_more: Value = list.iter().chain(list.last()).cloned().collect();
            let with_null: Value = list.iter().chain([&Value::Null]).cloned().collect();
            let without_last: Value = list.iter().take(list.len().saturating_sub(1)).cloned().collect();
            others.extend([one_more, with_null, without_last, repeated(2)]);
            let members: Map<String, Value> =
                list.iter().enumerate().map(|(k, value)| (k.to_string(), value.clone())).collect();
            others.push(members.into());
        }
        Value::Object(members) => {
            others.push(members.values().cloned().collect());
            others.push(members.keys().cloned().collect());
            let with_more = members.clone().into_iter().chain([("more".to_owned(), json!(1))]);
            others.push(Value::Object(with_more.collect()));
        }
        Value::Null | Value::Bool(_) => {}
    }
    others
}
