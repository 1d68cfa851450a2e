#!/bin/sh
# maplibre-gl 6.17.0 in Chromium 156 (Debian package chromium): the padding of easeTo stays with the map for every later move, that
# of fitBounds is for one fit and added to what stayed. Where both together leave no room, as beside a sheet on a phone,
# fitBounds does nothing: nothing is thrown, no moveend comes, and of the warning in the console only the first is shown. A view
# that waits for moveend waits for ever, and the same fit had worked before the sheet was opened.
# Input: a map of 400 by 300 pixels; a fit with 80 pixels above and below, an easeTo with 150 above, the fit and another.
# Output seen: moves 1, 2, 2, 2; the padding of 150 still there; one warning.
set -eu
command -v chromium > /dev/null || apt-get install -y -qq chromium > /dev/null
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --no-audit --no-fund --silent maplibre-gl@6.17.0
cat > index.html <<'SCRIPT'
<body><div id="map" style="width: 400px; height: 300px"></div><p></p><script type="module">
import { Map } from './node_modules/maplibre-gl/dist/maplibre-gl.mjs';
let warnings = 0;
console.warn = (text) => { if (String(text).includes('cannot fit')) warnings++; };
const map = new Map({ container: 'map', style: { version: 8, sources: {}, layers: [] }, center: [0, 0], zoom: 1 });
map.on('load', () => {
  let ends = 0;
  map.on('moveend', () => ends++);
  const seen = [];
  const fit = (west, east) =>
    map.fitBounds([[west, 33.49], [east, 33.51]], { padding: { top: 80, bottom: 80, left: 20, right: 20 }, duration: 0 });
  const moves = [
    () => fit(-118.01, -117.99),
    () => map.easeTo({ zoom: 13, padding: { top: 150, bottom: 0, left: 0, right: 0 }, duration: 0 }),
    () => fit(-118.01, -117.99),
    () => fit(-117.01, -116.99),
  ];
  for (const move of moves) {
    move();
    seen.push(ends);
  }
  document.querySelector('p').textContent =
    `moves ${seen.join(' ')}, zoom ${map.getZoom()}, padding ${map.getPadding().top}, warnings ${warnings}`;
});
</script></body>
SCRIPT
cat > serve.mjs <<'SCRIPT'
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
const server = createServer(({ url }, response) => {
  response.setHeader('content-type', url.endsWith('.html') ? 'text/html' : 'text/javascript');
  response.end(url === '/favicon.ico' ? '' : readFileSync(`.${url.split('?')[0]}`));
});
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
SCRIPT
node serve.mjs &
server=$!
until [ -s port ]; do sleep 0.1; done
seen=$(chromium --headless --no-sandbox --use-gl=angle --use-angle=swiftshader --enable-unsafe-swiftshader \
  --user-data-dir="$folder/profile" --virtual-time-budget=20000 --dump-dom "http://127.0.0.1:$(cat port)/index.html" 2> /dev/null |
  sed -n 's|.*<p>\(.*\)</p>.*|\1|p')
echo "$seen"
[ "$seen" = 'moves 1 2 2 2, zoom 13, padding 150, warnings 1' ]
