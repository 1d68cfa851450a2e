#!/bin/sh
# geolib 3.3.14: getDistance and getPreciseDistance round to whole meters by default, and getPathLength adds the rounded steps.
# So a watch's track of one point a second has no length at all while its owner paddles at less than half a meter a second.
# The same default makes 0 or 1 m/s of everything slower than 1.5 m/s.
# Input: an hour of paddling straight east at 0.4 m/s, 1.44 km.
# Output seen: 0 m along the track, 1437 m from its first point to its last.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent geolib@3.3.14
cat > length.cjs <<'SCRIPT'
const { getDistance, getPathLength } = require('geolib');
const track = Array.from({ length: 3601 }, (_, second) => ({ latitude: 33.5, longitude: -118 + second * 4.3e-6 }));
const seen = `${getPathLength(track)} m along the track, ${getDistance(track[0], track[3600])} m from end to end`;
console.log(seen);
process.exit(seen === '0 m along the track, 1437 m from end to end' ? 0 : 1);
SCRIPT
node length.cjs
