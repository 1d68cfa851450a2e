import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import type { Cohort, DetectionHealth, FunnelStep, Intake, StorageGroup } from '../../../app/api-types.ts';
import { monthName } from '../../../charts/months/month-layout.ts';
import { pacificMonth } from '../../../lib/dates.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { serve } from '../../../testing/served.ts';
import { Insights } from './insights.tsx';
import { addMonths } from './period.ts';

const user = userEvent.setup({ delay: null });
const NOW = pacificMonth();
const BEFORE = addMonths(NOW, -1);

const funnel: FunnelStep[] = [
  { step: 'registered', people: 80, median_days: 0 },
  { step: 'verified', people: 60, median_days: 0.1 },
  { step: 'first_upload', people: 0, median_days: null },
];
const cohorts: Cohort[] = [
  { start: BEFORE, size: 40, active: [36, 3] },
  { start: NOW, size: 12, active: [] },
];
const intake: Intake = {
  accepted: [
    { month: NOW, source: 'MANUAL', uploads: 120 },
    { month: NOW, source: 'STRAVA', uploads: 3 },
  ],
  refused: [
    { month: BEFORE, format: 'fit', reason: 'bad_checksum', uploads: 2 },
    { month: NOW, format: 'fit', reason: 'bad_checksum', uploads: 1 },
    { month: NOW, format: 'other', reason: 'unknown_format', uploads: 8 },
  ],
  failed_syncs: [
    { service: 'garmin', reason: 'throttled', failures: 12 },
    { service: 'strava', reason: 'unavailable', failures: 2 },
  ],
};
const counts = {
  sessions: 400,
  without_rides: 18,
  rides: 9000,
  not_a_ride: 108,
  missed_ride: 27,
};
const health: DetectionHealth = {
  engines: [{ name: '1.3.0', ...counts }],
  devices: [{ name: 'garmin', ...counts }],
};
const stored = { sessions: 400, points: 1_440_000, bytes: 62_500_000 };
const times = { imports: 90, median_millis: 40, p95_millis: 1200, p99_millis: 2000 };
const storage: StorageGroup[] = [
  { source: 'MANUAL', up_to_bytes: 1_000_000, ...stored, ...times },
  { source: null, up_to_bytes: null, ...stored, ...times },
];

const STATS = 'GET /api/admin/stats';
const answers = {
  [`${STATS}/activation-funnel`]: [200, funnel],
  [`${STATS}/cohorts`]: [200, cohorts],
  [`${STATS}/intake`]: [200, intake],
  [`${STATS}/detection-health`]: [200, health],
  [`${STATS}/watch-agreement`]: [
    200,
    [{ name: 'garmin', sessions: 5, waves: 134, rides: 120, matched: 110 }],
  ],
  [`${STATS}/storage`]: [200, storage],
  [`${STATS}/questions`]: [200, [{ name: 'cohorts', sql: 'SELECT month FROM people' }]],
} as const;

const Address = () => <output aria-label="Address">{useLocation().search}</output>;
const open = (at = '/admin/dashboard') =>
  renderApp(
    <>
      <Insights firstMonth="2022-03" />
      <Address />
    </>,
    { at },
  );
const figure = (name: string) => screen.findByRole('region', { name });
async function rowsOf(name: string) {
  const card = within(await figure(name));
  await user.click(await card.findByText('Show as table'));
  return card.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
}

beforeEach(() => void serve(answers));

describe('the insights', () => {
  it('have the values of each chart as a table', async () => {
    open();
    expect(await rowsOf('Activation')).toEqual([
      ['Step', 'People', 'Of registered (%)', 'Median days'],
      ['Registered', '80', '100', '0'],
      ['Verified', '60', '75', '0.1'],
      ['First session', '0', '0', ''],
    ]);
    expect((await rowsOf('Retention')).slice(1)).toEqual([
      [monthName(BEFORE), '40', '36', '3'],
      [monthName(NOW), '12', '', ''],
    ]);
    expect((await rowsOf('Sessions by source')).slice(-2)).toEqual([
      [monthName(BEFORE), '0', '0', '0', '0', '2'],
      [monthName(NOW), '120', '0', '3', '0', '9'],
    ]);
    expect((await rowsOf('Failed syncs')).slice(1)).toEqual([
      ['Garmin', 'Throttled', '12'],
      ['Strava', 'Unavailable', '2'],
    ]);
    expect((await rowsOf('Refused uploads')).slice(1)).toEqual([
      ['Other', 'Unknown format', '8'],
      ['FIT', 'Bad checksum', '3'],
    ]);
    expect((await rowsOf('Sessions without rides')).slice(1)).toEqual([
      ['Engine 1.3.0', '4.5', '400', '18', '9,000', '108', '27'],
      ['Garmin', '4.5', '400', '18', '9,000', '108', '27'],
    ]);
    expect((await rowsOf('Storage and import time')).slice(1)).toEqual([
      ['Manual, up to 1 MB', '400', '1,440,000', '62,500,000', '90', '40', '1,200', '2,000'],
    ]);
    expect(
      screen.getByText('400 sessions with 1,440,000 points. Their original files take 62.5 MB.'),
    ).toBeTruthy();
  });

  it('draw shares as numbers, and leave a month that has not ended empty', async () => {
    open();
    const grid = await screen.findByRole('img', { name: /^Retention: percentages/ });
    expect([...grid.querySelectorAll('g text')].map(({ textContent }) => textContent)).toEqual(['90%', '8%']);
    expect(screen.getByText('60 · 75.0% · 2 hours')).toBeTruthy();
    expect(screen.getAllByText('4.5% · 400 sessions')).toHaveLength(2);
    expect(screen.getAllByText('1.5 · 400 sessions')).toHaveLength(2);
  });

  it('stay when one of them fails, and ask it again', async () => {
    serve({ ...answers, [`${STATS}/cohorts`]: [503, { detail: 'The statistics are being built.' }] });
    open();
    const failed = within(await figure('Retention'));
    expect((await failed.findByRole('alert')).textContent).toContain('The statistics are being built.');
    expect(await screen.findByText('60 · 75.0% · 2 hours')).toBeTruthy();
    const calls = serve(answers);
    await user.click(failed.getByRole('button', { name: 'Try again' }));
    expect(await failed.findByText('Show as table')).toBeTruthy();
    expect(calls).toEqual([`${STATS}/cohorts`]);
  });

  it('say so when there is nothing to show', async () => {
    serve({
      [`${STATS}/activation-funnel`]: [200, funnel.map((step) => ({ ...step, people: 0 }))],
      [`${STATS}/cohorts`]: [200, []],
      [`${STATS}/intake`]: [200, { accepted: [], refused: [], failed_syncs: [] }],
      [`${STATS}/detection-health`]: [200, { engines: [], devices: [] }],
      [`${STATS}/storage`]: [200, [{ ...storage[1], sessions: 0, points: 0, bytes: 0, imports: 0 }]],
    });
    open();
    expect(await screen.findByText('Nobody registered in this period.')).toBeTruthy();
    expect(screen.getByText('Nobody joined in this period.')).toBeTruthy();
    expect(screen.getByText('No uploads in this period.')).toBeTruthy();
    expect(screen.getByText('No uploads were refused in this period.')).toBeTruthy();
    expect(screen.getByText('No syncs failed in this period.')).toBeTruthy();
    expect(screen.getAllByText('No sessions in this period.')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^More: / })).toBeNull();
  });

  it('mark one period as chosen in a community without users', async () => {
    renderApp(<Insights firstMonth={undefined} />);
    const pressed = () =>
      screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['Last 12 months']);
    await user.click(screen.getByRole('button', { name: 'All months' }));
    expect(pressed()).toEqual(['All months']);
  });

  it('share one period, kept in the address', async () => {
    const calls = serve(answers);
    open(`/admin/dashboard?tab=x&from=2024-05&to=2024-08`);
    const from = screen.getByRole<HTMLSelectElement>('combobox', { name: 'From' });
    const to = screen.getByRole<HTMLSelectElement>('combobox', { name: 'To' });
    expect([from.value, to.value]).toEqual(['2024-05', '2024-08']);
    expect(within(from).queryByRole('option', { name: 'Sep 2024' })).toBeNull();
    expect(within(to).queryByRole('option', { name: 'Apr 2024' })).toBeNull();
    await screen.findByText('60 · 75.0% · 2 hours');
    expect(calls).toHaveLength(6);
    await user.selectOptions(to, 'Sep 2024');
    expect(screen.getByLabelText('Address').textContent).toBe('?tab=x&from=2024-05&to=2024-09');
    await waitFor(() => expect(calls).toHaveLength(12));
    await user.click(screen.getByRole('button', { name: 'All months' }));
    expect(screen.getByLabelText('Address').textContent).toBe(`?tab=x&from=2022-03&to=${NOW}`);
    expect(screen.getByRole('button', { name: 'All months' }).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('the tools of a figure', () => {
  it('show its SQL', async () => {
    open();
    const card = within(await figure('Retention'));
    await user.click(await card.findByRole('button', { name: 'More: Retention' }));
    await user.click(await screen.findByText('Show the SQL'));
    const dialog = within(await screen.findByRole('dialog', { name: 'SQL: Retention' }));
    expect((await dialog.findByRole('region', { name: 'SQL' })).textContent).toBe('SELECT month FROM people');
    expect(dialog.getByRole('button', { name: 'Copy SQL' })).toBeTruthy();
  });

  it('download its table as CSV', async () => {
    const saved: Blob[] = [];
    Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` });
    open();
    const card = within(await figure('Retention'));
    await user.click(await card.findByRole('button', { name: 'More: Retention' }));
    await user.click(await screen.findByText('Download CSV'));
    expect(await textOf(saved[0])).toBe(
      `Joined,People,Month 0,Month 1\r\n${BEFORE},40,36,3\r\n${NOW},12,,\r\n`,
    );
  });
});

const textOf = (blob: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    if (blob !== undefined) reader.readAsText(blob);
  });
