#!/bin/sh
# A FIT file may hold several files in a row, as the format says. @garmin/fitsdk 21.217.0 returns the messages of
# all of them in one list. fit-file-parser 6.1.2 returns those of the first without an error, also with `force: false`. GPSBabel
# 1.8.0 does so too, says that the size is not as expected, and exits with 0. So a session loses its second half, and a
# checkIntegrity() of the SDK, true here, has looked at the first file only: it stays true when the second is damaged.
# Input: two files of two records each, put together; then with a wrong checksum at the end.
# Output seen: fitsdk 4 true, fit-file-parser 2, GPSBabel 2; damaged: true, "CRC error" when read.
set -eu
command -v gpsbabel > /dev/null || apt-get install -y -qq gpsbabel > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @garmin/fitsdk@21.217.0 fit-file-parser@6.1.2
cat > read.mjs <<'SCRIPT'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Decoder, Stream } from '@garmin/fitsdk';
import parser from 'fit-file-parser';
const FitParser = parser.default ?? parser;
const u32 = (value) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 255);
function crc(bytes) {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xa001 : sum >>> 1;
  }
  return [sum & 255, sum >>> 8];
}
function file(start) {
  const data = [
    ...[0x40, 0, 0, 0, 0, 2, 0, 1, 0, 4, 4, 0x86, 0, 4, ...u32(start)], // file_id: type, time_created
    ...[0x41, 0, 0, 20, 0, 3, 253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85], // record: timestamp, latitude, longitude
    ...[0, 1].flatMap((second) => [1, ...u32(start + second), ...u32(400_000_000), ...u32(-1_400_000_000 + second * 390)]),
  ];
  const header = [14, 0x20, 0x54, 0x08, ...u32(data.length), 0x2e, 0x46, 0x49, 0x54];
  const checked = [...header, ...crc(header), ...data];
  return [...checked, ...crc(checked)];
}
const bytes = Buffer.from([...file(1_100_000_000), ...file(1_100_000_060)]);
const decoder = new Decoder(Stream.fromBuffer(bytes));
const isWhole = decoder.checkIntegrity();
const sdk = decoder.read().messages.recordMesgs.length;
const { records } = await new FitParser({ mode: 'list', force: false }).parseAsync(bytes);
writeFileSync('two.fit', bytes);
const babel = execFileSync('gpsbabel', '-t -i garmin_fit -f two.fit -o gpx -F -'.split(' '), { stdio: 'pipe' });
const points = String(babel).match(/<trkpt/g).length;
bytes[bytes.length - 1] ^= 255;
const damaged = new Decoder(Stream.fromBuffer(bytes));
const seen =
  `fitsdk ${sdk} ${isWhole}, fit-file-parser ${records.length}, GPSBabel ${points}; ` +
  `damaged: ${damaged.checkIntegrity()}, ${/CRC error/.test(damaged.read().errors) ? '"CRC error"' : 'no error'} when read`;
console.log(seen);
const known = 'fitsdk 4 true, fit-file-parser 2, GPSBabel 2; damaged: true, "CRC error" when read';
process.exit(seen === known ? 0 : 1);
SCRIPT
node read.mjs
