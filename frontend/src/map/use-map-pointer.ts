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
  /** Set while a range is being selected: a click picks its start or end. */
  readonly onPickRow: ((row: number) => void) | null;
}

/** Pointing near the track highlights that row everywhere; a click opens its ride. */
export function useMapPointer({ map, track, rideAt, highlight, onSelect, onPickRow }: Options): void {
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
      if (onPickRow !== null) {
        if (row !== null) onPickRow(row);
      } else if (ride !== null) onSelect(ride);
    };
    return map.listen({ mousemove, click, mouseout: () => highlight.clear() });
  }, [map, pick, rideAt, highlight, onSelect, onPickRow]);
}
