#!/bin/sh
# ml-savitzky-golay 5.0.0 and ml-savitzky-golay-generalized 5.0.0, the same filter by the same authors. The first returns fewer
# values than it gets, without those of half a window at either end: value 0 is of point 4 with the usual window of nine. The
# second returns one for each point. So the top of a wave in a track of one point a second stands at its second by the one,
# and four seconds early by the other, and the times of the last values belong to none.
# Input: 21 speeds that rise to their top at point 10 and fall.
# Output seen: 13 values with the top at 6, and 21 with the top at 10.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent ml-savitzky-golay@5.0.0 ml-savitzky-golay-generalized@5.0.0
cat > smooth.cjs <<'SCRIPT'
const one = require('ml-savitzky-golay');
const other = require('ml-savitzky-golay-generalized');
const speeds = Array.from({ length: 21 }, (_, second) => 8 - Math.abs(10 - second) / 2);
const options = { windowSize: 9, polynomial: 3, derivative: 0 };
const results = [(one.default ?? one)(speeds, 1, options), other.sgg(speeds, speeds.map((_, second) => second), options)];
const seen = results.map((values) => `${values.length} values with the top at ${values.indexOf(Math.max(...values))}`).join(', ');
console.log(seen);
process.exit(seen === '13 values with the top at 6, 21 values with the top at 10' ? 0 : 1);
SCRIPT
node smooth.cjs
