#!/bin/sh
# @duckdb/node-api 1.5.5-r.5 (DuckDB) and @electric-sql/pglite 0.5.16 (Postgres) know the same names of time zones for other
# clocks, and AT TIME ZONE with them differs without an error: IST is Israel in Postgres and India in DuckDB, AST the
# Atlantic and Alaska, BST Britain and Bangladesh. PST and CET are without summer time in Postgres and with it in DuckDB, also CET
# that is the name of a zone. UTC+7 is west of Greenwich in Postgres, as in POSIX, and east of it in DuckDB. Names like
# Asia/Kolkata and Etc/GMT+7 agree.
# Input: midnight UTC of June 1, 2026.
# Output seen: IST 02:00 05:30, AST 20:00 16:00, BST 01:00 06:00, PST 16:00 17:00, CET 01:00 02:00, UTC+7 17:00 07:00,
# Etc/GMT+7 17:00 17:00.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @duckdb/node-api@1.5.5-r.5 @electric-sql/pglite@0.5.16
cat > ask.mjs <<'SCRIPT'
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
const zones = ['IST', 'AST', 'BST', 'PST', 'CET', 'UTC+7', 'Etc/GMT+7'];
const clocks = zones.map((zone, at) => `(timestamptz '2026-06-01 00:00:00+00' AT TIME ZONE '${zone}')::varchar AS clock${at}`);
const sql = `SELECT ${clocks.join(', ')}`;
const connection = await (await DuckDBInstance.create()).connect();
const duckdb = (await connection.runAndReadAll(sql)).getRows()[0];
const postgres = new PGlite();
const other = Object.values((await postgres.query(sql)).rows[0]);
await postgres.close();
const seen = zones.map((zone, at) => `${zone} ${other[at].slice(11, 16)} ${duckdb[at].slice(11, 16)}`).join(', ');
console.log(seen);
const known =
  'IST 02:00 05:30, AST 20:00 16:00, BST 01:00 06:00, PST 16:00 17:00, CET 01:00 02:00, UTC+7 17:00 07:00, ' +
  'Etc/GMT+7 17:00 17:00';
process.exit(seen === known ? 0 : 1);
SCRIPT
node ask.mjs
