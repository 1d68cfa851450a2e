import { DomainError } from '../../../platform/errors/domain-error.ts';

/** The track was replaced while it was read. What was read before refers to the rows of the earlier one. */
export class TrackReplaced extends DomainError {
  constructor() {
    super('unavailable', 'The rides of this session were just found again. Please try again.', {
      code: 'track_replaced',
      isExpected: true,
      retryAfterSeconds: 1,
    });
  }
}

/** Reads again if the track was replaced while it was read. */
export async function withCurrentTrack<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof TrackReplaced)) throw error;
    return read();
  }
}
