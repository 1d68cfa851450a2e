import { Injectable } from '@nestjs/common';
import type { Track } from '@rideline/detection-engine';
import { VersionCache } from '../../../../kernel/projections/version-cache.ts';
import type { WorkerPool } from '../../../../platform/threads/worker-pool.ts';
import { WorkerThreads } from '../../../../platform/threads/worker-threads.ts';
import { Coasts } from '../../adapters/coasts.ts';
import { frameOfSession } from '../frame-of-session.ts';
import { pictureLanguage, type SeasonCard, SeasonCards } from '../../season-cards.port.ts';
import type { DrawnPicture, PictureRequest } from './picture.worker.ts';
import type { Pictured } from './session-picture.ts';

const MOST_CACHED = 100;

/** Draws each picture of a version of a session once, in a worker thread: a long track takes 100 ms. */
@Injectable()
export class Pictures implements SeasonCards {
  private readonly pool: WorkerPool<PictureRequest | SeasonCard, DrawnPicture>;
  private readonly cache = new VersionCache<DrawnPicture>(MOST_CACHED);

  constructor(
    threads: WorkerThreads,
    private readonly coasts: Coasts,
  ) {
    this.pool = threads.pool('picture');
  }

  /**
   * @param name of the picture among those of all sessions
   * @param reader the language of who will see it
   * @param request reads what is to be drawn, when it was not drawn before
   */
  of(
    name: string,
    version: string,
    reader: string,
    request: () => Promise<Omit<PictureRequest, 'frame' | 'language'>>,
  ): Promise<DrawnPicture> {
    const language = pictureLanguage(reader);
    return this.cache.get(`${name} ${language}`, version, async () => {
      const { activity, ...how } = await request();
      const frame = await frameOfSession(this.coasts, activity.track, activity.rides);
      const pictured = picturedPart(activity);
      return this.pool.run({ activity: pictured, ...how, frame, language }, buffersOf(pictured.track));
    });
  }

  async draw(card: SeasonCard): Promise<Uint8Array> {
    return (await this.pool.run(card)).png;
  }
}

export const seasonCards = { provide: SeasonCards, useExisting: Pictures };

/** Only what the picture needs is copied to the thread. */
function picturedPart({ row, rides, track, ownerUnits, ownerTimes }: Pictured): Pictured {
  const { name, surfType, activityTime, timeZone } = row;
  return { row: { name, surfType, activityTime, timeZone }, rides, track, ownerUnits, ownerTimes };
}

/** Columns may share a buffer. */
const buffersOf = ({ length: _, ...columns }: Track) => [
  ...new Set(Object.values(columns).map(({ buffer }) => buffer as ArrayBuffer)),
];
