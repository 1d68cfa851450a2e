#!/bin/sh
# fflate 0.8.3: gunzipSync of a gzip file of several members, as block-wise packers and plain `cat a.gz b.gz` write them, returns
# as many bytes of its first member as the last one has: fewer than the first, without an error. zlib, pako 3.0.3,
# Node's DecompressionStream and fflate's own class Gunzip return all members.
# Input: 55 bytes and 26 bytes, packed each and put together.
# Output seen: zlib 81, pako 81, DecompressionStream 81, fflate Gunzip 81, fflate gunzipSync 26.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent fflate@0.8.3 pako@3.0.3
cat > unpack.mjs <<'SCRIPT'
import { gunzipSync as zlib, gzipSync } from 'node:zlib';
import { Gunzip, gunzipSync } from 'fflate';
import { ungzip } from 'pako';
const members = [`<gpx>${'.'.repeat(50)}`, `${'.'.repeat(20)}</gpx>`];
const packed = Buffer.concat(members.map((member) => gzipSync(member)));
let streamed = 0;
new Gunzip((piece) => (streamed += piece.length)).push(packed, true);
const browser = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
const lengths = {
  zlib: zlib(packed).length,
  pako: ungzip(packed).length,
  DecompressionStream: (await new Response(browser).arrayBuffer()).byteLength,
  'fflate Gunzip': streamed,
  'fflate gunzipSync': gunzipSync(packed).length,
};
const seen = Object.entries(lengths).map((entry) => entry.join(' ')).join(', ');
console.log(seen);
process.exit(seen === 'zlib 81, pako 81, DecompressionStream 81, fflate Gunzip 81, fflate gunzipSync 26' ? 0 : 1);
SCRIPT
node unpack.mjs
