import { Controller, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { sessionName } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { DomainError, invalid, unauthenticated } from '../../../../kernel/errors/domain-error.ts';
import { OneOf } from '../../../../kernel/event-store/fields.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { JsonBody } from '../../../../kernel/http/requests/json-body.ts';
import { GarminSync, StravaSync } from '../../connections.schema.ts';
import type { ListedActivity, ListRequest } from '../../events/sync-events.ts';
import { ListedActivitiesQuery } from '../../read/listed-activities/listed-activities.query.ts';
import { RECONNECT } from '../service-failure.ts';
import { SyncCommand } from './sync.use-case.ts';

const unknownType = { errorMessage: 'Please select what to sync' };
const date = Type.Optional(Type.String({ maxLength: 10, errorMessage: 'Please select a date' }));

const StravaSyncBody = Type.Object(
  { sync_type: OneOf(['last', 'recent-100', 'select-date'], unknownType), date },
  { additionalProperties: false },
);
const GarminSyncBody = Type.Object(
  {
    sync_type: Type.Optional(OneOf(['recent-10', 'recent-30', 'recent-100', 'select-date'], unknownType)),
    date,
  },
  { additionalProperties: false },
);

@Controller('connect')
export class SyncHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly listed: ListedActivitiesQuery,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Expensive('upload')
  @Post('strava/sync')
  @Answers({ summary: 'List activities at Strava', 200: StravaSync, problems: [404, 409] })
  async strava(
    @Actor() { id: actor }: ActorIdentity,
    @JsonBody(StravaSyncBody) { sync_type, date: day }: Static<typeof StravaSyncBody>,
    @Req() request: FastifyRequest,
  ): Promise<Static<typeof StravaSync>> {
    const synced = await this.sync('strava', actor, request, requestOf(sync_type, day));
    const list = await this.listed.strava(actor);
    const [last] = synced.activities;
    if (sync_type !== 'last' || last === undefined) return { message: synced.message, ...list };
    return {
      message: `Synced the last activity: ${sessionName(last.name)}`,
      ...list,
      activity_name: sessionName(last.name),
      start_date: last.startTime === null ? null : new Date(last.startTime).toISOString(),
      type: last.type,
    };
  }

  @Expensive('upload')
  @Post('garmin/sync')
  @Answers({ summary: 'List activities at Garmin', 200: GarminSync, problems: [404, 409] })
  async garmin(
    @Actor() { id: actor }: ActorIdentity,
    @JsonBody(GarminSyncBody) { sync_type, date: day }: Static<typeof GarminSyncBody>,
    @Req() request: FastifyRequest,
  ): Promise<Static<typeof GarminSync>> {
    const { message } = await this.sync('garmin', actor, request, requestOf(sync_type ?? 'recent-10', day));
    return { message, ...(await this.listed.garmin(actor)) };
  }

  private async sync(
    service: 'strava' | 'garmin',
    actor: number,
    { id: correlation }: FastifyRequest,
    request: ListRequest,
  ) {
    const { activities, added } = await this.commands
      .execute(new SyncCommand({ service, actor, correlation }, request))
      .catch(asContract);
    await this.afterProjection.reached();
    return { activities, message: messageOf(request, activities, added) };
  }
}

/** The contract answers 401 for the sync of a connection that has ended, and for no other call. */
function asContract(error: unknown): never {
  const isEnded = error instanceof DomainError && error.options.code === RECONNECT;
  throw isEnded ? unauthenticated(error.message) : error;
}

/** @throws DomainError invalid without a date where one is needed */
function requestOf(syncType: string, day: string | undefined): ListRequest {
  if (syncType === 'last') return { kind: 'recent', count: 1 };
  if (syncType !== 'select-date') return { kind: 'recent', count: Number(syncType.slice('recent-'.length)) };
  if (day === undefined || !isDay(day)) throw invalid('Please select a date');
  return { kind: 'day', date: day };
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

function messageOf(request: ListRequest, { length }: readonly ListedActivity[], added: number): string {
  if (length === 0) {
    return request.kind === 'day' ? `No activities found on ${request.date}` : 'No activities found';
  }
  return `Synced ${length} ${length === 1 ? 'activity' : 'activities'}, ${added} new`;
}
