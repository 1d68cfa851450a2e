import { Inject, Injectable, Logger } from '@nestjs/common';
import type { AutomationRegistry } from './automations/automation-registry.ts';
import type { AutomationRunner } from './automations/automation-runner.ts';
import { AUTOMATION_VERSION } from './automations/automation-subscriber.ts';
import { refuseUnfinishedRestore } from './unfinished-restore.ts';
import { checkpointsMigration } from './checkpoints/checkpoints.migration.ts';
import { leaseOf } from './checkpoints/leased-subscription.ts';
import { rebuildLeaseOf } from './checkpoints/subscriber-lags.ts';
import type { SubscriptionTools } from './checkpoints/subscription-tools.ts';
import { CONFIG, type Config, ConfigError } from '../platform/config/config.ts';
import { Contributions } from './contributions.ts';
import { DATABASE, type Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import type { Migration } from '../platform/database/migration.ts';
import { EventCatalog } from './event-store/event-catalog.ts';
import { EVENT_STORE, type EventStore } from './event-store/event-store.ts';
import { eventLogMigration } from './event-store/postgres/event-log.migration.ts';
import type { Readiness } from '../platform/health/health.ts';
import { deployedFilesMigration } from '../platform/http/web-app/deployed-files.ts';
import { jobsMigration } from './jobs/jobs.migration.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Token } from '../platform/token.ts';
import { refuseOtherLog, refuseUnknownData, versionMarks } from './known-data.ts';
import type { ProjectionRegistry } from './projections/projection-registry.ts';
import type { ProjectionRunner } from './projections/projection-runner.ts';
import { subjectKeysMigration } from './sealing/subject-keys.ts';

const KERNEL_MIGRATIONS: readonly Migration[] = [
  eventLogMigration,
  subjectKeysMigration,
  checkpointsMigration,
  jobsMigration,
  deployedFilesMigration,
];

/** The background parts, created in `kernel.module.ts`. */
export interface BackgroundWork {
  readonly tools: SubscriptionTools;
  readonly projections: { readonly registry: ProjectionRegistry; readonly runner: ProjectionRunner };
  readonly automations: { readonly registry: AutomationRegistry; readonly runner: AutomationRunner };
  readonly jobs: Jobs;
}

export const BACKGROUND_WORK: Token<BackgroundWork> = Symbol('BACKGROUND_WORK');

/** Starts and stops the migrations, projections, automations and jobs of all modules. */
@Injectable()
export class Kernel implements Readiness {
  private readonly logger = new Logger(Kernel.name);
  private isStarted = false;

  constructor(
    private readonly contributions: Contributions,
    private readonly catalog: EventCatalog,
    @Inject(DATABASE) private readonly database: Database,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(BACKGROUND_WORK) private readonly work: BackgroundWork,
  ) {}

  /** True once the app can serve. */
  get ready(): boolean {
    return this.isStarted;
  }

  /** How far the read models are, as a sentence. */
  progress(): Promise<string> {
    return this.work.projections.runner.progress();
  }

  /** Resolves when requests can be served: the read models have caught up with the log. */
  async start(): Promise<void> {
    await this.prepare();
    await this.refuseBesideNewer();
    const { projections, automations } = this.work;
    await projections.runner.start();
    await projections.runner.servesRegisteredVersions();
    await automations.runner.start();
    await projections.runner.whenReady();
    for (const contribution of this.contributions.all) await contribution.whenStarted?.();
    this.isStarted = true;
  }

  /**
   * Runs migrations and registrations only, for the command line.
   * @throws ConfigError after an interrupted restore, after another version used the database, and on another log
   */
  async prepare(): Promise<void> {
    this.register();
    await refuseUnfinishedRestore(this.database);
    const isElsewhere = this.config.eventStoreUrl !== undefined;
    await refuseUnknownData(this.database, this.migrations(), isElsewhere ? this.store : undefined);
    await this.migrate();
    await refuseOtherLog(this.database, isElsewhere);
  }

  /** Registers events, projections and automations of all modules. */
  register(): void {
    for (const { events, projections, automations } of this.contributions.all) {
      for (const event of events) this.catalog.register(event);
      for (const projection of projections) this.work.projections.registry.register(projection);
      for (const automation of automations) this.work.automations.registry.register(automation);
    }
  }

  migrations(): readonly Migration[] {
    return [
      ...KERNEL_MIGRATIONS,
      ...this.contributions.all.flatMap(({ migrations, events }) => [...migrations, ...versionMarks(events)]),
    ];
  }

  /** @param ids of those to apply, all by default */
  async migrate(ids?: readonly string[]): Promise<void> {
    const wanted = this.migrations().filter(({ id }) => ids === undefined || ids.includes(id));
    const applied = await migrate(this.database, wanted);
    if (applied.length > 0) this.logger.debug(`Prepared the database: ${applied.length} steps`);
  }

  /** @throws ConfigError while a process serves this installation */
  async refuseWhileServing(): Promise<void> {
    const { tools, projections, automations } = this.work;
    const leases = [
      ...projections.registry
        .all()
        .flatMap(({ name, version }) => [
          leaseOf({ kind: 'projection', name, version }),
          rebuildLeaseOf(name),
        ]),
      ...automations.registry
        .all()
        .map(({ name }) => leaseOf({ kind: 'automation', name, version: AUTOMATION_VERSION })),
    ];
    const held = await tools.leases.findHeld(leases);
    if (held.size > 0) throw new ConfigError('Stop the app first: it is using this database.');
  }

  /** @throws ConfigError while a newer version runs a read model, which this one would rebuild as it was before */
  private async refuseBesideNewer(): Promise<void> {
    const { tools, projections } = this.work;
    const serving = await tools.checkpoints.all('projection', 'serving');
    const newer = projections.registry.all().flatMap(({ name, version }) => {
      const served = serving.get(name)?.version ?? version;
      return served > version ? [leaseOf({ kind: 'projection', name, version: served })] : [];
    });
    const held = await tools.leases.findHeld(newer);
    if (held.size > 0)
      throw new ConfigError('A newer version of Rideline is using this database: start that one.');
  }

  /** Ends the rebuilds that an unfinished start waits for; the next start resumes them. */
  async interruptStart(): Promise<void> {
    if (!this.isStarted) await this.work.projections.runner.stop();
  }

  async stop(): Promise<void> {
    const { tools, projections, automations, jobs } = this.work;
    await jobs.stop();
    await automations.runner.stop();
    await projections.runner.stop();
    await this.store.close();
    await tools.leases.close();
  }
}
