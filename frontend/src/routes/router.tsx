import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { AppStore } from '../app/store.ts';
import { createGuards } from './guards.ts';
import { RootLayout } from './root-layout.tsx';

export function createRoutes(store: AppStore): RouteObject[] {
  const { protectedRoute } = createGuards(store);
  return [
    {
      path: '/',
      element: <RootLayout />,
      children: [
        {
          loader: protectedRoute,
          children: [
            {
              path: 'upload',
              lazy: async () => ({
                Component: (await import('../features/upload/upload-page.tsx')).UploadPage,
              }),
            },
            {
              path: 'activities',
              lazy: async () => ({
                Component: (await import('../features/activities/list/activities-page.tsx')).ActivitiesPage,
              }),
            },
            {
              path: 'activity/:urlHash',
              lazy: async () => ({
                Component: (await import('../features/activities/detail/activity-page.tsx')).ActivityPage,
              }),
            },
          ],
        },
      ],
    },
  ];
}

export const createRouter = (store: AppStore) => createBrowserRouter(createRoutes(store));
