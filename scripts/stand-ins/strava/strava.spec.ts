import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connect, getApi } from '../testing/strava-client.ts';
import { addMadeUpAthletes } from './made-up-athletes.ts';
import { startStravaStandIn, type StravaStandIn } from './start-strava.ts';

describe('the stand-in for Strava with its made-up athletes', () => {
  let strava: StravaStandIn;

  beforeEach(async () => {
    strava = await startStravaStandIn();
    addMadeUpAthletes(strava.world, Date.now());
  });
  afterEach(() => strava.stop());

  it('connects, lists 230 activities over pages and answers streams', async () => {
    const { access_token: token } = await connect(strava);
    const pages: number[] = [];
    for (const page of [1, 2, 3]) {
      const { status, body } = await getApi(strava, `/athlete/activities?page=${page}&per_page=200`, token);
      expect(status).toBe(200);
      pages.push(body.length);
    }
    expect(pages).toEqual([200, 30, 0]);
    const { body: items } = await getApi(strava, '/athlete/activities', token);
    const { body: streams } = await getApi(
      strava,
      `/activities/${items[0].id}/streams?keys=time,latlng&key_by_type=true`,
      token,
    );
    expect(Object.keys(streams)).toEqual(['time', 'latlng']);
    expect(strava.counts.all()).toEqual({ authorizePage: 1, authorize: 1, exchange: 1, list: 4, streams: 1 });
  });

  it('has every kind of session that matters, all in the past', async () => {
    const { access_token: token } = await connect(strava);
    const { body: items } = await getApi(strava, '/athlete/activities?per_page=200', token);
    const minutes = (items as { start_date: string }[]).map(({ start_date: start }) => start.slice(0, 16));
    expect(new Set(minutes).size).toBe(199);
    expect(items.filter(({ start_date: start }) => start.endsWith('T00:00:01Z'))).toHaveLength(1);
    expect(items.filter((item) => item.private)).toHaveLength(1);
    expect(items.some(({ manual }) => manual)).toBe(true);
    expect(items.some(({ name }) => /[^ -~]/.test(name))).toBe(true);
    expect(new Set(items.map(({ sport_type: type }) => type))).toEqual(
      new Set(['Surfing', 'Kayaking', 'Ride', 'Swim', 'StandUpPaddling']),
    );
    expect(items.every(({ start_date: start }) => Date.parse(start) < Date.now())).toBe(true);
  });
});
