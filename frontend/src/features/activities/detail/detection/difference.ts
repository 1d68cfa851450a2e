import type { Preferences } from '../../../../app/me.api.ts';
import { distanceIn, distanceSymbol } from '../../../../lib/units.ts';
import type { WhatIf } from './what-if.ts';

/** '34 rides, no change in count (total 3,590 m, was 3,721 m)' */
export function difference(
  { rides, gained, lost, changed, distance, distanceNow }: WhatIf,
  { preferred_distance_unit: unit }: Preferences,
): string {
  const count = rides.length === 1 ? '1 ride' : `${rides.length} rides`;
  if (gained === 0 && lost === 0 && changed === 0) return `${count}, the same as now`;
  const total = (meters: number) =>
    `${Math.round(distanceIn(meters, unit)).toLocaleString('en-US')} ${distanceSymbol(unit)}`;
  const totals = `total ${total(distance)}, was ${total(distanceNow)}`;
  if (gained > 0 || lost > 0) return `${count}: ${gained} new, ${lost} gone (${totals})`;
  return `${count}, no change in count (${totals})`;
}
