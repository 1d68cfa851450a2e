import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { AppStore } from '../app/store.ts';
import { safePath } from '../lib/safe-path.ts';

export const loginPathFor = (location: { pathname: string; search: string }): string =>
  `/login?redirect=${encodeURIComponent(location.pathname + location.search)}`;

/** Loaders that decide by the presence of a stored token. */
export function createGuards(store: AppStore) {
  const signedIn = () => store.getState().session.token !== null;
  const protectedRoute = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
    signedIn() ? null : redirect(loginPathFor(new URL(request.url)));
  return {
    /** Sends visitors to the sign-in page, which brings them back. */
    protectedRoute,
    /** Sends visitors to the public page of a session that is shared; a private and a missing one are alike. */
    sessionRoute: async ({ request, params: { urlHash = '' } }: LoaderFunctionArgs) => {
      if (signedIn()) return null;
      const { publicApi } = await import('../features/activities/public/public.api.ts');
      const { data } = await store.dispatch(
        publicApi.endpoints.getPublicActivity.initiate(urlHash, { subscribe: false }),
      );
      return data === undefined
        ? protectedRoute({ request })
        : redirect(`/public/activity/${encodeURIComponent(urlHash)}`);
    },
    /** Sends signed-in people on to the upload page, or to where they were going. */
    guestRoute: ({ request }: LoaderFunctionArgs) =>
      signedIn() ? redirect(safePath(new URL(request.url).searchParams.get('redirect')) ?? '/upload') : null,
  };
}
