#!/bin/sh
# DecompressionStream of Node 20.20.2 and Chromium 156 (Debian package chromium) on a gzip file of two members, which the format
# allows and `cat a.gz b.gz` makes: Node returns both, Chromium ends in a TypeError, as its standard asks for. So a file that is
# read by a test in Node, or by the server, fails in the browser by the same line of code. A file of one member is read by both.
# Input: 30 and 15 letters, packed each; the first alone, and both put together.
# Output seen: Node 30 45, Chromium 30 TypeError.
set -eu
command -v chromium > /dev/null || apt-get install -y -qq chromium > /dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent node@20.20.2
cat > unpack.mjs <<'SCRIPT'
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
const members = ['one'.repeat(10), 'two'.repeat(5)].map((text) => gzipSync(text));
const files = [members[0], Buffer.concat(members)].map((file) => file.toString('base64'));
async function unpack(files) {
  const seen = [];
  for (const file of files) {
    const bytes = Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
    seen.push(await new Response(stream).text().then((text) => text.length, (error) => error.name));
  }
  return seen.join(' ');
}
const show = 'unpack(files).then((seen) => { document.body.textContent = `Chromium ${seen}`; })';
writeFileSync('unpack.html', `<body><script>const files = ${JSON.stringify(files)};\n${unpack}\n${show};</script>`);
console.log('Node', await unpack(files));
SCRIPT
node=$("$folder/node_modules/node/bin/node" unpack.mjs)
chromium=$(chromium --headless --no-sandbox --disable-gpu --user-data-dir="$folder/profile" --virtual-time-budget=5000 \
  --dump-dom "file://$folder/unpack.html" 2> /dev/null | sed -n 's|.*<body>\(.*\)</body>.*|\1|p')
chromium --version 2> /dev/null
echo "$node, $chromium"
[ "$node" = 'Node 30 45' ] && [ "$chromium" = 'Chromium 30 TypeError' ]
