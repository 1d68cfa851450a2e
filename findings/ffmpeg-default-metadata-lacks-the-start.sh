#!/bin/sh
# ffmpeg 5.1.9 (Debian package ffmpeg 7:5.1.9-0+deb12u1).
# `-map_metadata 0`, copy the metadata of the first input, is what it does without that option by its manual. But
# without it the creation time of the film and its tracks is left out, with the rest copied; with it written out, it stays:
# also for a part that begins later, which then claims to begin when the whole did.
# Input: a film of four seconds of 2026-06-01T15:00:00Z, copied as it is, with the option, and with it from second 2 on.
# Output seen: none, 2026-06-01T15:00:00, 2026-06-01T15:00:00; the title is there each time.
set -eu
ffmpeg -version 2> /dev/null | grep -q 'version 5\.1\.9' || apt-get install -y -qq ffmpeg=7:5.1.9-0+deb12u1 > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ffmpeg -v error -f lavfi -i testsrc=size=320x240:rate=30:duration=4 -c:v libx264 -g 30 -pix_fmt yuv420p \
  -metadata creation_time=2026-06-01T15:00:00Z -metadata title=Dawn film.mp4
copy() { # name and options
  name=$1
  shift
  ffmpeg -v error "$@" -c copy "$name.mp4"
  ffprobe -v error -show_entries format_tags=creation_time,title -of csv=p=0 "$name.mp4" | sed 's/\.000000Z//'
}
ffmpeg -version | head -n 1
plain=$(copy plain -i film.mp4)
mapped=$(copy mapped -i film.mp4 -map_metadata 0)
later=$(copy later -ss 2 -i film.mp4 -map_metadata 0)
echo "$plain | $mapped | $later"
[ "$plain" = Dawn ] && [ "$(echo "$mapped" | tr , '\n' | sort | tr '\n' ' ')" = '2026-06-01T15:00:00 Dawn ' ] && [ "$later" = "$mapped" ]
