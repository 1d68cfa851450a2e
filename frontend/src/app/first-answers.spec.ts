import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from '@jest/globals';
import { TRACK_COLUMNS } from '../lib/track-columns.ts';
import { takeFirstAnswer } from './first-answers.ts';
import { tokenStorage } from './token-storage.ts';
import { UNITS_KEY } from './visitor-preferences.ts';

const SCRIPT = readFileSync(new URL('../../public/first-view.js', import.meta.url), 'utf8');
const answer = Promise.resolve(new Response('[]'));
const request = (token: string, path = '/api/activities?surf_type=traveling_waves') =>
  new Request(new URL(path, window.location.href), { headers: { authorization: `Bearer ${token}` } });

describe('the first answers', () => {
  afterEach(() => void delete window.ridelineFirstAnswers);

  const requestFirst = () => {
    const kept = { authorization: 'Bearer kai', answer };
    window.ridelineFirstAnswers = new Map([['/api/activities?surf_type=traveling_waves', kept]]);
  };

  it('are taken once', () => {
    requestFirst();
    expect(takeFirstAnswer(request('kai'))).toBe(answer);
    expect(takeFirstAnswer(request('kai'))).toBeUndefined();
  });

  it('are not given to another login or another request', () => {
    requestFirst();
    expect(takeFirstAnswer(request('kai', '/api/activities?surf_type=standing_waves'))).toBeUndefined();
    expect(takeFirstAnswer(request('malia'))).toBeUndefined();
  });

  it('are requested with the names that the app uses', () => {
    expect(SCRIPT).toContain(`'${TRACK_COLUMNS}'`);
    expect(SCRIPT).toContain(`'${tokenStorage.key}'`);
    expect(SCRIPT).toContain(`'${UNITS_KEY}'`);
  });
});
