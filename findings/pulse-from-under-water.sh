#!/bin/sh
# Straps that cannot reach the watch through water hand over their pulse afterwards: a FIT file then has it in messages `hr`, with
# times packed into 12 bits, and none in its records. @garmin/fitsdk 21.217.0 works it into the records by itself, except into the
# last one: it writes a record's pulse down when it meets a beat after that record, and none comes. fit-file-parser 6.1.2
# and GPSBabel 1.8.0 (Debian package gpsbabel) show records without any pulse.
# Input: nine records a second apart, and 16 beats of half a second that end with the last record.
# Output seen: fitsdk 120 120 122 124 126 130 132 134 none; no pulse in the other two.
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
const START = 1_100_000_000;
/** Eight beats of one message: their pulses, and their times in 1/1024 s, two in three bytes. */
function beats(pulse, first) {
  const packed = [0, 2, 4, 6].flatMap((pair) => {
    const [one, two] = [pair, pair + 1].map((beat) => ((first + beat) * 512) & 0xfff);
    return [one & 255, (one >> 8) | ((two & 15) << 4), two >> 4];
  });
  return [3, ...Array.from({ length: 8 }, (_, beat) => pulse + beat), ...packed];
}
const data = [
  ...[0x40, 0, 0, 0, 0, 2, 0, 1, 0, 4, 4, 0x86, 0, 4, ...u32(START)], // file_id: type, time_created
  ...[0x41, 0, 0, 20, 0, 3, 253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85], // record: timestamp, latitude, longitude
  ...Array.from({ length: 9 }, (_, second) => [1, ...u32(START + second), ...u32(400_000_000), ...u32(second * 390)]).flat(),
  ...[0x42, 0, 0, 132, 0, 3, 253, 4, 0x86, 9, 4, 0x86, 6, 1, 2, 2, ...u32(START), ...u32(0), 120], // hr: an anchor
  ...[0x43, 0, 0, 132, 0, 2, 6, 8, 2, 10, 12, 0x0d, ...beats(120, 1), ...beats(130, 9)], // hr: pulses, packed times
];
const header = [14, 0x20, 0x54, 0x08, ...u32(data.length), 0x2e, 0x46, 0x49, 0x54];
const checked = [...header, ...crc(header), ...data];
const bytes = Buffer.from([...checked, ...crc(checked)]);
const { messages, errors } = new Decoder(Stream.fromBuffer(bytes)).read();
const pulses = messages.recordMesgs.map(({ heartRate }) => heartRate ?? 'none').join(' ');
const { records } = await new FitParser({ mode: 'list' }).parseAsync(bytes);
writeFileSync('strap.fit', bytes);
const [columns] = String(execFileSync('gpsbabel', '-t -i garmin_fit -f strap.fit -o unicsv -F -'.split(' '))).split('\r\n');
console.log(errors.length, 'errors;', pulses, '| fit-file-parser', Object.keys(records[8]).join(), '| GPSBabel', columns);
const isLastLeftOut = errors.length === 0 && pulses === '120 120 122 124 126 130 132 134 none';
const isMissing = records.length === 9 && !records.some((record) => 'heart_rate' in record) && !columns.includes('Heart');
process.exit(isLastLeftOut && isMissing ? 0 : 1);
SCRIPT
node read.mjs
