import { Controller, Get, Inject, Res } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { CLOCK, type Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Answers, media } from '../../../platform/http/openapi/answers.ts';
import { Public } from '../../../platform/admission/actor.ts';
import { CheckedQuery } from '../../../platform/http/requests/parameters.ts';
import { calendarFile } from './calendar.ts';
import { floodEvents } from './flood-events.ts';
import { Floods, localDay, NOTE } from './floods.ts';
import { Days, Rapids } from './rapids.schema.ts';

const Query = Type.Object(Days);
const CalendarQuery = Type.Object({
  ...Days,
  min_knots: Type.Number({
    default: 8,
    minimum: 0,
    maximum: 30,
    description: 'Of the peak; floods below 8 have no window',
    errorMessage: 'min_knots is a number from 0 to 30',
  }),
  peaks: Type.Optional(
    Type.String({
      description: 'Peaks of the floods that are wanted, as the list has them, with commas between',
    }),
  ),
});
/** Today's floods become yesterday's, and a new table comes with a new version only. */
const CACHE = 'public, max-age=600';

/** The same for everybody. */
@Controller('rapids')
export class RapidsHttp {
  constructor(
    private readonly floods: Floods,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Expensive('answer')
  @Get()
  @Answers({ summary: 'Floods of the rapids at Skookumchuck, an estimate', 200: Rapids })
  async list(
    @CheckedQuery(Query) query: Static<typeof Query>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Rapids> {
    void reply.header('cache-control', CACHE);
    return this.of(query);
  }

  @Public()
  @Expensive('answer')
  @Get('floods.ics')
  @Answers({ summary: 'Floods of the rapids as a calendar', 200: media('text/calendar') })
  async calendar(
    @CheckedQuery(CalendarQuery) { min_knots: least, peaks, ...query }: Static<typeof CalendarQuery>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const wanted = peaks?.split(',');
    const { floods } = await this.of(query);
    const chosen = floods.filter(({ knots, peak }) => knots >= least && (wanted?.includes(peak) ?? true));
    void reply
      .header('cache-control', CACHE)
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="floods.ics"');
    const { publicUrl } = this.config;
    const name = 'Floods at Skookumchuck';
    return calendarFile(name, floodEvents(chosen, { note: NOTE, publicUrl }), this.clock.now());
  }

  private of({ from, days }: Static<typeof Query>): Promise<Rapids> {
    return this.floods.of(from ?? localDay(this.clock.now().getTime()), days);
  }
}
