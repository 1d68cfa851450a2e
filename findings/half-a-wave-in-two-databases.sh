#!/bin/sh
# @duckdb/node-api 1.5.5-r.5 (DuckDB) and @electric-sql/pglite 0.5.16 (Postgres 18), asked the same in the same words, which
# DuckDB's dialect takes from Postgres:
# - round(2.5::float8) is 3 in DuckDB and 2 in Postgres, which rounds halves of floats to even; both make 3 of a numeric, and
#   both make 2 of the float in a cast to int.
# - extract(second from ...) has no parts of a second in DuckDB; extract(epoch from ...) has them in both.
# - 'shoreline' ~ 'line' is false in DuckDB, where ~ is a match of the whole text.
# So a figure worked out in both has two values, and a pause below a second is none.
# Output seen: DuckDB 3.0 3 2 1 false, Postgres 2 3 2 1.500000 true.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent @duckdb/node-api@1.5.5-r.5 @electric-sql/pglite@0.5.16
cat > ask.mjs <<'SCRIPT'
import { DuckDBInstance } from '@duckdb/node-api';
import { PGlite } from '@electric-sql/pglite';
const questions = [
  'round(2.5::float8)',
  'round(2.5::numeric)',
  '2.5::float8::int',
  "extract(second from timestamp '2026-06-01 08:00:01.5')",
  "'shoreline' ~ 'line'",
];
const sql = `SELECT ${questions.map((question, at) => `(${question})::varchar AS answer${at}`).join(', ')}`;
const connection = await (await DuckDBInstance.create()).connect();
const duckdb = (await connection.runAndReadAll(sql)).getRows()[0].join(' ');
const postgres = new PGlite();
const [{ version }] = (await postgres.query('SELECT version()')).rows;
const answers = Object.values((await postgres.query(sql)).rows[0]).join(' ');
await postgres.close();
console.log(version.split(' on ')[0]);
console.log(`DuckDB ${duckdb}, Postgres ${answers}`);
process.exit(duckdb === '3.0 3 2 1 false' && answers === '2 3 2 1.500000 true' ? 0 : 1);
SCRIPT
node ask.mjs
