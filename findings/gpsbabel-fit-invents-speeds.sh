#!/bin/sh
# GPSBabel 1.8.0 (Debian package gpsbabel) writes a speed into each FIT record that no device measured, though its input has
# none, and divides by time in whole seconds: where points have parts of a second, the same meters are divided by less or more
# than they took. Its TCX of the same input divides by the real time. The pulse, which TCX keeps, is not in the FIT file.
# And one output changes the next: written after TCX in one call, the same FIT file gets the speeds of the TCX.
# A reader that trusts a record's speed takes it for the watch's own, and finds top speeds that nobody rode.
#
# Input: a GPX track of 9.28 m in 1.4 s and 18.57 m in 1.1 s, with a pulse.
# Output: 6.631 and 16.878 m/s with pulse by TCX; 9.28 and 18.57 m/s without by FIT; 6.63 and 16.88 by FIT after TCX.
#
# Exits 1 when GPSBabel writes one of them otherwise.
set -eu
command -v gpsbabel > /dev/null || apt-get install -y -qq gpsbabel > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

point() { # longitude's last digits, second, pulse
  echo "<trkpt lat=\"33.5\" lon=\"-118.000$1\"><time>2026-06-01T08:00:0$2Z</time>"
  echo "<extensions><gpxtpx:TrackPointExtension><gpxtpx:hr>$3</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions></trkpt>"
}
{
  echo '<gpx version="1.1" creator="phone" xmlns="http://www.topografix.com/GPX/1/1"'
  echo 'xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk><trkseg>'
  point 1 1.000 100
  point 2 2.400 101
  point 2 2.900 102
  point 4 4.000 103
  echo '</trkseg></trk></gpx>'
} > track.gpx

gpsbabel -V | tr -d '\n'; echo
fit_speeds() { gpsbabel -t -i garmin_fit -f "$1" -o unicsv -F - | tr -d '\r' | cut -d , -f 4 | tr '\n' ' '; }
gpsbabel -t -i gpx -f track.gpx -o garmin_fit -F alone.fit
gpsbabel -t -i gpx -f track.gpx -o gtrnctr -F track.tcx -o garmin_fit -F after.fit
tcx=$(sed -n 's|.*<Speed>\(.*\)</Speed>.*|\1|p' track.tcx | tr '\n' ' ')
alone=$(fit_speeds alone.fit)
after=$(fit_speeds after.fit)
echo "TCX: $tcx, $(grep -c '<HeartRateBpm' track.tcx) pulses"
echo "FIT alone: $alone, $(gpsbabel -t -i garmin_fit -f alone.fit -o unicsv -F - | grep -c Heartrate || true) pulses"
echo "FIT after TCX: $after"
[ "$tcx" = '6.631 16.878 ' ] && [ "$(grep -c '<HeartRateBpm' track.tcx)" = 4 ]
[ "$alone" = 'Speed 0.00 9.28 0.00 18.57 ' ] && [ "$after" = 'Speed 0.00 6.63 0.00 16.88 ' ]
if gpsbabel -t -i garmin_fit -f alone.fit -o unicsv -F - | grep -q Heartrate; then exit 1; fi
