import { Inject, Injectable } from '@nestjs/common';
import { Admission } from '../admission/admission.ts';
import { BackupSchedule } from '../backup/backup-schedule.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { DATABASE, type Database } from '../database/database.ts';
import { SUBSCRIBER_LAGS, type SubscriberLagSources } from '../http/server/health.ts';
import { BACKGROUND_WORK, type BackgroundWork } from '../kernel.ts';
import { Metrics, type Sample } from './metrics.ts';

const HOUR_SECONDS = 3_600;

/** Metrics of the database, the read models, the automations, the queues and the backups. */
@Injectable()
export class KernelMetrics {
  constructor(
    metrics: Metrics,
    admission: Admission,
    schedule: BackupSchedule,
    @Inject(CONFIG) { backups }: Config,
    @Inject(DATABASE) database: Database,
    @Inject(SUBSCRIBER_LAGS) lags: SubscriberLagSources,
    @Inject(BACKGROUND_WORK) { tools }: BackgroundWork,
  ) {
    metrics.gauge('rideline_database_connections', 'Connections of the pool', ['state'], () => {
      const { totalCount, idleCount, waitingCount } = database.pool;
      return [
        { labels: { state: 'used' }, value: totalCount - idleCount },
        { labels: { state: 'idle' }, value: idleCount },
        { labels: { state: 'awaited' }, value: waitingCount },
      ];
    });
    metrics.gauge(
      'rideline_subscriber_lag_positions',
      'Positions between the end of the log and a read model or automation: events in Postgres, bytes in EventStoreDB',
      ['kind', 'name', 'status'],
      async () => [
        ...samplesOf('projection', await lags.projections.lag()),
        ...samplesOf('automation', await lags.automations.lag()),
      ],
    );
    metrics.gauge('rideline_lease_held', '1 for each lease that this process holds', ['lease'], () =>
      tools.leases.heldHere().map((lease) => ({ labels: { lease }, value: 1 })),
    );
    metrics.gauge('rideline_dead_letters', 'Events that were skipped', ['kind', 'name'], async () =>
      (await tools.deadLetters.counts()).map(({ kind, name, count }) => ({
        labels: { kind, name },
        value: count,
      })),
    );
    metrics.gauge(
      'rideline_backup_interval_seconds',
      'Time from one scheduled backup to the next; none without BACKUP_DIR',
      [],
      () => (backups ? [{ labels: {}, value: backups.everyHours * HOUR_SECONDS }] : []),
    );
    metrics.gauge(
      'rideline_backup_age_seconds',
      'Age of the newest scheduled backup; none before there is one',
      [],
      async () => {
        const age = await schedule.age();
        return age === undefined ? [] : [{ labels: {}, value: age / 1_000 }];
      },
    );
    metrics.gauge(
      'rideline_expensive_requests',
      'Expensive requests in this process, running and waiting',
      ['lane', 'state'],
      () =>
        admission
          .load()
          .flatMap(({ lane, running, waiting }) => [
            ...(lane === 'memory' ? [] : [{ labels: { lane, state: 'running' }, value: running }]),
            { labels: { lane, state: 'waiting' }, value: waiting },
          ]),
    );
    metrics.gauge('rideline_answer_bytes', 'Memory reserved for answers in flight', [], () => {
      const memory = admission.load().find(({ lane }) => lane === 'memory');
      return [{ labels: {}, value: memory!.running }];
    });
  }
}

type Lags = Awaited<ReturnType<SubscriberLagSources['projections']['lag']>>;

const samplesOf = (kind: string, lags: Lags): readonly Sample<'kind' | 'name' | 'status'>[] =>
  Object.entries(lags).map(([name, { lag, status }]) => ({ labels: { kind, name, status }, value: lag }));
