import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { AppStore } from '../app/store.ts';
import { createGuards } from './guards.ts';
import { guestRoutes, openRoutes, protectedRoutes } from './pages.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import type { RouteHandle } from './use-session-watch.ts';

function createRoutes(store: AppStore): RouteObject[] {
  const guards = createGuards(store);
  return [
    {
      element: <RootLayout />,
      hydrateFallbackElement: <></>,
      children: [
        {
          errorElement: <RouteError />,
          children: [
            ...openRoutes,
            ...guestRoutes.map((route) => ({ ...route, loader: guards.guestRoute })),
            ...protectedRoutes.map((route) => ({
              ...route,
              loader: route.path === '/activity/:urlHash' ? guards.sessionRoute : guards.protectedRoute,
              // Search and sort parameters in the query do not reload the page.
              shouldRevalidate: ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
                currentUrl.pathname !== nextUrl.pathname,
              handle: { guarded: true } satisfies RouteHandle,
            })),
          ],
        },
      ],
    },
  ];
}

export const createRouter = (store: AppStore) => createBrowserRouter(createRoutes(store));
