//! The photo of a table, in a window over the page: looked at, chosen, removed.

use egui::{
    Align2, ColorImage, Image, Key as Press, Rect, Response, Role, Sense, TextureHandle, TextureOptions, Ui,
    WidgetInfo, vec2,
};

use crate::{AppCommand, AppState, PHOTO_WINDOW, Photo, PhotoCommand, PhotoWindow};
use text::Texts;
use ui::{
    actions::Action,
    announcer,
    ask::Ask,
    dialogs,
    drawing::symbols::Symbol,
    list_page::{Question, question},
    theme::{self, TextSize, Theme},
};

/// What a photo gets of the height of the program's window.
const SHARE: f32 = 0.6;

/// What the window remembers.
#[derive(Default)]
pub struct PhotoScreen {
    /// The photo that is shown, by its number.
    texture: Option<(u64, TextureHandle)>,
    /// A photo is being made.
    is_making: bool,
    /// How many photos were taken, as far as it was said.
    taken: u32,
    question: Option<Question<PhotoCommand>>,
}

impl PhotoScreen {
    /// Shows the window, if it is open.
    pub fn show(&mut self, ui: &Ui, app: &AppState, commands: &mut Vec<AppCommand>) {
        let Some(window) = &app.photo else {
            *self = Self::default();
            return;
        };
        let texts = &app.texts;
        let mut asked = Vec::new();
        let modal = dialogs::window(ui, PHOTO_WINDOW, theme::size::WIDE_DIALOG, |ui| {
            if dialogs::title(ui, texts, texts.photo(), Some(Press::Escape)) {
                asked.push(PhotoCommand::Close);
            }
            let shown = self.photo(ui, texts, window);
            self.working(ui, texts, window, shown.rect);
            ui.add_space(theme::space::SMALL);
            ui.horizontal_wrapped(|ui| self.buttons(ui, app, window, &mut asked));
        });
        if modal.should_close() {
            asked.push(PhotoCommand::Close);
        }
        question(&mut self.question, ui, texts, app.errors, &mut asked);
        commands.extend(asked.into_iter().map(AppCommand::Photo));
    }

    fn photo(&mut self, ui: &mut Ui, texts: &Texts, window: &PhotoWindow) -> Response {
        let theme = Theme::of(ui.ctx());
        let room = vec2(ui.available_width(), ui.ctx().content_rect().height() * SHARE);
        let Photo::Shown(number, pixels) = &window.photo else {
            let (place, response) =
                ui.allocate_exact_size(vec2(room.x, theme::size::TALL * 2.0), Sense::hover());
            let is_read = window.is_busy() && window.percent().is_none();
            let words = if is_read { texts.photo_awaited() } else { texts.photo_none() };
            let font = theme::body(TextSize::TEXT);
            ui.painter().text(place.center(), Align2::CENTER_CENTER, words, font, theme.ink_soft);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
            return response;
        };
        let texture = match &self.texture {
            Some((shown, texture)) if shown == number => texture,
            _ => {
                // The window is placed by its size in the last frame.
                ui.ctx().request_repaint();
                let image = ColorImage::from_rgb(pixels.size, &pixels.rgb);
                let texture = ui.ctx().load_texture("photo", image, TextureOptions::LINEAR);
                &self.texture.insert((*number, texture)).1
            }
        };
        let size = texture.size_vec2();
        let scale = (room.x / size.x).min(room.y / size.y).min(1.0);
        let (place, response) = ui.allocate_exact_size(vec2(room.x, size.y * scale), Sense::hover());
        let place = Rect::from_center_size(place.center(), size * scale);
        Image::from_texture(texture).paint_at(ui, place);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, texts.photo()));
        response
    }

    fn buttons(&mut self, ui: &mut Ui, app: &AppState, window: &PhotoWindow, asked: &mut Vec<PhotoCommand>) {
        let texts = &app.texts;
        let has_one = matches!(window.photo, Photo::Shown(..));
        let label = if has_one { texts.photo_replace() } else { texts.photo_choose() };
        let choose = Action::new(label, ()).icon(Symbol::Plus).key(Press::O);
        let choose = if has_one { choose } else { choose.primary() };
        if choose.show(ui, texts).is_some() {
            let ask = Ask::to_read(texts.photo(), texts.photo_hint(), texts.photo_take());
            self.question = Some(Question::Path(ask, Box::new(PhotoCommand::Choose)));
        }
        let remove = Action::new(texts.photo_remove(), ()).icon(Symbol::Trash).key(Press::Delete);
        if remove.enabled_if(has_one, texts.photo_none()).show(ui, texts).is_some() {
            let loss = [PhotoCommand::Remove];
            self.question = Some(Question::loss(texts.photo_remove_question(), texts.photo_remove(), loss));
        }
        if window.percent().is_some() {
            // Last, so that the others keep their places.
            let stop = Action::new(texts.photo_stop(), PhotoCommand::Stop).icon(Symbol::Close).key(Press::S);
            asked.extend(stop.show(ui, texts));
        }
    }

    /// Says how far a photo is that is being made, over the place where it will be shown; when it is there, a screen reader
    /// says so.
    fn working(&mut self, ui: &mut Ui, texts: &Texts, window: &PhotoWindow, place: Rect) {
        let theme = Theme::of(ui.ctx());
        let percent = window.percent();
        let was_making = std::mem::replace(&mut self.is_making, percent.is_some());
        // A small one is there before a frame has shown that it is being made.
        if std::mem::replace(&mut self.taken, window.taken) < window.taken {
            announcer::say(ui.ctx(), texts.photo_kept());
        }
        let Some(percent) = percent else { return };
        let words = texts.photo_working(percent);
        if !was_making {
            announcer::say(ui.ctx(), &*words);
        }
        let strip = Rect::from_center_size(place.center(), vec2(place.width(), theme::size::TALL));
        ui.painter().rect_filled(strip, 0.0, theme.paper);
        let font = theme::body(TextSize::TEXT);
        ui.painter().text(strip.center(), Align2::CENTER_CENTER, &words, font, theme.ink);
        let response = ui.interact(strip, ui.scope_id().with("a photo is made"), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, &words));
    }
}
