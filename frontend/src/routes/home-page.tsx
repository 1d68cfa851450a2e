import { useLocation } from 'react-router-dom';
import { useIsSignedIn } from '../app/hooks.ts';
import { LandingPage } from '../features/site-pages/landing-page.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

const Sessions = lazyPart(async () => {
  const [{ ActivitiesPage }] = await Promise.all([
    import('../features/activities/list/activities-page.tsx'),
    import('../app/component-styles.ts'),
  ]);
  return ActivitiesPage;
});

/** Visitors see the landing page, logged-in users their sessions, and with `?about` the landing page too. */
export function HomePage() {
  const signedIn = useIsSignedIn();
  const { search } = useLocation();
  return signedIn && !isAbout(search) ? <Sessions /> : <LandingPage />;
}

export const isAbout = (search: string): boolean => new URLSearchParams(search).has('about');
