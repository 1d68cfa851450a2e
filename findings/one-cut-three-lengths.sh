#!/bin/sh
# ffmpeg 5.1.9 (Debian package ffmpeg 7:5.1.9-0+deb12u1).
# The length of a part cut by copying (`-ss 1.5 -t 2 -c copy`) depends on the container. All files hold the pictures
# from the key frame before on. MP4 hides them by an edit list; Matroska, and MP4 in fragments, have none here and show
# them all. So one cut begins at another moment in each, a position in seconds means other pictures, and what was cut away
# for privacy is still in the file that seems not to have it.
# Input: a film of six seconds with a key frame every three.
# Output seen: 2.1 s, 3.6 s and 3.6 s; 107 pictures in each file.
set -eu
ffmpeg -version 2> /dev/null | grep -q 'version 5\.1\.9' || apt-get install -y -qq ffmpeg=7:5.1.9-0+deb12u1 > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
ffmpeg -v error -f lavfi -i testsrc=size=320x240:rate=30:duration=6 -c:v libx264 -g 90 -bf 2 -pix_fmt yuv420p film.mp4
cut_as() { # name and options
  name=$1
  shift
  ffmpeg -v error -ss 1.5 -i film.mp4 -t 2 -c copy "$@" "$name"
  length=$(ffprobe -v error -show_entries format=duration -of csv=p=0 "$name")
  packets=$(ffprobe -v error -count_packets -show_entries stream=nb_read_packets -of csv=p=0 -ignore_editlist 1 "$name" 2> /dev/null ||
    ffprobe -v error -count_packets -show_entries stream=nb_read_packets -of csv=p=0 "$name")
  printf '%.1f s %s' "$length" "$packets"
}
ffmpeg -version | head -n 1
seen="$(cut_as part.mp4) | $(cut_as part.mkv) | $(cut_as fragments.mp4 -movflags +frag_keyframe+empty_moov)"
echo "$seen"
[ "$seen" = '2.1 s 107 | 3.6 s 107 | 3.6 s 107' ]
