import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { BLOB_STORE, type BlobStore } from '../../../../platform/blobs/blob-store.ts';
import { pause } from '../../../../platform/clock/backoff.ts';
import { CLOCK, type Clock } from '../../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../../platform/config/config.ts';
import { DomainError, type ErrorKind, notFound } from '../../../../platform/errors/domain-error.ts';
import type { LiveActivity } from '../../activity.aggregate.ts';
import { type RecordedSession, RecordingSource } from '../../recording-source.port.ts';
import { Attempts } from './attempts.ts';
import { SessionFiles } from './session-files.ts';
import { UploadClaims } from './upload-claims.ts';

export type SessionOriginal = RecordedSession & Pick<LiveActivity, 'contentHash'>;

/** A recording is at its service only and was not fetched. The message is for the owner of the session. */
export class RecordingNotFetched extends DomainError {
  constructor(
    kind: ErrorKind,
    message: string,
    /** The service has the recording no longer, or has another one. */
    readonly isFinal: boolean,
    { retryAfterSeconds, cause }: DomainError['options'] = {},
  ) {
    super(kind, message, {
      code: 'recording_not_fetched',
      isExpected: true,
      cause,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    });
  }
}

/** Gets the originals of sessions from Strava again, one request at a time for each. */
@Injectable()
export class RefetchedOriginals {
  private readonly attempts: Attempts<void>;

  constructor(
    private readonly source: RecordingSource,
    private readonly files: SessionFiles,
    private readonly claims: UploadClaims,
    @Inject(BLOB_STORE) private readonly blobs: BlobStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(CLOCK) clock: Clock,
  ) {
    this.attempts = new Attempts(clock, (error) => error instanceof RecordingNotFetched && error.isFinal);
  }

  /** An expired original is fetched by each session for itself, also where another one still has the same file. */
  async isAtService({ urlHash, source, contentHash }: SessionOriginal): Promise<boolean> {
    if (source !== 'STRAVA') return false;
    const expired = await this.claims.expiredAmong([urlHash]);
    return expired.has(urlHash) || !(await this.blobs.has(contentHash));
  }

  /**
   * Resolves when the original is stored again. Waits no longer than for a turn, since the place of the request in its
   * lane is needed by others; the attempt goes on.
   * @throws RecordingNotFetched
   */
  async restore(session: SessionOriginal): Promise<void> {
    const attempt = this.attempts.run(session.urlHash, () => this.restoreNow(session));
    const settled = new AbortController();
    const isLate = pause(this.config.expensiveWaitMs, settled.signal).then(() => !settled.signal.aborted);
    try {
      if ((await Promise.race([attempt, isLate])) === true) throw slow();
    } finally {
      settled.abort();
    }
  }

  private async restoreNow(session: SessionOriginal): Promise<void> {
    // Another reader may have restored it between the check and this attempt.
    if (!(await this.isAtService(session))) return;
    const { urlHash, contentHash } = session;
    const file = await this.source.fetch(session).catch((error: unknown) => {
      throw error instanceof DomainError ? notFetched(error) : error;
    });
    // Rides refer to rows of the earlier recording.
    if (createHash('sha256').update(file).digest('hex') !== contentHash) throw changed();
    const original = await this.blobs.stage(Readable.from([file]), file.byteLength);
    try {
      if (!(await this.files.restoreOriginal(urlHash, original))) throw notFound('Activity not found');
    } finally {
      await original.discard();
    }
  }
}

const FROM_STRAVA = "This session's recording has to be fetched from Strava again.";

/** Reasons that pass by themselves. Others are a conflict: 404 and 401 would speak of the session and of the login. */
const TEMPORARY: readonly ErrorKind[] = ['rate_limited', 'unavailable'];
const FINAL: readonly ErrorKind[] = ['not_found', 'unprocessable'];

function notFetched(error: DomainError): RecordingNotFetched {
  const kind = TEMPORARY.includes(error.kind) ? error.kind : 'conflict';
  const sentence = error.message.replace(/[^.]$/, '$&.');
  const { retryAfterSeconds } = error.options;
  return new RecordingNotFetched(kind, `${FROM_STRAVA} ${sentence}`, FINAL.includes(error.kind), {
    cause: error,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

const slow = () =>
  new RecordingNotFetched(
    'unavailable',
    `${FROM_STRAVA} Strava takes long to answer. Please try again in a moment.`,
    false,
    { retryAfterSeconds: 5 },
  );

const changed = () =>
  new RecordingNotFetched(
    'conflict',
    'The recording of this session was changed at Strava since it was analyzed, so its rides no longer fit. Delete the session and analyze the activity again.',
    true,
  );
