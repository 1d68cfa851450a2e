import type { SessionSummary, SurfType } from '@rideline/detection-engine';
import type { StagedBlob } from '../../../../platform/blobs/blob-store.ts';
import type { AnalyzedTrack } from '../../adapters/track-analysis/analyze.worker.ts';
import { type LiveActivity, zoneOfTimes } from '../../activity.aggregate.ts';
import type { Source } from '../../events/upload-events.ts';

export interface Upload {
  readonly owner: number;
  readonly original: StagedBlob;
  readonly fileName: string;
  readonly surfType: SurfType;
  /** undefined for the person's defaults. */
  readonly settingId: number | undefined;
  readonly source: Source;
  readonly sourceId: string | null;
  /** Name for a file that contains none. */
  readonly name?: string;
  /** Name chosen elsewhere, such as at another service; comes before the name in the file. */
  readonly chosenName?: string;
  readonly note?: string;
  /** The sport as a service names it; counts where the file leaves it open. */
  readonly sportElsewhere?: string;
  readonly isDemo: boolean;
  /** The service hides the start. */
  readonly isTimeHidden?: boolean;
}

/** One of the sessions of a file. */
export interface UploadedSession {
  readonly urlHash: string;
  /** True if the same file was uploaded before; `urlHash` is that activity's. */
  readonly duplicate: boolean;
  /** Time of the first trackpoint; null where an old recording has an impossible one. */
  readonly activityTime: string | null;
  /** null where the zone is not known, or the service hides the start. */
  readonly timeZone: string | null;
  /** The sport on land that the recording names, which makes it no surf session; null for none. */
  readonly otherSport: string | null;
  /** The nearest standing wave, where a new session on one begins far from every one that is known. */
  readonly farFrom: string | null;
  readonly summary: SessionSummary;
  /** Sentences about what reading the file left out. */
  readonly warnings: readonly string[];
}

/** The session with most rides, and the addresses of the file's other sessions in order of time. */
export interface UploadedActivity extends UploadedSession {
  readonly others: readonly string[];
}

/** The first of those with most rides. */
export const withMost = <Session>(
  sessions: readonly Session[],
  rides: (session: Session) => number,
): Session => sessions.reduce((most, session) => (rides(session) > rides(most) ? session : most));

/** Duplicate only where no session of the file is new. */
export function answerOf(sessions: readonly UploadedSession[]): UploadedActivity {
  const main = withMost(sessions, ({ summary }) => Math.max(summary.totalRides, summary.totalAttempts));
  const others = sessions.filter((session) => session !== main).map(({ urlHash }) => urlHash);
  return { ...main, duplicate: sessions.every(({ duplicate }) => duplicate), others };
}

export function uploadedBefore(state: LiveActivity): UploadedSession {
  const { urlHash, activityTime, summary, otherSport, warnings } = state;
  const timeZone = zoneOfTimes(state);
  return { urlHash, duplicate: true, activityTime, timeZone, otherSport, farFrom: null, summary, warnings };
}

/** A name that somebody chose for a file is not that of each of its sessions. */
export function nameOf(
  { chosenName = '', name = '' }: Upload,
  { name: inFile, part }: AnalyzedTrack,
): string {
  return (part === null ? chosenName || inFile : inFile || chosenName) || name;
}
