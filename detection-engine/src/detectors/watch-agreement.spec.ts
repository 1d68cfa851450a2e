import { describe, expect, it } from '@jest/globals';
import { watchAgreement } from './watch-agreement.ts';

const stretch = (from: number, to: number) => ({ startTime: from * 1000, endTime: to * 1000 });

describe("a watch's wave", () => {
  it('is the ride that shares more than half of the shorter of both', () => {
    const rides = [stretch(0, 10), stretch(100, 120)];
    expect(watchAgreement([stretch(6, 30)], rides).rideOfWave).toEqual([null]);
    expect(watchAgreement([stretch(5, 30)], rides).rideOfWave).toEqual([null]);
    expect(watchAgreement([stretch(4, 30)], rides)).toEqual({ rideOfWave: [0], onlyHere: [1] });
    expect(watchAgreement([stretch(108, 111)], rides)).toEqual({ rideOfWave: [1], onlyHere: [0] });
  });

  it('that holds several rides is the longest, and the watch has the others too', () => {
    const rides = [stretch(0, 10), stretch(20, 50), stretch(60, 65)];
    expect(watchAgreement([stretch(0, 70)], rides)).toEqual({ rideOfWave: [1], onlyHere: [] });
  });

  it('is no ride without rides', () => {
    expect(watchAgreement([stretch(0, 10)], [])).toEqual({ rideOfWave: [null], onlyHere: [] });
  });
});
