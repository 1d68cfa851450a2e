import { type TrackFileRows } from '@rideline/detection-engine';
import { factsOf, type Track } from '../sessions/recordings.ts';

export interface StravaAthlete {
  readonly id: number;
  readonly username: string | null;
  readonly firstname: string;
  readonly lastname: string;
}

export type StreamName = 'time' | 'latlng' | 'distance' | 'velocity_smooth' | 'altitude' | 'heartrate';

export interface StravaActivity {
  readonly id: number;
  readonly athleteId: number;
  readonly name: string;
  readonly sportType: string;
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly zone: string;
  /** Seconds. */
  readonly elapsed: number;
  readonly moving: number;
  /** Meters. */
  readonly distance: number;
  /** Null for a manual entry. */
  readonly track: (() => TrackFileRows) | null;
  readonly deviceName: string | null;
  readonly private: boolean;
  /** Shows midnight plus one second, of the day in UTC or in local time. */
  readonly hiddenStartTime: false | 'utc' | 'local';
}

type Chosen = Partial<Omit<StravaActivity, 'id' | 'athleteId' | 'name' | 'track'>>;

export interface NewStravaActivity extends Chosen {
  readonly athlete: StravaAthlete;
  readonly name: string;
  readonly track?: Track;
}

/** The athletes and activities that Strava knows. */
export class StravaWorld {
  private nextAthlete = 31_415_926;
  /** Above 32 bits, as real ones. */
  private nextActivity = 16_180_339_887;
  private readonly known: StravaAthlete[] = [];
  private activities: StravaActivity[] = [];

  get athletes(): readonly StravaAthlete[] {
    return this.known;
  }

  athlete(id: number): StravaAthlete | undefined {
    return this.known.find((athlete) => athlete.id === id);
  }

  addAthlete(names: Partial<Omit<StravaAthlete, 'id'>> = {}): StravaAthlete {
    const id = this.nextAthlete++;
    const athlete = { username: null, firstname: 'Kai', lastname: `Surfer ${id}`, ...names, id };
    this.known.push(athlete);
    return athlete;
  }

  /** An activity with this track, or a manual entry without one. */
  addActivity({ athlete, name, track = null, ...chosen }: NewStravaActivity): StravaActivity {
    const { startTime, seconds, meters } = factsOf(track);
    const elapsed = chosen.elapsed ?? Math.round(seconds);
    const activity: StravaActivity = {
      sportType: 'Surfing',
      startTime,
      zone: 'America/Los_Angeles',
      moving: Math.round(elapsed * 0.8),
      distance: meters,
      deviceName: null,
      private: false,
      hiddenStartTime: false,
      ...chosen,
      id: this.nextActivity++,
      athleteId: athlete.id,
      name,
      elapsed,
      track: track === null || typeof track === 'function' ? track : () => track,
    };
    this.activities.push(activity);
    return activity;
  }

  deleteActivity(id: number): void {
    this.activities = this.activities.filter((activity) => activity.id !== id);
  }

  /** Newest first. */
  activitiesOf(athleteId: number): readonly StravaActivity[] {
    return this.activities
      .filter((activity) => activity.athleteId === athleteId)
      .sort((a, b) => b.startTime - a.startTime || b.id - a.id);
  }
}
