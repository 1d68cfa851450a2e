import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { EventStoreUnavailable } from '../src/kernel/event-store/event-store.errors.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { SessionFiles } from '../src/modules/activities/adapters/files/session-files.ts';
import { UploadClaims } from '../src/modules/activities/adapters/files/upload-claims.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, refusalOf, type Person } from './person.ts';
import { storedCounts } from './stored-counts.ts';
import { sessionFile, uploadSession } from './uploaded-session.ts';

const NO_ROOM = [507, 'There is no room left to store this. Please try again later.'];

let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp({ LOG_LEVEL: 'silent' });
  kai = await join(app, 'kai@full.example');
});
afterAll(() => app.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

/** The error of Postgres when the disk of its tables is full. */
const noRoom = () =>
  Object.assign(new Error('could not extend file "base/5/16612": No space left on device'), {
    code: '53100',
  });

const refuseEvents = (error: () => Error) =>
  jest
    .spyOn(app.app.get<EventStore>(EVENT_STORE), 'append')
    .mockImplementation(() => Promise.reject(error()));

describe('while the log has no room', () => {
  it('what a person writes is refused with a sentence', async () => {
    const urlHash = await uploadSession(kai, 1);
    refuseEvents(noRoom);
    const note = kai.call('PUT', `/activities/${urlHash}/note`, { note: 'Clean' });
    expect(await refusalOf(await note)).toEqual(NO_ROOM);
    const name = kai.call('PUT', `/activities/${urlHash}`, { activity_name: 'Dawn patrol' });
    expect(await refusalOf(await name)).toEqual(NO_ROOM);
  });

  it('a refused upload leaves no file, claim, track or ride ids, and succeeds later', async () => {
    const before = await storedCounts(app);
    refuseEvents(noRoom);
    expect(await refusalOf(await kai.upload(sessionFile(2), 'full.gpx'))).toEqual(NO_ROOM);
    jest.restoreAllMocks();
    expect(await storedCounts(app)).toEqual(before);
    expect((await kai.upload(sessionFile(2), 'full.gpx')).status).toBe(200);
  });

  it('an upload keeps its files when its event may have been recorded', async () => {
    const before = await storedCounts(app);
    refuseEvents(() => new EventStoreUnavailable(new Error('No answer')));
    expect((await kai.upload(sessionFile(3), 'lost.gpx')).status).toBe(503);
    jest.restoreAllMocks();
    expect((await storedCounts(app)).claims).toBe(before.claims + 1);
  });
});

describe('taking back what a refused upload stored', () => {
  it('leaves what another upload of the file stored before or since', async () => {
    const files = app.app.get(SessionFiles);
    const key = { owner: 77, contentHash: 'ab'.repeat(32), surfType: 'traveling_waves', part: 0 } as const;
    const claims = app.app.get(UploadClaims);
    const claim = (urlHash: string) =>
      app.database.transaction((client) => claims.claim(client, key, { urlHash, bytes: 1 }));
    const first = await claim('first');
    const second = await claim('second');
    expect([first.isNew, second.isNew, second.urlHash]).toEqual([true, false, 'first']);
    await files.takeBack(first, key.contentHash);
    await files.takeBack(second, key.contentHash);
    expect(await claims.find(key)).toMatchObject({ urlHash: 'first' });
    await files.takeBack({ ...first, claimedAt: second.claimedAt }, key.contentHash);
    expect(await claims.find(key)).toBeUndefined();
  });
});
