import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import type { Ids, RouteCase } from './route-case.ts';

const password = 'correct horse';
const setting = { setting_name: 'Mine', ...DEFAULT_DETECTION_PARAMETERS };
const vessel = { brand: 'Mega', model: 'Maverick', nickname: 'Flash', type: 'foil' };

const everybody: readonly Omit<RouteCase, 'access'>[] = [
  { route: 'GET /api/docs', answers: 200 },
  { route: 'GET /api/docs-json', answers: 200 },
  { route: 'GET /api/docs/start.js', answers: 200 },
  { route: 'GET /api/docs/swagger-ui.css', answers: 200 },
  { route: 'GET /api/docs/swagger-ui-bundle.js', answers: 200 },
  { route: 'GET /api/site', answers: 200 },
  { route: 'POST /api/register', body: { email: 'new@surf.example', password }, answers: 201 },
  {
    route: 'POST /api/resend-verification',
    body: { email: 'new@surf.example', browser_secret: 'a'.repeat(43) },
    answers: 200,
  },
  {
    route: 'POST /api/login/link',
    body: { token: 'nothing', browser_secret: 'a'.repeat(43) },
    answers: 401,
  },
  { route: 'GET /api/verify-email/:id', path: () => '/api/verify-email/nothing', answers: 400 },
  { route: 'POST /api/token', body: { username: 'nobody@surf.example', password }, answers: 401 },
  { route: 'POST /api/login/google', body: { credential: 'x.y.z' }, answers: 401 },
  { route: 'POST /api/login/oidc/start', answers: 404 },
  { route: 'POST /api/login/oidc', body: { code: 'nothing', state: 'nothing' }, answers: 400 },
  { route: 'POST /api/request-password-reset', body: 'nobody@surf.example', answers: 200 },
  { route: 'POST /api/reset-password', body: { token: 'nothing', new_password: password }, answers: 400 },
  {
    route: 'GET /api/public/activities/:id',
    path: () => '/api/public/activities/nothing',
    answers: 404,
  },
  {
    route: 'GET /api/public/activities/:id/picture.png',
    path: () => '/api/public/activities/nothing/picture.png',
    answers: 404,
  },
  { route: 'GET /api/results/:id', path: () => '/api/results/nothing', answers: 404 },
  { route: 'GET /api/coast/:id', path: () => '/api/coast/38,-10', answers: 200 },
  { route: 'GET /api/rapids', answers: 200 },
  { route: 'GET /api/rapids/floods.ics', answers: 200 },
];

const signedIn: readonly Omit<RouteCase, 'access'>[] = [
  { route: 'GET /api/users/me', answers: 200 },
  { route: 'GET /api/users/me/preferences', answers: 200 },
  {
    route: 'POST /api/users/me/update-preferences',
    body: { preferred_distance_unit: 'feet', preferred_speed_unit: 'mph' },
    answers: 200,
  },
  { route: 'POST /api/users/me/update-username', body: { username: 'ab' }, answers: 400 },
  { route: 'POST /api/users/me/setup-password', body: { new_password: password }, answers: 409 },
  { route: 'GET /api/users/me/default-setting', answers: 200 },
  { route: 'GET /api/users/me/export', answers: 200 },
  { route: 'POST /api/users/me/get-activation-key', answers: 200 },
  { route: 'GET /api/users/me/activation-key', answers: 200 },
  { route: 'GET /api/activities', answers: 200 },
  ...['', '/skook'].map((part) => ({
    route: `GET /api/activities/compare${part}`,
    path: ({ activity }: Ids) => `/api/activities/compare${part}?activity_hashes=${activity},nothing`,
    answers: 200,
  })),
  {
    route: 'GET /api/activities/outlines',
    path: ({ activity }: Ids) => `/api/activities/outlines?activity_hashes=${activity},nothing`,
    answers: 200,
  },
  { route: 'DELETE /api/users/me/default-setting', answers: 204 },
  { route: 'POST /api/analyze', body: {}, answers: 415 },
  // Without a file; what an upload token may do is a test of its own.
  { route: 'POST /api/uploads', answers: 400 },
  { route: 'GET /api/upload-tokens', answers: 200 },
  { route: 'POST /api/upload-tokens', body: { name: 'Watch' }, answers: 201 },
  { route: 'POST /api/demo-activities', answers: 200 },
  { route: 'DELETE /api/demo-activities', answers: 200 },
  { route: 'GET /api/surf-settings', answers: 200 },
  { route: 'POST /api/surf-settings', body: setting, answers: 201 },
  { route: 'GET /api/system-suggested-surf-settings', answers: 200 },
  { route: 'GET /api/surf-vessels', answers: 200 },
  { route: 'POST /api/surf-vessels', body: vessel, answers: 201 },
  {
    route: 'GET /api/season/picture',
    path: () =>
      '/api/season/picture?surf_type=traveling_waves&shape=wide&theme=dark&figures=sessions,rides,days',
    answers: 200,
  },
  { route: 'GET /api/season/tides', path: () => '/api/season/tides', answers: 200 },
  {
    route: 'GET /api/season',
    path: () => '/api/season?surf_type=traveling_waves',
    answers: 200,
  },
  { route: 'GET /api/spots', answers: 200 },
  ...['GET', 'PUT'].map((method) => ({
    route: `${method} /api/season/goals/:id`,
    path: () => '/api/season/goals/2026',
    ...(method === 'PUT' && { body: { sessions: 50, rides: null, hours: 100 } }),
    answers: 200,
  })),
  { route: 'GET /api/connect/strava/status', answers: 200 },
  { route: 'GET /api/connect/garmin/status', answers: 200 },
  { route: 'GET /api/connect/intervals/status', answers: 200 },
  { route: 'GET /api/connect/strava/activities', answers: 200 },
  { route: 'GET /api/connect/garmin/activities', answers: 200 },
  { route: 'GET /api/connect/intervals/activities', answers: 200 },
  { route: 'DELETE /api/connect/strava', answers: 204 },
  { route: 'DELETE /api/connect/garmin', answers: 204 },
  { route: 'DELETE /api/connect/intervals', answers: 204 },
  // The installation under test offers no service.
  { route: 'POST /api/connect/intervals', body: { api_key: 'x' }, answers: 404 },
  { route: 'POST /api/connect/intervals/sync', body: { sync_type: 'recent-10' }, answers: 404 },
  { route: 'GET /api/connect/garmin/profile', answers: 404 },
  { route: 'GET /api/connect/strava/auth-url', answers: 404 },
  { route: 'POST /api/connect/strava', body: { code: 'x', state: 'x' }, answers: 400 },
  {
    route: 'POST /api/connect/garmin',
    body: { garmin_username: 'kai@surf.example', garmin_password: password },
    answers: 404,
  },
  { route: 'POST /api/connect/strava/sync', body: { sync_type: 'last' }, answers: 404 },
  { route: 'POST /api/connect/garmin/sync', body: { sync_type: 'recent-10' }, answers: 404 },
  { route: 'POST /api/logout', answers: 204, endsLogin: true },
  { route: 'POST /api/logout-everywhere', answers: 204, endsLogin: true },
  {
    route: 'POST /api/users/me/change-password',
    body: { current_password: password, new_password: 'another horse' },
    answers: 200,
    endsLogin: true,
  },
  { route: 'POST /api/users/me/delete-account', body: { password }, answers: 204, endsLogin: true },
];

/** In order: deleting routes come last. */
const owner: readonly Omit<RouteCase, 'access'>[] = [
  ...[
    '',
    '/original',
    '/gpx',
    '/fit',
    '/whole-track',
    '/generate-map',
    '/generate-gps-visualization',
    '/develop-map',
  ].map((part) => ({
    route: `GET /api/activities/:id${part}`,
    path: ({ activity }: Ids) => `/api/activities/${activity}${part}`,
    // The activity is of traveling waves, and this map is for standing waves.
    answers: part === '/develop-map' ? 400 : 200,
  })),
  {
    route: 'GET /api/activities/:id/share-picture',
    path: ({ activity }: Ids) =>
      `/api/activities/${activity}/share-picture?shape=wide&theme=dark&motif=bars&figures=rides,longest_ride,max_speed`,
    answers: 200,
  },
  ...[
    { activity_name: 'Dawn' },
    { surf_vessel_id: null },
    { is_public: false },
    { video_link: 'https://video.example/1' },
    { excluded_from_records: true },
    { is_surfing: true },
  ].map((body) => ({
    route: 'PUT /api/activities/:id',
    path: ({ activity }: Ids) => `/api/activities/${activity}`,
    body,
    answers: 200,
  })),
  ...(
    [
      ['note', { note: 'Glassy' }],
      ['marks', { marks: [] }],
      ['privacy', { rides_only: true, hidden_circle: null, show_heart_rate: true }],
      ['trim', { kept_part: null }],
      ['start', { start_time: '2026-05-01T07:00:00Z' }],
      ['surf-type', { surf_type: 'traveling_waves' }],
      ['usual-heading', { is_used: false }],
    ] as const
  ).map(([part, body]) => ({
    route: `PUT /api/activities/:id/${part}`,
    path: ({ activity }: Ids) => `/api/activities/${activity}/${part}`,
    body,
    answers: 200,
  })),
  {
    route: 'PUT /api/activities/:id/same-session',
    path: ({ activity }) => `/api/activities/${activity}/same-session`,
    body: { other: 'elsewhere', counts: 'both' },
    // There is no such other activity.
    answers: 404,
  },
  {
    route: 'PUT /api/activities/:id/surf-setting',
    path: ({ activity }) => `/api/activities/${activity}/surf-setting?setting_id=-1`,
    answers: 200,
  },
  {
    route: 'PUT /api/users/me/default-setting/:id',
    path: (ids) => `/api/users/me/default-setting/${ids.setting}`,
    answers: 200,
  },
  {
    route: 'PUT /api/surf-settings/:id',
    path: (ids) => `/api/surf-settings/${ids.setting}`,
    body: { ...setting, setting_name: 'Changed' },
    answers: 200,
  },
  {
    route: 'PUT /api/surf-vessels/:id',
    path: (ids) => `/api/surf-vessels/${ids.vessel}`,
    body: vessel,
    answers: 200,
  },
  {
    route: 'GET /api/activities/:id/records',
    path: ({ activity }) => `/api/activities/${activity}/records`,
    answers: 200,
  },
  {
    route: 'GET /api/spots/:id/take-offs',
    path: ({ spot }) => `/api/spots/${spot}/take-offs`,
    answers: 200,
  },
  {
    route: 'GET /api/spots/of/:id',
    path: ({ activity }) => `/api/spots/of/${activity}`,
    answers: 200,
  },
  {
    route: 'PUT /api/spots/:id',
    path: ({ spot }) => `/api/spots/${spot}`,
    body: { name: 'Reef' },
    answers: 200,
  },
  {
    route: 'POST /api/spots/:id/merge',
    path: ({ spot }) => `/api/spots/${spot}/merge`,
    // There is no such other spot.
    body: { into: 900_004 },
    answers: 404,
  },
  { route: 'DELETE /api/spots/:id/merge', path: ({ spot }) => `/api/spots/${spot}/merge`, answers: 204 },
  { route: 'DELETE /api/rides/:id', path: ({ ride }) => `/api/rides/${ride}`, answers: 204 },
  { route: 'DELETE /api/attempts/:id', path: ({ attempt }) => `/api/attempts/${attempt}`, answers: 204 },
  { route: 'POST /api/rides/:id/restore', path: ({ ride }) => `/api/rides/${ride}/restore`, answers: 200 },
  {
    route: 'POST /api/attempts/:id/restore',
    path: ({ attempt }) => `/api/attempts/${attempt}/restore`,
    answers: 200,
  },
  {
    route: 'DELETE /api/surf-settings/:id',
    path: (ids) => `/api/surf-settings/${ids.setting}`,
    answers: 204,
  },
  {
    route: 'DELETE /api/upload-tokens/:id',
    path: (ids) => `/api/upload-tokens/${ids.uploadToken}`,
    answers: 204,
  },
  { route: 'DELETE /api/surf-vessels/:id', path: (ids) => `/api/surf-vessels/${ids.vessel}`, answers: 204 },
  ...['', '/skook'].flatMap((part) => [
    {
      route: `POST /api/analyze/strava/:id${part}`,
      path: (ids: Ids) => `/api/analyze/strava/${ids.stravaActivity}${part}`,
      answers: 200,
    },
    {
      route: `POST /api/analyze/garmin/:id${part}`,
      path: (ids: Ids) => `/api/analyze/garmin/${encodeURIComponent(ids.garminActivity)}${part}`,
      answers: 200,
    },
    {
      route: `POST /api/analyze/intervals/:id${part}`,
      path: (ids: Ids) => `/api/analyze/intervals/${ids.intervalsActivity}${part}`,
      answers: 200,
    },
  ]),
  {
    route: 'DELETE /api/connect/strava/activities/:id',
    path: (ids) => `/api/connect/strava/activities/${ids.stravaActivity}`,
    answers: 204,
  },
  {
    route: 'DELETE /api/connect/garmin/activities/:id',
    path: (ids) => `/api/connect/garmin/activities/${encodeURIComponent(ids.garminActivity)}`,
    answers: 204,
  },
  {
    route: 'PUT /api/activities/:id/videos',
    path: ({ activity }) => `/api/activities/${activity}/videos`,
    // Another year than the session's, but for the owner of none.
    body: {
      file_name: 'GX010042.MP4',
      bytes: 4_000_000_000,
      last_modified: 1_780_000_000_000,
      starts_at: '1999-01-01T08:00:00Z',
      method: 'gopro',
    },
    answers: 422,
  },
  {
    route: 'DELETE /api/activities/:id/videos/:id',
    path: ({ activity, video }) => `/api/activities/${activity}/videos/${video}`,
    answers: 204,
  },
  {
    route: 'DELETE /api/connect/intervals/activities/:id',
    path: (ids) => `/api/connect/intervals/activities/${ids.intervalsActivity}`,
    answers: 204,
  },
  {
    route: 'DELETE /api/activities/:id',
    path: ({ activity }) => `/api/activities/${activity}`,
    answers: 204,
  },
];

const admin: readonly Omit<RouteCase, 'access'>[] = [
  {
    route: 'POST /api/admin/redetections',
    body: { dry_run: true },
    answers: 202,
    allowedFields: ['user_id', 'url_hash'],
  },
  { route: 'GET /api/admin/redetections/current', answers: 200 },
  { route: 'DELETE /api/admin/redetections/current', answers: 204 },
  { route: 'GET /api/admin/replays', answers: 200 },
  { route: 'POST /api/admin/replays', body: { projection: 'vessels' }, answers: 202 },
  { route: 'DELETE /api/admin/replays/:id', path: () => '/api/admin/replays/vessels', answers: 204 },
  { route: 'GET /api/admin/stats/global', answers: 200 },
  { route: 'GET /api/admin/stats/user-growth', answers: 200 },
  { route: 'GET /api/admin/stats/new-user-registrations', answers: 200 },
  { route: 'GET /api/admin/stats/monthly-users', answers: 200 },
  { route: 'GET /api/admin/stats/activity-growth', answers: 200 },
  { route: 'GET /api/admin/stats/new-activities', answers: 200 },
  { route: 'GET /api/admin/stats/monthly-activities', answers: 200 },
  { route: 'GET /api/admin/stats/surf-vessels', answers: 200 },
  { route: 'GET /api/admin/stats/surf-types', answers: 200 },
  { route: 'GET /api/admin/stats/user-stats', answers: 200 },
  { route: 'GET /api/admin/stats/user-engagement', answers: 200 },
  ...[
    'activation-funnel',
    'cohorts',
    'intake',
    'detection-health',
    'watch-agreement',
    'storage',
    'questions',
  ].map((question) => ({ route: `GET /api/admin/stats/${question}`, answers: 200 })),
];

/** All routes of the application and who may call them; some appear more than once. */
export const ROUTES: readonly RouteCase[] = [
  ...everybody.map((route) => ({ ...route, access: 'everybody' as const })),
  ...signedIn.map((route) => ({ ...route, access: 'signed_in' as const })),
  ...owner.map((route) => ({ ...route, access: 'owner' as const })),
  ...admin.map((route) => ({ ...route, access: 'admin' as const })),
];
