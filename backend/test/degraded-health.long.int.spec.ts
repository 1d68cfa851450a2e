import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, visitor } from './person.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ PROJECTION_WAIT_MS: '100' });
});
afterAll(() => app.stop());

interface Report {
  status: string;
  reasons?: string[];
  projections: Record<string, { lag: number; status: string }>;
  automations: Record<string, { lag: number; status: string }>;
}

async function health(): Promise<Report> {
  const answer = await visitor(app).call('GET', '/health');
  expect(answer.status).toBe(200);
  return (await answer.json()) as Report;
}

it('reports a stopped projection as degraded with its lag', async () => {
  const kai = await join(app, 'kai@health.example');
  const sound = await eventually(async () => {
    const report = await health();
    return Object.values(report.projections).every(({ lag }) => lag === 0) ? report : undefined;
  });
  expect(sound).toMatchObject({ status: 'ok', projections: { vessels: { lag: 0, status: 'live' } } });
  expect(Object.values(sound.automations).length).toBeGreaterThan(0);

  // Simulates a deployment of a newer version.
  await app.database.query(
    `UPDATE eventlog.checkpoints SET version = version + 1 WHERE name = 'vessels' AND slot = 'serving'`,
  );
  await kai.call('POST', '/surf-vessels', { brand: 'Mega', model: 'One', nickname: null, type: 'foil' });
  const degraded = await eventually(async () => {
    const report = await health();
    return report.projections['vessels']!.status === 'stopped' ? report : undefined;
  });
  // The age of the one event in seconds, in both stores.
  const { lag } = degraded.projections['vessels']!;
  expect(lag).toBeGreaterThan(0);
  expect(degraded).toMatchObject({
    status: 'degraded',
    reasons: [`Projection vessels is stopped, ${lag} s behind.`],
    projections: { vessels: { status: 'stopped' }, accounts: { lag: 0, status: 'live' } },
  });
});
