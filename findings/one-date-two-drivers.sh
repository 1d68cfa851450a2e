#!/bin/sh
# pg 8.23.1 and postgres 3.4.9 (postgres.js) on a machine that is not on UTC, with a Date for a column of type timestamp, which has
# no zone. pg writes and reads it as local time. postgres.js writes it as UTC and reads it as local time: it does not get back
# what it wrote, and of one evening in California the two write two days into a column of type date.
# Input: 2026-06-02T02:30:00Z with the zone of Los Angeles; Postgres is @electric-sql/pglite 0.5.14 behind a socket.
# Output seen: pg 2026-06-01 19:30:00 2026-06-01, read 02:30Z; postgres.js 2026-06-02 02:30:00 2026-06-02, read 09:30Z.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent \
  @electric-sql/pglite@0.5.14 @electric-sql/pglite-socket@0.2.17 pg@8.23.1 postgres@3.4.9
cat > write.mjs <<'SCRIPT'
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';
import postgres from 'postgres';
const db = new PGlite();
await db.exec('CREATE TABLE session (driver text, start timestamp, day date)');
const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0 });
await server.start();
const { port } = new URL(`http://${server.getServerConn()}`);
const login = { host: '127.0.0.1', port: Number(port), user: 'postgres', database: 'postgres', ssl: false };
const at = new Date('2026-06-02T02:30:00Z');
const client = new pg.Client(login);
await client.connect();
await client.query('INSERT INTO session VALUES ($1, $2, $3)', ['pg', at, at]);
const [one] = (await client.query("SELECT start FROM session WHERE driver = 'pg'")).rows;
await client.end();
const sql = postgres({ ...login, max: 1 });
await sql`INSERT INTO session VALUES ('postgres.js', ${at}, ${at})`;
const [other] = await sql`SELECT start FROM session WHERE driver = 'postgres.js'`;
await sql.end();
const { rows } = await db.query("SELECT concat_ws(' ', driver, start, day) AS text FROM session ORDER BY driver");
const read = [one, other].map(({ start }) => `${start.toISOString().slice(11, 16)}Z`);
const seen = rows.map(({ text }, index) => `${text}, read ${read[index]}`).join('; ');
console.log(seen);
const known =
  'pg 2026-06-01 19:30:00 2026-06-01, read 02:30Z; postgres.js 2026-06-02 02:30:00 2026-06-02, read 09:30Z';
process.exit(seen === known ? 0 : 1);
SCRIPT
TZ=America/Los_Angeles node write.mjs
