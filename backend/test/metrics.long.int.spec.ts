import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { BackupSchedule } from '../src/kernel/backup/backup-schedule.ts';
import { MetricsListener } from '../src/platform/http/server/metrics-listener.ts';
import { Metrics } from '../src/platform/metrics/metrics.ts';
import { startApp, startBeside, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, type Person } from './person.ts';
import { uploadSession } from './uploaded-session.ts';

let app: AppUnderTest;
let listener: MetricsListener;
let url: string;
let kai: Person;

beforeAll(async () => {
  app = await startApp();
  listener = new MetricsListener(app.app.get(Metrics));
  url = `http://127.0.0.1:${await listener.listen(0, '127.0.0.1')}`;
  kai = await join(app, 'kai@metrics.example');
});
afterAll(async () => {
  await listener.close();
  await app.stop();
});

const page = async () => (await fetch(`${url}/metrics`)).text();
/** The value of each series of a metric by its labels. */
const valuesOf = (text: string, name: string) =>
  Object.fromEntries(
    [...text.matchAll(new RegExp(`^${name}\\{(.*)\\} (\\S+)$`, 'gm'))].map(([, labels, value]) => [
      labels!,
      Number(value),
    ]),
  );

describe('the metrics of a process', () => {
  it('count requests by route, not by address, and uploads by format and outcome', async () => {
    const urlHash = await uploadSession(kai, 7);
    await kai.json('GET', `/activities/${urlHash}`);
    await kai.upload(new TextEncoder().encode('no track'), 'holiday.gpx');
    // A request is counted when its answer was sent.
    const text = await eventually(async () => {
      const shown = await page();
      return shown.includes('status="422"') ? shown : undefined;
    });
    expect(valuesOf(text, 'rideline_uploads_total')).toEqual({
      'format="gpx",outcome="accepted"': 1,
      'format="gpx",outcome="unsupported_format"': 1,
    });
    const requests = valuesOf(text, 'rideline_http_request_seconds_count');
    expect(requests['method="GET",route="/api/activities/:id",status="200"']).toBe(1);
    expect(requests['method="POST",route="/api/analyze",status="422"']).toBe(1);
    expect(text).not.toContain(urlHash);
    expect(text).not.toContain('kai@');
  });

  it('measure read models, automations, leases and the pool', async () => {
    await eventually(async () => {
      const lags = valuesOf(await page(), 'rideline_subscriber_lag_seconds');
      return lags['kind="projection",name="activities",status="live"'] === 0 || undefined;
    });
    const text = await page();
    expect(Object.keys(valuesOf(text, 'rideline_lease_held')).some((key) => key.includes('activities'))).toBe(
      true,
    );
    expect(Object.keys(valuesOf(text, 'rideline_database_connections')).toSorted()).toEqual([
      'state="awaited"',
      'state="idle"',
      'state="used"',
    ]);
    expect(valuesOf(text, 'rideline_expensive_requests')).toMatchObject({
      'lane="places",state="waiting"': 0,
      'lane="uploads",state="running"': 0,
    });
    expect(text).toMatch(/^rideline_answer_bytes 0$/m);
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^rideline_ready 1$/m);
    expect(valuesOf(text, 'rideline_need_met')).toEqual({ 'need="database"': 1, 'need="disk"': 1 });
  });

  it('have no age of a backup before there is one, and no interval where none is scheduled', async () => {
    const lineOf = (text: string, name: string) =>
      new RegExp(`^rideline_backup_${name}\\S* .*$`, 'm').exec(text)?.[0];
    const unscheduled = await page();
    expect(unscheduled).toContain('# TYPE rideline_backup_age_seconds gauge');
    expect(lineOf(unscheduled, 'age_seconds')).toBeUndefined();
    expect(lineOf(unscheduled, 'interval_seconds')).toBeUndefined();

    const folder = await mkdtemp(joinPath(tmpdir(), 'rideline-metrics-'));
    const dir = joinPath(folder, 'backups');
    await writeFile(dir, 'a file in its place');
    const beside = await startBeside(app, { backups: { dir, everyHours: 2, keep: 1, withKeys: false } });
    const { registry } = beside.app.get(Metrics);
    const missing = await registry.metrics();
    expect(lineOf(missing, 'interval_seconds')).toBe('rideline_backup_interval_seconds 7200');
    expect(lineOf(missing, 'age_seconds')).toBeUndefined();

    await rm(dir);
    await eventually(
      async () => (await beside.app.get(BackupSchedule).check())?.state === 'done' || undefined,
    );
    const [, age = ''] = (lineOf(await registry.metrics(), 'age_seconds') ?? '').split(' ');
    expect(Number(age)).toBeGreaterThan(0);
    expect(Number(age)).toBeLessThan(7_200);
    await beside.stop();
    await rm(folder, { recursive: true });
  });

  it('are served at their address only', async () => {
    expect((await fetch(`${url}/api/health`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
    expect((await kai.call('GET', '/metrics')).status).toBe(404);
  });

  it('are answered while one of them hangs', async () => {
    const hang = () => new Promise<never>(() => undefined);
    app.app.get(Metrics).gauge('rideline_hanging', 'Hangs', ['of'], hang);
    const text = await page();
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).not.toMatch(/^rideline_hanging\b/m);
  });

  it('of what cannot be measured are left out, and the others stay', async () => {
    app.app
      .get(Metrics)
      .gauge('rideline_unmeasured', 'Fails', ['of'], () => Promise.reject(new Error('gone')));
    const text = await page();
    expect(text).toContain('# TYPE rideline_unmeasured gauge');
    expect(text).not.toMatch(/^rideline_unmeasured\b/m);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
  });
});
