#!/bin/sh
# gpxparser 3.0.8: the highest or lowest elevation of a track is null where it is 0, as on every beach: zero counts as nothing
# there, though the points themselves keep it and the average counts it. So a session between -1 and 0 m has a lowest point,
# an average, and no highest. The segments of a track are joined besides: the way across a pause counts as distance.
# Input: two segments of 93 m each, 371 m apart, at -1 and 0 m.
# Output seen: {"max":null,"min":-1,"pos":1,"neg":1,"avg":-0.5}, 556 m.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent gpxparser@3.0.8
cat > read.cjs <<'SCRIPT'
const GpxParser = require('gpxparser');
const point = ([longitude, elevation]) => `<trkpt lat="33.5" lon="-118.00${longitude}"><ele>${elevation}</ele></trkpt>`;
const segment = (...points) => `<trkseg>${points.map(point).join('')}</trkseg>`;
const gpx = new GpxParser();
gpx.parse(
  '<gpx version="1.1" creator="watch" xmlns="http://www.topografix.com/GPX/1/1">' +
    `<trk>${segment([0, -1], [1, 0])}${segment([5, 0], [6, -1])}</trk></gpx>`,
);
const [{ distance, elevation }] = gpx.tracks;
const seen = `${JSON.stringify(elevation)}, ${Math.round(distance.total)} m`;
console.log(seen);
process.exit(seen === '{"max":null,"min":-1,"pos":1,"neg":1,"avg":-0.5}, 556 m' ? 0 : 1);
SCRIPT
node read.cjs
