import { expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { renderApp } from '../../testing/render-app.tsx';
import { useOpenSingleResult } from './open-single-result.ts';
import { itemFor, newItem } from './queue/new-items.ts';
import { UploadArchives } from './queue/upload-archives.ts';
import { UploadQueue } from './queue/upload-queue.ts';

const OCEAN = { surfType: 'ocean', settingId: null } as const;
const track = (name: string) => itemFor(new File(['<gpx/>'], name), undefined);
const done = newItem({
  path: 'done.gpx',
  size: 5,
  modified: 5,
  file: null,
  state: { step: 'done', urlHash: 'hash-done', duplicate: false, session: null },
});

/** A page with a server that answers before anything is rendered. */
function setUp({ saving = false } = {}) {
  const queue = new UploadQueue({
    send: ({ file: { name } }) =>
      Promise.resolve({
        outcome: 'analyzed',
        answer: {
          url_hash: `hash-${name}`,
          duplicate: false,
          activity_time: null,
          time_zone: null,
          utc_offset: null,
          total_rides: 0,
          longest_ride_distance: null,
          longest_ride_time: null,
          other_sport: null,
          far_from_standing_wave: null,
          warnings: [],
          others: [],
        },
      }),
    onAnalyzed: () => undefined,
    onSignedOut: () => undefined,
  });
  const archives = new UploadArchives(queue, () => new Promise(() => undefined));
  function Place() {
    useOpenSingleResult(queue, archives);
    return <p>{useLocation().pathname}</p>;
  }
  const show = () => renderApp(<Place />, { at: { pathname: '/upload', state: { saving } } });
  return { queue, show };
}

it('opens the session of the only file, however fast it is done', async () => {
  const { queue, show } = setUp();
  show();
  void queue.add([track('a.gpx')]);
  queue.start(OCEAN);
  expect(await screen.findByText('/activity/hash-a.gpx')).toBeDefined();
  expect(queue.items()).toEqual([]);
});

it('opens the session of one more file beside those of earlier visits', async () => {
  const { queue, show } = setUp();
  const failed = { step: 'failed', sentence: 'Failed to analyze file. Please try again.' } as const;
  await queue.add([done, { ...track('failed.gpx'), state: failed }]);
  show();
  void queue.add([track('a.gpx')]);
  queue.start(OCEAN);
  expect(await screen.findByText('/activity/hash-a.gpx')).toBeDefined();
  expect(queue.items().map(({ path }) => path)).toEqual(['done.gpx', 'failed.gpx']);
});

it('stays with the last of several files, when the page opens while it is sent', async () => {
  const { queue, show } = setUp();
  await queue.add([done, track('last.gpx')]);
  queue.start(OCEAN);
  show();
  await waitFor(() => expect(queue.items().every(({ state }) => state.step === 'done')).toBe(true));
  expect(screen.getByText('/upload')).toBeDefined();
  expect(queue.items()).toHaveLength(2);
});

it('stays with several files, also when all but one are removed', async () => {
  const { queue, show } = setUp();
  show();
  void queue.add([track('a.gpx'), track('b.gpx')]);
  queue.start(OCEAN);
  await waitFor(() => expect(queue.items().every(({ state }) => state.step === 'done')).toBe(true));
  act(() => queue.remove(queue.items()[0]!.id));
  expect(screen.getByText('/upload')).toBeDefined();
});

it.each([
  ['stays with a file that was done before', false, '/upload'],
  ['opens a tried session that was saved before the page was there', true, '/activity/hash-done'],
] as const)('%s', async (_, saving, path) => {
  const { queue, show } = setUp({ saving });
  await queue.add([done]);
  show();
  expect(await screen.findByText(path)).toBeDefined();
});
