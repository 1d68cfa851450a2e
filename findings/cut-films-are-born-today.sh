#!/bin/sh
# mediabunny 1.61.0: a part that is cut out of an MP4 by copying, without encoding anything, has the moment of the cut as the
# creation time of the film and its tracks. `tags: { date }` sets another field, with the day alone, and the creation time of
# the original is in no tag that the library reads, so copying all tags does not keep it either. Galleries sort by it.
# Input: a film of four seconds created 2026-06-01T15:00:00Z; cut to two seconds, with that date given.
# Output seen: creation_time of now, date=2026-06-01.
set -eu
command -v ffmpeg > /dev/null || apt-get install -y -qq ffmpeg > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent mediabunny@1.61.0
ffmpeg -v error -f lavfi -i testsrc=size=320x240:rate=30:duration=4 -c:v libx264 -pix_fmt yuv420p \
  -metadata creation_time=2026-06-01T15:00:00Z film.mp4
cat > cut.mjs <<'SCRIPT'
import { readFileSync, writeFileSync } from 'node:fs';
import { ALL_FORMATS, BufferSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output } from 'mediabunny';
const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(readFileSync('film.mp4')) });
if (JSON.stringify(await input.getMetadataTags()).includes('2026-06-01')) process.exit(1);
const target = new BufferTarget();
const output = new Output({ format: new Mp4OutputFormat(), target });
const tags = { date: new Date('2026-06-01T15:00:00Z') };
const trim = { start: 0, end: 2 };
await (await Conversion.init({ input, output, trim, copy: { mode: 'forced' }, tags })).execute();
writeFileSync('cut.mp4', Buffer.from(target.buffer));
SCRIPT
node cut.mjs
seen=$(ffprobe -v error -show_entries format_tags=creation_time,date:stream_tags=creation_time -of default=nw=1 cut.mp4 | sort -u)
echo "$seen"
echo "$seen" | grep -q '^TAG:date=2026-06-01$'
echo "$seen" | grep -q "^TAG:creation_time=$(date -u +%Y-%m-%dT%H:)"
if echo "$seen" | grep -q 'creation_time=2026-06-01'; then exit 1; fi
