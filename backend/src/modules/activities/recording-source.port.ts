import type { LiveActivity } from './activity.aggregate.ts';

/** A session whose recording came from a service. */
export type RecordedSession = Pick<LiveActivity, 'urlHash' | 'owner' | 'source' | 'sourceId'>;

/** Port: recordings at the services that sessions came from. */
export abstract class RecordingSource {
  /**
   * Fetches a recording again. The same recording gives the same file.
   * @throws DomainError with the sentence for the owner, where the service does not hand it over
   */
  abstract fetch(session: RecordedSession): Promise<Uint8Array>;
}
