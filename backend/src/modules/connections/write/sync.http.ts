import { Controller, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SERVICES, type ServiceName, sessionName } from '@rideline/detection-engine';
import { Type } from '@sinclair/typebox';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { DomainError, invalid, unauthenticated } from '../../../platform/errors/domain-error.ts';
import { OneOf } from '../../../kernel/event-store/fields.ts';
import { AfterProjection } from '../../../kernel/projections/after-projection.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { type CommandContext, Context } from '../../../platform/admission/actor.ts';
import { JsonBody } from '../../../platform/http/requests/json-body.ts';
import { answersOf, prefixOf } from '../connections.schema.ts';
import type { ListedActivity, ListRequest } from '../events/sync-events.ts';
import { ListedActivitiesQuery } from '../read/listed-activities.query.ts';
import type { SyncType } from '../services/service.ts';
import { SERVICE_BY_NAME } from '../services/services.ts';
import { RECONNECT } from './service-failure.ts';
import { SyncCommand } from './sync.use-case.ts';

const unknownType = { errorMessage: 'Please select what to sync' };
const date = Type.Optional(Type.String({ maxLength: 10, errorMessage: 'Please select a date' }));

interface Body {
  readonly sync_type?: SyncType;
  readonly date?: string;
}

/** The schema of a service's body, as `StravaSyncRequest`. */
function bodyOf(service: ServiceName) {
  const { syncTypes, defaultSync } = SERVICE_BY_NAME[service];
  const type = OneOf(syncTypes, unknownType);
  return Type.Object(
    { sync_type: defaultSync === undefined ? type : Type.Optional(type), date },
    { $id: `${prefixOf(service)}SyncRequest`, additionalProperties: false },
  );
}

export const syncRoutes = SERVICES.map((service) => {
  const { title, defaultSync } = SERVICE_BY_NAME[service];

  @Controller(`connect/${service}/sync`)
  class SyncHttp {
    constructor(
      private readonly commands: CommandBus,
      private readonly listed: ListedActivitiesQuery,
      private readonly afterProjection: AfterProjection,
    ) {}

    @Expensive('upload')
    @Post()
    @Answers({ summary: `List activities at ${title}`, 200: answersOf(service).Sync, problems: [404, 409] })
    async [service](@Context() context: CommandContext, @JsonBody(bodyOf(service)) body: Body) {
      const syncType = body.sync_type ?? defaultSync;
      const asked = requestOf(syncType, body.date);
      const { activities, added } = await this.commands
        .execute(new SyncCommand({ service, ...context }, asked))
        .catch(asContract);
      await this.afterProjection.reached();
      const list = await this.listed.list(service, context.actor);
      const [last] = activities;
      if (syncType !== 'last' || last === undefined) {
        return { message: messageOf(asked, activities, added), ...list };
      }
      return {
        message: `Synced the last activity: ${sessionName(last.name)}`,
        ...list,
        activity_name: sessionName(last.name),
        start_date: last.startTime === null ? null : new Date(last.startTime).toISOString(),
        type: last.type,
      };
    }
  }
  return SyncHttp;
});

/** The contract answers 401 for the sync of a connection that has ended, and for no other call. */
function asContract(error: unknown): never {
  const isEnded = error instanceof DomainError && error.options.code === RECONNECT;
  throw isEnded ? unauthenticated(error.message) : error;
}

/** @throws DomainError invalid without a date where one is needed */
function requestOf(syncType: SyncType | undefined, day: string | undefined): ListRequest {
  if (syncType === 'last') return { kind: 'recent', count: 1 };
  if (syncType?.startsWith('recent-'))
    return { kind: 'recent', count: Number(syncType.slice('recent-'.length)) };
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
