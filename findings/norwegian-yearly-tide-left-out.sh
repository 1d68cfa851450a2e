#!/bin/sh
# @neaps/tide-database 0.10.20260924, @neaps/tide-predictor 0.11.0.
# Both are made for each other, and yet 33 stations of Norway are predicted without their yearly part of 8 to 15 cm: it is
# called SA_KV there, a name that the predictor does not know and leaves out without a word. It is SA with phases counted
# from January 1 in place of the equinox, so it takes 80 degrees off the phase to be SA.
# Output seen: 33 stations with SA_KV; in Andenes a prediction with it and one without differ by 0 m.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @neaps/tide-database@0.10.20260924 @neaps/tide-predictor@0.11.0
cat > yearly.mjs <<'SCRIPT'
import { stations } from '@neaps/tide-database';
import { createTidePredictor } from '@neaps/tide-predictor';
const yearly = stations.filter(({ harmonic_constituents: own }) => own?.some(({ name }) => name === 'SA_KV'));
const own = yearly.find(({ id }) => id === 'kartverket/ANX').harmonic_constituents;
const levels = (constituents) =>
  [0, 91, 182, 273].map((day) => {
    const time = new Date(Date.UTC(2026, 0, 1 + day));
    return createTidePredictor(constituents).getWaterLevelAtTime({ time }).level;
  });
const without = levels(own.filter(({ name }) => name !== 'SA_KV'));
const difference = Math.max(...levels(own).map((level, index) => Math.abs(level - without[index])));
console.log(yearly.length, 'stations with SA_KV; with and without it', difference, 'm apart');
process.exit(yearly.length === 33 && difference === 0 ? 0 : 1);
SCRIPT
node yearly.mjs
