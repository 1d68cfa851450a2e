import { expect, it } from '@jest/globals';
import { AdmittedRequest } from '../../../platform/admission/admitted-request.ts';
import { Lane } from '../../../platform/admission/lane.ts';
import type { PersonSeason } from './season/person-season.ts';
import type { PersonSeasonQuery } from './season/person-season.query.ts';
import { SpotQuery } from './spots.query.ts';

const spot = {
  spotId: 1,
  name: null,
  place: null,
  position: { latitude: 33, longitude: -118 },
  sessions: 1,
  rides: 3,
  into: null,
  merged: [],
  firstDay: 20_000,
  lastDay: 20_000,
};
const NO_LIMIT = { atOnce: 1, atOncePerCaller: 1, waiting: 0, waitMs: 0, perCaller: 1 };

it.each([
  [20, [1]],
  [1_200, [3]],
])('a change of a spot of %d sessions counts as %j requests more', async (count, expected) => {
  const sessions = Array.from({ length: count }) as unknown as PersonSeason['sessions'];
  const people = { of: () => Promise.resolve({ sessions, spots: [spot] }) } as unknown as PersonSeasonQuery;
  const counted: number[] = [];
  const request = new AdmittedRequest(new Lane(NO_LIMIT), 'kai', new AbortController().signal, (more) => {
    counted.push(more);
  });
  await request.during(() => new SpotQuery(people).of(7, 1));
  expect(counted).toEqual(expected);
});
