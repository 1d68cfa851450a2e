import { describe, expect, it } from '@jest/globals';
import type { DomainEvent, StoredEvent } from '../../../../kernel/event-store/event-definition.ts';
import { detectedFact, ride, uploadedFact } from '../../../activities/testing/sample-activity.ts';
import { factsOf } from './facts-of.ts';

const recordedAt = new Date('2026-06-01T14:00:00Z');
let position = 0n;

/** A stored event of account 7, in the given stream. */
function stored(
  stream: string,
  event: DomainEvent,
  over: { readonly actor?: string; readonly recordedAt?: Date } = {},
): StoredEvent {
  position += 1n;
  return {
    ...event,
    id: `event-${position}`,
    stream,
    revision: 0n,
    position,
    recordedAt: over.recordedAt ?? recordedAt,
    metadata: { actor: over.actor ?? '7', correlation: 'request', subject: '7' },
  };
}

const account = (type: string, data: object = {}) => stored('account-7', { type, data });
const activity = (event: DomainEvent) => stored('activity-dawnPatrol', event);

/** Values of these facts from the fourth column on, without trailing nulls. */
const changes = (rows: readonly (readonly unknown[])[] | undefined) =>
  rows?.map((row) => row.slice(4, row.findLastIndex((value) => value !== null) + 1));

describe('the facts of a page', () => {
  it('tell of a person that they registered, proved their email and have a username, but not which', () => {
    const page = [
      account('UserRegistered', { userId: 7, email: 'kai@surf.example' }),
      account('EmailVerified', { registrationId: 'r1' }),
      account('UsernameChosen', { username: 'kai' }),
      stored('activation-key-7', { type: 'ActivationKeyAssigned', data: { userId: 7, key: 'AB-1' } }),
    ];
    const { fact_person } = factsOf(page);
    expect(fact_person).toEqual([
      [page[0]!.position, 7, recordedAt, 'registered', null],
      [page[1]!.position, 7, recordedAt, 'proven', null],
      [page[2]!.position, 7, recordedAt, 'username', null],
      [page[3]!.position, 7, recordedAt, 'activation_key', null],
    ]);
  });

  it('tell the units that a person chose', () => {
    const chosen = account('PreferencesChosen', { distanceUnit: 'feet', speedUnit: 'mph' });
    expect(changes(factsOf([chosen])['fact_person'])).toEqual([['feet'], ['mph']]);
  });

  it('tell of a session its source, size and rides, but neither address, name nor file', () => {
    const detected = detectedFact(ride(1), ride(2), ride(3, { isSurfRide: false }));
    const page = [
      activity(uploadedFact({ owner: 7, source: 'GARMIN', device: 'garmin', importMillis: 420 })),
      activity(detected),
    ];
    const { fact_session } = factsOf(page);
    expect(changes(fact_session)).toEqual([
      [
        'uploaded',
        'GARMIN',
        'traveling_waves',
        false,
        null,
        null,
        null,
        null,
        3600,
        1234,
        '1.0.0',
        'garmin',
        420,
      ],
      ['detected', null, null, null, null, 2, null, null, null, null, '1.0.0'],
    ]);
    expect(fact_session?.map(([, , owner]) => owner)).toEqual([7, 7]);
    const text = fact_session!.flat().map(String).join(' ');
    expect(text).not.toMatch(/dawnPatrol|Dawn patrol|dawn\.gpx/);
  });

  it('have one key a session, positive and of 63 bits', () => {
    const other = stored('activity-dusk', { type: 'ActivityShared', data: {} });
    const rows = factsOf([activity(uploadedFact()), activity({ type: 'ActivityShared', data: {} }), other]);
    const [first, second, third] = rows['fact_session']!.map(([, key]) => key as bigint);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(first! >= 0n && first! < 2n ** 63n).toBe(true);
  });

  it('tell a session with a vessel, without one, and marked', () => {
    const page = [
      activity({ type: 'VesselAssigned', data: { vesselId: 5 } }),
      activity({ type: 'VesselAssigned', data: { vesselId: null } }),
      activity({
        type: 'SessionMarked',
        data: {
          marks: [
            { kind: 'not_a_ride', startTime: 1, endTime: 2 },
            { kind: 'missed_ride', startTime: 3, endTime: 4 },
            { kind: 'not_a_ride', startTime: 5, endTime: 6 },
          ],
        },
      }),
    ];
    expect(changes(factsOf(page)['fact_session'])).toEqual([
      ['vessel', null, null, null, 5],
      ['vessel', null, null, null, 0],
      ['marked', null, null, null, null, null, 2, 1],
    ]);
  });

  it('tell the type of a vessel', () => {
    const sealed = { brand: 'sealed', model: 'sealed', nickname: null };
    const page = [
      stored('vessels-7', { type: 'VesselAdded', data: { vesselId: 5, type: 'foil', ...sealed } }),
      stored('vessels-7', { type: 'VesselDeleted', data: { vesselId: 5 } }),
    ];
    expect(factsOf(page)['fact_vessel']).toEqual([
      [page[0]!.position, 5, 7, 'described', 'foil'],
      [page[1]!.position, 5, 7, 'deleted', null],
    ]);
  });
});

describe('refused uploads', () => {
  it('have a day in California, a format and a reason, and nobody', () => {
    const data = { format: 'gpx', reason: 'no_positions' };
    const refused = stored('intake-2026-06-01', { type: 'UploadRefused', data }, { actor: 'system' });
    const { fact_refusal, fact_use } = factsOf([refused]);
    expect(fact_refusal).toEqual([[refused.position, '2026-06-01', 'gpx', 'no_positions']]);
    expect(fact_use).toEqual([]);
  });
});

describe('failed syncs', () => {
  it('have a day in California, a service, a reason and their person', () => {
    const failed = stored('connection-garmin-7', { type: 'SyncFailed', data: { reason: 'throttled' } });
    const { fact_sync_failure: facts } = factsOf([failed]);
    expect(facts).toEqual([[failed.position, 7, '2026-06-01', 'garmin', 'throttled']]);
  });
});

describe('days of use', () => {
  const daysOf = (...page: readonly StoredEvent[]) =>
    factsOf(page)['fact_use']!.map(([, user, day]) => [user, day]);
  const renamed = { type: 'ActivityRenamed', data: { name: 'sealed' } };

  it('are one a person, day and page', () => {
    expect(
      daysOf(activity(renamed), activity(renamed), stored('activity-x', renamed, { actor: '8' })),
    ).toEqual([
      [7, '2026-06-01'],
      [8, '2026-06-01'],
    ]);
  });

  it.each([
    ['2026-06-01T06:59:59Z', '2026-05-31'],
    ['2026-06-01T07:00:00Z', '2026-06-01'],
    ['2026-01-01T07:59:59Z', '2025-12-31'],
    ['2026-01-01T08:00:00Z', '2026-01-01'],
  ])('are days in California: %s is on %s', (time, day) => {
    const at = new Date(time);
    expect(daysOf(stored('activity-x', renamed, { recordedAt: at }))).toEqual([[7, day]]);
  });

  it('are not made by what others do to an account', () => {
    const byOthers = ['RegistrationRepeated', 'PasswordResetRequested', 'AdminGranted', 'UserRegistered'];
    const redetected = { ...detectedFact().data, askedBy: 'redetection' };
    expect(
      daysOf(
        ...byOthers.map((type) => account(type)),
        activity({ type: 'SettingsReapplied', data: redetected }),
        stored('account-7', { type: 'DemoAccountOpened', data: { userId: 7 } }, { actor: 'system' }),
      ),
    ).toEqual([]);
  });

  it('are the day that a sign-in recorded', () => {
    const used = account('AccountUsed', { day: '2026-05-30' });
    expect(daysOf(used)).toEqual([[7, '2026-05-30']]);
  });

  it("are made by the owner's own re-detection", () => {
    const data = { ...detectedFact().data, askedBy: 'owner' };
    expect(daysOf(activity({ type: 'SettingsReapplied', data }))).toEqual([[7, '2026-06-01']]);
  });
});
