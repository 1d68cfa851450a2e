import type { Preferences } from '../../../app/api-types.ts';
import { timeDisplayOf } from '../../../app/me.api.ts';
import { formatSessionDay } from '../../../lib/dates.ts';
import { formatCount, formatDuration } from '../../../lib/format.ts';
import { formatDistance } from '../../../lib/units.ts';
import { noSurfSession, sportLabel } from '../../../lib/water-sports.ts';
import {
  isOtherSport,
  waitsForNetwork,
  type UploadChoice,
  type UploadedSession,
  type UploadItem,
} from '../queue/upload-item.ts';

export function sizeText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** '23 rides, longest 154.2 m'; on a standing wave by time. */
function ridesText(
  { rides, longestDistance, longestTime }: UploadedSession,
  choice: UploadChoice | null,
  preferences: Preferences,
): string {
  const longest =
    choice?.surfType === 'skookumchuck'
      ? formatDuration(longestTime, '')
      : formatDistance(longestDistance, preferences, { missing: '' });
  const count = rides === 0 ? 'no rides' : rides === 1 ? '1 ride' : `${formatCount(rides)} rides`;
  return longest === '' ? count : `${count}, longest ${longest}`;
}

/** The state of one file for the screen. */
export function stateText(
  { state, choice }: Pick<UploadItem, 'state' | 'choice'>,
  preferences: Preferences,
): string {
  switch (state.step) {
    case 'ready':
      return 'Ready';
    case 'queued':
      return 'Waiting';
    case 'sending':
      return `Sending ${Math.round(state.sent * 100)}%`;
    case 'analysing':
      return 'Looking for your rides...';
    case 'done': {
      const outcome = state.duplicate ? 'Already uploaded' : 'Added';
      if (state.session === null) return outcome;
      const { time, timeZone = null } = state.session;
      const { otherSport = null } = state.session;
      const rides =
        otherSport === null ? ridesText(state.session, choice, preferences) : noSurfSession(otherSport);
      const timed = { activity_time: time, time_zone: timeZone };
      const { first: day } = formatSessionDay(timed, timeDisplayOf(preferences));
      return `${outcome} · ${day} · ${rides}`;
    }
    case 'failed':
      return state.sentence;
    case 'other_sport':
      return state.type === null ? 'Left out: sport unknown' : `Left out: ${sportLabel(state.type)}`;
  }
}

export interface Tally {
  readonly total: number;
  readonly ready: number;
  readonly done: number;
  readonly duplicate: number;
  readonly failed: number;
  /** Without connection; they resume automatically. */
  readonly waiting: number;
  /** Queued or in progress. */
  readonly busy: number;
}

/** Counts files; what was left in an archive is none of them. */
export function tallyOf(items: readonly UploadItem[]): Tally {
  const tally = { total: 0, ready: 0, done: 0, duplicate: 0, failed: 0, waiting: 0, busy: 0 };
  for (const item of items) {
    const { state } = item;
    if (isOtherSport(item)) continue;
    tally.total += 1;
    if (waitsForNetwork(item)) tally.waiting += 1;
    else if (state.step === 'ready' || state.step === 'failed') tally[state.step] += 1;
    else if (state.step !== 'done') tally.busy += 1;
    else if (state.duplicate) tally.duplicate += 1;
    else tally.done += 1;
  }
  return tally;
}

/** '12 of 200 analyzed, 3 already uploaded, 2 failed'; the total is omitted once every file is finished. */
export function tallyText({ total, ready, done, duplicate, failed, waiting, busy }: Tally): string {
  const counted = [
    [duplicate, 'already uploaded'],
    [failed, 'failed'],
    [waiting, 'waiting for the network'],
    [busy + waiting > 0 ? ready : 0, 'not started'],
  ] as const;
  if (ready === total) return `${formatCount(total)} ${total === 1 ? 'file' : 'files'} ready`;
  const allFinished = done + duplicate + failed === total;
  return [
    `${formatCount(done)}${allFinished ? '' : ` of ${formatCount(total)}`} analyzed`,
    ...counted.flatMap(([count, what]) => (count > 0 ? [`${formatCount(count)} ${what}`] : [])),
  ].join(', ');
}
