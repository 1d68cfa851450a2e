import type { DomainEvent } from '../src/kernel/event-store/event-definition.ts';
import type { EventCodec } from '../src/kernel/event-store/event-codec.ts';
import type { EventStore } from '../src/kernel/event-store/event-store.ts';
import { activityStream } from '../src/modules/activities/events/activity-events.ts';
import { detectedFact, ride, uploadedFact } from '../test/support/sample-activity.ts';

/** Owners of the sessions; their ids begin at 1. */
const PEOPLE = 500;
const RIDES_PER_SESSION = 6;
/** A session is edited after this many later uploads. */
const EDITED_AFTER = 400;
const APPENDS_AT_ONCE = 200;

const reasons = ['min_max_speed', 'min_points', 'min_ride_distance', 'min_ride_duration'].map((rule) => ({
  rule,
  passed: true,
  measured: 21.6,
  required: 10,
}));

const urlHashOf = (session: number) => `bench${session}`;
const firstRideOf = (session: number) => session * RIDES_PER_SESSION + 1;
const ownerOf = (session: number) => 1 + (session % PEOPLE);

function uploadFacts(session: number): readonly DomainEvent[] {
  const rides = Array.from({ length: RIDES_PER_SESSION }, (_, index) =>
    ride(firstRideOf(session) + index, { reasons, distance: 60 + ((session * 7 + index * 13) % 200) }),
  );
  const uploaded = uploadedFact({
    activityId: session + 1,
    urlHash: urlHashOf(session),
    owner: ownerOf(session),
    activityTime: new Date(Date.UTC(2026, 0, 1) + session * 3_600_000).toISOString(),
  });
  return [uploaded, detectedFact(...rides)];
}

/** Later edits of a session: most are renamed or get a note, a few are shared, corrected or deleted. */
function editFacts(session: number): readonly DomainEvent[] {
  const edits: readonly (readonly [everyNth: number, fact: DomainEvent])[] = [
    [2, { type: 'ActivityRenamed', data: { name: `Session ${session}` } }],
    [3, { type: 'NoteWritten', data: { note: 'Glassy until ten, then onshore.' } }],
    [4, { type: 'VesselAssigned', data: { vesselId: 1 + (session % 9) } }],
    [5, { type: 'RideDeleted', data: { rideId: firstRideOf(session) } }],
    [8, { type: 'ActivityShared', data: {} }],
    [40, { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } }],
  ];
  return edits.filter(([everyNth]) => session % everyNth === 0).map(([, fact]) => fact);
}

/**
 * Records sessions as people do: each is uploaded and detected at once, and edited between later uploads, with personal
 * fields sealed. Resolves with the number of events.
 */
export async function recordSessions(
  store: EventStore,
  codec: EventCodec,
  sessions: number,
): Promise<number> {
  let events = 0;
  const append = async (session: number, facts: readonly DomainEvent[]) => {
    if (session < 0 || session >= sessions || facts.length === 0) return;
    const person = String(ownerOf(session));
    const sealed = await codec.encode(facts, { actor: person, correlation: 'bench', subject: person });
    await store.append(activityStream(urlHashOf(session)), 'any', sealed);
    events += facts.length;
  };
  for (let first = 0; first < sessions + EDITED_AFTER; first += APPENDS_AT_ONCE) {
    const turn = Array.from({ length: APPENDS_AT_ONCE }, (_, index) => first + index);
    await Promise.all([
      ...turn.map((session) => append(session, uploadFacts(session))),
      ...turn.map((session) => append(session - EDITED_AFTER, editFacts(session - EDITED_AFTER))),
    ]);
  }
  return events;
}
