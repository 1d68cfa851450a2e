import { describe, expect, it } from '@jest/globals';
import { itemFor, newItem } from './new-items.ts';
import type { Sent } from './send-file.ts';
import type { UploadItem } from './upload-item.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadStore } from './upload-store.ts';

const FACTS = {
  activity_time: '2026-06-01T14:00:00.000Z',
  time_zone: 'America/Los_Angeles',
  utc_offset: '-07:00',
  total_rides: 12,
  longest_ride_distance: 154.2,
  longest_ride_time: 21,
  other_sport: null,
  far_from_standing_wave: 'Skookumchuck Narrows, British Columbia',
  warnings: ['1 point without a time was left out.'],
  others: [],
};
const OCEAN = { surfType: 'ocean', settingId: null } as const;
const file = (name: string, lastModified = 5) => new File(['<gpx/>'], name, { lastModified });
const items = (...names: string[]) => names.map((name) => itemFor(file(name), 1_000_000));
const analyzed = (urlHash: string, duplicate = false): Sent => ({
  outcome: 'analyzed',
  answer: { url_hash: urlHash, duplicate, ...FACTS },
});
/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A queue with answers that the test controls. */
function setUp() {
  const waiting = new Map<string, (sent: Sent) => void>();
  const signedOut: string[] = [];
  const queue = new UploadQueue({
    send: ({ file: { name } }, signal) =>
      new Promise((resolve) => {
        waiting.set(name, resolve);
        signal.addEventListener('abort', () => resolve({ outcome: 'cancelled' }));
      }),
    onAnalyzed: () => undefined,
    onSignedOut: (sentence) => signedOut.push(sentence),
  });
  const steps = () => queue.items().map(({ path, state }) => `${path} ${state.step}`);
  const answer = async (name: string, sent: Sent) => {
    waiting.get(name)?.(sent);
    await settle();
  };
  return { queue, steps, answer, signedOut };
}

describe('the upload queue', () => {
  it('adds the same file once, a different file of the same name too, and fails files that are not tracks', () => {
    const { queue, steps } = setUp();
    void queue.add(items('a.gpx', 'a.gpx', 'photo.jpg'));
    void queue.add([itemFor(file('a.gpx', 6), undefined), itemFor(file('b.gpx'), 3)]);
    expect(steps()).toEqual(['a.gpx ready', 'photo.jpg failed', 'a.gpx ready', 'b.gpx failed']);
  });

  it('uploads three files in parallel and starts the next when one is done', async () => {
    const { queue, steps, answer } = setUp();
    void queue.add(items('a.gpx', 'b.gpx', 'c.gpx', 'd.gpx'));
    queue.start(OCEAN);
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx sending', 'c.gpx sending', 'd.gpx queued']);
    await answer('b.gpx', analyzed('hash-b', true));
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx done', 'c.gpx sending', 'd.gpx sending']);
    expect(queue.items()[1]).toMatchObject({ file: null, state: { urlHash: 'hash-b', duplicate: true } });
  });

  it('keeps failed files with their sentence and retries all of them', async () => {
    const { queue, steps, answer } = setUp();
    void queue.add(items('a.gpx', 'b.gpx', 'photo.jpg'));
    queue.start(OCEAN);
    for (const name of ['a.gpx', 'b.gpx'])
      await answer(name, { outcome: 'refused', status: 503, sentence: 'Busy' });
    expect(queue.items()[0]?.state).toEqual({ step: 'failed', sentence: 'Busy' });
    queue.retryFailed(OCEAN);
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx sending', 'photo.jpg failed']);
  });

  it.each([400, 413, 422])('never sends a file again that was refused with %i', async (status) => {
    const { queue, steps, answer } = setUp();
    void queue.add(items('a.gpx'));
    queue.start(OCEAN);
    await answer('a.gpx', { outcome: 'refused', status, sentence: 'Empty' });
    expect(queue.items()[0]).toMatchObject({ file: null, state: { step: 'failed', sentence: 'Empty' } });
    queue.retryFailed(OCEAN);
    expect(steps()).toEqual(['a.gpx failed']);
  });

  it('makes cancelled files ready again and ignores answers for removed files', async () => {
    const { queue, steps, answer } = setUp();
    void queue.add(items('a.gpx', 'b.gpx', 'c.gpx', 'd.gpx', 'e.gpx'));
    queue.start(OCEAN);
    const [a, b] = queue.items();
    queue.cancel(a?.id ?? '');
    await settle();
    expect(steps()[0]).toBe('a.gpx ready');
    queue.remove(b?.id ?? '');
    queue.cancelAll();
    await settle();
    await answer('b.gpx', analyzed('late'));
    expect(steps()).toEqual(['a.gpx ready', 'c.gpx ready', 'd.gpx ready', 'e.gpx ready']);
  });

  it('pauses when a file gets no answer, and resumes', async () => {
    const { queue, steps, answer } = setUp();
    void queue.add(items('a.gpx', 'b.gpx', 'c.gpx', 'd.gpx'));
    queue.start(OCEAN);
    const offline: Sent = { outcome: 'refused', status: 0, sentence: 'You are offline.' };
    for (const name of ['a.gpx', 'b.gpx']) await answer(name, offline);
    expect(steps()).toEqual(['a.gpx failed', 'b.gpx failed', 'c.gpx sending', 'd.gpx queued']);
    expect(queue.items()[0]?.state).toEqual({
      step: 'failed',
      sentence: 'You are offline.',
      awaits: 'network',
    });
    queue.resume();
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx sending', 'c.gpx sending', 'd.gpx queued']);
    await answer('a.gpx', analyzed('hash-a', true));
    expect(queue.items()[0]?.state).toMatchObject({ step: 'done', duplicate: false });
  });

  it('keeps files that wait for the network when finished files are removed', async () => {
    const { queue, steps, answer } = setUp();
    void queue.add(items('a.gpx', 'b.gpx', 'photo.jpg'));
    queue.start(OCEAN);
    await answer('a.gpx', { outcome: 'refused', status: 0, sentence: 'You are offline.' });
    await answer('b.gpx', analyzed('hash-b'));
    queue.removeFinished();
    expect(steps()).toEqual(['a.gpx failed']);
    queue.resume();
    expect(steps()).toEqual(['a.gpx sending']);
  });

  it('fails a file after ten attempts without an answer and continues with the others', async () => {
    const { queue, steps, answer } = setUp();
    void queue.add(items('a.gpx', 'b.gpx'));
    queue.start(OCEAN);
    await answer('b.gpx', analyzed('hash-b'));
    for (let tries = 0; tries < 10; tries++) {
      await answer('a.gpx', { outcome: 'refused', status: 0, sentence: 'Unable to reach the server.' });
      queue.resume();
    }
    expect(steps()).toEqual(['a.gpx failed', 'b.gpx done']);
    queue.retryFailed(OCEAN);
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx done']);
  });

  it('stops on a 401', async () => {
    const { queue, steps, answer, signedOut } = setUp();
    void queue.add(items('a.gpx'));
    queue.start(OCEAN);
    await answer('a.gpx', { outcome: 'refused', status: 401, sentence: 'Please log in to continue' });
    expect(signedOut).toEqual(['Please log in to continue']);
    expect(steps()).toEqual(['a.gpx ready']);
  });

  it('keeps what the answer says about the session', async () => {
    const { queue, answer } = setUp();
    void queue.add(items('a.gpx'));
    queue.start(OCEAN);
    await answer('a.gpx', analyzed('hash-a'));
    const session = {
      time: FACTS.activity_time,
      timeZone: FACTS.utc_offset,
      rides: 12,
      longestDistance: 154.2,
      longestTime: 21,
      farFrom: FACTS.far_from_standing_wave,
      warnings: FACTS.warnings,
      others: FACTS.others,
    };
    expect(queue.items()[0]?.state).toMatchObject({ step: 'done', session });
  });

  it('puts a file of another sport in the place where it was left out, and removes what is left', () => {
    const { queue, steps } = setUp();
    const leftOut = (path: string) =>
      newItem({ path, size: 6, modified: 5, file: null, state: { step: 'other_sport', type: 'Ride' } });
    void queue.add([leftOut('a.zip/1.fit'), leftOut('a.zip/2.fit'), ...items('b.gpx')]);
    const ready = { ...leftOut('a.zip/1.fit'), file: file('1.fit'), state: { step: 'ready' } } as const;
    void queue.add([ready, leftOut('a.zip/2.fit')]);
    expect(steps()).toEqual(['a.zip/1.fit ready', 'a.zip/2.fit other_sport', 'b.gpx ready']);
    queue.removeOtherSports('a.zip/');
    expect(steps()).toEqual(['a.zip/1.fit ready', 'b.gpx ready']);
  });
});

describe('a stored queue', () => {
  function memoryStore() {
    const stored = new Map<string, UploadItem>();
    const save = (items: readonly UploadItem[]) => items.forEach((item) => stored.set(item.id, item));
    const store: UploadStore = {
      load: () => Promise.resolve({ items: [...stored.values()], archives: [] }),
      add: (items) => Promise.resolve(save(items)),
      change: save,
      remove: (ids) => ids.forEach((id) => stored.delete(id)),
      saveArchive: () => undefined,
      removeArchives: () => undefined,
    };
    return { store, storedSteps: () => [...stored.values()].map(({ state }) => state.step) };
  }

  it('resumes stored uploads, and does not report its own earlier upload as a duplicate', async () => {
    const { queue, steps, answer } = setUp();
    const stored = newItem({
      path: 'a.gpx',
      size: 6,
      modified: 5,
      file: file('a.gpx'),
      choice: OCEAN,
      state: { step: 'queued' },
    });
    void queue.add(items('b.gpx'));
    const { store, storedSteps } = memoryStore();
    queue.attachStore(store, [{ ...stored, resumed: true }]);
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx ready']);
    await answer('a.gpx', analyzed('hash-a', true));
    expect(queue.items()[0]?.state).toMatchObject({ step: 'done', urlHash: 'hash-a', duplicate: false });
    expect(storedSteps().sort()).toEqual(['done', 'ready']);
    queue.removeFinished();
    expect(storedSteps()).toEqual(['ready']);
  });

  it('leaves out files that can never be read once their batch is over', () => {
    const failed = { step: 'failed', sentence: 'Empty' } as const;
    const kept = { size: 6, modified: 5, choice: OCEAN };
    const unreadable = newItem({ ...kept, path: 'a.gpx', file: null, state: failed });
    const again = newItem({ ...kept, path: 'b.gpx', file: file('b.gpx'), state: failed });
    const ready = newItem({ ...kept, path: 'c.gpx', file: file('c.gpx'), state: { step: 'ready' } });
    const stepsOf = (stored: readonly UploadItem[]) => {
      const { queue, steps } = setUp();
      queue.attachStore(memoryStore().store, stored);
      return steps();
    };
    expect(stepsOf([unreadable, again])).toEqual(['b.gpx failed']);
    expect(stepsOf([unreadable, ready])).toEqual(['a.gpx failed', 'c.gpx ready']);
  });

  it('tells that files are in this page alone, until the user logs out', () => {
    const { queue, steps } = setUp();
    let told = 0;
    queue.subscribe(() => (told += 1));
    queue.markUnsaved();
    expect([queue.isSaved(), told]).toEqual([false, 1]);
    void queue.add(items('a.gpx'));
    queue.start(OCEAN);
    expect(steps()).toEqual(['a.gpx sending']);
    queue.clear({ deleteStored: true });
    expect(queue.isSaved()).toBe(true);
  });

  it('is deleted when the user logs out and kept when the server ends the login session', () => {
    for (const deleteStored of [true, false]) {
      const { queue } = setUp();
      const { store, storedSteps } = memoryStore();
      queue.attachStore(store, []);
      void queue.add(items('a.gpx'));
      queue.clear({ deleteStored });
      expect(queue.items()).toEqual([]);
      expect(storedSteps()).toHaveLength(deleteStored ? 0 : 1);
    }
  });
});
