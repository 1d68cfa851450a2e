import { Injectable } from '@nestjs/common';
import type { Automation } from './automations/automation.ts';
import type { Queryable } from './checkpoints/checkpoints.ts';
import type { Migration } from '../platform/database/migration.ts';
import type { EventDefinition } from './event-store/event-definition.ts';
import type { DescribedPages } from '../platform/http/web-app/described-pages.ts';
import type { Projection } from './projections/projection.ts';

/** What a module registers with the kernel, in the constructor of its Nest module. */
export interface Contribution {
  readonly module: string;
  readonly events: readonly EventDefinition[];
  readonly projections: readonly Projection[];
  readonly automations: readonly Automation[];
  readonly migrations: readonly Migration[];
  /** Runs at start, after the migrations and the start of the projections. */
  whenStarted?(): void | Promise<void>;
  /** Web app pages for which this module provides a description. */
  readonly pages?: readonly DescribedPages[];
  /** Names of the streams about a person, for the archive of their data. */
  personalStreams?(person: number): readonly string[];
  /** Hashes of the blobs that the module's tables name, for backups. */
  keptBlobs?(on: Queryable): Promise<readonly string[]>;
  /** Lines printed at start after the URL. */
  readonly welcome?: readonly string[];
}

@Injectable()
export class Contributions {
  private readonly added: Contribution[] = [];

  add(contribution: Contribution): void {
    this.added.push(contribution);
  }

  get all(): readonly Contribution[] {
    return this.added;
  }
}
