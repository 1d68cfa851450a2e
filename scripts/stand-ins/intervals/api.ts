import { basicOf, type Incoming } from '../http/incoming.ts';
import { type Route } from '../http/origin.ts';
import { json, type Reply } from '../http/reply.ts';
import { fileReply } from './file.ts';
import { listItem, localStart } from './list-item.ts';
import { type IntervalsAthlete, type IntervalsWorld } from './world.ts';

/** The requests that counts and faults tell apart. */
export type IntervalsAction = 'list' | 'file';

export interface IntervalsState {
  readonly world: IntervalsWorld;
}

const DAY = /^\d{4}-\d\d-\d\d$/;

const refused = (status: number, error: string) => json(status, { status, error });

/** The API of intervals.icu, with a key over HTTP Basic alone. */
export function apiRoutes(state: IntervalsState): readonly Route<IntervalsAction>[] {
  const guarded =
    (answer: (request: Incoming, athlete: IntervalsAthlete) => Reply) => (request: Incoming) => {
      const { user, password: apiKey = '' } = basicOf(request) ?? {};
      const athlete = user === 'API_KEY' ? state.world.byKey(apiKey) : undefined;
      if (athlete === undefined) return refused(401, 'Unauthorized');
      return answer(request, athlete);
    };
  return [
    {
      method: 'GET',
      path: '/api/v1/athlete/:athlete/activities',
      action: 'list',
      answer: guarded((request, athlete) => listActivities(state, request, athlete)),
    },
    {
      method: 'GET',
      path: '/api/v1/activity/:id/file',
      action: 'file',
      answer: guarded((request, athlete) => file(state, request, athlete)),
    },
  ];
}

/** Days are inclusive, and local to where an activity was recorded. */
function listActivities({ world }: IntervalsState, request: Incoming, athlete: IntervalsAthlete): Reply {
  const asked = request.params['athlete'];
  if (asked !== '0' && asked !== athlete.id) return refused(403, 'Access denied');
  const oldest = request.query.get('oldest');
  const newest = request.query.get('newest') ?? '9999-12-31';
  if (oldest === null) return refused(422, 'oldest is required');
  if (!DAY.test(oldest) || !DAY.test(newest) || newest < oldest) return refused(422, 'Invalid date');
  const within = world.activitiesOf(athlete.id).filter((activity) => {
    const day = localStart(activity).slice(0, 10);
    return day >= oldest && day <= newest;
  });
  return json(200, within.map(listItem));
}

function file({ world }: IntervalsState, { params }: Incoming, athlete: IntervalsAthlete): Reply {
  const activity = world.activity(params['id'] ?? '');
  if (activity === undefined) return refused(404, 'Activity not found');
  if (activity.athleteId !== athlete.id) return refused(403, 'Access denied');
  return fileReply(activity) ?? refused(404, 'No file for this activity');
}
