-- Activities by the type that their vessel has now. Activities without a vessel are left out.
SELECT vessel_type, count(*)::INTEGER AS count
FROM sessions
WHERE vessel_type IS NOT NULL
GROUP BY vessel_type
ORDER BY count DESC, vessel_type
