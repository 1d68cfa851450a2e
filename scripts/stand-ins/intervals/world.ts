import { type TrackFileRows } from '@rideline/detection-engine';
import { factsOf, type Track } from '../sessions/recordings.ts';

export interface IntervalsAthlete {
  /** As the site shows it: `i12345`. */
  readonly id: string;
  readonly apiKey: string;
}

/** What `/file` serves: a recording, packed or not, or one of the failures. */
export type IntervalsOriginal =
  | 'fit'
  | 'fit.gz'
  | 'gpx'
  | 'tcx'
  | 'zip'
  | 'broken'
  | 'empty'
  | 'missing'
  | 'page';

export interface IntervalsActivity {
  readonly id: string;
  readonly athleteId: string;
  readonly name: string;
  readonly type: string;
  /** Of a session from STRAVA the API gives a stub. */
  readonly source: 'GARMIN_CONNECT' | 'COROS' | 'STRAVA' | 'UPLOAD';
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly zone: string;
  /** Seconds. */
  readonly elapsed: number;
  /** Meters. */
  readonly distance: number;
  /** Null for a manual entry. */
  readonly track: (() => TrackFileRows) | null;
  readonly deviceName: string | null;
  readonly original: IntervalsOriginal;
}

type Chosen = Partial<Omit<IntervalsActivity, 'id' | 'athleteId' | 'name' | 'track'>>;

export interface NewIntervalsActivity extends Chosen {
  readonly athlete: IntervalsAthlete;
  readonly name: string;
  readonly track?: Track;
}

/** The athletes and activities that intervals.icu knows. */
export class IntervalsWorld {
  private nextAthlete = 271_828;
  private nextActivity = 141_421_356;
  private athletes: IntervalsAthlete[] = [];
  private activities: IntervalsActivity[] = [];

  addAthlete(apiKey?: string): IntervalsAthlete {
    const number = this.nextAthlete++;
    const athlete = { id: `i${number}`, apiKey: apiKey ?? `stand-in-key-${number}` };
    this.athletes.push(athlete);
    return athlete;
  }

  /** The settings of the site make a new key, and the one before is refused. */
  replaceKey({ id }: IntervalsAthlete, apiKey: string): IntervalsAthlete {
    const athlete = { id, apiKey };
    this.athletes = this.athletes.map((known) => (known.id === id ? athlete : known));
    return athlete;
  }

  byKey(apiKey: string): IntervalsAthlete | undefined {
    return this.athletes.find((athlete) => athlete.apiKey === apiKey);
  }

  /** An activity with this track, or a manual entry without one. */
  addActivity({ athlete, name, track = null, ...chosen }: NewIntervalsActivity): IntervalsActivity {
    const { startTime, seconds, meters } = factsOf(track);
    const activity: IntervalsActivity = {
      type: 'Surfing',
      source: 'GARMIN_CONNECT',
      startTime,
      zone: 'America/Los_Angeles',
      elapsed: Math.round(seconds),
      distance: meters,
      deviceName: null,
      original: track === null ? 'missing' : 'fit',
      ...chosen,
      id: `i${this.nextActivity++}`,
      athleteId: athlete.id,
      name,
      track: track === null || typeof track === 'function' ? track : () => track,
    };
    this.activities.push(activity);
    return activity;
  }

  activity(id: string): IntervalsActivity | undefined {
    return this.activities.find((activity) => activity.id === id);
  }

  deleteActivity(id: string): void {
    this.activities = this.activities.filter((activity) => activity.id !== id);
  }

  /** Newest first. */
  activitiesOf(athleteId: string): readonly IntervalsActivity[] {
    return this.activities
      .filter((activity) => activity.athleteId === athleteId)
      .sort((a, b) => b.startTime - a.startTime);
  }
}
