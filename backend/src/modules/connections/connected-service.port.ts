import type { FetchableActivity, ListedActivity, ListRequest } from './events/sync-events.ts';

/** Stored sealed as a whole; `version` tells later formats apart. */
export interface ServiceTokens {
  readonly version: 1;
  /** Also a key that people make at the service: it has neither a refresh token nor an end. */
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** The client that the tokens were issued to, where a service has several. */
  readonly clientId?: string;
}

/** The person's account at the service. */
export interface ServiceAccount {
  readonly id: string;
  readonly name: string;
}

/** A recording as a track file. */
export interface TrackFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export type ServiceProblemKind =
  /** The tokens are not accepted, definitely. */
  | 'refused'
  /** Too many requests. */
  | 'throttled'
  /** An outage: an error of the server or the network, a timeout, a cut body, a page where JSON belongs. */
  | 'unavailable'
  /** The activity does not exist any more, or is not visible. */
  | 'missing'
  /** The activity has no positions or no times. */
  | 'no_track'
  /** The service asks for something to be done on its own site first. */
  | 'blocked'
  /** The service has the activity from another one, which does not allow passing it on. */
  | 'withheld'
  /** A recording that cannot be read. */
  | 'unreadable';

/** Why a service did not do what it was asked for. Messages contain no token and no body. */
export class ServiceProblem extends Error {
  override readonly name = 'ServiceProblem';
  constructor(
    readonly kind: ServiceProblemKind,
    message: string,
    readonly options: { readonly retryAfterSeconds?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
  }
}

/** Port: a service that records activities. Every method rejects with a ServiceProblem. */
export abstract class ConnectedService {
  /** Whose calls pause together after a 429: a name of the limit that these tokens share. */
  abstract limitOf(tokens: ServiceTokens): string;
  abstract list(tokens: ServiceTokens, request: ListRequest): Promise<readonly ListedActivity[]>;
  /** The same recording and the same facts of the activity give the same file. */
  abstract fetchTrack(tokens: ServiceTokens, activity: FetchableActivity): Promise<TrackFile>;
  abstract refresh(tokens: ServiceTokens): Promise<ServiceTokens>;
  /** Makes the tokens useless at the service. */
  abstract revoke(tokens: ServiceTokens): Promise<void>;
  /** Removes what the person began to get tokens, such as a login that waits for a code. */
  abstract forget(owner: number): Promise<void>;
}
