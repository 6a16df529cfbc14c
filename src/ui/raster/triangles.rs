//! Fills triangles pixel by pixel, always the same.

use egui::{
    Color32, ColorImage, Pos2, Rect,
    epaint::{Mesh, Vertex},
};

/// What triangles are filled with.
pub(super) struct Texture {
    pub image: ColorImage,
    pub repeats: bool,
}

/// What triangles are filled in.
pub(super) struct Bitmap {
    pub size: [usize; 2],
    pub pixels: Vec<Color32>,
}

/// Positions are kept in 256ths of a pixel, so that triangles that share an edge share it exactly.
const STEPS: f32 = 256.0;

struct Corner {
    x: i64,
    y: i64,
    vertex: Vertex,
}

impl Bitmap {
    /// Fills the triangles of a mesh, clipped in points.
    pub(super) fn mesh(&mut self, mesh: &Mesh, texture: &Texture, clip: Rect, pixels_per_point: f32) {
        let side = |v: f32, max: usize| ((v * pixels_per_point).round().max(0.0) as i64).min(max as i64);
        let x = [side(clip.min.x, self.size[0]), side(clip.max.x, self.size[0])];
        let y = [side(clip.min.y, self.size[1]), side(clip.max.y, self.size[1])];
        let fixed = |v: f32| (v * pixels_per_point * STEPS).round() as i64;
        for corners in mesh.triangles() {
            let [a, b, c] = corners.map(|k| {
                let vertex = mesh.vertices[k as usize];
                Corner { x: fixed(vertex.pos.x), y: fixed(vertex.pos.y), vertex }
            });
            let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
            match area {
                0 => {}
                1.. => self.triangle(&[a, b, c], area, texture, x, y),
                _ => self.triangle(&[a, c, b], -area, texture, x, y),
            }
        }
    }

    /// Fills a clockwise triangle inside the clip, after the top-left rule.
    fn triangle(
        &mut self,
        corners: &[Corner; 3],
        area: i64,
        texture: &Texture,
        clip_x: [i64; 2],
        clip_y: [i64; 2],
    ) {
        let [a, b, c] = corners;
        let top = a.y.min(b.y).min(c.y).div_euclid(256).max(clip_y[0]);
        let bottom = (a.y.max(b.y).max(c.y).div_euclid(256) + 1).min(clip_y[1]);
        let edges = [(b, c), (c, a), (a, b)].map(|(from, to)| Edge::new(from, to));
        let plain = a.vertex.uv == b.vertex.uv && b.vertex.uv == c.vertex.uv;
        let plain_texel = if plain { sample(texture, a.vertex.uv) } else { [1.0; 4] };
        let colours = [a, b, c].map(|corner| corner.vertex.color.to_array().map(f32::from));
        let flat = plain && colours[0] == colours[1] && colours[1] == colours[2];
        for y in top..bottom {
            let [from, to] = edges.iter().fold(clip_x, |row, edge| edge.inside(y, row));
            if from >= to {
                continue;
            }
            let row = y as usize * self.size[0];
            let row = &mut self.pixels[row + from as usize..row + to as usize];
            if flat {
                let source = std::array::from_fn(|k| colours[0][k] * plain_texel[k]);
                row.iter_mut().for_each(|pixel| blend(pixel, source));
                continue;
            }
            for (x, pixel) in (from..to).zip(row) {
                let weight = |edge: &Edge| edge.value(x, y) as f32 / area as f32;
                let (wa, wb) = (weight(&edges[0]), weight(&edges[1]));
                let wc = 1.0 - wa - wb;
                let texel = if plain {
                    plain_texel
                } else {
                    let uv =
                        a.vertex.uv.to_vec2() * wa + b.vertex.uv.to_vec2() * wb + c.vertex.uv.to_vec2() * wc;
                    sample(texture, uv.to_pos2())
                };
                let source = std::array::from_fn(|k| {
                    (colours[0][k] * wa + colours[1][k] * wb + colours[2][k] * wc) * texel[k]
                });
                blend(pixel, source);
            }
        }
    }
}

/// An edge of a clockwise triangle, whose value is 0 or more on the inner side: how that grows with x and y, and what it is
/// at the origin.
struct Edge {
    grow_x: i64,
    grow_y: i64,
    start: i64,
}

impl Edge {
    fn new(from: &Corner, to: &Corner) -> Self {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let owns = dy < 0 || (dy == 0 && dx > 0);
        Self { grow_x: -dy, grow_y: dx, start: dy * from.x - dx * from.y - i64::from(!owns) }
    }

    /// Its value in the middle of a pixel.
    fn value(&self, x: i64, y: i64) -> i64 {
        self.start + self.grow_x * (x * 256 + 128) + self.grow_y * (y * 256 + 128)
    }

    /// The pixels of these in a row that are on the inner side.
    fn inside(&self, y: i64, [from, to]: [i64; 2]) -> [i64; 2] {
        let value = self.value(0, y);
        match self.grow_x.signum() {
            1 => [from.max(-value.div_euclid(self.grow_x * 256)), to],
            -1 => [from, to.min(value.div_euclid(-self.grow_x * 256) + 1)],
            _ if value < 0 => [from, from],
            _ => [from, to],
        }
    }
}

/// Lays a premultiplied colour (0–255) over a pixel, in gamma space as egui does.
fn blend(pixel: &mut Color32, source: [f32; 4]) {
    let rest = 1.0 - source[3] / 255.0;
    let old = pixel.to_array();
    let [r, g, b, a] = std::array::from_fn(|k| (source[k] + f32::from(old[k]) * rest + 0.5) as u8);
    *pixel = Color32::from_rgba_premultiplied(r, g, b, a);
}

/// The colour (0–1) of a texture at a place, weighed among the four texels around it.
fn sample(texture: &Texture, uv: Pos2) -> [f32; 4] {
    let [width, height] = texture.image.size;
    let (x, y) = (uv.x * width as f32 - 0.5, uv.y * height as f32 - 0.5);
    let (left, top) = (x.floor(), y.floor());
    let (fx, fy) = (x - left, y - top);
    // Of two texels beside each other, from this one on, their places.
    let both = |first: f32, side: usize| {
        let (first, side) = (first as i32, side as i32);
        [first, first + 1].map(|at| {
            if texture.repeats { at.rem_euclid(side) as usize } else { at.clamp(0, side - 1) as usize }
        })
    };
    let (columns, rows) = (both(left, width), both(top, height));
    let texel = |row: usize, column: usize| texture.image.pixels[row * width + column].to_array();
    let [[nw, ne], [sw, se]] = rows.map(|row| columns.map(|column| texel(row, column)));
    std::array::from_fn(|k| {
        let upper = f32::from(nw[k]) * (1.0 - fx) + f32::from(ne[k]) * fx;
        let lower = f32::from(sw[k]) * (1.0 - fx) + f32::from(se[k]) * fx;
        (upper * (1.0 - fy) + lower * fy) / 255.0
    })
}
