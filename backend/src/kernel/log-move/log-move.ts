import { Inject, Injectable } from '@nestjs/common';
import { ConfigError } from '../config/config.ts';
import { DATABASE, type Database } from '../database/database.ts';
import { compareLogs, type CopyOptions, copyLog, pagesOfLog } from '../event-store/copying/copy-log.ts';
import type { ClosedStreams, EventStore } from '../event-store/event-store.ts';
import { BACKGROUND_WORK, type BackgroundWork, Kernel } from '../kernel.ts';
import { LOG_PLACES, logInUse, type LogPlace } from './log-in-use.ts';
import { PositionTranslation } from './position-translation.ts';
import { storedPositions, translateCheckpoints } from './translate-checkpoints.ts';

export interface MoveOptions extends CopyOptions {
  readonly source: EventStore;
  readonly target: EventStore;
  /** Where the target is. */
  readonly to: LogPlace;
}

/** System events may follow the last event of EventStoreDB. */
const LATE_PAGE = 1_000;

/**
 * Copies the log to another event store and makes it the one in use. Until everything is copied and compared nothing
 * but the target changes; then all positions in the database change in one transaction.
 */
@Injectable()
export class LogMove {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(BACKGROUND_WORK) private readonly work: BackgroundWork,
    private readonly kernel: Kernel,
  ) {}

  /**
   * An interrupted move continues.
   * @returns the number of events
   * @throws ConfigError or LogDiffers before anything is written
   */
  async run(options: MoveOptions): Promise<number> {
    const lease = await this.kernel.leaseOfLogMove();
    try {
      await this.kernel.refuseWhileServing();
      return await this.move({ ...options, signal: AbortSignal.any([options.signal, lease.lost]) });
    } finally {
      await lease.release();
    }
  }

  private async move({ source, target, to, ...options }: MoveOptions): Promise<number> {
    const used = await logInUse(this.database);
    if (used === to) throw new ConfigError(`The events are in ${LOG_PLACES[to]} already.`);
    const closed = await source.closedStreams();
    refuseClosed(closed, await target.closedStreams());
    await copyLog(pagesOfLog(source), target, options);
    for (const stream of closed.tombstoned) await target.tombstone(stream, 'any');

    const translation = new PositionTranslation(await storedPositions(this.database));
    let last = 0n;
    const events = await compareLogs(pagesOfLog(source), target, options, (event, position) => {
      translation.note(event.position, position);
      last = event.position;
    });
    const late = await source.readAll({ after: last, maxCount: LATE_PAGE });
    if (late.events.length > 0)
      throw new ConfigError('The log grew while it was copied: run the command again.');
    if (String((await target.closedStreams()).tombstoned) !== String(closed.tombstoned)) {
      throw new ConfigError('The copy has other tombstones than the log: run the command again.');
    }
    await this.kernel.refuseWhileServing();
    await translateCheckpoints(this.database, {
      pairs: translation.pairs(),
      localProjections: this.work.localProjections.all().map(({ name }) => name),
      place: to,
    });
    return events;
  }
}

/** @throws ConfigError for what a copy could not have, or has and should not */
function refuseClosed(source: ClosedStreams, target: ClosedStreams): void {
  const [cut] = [...source.truncated, ...target.truncated];
  if (cut !== undefined) {
    throw new ConfigError(
      `The event store hides or removed events of ${cut}, which a copy can't do: remove $maxCount, $maxAge and $tb ` +
        'from its metadata, or restore the removed events, first.',
    );
  }
  const foreign = target.tombstoned.find((stream) => !source.tombstoned.includes(stream));
  if (foreign !== undefined) {
    throw new ConfigError(`The target holds something else: ${foreign} was deleted there.`);
  }
}
