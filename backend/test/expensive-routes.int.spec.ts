import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { EXPENSIVE_ROUTE } from '../src/kernel/admission/expensive.ts';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { ROUTES } from './security/routes.ts';

/** Routes that read tracks or all sessions, decide on a session, run detection, render, pack or receive files. */
const EXPENSIVE: Readonly<Record<string, string>> = {
  'GET /api/public/activities/:id': 'answer',
  'GET /api/public/activities/:id/picture.png': 'picture',
  'GET /api/results/:id': 'answer',
  'GET /api/activities': 'list',
  'GET /api/activities/:id': 'answer',
  'GET /api/activities/compare': 'answer',
  'GET /api/activities/compare/skook': 'answer',
  'GET /api/activities/outlines': 'answer',
  'GET /api/activities/:id/original': 'answer',
  'GET /api/activities/:id/gpx': 'answer',
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

/** Routes that read or write a few rows. A new route must be listed here or above. */
const CHEAP: readonly string[] = [
  'GET /api/docs',
  'GET /api/docs-json',
  'GET /api/docs/start.js',
  'GET /api/docs/swagger-ui.css',
  'GET /api/docs/swagger-ui-bundle.js',
  'GET /api/site',
  'POST /api/register',
  'POST /api/resend-verification',
  'GET /api/verify-email/:id',
  'POST /api/token',
  'POST /api/login/link',
  'POST /api/login/google',
  'POST /api/request-password-reset',
  'POST /api/reset-password',
  'GET /api/users/me',
  'GET /api/users/me/preferences',
  'POST /api/users/me/update-preferences',
  'POST /api/users/me/update-username',
  'POST /api/users/me/setup-password',
  'GET /api/users/me/default-setting',
  'PUT /api/users/me/default-setting/:id',
  'POST /api/users/me/get-activation-key',
  'GET /api/users/me/activation-key',
  'POST /api/users/me/change-password',
  'POST /api/users/me/delete-account',
  'POST /api/logout',
  'POST /api/logout-everywhere',
  'DELETE /api/activities/:id',
  'PUT /api/activities/:id/videos',
  'DELETE /api/activities/:id/videos/:id',
  'DELETE /api/demo-activities',
  'DELETE /api/users/me/default-setting',
  ...['strava', 'garmin', 'intervals'].flatMap((service) => [
    `GET /api/connect/${service}/status`,
    `GET /api/connect/${service}/activities`,
    `DELETE /api/connect/${service}`,
    `DELETE /api/connect/${service}/activities/:id`,
  ]),
  'POST /api/connect/strava',
  'POST /api/connect/garmin',
  'GET /api/connect/strava/auth-url',
  'GET /api/connect/garmin/profile',
  'GET /api/surf-settings',
  'POST /api/surf-settings',
  'PUT /api/surf-settings/:id',
  'DELETE /api/surf-settings/:id',
  'GET /api/system-suggested-surf-settings',
  'GET /api/surf-vessels',
  'POST /api/surf-vessels',
  'PUT /api/surf-vessels/:id',
  'DELETE /api/surf-vessels/:id',
  'GET /api/upload-tokens',
  'POST /api/upload-tokens',
  'DELETE /api/upload-tokens/:id',
  'GET /api/coast/:id',
  'GET /api/season/goals/:id',
  'PUT /api/season/goals/:id',
  'PUT /api/spots/:id',
  'POST /api/spots/:id/merge',
  'GET /api/admin/redetections/current',
  'DELETE /api/admin/redetections/current',
  'GET /api/admin/replays',
  'POST /api/admin/replays',
  'DELETE /api/admin/replays/:id',
  // DuckDB answers one question at a time, and keeps the answers.
  'GET /api/admin/stats/global',
  'GET /api/admin/stats/user-growth',
  'GET /api/admin/stats/new-user-registrations',
  'GET /api/admin/stats/monthly-users',
  'GET /api/admin/stats/activity-growth',
  'GET /api/admin/stats/new-activities',
  'GET /api/admin/stats/monthly-activities',
  'GET /api/admin/stats/surf-vessels',
  'GET /api/admin/stats/surf-types',
  'GET /api/admin/stats/user-stats',
  'GET /api/admin/stats/user-engagement',
  'GET /api/admin/stats/activation-funnel',
  'GET /api/admin/stats/cohorts',
  'GET /api/admin/stats/intake',
  'GET /api/admin/stats/detection-health',
  'GET /api/admin/stats/storage',
  'GET /api/admin/stats/questions',
];

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Routes with the Expensive decorator and their cost. */
function marked(): Readonly<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const { controllers } of app.app.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) {
      if (typeof metatype !== 'function') continue;
      const bases = [Reflect.getMetadata(PATH_METADATA, metatype) as string | string[]].flat();
      for (const name of Object.getOwnPropertyNames(metatype.prototype)) {
        const handler = (metatype.prototype as Record<string, unknown>)[name] as object;
        const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
        const cost: unknown =
          Reflect.getMetadata(EXPENSIVE_ROUTE, handler) ?? Reflect.getMetadata(EXPENSIVE_ROUTE, metatype);
        if (method === undefined || cost === undefined) continue;
        const rest = Reflect.getMetadata(PATH_METADATA, handler) as string;
        for (const base of bases) {
          const path = `/api/${base}/${rest}`.replaceAll(/\/+/g, '/').replace(/\/$/, '');
          found[`${RequestMethod[method]} ${path.replaceAll(/:[^/]+/g, ':id')}`] = cost;
        }
      }
    }
  }
  return found;
}

describe('every route', () => {
  it('is listed as expensive or cheap', () => {
    const routes = new Set(ROUTES.map(({ route }) => route));
    expect([...Object.keys(EXPENSIVE), ...CHEAP].sort()).toEqual([...routes].sort());
  });

  it('has the Expensive decorator if it is expensive', () => {
    expect(marked()).toEqual(EXPENSIVE);
  });
});
