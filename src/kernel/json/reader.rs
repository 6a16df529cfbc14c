//! Reads types from a value of JSON that has their shape.

use std::fmt;

use serde::{
    Deserializer,
    de::{
        self, IntoDeserializer, Visitor,
        value::{MapAccessDeserializer, MapDeserializer, SeqDeserializer},
    },
    forward_to_deserialize_any,
};
use serde_json::{Map, Value};

/// A type does not take a value. Why, and where, is said by its shape.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Unfit;

impl de::Error for Unfit {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unfit")
    }
}

impl std::error::Error for Unfit {}

/// Whole numbers below this are exact, however they are written.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// A value to be read from.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a>(pub &'a Value);

impl<'de> IntoDeserializer<'de, Unfit> for Reader<'de> {
    type Deserializer = Self;

    fn into_deserializer(self) -> Self {
        self
    }
}

/// The members of an object, each to be read from.
fn members<'a>(
    object: &'a Map<String, Value>,
) -> MapDeserializer<'a, impl Iterator<Item = (&'a str, Reader<'a>)>, Unfit> {
    MapDeserializer::new(object.iter().map(|(name, value)| (name.as_str(), Reader(value))))
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Unfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(value) => visitor.visit_bool(*value),
            Value::Number(number) => match (number.as_u64(), number.as_i64(), number.as_f64()) {
                (Some(number), ..) => visitor.visit_u64(number),
                (None, Some(number), _) => visitor.visit_i64(number),
                // 5.0 is 5, however it is written.
                (None, None, Some(number)) if number.fract() == 0.0 && number.abs() < EXACT => {
                    visitor.visit_i64(number as i64)
                }
                (None, None, number) => visitor.visit_f64(number.unwrap_or(f64::NAN)),
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

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unfit> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unfit> {
        match self.0 {
            Value::String(name) => visitor.visit_enum(name.as_str().into_deserializer()),
            Value::Object(object) => visitor.visit_enum(MapAccessDeserializer::new(members(object))),
            _ => Err(Unfit),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}
