//! The outline of a mesh of one colour.

use std::collections::{BTreeMap, BTreeSet};

use egui::{Color32, Pos2, epaint::Mesh};

use super::outline::Outline;

/// The colour of a mesh and the outline of its triangles; none where colours run into one another.
///
/// Triangles side by side would show seams; so only edges that belong to one of them alone are drawn.
pub(super) fn outline(mesh: &Mesh) -> Option<(Color32, Outline)> {
    let vertex = |k: u32| mesh.vertices.get(k as usize);
    let colour = vertex(*mesh.indices.first()?)?.color;
    let mut edges = BTreeSet::new();
    for corners in mesh.triangles() {
        let [a, b, c] = corners.map(vertex);
        let (a, b, c) = (a?, b?, c?);
        if [a, b, c].iter().any(|corner| corner.color != colour) {
            return None;
        }
        let turn = (b.pos - a.pos).rot90().dot(c.pos - a.pos);
        let [a, b, c] = corners;
        if turn != 0.0 {
            edges.extend(if turn > 0.0 { [(a, b), (b, c), (c, a)] } else { [(a, c), (c, b), (b, a)] });
        }
    }
    let mut ways: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for &(from, to) in edges.iter().filter(|(from, to)| !edges.contains(&(*to, *from))) {
        ways.entry(from).or_default().push(to);
    }
    let mut outline = Outline::default();
    while let Some((&start, _)) = ways.iter().find(|(_, to)| !to.is_empty()) {
        let mut loop_of: Vec<Pos2> = Vec::new();
        let mut at = start;
        while let Some(next) = ways.get_mut(&at).and_then(Vec::pop) {
            loop_of.push(vertex(at)?.pos);
            at = next;
        }
        outline.add_line(loop_of, true);
    }
    Some((colour, outline))
}

#[cfg(test)]
mod tests {
    use egui::{Rect, pos2};

    use super::*;

    #[test]
    fn two_triangles_of_a_rectangle_are_one_outline_without_a_seam() {
        let mut mesh = Mesh::default();
        let rect = Rect::from_min_max(pos2(1.0, 2.0), pos2(5.0, 9.0));
        mesh.add_colored_rect(rect, Color32::RED);
        let (colour, outline) = super::outline(&mesh).unwrap();
        assert_eq!(colour, Color32::RED);
        assert_eq!(outline.bounds(), rect);
        assert_eq!(outline.0.len(), 5, "four corners and the end: {outline:?}");
    }

    #[test]
    fn a_mesh_whose_colours_run_into_one_another_has_no_outline() {
        let mut mesh = Mesh::default();
        for (at, colour) in [(pos2(0.0, 0.0), Color32::RED), (pos2(4.0, 0.0), Color32::RED)] {
            mesh.colored_vertex(at, colour);
        }
        mesh.colored_vertex(pos2(0.0, 4.0), Color32::TRANSPARENT);
        mesh.add_triangle(0, 1, 2);
        assert_eq!(super::outline(&mesh), None);
    }
}
