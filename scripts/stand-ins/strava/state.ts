import { type Grants } from './grants.ts';
import { type StravaWorld } from './world.ts';

export interface StravaClient {
  readonly id: string;
  readonly secret: string;
  /** The exact addresses that authorization may lead back to. */
  redirectUris: readonly string[];
}

/** What the routes share, and what tests change. */
export interface StravaState {
  readonly client: StravaClient;
  readonly world: StravaWorld;
  readonly grants: Grants;
}
