import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';
import { Admission } from '../platform/admission/admission.ts';
import { AutomationRegistry } from './automations/automation-registry.ts';
import { AutomationRunner } from './automations/automation-runner.ts';
import { BackupSchedule } from './backup/backup-schedule.ts';
import { Backups } from './backup/backups.ts';
import { Restoration } from './backup/restoration.ts';
import { BLOB_STORE, type BlobStore } from '../platform/blobs/blob-store.ts';
import { subscriptionTools } from './checkpoints/subscription-tools.ts';
import { CLOCK, type Clock } from '../platform/clock/clock.ts';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { Contributions } from './contributions.ts';
import { DATABASE, type Database } from '../platform/database/database.ts';
import { CommandRunner } from './decider/command-runner.ts';
import { EventCatalog } from './event-store/event-catalog.ts';
import { EventCodec } from './event-store/event-codec.ts';
import { EVENT_STORE, type EventStore } from './event-store/event-store.ts';
import { AfterProjection } from './projections/after-projection.ts';
import { Health, NEEDS, READINESS, SUBSCRIBER_LAGS } from '../platform/health/health.ts';
import { needsOf } from './needs.ts';
import { UploadReceiver } from '../platform/http/requests/upload-receiver.ts';
import { READ_YOUR_WRITES } from '../platform/http/server/create-app.ts';
import { DeployedFiles } from '../platform/http/web-app/deployed-files.ts';
import { DESCRIBED_PAGES } from '../platform/http/web-app/described-pages.ts';
import { BACKGROUND_WORK, Kernel, type BackgroundWork } from './kernel.ts';
import { Jobs } from './jobs/jobs.ts';
import { MAILER, type Mailer } from '../platform/mail/mailer.ts';
import { KernelMetrics } from './kernel-metrics.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { PROJECTED_POSITION } from './projections/projected-positions.ts';
import { ProjectedPositions } from './projections/projected-positions.ts';
import { ProjectionRebuilder } from './projections/projection-rebuilder.ts';
import { ProjectionRegistry } from './projections/projection-registry.ts';
import { ProjectionRunner } from './projections/projection-runner.ts';
import { Keyring } from './sealing/keyring.ts';
import { SubjectKeys } from './sealing/subject-keys.ts';
import { WorkerThreads } from '../platform/threads/worker-threads.ts';

/** External dependencies of the application: real ones in `main.ts`, test doubles in tests. */
export interface Infrastructure {
  readonly config: Config;
  readonly database: Database;
  readonly eventStore: EventStore;
  readonly blobs: BlobStore;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Provides the kernel's services to all modules. */
@Global()
@Module({})
export class KernelModule {
  static on(infrastructure: Infrastructure): DynamicModule {
    const { config, database, eventStore, blobs, mailer, clock, log } = infrastructure;
    const catalog = new EventCatalog();
    const keys = new SubjectKeys(database, new Keyring(config.secretKeys));
    const codec = new EventCodec(catalog, keys);
    const projections = new ProjectionRegistry();
    const automations = new AutomationRegistry();
    const tools = subscriptionTools({ store: eventStore, decoder: codec, database, log });
    const rebuilder = new ProjectionRebuilder(projections, tools);
    const projectionRunner = new ProjectionRunner(projections, tools, rebuilder);
    const positions = new ProjectedPositions(
      projections,
      tools,
      projectionRunner.positions,
      config.projectionWaitMs,
    );
    const work: BackgroundWork = {
      tools,
      projections: { registry: projections, runner: projectionRunner },
      automations: { registry: automations, runner: new AutomationRunner(automations, tools, positions) },
      jobs: new Jobs(tools),
    };

    const providers = [
      { provide: CONFIG, useValue: config },
      { provide: DATABASE, useValue: database },
      { provide: EVENT_STORE, useValue: eventStore },
      { provide: BLOB_STORE, useValue: blobs },
      { provide: MAILER, useValue: mailer },
      { provide: CLOCK, useValue: clock },
      { provide: EventCatalog, useValue: catalog },
      { provide: EventCodec, useValue: codec },
      { provide: SubjectKeys, useValue: keys },
      { provide: CommandRunner, useValue: new CommandRunner(eventStore, codec) },
      { provide: ProjectionRebuilder, useValue: rebuilder },
      { provide: ProjectionRegistry, useValue: projections },
      { provide: ProjectionRunner, useValue: projectionRunner },
      { provide: Jobs, useValue: work.jobs },
      { provide: BACKGROUND_WORK, useValue: work },
      { provide: PROJECTED_POSITION, useValue: positions },
      { provide: AfterProjection, useValue: new AfterProjection(positions, projections) },
      { provide: READ_YOUR_WRITES, useExisting: AfterProjection },
      {
        provide: DESCRIBED_PAGES,
        inject: [Contributions],
        useFactory: (contributions: Contributions) => () =>
          contributions.all.flatMap(({ pages = [] }) => pages),
      },
      {
        provide: SUBSCRIBER_LAGS,
        useValue: { projections: projectionRunner, automations: work.automations.runner },
      },
      { provide: NEEDS, useValue: needsOf(infrastructure) },
      { provide: READINESS, useExisting: Kernel },
      Contributions,
      Kernel,
      Health,
      DeployedFiles,
      Admission,
      Metrics,
      KernelMetrics,
      UploadReceiver,
      Backups,
      BackupSchedule,
      Restoration,
      WorkerThreads,
    ];
    return { module: KernelModule, providers, exports: providers };
  }
}
