import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { AppStore } from '../app/store.ts';
import { safePath } from '../lib/safe-path.ts';

export const loginPathFor = (location: { pathname: string; search: string }): string =>
  `/login?redirect=${encodeURIComponent(location.pathname + location.search)}`;

/** Route loaders that redirect by the presence of a stored token. */
export function createGuards(store: AppStore) {
  const signedIn = () => store.getState().session.token !== null;
  const protectedRoute = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
    signedIn() ? null : redirect(loginPathFor(new URL(request.url)));
  return {
    /** Redirects visitors to the login page, which redirects them back. */
    protectedRoute,
    /** Redirects visitors to the public page of a shared session, and to the login page for any other. */
    sessionRoute: async ({ request, params: { urlHash = '' } }: LoaderFunctionArgs) => {
      if (signedIn()) return null;
      const { publicApi } = await import('../activity/public.api.ts');
      const { data } = await store.dispatch(
        publicApi.endpoints.getPublicActivity.initiate(urlHash, { subscribe: false }),
      );
      return data === undefined
        ? protectedRoute({ request })
        : redirect(`/public/activity/${encodeURIComponent(urlHash)}${new URL(request.url).search}`);
    },
    /** Redirects logged-in users to the `redirect` parameter, else to the upload page. */
    guestRoute: ({ request }: LoaderFunctionArgs) =>
      signedIn() ? redirect(safePath(new URL(request.url).searchParams.get('redirect')) ?? '/upload') : null,
  };
}
