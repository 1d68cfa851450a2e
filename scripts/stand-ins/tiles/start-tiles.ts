import { FaultSwitches } from '../http/faults.ts';
import { type Origin, startOrigin } from '../http/origin.ts';
import { json } from '../http/reply.ts';
import { RequestCounts } from '../http/request-counts.ts';
import { stripedTile } from './striped-tile.ts';

export type TilesAction = 'style' | 'source' | 'tile';

export type TilesStandIn = Awaited<ReturnType<typeof startTilesStandIn>>;

/** Colors of the two styles. */
export const TILE_COLORS = {
  light: { land: '#f2efe9', water: '#9fb8a0' },
  dark: { land: '#2b2b2b', water: '#5a3d6b' },
} as const;
/** Pages of any origin may read the answers. */
const READABLE = { 'access-control-allow-origin': '*' };
const CREDIT = '<a href="https://tiles.example/">Made-up tiles</a>';

/** Starts a stand-in for a server of vector styles and their tiles, like OpenFreeMap's. */
export async function startTilesStandIn(options: { readonly port?: number } = {}) {
  const faults = new FaultSwitches<TilesAction>();
  const counts = new RequestCounts<TilesAction>();
  const tile = stripedTile();
  const origin: Origin = await startOrigin<TilesAction>({
    port: options.port ?? 0,
    faults,
    counts,
    routes: [
      ...(['light', 'dark'] as const).map((scheme) => ({
        method: 'GET' as const,
        path: `/styles/${scheme}`,
        action: 'style' as const,
        answer: () => json(200, style(scheme), READABLE),
      })),
      { method: 'GET', path: '/planet', action: 'source', answer: () => json(200, source(), READABLE) },
      {
        method: 'GET',
        path: '/planet/:z/:x/:y',
        action: 'tile',
        answer: () => ({
          status: 200,
          headers: { ...READABLE, 'content-type': 'application/vnd.mapbox-vector-tile' },
          body: tile,
        }),
      },
    ],
  });
  const style = (scheme: keyof typeof TILE_COLORS) => ({
    version: 8,
    sources: { planet: { type: 'vector', url: `${origin.url}/planet` } },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': TILE_COLORS[scheme].land } },
      {
        id: 'water',
        type: 'fill',
        source: 'planet',
        'source-layer': 'water',
        paint: { 'fill-color': TILE_COLORS[scheme].water },
      },
    ],
  });
  const source = () => ({
    tilejson: '3.0.0',
    tiles: [`${origin.url}/planet/{z}/{x}/{y}`],
    minzoom: 0,
    maxzoom: 22,
    attribution: CREDIT,
  });
  return {
    url: origin.url,
    /** The app's settings for this stand-in. */
    settings: { MAP_STYLE_URL: `${origin.url}/styles/light,${origin.url}/styles/dark` },
    faults,
    counts,
    requests: () => origin.requests(),
    stop: () => origin.stop(),
  };
}
