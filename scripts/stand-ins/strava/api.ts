import { type Route } from '../http/origin.ts';
import { bearerOf, type Incoming } from '../http/incoming.ts';
import { json, type Reply } from '../http/reply.ts';
import { type StravaAction } from './actions.ts';
import { REFUSALS } from './errors.ts';
import { type AccessToken } from './grants.ts';
import { summaryOf } from './list-activities.ts';
import { type StravaState } from './state.ts';
import { streamsOf } from './streams.ts';

const MOST_PER_PAGE = 200;
/** Epoch values above are milliseconds: as seconds they lie after the year 5000. */
const LAST_SECOND = 1e11;

export function apiRoutes(state: StravaState): readonly Route<StravaAction>[] {
  const guarded = (answer: (request: Incoming, token: AccessToken) => Reply) => (request: Incoming) => {
    const token = request.query.has('access_token')
      ? undefined
      : state.grants.accessToken(bearerOf(request) ?? '');
    if (token === undefined) return REFUSALS.accessToken;
    const reads = token.scopes.includes('activity:read') || token.scopes.includes('activity:read_all');
    return reads ? answer(request, token) : REFUSALS.readPermission;
  };
  return [
    {
      method: 'GET',
      path: '/api/v3/athlete/activities',
      action: 'list',
      answer: guarded((request, token) => listActivities(state, request, token)),
    },
    {
      method: 'GET',
      path: '/api/v3/activities/:id/streams',
      action: 'streams',
      answer: guarded((request, token) => activityStreams(state, request, token)),
    },
  ];
}

const visible = (state: StravaState, { athleteId, scopes }: AccessToken) =>
  state.world
    .activitiesOf(athleteId)
    .filter((activity) => !activity.private || scopes.includes('activity:read_all'));

function listActivities(state: StravaState, { query }: Incoming, token: AccessToken): Reply {
  const number = (name: string, otherwise: number) => (query.has(name) ? Number(query.get(name)) : otherwise);
  const before = number('before', Number.POSITIVE_INFINITY);
  const after = number('after', Number.NEGATIVE_INFINITY);
  const page = number('page', 1);
  const perPage = number('per_page', 30);
  const isEpoch = (value: number) => Number.isInteger(value) && value >= 0 && value < LAST_SECOND;
  if (query.has('before') && !isEpoch(before)) return REFUSALS.before;
  if (query.has('after') && !isEpoch(after)) return REFUSALS.after;
  if (!Number.isInteger(page) || page < 1) return REFUSALS.page;
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > MOST_PER_PAGE) return REFUSALS.perPage;
  const within = visible(state, token).filter(
    ({ startTime }) => startTime / 1000 < before && startTime / 1000 > after,
  );
  return json(200, within.slice((page - 1) * perPage, page * perPage).map(summaryOf));
}

function activityStreams(state: StravaState, { query, params }: Incoming, token: AccessToken): Reply {
  const activity = visible(state, token).find(({ id }) => String(id) === params['id']);
  if (activity?.track == null) return REFUSALS.notFound;
  const keys = (query.get('keys') ?? '').split(',').filter((key) => key !== '');
  if (keys.length === 0) return REFUSALS.keys;
  const streams = streamsOf({ ...activity, track: activity.track }, keys);
  if (query.get('key_by_type') === 'true') return json(200, streams);
  return json(
    200,
    Object.entries(streams).map(([type, stream]) => ({ type, ...stream })),
  );
}
