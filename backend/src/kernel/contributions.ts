import { Injectable } from '@nestjs/common';
import type { Automation } from './automations/automation.ts';
import type { Migration } from './database/migration.ts';
import type { EventDefinition } from './event-store/event-definition.ts';
import type { DescribedPages } from './http/described-pages.ts';
import type { Projection } from './projections/projection.ts';

/** What a module brings to the kernel; every module's Nest class adds one in its constructor. */
export interface Contribution {
  readonly module: string;
  readonly events: readonly EventDefinition[];
  readonly projections: readonly Projection[];
  readonly automations: readonly Automation[];
  readonly migrations: readonly Migration[];
  /** Runs once the tables are there and the read models are being kept up. */
  whenStarted?(): void | Promise<void>;
  /** Pages of the web app that this module can describe. */
  readonly pages?: readonly DescribedPages[];
  /** Lines for whoever started the app, printed under its address. */
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
