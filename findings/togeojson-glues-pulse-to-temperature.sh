#!/bin/sh
# @tmcw/togeojson 7.1.3 knows Garmin's track point extension by the prefix gpxtpx alone, not by its namespace. Under another
# prefix, such as the ns3 of Garmin Connect's own exports, the texts of all its elements are put together and read as one
# number. So at 21 degrees a pulse of 98 is neither 21 nor 98 but 2198; with line breaks between the elements it is 21.
# Input: one file twice, with the prefixes gpxtpx and ns3 for the same namespace.
# Output seen: {"atemps":[21,21],"heart":[98,99]} and {"ns3:TrackPointExtensions":[2198,2199]}.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @tmcw/togeojson@7.1.3 @xmldom/xmldom@0.9.12
cat > read.mjs <<'SCRIPT'
import { gpx } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
const file = (prefix) => {
  const tag = (name, content) => `<${prefix}:${name}>${content}</${prefix}:${name}>`;
  const points = [98, 99].map((pulse, second) => {
    const extension = tag('TrackPointExtension', tag('atemp', 21) + tag('hr', pulse));
    return `<trkpt lat="33.5" lon="-118.00${second}"><extensions>${extension}</extensions></trkpt>`;
  });
  return (
    '<gpx version="1.1" creator="watch" xmlns="http://www.topografix.com/GPX/1/1"' +
    ` xmlns:${prefix}="http://www.garmin.com/xmlschemas/TrackPointExtension/v1">` +
    `<trk><trkseg>${points.join('')}</trkseg></trk></gpx>`
  );
};
const [usual, other] = ['gpxtpx', 'ns3'].map((prefix) => {
  const { features } = gpx(new DOMParser().parseFromString(file(prefix), 'text/xml'));
  return JSON.stringify(features[0].properties.coordinateProperties);
});
console.log(usual, other);
const isKnown = usual === '{"atemps":[21,21],"heart":[98,99]}';
process.exit(isKnown && other === '{"ns3:TrackPointExtensions":[2198,2199]}' ? 0 : 1);
SCRIPT
node read.mjs
