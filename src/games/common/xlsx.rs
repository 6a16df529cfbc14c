//! A table as a workbook for spreadsheets (ECMA-376): one sheet with bold heads that stay in sight, numbers as numbers,
//! days as days and columns as wide as what stands in them. A text is a string, never a formula, whatever it begins with.

use jiff::civil::{Date, date};

use crate::{
    csv::{Field, Table},
    zip::zip,
};

/// What every part begins with.
const XML: &str = r#"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"#;
/// The namespaces: of sheets, of what belongs together within a document, and of packages.
const MAIN: &str = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
/// What a part is.
const KIND: &str = "application/vnd.openxmlformats-officedocument.spreadsheetml";
/// Formats of cells, as `styles` lists them.
const HEAD: usize = 1;
const DAY: usize = 2;
/// The number of the format that spreadsheets write as a day in the way of their place.
const DAY_FORMAT: usize = 14;
/// The columns are so wide, in letters: with some air, and no wider than a screen takes.
const AIR: usize = 2;
const WIDEST: usize = 40;
/// A name of a sheet has so many letters at most, and none of these.
const NAME: usize = 31;
const NOT_IN_NAMES: [char; 8] = ['[', ']', ':', '*', '?', '/', '\\', '\''];

impl Table {
    /// The file, with this name of its sheet.
    #[must_use]
    pub fn workbook(&self, name: &str) -> Vec<u8> {
        let name: String = name.chars().filter(|letter| !NOT_IN_NAMES.contains(letter)).take(NAME).collect();
        zip(&[
            ("[Content_Types].xml", content_types()),
            ("_rels/.rels", relations(&[("officeDocument", "xl/workbook.xml")])),
            ("xl/workbook.xml", workbook(&name)),
            (
                "xl/_rels/workbook.xml.rels",
                relations(&[("worksheet", "worksheets/sheet1.xml"), ("styles", "styles.xml")]),
            ),
            ("xl/styles.xml", styles()),
            ("xl/worksheets/sheet1.xml", sheet(self)),
        ])
    }
}

fn content_types() -> String {
    let part = |name: &str, kind: &str| {
        format!(r#"<Override PartName="/xl/{name}.xml" ContentType="{KIND}.{kind}+xml"/>"#)
    };
    format!(
        r#"{XML}
<Types xmlns="{PACKAGE}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
{}{}{}</Types>"#,
        part("workbook", "sheet.main"),
        part("worksheets/sheet1", "worksheet"),
        part("styles", "styles"),
    )
}

/// What belongs to a part, by kind and path.
fn relations(parts: &[(&str, &str)]) -> String {
    let part = |(number, (kind, path)): (usize, &(&str, &str))| {
        format!(r#"<Relationship Id="rId{number}" Type="{RELATIONS}/{kind}" Target="{path}"/>"#)
    };
    let parts: String = (1..).zip(parts).map(part).collect();
    format!(
        r#"{XML}
<Relationships xmlns="{PACKAGE}/relationships">{parts}</Relationships>"#
    )
}

fn workbook(name: &str) -> String {
    format!(
        r#"{XML}
<workbook xmlns="{MAIN}" xmlns:r="{RELATIONS}">
<sheets><sheet name="{}" sheetId="1" r:id="rId1"/></sheets></workbook>"#,
        escaped(name)
    )
}

/// Plain, bold, and a day.
fn styles() -> String {
    format!(
        r#"{XML}
<styleSheet xmlns="{MAIN}">
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>
<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>
<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>
<xf numFmtId="{DAY_FORMAT}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>"#
    )
}

fn sheet(table: &Table) -> String {
    let mut widths: Vec<usize> = Vec::new();
    let (mut rows, mut count) = (String::new(), 0);
    for (number, fields) in (1..).zip(table.rows()) {
        widths.resize(widths.len().max(fields.len()), 0);
        rows += &format!(r#"<row r="{number}">"#);
        for (column, field) in fields.iter().enumerate() {
            widths[column] = widths[column].max(letters(field));
            rows += &cell(field, &format!("{}{number}", column_name(column)), number == 1);
        }
        rows += "</row>";
        count = number;
    }
    let column = |(number, letters): (usize, &usize)| {
        let width = (letters + AIR).min(WIDEST);
        format!(r#"<col min="{number}" max="{number}" width="{width}" customWidth="1"/>"#)
    };
    let columns: String = (1..).zip(&widths).map(column).collect();
    let columns = if columns.is_empty() { columns } else { format!("<cols>{columns}</cols>") };
    let last = column_name(widths.len().saturating_sub(1));
    format!(
        r#"{XML}
<worksheet xmlns="{MAIN}"><dimension ref="A1:{last}{count}"/>
<sheetViews><sheetView tabSelected="1" workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
{columns}<sheetData>{rows}</sheetData></worksheet>"#
    )
}

fn cell(field: &Field, place: &str, is_head: bool) -> String {
    match field {
        Field::Text(text) if text.is_empty() => String::new(),
        Field::Text(text) => {
            let style = if is_head { HEAD } else { 0 };
            let text = escaped(text);
            format!(
                r#"<c r="{place}" s="{style}" t="inlineStr"><is><t xml:space="preserve">{text}</t></is></c>"#
            )
        }
        Field::Number(number) => format!(r#"<c r="{place}"><v>{number}</v></c>"#),
        Field::Day(day) => format!(r#"<c r="{place}" s="{DAY}"><v>{}</v></c>"#, serial(*day)),
    }
}

/// The days since the day before 1 January 1900, as spreadsheets count them: they believe in a 29 February of 1900.
fn serial(day: Date) -> i32 {
    let days = (day - date(1899, 12, 30)).get_days();
    if days <= 60 { days - 1 } else { days }
}

fn letters(field: &Field) -> usize {
    match field {
        Field::Text(text) | Field::Number(text) => text.chars().count(),
        Field::Day(day) => day.to_string().len(),
    }
}

/// A, B, … Z, AA, AB, …
fn column_name(column: usize) -> String {
    let letter = char::from(b'A' + (column % 26) as u8);
    match column / 26 {
        0 => letter.to_string(),
        before => format!("{}{letter}", column_name(before - 1)),
    }
}

/// A text within XML; what XML cannot hold is left out.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\t' | '\n' => escaped.push(letter),
            '\r' => escaped += "&#13;",
            '\0'..='\x1f' | '\u{fffe}' | '\u{ffff}' => {}
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_named_as_spreadsheets_do() {
        let names = [0, 25, 26, 51, 52, 701, 702].map(column_name);
        assert_eq!(names, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn days_are_counted_as_spreadsheets_do() {
        let days = [date(1900, 1, 1), date(1900, 2, 28), date(1900, 3, 1), date(2026, 1, 31)].map(serial);
        assert_eq!(days, [1, 59, 61, 46053]);
    }

    #[test]
    fn a_text_is_never_markup_and_what_xml_cannot_hold_is_left_out() {
        assert_eq!(escaped("<a & \"b\">\0\u{1b}\r"), "&lt;a &amp; &quot;b&quot;&gt;&#13;");
    }

    #[test]
    fn the_same_table_is_the_same_file() {
        let table = Table::new(["A"], vec![vec!["=1+1".into()], vec![Field::whole(3)]]);
        assert_eq!(table.workbook("Plays"), table.workbook("Plays"));
        assert!(sheet(&table).contains(r#"t="inlineStr"><is><t xml:space="preserve">=1+1</t>"#));
    }
}
