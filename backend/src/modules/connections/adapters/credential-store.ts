import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DATABASE, type Database } from '../../../platform/database/database.ts';
import { Keyring } from '../../../kernel/sealing/keyring.ts';
import { SealBroken, SealingKeyMissing } from '../../../kernel/sealing/sealing.errors.ts';
import type { ServiceTokens } from '../connected-service.port.ts';
import type { ServiceName } from '../events/connection-events.ts';

/** Whose tokens at which service. */
export interface ConnectionKey {
  readonly service: ServiceName;
  readonly owner: number;
}

export interface StoredTokens {
  readonly tokens: ServiceTokens;
  /** Changes with every change of the tokens. */
  readonly revision: string;
}

const contextOf = ({ service, owner }: ConnectionKey) => `connections.credentials.sealed ${service} ${owner}`;

/** The tokens of connections, sealed with the keys of the installation and bound to service and person. */
@Injectable()
export class CredentialStore {
  private readonly logger = new Logger(CredentialStore.name);
  private readonly keyring: Keyring;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(CONFIG) config: Config,
  ) {
    this.keyring = new Keyring(config.secretKeys);
  }

  /** undefined without tokens, or if their key is no longer among the installation's. */
  async read(key: ConnectionKey): Promise<StoredTokens | undefined> {
    const [row] = await this.database.query<{ sealed: string; revision: string }>(
      'SELECT sealed, revision FROM connections.credentials WHERE owner = $1 AND service = $2',
      [key.owner, key.service],
    );
    if (row === undefined) return undefined;
    try {
      const opened = this.keyring.open(row.sealed, contextOf(key)).toString();
      return { tokens: JSON.parse(opened) as ServiceTokens, revision: row.revision };
    } catch (error) {
      if (!(error instanceof SealingKeyMissing || error instanceof SealBroken)) throw error;
      this.logger.warn(
        `The ${key.service} tokens of account ${key.owner} cannot be opened: ${error.message}`,
      );
      return undefined;
    }
  }

  async put(key: ConnectionKey, tokens: ServiceTokens): Promise<void> {
    await this.database.query(
      `INSERT INTO connections.credentials AS c (owner, service, sealed, revision) VALUES ($1, $2, $3, 1)
       ON CONFLICT (owner, service) DO UPDATE SET sealed = EXCLUDED.sealed, revision = c.revision + 1`,
      [key.owner, key.service, this.seal(key, tokens)],
    );
  }

  /** Replaces tokens of this revision; undefined if they were changed or removed meanwhile. */
  async replace(
    key: ConnectionKey,
    revision: string,
    tokens: ServiceTokens,
  ): Promise<StoredTokens | undefined> {
    const [row] = await this.database.query<{ revision: string }>(
      `UPDATE connections.credentials SET sealed = $4, revision = revision + 1
       WHERE owner = $1 AND service = $2 AND revision = $3 RETURNING revision`,
      [key.owner, key.service, revision, this.seal(key, tokens)],
    );
    return row && { tokens, revision: row.revision };
  }

  /** Removes the tokens; with a revision, only those. */
  async remove({ service, owner }: ConnectionKey, revision?: string): Promise<void> {
    await this.database.query(
      `DELETE FROM connections.credentials WHERE owner = $1 AND service = $2
       AND ($3::bigint IS NULL OR revision = $3)`,
      [owner, service, revision ?? null],
    );
  }

  private seal(key: ConnectionKey, tokens: ServiceTokens): string {
    return this.keyring.seal(Buffer.from(JSON.stringify(tokens)), contextOf(key));
  }
}
