#!/bin/sh
# Node 20.20.2 (zones of 2025c), moment-timezone 0.6.6 (zones of 2026f).
# British Columbia stays on UTC-7 since November 2026. A Node of the long-term line that is built with older zones says
# -08:00 for Vancouver in winter, while a package says -07:00. An update of Node within its line may bring the new rule,
# and the operating system's tzdata does not: Node has zones of its own. So one program shows two times of day, by the
# library that formats them.
# Output seen: Intl -08:00, moment -07:00; both -08:00 for Los Angeles.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent node@20.20.2 moment-timezone@0.6.6
cat > zones.cjs <<'SCRIPT'
const moment = require('moment-timezone');
const at = Date.UTC(2026, 11, 1, 20);
const intl = (timeZone) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(at).split('GMT')[1];
const rows = ['America/Vancouver', 'America/Los_Angeles'].map((zone) => [intl(zone), moment.tz(at, zone).format('Z')]);
console.log(process.version, process.versions.tz, moment.tz.dataVersion, JSON.stringify(rows));
process.exit(JSON.stringify(rows) === '[["-08:00","-07:00"],["-08:00","-08:00"]]' ? 0 : 1);
SCRIPT
"$folder/node_modules/node/bin/node" zones.cjs
