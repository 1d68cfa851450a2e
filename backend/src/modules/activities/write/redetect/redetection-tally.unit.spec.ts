import { describe, expect, it } from '@jest/globals';
import { LISTED } from './redetection.ts';
import { RedetectionTally } from './redetection-tally.ts';

const outcome = (index: number, gained: number) => ({
  urlHash: `activity-${index}`,
  owner: 7,
  points: 10,
  difference: { gained, lost: 0, changed: 0, kept: 2 },
  isTold: index % 5 === 0,
  changes: [],
});

describe('the tally of a re-detection', () => {
  it('counts all activities and lists the first differing and failed ones', () => {
    const tally = new RedetectionTally(0n, 100n);
    const many = Array.from({ length: 5_000 }, (_, index) => index);
    for (const index of many) tally.add([outcome(index, index % 2)]);
    for (const index of many) tally.fail(`broken-${index}`, new Error('The stored track is damaged'));
    const progress = tally.at(50n, 'running');
    expect(progress).toMatchObject({
      activities: 5_000,
      told: 1_000,
      points: 50_000,
      total: { gained: 2_500, kept: 10_000 },
      differingCount: 2_500,
      failedCount: 5_000,
    });
    expect(progress.differing).toHaveLength(LISTED);
    expect(progress.differing[0]).toMatchObject({ urlHash: 'activity-1', gained: 1 });
    expect(progress.failed).toHaveLength(LISTED);
    expect(progress.failed[0]).toEqual({ urlHash: 'broken-0', reason: 'The stored track is damaged' });
  });

  it('lists activities with the same rides in another time zone, place or time', () => {
    const tally = new RedetectionTally(0n, 1n);
    const zone = {
      what: 'time zone',
      before: 'America/Mexico_City',
      after: 'America/Bahia_Banderas',
    } as const;
    tally.add([
      { ...outcome(1, 0), changes: [zone] },
      { ...outcome(2, 0), changes: [{ what: 'place', before: 'none', after: 'Pago Pago' }] },
      outcome(3, 0),
    ]);
    const { differing, differingCount, rezoned } = tally.at(1n, 'done');
    expect(differing.map(({ changes }) => changes.map(({ what }) => what))).toEqual([
      ['time zone'],
      ['place'],
    ]);
    expect([differingCount, rezoned]).toEqual([2, 1]);
  });
});
