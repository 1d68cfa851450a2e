import { type DiTokens } from './di-tokens.ts';
import { type SignIns } from './tickets.ts';
import { type GarminWorld } from './world.ts';

/** What the routes share, and what tests change. */
export interface GarminState {
  readonly world: GarminWorld;
  readonly signIns: SignIns;
  readonly tokens: DiTokens;
  /** Service addresses by the client id of the sign-in they belong to. */
  services: ReadonlyMap<string, string>;
  /** Client ids of the token endpoint. */
  diClients: ReadonlySet<string>;
}
