import { randomUUID } from 'node:crypto';
import { bearerOf, type Incoming } from '../http/incoming.ts';
import { type Route } from '../http/origin.ts';
import { json, type Reply } from '../http/reply.ts';
import { type GarminAction } from './actions.ts';
import { listItem } from './list-item.ts';
import { originalOf } from './originals.ts';
import { type GarminState } from './state.ts';
import { type GarminAccount } from './world.ts';

const refused = (status: number, error: string, clientMessage: string) =>
  json(status, { clientMessage, errorId: randomUUID(), error });

const unauthorized = (description: string) =>
  json(
    401,
    { error: 'invalid_token', error_description: description },
    { 'www-authenticate': `Bearer error="invalid_token", error_description="${description}"` },
  );

/** The API of Garmin Connect's apps. */
export function connectApiRoutes(state: GarminState): readonly Route<GarminAction>[] {
  const guarded = (answer: (request: Incoming, account: GarminAccount) => Reply) => (request: Incoming) => {
    const token = state.tokens.accessToken(bearerOf(request) ?? '');
    const account = token && state.world.account(token.accountId);
    if (account === undefined) return unauthorized('The access token is invalid or expired');
    return answer(request, account);
  };
  return [
    {
      method: 'GET',
      path: '/userprofile-service/socialProfile',
      action: 'profile',
      answer: guarded((_, { id, profileId, garminGuid, displayName, fullName, email }) =>
        json(200, { id, profileId, garminGUID: garminGuid, displayName, fullName, userName: email }),
      ),
    },
    {
      method: 'GET',
      path: '/activitylist-service/activities/search/activities',
      action: 'list',
      answer: guarded((request, account) => listActivities(state, request, account)),
    },
    {
      method: 'GET',
      path: '/download-service/files/activity/:id',
      action: 'download',
      answer: guarded((request, account) => download(state, request, account)),
    },
  ];
}

function listActivities({ world }: GarminState, { query }: Incoming, account: GarminAccount): Reply {
  const start = Number(query.get('start') ?? 0);
  const limit = Number(query.get('limit') ?? 20);
  if (!Number.isInteger(start) || start < 0 || !Number.isInteger(limit) || limit < 1)
    return refused(400, 'BadRequestException', 'Invalid paging');
  const from = query.get('startDate');
  const to = query.get('endDate');
  const isDate = (text: string | null) => text === null || /^\d{4}-\d\d-\d\d$/.test(text);
  if (!isDate(from) || !isDate(to)) return refused(400, 'BadRequestException', 'Invalid date');
  const items = world.activitiesOf(account.id).map(listItem);
  const within = items.filter(({ startTimeLocal }) => {
    const day = startTimeLocal.slice(0, 10);
    return (from === null || day >= from) && (to === null || day <= to);
  });
  return json(200, within.slice(start, start + limit));
}

function download({ world }: GarminState, { params }: Incoming, account: GarminAccount): Reply {
  const activity = world.activity(Number(params['id']));
  if (activity === undefined) return refused(404, 'NotFoundException', 'Activity not found');
  if (activity.accountId !== account.id) return refused(403, 'ForbiddenException', 'Not permitted');
  return originalOf(activity) ?? refused(404, 'NotFoundException', 'No file for this activity');
}
