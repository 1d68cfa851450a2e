#!/bin/sh
# GPSBabel 1.8.0 (Debian package gpsbabel) computes a speed for the points of a TCX file, but only for those at least a meter
# from the point before, however long that took. The others get none: not 0, not the speed that its FIT output of the same
# points has. Somebody who paddles at 0.9 m/s, one point a second, has no speed at all, and at one point in four seconds a drift
# of 0.3 m/s has one. Whoever averages the column of a surf session takes its slow half for missing.
#
# Input: a GPX track of points 0.8, 0.8, 1.2 and 1.2 m apart, the first and third step of a second, the others of four.
# Output: TCX with 1.20 and 0.30 m/s, for the last two points. FIT with 0.80, 0.20, 1.20 and 0.30.
#
# Exits 1 when GPSBabel writes other speeds.
set -eu
command -v gpsbabel > /dev/null || apt-get install -y -qq gpsbabel > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > track.gpx << 'GPX'
<gpx version="1.1" creator="phone" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>
<trkpt lat="33.50000000" lon="-118"><time>2026-06-01T08:00:00Z</time></trkpt>
<trkpt lat="33.50000719" lon="-118"><time>2026-06-01T08:00:01Z</time></trkpt>
<trkpt lat="33.50001437" lon="-118"><time>2026-06-01T08:00:05Z</time></trkpt>
<trkpt lat="33.50002515" lon="-118"><time>2026-06-01T08:00:06Z</time></trkpt>
<trkpt lat="33.50003593" lon="-118"><time>2026-06-01T08:00:10Z</time></trkpt>
</trkseg></trk></gpx>
GPX
gpsbabel -V | tr -d '\n'; echo
gpsbabel -t -i gpx -f track.gpx -o gtrnctr -F track.tcx
gpsbabel -t -i gpx -f track.gpx -o garmin_fit -F track.fit
tcx=$(tr -d '\n' < track.tcx | sed 's|</Trackpoint>|\n|g' | sed -n 's|.*<Time>.*T08:00:\(..\)Z.*|\1 &|p' |
  sed 's|^\(..\) .*<Speed>\(.*\)</Speed>.*|\1:\2|; s|^\(..\) .*|\1:none|' | tr '\n' ' ')
fit=$(gpsbabel -t -i garmin_fit -f track.fit -o unicsv -F - | tr -d '\r' | sed -n 's/.*,\([0-9.]*\),[0-9/]*,[0-9:]*$/\1/p' | tr '\n' ' ')
echo "TCX: $tcx"
echo "FIT: $fit"
[ "$tcx" = '00:none 01:none 05:none 06:1.200 10:0.300 ' ] && [ "$fit" = '0.00 0.80 0.20 1.20 0.30 ' ]
