import { Controller, Get } from '@nestjs/common';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { Answers } from '../../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../platform/admission/actor.ts';
import { SessionTides, type SessionTidesAnswer } from '../../season.schema.ts';
import { PersonSeasonQuery } from './person-season.query.ts';

@Controller('season/tides')
export class SessionTidesHttp {
  constructor(private readonly people: PersonSeasonQuery) {}

  @Expensive('list')
  @Get()
  @Answers({ summary: 'The tide at which your sessions began', 200: SessionTides })
  async tides(@Actor() actor: ActorIdentity): Promise<SessionTidesAnswer> {
    const { sessions } = await this.people.of(actor.id);
    return sessions.flatMap(({ urlHash, waters }) =>
      waters === null ? [] : [{ url_hash: urlHash, state: waters.atStart }],
    );
  }
}
