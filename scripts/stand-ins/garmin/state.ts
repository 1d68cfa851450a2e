import { type DiTokens } from './di-tokens.ts';
import { type LoginThrottle } from './login-throttle.ts';
import { type SignIns } from './tickets.ts';
import { type GarminWorld } from './world.ts';

/** What the routes share, and what tests change. */
export interface GarminState {
  readonly world: GarminWorld;
  readonly signIns: SignIns;
  readonly throttle: LoginThrottle;
  readonly tokens: DiTokens;
  /** Service addresses by the client id of the sign-in they belong to. */
  services: ReadonlyMap<string, string>;
  /** Client ids of the token endpoint, and how it refuses others. */
  diClients: ReadonlySet<string>;
  unknownDiClientStatus: 400 | 401;
  /** Refuses a login without the cookies of the first page. Whether Garmin does is not proven. */
  needsFirstPage: boolean;
  /** How a login inside a pause is refused. */
  tooMany: 'status' | 'json';
}
