import { Inject, Injectable } from '@nestjs/common';
import { ownTurn } from '../../../../kernel/admission/own-turn.ts';
import { CONFIG, type Config } from '../../../../kernel/config/config.ts';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { StoredTracks } from '../../adapters/stored-tracks.ts';
import type { MapKind } from '../../events/map-drawn.ts';
import type { ActivityRow, RowDetection, TrackPrivacy } from '../activities/activity-row.ts';
import { activitiesProjection } from '../activities/activities.projection.ts';
import { shownName } from './shown-name.ts';
import { hidesPoints, visibleSession, type Session } from './visible-session.ts';

/** Without what is known from the whole track alone. */
interface ShownRow extends Omit<
  ActivityRow,
  'activity_time' | 'detection' | 'file_name' | 'point_count' | 'summary' | 'upload_time'
> {
  /** Of the first point that is seen; null where none is. */
  readonly activity_time: string | null;
}

/** An activity as who asks may see it: what its owner hides from others is cut already. */
export interface ShownActivity extends Session {
  readonly row: ShownRow;
  readonly parameters: RowDetection['parameters'];
  /** null where it is not shared. */
  readonly username: string | null;
}
export type SharedActivity = ShownActivity & { readonly username: string };

interface StoredRow {
  readonly points: Buffer | null;
  readonly username: string | null;
}

const ACTIVITY = `SELECT a.*, t.points, o.username FROM read_activities.activity a
  LEFT JOIN activities.tracks t USING (url_hash)
  LEFT JOIN read_activity_owners.owner o ON o.user_id = a.owner`;
/** Shared activities from Strava go dark when the operator forbids sharing them. */
const MAY_BE_SHARED = `(a.source <> 'STRAVA' OR $2)`;

/** Cutting takes longer than decoding. */
async function visibleInTurn(whole: Session, privacy: TrackPrivacy): Promise<Session> {
  if (!hidesPoints(privacy)) return whole;
  await ownTurn();
  return visibleSession(whole, privacy);
}

/** The one way to what is seen without a token. */
@Injectable()
export class SharedActivities {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) private readonly config: Config,
    private readonly tracks: StoredTracks,
  ) {}

  /** undefined for whatever is not shared. */
  async find(urlHash: string): Promise<SharedActivity | undefined> {
    const stored = await this.read(
      `${ACTIVITY} WHERE a.url_hash = $1 AND a.is_public AND ${MAY_BE_SHARED}`,
      urlHash,
    );
    const activity = stored && (await this.shown(stored));
    // Who left the site shares nothing any more.
    return activity && activity.username !== null ? { ...activity, username: activity.username } : undefined;
  }

  /** The activity behind the name of a map's file: the whole of it while it is private, else what others see. */
  async findByMap(file: string): Promise<{ kind: MapKind; activity: ShownActivity } | undefined> {
    const stored = await this.read(
      `${ACTIVITY} WHERE (a.maps->>'map' = $1 OR a.maps->>'gps_visualization' = $1 OR a.maps->>'develop_map' = $1)
       AND (NOT a.is_public OR ${MAY_BE_SHARED})`,
      file,
    );
    if (stored === undefined) return undefined;
    const activity = await this.shown(stored);
    const kind = Object.entries(activity.row.maps).find(([, name]) => name === file)?.[0];
    return { kind: kind as MapKind, activity };
  }

  private async read(sql: string, name: string): Promise<StoredRow | undefined> {
    const [stored] = await this.database.query<StoredRow>(sql, [name, this.config.strava.sharing]);
    return stored;
  }

  private async shown(stored: StoredRow): Promise<ShownActivity> {
    const { detection, ...row } = activitiesProjection.rowOf(stored);
    const whole = { track: await this.tracks.decoded(row.url_hash, stored.points), rides: detection.rides };
    const session = row.is_public ? await visibleInTurn(whole, row.privacy) : whole;
    const [start] = session.track.time;
    return {
      ...session,
      row: {
        ...row,
        name: row.is_public ? shownName(row) : row.name,
        activity_time: start === undefined ? null : new Date(start).toISOString(),
      },
      parameters: detection.parameters,
      username: row.is_public ? stored.username : null,
    };
  }
}
