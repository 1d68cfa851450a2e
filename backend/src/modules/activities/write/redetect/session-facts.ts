import { pausedSeconds, type Track } from '@rideline/detection-engine';

/** What cleaning its original again may change of a session, beside its rides. */
export const SESSION_FACTS = ['time zone', 'place', 'start', 'time in the water', 'distance'] as const;
export type SessionFact = (typeof SESSION_FACTS)[number];

/** As text for people; a fact that is not known is left out, and compared with nothing. */
export type SessionFacts = Readonly<Partial<Record<SessionFact, string>>>;

export interface FactChange {
  readonly what: SessionFact;
  readonly before: string;
  readonly after: string;
}

/** @param track the part that counts; null where it is missing or damaged */
export function factsOf(
  track: Track | null,
  timeZone: string | null,
  start: string | null,
  place: string | null | undefined,
): SessionFacts {
  const known = {
    'time zone': timeZone ?? 'none',
    start: start ?? 'none',
    ...(place !== undefined && { place: place ?? 'none' }),
  };
  if (track === null || track.length === 0) return known;
  const seconds = (track.time.at(-1)! - track.time[0]!) / 1000 - pausedSeconds(track);
  return {
    ...known,
    'time in the water': `${Math.round(seconds / 60)} min`,
    distance: `${(track.distance.at(-1)! / 1000).toFixed(1)} km`,
  };
}

export const factChanges = (before: SessionFacts, after: SessionFacts): readonly FactChange[] =>
  SESSION_FACTS.flatMap((what) => {
    const [was, is] = [before[what], after[what]];
    return was === undefined || is === undefined || was === is ? [] : [{ what, before: was, after: is }];
  });
