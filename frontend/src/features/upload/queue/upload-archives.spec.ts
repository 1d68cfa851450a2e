import { describe, expect, it } from '@jest/globals';
import type { FoundInArchive } from '../archive/archive.worker.ts';
import type { ArchiveEnd, ReadArchive } from '../archive/read-in-worker.ts';
import { UploadArchives } from './upload-archives.ts';
import type { UploadArchive } from './upload-archive.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadStore } from './upload-store.ts';

const LIMITS = {
  totalBytes: 100,
  entryBytes: 50,
  entries: 9,
  entryTooLarge: 'Too large.',
  nameLength: 9,
  noteLength: 9,
};
const OCEAN = { surfType: 'ocean', settingId: null } as const;
const REPORT = { origin: 'strava', notActivities: 0, notes: [] } as const;
const zip = () => new File(['zip'], 'export.zip', { lastModified: 5 });
const track = (path: string): FoundInArchive => ({
  kind: 'track',
  path,
  size: 3,
  name: 'Dawn',
  note: '',
  sport: 'surfing',
  file: new File(['fit'], path),
});
const ride = (path: string): FoundInArchive => ({
  kind: 'other_sport',
  path,
  size: 3,
  name: '',
  type: 'Ride',
});
/** Lets pending promises settle. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Archives whose reading the test controls. */
function setUp() {
  const readings: {
    readonly request: Parameters<ReadArchive>[0];
    readonly signal: AbortSignal;
    readonly found: (...batch: FoundInArchive[]) => Promise<void>;
    readonly foundPrivately: (...batch: FoundInArchive[]) => Promise<void>;
    readonly end: (ending: ArchiveEnd) => Promise<void>;
  }[] = [];
  const queue = new UploadQueue({
    send: () => new Promise(() => undefined),
    onAnalyzed: () => undefined,
    onSignedOut: () => undefined,
  });
  const archives = new UploadArchives(
    queue,
    (request, signal, onBatch) =>
      new Promise((resolve) => {
        readings.push({
          request,
          signal,
          found: (...batch) => onBatch({ batch, done: batch.length, total: 10, mayStore: true }),
          foundPrivately: (...batch) => onBatch({ batch, done: 1, total: 10, mayStore: false }),
          end: async (ending) => {
            resolve(ending);
            await settle();
          },
        });
      }),
  );
  const steps = () => queue.items().map(({ path, state }) => `${path} ${state.step}`);
  return { queue, archives, readings, steps };
}

async function reading() {
  const site = setUp();
  site.archives.add(zip(), LIMITS);
  await settle();
  return { ...site, first: site.readings[0]! };
}

describe('a chosen archive', () => {
  it('gives its files to the queue, with the other sports left out', async () => {
    const { archives, first, steps, queue } = await reading();
    await first.found(track('1.fit'), ride('2.fit'));
    expect(archives.archives()[0]?.state).toEqual({ step: 'reading', done: 2, total: 10 });
    await first.found({ kind: 'refused', path: '3.fit', size: 3, sentence: 'Empty' });
    await first.end({ report: REPORT });
    expect(steps()).toEqual([
      'export.zip/1.fit ready',
      'export.zip/2.fit other_sport',
      'export.zip/3.fit failed',
    ]);
    expect(queue.items()[0]).toMatchObject({ name: 'Dawn', sport: 'surfing', size: 3, modified: 5 });
    expect(archives.archives()[0]?.state).toEqual({ step: 'read', report: REPORT });
  });

  it('adds the other sports when asked, reading only those', async () => {
    const { archives, first, readings, steps } = await reading();
    await first.found(track('1.fit'), ride('2.fit'));
    await first.end({ report: REPORT });
    archives.addOtherSports(archives.archives()[0]!.id, LIMITS);
    await settle();
    expect(readings[1]?.request).toMatchObject({ allSports: true, known: new Set(['1.fit']) });
    await readings[1]?.found(track('2.fit'));
    expect(steps()).toEqual(['export.zip/1.fit ready', 'export.zip/2.fit ready']);
    await readings[1]?.end({ report: REPORT });
    expect(archives.archives()[0]).toMatchObject({ found: 2, state: { step: 'read' } });
  });

  it('sends files at once that are found after the start', async () => {
    const { archives, queue, first, steps } = await reading();
    await first.found(track('1.fit'));
    archives.start(OCEAN);
    queue.start(OCEAN);
    await first.found(track('2.fit'));
    expect(steps()).toEqual(['export.zip/1.fit sending', 'export.zip/2.fit sending']);
  });

  it('waits until the one before it is read', async () => {
    const { archives, first, readings } = await reading();
    archives.add(new File(['other'], 'other.zip'), LIMITS);
    await settle();
    expect(readings).toHaveLength(1);
    await first.end({ sentence: 'This ZIP file is damaged or incomplete.' });
    expect(archives.archives()[0]?.state).toEqual({
      step: 'failed',
      sentence: 'This ZIP file is damaged or incomplete.',
    });
    expect(readings).toHaveLength(2);
  });

  it('leaves the list when there is nothing to tell about it', async () => {
    const { archives, first, steps } = await reading();
    await first.found(track('1.fit'));
    await first.end({ report: { ...REPORT, origin: 'zip' } });
    expect(archives.archives()).toEqual([]);
    expect(steps()).toEqual(['export.zip/1.fit ready']);
  });

  it('stops being read when it is removed, and takes along what was left out', async () => {
    const { archives, first, steps } = await reading();
    await first.found(track('1.fit'), ride('2.fit'));
    archives.remove(archives.archives()[0]!.id);
    expect(first.signal.aborted).toBe(true);
    await first.found(track('3.fit'));
    expect(steps()).toEqual(['export.zip/1.fit ready']);
  });
});

describe('a stored archive', () => {
  function memoryStore() {
    const stored = new Map<string, UploadArchive>();
    const store: UploadStore = {
      load: () => Promise.resolve({ items: [], archives: [] }),
      add: () => Promise.resolve(),
      change: () => undefined,
      remove: () => undefined,
      saveArchive: (archive) => stored.set(archive.id, archive),
      removeArchives: (ids) => ids.forEach((id) => stored.delete(id)),
    };
    const values = () => [...stored.values()];
    return {
      store,
      steps: () => values().map(({ state }) => state.step),
      files: () => values().map(({ file }) => file),
    };
  }
  const stored: UploadArchive = {
    id: 'a',
    path: 'export.zip',
    size: 3,
    modified: 5,
    file: zip(),
    choice: null,
    found: 0,
    state: { step: 'reading', done: 0, total: 0 },
  };

  it('goes on being read where its file is at hand', async () => {
    const { archives, readings } = setUp();
    const { store, steps } = memoryStore();
    archives.attachStore(store, [stored], LIMITS);
    await settle();
    await readings[0]?.end({ report: REPORT });
    expect(steps()).toEqual(['read']);
  });

  it('goes on when its file is chosen again', async () => {
    const { archives, readings, queue } = setUp();
    const { store, steps } = memoryStore();
    archives.attachStore(store, [{ ...stored, file: null, state: { step: 'interrupted' } }], LIMITS);
    await settle();
    expect(readings).toEqual([]);
    await queue.add([]);
    archives.add(zip(), LIMITS);
    await settle();
    expect(archives.archives()).toHaveLength(1);
    await readings[0]?.end({ report: REPORT });
    expect(steps()).toEqual(['read']);
  });

  it('has its file only once it is known to hold nothing else', async () => {
    const { archives, first } = await reading();
    const { store, files } = memoryStore();
    archives.attachStore(store, [], LIMITS);
    await first.foundPrivately(ride('1.fit'));
    expect(files()).toEqual([null]);
    await first.found(track('2.fit'));
    expect(files()).toEqual([expect.any(File)]);
    await first.end({ report: REPORT });
    expect(files()).toEqual([expect.any(File)]);
  });

  it('never has the file of health records, and their other sports stay in the tab', async () => {
    const { archives, first, queue } = await reading();
    const { store, files } = memoryStore();
    archives.attachStore(store, [], LIMITS);
    await first.foundPrivately(ride('1.gpx'));
    await first.end({ report: { ...REPORT, origin: 'apple' } });
    expect(files()).toEqual([null]);
    expect(queue.items()[0]?.state).toEqual({ step: 'other_sport', type: 'Ride', isStored: false });
  });

  it('is deleted when the user logs out', async () => {
    const { archives, first } = await reading();
    const { store, steps } = memoryStore();
    archives.attachStore(store, [], LIMITS);
    expect(steps()).toEqual(['reading']);
    archives.clear({ deleteStored: true });
    expect([steps(), archives.archives(), first.signal.aborted]).toEqual([[], [], true]);
  });
});
