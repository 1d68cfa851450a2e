import { Inject, Injectable } from '@nestjs/common';
import {
  DEFAULT_TIME_DISPLAY,
  DEFAULT_UNITS,
  type DisplayUnits,
  NOWHERE,
  sessionPlace,
  type TimeDisplay,
  trimTrack,
} from '@rideline/detection-engine';
import { ownTurn } from '../../../../platform/admission/own-turn.ts';
import { CONFIG, type Config } from '../../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../../platform/database/database.ts';
import { DomainError, forbidden } from '../../../../platform/errors/domain-error.ts';
import { RecordingNotFetched } from '../../adapters/files/refetched-originals.ts';
import { StoredTracks } from '../../adapters/stored-tracks.ts';
import { withCurrentTrack } from '../../adapters/track-replaced.ts';
import { zoneAt } from '../../adapters/track-analysis/zone-borders.ts';
import type { Detected, TrackPrivacy } from '../../activity.aggregate.ts';
import type { MapKind } from '../../events/sharing-events.ts';
import { type ActivityRow, activityRow, type StoredActivity } from '../activities/activities.projection.ts';
import { titleOf } from '../session-title.ts';
import { hidesPoints, type Session, visibleName, visibleSession, visibleWeather } from './visible-session.ts';

/** The fields that a visitor may see. Fields computed from the whole track are missing. */
interface VisibleRow extends Pick<
  ActivityRow,
  | 'urlHash'
  | 'activityId'
  | 'owner'
  | 'surfType'
  | 'isDemo'
  | 'isPublic'
  | 'name'
  | 'note'
  | 'videoLink'
  | 'maps'
  | 'source'
  | 'deviceName'
  | 'isTimeHidden'
  | 'weather'
  | 'usualHeading'
> {
  /** Time of the first visible point; null if there is none. */
  readonly activityTime: string | null;
  /** Zone of the first visible point; null if there is none, and where the service hides the start. */
  readonly timeZone: string | null;
}

/** An activity without the points that its owner hides from the visitor. */
export interface VisibleActivity extends Session {
  readonly row: VisibleRow;
  readonly parameters: Detected['parameters'];
  /** The owner's; null for an activity that is not shared. */
  readonly username: string | null;
  /** Units and clock of texts for readers whose own are unknown. */
  readonly ownerUnits: DisplayUnits;
  readonly ownerTimes: TimeDisplay;
  /** The owner shows rides only, so the time between them is unknown. */
  readonly showsRidesOnly: boolean;
  /** The owner's, while the heart rate is shown. */
  readonly maxHeartRate: number | null;
  /** The owner hides a place, so nothing that tells of it may be shown, and no shape of the track out of its context. */
  readonly hidesPlace: boolean;
}
export type SharedActivity = VisibleActivity & { readonly username: string };

interface FoundActivity extends StoredActivity {
  readonly points: Buffer | null;
  readonly username: string | null;
  readonly units: (DisplayUnits & TimeDisplay & { readonly maxHeartRate: number | null }) | null;
}

const ACTIVITY = `read_activities.activity a
  LEFT JOIN read_activity_owners.owner o ON o.user_id = a.owner
  LEFT JOIN read_activity_owner_units.owner_units u ON u.user_id = a.owner`;
/** Each is the transaction that wrote the row, also of a rebuild. */
const ROW_VERSIONS = ['a', 'o', 'u'].map((row) => `coalesce(${row}.xmin::text, '-')`).join(', ');
const WITH_TRACK = `SELECT a.document, a.detected, t.points, o.username, u.document AS units FROM ${ACTIVITY}
  LEFT JOIN activities.tracks t ON t.url_hash = a.url_hash`;
/** The operator can forbid sharing of Strava activities, also of those shared before. */
const MAY_BE_SHARED = `(a.source <> 'STRAVA' OR $2)`;

/** Cuts in an event loop turn of its own, because it takes longer than decoding. */
async function visibleInTurn(whole: Session, privacy: TrackPrivacy): Promise<Session> {
  if (!hidesPoints(privacy)) return whole;
  await ownTurn();
  return visibleSession(whole, privacy);
}

/** The reason is the owner's to read. */
const notFetchedForVisitors = (cause: RecordingNotFetched) =>
  new DomainError(
    'unavailable',
    "This session's recording has to be fetched from Strava again, which did not work. Please try again later.",
    { code: 'recording_not_fetched', isExpected: true, cause },
  );

/** Reads activities for visitors without a token. All public answers go through it. */
@Injectable()
export class SharedActivities {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly tracks: StoredTracks,
  ) {}

  /**
   * A text that changes with everything that `find` reads; undefined for an activity that is not shared. Costs little,
   * since it reads no track.
   */
  version(urlHash: string): Promise<string | undefined> {
    return this.readVersion(`a.url_hash = $1 AND a.is_public AND ${MAY_BE_SHARED}`, [
      urlHash,
      this.config.strava.sharing,
    ]);
  }

  /** The same of `findOwn`. */
  versionOfOwn(urlHash: string, owner: number): Promise<string | undefined> {
    return this.readVersion('a.url_hash = $1 AND a.owner = $2', [urlHash, owner]);
  }

  /** undefined for an activity that is not shared. */
  async find(urlHash: string): Promise<SharedActivity | undefined> {
    const activity = await this.read(
      `${WITH_TRACK} WHERE a.url_hash = $1 AND a.is_public AND ${MAY_BE_SHARED}`,
      [urlHash, this.config.strava.sharing],
      (found) => this.visible(found, true),
    );
    // An erased account has no username.
    return activity && activity.username !== null ? { ...activity, username: activity.username } : undefined;
  }

  /** The activity of a map's file: the whole activity while it is private, else its visible part. */
  async findByMap(file: string): Promise<{ kind: MapKind; activity: VisibleActivity } | undefined> {
    const activity = await this.read(
      `${WITH_TRACK} WHERE (a.maps->>'map' = $1 OR a.maps->>'gps_visualization' = $1 OR a.maps->>'develop_map' = $1)
       AND (NOT a.is_public OR ${MAY_BE_SHARED})`,
      [file, this.config.strava.sharing],
      (found) => this.visible(found, activityRow(found).isPublic),
    );
    if (activity === undefined) return undefined;
    const kind = Object.entries(activity.row.maps).find(([, name]) => name === file)?.[0];
    return { kind: kind as MapKind, activity };
  }

  /**
   * What a visitor would see of one's own activity, shared or not. undefined for a missing or foreign one.
   * @param ridesOnly as if the owner had chosen this
   */
  async findOwn(urlHash: string, owner: number, ridesOnly?: boolean): Promise<VisibleActivity | undefined> {
    return this.read(
      `${WITH_TRACK} WHERE a.url_hash = $1 AND a.owner = $2`,
      [urlHash, owner],
      async (found) => {
        const { source } = activityRow(found);
        if (source === 'STRAVA' && !this.config.strava.sharing) {
          throw forbidden("Sessions from Strava can't be shared here");
        }
        return this.visible(found, true, ridesOnly);
      },
    );
  }

  private async readVersion(where: string, parameters: unknown[]): Promise<string | undefined> {
    const sql = `SELECT concat_ws(' ', ${ROW_VERSIONS}) AS version
      FROM ${ACTIVITY} WHERE ${where}`;
    const [row] = await this.database.query<{ version: string }>(sql, parameters);
    return row?.version;
  }

  private read<Activity>(
    sql: string,
    parameters: unknown[],
    visible: (found: FoundActivity) => Promise<Activity>,
  ): Promise<Activity | undefined> {
    return withCurrentTrack(async () => {
      const [stored] = await this.database.query<FoundActivity>(sql, parameters);
      return stored && visible(stored);
    });
  }

  /** `cut` removes what the owner hides from visitors. */
  private async visible(found: FoundActivity, cut: boolean, ridesOnly?: boolean): Promise<VisibleActivity> {
    const row = activityRow(found);
    const { detected, isPublic, keptPart } = row;
    const privacy = ridesOnly === undefined ? row.privacy : { ...row.privacy, ridesOnly };
    const track = await this.tracks.decoded(row.urlHash, found.points).catch((error: unknown) => {
      throw isPublic && error instanceof RecordingNotFetched ? notFetchedForVisitors(error) : error;
    });
    const kept = trimTrack(track, keptPart);
    const shown = privacy.showsHeartRate ? kept : { ...kept, heartRate: new Uint8Array(kept.length) };
    const whole = { track: shown, rides: detected.rides };
    const session = cut ? await visibleInTurn(whole, privacy) : whole;
    const [start] = session.track.time;
    const place = sessionPlace(session.track, session.rides);
    const activityTime = start === undefined ? null : new Date(start).toISOString();
    const named = { ...row, name: cut ? visibleName({ ...row, privacy }) : row.name, activityTime };
    return {
      ...session,
      row: {
        ...row,
        // Where a session was is for its owner to tell.
        name: titleOf(named, NOWHERE),
        activityTime,
        timeZone: row.isTimeHidden || place === null ? null : await zoneAt(place),
        weather: cut ? visibleWeather(row.weather, track, session.track) : row.weather,
      },
      parameters: detected.parameters,
      username: isPublic ? found.username : null,
      ownerUnits: found.units ?? DEFAULT_UNITS,
      ownerTimes: found.units ?? DEFAULT_TIME_DISPLAY,
      hidesPlace: privacy.hiddenCircle !== null,
      showsRidesOnly: cut && privacy.ridesOnly,
      maxHeartRate: privacy.showsHeartRate ? (found.units?.maxHeartRate ?? null) : null,
    };
  }
}
