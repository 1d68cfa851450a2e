#!/bin/sh
# @garmin/fitsdk 21.217.0, the format's own SDK, does not read compressed timestamp headers, which the format defines and
# devices write. isFIT() and checkIntegrity() are both true for such a file; read() returns the records before the first
# compressed one, with the error in a list beside them that a reader of `messages` alone never sees.
# Input: a record with a full timestamp and four with compressed ones.
# Output seen: true true, 1 of 5 records, "compressed timestamp messages are not currently supported".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @garmin/fitsdk@21.217.0
cat > read.mjs <<'SCRIPT'
import { Decoder, Stream } from '@garmin/fitsdk';
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
const place = (second) => [...u32(400_000_000), ...u32(-1_400_000_000 + second * 390)];
const data = [
  ...[0x40, 0, 0, 0, 0, 2, 0, 1, 0, 4, 4, 0x86, 0, 4, ...u32(START)], // file_id: type, time_created
  ...[0x41, 0, 0, 20, 0, 3, 253, 4, 0x86, 0, 4, 0x85, 1, 4, 0x85], // record: timestamp, latitude, longitude
  ...[0x42, 0, 0, 20, 0, 2, 0, 4, 0x85, 1, 4, 0x85], // record: latitude, longitude
  ...[1, ...u32(START), ...place(0)],
  ...[1, 2, 3, 4].flatMap((second) => [0x80 | (2 << 5) | ((START + second) & 31), ...place(second)]),
];
const header = [14, 0x20, 0x54, 0x08, ...u32(data.length), 0x2e, 0x46, 0x49, 0x54];
const checked = [...header, ...crc(header), ...data];
const decoder = new Decoder(Stream.fromByteArray([...checked, ...crc(checked)]));
const isWhole = decoder.isFIT() && decoder.checkIntegrity();
const { messages, errors } = decoder.read();
console.log(isWhole, messages.recordMesgs.length, 'of 5 records,', String(errors[0]));
const isRefused = String(errors[0]).includes('compressed timestamp messages are not currently supported');
process.exit(isWhole && messages.recordMesgs.length === 1 && isRefused ? 0 : 1);
SCRIPT
node read.mjs
