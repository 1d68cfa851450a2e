-- Activities by surf type.
SELECT surf_type, count(*)::INTEGER AS count
FROM sessions
GROUP BY surf_type
ORDER BY count DESC, surf_type
