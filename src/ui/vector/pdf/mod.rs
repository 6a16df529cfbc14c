//! Pages as PDF 1.7, with the letters of their fonts embedded.

mod contents;
mod fonts;
mod stream;

use std::collections::BTreeSet;

use pdf_writer::{Finish as _, Name, Pdf, Rect, Ref, TextStr};

use super::page::Page;
use contents::Contents;
use fonts::Fonts;
use stream::compressed;

/// The file: a title, the language of the texts (such as `en`), and the pages in their true size.
#[must_use]
pub fn write(pages: &[Page], title: &str, language: &str) -> Vec<u8> {
    let mut last = 0;
    let mut next = || {
        last += 1;
        Ref::new(last)
    };
    let (catalog, tree, info) = (next(), next(), next());
    let mut fonts = Fonts::of(pages);
    let mut alphas = BTreeSet::new();
    let written: Vec<Contents> =
        pages.iter().map(|page| Contents::of(page, &mut fonts, &mut alphas)).collect();
    let mut pdf = Pdf::new();
    pdf.catalog(catalog).pages(tree).lang(TextStr(language));
    pdf.document_info(info).title(TextStr(title)).producer(TextStr("Alhambra Companion"));
    let font_ids: Vec<(String, Ref)> =
        fonts.used().map(|(name, font)| (name, font.write(&mut pdf, &mut next))).collect();
    let alpha_ids: Vec<(String, Ref)> = alphas
        .into_iter()
        .map(|alpha| {
            let (id, part) = (next(), f32::from(alpha) / 255.0);
            pdf.ext_graphics(id).non_stroking_alpha(part).stroking_alpha(part);
            (contents::alpha_name(alpha), id)
        })
        .collect();
    let page_ids: Vec<Ref> = pages.iter().map(|_| next()).collect();
    for ((page, contents), &id) in pages.iter().zip(written).zip(&page_ids) {
        let stream = next();
        let paper = page.paper();
        let mut dictionary = pdf.page(id);
        dictionary.media_box(Rect::new(0.0, 0.0, paper.x, paper.y)).parent(tree).contents(stream);
        let mut resources = dictionary.resources();
        resources.fonts().pairs(font_ids.iter().map(|(name, id)| (Name(name.as_bytes()), *id)));
        resources.ext_g_states().pairs(alpha_ids.iter().map(|(name, id)| (Name(name.as_bytes()), *id)));
        resources.finish();
        dictionary.finish();
        compressed(&mut pdf, stream, &contents.bytes());
    }
    let count = i32::try_from(page_ids.len()).unwrap_or_default();
    pdf.pages(tree).kids(page_ids).count(count);
    pdf.finish()
}
