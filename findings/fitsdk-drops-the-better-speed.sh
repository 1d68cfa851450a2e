#!/bin/sh
# @garmin/fitsdk 21.217.0: a record may hold speed and enhanced_speed, its successor for values that do not fit. The decoder makes
# enhancedSpeed of speed for files that have only that, and puts it in place of the one that the record holds too. It does
# the same with altitude. fit-file-parser 6.1.2 and GPSBabel 1.8.0 show the record's own. Without expandComponents the SDK
# does as well, but then it wants mergeHeartRates off, or returns no record and an error in a list.
# Input: a record of a device that counts speed in steps of 0.5 m/s and enhanced_speed in millimeters: 3 and 3.456 m/s.
# Output seen: SDK 3, without expanding 3.456, fit-file-parser 3.456, GPSBabel 3.46.
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
import { Decoder, Encoder, Profile, Stream } from '@garmin/fitsdk';
import parser from 'fit-file-parser';
const FitParser = parser.default ?? parser;
const { FILE_ID, RECORD } = Profile.MesgNum;
const time = new Date('2026-06-01T08:00:00Z');
const encoder = new Encoder();
encoder.onMesg(FILE_ID, { type: 'activity', manufacturer: 'development', timeCreated: time });
encoder.onMesg(RECORD, { timestamp: time, positionLat: 400_000_000, positionLong: 0, speed: 3, enhancedSpeed: 3.456 });
const bytes = Buffer.from(encoder.close());
const read = (options) => new Decoder(Stream.fromBuffer(bytes)).read(options);
const expanded = read().messages.recordMesgs[0].enhancedSpeed;
const own = read({ expandComponents: false, mergeHeartRates: false }).messages.recordMesgs[0].enhancedSpeed;
const refused = read({ expandComponents: false });
const { records } = await new FitParser({ mode: 'list' }).parseAsync(bytes);
writeFileSync('both.fit', bytes);
const [columns, row] = String(execFileSync('gpsbabel', '-t -i garmin_fit -f both.fit -o unicsv -F -'.split(' '))).split('\r\n');
const babel = row.split(',')[columns.split(',').indexOf('Speed')];
const seen = [expanded, own, records[0].enhanced_speed, babel].join(' ');
console.log(seen, Object.keys(refused.messages).length, 'kinds of messages,', String(refused.errors));
process.exit(seen === '3 3.456 3.456 3.46' && refused.errors.length === 1 && !refused.messages.recordMesgs ? 0 : 1);
SCRIPT
node read.mjs
