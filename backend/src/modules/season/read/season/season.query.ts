import { Controller, Get, Header } from '@nestjs/common';
import type { Static } from '@sinclair/typebox';
import { countBySize } from '../../../../platform/admission/admitted-request.ts';
import { Expensive } from '../../../../platform/admission/expensive.ts';
import { Answers } from '../../../../platform/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../../platform/http/requests/parameters.ts';
import { VersionCache } from '../../../../kernel/projections/version-cache.ts';
import { Season, SeasonFilter } from '../../season.schema.ts';
import { askedSeason } from './asked-season.ts';
import type { PersonSeason } from './person-season.ts';
import { PersonSeasonQuery } from './person-season.query.ts';

/** Answers of a person in the cache, such as those of two surf types and of two periods. */
const MOST_CACHED = 4;
/** Take some 10 ms of the event loop. */
const USUAL_BYTES = 100_000;

@Controller('season')
export class SeasonHttp {
  /** Those of a season that was read again are made again. */
  private readonly answers = new WeakMap<PersonSeason, VersionCache<Buffer>>();

  constructor(private readonly people: PersonSeasonQuery) {}

  @Expensive('list')
  @Get()
  @Answers({ summary: 'A period of your sessions', 200: Season, problems: [404, 422] })
  @Header('content-type', 'application/json; charset=utf-8')
  async season(
    @Actor() actor: ActorIdentity,
    @CheckedQuery(SeasonFilter) filter: Static<typeof SeasonFilter>,
  ): Promise<Buffer> {
    const person = await this.people.of(actor.id);
    const answers = this.answers.get(person) ?? new VersionCache<Buffer>(MOST_CACHED);
    this.answers.set(person, answers);
    const write = () => Buffer.from(JSON.stringify(askedSeason(person, filter)));
    const answer = await answers.get(JSON.stringify(filter), '', () => Promise.resolve(write()));
    countBySize(answer.length, USUAL_BYTES);
    return answer;
  }
}
