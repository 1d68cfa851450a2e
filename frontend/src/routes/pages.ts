import type { ComponentType } from 'react';
import { redirect } from 'react-router-dom';
import { MissingCode } from '../app/missing-code.ts';
import { HomePage } from './home-page.tsx';
import type { GUEST_PATHS, OPEN_PATHS, PROTECTED_PATHS } from './route-paths.ts';

type Path = (typeof OPEN_PATHS | typeof GUEST_PATHS | typeof PROTECTED_PATHS)[number];

/** A route that loads its page's code and the component styles on first use. */
function page<Name extends string>(
  path: Path | '*',
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return {
    path,
    lazy: async () => {
      const codes = Promise.all([load(), import('../app/component-styles.ts')]);
      const [module] = await codes.catch((cause: unknown) => {
        throw new MissingCode('The code of a page failed to load.', { cause });
      });
      return { Component: module[name] };
    },
  };
}

/** For everyone. */
export const openRoutes = [
  { path: '/', Component: HomePage },
  page('/about', () => import('../features/site-pages/about-pages.tsx'), 'AboutPage'),
  page('/terms', () => import('../features/site-pages/terms-page.tsx'), 'TermsPage'),
  page('/devices', () => import('../features/site-pages/devices-page.tsx'), 'DevicesPage'),
  page('/help', () => import('../features/site-pages/about-pages.tsx'), 'HelpPage'),
  page('/rapids', () => import('../features/rapids/rapids-page.tsx'), 'RapidsPage'),
  page('/try', () => import('../features/try/try-page.tsx'), 'TryPage'),
  page('/verify-email', () => import('../features/auth/verify-email-page.tsx'), 'VerifyEmailPage'),
  // The server redirects this path to the configured editor; without one, the app shows this page.
  { path: '/video-editor', loader: () => redirect('/video-editor-page') },
  page('/video-editor-page', () => import('./video-editor-page.tsx'), 'VideoEditorPage'),
  page(
    '/public/activity/:urlHash',
    () => import('../features/shared-session/public-activity-page.tsx'),
    'PublicActivityPage',
  ),
  page('*', () => import('../features/site-pages/not-found-page.tsx'), 'NotFoundPage'),
];

/** For visitors only; logged-in users are redirected. */
export const guestRoutes = [
  page('/login', () => import('../features/auth/login-page.tsx'), 'LoginPage'),
  page('/login/oidc', () => import('../features/auth/oidc-sign-in.tsx'), 'OidcPage'),
  page('/register', () => import('../features/auth/register-page.tsx'), 'RegisterPage'),
  page('/forgot-password', () => import('../features/auth/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  page('/reset-password', () => import('../features/auth/reset-password-page.tsx'), 'ResetPasswordPage'),
];

/** For logged-in users; visitors are redirected to the login page. */
export const protectedRoutes = [
  page('/season', () => import('../features/season/season-page.tsx'), 'SeasonPage'),
  page('/upload', () => import('../features/upload/upload-page.tsx'), 'UploadPage'),
  page('/activities', () => import('../features/sessions/activities-page.tsx'), 'ActivitiesPage'),
  page(
    '/activities-standing-waves',
    () => import('../features/sessions/standing-activities-page.tsx'),
    'StandingActivitiesPage',
  ),
  page('/compare', () => import('../features/compare/compare-page.tsx'), 'ComparePage'),
  page('/compare-skook', () => import('../features/compare/compare-page.tsx'), 'CompareSkookPage'),
  page('/activity/:urlHash', () => import('./session-page.tsx'), 'SessionPage'),
  page(
    '/surf-settings',
    () => import('../features/surf-settings/surf-settings-page.tsx'),
    'SurfSettingsPage',
  ),
  page('/surf-vessels', () => import('../features/vessels/vessels-page.tsx'), 'VesselsPage'),
  page('/settings', () => import('../features/account/settings-page.tsx'), 'SettingsPage'),
  page(
    '/activate-video-editor',
    () => import('../features/video-editor/activate-page.tsx'),
    'ActivateVideoEditorPage',
  ),
  page(
    '/connect/strava/callback',
    () => import('../features/account/connections/strava-callback-page.tsx'),
    'StravaCallbackPage',
  ),
  page('/sync', () => import('../features/sync/sync-page.tsx'), 'SyncPage'),
  page('/admin/dashboard', () => import('../features/admin/dashboard-page.tsx'), 'DashboardPage'),
  page('/admin/replay', () => import('../features/maintenance/maintenance-page.tsx'), 'MaintenancePage'),
];
