#!/bin/sh
# @garmin/fitsdk 21.217.0: its encoder writes the fields of a message in the order of the object's keys, and takes a definition
# for known that has the same fields in any order. So of two records with the same keys in another order the second is
# written under the definition of the first: the numbers change places. Nothing is thrown, and its decoder has no error.
# Input: two records, one second and three meters apart; the second names its longitude first and its time last.
# Output seen: the second record is of 2081 and has its longitude in the latitude's place in the file.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @garmin/fitsdk@21.217.0
cat > write.mjs <<'SCRIPT'
import { Decoder, Encoder, Profile, Stream } from '@garmin/fitsdk';
const { FILE_ID, RECORD } = Profile.MesgNum;
const at = (second) => new Date(Date.UTC(2026, 5, 1, 8, 0, second));
const encoder = new Encoder();
encoder.onMesg(FILE_ID, { type: 'activity', manufacturer: 'development', timeCreated: at(0) });
encoder.onMesg(RECORD, { timestamp: at(0), positionLat: 400_000_000, positionLong: -1_400_000_000 });
encoder.onMesg(RECORD, { positionLong: -1_400_000_390, positionLat: 400_000_000, timestamp: at(1) });
const { messages, errors } = new Decoder(Stream.fromByteArray(encoder.close())).read();
const [first, second] = messages.recordMesgs;
console.log(errors.length, 'errors', JSON.stringify(first), JSON.stringify(second));
const isRight = first.positionLong === -1_400_000_000 && first.timestamp.getTime() === at(0).getTime();
const isShuffled = second.timestamp.getUTCFullYear() === 2081 && second.positionLong === 1_149_235_201;
process.exit(errors.length === 0 && isRight && isShuffled ? 0 : 1);
SCRIPT
node write.mjs
