import fc from 'fast-check';
import type { ActivityEvent } from '../../src/modules/activities/index.ts';
import { detectedFact, ride, uploadedFact } from './sample-activity.ts';
import type { Position } from '../../src/modules/season/events/anchors.ts';
import { type CountedSession, countedSession } from '../../src/modules/season/read/counted-session.ts';
import { evolveSession, type SessionState } from '../../src/modules/season/read/season-session.ts';
import { sessionsThatCount } from '../../src/modules/season/read/season/person-season.ts';

const [MINUTE, HOUR] = [60_000, 3_600_000];
const ZONES = [
  'America/Los_Angeles',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Europe/Lisbon',
];
/** Two breaks of one coast 400 m apart, one on the date line, one far away. */
export const PLACES: readonly Position[] = [
  { latitude: 37.594, longitude: -122.505 },
  { latitude: 37.5976, longitude: -122.505 },
  { latitude: -17.5, longitude: 180 },
  { latitude: 49.1, longitude: -125.9 },
];

const drawnRide = fc.record({
  distance: fc.integer({ min: 10, max: 15 }),
  maxSpeed: fc.integer({ min: 20, max: 24 }),
  duration: fc.integer({ min: 5, max: 9 }),
  rough: fc.boolean(),
  isSurfRide: fc.boolean(),
  /** Meters from the middle of its place: all rides of a place are within 85 m of each other. */
  north: fc.integer({ min: -30, max: 30 }),
  east: fc.integer({ min: -30, max: 30 }),
});
export const drawnSession = fc.record({
  start: fc.integer({ min: 0, max: 24 * 120 }).map((hours) => Date.UTC(2025, 11, 1) + hours * HOUR),
  minutes: fc.integer({ min: 5, max: 200 }),
  zone: fc.constantFrom(...ZONES),
  isTimeHidden: fc.boolean(),
  isStanding: fc.integer({ min: 0, max: 4 }).map((die) => die === 0),
  isDemo: fc.integer({ min: 0, max: 4 }).map((die) => die === 0),
  place: fc.nat({ max: PLACES.length - 1 }),
  rides: fc.array(drawnRide, { maxLength: 12 }),
});
const EDITS = [
  ...(['delete_ride', 'trim', 'vessel', 'exclude', 'include', 'set_aside', 'count', 'change_type'] as const),
  ...(['redetect', 'delete'] as const),
];
export const drawnEdit = fc.record({ kind: fc.constantFrom(...EDITS), at: fc.nat(), number: fc.nat() });
type DrawnSession = typeof drawnSession extends fc.Arbitrary<infer Drawn> ? Drawn : never;
type DrawnEdit = typeof drawnEdit extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** A session as plain facts, which edits change in place, beside the events that tell the same. */
export interface Plain {
  readonly urlHash: string;
  readonly drawn: DrawnSession;
  readonly events: ActivityEvent[];
  start: number;
  end: number;
  isStanding: boolean;
  vesselId: number | null;
  isExcluded: boolean;
  isAside: boolean;
  isDeleted: boolean;
  rides: PlainRide[];
}
type PlainRide = DrawnSession['rides'][number] & { readonly id: number; readonly startTime: number };

export function uploaded(drawn: DrawnSession, index: number): Plain {
  const { start, minutes, rides, isStanding } = drawn;
  const plain: Plain = {
    urlHash: `session-${String(index).padStart(3, '0')}`,
    drawn,
    events: [],
    start,
    end: start + minutes * MINUTE,
    isStanding,
    vesselId: null,
    isExcluded: false,
    isAside: false,
    isDeleted: false,
    rides: rides.map((entry, number) => ({ ...entry, id: number + 1, startTime: start + number * 10_000 })),
  };
  const { data } = uploadedFact({
    urlHash: plain.urlHash,
    surfType: isStanding ? 'standing_waves' : 'traveling_waves',
    activityTime: new Date(start).toISOString(),
    timeZone: drawn.zone,
    isTimeHidden: drawn.isTimeHidden,
    isDemo: drawn.isDemo,
  });
  plain.events.push({ type: 'ActivityUploaded', data }, { type: 'RidesDetected', data: detection(plain) });
  return plain;
}

function detection({ rides, drawn, start, end }: Plain) {
  const { latitude, longitude } = PLACES[drawn.place]!;
  const places = rides.map(({ north, east }) => {
    const degrees = longitude + east / (111_195 * Math.cos((latitude * Math.PI) / 180));
    return [latitude + north / 111_195, degrees > 180 ? degrees - 360 : degrees, null];
  });
  const { data } = detectedFact(
    ...rides.map(({ id, north: _, east: _east, ...fields }) =>
      ride(id, { ...fields, surfTime: fields.duration }),
    ),
  );
  return { ...data, takeOffs: JSON.stringify(places), recorded: { startTime: start, endTime: end } };
}

export function edit(plain: Plain, { kind, number }: DrawnEdit): void {
  const { events } = plain;
  switch (kind) {
    case 'delete_ride': {
      const [gone] = plain.rides.splice(number % Math.max(1, plain.rides.length), 1);
      if (gone) events.push({ type: 'RideDeleted', data: { rideId: gone.id } });
      return;
    }
    case 'trim': {
      plain.start = Math.min(plain.end, plain.start + (number % 60) * 2000);
      plain.rides = plain.rides.filter(({ startTime }) => startTime >= plain.start);
      const keptPart = { startTime: plain.start, endTime: plain.end };
      events.push({ type: 'TrackTrimmed', data: { ...detection(plain), keptPart, pointCount: 100 } });
      return;
    }
    case 'vessel':
      plain.vesselId = number % 2 === 0 ? 3 : null;
      events.push({ type: 'VesselAssigned', data: { vesselId: plain.vesselId } });
      return;
    case 'exclude':
    case 'include':
      plain.isExcluded = kind === 'exclude';
      events.push({ type: plain.isExcluded ? 'ExcludedFromRecords' : 'IncludedInRecords', data: {} });
      return;
    case 'set_aside':
      plain.isAside = true;
      events.push({ type: 'SetAsideAsCopy', data: { copyOf: 'watch', by: 'rule' } });
      return;
    case 'count':
      plain.isAside = false;
      events.push({ type: 'SessionCounted', data: { because: 'preferred', other: 'watch' } });
      return;
    case 'change_type': {
      plain.isStanding = !plain.isStanding;
      plain.isAside = false;
      const surfType = plain.isStanding ? 'standing_waves' : 'traveling_waves';
      events.push({ type: 'SurfTypeChanged', data: { ...detection(plain), surfType } });
      return;
    }
    case 'redetect':
      plain.rides = plain.rides.map((entry) => ({
        ...entry,
        rough: !entry.rough,
        distance: entry.distance + 1,
      }));
      events.push({ type: 'SettingsReapplied', data: { ...detection(plain), askedBy: 'owner' } });
      return;
    case 'delete':
      plain.isDeleted = true;
      events.push({ type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } });
  }
}

/** What the read model has of these sessions. */
export function countedOf(sessions: readonly Plain[]): readonly CountedSession[] {
  const counted = sessions.flatMap(({ events }) => {
    const state = events.reduce<SessionState | undefined>(evolveSession, undefined);
    return (state && countedSession(state)) ?? [];
  });
  return sessionsThatCount(counted);
}

/** Sessions of the demo only without others. */
export function thatCount(sessions: readonly Plain[]): readonly Plain[] {
  const all = sessions.filter(({ isAside, isDeleted }) => !isAside && !isDeleted);
  const own = all.filter(({ drawn }) => !drawn.isDemo);
  return own.length > 0 ? own : all;
}
export const sum = <Item>(items: readonly Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0);

export function dayOf({ start, drawn }: Plain): string {
  const timeZone = drawn.isTimeHidden ? 'America/Los_Angeles' : drawn.zone;
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(start);
}
