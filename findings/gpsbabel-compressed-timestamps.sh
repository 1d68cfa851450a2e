#!/bin/sh
# GPSBabel 1.8.0 (Debian package gpsbabel) adds the five bits of a FIT record's compressed timestamp to the last full
# timestamp. The format says that they replace its low five bits, plus 32 s where they are smaller.
#
# Input: a record of second 30 with a full timestamp (low bits 30), and records of seconds 31, 33, 64 and 95 with compressed
# ones (31, 1, 0 and 31).
# Output: seconds 30, 61, 31, 30, 61. Right: 30, 31, 33, 64, 95. No warning, exit code 0.
# A session of a watch that compresses its times comes out shuffled, with speeds that nobody had.
#
# Exits 1 when GPSBabel gives other times.
set -eu
command -v gpsbabel > /dev/null || apt-get install -y -qq gpsbabel > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

cat > make.mjs << 'JS'
import { writeFileSync } from 'node:fs';

const BASE = 1_100_000_000; // a multiple of 32
const u32 = (value) => [value & 255, (value >>> 8) & 255, (value >>> 16) & 255, (value >>> 24) & 255];
function crc(bytes) {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xa001 : sum >>> 1;
  }
  return [sum & 255, sum >>> 8];
}
const position = (second) => [...u32(400_000_000), ...u32(-1_400_000_000 + second * 390)];
const data = [
  ...[0x40, 0, 0, 0, 0, 2, 0, 1, 0, 4, 4, 0x86], // definition 0: file_id with type and time_created
  ...[0, 4, ...u32(BASE)],
  ...[0x41, 0, 0, 20, 0, 3, 253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85], // definition 1: record with timestamp
  ...[0x42, 0, 0, 20, 0, 2, 0, 4, 0x85, 1, 4, 0x85], // definition 2: record without
  ...[1, ...u32(BASE + 30), ...position(30)],
  ...[31, 33, 64, 95].flatMap((second) => [0x80 | (2 << 5) | (second & 31), ...position(second)]),
];
const header = [14, 0x20, 0x54, 0x08, ...u32(data.length), 0x2e, 0x46, 0x49, 0x54];
const checked = [...header, ...crc(header), ...data];
writeFileSync('compressed.fit', Buffer.from([...checked, ...crc(checked)]));
JS
node make.mjs
gpsbabel -V | tr -d '\n'; echo
# The first time is that of the conversion; FIT's base second is 11:33:20 UTC.
seconds=$(gpsbabel -t -i garmin_fit -f compressed.fit -o gpx -F - | sed -n 's/.*<time>2024-11-08T11:\(..\):\(..\)Z.*/\1 \2/p' |
  while read -r minute second; do echo $((${minute#0} * 60 + ${second#0} - 33 * 60 - 20)); done | tr '\n' ' ')
echo "seconds: $seconds"
[ "$seconds" = "30 61 31 30 61 " ]
