import { describe, expect, it } from '@jest/globals';
import type { UnpackLimits, Unpacked } from '../zip/unpack.ts';
import type { KeptUploads } from './kept-uploads.ts';
import { itemFor, newItem } from './new-items.ts';
import type { Sent } from './send-file.ts';
import type { UploadItem } from './upload-item.ts';
import { UploadQueue } from './upload-queue.ts';

const LIMITS: UnpackLimits = { totalBytes: 100, entryBytes: 50, entries: 9, entryTooLarge: 'Too large.' };
const OCEAN = { surfType: 'ocean', settingId: null } as const;
const file = (name: string, lastModified = 5) => new File(['<gpx/>'], name, { lastModified });
const items = (...names: string[]) => names.map((name) => itemFor(file(name), 1_000_000));
const analyzed = (urlHash: string, duplicate = false): Sent => ({
  outcome: 'analyzed',
  answer: { url_hash: urlHash, duplicate },
});
/** Lets everything that waits for an answer go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A queue whose server answers when told to. */
function setUp() {
  const waiting = new Map<string, (sent: Sent) => void>();
  const ends: string[] = [];
  let unpacking: ((unpacked: Unpacked) => void) | null = null;
  let endUnpacking: (sentence: string | null) => void = () => undefined;
  const queue = new UploadQueue({
    send: ({ name }, _choice, signal) =>
      new Promise((resolve) => {
        waiting.set(name, resolve);
        signal.addEventListener('abort', () => resolve({ outcome: 'cancelled' }));
      }),
    unpack: (_file, _limits, _signal, take) =>
      new Promise((resolve) => {
        unpacking = take;
        endUnpacking = resolve;
      }),
    onAnalyzed: () => undefined,
    onSignedOut: (sentence) => ends.push(sentence),
  });
  const steps = () => queue.items().map(({ path, state }) => `${path} ${state.step}`);
  const answer = async (name: string, sent: Sent) => {
    waiting.get(name)?.(sent);
    await settle();
  };
  const unpack = {
    found: (unpacked: Unpacked) => unpacking?.(unpacked),
    end: async (sentence: string | null) => {
      endUnpacking(sentence);
      await settle();
    },
  };
  return { queue, steps, answer, ends, unpack };
}

describe('the upload queue', () => {
  it('takes the same file once, another of its name too, and names what is no track', () => {
    const { queue, steps } = setUp();
    queue.add(items('a.gpx', 'a.gpx', 'photo.jpg'), LIMITS);
    queue.add([itemFor(file('a.gpx', 6), undefined), itemFor(file('b.gpx'), 3)], LIMITS);
    expect(steps()).toEqual(['a.gpx ready', 'photo.jpg failed', 'a.gpx ready', 'b.gpx failed']);
  });

  it('sends three at once, and the next one when one is through', async () => {
    const { queue, steps, answer } = setUp();
    queue.add(items('a.gpx', 'b.gpx', 'c.gpx', 'd.gpx'), LIMITS);
    queue.start(OCEAN);
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx sending', 'c.gpx sending', 'd.gpx queued']);
    await answer('b.gpx', analyzed('hash-b', true));
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx done', 'c.gpx sending', 'd.gpx sending']);
    expect(queue.items()[1]).toMatchObject({ file: null, state: { urlHash: 'hash-b', duplicate: true } });
  });

  it('keeps a failed file with its sentence, and tries all of them again', async () => {
    const { queue, steps, answer } = setUp();
    queue.add(items('a.gpx', 'b.gpx', 'photo.jpg'), LIMITS);
    queue.start(OCEAN);
    for (const name of ['a.gpx', 'b.gpx'])
      await answer(name, { outcome: 'refused', status: 400, sentence: 'Empty' });
    expect(queue.items()[0]?.state).toEqual({ step: 'failed', sentence: 'Empty' });
    queue.retryFailed(OCEAN);
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx sending', 'photo.jpg failed']);
  });

  it('cancels one or all, which stay ready, and forgets what is removed under way', async () => {
    const { queue, steps, answer } = setUp();
    queue.add(items('a.gpx', 'b.gpx', 'c.gpx', 'd.gpx', 'e.gpx'), LIMITS);
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

  it('resumes what got no answer when the network is back, and holds the rest until then', async () => {
    const { queue, steps, answer } = setUp();
    queue.add(items('a.gpx', 'b.gpx', 'c.gpx', 'd.gpx'), LIMITS);
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

  it('keeps what waits for the network when what is finished is removed', async () => {
    const { queue, steps, answer } = setUp();
    queue.add(items('a.gpx', 'b.gpx', 'photo.jpg'), LIMITS);
    queue.start(OCEAN);
    await answer('a.gpx', { outcome: 'refused', status: 0, sentence: 'You are offline.' });
    await answer('b.gpx', analyzed('hash-b'));
    queue.removeFinished();
    expect(steps()).toEqual(['a.gpx failed']);
    queue.resume();
    expect(steps()).toEqual(['a.gpx sending']);
  });

  it('leaves a file to its owner that never gets an answer, and goes on with the others', async () => {
    const { queue, steps, answer } = setUp();
    queue.add(items('a.gpx', 'b.gpx'), LIMITS);
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

  it('stands still when the session is over', async () => {
    const { queue, steps, answer, ends } = setUp();
    queue.add(items('a.gpx'), LIMITS);
    queue.start(OCEAN);
    await answer('a.gpx', { outcome: 'refused', status: 401, sentence: 'Please log in to continue' });
    expect(ends).toEqual(['Please log in to continue']);
    expect(steps()).toEqual(['a.gpx ready']);
  });

  it('puts the files of a zip in its place, under way with it when it was started', async () => {
    const { queue, steps, unpack } = setUp();
    queue.add(items('season.zip'), LIMITS);
    unpack.found({ path: 'a.gpx', bytes: new Uint8Array(3) });
    queue.start(OCEAN);
    unpack.found({ path: 'b.gpx', bytes: new Uint8Array(3) });
    unpack.found({ path: 'photo.jpg', sentence: 'No track.' });
    await unpack.end(null);
    expect(steps()).toEqual([
      'season.zip/a.gpx sending',
      'season.zip/b.gpx sending',
      'season.zip/photo.jpg failed',
    ]);
  });

  it('keeps a zip that could not be opened, with its sentence', async () => {
    const { queue, unpack } = setUp();
    queue.add(items('season.zip'), LIMITS);
    await unpack.end('This zip file is damaged or incomplete.');
    expect(queue.items()[0]?.state).toEqual({
      step: 'failed',
      sentence: 'This zip file is damaged or incomplete.',
    });
  });
});

describe('a queue the browser keeps', () => {
  /** What a browser would hold, by id. */
  function shelf() {
    const held = new Map<string, UploadItem>();
    const put = (put: readonly UploadItem[]) => put.forEach((item) => held.set(item.id, item));
    const kept: KeptUploads = {
      load: () => Promise.resolve([...held.values()]),
      add: put,
      change: put,
      remove: (ids) => ids.forEach((id) => held.delete(id)),
    };
    return { kept, steps: () => [...held.values()].map(({ state }) => state.step) };
  }

  it('goes on with what was there, and calls nothing a duplicate that it sent itself', async () => {
    const { queue, steps, answer } = setUp();
    const earlier = newItem({
      path: 'a.gpx',
      size: 6,
      modified: 5,
      file: file('a.gpx'),
      choice: OCEAN,
      state: { step: 'queued' },
    });
    queue.add(items('b.gpx'), LIMITS);
    const { kept, steps: held } = shelf();
    queue.keepIn(kept, [{ ...earlier, resumed: true }], LIMITS);
    expect(steps()).toEqual(['a.gpx sending', 'b.gpx ready']);
    await answer('a.gpx', analyzed('hash-a', true));
    expect(queue.items()[0]?.state).toEqual({ step: 'done', urlHash: 'hash-a', duplicate: false });
    expect(held().sort()).toEqual(['done', 'ready']);
    queue.removeFinished();
    expect(held()).toEqual(['ready']);
  });

  it('forgets it with whoever logs out, and keeps it for whoever is thrown out', () => {
    for (const forget of [true, false]) {
      const { queue } = setUp();
      const { kept, steps: held } = shelf();
      queue.keepIn(kept, [], LIMITS);
      queue.add(items('a.gpx'), LIMITS);
      queue.leave({ forget });
      expect(queue.items()).toEqual([]);
      expect(held()).toHaveLength(forget ? 0 : 1);
    }
  });
});
