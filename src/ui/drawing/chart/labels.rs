//! Labels beside what they name: moved apart where they would lie on one another.

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

#[cfg(test)]
mod tests {
    use super::*;

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
