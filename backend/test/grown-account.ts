import type { DomainEvent } from '../src/kernel/event-store/event-definition.ts';
import { EventCodec } from '../src/kernel/event-store/event-codec.ts';
import { EVENT_STORE, type EventStore } from '../src/kernel/event-store/event-store.ts';
import { activityStream } from '../src/modules/activities/events/activity-events.ts';
import { ridesAndTakeOffs } from '../src/modules/activities/events/take-offs.ts';
import { detectedFact, ride, uploadedFact } from './support/sample-activity.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';

/** Between sessions. */
const TWO_DAYS_MS = 172_800_000;
const RIDES = 18;
/** Sessions that are uploaded besides have lower ones. */
const FIRST_ID = 1_000_000;
/** Sessions recorded before all read models have them. */
const AT_ONCE = 250;
const LAST_DAY = Date.UTC(2026, 10, 1, 16);

/** The rides of a session, in two groups on one beach. */
function ridesAt(session: number, spot: number, startTime: number) {
  return Array.from({ length: RIDES }, (_, index) => ({
    ...ride(session * RIDES + index + 1, {
      startTime: startTime + index * 240_000,
      endTime: startTime + index * 240_000 + 12_000,
      duration: 8 + ((session + index) % 20),
      distance: 40 + ((session * 7 + index * 13) % 200),
      maxSpeed: 15 + ((session * 3 + index) % 17),
    }),
    takeOff: {
      latitude: 30 + (spot % 100) * 0.1 + (index % 6) * 0.0002,
      longitude: -122.505 + Math.floor(spot / 100) * 0.1 + (index % 3) * 0.0003,
      heading: 90,
    },
  }));
}

function sessionFacts(owner: number, session: number, spots: number): readonly DomainEvent[] {
  const startTime = LAST_DAY - session * TWO_DAYS_MS;
  const recorded = { startTime, endTime: startTime + 5_400_000 };
  const { data } = detectedFact();
  const rides = ridesAt(session, session % spots, startTime);
  return [
    uploadedFact({
      owner,
      urlHash: grownSession(session),
      activityId: FIRST_ID + session,
      contentHash: `${session}`,
      activityTime: new Date(startTime).toISOString(),
    }),
    { type: 'RidesDetected', data: { ...data, recorded, ...ridesAndTakeOffs(rides) } },
  ];
}

/** The url_hash of a session of a grown account, the newest first. */
export const grownSession = (session: number): string => `grown${String(session).padStart(17, '0')}`;

const projected = (database: AppUnderTest['database']) =>
  eventually(async () => {
    const behind = await database.query(
      `SELECT 1 FROM eventlog.checkpoints WHERE kind = 'projection' AND slot = 'serving'
       AND position < (SELECT max(position) FROM eventlog.events)`,
    );
    return behind.length === 0 ? true : undefined;
  });

/** Records sessions of several years with their rides, without tracks. Resolves when all read models have them. */
export async function growAccount(
  { app, database }: AppUnderTest,
  email: string,
  { sessions, spots }: { readonly sessions: number; readonly spots: number },
): Promise<void> {
  const [row] = await database.query<{ user_id: string }>(
    'SELECT user_id FROM identity.email_claims WHERE email_key = $1',
    [email],
  );
  const owner = Number(row!.user_id);
  const store = app.get<EventStore>(EVENT_STORE);
  const codec = app.get(EventCodec);
  const metadata = { actor: String(owner), correlation: 'grown', subject: String(owner) };
  const append = async (session: number) => {
    const events = await codec.encode(sessionFacts(owner, session, spots), metadata);
    return store.append(activityStream(grownSession(session)), 'no_stream', events);
  };
  for (let first = 0; first < sessions; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, sessions - first);
    await Promise.all(Array.from({ length }, (_, index) => append(first + index)));
    await projected(database);
  }
}
