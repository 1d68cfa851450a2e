/** All paths of the web app. The router has a page for each; the server answers 404 for any other path. */
export const OPEN_PATHS = [
  '/',
  '/about',
  '/terms',
  '/devices',
  '/help',
  '/rapids',
  '/try',
  '/verify-email',
  '/video-editor',
  '/video-editor-page',
  '/public/activity/:urlHash',
] as const;

export const GUEST_PATHS = [
  '/login',
  '/login/oidc',
  '/register',
  '/forgot-password',
  '/reset-password',
] as const;

export const PROTECTED_PATHS = [
  '/season',
  '/upload',
  '/activities',
  '/activities-standing-waves',
  '/compare',
  '/compare-skook',
  '/activity/:urlHash',
  '/surf-settings',
  '/surf-vessels',
  '/settings',
  '/activate-video-editor',
  '/connect/strava/callback',
  '/sync',
  '/admin/dashboard',
  '/admin/replay',
] as const;
