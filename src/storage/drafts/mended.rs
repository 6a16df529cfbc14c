//! Saves what is still usable of a text that has something wrong in it.

use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// What `found` says, and whether that is all of it: where it is not valid as a whole, it is taken part by part, and
/// `usual` stands in for the parts that are not.
pub fn mended<T>(usual: T, found: &Value, valid: impl Fn(&T) -> bool) -> (T, bool)
where
    T: Serialize + DeserializeOwned,
{
    let read = |value: &Value| serde_json::from_value(value.clone()).ok().filter(&valid);
    if let Some(all) = read(found) {
        return (all, true);
    }
    let mut whole = serde_json::to_value(&usual).unwrap_or_default();
    take(&mut whole, "", found, &|value| read(value).is_some());
    (read(&whole).unwrap_or(usual), false)
}

/// Copies what it can of `found` into the part of `whole` at a JSON pointer. Members that `whole` does not have are
/// ignored.
fn take(whole: &mut Value, pointer: &str, found: &Value, valid: &dyn Fn(&Value) -> bool) {
    let Some(part) = whole.pointer_mut(pointer) else { return };
    let before = std::mem::replace(part, found.clone());
    if valid(whole) {
        return;
    }
    let inner: Vec<(String, &Value)> = match (&before, found) {
        (Value::Object(members), Value::Object(found)) => {
            members.keys().filter_map(|key| Some((key.clone(), found.get(key)?))).collect()
        }
        (Value::Array(items), Value::Array(found)) => {
            (0..items.len()).map(|at| at.to_string()).zip(found).collect()
        }
        _ => Vec::new(),
    };
    if let Some(part) = whole.pointer_mut(pointer) {
        *part = before;
    }
    for (key, found) in inner {
        let key = key.replace('~', "~0").replace('/', "~1");
        take(whole, &format!("{pointer}/{key}"), found, valid);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use serde_json::json;

    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    struct Form {
        name: String,
        rows: [[i64; 2]; 2],
        bonus: Option<i64>,
        #[serde(rename = "a/b~c")]
        odd: bool,
    }

    fn usual() -> Form {
        Form { name: "usual".to_owned(), rows: [[1, 2], [3, 4]], bonus: None, odd: false }
    }

    fn mend(found: &Value) -> (Form, bool) {
        mended(usual(), found, |form| form.bonus != Some(13))
    }

    #[test]
    fn what_is_right_is_taken_as_it_is() {
        let found = json!({ "name": "x", "rows": [[9, 9], [9, 9]], "bonus": 5, "a/b~c": true });
        let form = Form { name: "x".to_owned(), rows: [[9; 2]; 2], bonus: Some(5), odd: true };
        assert_eq!(mend(&found), (form, true));
    }

    #[test]
    fn one_bad_value_costs_itself_alone() {
        let found = json!({ "name": 7, "rows": [[9, "x"], [9]], "bonus": 13, "a/b~c": true, "more": 1 });
        assert_eq!(mend(&found), (Form { rows: [[9, 2], [9, 4]], odd: true, ..usual() }, false));
        assert_eq!(mend(&json!({ "bonus": 5 })), (Form { bonus: Some(5), ..usual() }, false));
    }

    #[test]
    fn nonsense_is_as_good_as_nothing() {
        for found in [json!(null), json!([1]), json!({}), json!("name")] {
            assert_eq!(mend(&found), (usual(), false));
        }
    }
}
