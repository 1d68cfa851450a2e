import { formatCount } from '../../../lib/format.ts';
import type { ArchiveReport } from '../archive/read-archive.ts';
import { sportLabel } from '../../../lib/water-sports.ts';
import { isOtherSport, type UploadItem } from '../queue/upload-item.ts';

const ORIGINS: Readonly<Record<ArchiveReport['origin'], string>> = {
  strava: 'Your data from Strava',
  garmin: 'Your data from Garmin',
  apple: 'Your data from Apple Health',
  polar: 'Your data from Polar',
  zip: 'ZIP file',
};
const SPORTS_NAMED = 4;

export const originText = ({ origin }: ArchiveReport, isFolder: boolean): string =>
  origin === 'zip' && isFolder ? 'Folder' : ORIGINS[origin];

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** What was found in an archive, in sentences. */
export function findings(
  { origin, notActivities, notes }: ArchiveReport,
  files: number,
  items: readonly UploadItem[],
): string[] {
  const others = items.filter(isOtherSport).length;
  const found = origin === 'zip' ? counted(files, 'file', 'files') : counted(files, 'session', 'sessions');
  return [
    // Once the other sports are added, not all of them are on the water.
    `${found}${origin !== 'zip' && others > 0 ? ' on the water' : ''} found.`,
    ...(others > 0 ? [`${counted(others, 'activity', 'activities')} of other sports left out.`] : []),
    ...(notActivities > 0
      ? [`${counted(notActivities, 'file is', 'files are')} no activity (sleep, steps, settings).`]
      : []),
    ...notes,
  ];
}

/** 'Ride 210, Run 150, 3 more sports' of what was left out, most frequent first. */
export function otherSportsText(items: readonly UploadItem[]): string {
  const counts = new Map<string, number>();
  for (const { state } of items) {
    if (state.step !== 'other_sport') continue;
    const sport = state.type === null ? 'Unknown' : sportLabel(state.type);
    counts.set(sport, (counts.get(sport) ?? 0) + 1);
  }
  const sports = [...counts].sort(([, a], [, b]) => b - a);
  const named = sports.slice(0, SPORTS_NAMED).map(([sport, count]) => `${sport} ${formatCount(count)}`);
  const more = sports.length - named.length;
  return [...named, ...(more > 0 ? [counted(more, 'more sport', 'more sports')] : [])].join(', ');
}
