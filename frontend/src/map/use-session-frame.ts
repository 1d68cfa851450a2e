import { type Coast, sessionCell, type SessionFrame, sessionFrame } from '@rideline/detection-engine';
import { useEffect, useMemo, useState } from 'react';
import type { MapRide, MapTrack } from './map-track.ts';

/** The cell that was asked for last: sketch and map of a session need the same. */
let asked: { readonly cell: string; readonly coast: Promise<Coast | null> } | null = null;

/** The coast of a cell; null where there is none, or without an answer. */
function loadCoast(cell: string): Promise<Coast | null> {
  if (asked?.cell !== cell) asked = { cell, coast: fetchCoast(cell) };
  return asked.coast;
}

async function fetchCoast(cell: string): Promise<Coast | null> {
  try {
    // The cell is as coarse as a degree, and the same address for everybody.
    const answer = await fetch(`/api/coast/${cell}`);
    return answer.ok ? ((await answer.json()) as Coast) : null;
  } catch {
    asked = null;
    return null;
  }
}

/**
 * What a map of the rides shows at first, or of all positions without any; null while its coast is loading. `known` is
 * the coast, where the server need not be asked for it.
 */
export function useSessionFrame(
  { latitude, longitude }: MapTrack,
  rides: readonly Pick<MapRide, 'firstRow' | 'lastRow'>[],
  known?: Coast | null,
): SessionFrame | null {
  const [loaded, setLoaded] = useState<Coast | null>();
  const spans = useMemo(() => rides.map(({ firstRow, lastRow }) => [firstRow, lastRow] as const), [rides]);
  const cell = sessionCell({ latitude, longitude }, spans);
  useEffect(() => {
    if (known !== undefined) return;
    let isCurrent = true;
    void loadCoast(cell).then((coast) => isCurrent && setLoaded(coast));
    return () => {
      isCurrent = false;
    };
  }, [cell, known]);
  const coast = known === undefined ? loaded : known;
  return useMemo(
    () => (coast === undefined ? null : sessionFrame({ latitude, longitude }, spans, coast)),
    [latitude, longitude, spans, coast],
  );
}
