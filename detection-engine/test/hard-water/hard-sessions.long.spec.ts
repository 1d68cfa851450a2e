import { describe, expect, it } from '@jest/globals';
import { HARD_WATER } from './hard-water.ts';
import { EASY_WATER } from '../../src/simulate/simulate-session.ts';
import { type SimulationOptions, PERFECT_RECEIVER, simulateSession } from '../../src/index.ts';
import type { OceanPlan } from '../../src/simulate/ocean-plan.ts';
import type { StandingPlan } from '../../src/simulate/standing.ts';

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const hard = (seed: number, options: Partial<SimulationOptions> = {}) =>
  simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 40, water: HARD_WATER, ...options });
const outing = (kind: OceanPlan['outing'], seed = 1) =>
  hard(seed, { receiver: PERFECT_RECEIVER, ocean: { outing: kind } });
const standing = (seed: number, plan: Partial<StandingPlan>) =>
  hard(seed, { surfType: 'standing_waves', receiver: PERFECT_RECEIVER, standing: plan });

/** The middle recorded speed in km/h. */
function middleSpeed({ recorded }: ReturnType<typeof hard>): number {
  const speeds = [...recorded.recordedSpeed].filter((speed) => speed === speed).sort((a, b) => a - b);
  return speeds[speeds.length >> 1]! * 3.6;
}

describe('sessions in hard water', () => {
  it('are deterministic per seed and differ from those in easy water', () => {
    expect(hard(7)).toEqual(hard(7));
    expect(hard(7).recorded.latitude).not.toEqual(hard(7, { water: EASY_WATER }).recorded.latitude);
  });

  it.each([
    ['paddling tour', 5, 8.5],
    ['walk', 3, 7],
    ['run', 7, 15],
    ['bicycle', 10, 40],
  ] as const)('simulate a %s without rides at its pace', (kind, slowest, fastest) => {
    for (const seed of seeds.slice(0, 4)) {
      const session = outing(kind, seed);
      expect(session.rides).toEqual([]);
      expect(middleSpeed(session)).toBeGreaterThan(slowest);
      expect(middleSpeed(session)).toBeLessThan(fastest);
    }
  });

  it('name the sport of another outing in some files, and none or surfing in others', () => {
    const sports = new Set(seeds.map((seed) => outing('bicycle', seed).recorded.facts.sport));
    expect(sports).toEqual(new Set(['cycling', 'surfing', null]));
  });

  it('link waves to foil flights of one to five minutes', () => {
    const flights = seeds
      .slice(0, 5)
      .flatMap(
        (seed) =>
          hard(seed, { ocean: { outing: 'surf', craft: 'foil', rides: true, longFlights: true } }).rides,
      );
    const seconds = flights.map(({ duration }) => duration).sort((a, b) => a - b);
    expect(seconds[seconds.length >> 1]).toBeGreaterThan(80);
    expect(seconds.at(-1)).toBeLessThan(420);
  });

  it('approach a standing wave and go home by ways of the planned length', () => {
    const { others } = standing(3, { approach: 2000, home: 0 });
    expect(others[0]!.kind).toBe('paddle');
    expect(others[0]!.distance).toBeGreaterThan(1500);
    expect(standing(3, { approach: 0, home: 2500 }).others.at(-1)!.distance).toBeGreaterThan(1800);
  });

  it('walk the trail to a standing wave and back', () => {
    const { others } = standing(3, { approach: 0, home: 0, trail: 1500, drive: false });
    for (const way of [others[0]!, others.at(-1)!]) {
      expect(way.kind).toBe('walk');
      expect(way.distance).toBeGreaterThan(900);
    }
  });

  it.each(['passing', 'beside'] as const)('label drifts %s the wave as no attempt', (kind) => {
    const without = { passing: 0, beside: 0, trail: 0, approach: 0, home: 0, drive: false };
    const { attempts, others } = standing(5, { ...without, [kind]: 0.8 });
    const inAttempt = (time: number) => attempts.some((one) => one.startTime <= time && time < one.endTime);
    const drifts = others.filter(({ kind: act, startTime }) => act === 'drift' && !inAttempt(startTime));
    expect(drifts.length).toBeGreaterThan(3);
  });

  it('label returns to the eddy without a flush as no attempt', () => {
    const { attempts, others } = standing(5, { peelOut: 1 });
    expect(attempts).toEqual([]);
    expect(others.filter(({ kind }) => kind === 'peel out').length).toBeGreaterThan(5);
  });
});
