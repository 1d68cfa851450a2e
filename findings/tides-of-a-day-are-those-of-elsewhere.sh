#!/bin/sh
# @neaps/tide-database 0.10.20260924, @neaps/tide-predictor 0.11.0: 2,241 of 8,721 stations are predicted from another one, by
# shifts of up to twelve hours. The range that getExtremesPrediction is asked for is taken at the other station, and the turns
# are shifted then: some that it returns lie outside of the range, and some within it are left out. A page of a day's tides has
# the wrong ones.
# Input: Tchefuncta River, 11.6 h behind for highs and 12.4 h for lows, for June 1, 2026, and for a day more on either side.
# Output seen: 2 turns of which 1 lies within the day; of those asked for with room 2 do.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @neaps/tide-database@0.10.20260924 @neaps/tide-predictor@0.11.0
cat > turns.mjs <<'SCRIPT'
import { stations, stationsById } from '@neaps/tide-database';
import { useStation } from '@neaps/tide-predictor';
const shifted = stations.filter(({ offsets }) => offsets?.time);
const station = stationsById.get('noaa/8761993');
const [from, to] = [Date.UTC(2026, 5, 1), Date.UTC(2026, 5, 2)];
const turns = (room) =>
  useStation(station)
    .getExtremesPrediction({ start: new Date(from - room), end: new Date(to + room) })
    .extremes.map(({ time }) => time.getTime());
const within = (times) => times.filter((time) => time >= from && time <= to).length;
const [exact, roomy] = [turns(0), turns(to - from)];
console.log(shifted.length, 'of', stations.length, 'are shifted;', station.name, JSON.stringify(station.offsets.time));
console.log(exact.length, 'turns,', within(exact), 'within the day; with room', within(roomy));
process.exit(exact.length === 2 && within(exact) === 1 && within(roomy) === 2 ? 0 : 1);
SCRIPT
node turns.mjs
