import { Controller, Get } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Type } from '@sinclair/typebox';
import { slice } from '../../../kernel/slices.ts';
import { EventCodec } from '../../../kernel/event-store/event-codec.ts';
import { EVENT_STORE } from '../../../kernel/event-store/event-store.ts';
import { Answers } from '../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity, Correlation, ForAdmins } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { EngagementQuery, EngagementRow } from '../engagement.schema.ts';
import { engagementViewsStream } from '../events/engagement-events.ts';
import { UserEngagementQuery } from '../read/user-engagement.query.ts';
import { viewUserEngagement } from './view-user-engagement.decision.ts';

/** Appends at any revision, since a look depends on no earlier one. */
export const ViewUserEngagementCommand = slice(
  [EVENT_STORE, EventCodec],
  (store, codec) => async (admin: number, people: number, correlation: string) => {
    const events = viewUserEngagement({ people }, undefined);
    const encoded = await codec.encode(events, { actor: String(admin), correlation });
    await store.append(engagementViewsStream(admin), 'any', encoded);
  },
);

@ForAdmins()
@Controller('admin/stats/user-engagement')
export class UserEngagementHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly engagement: UserEngagementQuery,
  ) {}

  /** The look is recorded before the rows are sent. */
  @Get()
  @Answers({
    summary: 'Users with email, username and figures; each look is recorded with your id',
    200: Type.Array(EngagementRow),
  })
  async userEngagement(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(EngagementQuery) query: EngagementQuery,
    @Correlation() correlation: string,
  ): Promise<readonly EngagementRow[]> {
    const rows = await this.engagement.rows(query);
    await this.commands.execute(new ViewUserEngagementCommand(actor.id, rows.length, correlation));
    return rows;
  }
}
