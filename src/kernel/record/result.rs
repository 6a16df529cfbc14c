//! The result that a record claims, checked against the one that the log yields.

use serde::Serialize;
use serde_json::Value;

use super::RecordFault;
use crate::json::brief;

/// Every figure of a claim that is not the true one's.
pub(super) fn differences<R: Serialize, G>(claimed: &R, truth: &R) -> Vec<RecordFault<G>> {
    let (Ok(claimed), Ok(found)) = (serde_json::to_value(claimed), serde_json::to_value(truth)) else {
        return Vec::new();
    };
    let mut differences = Vec::new();
    compare("result", &claimed, &found, &mut differences);
    differences
}

fn compare<G>(path: &str, claimed: &Value, found: &Value, differences: &mut Vec<RecordFault<G>>) {
    match (claimed, found) {
        (Value::Object(a), Value::Object(b)) => {
            for (key, value) in a {
                compare(&format!("{path}.{key}"), value, b.get(key).unwrap_or(&Value::Null), differences);
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() != b.len() => {
            let figure = path.to_owned();
            differences.push(RecordFault::ResultLength { figure, claimed: a.len(), found: b.len() });
        }
        (Value::Array(a), Value::Array(b)) => {
            for (i, (a, b)) in (1..).zip(a.iter().zip(b)) {
                compare(&format!("{path}[{i}]"), a, b, differences);
            }
        }
        _ if claimed != found => {
            differences.push(RecordFault::Result {
                figure: path.to_owned(),
                claimed: brief(&claimed.to_string()),
                found: found.to_string(),
            });
        }
        _ => {}
    }
}
