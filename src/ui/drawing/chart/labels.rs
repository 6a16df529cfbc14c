//! Labels beside what they name: moved apart where they would lie on one another.

use crate::theme;

/// How far a number is from what stands below it.
const APART: f32 = theme::space::HAIR;

/// Where labels of this height stand that wish for these middles, within `from` and `to`: as near as they can without
/// covering one another, in the same order. Those that come last in `wishes` go without a place where there is too little
/// room.
#[must_use]
pub fn apart(wishes: &[f32], height: f32, [from, to]: [f32; 2]) -> Vec<Option<f32>> {
    let fitting = (((to - from) / height).max(0.0) as usize).min(wishes.len());
    let mut order: Vec<usize> = (0..fitting).collect();
    order.sort_by(|one, other| wishes[*one].total_cmp(&wishes[*other]));
    let mut places = vec![None; wishes.len()];
    let mut next = from + height / 2.0;
    for &k in &order {
        next = wishes[k].max(next);
        places[k] = Some(next);
        next += height;
    }
    let mut next = to - height / 2.0;
    for &k in order.iter().rev() {
        next = places[k].map_or(next, |place: f32| place.min(next));
        places[k] = Some(next);
        next -= height;
    }
    places
}

/// Which of some labels side by side have room: each is so wide around its middle, and so much lies between two. The
/// first one stays.
#[must_use]
pub fn with_room(labels: &[(f32, f32)], gap: f32) -> Vec<bool> {
    let mut end = f32::NEG_INFINITY;
    let mut has_room = |&(middle, width): &(f32, f32)| {
        let fits = middle - width / 2.0 >= end;
        if fits {
            end = middle + width / 2.0 + gap;
        }
        fits
    };
    labels.iter().map(&mut has_room).collect()
}

/// Where a number of this height ends above a column that ends at `top`: above the mark, too, where that is in its way. A
/// mark has a middle and reaches so far around it; a line reaches nowhere.
#[must_use]
pub fn number_foot(top: f32, height: f32, mark: Option<(f32, f32)>) -> f32 {
    let head = top - height - 2.0 * APART;
    let in_way = mark.filter(|(middle, reach)| middle - reach < top && middle + reach > head);
    in_way.map_or(top, |(middle, reach)| middle - reach) - APART
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_makes_way_for_the_mark_of_its_column() {
        let (height, reach) = (16.0, 5.0);
        let foot = |mark: f32| number_foot(100.0, height, Some((mark, reach)));
        assert_eq!(number_foot(100.0, height, None), 100.0 - APART);
        assert_eq!(foot(140.0), 100.0 - APART, "it lies deep in the column");
        assert_eq!(foot(40.0), 100.0 - APART, "it lies far above the number");
        assert_eq!(foot(102.0), 102.0 - reach - APART, "it looks out of the column");
        assert_eq!(foot(88.0), 88.0 - reach - APART, "it lies where the number would");
    }

    #[test]
    fn no_number_stands_on_a_line_across_the_chart() {
        let (height, line) = (18.0, 40.0);
        let foot = |top: f32| number_foot(top, height, Some((line, 0.0)));
        for top in 22..=104_u8 {
            let top = f32::from(top);
            let foot = foot(top);
            assert!(foot < line || foot - height > line, "{top} {foot}");
            assert!(foot <= top - APART && foot >= height, "above its bar, and within the chart: {top}");
        }
        assert_eq!(foot(30.0), 30.0 - APART, "a high bar has its number on it");
        assert_eq!(foot(90.0), 90.0 - APART, "a low one, too");
        assert_eq!(foot(50.0), line - APART);
    }

    #[test]
    fn labels_stay_where_they_are_wished_or_next_to_it_and_never_cover_one_another() {
        assert_eq!(apart(&[50.0, 20.0], 10.0, [0.0, 100.0]), [Some(50.0), Some(20.0)]);
        assert_eq!(apart(&[50.0, 52.0, 48.0], 10.0, [0.0, 100.0]), [Some(58.0), Some(68.0), Some(48.0)]);
        assert_eq!(apart(&[99.0, 98.0], 10.0, [0.0, 100.0]), [Some(95.0), Some(85.0)]);
        assert_eq!(apart(&[5.0, 6.0, 7.0], 10.0, [0.0, 25.0]), [Some(5.0), Some(15.0), None]);
    }

    #[test]
    fn labels_side_by_side_give_way_to_those_before_them() {
        assert_eq!(with_room(&[(10.0, 20.0), (25.0, 20.0), (40.0, 20.0)], 4.0), [true, false, true]);
    }
}
