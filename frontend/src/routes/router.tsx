import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { AppStore } from '../app/store.ts';
import { createGuards } from './guards.ts';
import { guestRoutes, openRoutes, protectedRoutes } from './pages.ts';
import { RootLayout } from './root-layout.tsx';
import { RouteError } from './route-error.tsx';
import type { RouteHandle } from './route-handle.ts';

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
              // What is searched for and sorted by is no other page.
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
