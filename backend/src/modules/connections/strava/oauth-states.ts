import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import type { BrowserCookie } from '../../../platform/http/requests/browser-cookie.ts';

const STATE_SECONDS = 600;

/** The state that a browser began an authorization with. */
export const STATE_COOKIE: BrowserCookie = {
  name: 'strava_state',
  path: '/api/connect/strava',
  seconds: STATE_SECONDS,
};

const hashOf = (state: string) => createHash('sha256').update(state).digest();

/** Authorizations that people began at Strava: a random state for each, used once and by that person. */
@Injectable()
export class OAuthStates {
  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Adds a state, and deletes expired ones of all people. */
  async issue(owner: number): Promise<string> {
    const state = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    await this.database.query(
      `WITH expired AS (DELETE FROM connections.oauth_states WHERE expires_at <= $3)
       INSERT INTO connections.oauth_states (state_hash, owner, expires_at) VALUES ($1, $2, $4)`,
      [hashOf(state), owner, now, new Date(now.getTime() + STATE_SECONDS * 1000)],
    );
    return state;
  }

  /** True for a state of this person, once. */
  async redeem(state: string, owner: number): Promise<boolean> {
    const redeemed = await this.database.query(
      `DELETE FROM connections.oauth_states WHERE state_hash = $1 AND owner = $2 AND expires_at > $3
       RETURNING 1`,
      [hashOf(state), owner, this.clock.now()],
    );
    return redeemed.length > 0;
  }

  async removeAll(owner: number): Promise<void> {
    await this.database.query('DELETE FROM connections.oauth_states WHERE owner = $1', [owner]);
  }
}
