import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { costsByRoute } from './expensive-routes.ts';

/**
 * Routes that read tracks or all sessions, decide on a session or on the things of a person, run detection, render, pack
 * or receive files. What the others cost is measured in `cheap-routes.long.int.spec.ts`.
 */
const EXPENSIVE: Readonly<Record<string, string>> = {
  'GET /api/public/activities/:id': 'answer',
  'GET /api/public/activities/:id/picture.png': 'picture',
  'GET /api/results/:id': 'answer',
  'GET /api/coast/:id': 'answer',
  'GET /api/rapids': 'answer',
  'GET /api/rapids/floods.ics': 'answer',
  'GET /api/activities': 'list',
  'GET /api/activities/:id': 'answer',
  'GET /api/activities/compare': 'answer',
  'GET /api/activities/compare/skook': 'answer',
  'GET /api/activities/outlines': 'answer',
  'GET /api/activities/:id/original': 'answer',
  'GET /api/activities/:id/gpx': 'answer',
  'GET /api/activities/:id/fit': 'answer',
  'GET /api/activities/:id/whole-track': 'answer',
  'GET /api/activities/:id/share-picture': 'picture',
  'GET /api/users/me/export': 'archive',
  'GET /api/season': 'list',
  'GET /api/season/picture': 'picture',
  'GET /api/season/tides': 'list',
  'GET /api/spots': 'list',
  'GET /api/spots/:id/take-offs': 'list',
  'GET /api/spots/of/:id': 'list',
  'GET /api/activities/:id/records': 'list',
  'PUT /api/activities/:id': 'answer',
  'GET /api/activities/:id/generate-map': 'change',
  'GET /api/activities/:id/generate-gps-visualization': 'change',
  'GET /api/activities/:id/develop-map': 'change',
  'PUT /api/activities/:id/note': 'change',
  'PUT /api/activities/:id/privacy': 'change',
  'PUT /api/activities/:id/same-session': 'change',
  'PUT /api/activities/:id/start': 'detection',
  'PUT /api/spots/:id': 'change',
  'POST /api/spots/:id/merge': 'change',
  'DELETE /api/spots/:id/merge': 'change',
  'PUT /api/season/goals/:id': 'change',
  'POST /api/surf-settings': 'change',
  'PUT /api/surf-settings/:id': 'change',
  'DELETE /api/surf-settings/:id': 'change',
  'PUT /api/users/me/default-setting/:id': 'change',
  'DELETE /api/users/me/default-setting': 'change',
  'POST /api/users/me/update-preferences': 'change',
  'POST /api/surf-vessels': 'change',
  'PUT /api/surf-vessels/:id': 'change',
  'DELETE /api/surf-vessels/:id': 'change',
  'PUT /api/activities/:id/videos': 'change',
  'DELETE /api/activities/:id/videos/:id': 'change',
  ...Object.fromEntries(
    ['strava', 'garmin', 'intervals'].flatMap((service) => [
      [`DELETE /api/connect/${service}/activities/:id`, 'change'],
      [`GET /api/connect/${service}/activities`, 'list'],
    ]),
  ),
  'DELETE /api/rides/:id': 'change',
  'DELETE /api/attempts/:id': 'change',
  'POST /api/rides/:id/restore': 'detection',
  'POST /api/attempts/:id/restore': 'detection',
  'PUT /api/activities/:id/marks': 'detection',
  'PUT /api/activities/:id/surf-type': 'detection',
  'PUT /api/activities/:id/trim': 'detection',
  'PUT /api/activities/:id/usual-heading': 'detection',
  'PUT /api/activities/:id/surf-setting': 'detection',
  'POST /api/analyze': 'upload',
  'POST /api/uploads': 'upload',
  'POST /api/demo-activities': 'upload',
  'POST /api/analyze/strava/:id': 'upload',
  'POST /api/analyze/strava/:id/skook': 'upload',
  'POST /api/analyze/garmin/:id': 'upload',
  'POST /api/analyze/garmin/:id/skook': 'upload',
  'POST /api/analyze/intervals/:id': 'upload',
  'POST /api/analyze/intervals/:id/skook': 'upload',
  'POST /api/connect/strava/sync': 'upload',
  'POST /api/connect/garmin/sync': 'upload',
  'POST /api/connect/intervals/sync': 'upload',
  'POST /api/connect/intervals': 'upload',
  'POST /api/admin/redetections': 'detection',
};

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

it('routes have the Expensive decorator if they read tracks or all sessions, decide on a session or work for long', () => {
  expect(costsByRoute(app)).toEqual(EXPENSIVE);
});
