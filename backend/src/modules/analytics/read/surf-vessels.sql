-- Activities by the type that their vessel has now. Activities without a vessel are left out.
SELECT vessel_type, count
FROM (
  SELECT
    unnest(ARRAY[
      'surfboard', 'sup_board', 'bodyboard', 'foil', 'surf_kayak', 'sea_kayak', 'whitewater_kayak', 'surfski', 'other'
    ]) AS vessel_type,
    unnest(ARRAY[
      sum(surfboard), sum(sup_board), sum(bodyboard), sum(foil), sum(surf_kayak), sum(sea_kayak),
      sum(whitewater_kayak), sum(surfski), sum(other_vessel)
    ])::INTEGER AS count
  FROM people
  WHERE counted_at IS NOT NULL
) AS totals
WHERE count > 0
ORDER BY count DESC, vessel_type
