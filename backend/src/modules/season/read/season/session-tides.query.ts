import { Controller, Get, Header } from '@nestjs/common';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { Answers } from '../../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../platform/admission/actor.ts';
import { SessionTides } from '../../season.schema.ts';
import { PersonSeasonQuery } from './person-season.query.ts';
import { SeasonAnswers } from './season-answers.ts';

@Controller('season/tides')
export class SessionTidesHttp {
  constructor(
    private readonly people: PersonSeasonQuery,
    private readonly answers: SeasonAnswers,
  ) {}

  @Expensive('list')
  @Get()
  @Answers({ summary: 'The tide at which your sessions began', 200: SessionTides })
  @Header('content-type', 'application/json; charset=utf-8')
  async tides(@Actor() actor: ActorIdentity): Promise<Buffer> {
    const person = await this.people.of(actor.id);
    return this.answers.of(person, 'tides', () =>
      person.sessions.flatMap(({ urlHash, waters }) =>
        waters === null ? [] : [{ url_hash: urlHash, state: waters.atStart }],
      ),
    );
  }
}
