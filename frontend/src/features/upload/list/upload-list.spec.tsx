import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokenStorage } from '../../../app/token-storage.ts';
import { serve } from '../../../testing/served.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { newItem } from '../queue/new-items.ts';
import type { UploadedSession, UploadItem } from '../queue/upload-item.ts';
import { UploadQueue } from '../queue/upload-queue.ts';
import { QueueSummary } from './queue-summary.tsx';
import { UploadList } from './upload-list.tsx';

const STANDING = { surfType: 'skookumchuck', settingId: -1 } as const;
const queue = new UploadQueue({
  send: () => new Promise(() => undefined),
  onAnalyzed: () => undefined,
  onSignedOut: () => undefined,
});
const uploaded = (path: string, session: Partial<UploadedSession>) =>
  newItem({
    path,
    size: 5,
    modified: 5,
    file: null,
    choice: STANDING,
    state: {
      step: 'done',
      urlHash: `hash-${path}`,
      duplicate: false,
      session: { time: null, rides: 0, longestDistance: null, longestTime: null, ...session },
    },
  });

const { clientHeight } = Object.getOwnPropertyDescriptors(Element.prototype);
/** jsdom has no layout, and a list without height shows no row. */
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'clientHeight', { ...clientHeight, get: () => 600 });
});
afterAll(() => {
  Object.defineProperty(Element.prototype, 'clientHeight', clientHeight);
});

it('warns beside a standing-wave session far from any, with a link to change its surf type', async () => {
  const items = [
    uploaded('far.gpx', { farFrom: 'Skookumchuck Narrows, British Columbia' }),
    uploaded('near.gpx', { farFrom: null }),
    uploaded('earlier-version.gpx', {}),
  ];
  renderApp(<UploadList queue={queue} items={items} alone={false} choice={STANDING} />);
  const [far, ...others] = await screen.findAllByRole('listitem');
  expect(far!.textContent).toContain(
    'This session is far from Skookumchuck Narrows, British Columbia, the standing wave we know.',
  );
  const link = within(far!).getByRole('link', { name: 'Change surf type' });
  expect(link.getAttribute('href')).toBe('/activity/hash-far.gpx?change=surf-type');
  expect(others.map(({ textContent }) => textContent?.includes('far from'))).toEqual([false, false]);
});

it('tells beside a session what was left out of its file', async () => {
  const warnings = ['1 point without a time was left out.', '3 positions outside the globe were left out.'];
  const items = [uploaded('holes.gpx', { warnings }), uploaded('whole.gpx', { warnings: [] })];
  renderApp(<UploadList queue={queue} items={items} alone={false} choice={STANDING} />);
  const [holes, whole] = await screen.findAllByRole('listitem');
  for (const warning of warnings) expect(within(holes!).getByText(warning)).toBeTruthy();
  expect(whole!.textContent).not.toContain('left out');
});

it('names each session of a finished batch and its place, in place of the file', async () => {
  tokenStorage.write('abc');
  const listed = (url_hash: string, activity_name: string, spot: string | null, place: string | null) => ({
    url_hash,
    activity_name,
    spot,
    place,
  });
  serve({
    'GET /api/activities': [
      200,
      [
        listed('hash-tour/1.gpx', 'Dawn patrol', 'The reef', 'Ericeira'),
        listed('hash-2.fit', 'Morning surf, Ericeira', null, 'Ericeira'),
      ],
    ],
  });
  const items = [uploaded('tour/1.gpx', {}), uploaded('2.fit', {}), uploaded('deleted.gpx', {})];
  renderApp(<UploadList queue={queue} items={items} alone={false} choice={STANDING} />);
  const first = await screen.findByText('Dawn patrol');
  expect(first.closest('li')?.textContent).toMatch(/^Dawn patrolAdded.* · The reefOpen session$/);
  expect(screen.getByText('Morning surf, Ericeira').closest('li')?.textContent).not.toContain(' · Ericeira');
  expect(screen.getByText('deleted.gpx')).toBeTruthy();
});

it('leads to all sessions of a file', async () => {
  const items = [uploaded('trip.gpx', { others: ['day-2', 'day-3'] })];
  renderApp(<UploadList queue={queue} items={items} alone={false} choice={STANDING} />);
  await screen.findByText(/^2 more sessions in this file:/);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['session 2', '/activity/day-2'],
    ['session 3', '/activity/day-3'],
    ['Open session', '/activity/hash-trip.gpx'],
  ]);
});

const summary = (items: readonly UploadItem[]) =>
  renderApp(
    <QueueSummary queue={queue} items={items} choice={STANDING} shown="all" onShown={() => undefined} />,
  );

it('sends the files again that failed', async () => {
  const file = new File(['track'], 'reef.gpx');
  const failed = { ...uploaded('reef.gpx', {}), file, state: { step: 'failed', sentence: 'Busy.' } } as const;
  await queue.add([failed]);
  summary(queue.items());
  await userEvent.click(screen.getByRole('button', { name: 'Retry all failed' }));
  expect(queue.items()).toMatchObject([{ id: failed.id, state: { step: 'sending' } }]);
});

it('ends with a way to the sessions once every file is finished', () => {
  const done = [uploaded('1.gpx', {}), uploaded('2.gpx', {})];
  const { unmount } = summary([...done, { ...done[0]!, id: 'other', state: { step: 'queued' } }]);
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  summary(done);
  const link = screen.getByRole('link', { name: 'See your 2 sessions' });
  expect(link.getAttribute('href')).toBe('/activities-standing-waves');
});
