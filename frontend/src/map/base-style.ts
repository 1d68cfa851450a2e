import type { LayerSpecification, Map as MapLibreMap, StyleSpecification } from 'maplibre-gl';

export type BaseStyle = Pick<StyleSpecification, 'sources' | 'layers' | 'glyphs' | 'sprite'>;

const TIMEOUT_MS = 2_000;
/** A tile server that failed is left alone for this long. */
const RETRY_MS = 60_000;
const loaded = new Map<string, { readonly at: number; readonly style: Promise<BaseStyle | null> }>();

async function fetchStyle(url: string): Promise<BaseStyle | null> {
  if (!navigator.onLine) return null;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  const style = answer.ok ? ((await answer.json()) as Partial<BaseStyle> | null) : null;
  if (!Array.isArray(style?.layers) || typeof style.sources !== 'object') return null;
  return style as BaseStyle;
}

/** The style at an address, which is asked for once; null without an answer within two seconds. */
export function loadBaseStyle(url: string): Promise<BaseStyle | null> {
  const before = loaded.get(url);
  if (before !== undefined && Date.now() - before.at < RETRY_MS) return before.style;
  const style = fetchStyle(url).catch(() => null);
  const entry = { at: Date.now(), style };
  loaded.set(url, entry);
  void style.then((answer) => answer !== null && loaded.set(url, { at: Infinity, style }));
  return style;
}

/** Layers of a map that the ones of a base style go between. */
export const VEIL = 'veil';
export const GROUND_END = 'ground-end';

/** The layers of a base style on an open map, below those of the session. */
export class BaseLayers {
  private layers: string[] = [];
  private sources: string[] = [];

  constructor(private readonly map: MapLibreMap) {}

  /** Replaces the style; the veil mutes its areas and lines, and leaves its names legible. */
  show(style: BaseStyle | null): void {
    const { map } = this;
    for (const id of this.layers) map.removeLayer(id);
    for (const id of this.sources) map.removeSource(id);
    [this.layers, this.sources] = [[], []];
    map.setLayoutProperty(VEIL, 'visibility', style === null ? 'none' : 'visible');
    if (style === null) return;
    map.setGlyphs(style.glyphs ?? null);
    map.setSprite((style.sprite as string | undefined) ?? null);
    for (const [name, source] of Object.entries(style.sources)) {
      map.addSource(named(name), source);
      this.sources.push(named(name));
    }
    for (const layer of style.layers) {
      const source = 'source' in layer ? { source: named(layer.source) } : {};
      const base = { ...layer, id: named(layer.id), ...source } as LayerSpecification;
      map.addLayer(base, layer.type === 'symbol' ? GROUND_END : VEIL);
      // The library reports a layer that it refuses, and goes on.
      if (map.getLayer(base.id)) this.layers.push(base.id);
    }
  }
}

const named = (name: string) => `base-${name}`;
