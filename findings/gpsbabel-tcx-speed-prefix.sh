#!/bin/sh
# GPSBabel 1.8.0 (Debian package gpsbabel) reads the speed of a TCX trackpoint only where its element has no prefix:
# <Speed> in <TPX xmlns="...ActivityExtension/v2"> is read, <ns3:Speed>, which Garmin Connect writes for the same element of
# the same namespace, is left out without a word.
#
# Input: one file twice, with and without the prefix ns3.
# Output: a column Speed of 3.00 without it, no such column with it. Exit code 0 both times.
#
# Exits 1 when GPSBabel reads one of them otherwise.
set -eu
command -v gpsbabel > /dev/null || apt-get install -y -qq gpsbabel > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

write() { # prefix with colon, attribute that binds it
  extension='http://www.garmin.com/xmlschemas/ActivityExtension/v2'
  echo '<TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"><Activities>'
  echo '<Activity Sport="Other"><Id>2026-06-01T08:00:00Z</Id><Lap StartTime="2026-06-01T08:00:00Z"><Track>'
  for second in 0 1; do
    echo "<Trackpoint><Time>2026-06-01T08:00:0${second}Z</Time>"
    echo "<Position><LatitudeDegrees>33.5</LatitudeDegrees><LongitudeDegrees>-118.$second</LongitudeDegrees></Position>"
    echo "<Extensions><$1TPX $2=\"$extension\"><$1Speed>3</$1Speed></$1TPX></Extensions></Trackpoint>"
  done
  echo '</Track></Lap></Activity></Activities></TrainingCenterDatabase>'
}
columns() { gpsbabel -t -i gtrnctr -f "$1" -o unicsv -F - | head -n 1 | tr -d '\r'; }

gpsbabel -V | tr -d '\n'; echo
write '' xmlns > plain.tcx
write ns3: xmlns:ns3 > prefixed.tcx
plain=$(columns plain.tcx)
prefixed=$(columns prefixed.tcx)
echo "without prefix: $plain"
echo "with ns3:       $prefixed"
[ "$plain" = 'No,Latitude,Longitude,Speed,Date,Time' ] && [ "$prefixed" = 'No,Latitude,Longitude,Date,Time' ]
