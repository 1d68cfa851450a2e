import {
  applyMarks,
  detectRides,
  partOfRows,
  type RecordedPart,
  type Track,
  trimTrack,
} from '@rideline/detection-engine';
import { formatDuration } from '../../../lib/format.ts';
import { headingInUse } from '../../../lib/usual-heading.ts';
import { entriesOf, parametersOf, type Activity } from '../../../activity/activity.ts';
import { engineMark } from '../marks/marks.ts';
import type { RowRange } from '../range/use-range.ts';
import { whatIf, type WhatIf } from '../what-if/what-if.ts';

/** Shorter parts are refused by the server. */
export const SHORTEST_MS = 60_000;

/** The times of the rows; null for the whole track. */
export function partOf(track: Track, { from, to }: RowRange): RecordedPart | null {
  return partOfRows(track, { startTime: track.time[from] ?? 0, endTime: track.time[to] ?? 0 });
}

export const TRIMMING_UNDONE = 'The whole recording is back.';

/** What trimming would do to the rides, detected as the server will; null without parameters. */
export function previewTrim(activity: Activity, whole: Track, part: RecordedPart | null): WhatIf | null {
  const parameters = parametersOf(activity);
  if (parameters === null) return null;
  const { surf_type, sport, deleted_rides: deleted, trimmed_rides: trimmed } = activity;
  const track = trimTrack(whole, part);
  const marks = activity.marks.map(engineMark);
  const detection = detectRides(track, surf_type, parameters, sport, headingInUse(activity));
  const { rides } = applyMarks(track, detection, marks);
  return whatIf(rides, { rides: entriesOf(activity), deleted, trimmed, marks });
}

/** 'Cuts 7 min 51 s: 12 rides stay, 1 is lost.' */
export function trimText(
  { rides, gained, lost }: Pick<WhatIf, 'rides' | 'gained' | 'lost'>,
  entry: string,
  cutSeconds: number,
): string {
  const stay = rides.length - gained;
  const counted = `${stay} ${entry.toLowerCase()}${stay === 1 ? '' : 's'}`;
  if (cutSeconds < 1) return `The whole recording, ${counted}.`;
  const parts = [`${counted} ${stay === 1 ? 'stays' : 'stay'}`];
  if (lost > 0) parts.push(`${lost} ${lost === 1 ? 'is' : 'are'} lost`);
  if (gained > 0) parts.push(`${gained} ${gained === 1 ? 'is' : 'are'} new`);
  return `Cuts ${formatDuration(cutSeconds)}: ${parts.join(', ')}.`;
}
