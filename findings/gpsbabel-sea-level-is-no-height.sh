#!/bin/sh
# GPSBabel 1.8.0 (Debian package gpsbabel) leaves out the height of a point in GeoJSON and KML where it is 0, as everywhere on the
# sea: of one line some places have three numbers and some two, though 0 is a height and GPX, CSV and FIT keep it.
#
# Input: a track with the heights 5, 0 and none.
# Output: GeoJSON of 3, 2 and 2 numbers; CSV of 5.0, 0.0 and nothing. Exit code 0 each time.
#
# Exits 1 when GPSBabel writes one of them otherwise.
set -eu
command -v gpsbabel > /dev/null || apt-get install -y -qq gpsbabel > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
{
  echo '<gpx version="1.1" creator="watch" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>'
  echo '<trkpt lat="33.5" lon="-118.1"><ele>5</ele></trkpt><trkpt lat="33.5" lon="-118.2"><ele>0</ele></trkpt>'
  echo '<trkpt lat="33.5" lon="-118.3"/></trkseg></trk></gpx>'
} > track.gpx
gpsbabel -V | tr -d '\n'; echo
geojson=$(gpsbabel -t -i gpx -f track.gpx -o geojson,compact -F - | sed 's/.*"coordinates":\(\[\[.*\]\]\).*/\1/')
kml=$(gpsbabel -t -i gpx -f track.gpx -o kml,points=0 -F - | grep -c -- '-118.200000,33.500000$' || true)
csv=$(gpsbabel -t -i gpx -f track.gpx -o unicsv -F - | tr -d '\r' | cut -d , -f 4 | tr '\n' ' ')
echo "GeoJSON $geojson, KML without a height at sea level $kml, CSV $csv"
[ "$geojson" = '[[-118.1,33.5,5],[-118.2,33.5],[-118.3,33.5]]' ] && [ "$kml" -gt 0 ] && [ "$csv" = 'Altitude 5.0 0.0  ' ]
