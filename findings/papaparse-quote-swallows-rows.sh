#!/bin/sh
# papaparse 5.7.1: a quoted cell with text behind its closing quote takes the rows after it with it, up to the next quote before
# a comma. `errors` says InvalidQuotes, but the rows are gone: no option ends the cell with its row.
# Input: three rows of a number, a name and a file; the name of the first is "Morning" surf.
# Output seen: one row instead of three, whose name holds the others.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent papaparse@5.7.1
cat > read.cjs <<'SCRIPT'
const text = '1,"Morning" surf,a.gpx\n2,Evening,b.gpx\n3,Night,c.gpx\n';
const { data, errors } = require('papaparse').parse(text, { skipEmptyLines: true });
console.log(JSON.stringify(data), errors.map(({ code }) => code).join(' '));
process.exit(data.length === 1 ? 0 : 1);
SCRIPT
node read.cjs
