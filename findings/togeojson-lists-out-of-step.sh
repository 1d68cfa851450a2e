#!/bin/sh
# @tmcw/togeojson 7.1.3 gives a track's places, times, pulses and speeds as lists, and their indexes do not mean the same point:
# a value that a point lacks leaves a gap in some lists and moves everything after it up in others. From a TCX trackpoint
# without a position (a watch under water) on, each speed belongs to the place before; from one without a pulse on, each
# pulse belongs to the place after. GPX points without a time move the times in the same way. No list says so.
# Input: four trackpoints with speeds 0 1 2 3 and pulses 100 101 102 103, once without position 1 and once without pulse 1.
# Output seen: places 3, speeds [0,null,2,3], pulses [100,102,103]; places 4, speeds [0,1,2,3], pulses [100,102,103].
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12
cat > read.mjs <<'SCRIPT'
import { tcx } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
const EXTENSION = 'http://www.garmin.com/xmlschemas/ActivityExtension/v2';
const point = (second, { position = true, pulse = true }) =>
  `<Trackpoint><Time>2026-06-01T08:00:0${second}Z</Time>` +
  (position ? `<Position><LatitudeDegrees>33.5</LatitudeDegrees><LongitudeDegrees>-118.00${second}</LongitudeDegrees></Position>` : '') +
  (pulse ? `<HeartRateBpm><Value>10${second}</Value></HeartRateBpm>` : '') +
  `<Extensions><TPX xmlns="${EXTENSION}"><Speed>${second}</Speed></TPX></Extensions></Trackpoint>`;
const read = (lacking) => {
  const points = [0, 1, 2, 3].map((second) => point(second, second === 1 ? lacking : {})).join('');
  const text =
    '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>' +
    '<Activity Sport="Other"><Id>2026-06-01T08:00:00Z</Id><Lap StartTime="2026-06-01T08:00:00Z">' +
    '<TotalTimeSeconds>3</TotalTimeSeconds><DistanceMeters>6</DistanceMeters><Calories>0</Calories><Intensity>Active</Intensity>' +
    `<TriggerMethod>Manual</TriggerMethod><Track>${points}</Track></Lap></Activity></Activities></TrainingCenterDatabase>`;
  const [{ geometry, properties }] = tcx(new DOMParser().parseFromString(text, 'text/xml')).features;
  return JSON.stringify([geometry.coordinates.length, properties.speeds, properties.coordinateProperties.heart]);
};
const seen = [read({ position: false }), read({ pulse: false })].join(' ');
console.log(seen);
process.exit(seen === '[3,[0,null,2,3],[100,102,103]] [4,[0,1,2,3],[100,102,103]]' ? 0 : 1);
SCRIPT
node read.mjs
