//! What is wrong with a command line, in one sentence, from what clap reports.

use clap::{
    Error,
    error::{ContextKind, ContextValue, ErrorKind},
};

use common::commands::BadValue;
use text::{Texts, plain};

/// The sentence.
pub(super) fn sentence(texts: &Texts, error: &Error) -> String {
    let of = |kind| error.get(kind).map_or_else(String::new, |of| plain(&of.to_string()));
    let (argument, value) = (of(ContextKind::InvalidArg), of(ContextKind::InvalidValue));
    let what = match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => texts.usage_no_value(&argument),
        ErrorKind::InvalidValue => match error.get(ContextKind::ValidValue) {
            Some(ContextValue::Strings(valid)) => {
                texts.usage_not_one_of(&value, &argument, &valid.join(", "))
            }
            _ => texts.usage_value(&value, &argument),
        },
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).and_then(|why| why.downcast_ref::<BadValue>());
            why.map_or_else(|| texts.usage_value(&value, &argument), |why| why.told(texts, &value, &argument))
        }
        ErrorKind::UnknownArgument => match of(ContextKind::SuggestedArg).as_str() {
            "" => texts.usage_unknown(&argument),
            like => texts.usage_unknown_like(&argument, like),
        },
        ErrorKind::InvalidSubcommand => {
            let command = of(ContextKind::InvalidSubcommand);
            match of(ContextKind::SuggestedSubcommand).as_str() {
                "" => texts.usage_no_command(&command),
                like => texts.usage_no_command_like(&command, like),
            }
        }
        ErrorKind::MissingRequiredArgument => texts.usage_missing(&argument),
        ErrorKind::ArgumentConflict => texts.usage_conflict(&argument, &of(ContextKind::PriorArg)),
        ErrorKind::TooManyValues => texts.usage_too_many(&value, &argument),
        ErrorKind::InvalidUtf8 => texts.usage_letters().to_owned(),
        // Other errors need settings of clap that this command line does not use.
        _ => error.to_string().lines().next().unwrap_or_default().to_owned(),
    };
    texts.usage_see_help(&what)
}
