//! A table as a workbook for spreadsheets: one sheet with bold heads that stay in sight, numbers as numbers, days as days
//! and columns as wide as what stands in them. A text is a string, never a formula, whatever it begins with.

use std::io;

use rust_xlsxwriter::{ColNum, DocProperties, ExcelDateTime, Format, RowNum, Workbook, Worksheet, XlsxError};

use crate::csv::{Field, Table};

/// No column is wider, in pixels of a spreadsheet: what a screen takes.
const WIDEST: u32 = 285;
/// The number of the format that spreadsheets write as a day in the way of their place.
const DAY_FORMAT: u8 = 14;
/// A name of a sheet has so many letters at most, and none of these.
const NAME: usize = 31;
const NOT_IN_NAMES: [char; 8] = ['[', ']', ':', '*', '?', '/', '\\', '\''];

impl Table {
    /// The file, with this name of its sheet. The same table is the same file at any time.
    ///
    /// # Errors
    /// When a sheet does not hold it: 1,048,575 lines, 16,384 columns, and 32,767 letters in a field.
    pub fn workbook(&self, name: &str) -> io::Result<Vec<u8>> {
        self.written(name).map_err(io::Error::other)
    }

    fn written(&self, name: &str) -> Result<Vec<u8>, XlsxError> {
        let mut workbook = Workbook::new();
        let at_any_time = ExcelDateTime::from_ymd(2000, 1, 1)?;
        workbook.set_properties(&DocProperties::new().set_creation_datetime(&at_any_time));
        let sheet = workbook.add_worksheet();
        let name: String = name.chars().filter(|letter| !NOT_IN_NAMES.contains(letter)).take(NAME).collect();
        if !name.trim().is_empty() {
            sheet.set_name(name)?;
        }
        sheet.set_freeze_panes(1, 0)?;
        let (plain, head) = (Format::new(), Format::new().set_bold());
        let day = Format::new().set_num_format_index(DAY_FORMAT);
        for (row, fields) in (0..).zip(self.rows()) {
            for (column, field) in (0..).zip(fields) {
                let format = match field {
                    Field::Day(_) => &day,
                    _ if row == 0 => &head,
                    _ => &plain,
                };
                write(sheet, (row, column), field, format)?;
            }
        }
        sheet.set_autofit_max_width(WIDEST).autofit();
        workbook.save_to_buffer()
    }
}

fn write(
    sheet: &mut Worksheet,
    (row, column): (RowNum, ColNum),
    field: &Field,
    format: &Format,
) -> Result<(), XlsxError> {
    match field {
        Field::Text(text) if text.is_empty() => return Ok(()),
        Field::Text(text) => sheet.write_string_with_format(row, column, text, format)?,
        Field::Number(number) => match number.parse::<f64>() {
            Ok(number) => sheet.write_number_with_format(row, column, number, format)?,
            Err(_) => sheet.write_string_with_format(row, column, number, format)?,
        },
        Field::Day(day) => {
            let [month, of_month] = [day.month(), day.day()].map(i8::unsigned_abs);
            match ExcelDateTime::from_ymd(day.year().unsigned_abs(), month, of_month) {
                Ok(day) => sheet.write_datetime_with_format(row, column, day, format)?,
                // Days of spreadsheets begin in 1900.
                Err(_) => sheet.write_string(row, column, day.to_string())?,
            }
        }
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_table_is_the_same_file() {
        let table = Table::new(["A"], vec![vec!["=1+1".into()], vec![Field::whole(3)]]);
        assert_eq!(table.workbook("Plays").unwrap(), table.workbook("Plays").unwrap());
    }

    #[test]
    fn a_day_before_those_of_spreadsheets_is_a_text() {
        let table = Table::new(["Day"], vec![vec![Field::Day(jiff::civil::date(1815, 6, 18))]]);
        assert!(table.workbook("Plays").is_ok());
    }

    #[test]
    fn a_name_that_no_sheet_may_have_is_made_one() {
        let table = Table::new(["A"], Vec::new());
        for name in ["", " ", "a/b:c", "[]", "'", &"long ".repeat(20)] {
            assert!(table.workbook(name).is_ok(), "{name}");
        }
    }
}
