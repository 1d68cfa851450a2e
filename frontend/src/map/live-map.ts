import type { MapMouseEvent } from 'maplibre-gl';
import type { GlMap } from './open-map.ts';

type Heard = 'click' | 'mousemove' | 'mouseout' | 'move';
type Listeners = Partial<Record<Heard, (map: GlMap, event: MapMouseEvent) => void>>;

/**
 * A map from its opening to its end. Work on a map that has ended is left out, so late effects, events and signals do
 * no harm; work that fails ends the map.
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

  /** Runs the work when style and ground have loaded. */
  whenLoaded(work: (map: GlMap) => void): void {
    this.use((map) => void map.once('load', () => this.use(work)));
  }

  /** Listens until the returned function is called, or the map ends. */
  listen(listeners: Listeners): () => void {
    const heard = Object.entries(listeners).map(
      ([type, listener]) =>
        [
          type as Heard,
          (event: unknown) => this.use((map) => listener(map, event as MapMouseEvent)),
        ] as const,
    );
    this.use((map) => heard.forEach(([type, listener]) => map.on(type, listener)));
    return () => this.use((map) => heard.forEach(([type, listener]) => map.off(type, listener)));
  }

  end(): void {
    const { map } = this;
    this.map = null;
    map?.remove();
  }
}
