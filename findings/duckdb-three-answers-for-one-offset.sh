#!/bin/sh
# @duckdb/node-api 1.5.5-r.5: the offset of '2026-06-01T08:00:00-07:00' has three fates, none with a warning.
# - Cast from text to TIMESTAMP it is dropped: 08:00. So 08:00 in California and 08:00 in Japan are equal.
# - read_json infers TIMESTAMP too, but moves the time to UTC first: 15:00.
# - read_csv infers TIMESTAMP WITH TIME ZONE: 15:00+00.
# Output seen: 2026-06-01 08:00:00 | TIMESTAMP 2026-06-01 15:00:00 | TIMESTAMP WITH TIME ZONE 2026-06-01 15:00:00+00 | true
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @duckdb/node-api@1.5.5-r.5
echo '{"moment":"2026-06-01T08:00:00-07:00"}' > one.json
printf 'moment\n2026-06-01T08:00:00-07:00\n' > one.csv
cat > ask.mjs <<'SCRIPT'
import { DuckDBInstance } from '@duckdb/node-api';
const connection = await (await DuckDBInstance.create()).connect();
await connection.run("SET TimeZone = 'UTC'");
const ask = async (sql) => (await connection.runAndReadAll(sql)).getRows()[0].join(' ');
const answers = [
  await ask("SELECT '2026-06-01T08:00:00-07:00'::TIMESTAMP::VARCHAR"),
  await ask("SELECT typeof(moment), moment::VARCHAR FROM read_json('one.json')"),
  await ask("SELECT typeof(moment), moment::VARCHAR FROM read_csv('one.csv')"),
  await ask("SELECT ('2026-06-01T08:00:00-07:00'::TIMESTAMP = '2026-06-01T08:00:00+09:00'::TIMESTAMP)::VARCHAR"),
].join(' | ');
console.log(answers);
const seen =
  '2026-06-01 08:00:00 | TIMESTAMP 2026-06-01 15:00:00 | TIMESTAMP WITH TIME ZONE 2026-06-01 15:00:00+00 | true';
process.exit(answers === seen ? 0 : 1);
SCRIPT
node ask.mjs
