import { Inject, Injectable } from '@nestjs/common';
import { Admission } from '../platform/admission/admission.ts';
import { BackupSchedule } from './backup/backup-schedule.ts';
import { CONFIG, type Config } from '../platform/config/config.ts';
import { DATABASE, type Database } from '../platform/database/database.ts';
import { Health, type Lags } from '../platform/health/health.ts';
import { BACKGROUND_WORK, type BackgroundWork } from './kernel.ts';
import { Metrics, type Sample } from '../platform/metrics/metrics.ts';

const HOUR_SECONDS = 3_600;

/** Metrics of the database, the read models, the automations, the queues and the backups. */
@Injectable()
export class KernelMetrics {
  constructor(
    metrics: Metrics,
    admission: Admission,
    schedule: BackupSchedule,
    health: Health,
    @Inject(CONFIG) { backups }: Config,
    @Inject(DATABASE) database: Database,
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
    metrics.gauge('rideline_ready', '1 once the read models have caught up for the first time', [], () => [
      { labels: {}, value: health.isReady ? 1 : 0 },
    ]);
    metrics.gauge(
      'rideline_need_met',
      '1 while what the app needs is there, 0 after 5 s without',
      ['need'],
      () => health.needs().map(({ name, isThere }) => ({ labels: { need: name }, value: isThere ? 1 : 0 })),
    );
    metrics.gauge(
      'rideline_subscriber_lag_seconds',
      'Age of the oldest event that a read model or automation has not handled yet; 0 when it has all',
      ['kind', 'name', 'status'],
      () => {
        const lags = health.lagsNow();
        return lags === undefined
          ? []
          : [...samplesOf('projection', lags.projections), ...samplesOf('automation', lags.automations)];
      },
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

const samplesOf = (kind: string, lags: Lags): readonly Sample<'kind' | 'name' | 'status'>[] =>
  Object.entries(lags).map(([name, { seconds, status }]) => ({
    labels: { kind, name, status },
    value: seconds,
  }));
