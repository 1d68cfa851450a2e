#!/bin/sh
# suncalc 2.0.2: getTimes takes a Date and gives the times of one day, that whose solar noon is nearest to the Date. A day's
# first minute, which is what libraries give for a date, is of the day before where clocks run ahead of the sun, as in
# all of summer-time California, Portugal and Galicia; a day's last minute is of the day after where they run behind, as in
# Byron Bay. No hour of a clock is right for everyone but noon.
# Input: 00:00 and 23:59 of June 21 in San Diego and Byron Bay.
# Output seen: the sunsets of San Diego are on 20 and 21, those of Byron Bay on 21 and 22.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent suncalc@2.0.2
cat > sunsets.mjs <<'SCRIPT'
import { getTimes } from 'suncalc';
const places = [
  ['San Diego', 32.7, -117.2, 'America/Los_Angeles', '-07:00'],
  ['Byron Bay', -28.6, 153.6, 'Australia/Brisbane', '+10:00'],
];
const seen = places.map(([name, latitude, longitude, timeZone, offset]) => {
  const days = ['00:00', '23:59'].map((clock) => {
    const { sunset } = getTimes(new Date(`2026-06-21T${clock}:00${offset}`), latitude, longitude);
    return sunset.toLocaleString('sv', { timeZone }).slice(8, 10);
  });
  return `${name} ${days.join(' ')}`;
});
console.log(seen.join(', '));
process.exit(seen.join(', ') === 'San Diego 20 21, Byron Bay 21 22' ? 0 : 1);
SCRIPT
node sunsets.mjs
