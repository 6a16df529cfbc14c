//! Reads types from a value of JSON, with a [`Mismatch`] where they do not fit.

use serde::{
    Deserializer,
    de::{
        Error as _, IntoDeserializer, Unexpected, Visitor,
        value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer},
    },
    forward_to_deserialize_any,
};
use serde_json::{Map, Value};

use super::mismatch::Mismatch;

/// A value to be read from.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a>(pub &'a Value);

impl<'de> IntoDeserializer<'de, Mismatch> for Reader<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// The members of an object, each to be read from.
fn members<'a>(
    object: &'a Map<String, Value>,
) -> MapDeserializer<'a, impl Iterator<Item = (&'a str, Reader<'a>)>, Mismatch> {
    MapDeserializer::new(object.iter().map(|(name, value)| (name.as_str(), Reader(value))))
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Mismatch;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64()) {
                (Some(number), _) => visitor.visit_u64(number),
                (None, Some(number)) => visitor.visit_i64(number),
                (None, None) => visitor.visit_f64(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => visitor.visit_borrowed_str(text),
            Value::Array(list) => {
                let mut elements = SeqDeserializer::new(list.iter().map(Reader));
                let value = visitor.visit_seq(&mut elements)?;
                elements.end()?;
                Ok(value)
            }
            Value::Object(object) => visitor.visit_map(members(object)),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        let wrong = |found| Err(Mismatch::invalid_type(found, &"a string"));
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.as_str().into_deserializer()),
            Value::Object(object) => visitor.visit_enum(MapAccessDeserializer::new(members(object))),
            Value::Null => wrong(Unexpected::Unit),
            Value::Bool(value) => wrong(Unexpected::Bool(*value)),
            Value::Number(number) => match number.as_i64() {
                Some(number) => wrong(Unexpected::Signed(number)),
                None => wrong(Unexpected::Float(number.as_f64().unwrap_or(f64::NAN))),
            },
            Value::Array(_) => wrong(Unexpected::Seq),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, de::DeserializeOwned};
    use serde_json::json;

    use super::{
        super::mismatch::{Found, Mismatch, Wanted},
        *,
    };

    fn typed<T: DeserializeOwned>(value: &Value) -> Result<T, Mismatch> {
        T::deserialize(Reader(value))
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    enum Event {
        Move { to: u8, way: Way, note: Option<String> },
        Stop {},
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Way {
        Up,
        Down,
    }

    #[test]
    fn a_value_that_fits_is_read_and_another_says_why_not() {
        let read = typed::<Event>;
        let good = json!({"event": "move", "to": 3, "way": "up", "note": null, "more": [1]});
        assert_eq!(read(&good), Ok(Event::Move { to: 3, way: Way::Up, note: None }));
        assert_eq!(read(&json!({"event": "stop"})), Ok(Event::Stop {}));
        assert_eq!(typed(&json!("down")), Ok(Way::Down));
        assert_eq!(typed(&json!([[1, 2], [3, 4]])), Ok([[1_u8, 2], [3, 4]]));
        let value = |text: &str| Found::Value(text.to_owned());
        let unknown = |found: &str, known| Mismatch::Unknown { found: found.to_owned(), known };
        for (json, why) in [
            (json!(3), Mismatch::Kind { found: value("3"), wanted: Wanted::Object }),
            (json!({}), Mismatch::Missing("event".to_owned())),
            (json!({"event": "dance"}), unknown("dance", vec!["move", "stop"])),
            (json!({"event": "move", "way": "up"}), Mismatch::Missing("to".to_owned())),
            (json!({"event": "move", "to": 3, "way": "left"}), unknown("left", vec!["up", "down"])),
            (
                json!({"event": "move", "to": 300, "way": "up"}),
                Mismatch::Kind { found: value("300"), wanted: Wanted::Whole(Some(255)) },
            ),
            (
                json!({"event": "move", "to": 3, "way": "up", "note": {}}),
                Mismatch::Kind { found: Found::Object, wanted: Wanted::Text },
            ),
        ] {
            assert_eq!(read(&json), Err(why), "{json}");
        }
        assert_eq!(typed::<[u8; 2]>(&json!([1])), Err(Mismatch::Length { found: 1, wanted: 2 }));
        let list = Mismatch::Kind { found: Found::List, wanted: Wanted::Text };
        assert_eq!(typed::<Way>(&json!([1])), Err(list));
    }
}
