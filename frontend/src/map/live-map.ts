import type { MapMouseEvent } from 'maplibre-gl';
import type { GlMap } from './open-map.ts';

type MapEvent = 'click' | 'idle' | 'mousemove' | 'mouseout' | 'move';
type Listeners = Partial<Record<MapEvent, (map: GlMap, event: MapMouseEvent) => void>>;

/**
 * Guards a map until it is removed: calls on a removed map are ignored, so late effects and events cannot throw; a
 * call that throws removes the map.
 */
export class LiveMap {
  private map: GlMap | null;

  constructor(
    opened: GlMap,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.map = opened;
  }

  readonly use = (work: (map: GlMap) => void): void => {
    if (this.map === null) return;
    try {
      work(this.map);
    } catch (error) {
      this.end();
      this.onFailure(error);
    }
  };

  /** Runs the callback after style and background have loaded. */
  whenLoaded(work: (map: GlMap) => void): void {
    this.use((map) => void map.once('load', () => this.use(work)));
  }

  /** Adds listeners; returns a function that removes them. */
  listen(listeners: Listeners): () => void {
    const guarded = Object.entries(listeners).map(
      ([type, listener]) =>
        [
          type as MapEvent,
          (event: unknown) => this.use((map) => listener(map, event as MapMouseEvent)),
        ] as const,
    );
    this.use((map) => guarded.forEach(([type, listener]) => map.on(type, listener)));
    return () => this.use((map) => guarded.forEach(([type, listener]) => map.off(type, listener)));
  }

  end(): void {
    const { map } = this;
    this.map = null;
    map?.remove();
  }
}
