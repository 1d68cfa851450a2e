#!/bin/sh
# The length of a track that a watch writes once a second is a sum of small steps, and two libraries round each before adding:
# - geolib 3.3.14 to whole meters, by the default of getDistance and getPreciseDistance that getPathLength takes too. A surfer who
#   paddles below half a meter a second gets nowhere all day, and every speed below 1.5 m/s is 0 or 1.
# - @sports-alliance/sports-lib 21.2.5 to tenths of a meter, in distance and speed: at 0.44 m/s a tenth of the way is missing, at
#   0.46 m/s as much is made up, so the faster of two boards is ahead by a quarter.
# Input: ten minutes straight east at 0.44 and at 0.46 m/s, a point a second: 264 and 276 m.
# Output seen: geolib 0 0, end to end 264 276; sports-lib 240 300.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent geolib@3.3.14 @sports-alliance/sports-lib@21.2.5 @xmldom/xmldom@0.9.12
cat > length.mjs <<'SCRIPT'
import { SportsLib } from '@sports-alliance/sports-lib';
import { DOMParser } from '@xmldom/xmldom';
import geolib from 'geolib';
const METERS_PER_DEGREE = 111_195 * Math.cos((33.5 / 180) * Math.PI);
const track = (speed) =>
  Array.from({ length: 601 }, (_, second) => ({ latitude: 33.5, longitude: -118 + (second * speed) / METERS_PER_DEGREE }));
async function sportsLib(points) {
  const written = points.map(({ latitude, longitude }, second) => {
    const time = new Date(Date.UTC(2026, 5, 1, 8, 0, second)).toISOString();
    return `<trkpt lat="${latitude}" lon="${longitude.toFixed(8)}"><time>${time}</time></trkpt>`;
  });
  const gpx =
    '<gpx version="1.1" creator="watch" xmlns="http://www.topografix.com/GPX/1/1">' +
    `<trk><trkseg>${written.join('')}</trkseg></trk></gpx>`;
  return (await SportsLib.importFromGPX(gpx, DOMParser)).getActivities()[0].getDistance().getValue();
}
const tracks = [0.44, 0.46].map(track);
const seen =
  `geolib ${tracks.map((points) => geolib.getPathLength(points)).join(' ')}, ` +
  `end to end ${tracks.map((points) => geolib.getDistance(points[0], points[600])).join(' ')}; ` +
  `sports-lib ${(await Promise.all(tracks.map(sportsLib))).map(Math.round).join(' ')}`;
console.log(seen);
process.exit(seen === 'geolib 0 0, end to end 264 276; sports-lib 240 300' ? 0 : 1);
SCRIPT
node length.mjs
