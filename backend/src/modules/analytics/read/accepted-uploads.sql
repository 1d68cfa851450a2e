-- Sessions a month and source, as far as they have not been deleted since.
SELECT strftime(uploaded_month, '%Y-%m') AS month, source, count(*)::INTEGER AS uploads
FROM sessions
WHERE uploaded_month BETWEEN $from::DATE AND $to::DATE
GROUP BY uploaded_month, source
ORDER BY uploaded_month, source
