import { describe, expect, it } from '@jest/globals';
import { guestRoutes, openRoutes, protectedRoutes } from './pages.ts';
import { GUEST_PATHS, OPEN_PATHS, PROTECTED_PATHS } from './route-paths.ts';

describe('the router', () => {
  it.each([
    ['open', openRoutes, [...OPEN_PATHS, '*']],
    ['guest', guestRoutes, GUEST_PATHS],
    ['protected', protectedRoutes, PROTECTED_PATHS],
  ])('has exactly one page per %s path', (_, routes, paths) => {
    expect(routes.map(({ path }) => path).sort()).toEqual([...paths].sort());
  });

  it.each(['/sync', '/settings', '/connect/strava/callback', '/upload'])('protects %s', (path) => {
    expect(PROTECTED_PATHS).toContain(path);
  });
});
