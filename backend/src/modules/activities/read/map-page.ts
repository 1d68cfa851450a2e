import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { inBackend } from '../../../platform/backend-folder.ts';
import { escapeHtml, scriptJson } from '../../../platform/http/answers/html.ts';
import type { Config } from '../../../platform/config/config.ts';
import { mapSources } from '../../../platform/http/server/security-headers.ts';
import type { mapData } from './map-data.ts';

/** The web app's map with a page around it (`frontend/map-page.config.ts`); empty without a built web app. */
function built(name: string): string {
  const file = inBackend(`../frontend/map-page/dist/${name}`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readMap() {
  const [script, style] = [built('map-page.js'), built('map-page.css')];
  return { script, style, hash: `'sha256-${createHash('sha256').update(script).digest('base64')}'` };
}

let read: ReturnType<typeof readMap> | undefined;
/** Two megabytes that are read with the first map page. */
const map = () => (read ??= readMap());

/**
 * Content Security Policy of map pages: only the page's own script runs, in an opaque origin that reaches the hosts of
 * the base map and nothing else. The component library writes style elements.
 */
export function mapPolicy(config: Pick<Config, 'tileUrl' | 'mapStyles'>): string {
  const hosts = mapSources(config).join(' ');
  return [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${map().hash}`,
    "style-src 'unsafe-inline'",
    `img-src data: blob: ${hosts}`.trimEnd(),
    // The map library reads its worker's script from the page.
    `connect-src data: ${hosts}`.trimEnd(),
    'worker-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** A standalone page, in slices. Its texts are JSON data that the script inserts as text, never as markup. */
export function* mapPage(data: ReturnType<typeof mapData>): Generator<string> {
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(data.name)} - Rideline</title>
<style>`;
  yield map().style;
  yield `</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="data">`;
  yield scriptJson(data);
  yield '</script>\n<script type="module">';
  yield map().script;
  yield '</script>\n</body>\n</html>\n';
}
