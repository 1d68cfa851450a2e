import { useEffect, useMemo } from 'react';
import type { MapMouseEvent } from 'maplibre-gl';
import type { HighlightSignal } from '../lib/highlight.ts';
import type { LiveMap } from './live-map.ts';
import type { MapTrack } from './map-track.ts';
import type { GlMap } from './open-map.ts';
import { createRowPicker, projectTrack } from './row-picker.ts';

interface Options {
  readonly map: LiveMap | null;
  readonly track: MapTrack;
  readonly rideAt: (row: number) => number | null;
  readonly highlight: HighlightSignal;
  readonly onSelect: (ride: number) => void;
  /** While a range is being marked a click says where it starts or ends. */
  readonly onMarkRow: ((row: number) => void) | null;
}

/** Pointing near the track marks that moment everywhere; a click on a ride picks it. */
export function useMapPointer({ map, track, rideAt, highlight, onSelect, onMarkRow }: Options): void {
  const projected = useMemo(() => projectTrack(track), [track]);
  const pick = useMemo(() => createRowPicker(projected, rideAt), [projected, rideAt]);
  useEffect(() => {
    if (map === null) return;
    const mousemove = (open: GlMap, { lngLat }: MapMouseEvent) => {
      const row = pick(lngLat, open.getZoom());
      if (row === null) highlight.clear();
      else highlight.set({ row, ride: rideAt(row) });
      open.getCanvas().style.cursor = row !== null && rideAt(row) !== null ? 'pointer' : '';
    };
    const click = (open: GlMap, event: MapMouseEvent) => {
      mousemove(open, event);
      const { ride, row } = highlight.get();
      if (onMarkRow !== null) {
        if (row !== null) onMarkRow(row);
      } else if (ride !== null) onSelect(ride);
    };
    return map.listen({ mousemove, click, mouseout: () => highlight.clear() });
  }, [map, pick, rideAt, highlight, onSelect, onMarkRow]);
}
