import { describe, expect, it } from '@jest/globals';
import { type SimulatedSession, cleanTrack, detectRides, simulateSession } from '../../index.ts';
import type { OceanPlan } from '../../simulate/ocean-plan.ts';
import { PERFECT_RECEIVER, RECEIVERS } from '../../simulate/receiver.ts';
import { DEFAULT_DETECTION_PARAMETERS } from '../parameters.ts';

const calm: Partial<OceanPlan> = {
  craft: 'shortboard',
  rides: true,
  rip: false,
  drive: false,
  jog: false,
  tow: false,
};

/** Six simulated sessions with one change to the calm plan. */
function detectAll(change: Partial<OceanPlan>, receiver = PERFECT_RECEIVER) {
  return Array.from({ length: 6 }, (_, index) => {
    const session = simulateSession({
      surfType: 'traveling_waves',
      seed: 50_000 + index,
      durationMinutes: 25,
      receiver,
      ocean: { ...calm, ...change },
    });
    const detection = detectRides(
      cleanTrack(session.recorded),
      'traveling_waves',
      DEFAULT_DETECTION_PARAMETERS,
    );
    return { session, detection };
  });
}
const during = (session: SimulatedSession, kind: string) => session.others.filter((act) => act.kind === kind);
const overlaps = (a: { startTime: number; endTime: number }, b: { startTime: number; endTime: number }) =>
  Math.min(a.endTime, b.endTime) - Math.max(a.startTime, b.startTime) > 3000;

describe('the classes of fast stretches', () => {
  it.each([
    ['drive', { drive: true }, /car/],
    ['jog', { jog: true }, /jogging/],
    ['rip', { rip: true }, /rip/],
  ] as const)('excludes a %s with its reason', (kind, change, sentence) => {
    const all = detectAll(change);
    const counted = all.flatMap(({ session, detection }) =>
      detection.rides.filter((ride) => during(session, kind).some((act) => overlaps(act, ride))),
    );
    const excluded = all.flatMap(({ session, detection }) =>
      detection.excluded.filter((ride) => during(session, kind).some((act) => overlaps(act, ride))),
    );
    expect(counted.length).toBeLessThanOrEqual(1);
    expect(excluded.length).toBeGreaterThan(kind === 'rip' ? 0 : 2);
    expect(excluded.some(({ reasons }) => sentence.test(reasons.at(-1)!.detail!))).toBe(true);
    expect(
      excluded.every(({ isSurfRide, reasons }) => !isSurfRide && reasons.at(-1)!.rule === 'activity'),
    ).toBe(true);
  });

  it.each([
    ['jog', { jog: true }],
    ['tow', { tow: true }],
  ] as const)('excludes most of a %s recorded as noisy positions only', (kind, change) => {
    const phone = RECEIVERS.find(({ name }) => name === 'phone, positions only')!;
    const shared = (candidate: { startTime: number; endTime: number }, session: SimulatedSession) =>
      during(session, kind).some((act) => overlaps(act, candidate));
    const all = detectAll(change, phone);
    const counted = all.flatMap(({ session, detection }) =>
      detection.rides.filter((ride) => shared(ride, session)),
    );
    const excluded = all.flatMap(({ session, detection }) =>
      detection.excluded.filter((ride) => shared(ride, session)),
    );
    expect(excluded.length).toBeGreaterThan(5);
    expect(counted.length).toBeLessThan(excluded.length / 4);
  });

  it('excludes less than 2 percent of true rides', () => {
    const all = [{}, { drive: true, jog: true }, { craft: 'longboard' }, { craft: 'foil' }].flatMap(
      (change) => detectAll(change as Partial<OceanPlan>),
    );
    const rides = all.flatMap(({ session }) => session.rides);
    const excludedRides = all.flatMap(({ session, detection }) =>
      detection.excluded.filter((candidate) => session.rides.some((ride) => overlaps(ride, candidate))),
    );
    expect(rides.length).toBeGreaterThan(100);
    expect(excludedRides.length / rides.length).toBeLessThan(0.02);
  });

  it('excludes no flight of a foil, however long', () => {
    const all = detectAll({ craft: 'foil', longFlights: true, jog: true });
    const flights = all.flatMap(({ session }) => session.rides);
    const excludedFlights = all.flatMap(({ session, detection }) =>
      detection.excluded.filter((candidate) => session.rides.some((flight) => overlaps(flight, candidate))),
    );
    expect(flights.filter(({ duration }) => duration > 60).length).toBeGreaterThan(12);
    expect(excludedFlights).toEqual([]);
  });

  it('lists passed rules for rides and failed rules for near misses', () => {
    for (const { detection } of detectAll({})) {
      for (const { reasons } of detection.rides) {
        expect(reasons.map(({ passed }) => passed)).toEqual([true, true, true, true]);
        expect(reasons.every(({ measured, required }) => measured! >= required!)).toBe(true);
      }
      for (const { reasons } of detection.nearMisses) {
        expect(reasons.some(({ passed, measured, required }) => !passed && measured! < required!)).toBe(true);
      }
    }
  });
});
