#!/bin/sh
# d3-time 3.1.1: timeDay.count gives 0 from a day to the next where the clocks go forward at midnight, as in Chile each
# September: that day begins at 01:00, so 23 hours to the next midnight without a change of offset between them are no day.
# A streak of daily sessions breaks there. From a day earlier the count is right: then the change of offset lies between.
# Input: Sunday, September 6, 2026, to Monday, at nine in the morning.
# Output seen: Santiago 0, then 2 from Saturday; Los Angeles, where clocks go forward at two, 1 and 2 in March.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent d3-time@3.1.1
cat > days.mjs <<'SCRIPT'
import { timeDay } from 'd3-time';
const [month, sunday] = process.argv.slice(2).map(Number);
const day = (date) => new Date(2026, month, date, 9);
console.log(timeDay.count(day(sunday), day(sunday + 1)), timeDay.count(day(sunday - 1), day(sunday + 1)));
SCRIPT
santiago=$(TZ=America/Santiago node days.mjs 8 6)
angeles=$(TZ=America/Los_Angeles node days.mjs 2 8)
echo "Santiago $santiago, Los Angeles $angeles"
[ "$santiago" = '0 2' ] && [ "$angeles" = '1 2' ]
