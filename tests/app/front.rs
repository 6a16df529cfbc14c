//! Home and the pages around it.
