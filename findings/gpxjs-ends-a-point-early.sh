#!/bin/sh
# @we-gold/gpxjs 1.2.0: the duration of a track ends at the point before its last: endTime and totalDuration never look at the
# last point. The distance does, so speeds worked out of both are too high. A ride exported as its two ends has no duration.
# Input: three points, a minute between each, 185 m; and the first two of them.
# Output seen: 60 s until 08:01:00 and 185 m, then 0 s until 08:00:00 and 93 m.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @we-gold/gpxjs@1.2.0 linkedom@0.18.12
cat > read.mjs <<'SCRIPT'
import { parseGPXWithCustomParser } from '@we-gold/gpxjs';
import { DOMParser } from 'linkedom';
const point = (minute) => `<trkpt lat="33.5" lon="-118.00${minute}"><time>2026-06-01T08:0${minute}:00Z</time></trkpt>`;
const read = (...minutes) => {
  const text =
    '<gpx version="1.1" creator="watch" xmlns="http://www.topografix.com/GPX/1/1">' +
    `<trk><trkseg>${minutes.map(point).join('')}</trkseg></trk></gpx>`;
  const [gpx] = parseGPXWithCustomParser(text, (xml) => new DOMParser().parseFromString(xml, 'text/xml'));
  const [{ distance, duration }] = gpx.tracks;
  return `${duration.totalDuration} s until ${duration.endTime.toISOString().slice(11, 19)} and ${Math.round(distance.total)} m`;
};
const seen = `${read(0, 1, 2)}, then ${read(0, 1)}`;
console.log(seen);
process.exit(seen === '60 s until 08:01:00 and 185 m, then 0 s until 08:00:00 and 93 m' ? 0 : 1);
SCRIPT
node read.mjs
