import { useEffect, useMemo } from 'react';
import type { MapMouseEvent } from 'maplibre-gl';
import type { HighlightSignal } from '../lib/highlight.ts';
import type { MapTrack } from './map-track.ts';
import type { GlMap } from './open-map.ts';
import { createRowPicker, projectTrack } from './row-picker.ts';

interface Options {
  readonly map: GlMap | null;
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
    const mark = ({ lngLat }: MapMouseEvent) => {
      const row = pick(lngLat, map.getZoom());
      if (row === null) highlight.clear();
      else highlight.set({ row, ride: rideAt(row) });
      map.getCanvas().style.cursor = row !== null && rideAt(row) !== null ? 'pointer' : '';
    };
    const leave = () => highlight.clear();
    const choose = (event: MapMouseEvent) => {
      mark(event);
      const { ride, row } = highlight.get();
      if (onMarkRow !== null) {
        if (row !== null) onMarkRow(row);
      } else if (ride !== null) onSelect(ride);
    };
    map.on('mousemove', mark);
    map.on('mouseout', leave);
    map.on('click', choose);
    return () => {
      map.off('mousemove', mark);
      map.off('mouseout', leave);
      map.off('click', choose);
    };
  }, [map, pick, rideAt, highlight, onSelect, onMarkRow]);
}
