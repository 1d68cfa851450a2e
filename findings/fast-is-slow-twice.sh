#!/bin/sh
# The field `speed` of a FIT record has 16 bits, up to 65.534 m/s, and enhanced_speed 32. @garmin/fitsdk 21.217.0 writes 70 m/s
# into `speed` as 4.464 without an error. GPSBabel 1.8.0 (Debian package gpsbabel) reads enhanced_speed and keeps its low 16
# bits: 70 m/s, which the SDK wrote right there, is 4.46 too. So a watch that was left running in a plane rides a wave in the
# middle of the flight.
# Input: a record of 70 m/s, once in each field.
# Output seen: speed 4.464 by the SDK itself, enhancedSpeed 70 by the SDK and 4.46 by GPSBabel.
set -eu
command -v gpsbabel > /dev/null || apt-get install -y -qq gpsbabel > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @garmin/fitsdk@21.217.0
cat > write.mjs <<'SCRIPT'
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Decoder, Encoder, Profile, Stream } from '@garmin/fitsdk';
const { FILE_ID, RECORD } = Profile.MesgNum;
const time = new Date('2026-06-01T08:00:00Z');
function write(speed) {
  const encoder = new Encoder();
  encoder.onMesg(FILE_ID, { type: 'activity', manufacturer: 'development', timeCreated: time });
  encoder.onMesg(RECORD, { timestamp: time, positionLat: 400_000_000, positionLong: -1_400_000_000, ...speed });
  return encoder.close();
}
const read = (bytes) => new Decoder(Stream.fromByteArray(bytes)).read().messages.recordMesgs[0];
const { speed } = read(write({ speed: 70 }));
const enhanced = write({ enhancedSpeed: 70 });
writeFileSync('enhanced.fit', enhanced);
const [columns, row] = String(execFileSync('gpsbabel', '-t -i garmin_fit -f enhanced.fit -o unicsv -F -'.split(' '))).split('\r\n');
const babel = row.split(',')[columns.split(',').indexOf('Speed')];
const seen = [speed, read(enhanced).enhancedSpeed, babel].join(' ');
console.log(seen);
process.exit(seen === '4.464 70 4.46' ? 0 : 1);
SCRIPT
node write.mjs
