import { describe, expect, it } from '@jest/globals';
import { guestRoutes, openRoutes, protectedRoutes } from './pages.ts';
import { GUEST_PATHS, OPEN_PATHS, PROTECTED_PATHS } from './route-paths.ts';

describe('the router', () => {
  it.each([
    ['everyone', openRoutes, [...OPEN_PATHS, '*']],
    ['visitors', guestRoutes, GUEST_PATHS],
    ['signed-in people', protectedRoutes, PROTECTED_PATHS],
  ])('has a page for each address of %s, and none that is not listed', (_, routes, paths) => {
    expect(routes.map(({ path }) => path).sort()).toEqual([...paths].sort());
  });
});
