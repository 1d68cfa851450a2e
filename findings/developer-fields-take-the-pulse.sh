#!/bin/sh
# fit-file-parser 6.1.2 and @garmin/fitsdk 21.217.0 on developer fields, which an app on a watch adds to records under a name of
# its choice. fit-file-parser puts them among the record's own fields by that name: an app that calls its field heart_rate
# takes the place of the watch's pulse. fitsdk keeps them apart by number, but gives them raw: the scale and offset in their
# description, which it applies to all other fields, are left to the caller, so a lean of 25 degrees is 450.
# Input: a record of pulse 120 with the developer fields heart_rate 33 and lean 450 (scale 10, offset 20).
# Output seen: fitsdk 120 {"0":33,"1":450}, fit-file-parser 33 25.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @garmin/fitsdk@21.217.0 fit-file-parser@6.1.2
cat > read.mjs <<'SCRIPT'
import { Decoder, Stream } from '@garmin/fitsdk';
import parser from 'fit-file-parser';
const FitParser = parser.default ?? parser;
const u32 = (value) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 255);
const text = (name) => [...Buffer.from(name.padEnd(16, '\0'))];
function crc(bytes) {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xa001 : sum >>> 1;
  }
  return [sum & 255, sum >>> 8];
}
const START = 1_100_000_000;
const data = [
  ...[0x40, 0, 0, 0, 0, 2, 0, 1, 0, 4, 4, 0x86, 0, 4, ...u32(START)], // file_id: type, time_created
  ...[0x41, 0, 0, 207, 0, 2, 3, 1, 2, 1, 16, 0x0d, 1, 0, ...Array(16).fill(7)], // developer_data_id: index, application
  ...[0x42, 0, 0, 206, 0, 6, 0, 1, 2, 1, 1, 2, 2, 1, 2, 3, 16, 7, 6, 1, 2, 7, 1, 1], // field_description
  ...[2, 0, 0, 0x02, ...text('heart_rate'), 1, 0], // a byte
  ...[2, 0, 1, 0x84, ...text('lean'), 10, 20], // two bytes, scale, offset
  ...[0x63, 0, 0, 20, 0, 2, 253, 4, 0x86, 3, 1, 2, 2, 0, 1, 0, 1, 2, 0], // record: timestamp, heart_rate, both fields
  ...[3, ...u32(START), 120, 33, 450 & 255, 450 >> 8],
];
const header = [14, 0x20, 0x54, 0x08, ...u32(data.length), 0x2e, 0x46, 0x49, 0x54];
const checked = [...header, ...crc(header), ...data];
const bytes = Buffer.from([...checked, ...crc(checked)]);
const { messages, errors } = new Decoder(Stream.fromBuffer(bytes)).read();
const { heartRate, developerFields } = messages.recordMesgs[0];
const [record] = (await new FitParser({ mode: 'list' }).parseAsync(bytes)).records;
const seen = `fitsdk ${heartRate} ${JSON.stringify(developerFields)}, fit-file-parser ${record.heart_rate} ${record.lean}`;
console.log(seen);
process.exit(errors.length === 0 && seen === 'fitsdk 120 {"0":33,"1":450}, fit-file-parser 33 25' ? 0 : 1);
SCRIPT
node read.mjs
