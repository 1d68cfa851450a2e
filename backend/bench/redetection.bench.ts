/**
 * Re-detection of stored sessions end to end (log, tracks, worker threads, append) compared with detection alone on the
 * same points in memory, in one run. Starts its own server that flushes to disk.
 */
import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { NestFactory } from '@nestjs/core';
import {
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  decodeTrack,
  detectRides,
  encodeTrack,
  ENGINE_VERSION,
  simulateSession,
} from '@rideline/detection-engine';
import { AppModule } from '../src/app.module.ts';
import { FolderBlobStore } from '../src/kernel/blobs/folder-blob-store.ts';
import { systemClock } from '../src/kernel/clock/clock.ts';
import { loadConfig } from '../src/kernel/config/load-config.ts';
import { PgDatabase } from '../src/kernel/database/pg-database.ts';
import { PostgresEventStore } from '../src/kernel/event-store/postgres/postgres-event-store.ts';
import { Kernel } from '../src/kernel/kernel.ts';
import { createLogger } from '../src/kernel/logging/logger.ts';
import { startThrowawayPostgres } from '../src/kernel/testing/throwaway-postgres.ts';
import { ActivityCommands } from '../src/modules/activities/write/activity-commands.ts';
import type { RedetectionProgress } from '../src/modules/activities/write/redetect/redetection.ts';
import { RedetectCommand } from '../src/modules/activities/write/redetect/redetect.use-case.ts';
import { uploadActivity } from '../src/modules/activities/write/upload-activity/upload-activity.decision.ts';

const SESSIONS = 400;
const DIFFERENT = 8;
const MINUTES = 120;
const OWNER = 1;

const sessions = Array.from({ length: DIFFERENT }, (_, seed) => {
  const { recorded } = simulateSession({
    surfType: 'traveling_waves',
    seed: seed + 100,
    durationMinutes: MINUTES,
  });
  const track = cleanTrack(recorded);
  const { rides } = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS);
  return { encoded: encodeTrack(track), points: track.length, rides };
});

async function record(commands: ActivityCommands, database: PgDatabase, number: number): Promise<void> {
  const { encoded, points, rides } = sessions[number % DIFFERENT]!;
  const urlHash = `bench${number}`;
  await database.query('INSERT INTO activities.tracks (url_hash, points) VALUES ($1, $2)', [
    urlHash,
    encoded,
  ]);
  await commands.run({ urlHash, actor: OWNER, correlation: 'bench' }, uploadActivity, {
    uploaded: {
      activityId: number + 1,
      urlHash,
      owner: OWNER,
      source: 'MANUAL',
      sourceId: null,
      surfType: 'traveling_waves',
      name: `Session ${number}`,
      fileName: 'session.fit',
      activityTime: '2026-06-01T13:30:00.000Z',
      timeZone: null,
      isTimeHidden: false,
      contentHash: createHash('sha256').update(urlHash).digest('hex'),
      contentBytes: encoded.length,
      trackHash: createHash('sha256').update(encoded).digest('hex'),
      pointCount: points,
      engineVersion: ENGINE_VERSION,
      isDemo: false,
      device: null,
      sport: null,
      deviceName: null,
      importMillis: null,
    },
    detected: {
      parameters: DEFAULT_DETECTION_PARAMETERS,
      settingId: null,
      engineVersion: ENGINE_VERSION,
      rides: rides.map((ride, index) => ({ ...ride, id: number * 1000 + index })),
    },
    note: '',
  });
}

/** Points per second of decoding and detecting the same sessions in this thread. */
function alone(minDuration: number): number {
  const start = performance.now();
  let points = 0;
  for (let number = 0; number < SESSIONS; number++) {
    const track = decodeTrack(sessions[number % DIFFERENT]!.encoded);
    detectRides(track, 'traveling_waves', {
      ...DEFAULT_DETECTION_PARAMETERS,
      min_ride_duration: minDuration,
    });
    points += track.length;
  }
  return points / ((performance.now() - start) / 1000);
}

const folder = await mkdtemp(join(tmpdir(), 'rideline-bench-'));
const server = await startThrowawayPostgres({ durable: true });
const database = new PgDatabase({ url: server.url });
const config = await loadConfig({ DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error' });
const app = await NestFactory.createApplicationContext(
  AppModule.on({
    config,
    database,
    eventStore: new PostgresEventStore(database),
    blobs: await FolderBlobStore.open(join(folder, 'blobs')),
    mailer: { send: () => Promise.resolve(), forget: () => Promise.resolve() },
    clock: systemClock,
    log: createLogger('error'),
  }),
  { logger: false },
);
const kernel = app.get(Kernel);
await kernel.start();
const commands = app.get(ActivityCommands);
for (let number = 0; number < SESSIONS; number++) await record(commands, database, number);

async function redetect(minDuration: number, dryRun: boolean): Promise<RedetectionProgress> {
  const request = { dryRun, parameters: { min_ride_duration: minDuration } };
  return app
    .get(CommandBus)
    .execute(new RedetectCommand(request, 'bench', new AbortController().signal, () => undefined));
}

alone(5);
await redetect(5, true);
const inMemory = alone(6);
const looked = await redetect(6, true);
const recorded = await redetect(6, false);
const rows = [
  { what: 'decoding and detection alone, one thread', rate: inMemory },
  { what: 're-detection, dry run, end to end', rate: looked.pointsPerSecond },
  { what: 're-detection, recorded, end to end', rate: recorded.pointsPerSecond },
];
console.table(
  rows.map(({ what, rate }) => ({
    [`${SESSIONS} sessions, ${recorded.points} points`]: what,
    'million points/s': (rate / 1e6).toFixed(2),
    'beside detection alone': (rate / inMemory).toFixed(2),
  })),
);

await kernel.stop();
await app.close();
await database.close();
await server.stop();
await rm(folder, { recursive: true, force: true });
