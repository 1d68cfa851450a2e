import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml, scriptJson } from '../../../../platform/http/answers/html.ts';
import { differencesJson, type mapData } from './map-data.ts';

const part = (name: string) => readFileSync(new URL(`../map-page/${name}`, import.meta.url), 'utf8');
const STYLE = part('map.css');
const BODY = part('map.html');
const SCRIPT = ['session', 'viewport', 'layers', 'map', 'legend', 'replay', 'controls']
  .map((name) => part(`${name}.js`))
  .join('\n');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Content Security Policy of map pages: only the page's own script runs, in an opaque origin without network. */
export const MAP_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLE)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A standalone page, in slices. Its texts are JSON data that the script inserts as text, never as markup. */
export function* mapPage({ facts, columns }: ReturnType<typeof mapData>): Generator<string> {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(facts.name)} - Rideline</title>
<style>${STYLE}</style>
</head>
<body>
${BODY}<script type="application/json" id="data">${scriptJson(facts).slice(0, -1)}`;
  for (const [name, column] of Object.entries(columns)) {
    yield `,"${name}":`;
    yield* differencesJson(column);
  }
  yield `}</script>
<script type="module">${SCRIPT}</script>
</body>
</html>
`;
}
