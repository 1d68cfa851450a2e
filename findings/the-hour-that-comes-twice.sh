#!/bin/sh
# A time on the clock of the hour that comes twice when summer ends is two moments. Of four libraries that turn a clock's time
# and a zone into a moment, moment-timezone 0.6.6 and @date-fns/tz 1.5.0 take the first, luxon 3.7.2 and dayjs 1.11.23 the second,
# none with a warning. In the hour that is left out in spring all four agree. So a list of sessions by local time, read by one
# and matched by another, is an hour off once a year, on a Sunday morning.
# Input: 01:30 on November 1 and 02:30 on March 8, 2026, in Los Angeles.
# Output seen: -07:00 -07:00 -08:00 -08:00; 03:30-07:00 four times.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent moment-timezone@0.6.6 @date-fns/tz@1.5.0 luxon@3.7.2 dayjs@1.11.23
cat > clocks.cjs <<'SCRIPT'
const { TZDate } = require('@date-fns/tz');
const dayjs = require('dayjs');
const { DateTime } = require('luxon');
const moment = require('moment-timezone');
dayjs.extend(require('dayjs/plugin/utc'));
dayjs.extend(require('dayjs/plugin/timezone'));
const zone = 'America/Los_Angeles';
const read = (month, day, hour) => {
  const text = `2026-${month}-${day} ${hour}:30`;
  const moments = [
    moment.tz(text, zone).valueOf(),
    new TZDate(2026, month - 1, Number(day), hour, 30, zone).getTime(),
    DateTime.fromSQL(text, { zone }).toMillis(),
    dayjs.tz(text, zone).valueOf(),
  ];
  return moments.map((at) => moment.tz(at, zone).format('HH:mmZ')).join(' ');
};
const seen = `${read('11', '01', '01')}; ${read('03', '08', '02')}`;
console.log(seen);
const known =
  '01:30-07:00 01:30-07:00 01:30-08:00 01:30-08:00; 03:30-07:00 03:30-07:00 03:30-07:00 03:30-07:00';
process.exit(seen === known ? 0 : 1);
SCRIPT
node clocks.cjs
