import type { Readable } from 'node:stream';
import { Controller, Get, Inject, Res, UseFilters } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { DATABASE, type Database } from '../../../../kernel/database/database.ts';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { answerInSlices } from '../../../../kernel/http/answers/answer-in-slices.ts';
import { CheckedParams, CheckedQuery } from '../../../../kernel/http/requests/parameters.ts';
import { ProblemPageFilter } from '../../../../kernel/http/answers/problem-page.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { SharedActivities } from '../public/shared-activities.ts';
import { DistanceUnit, SpeedUnit, type Units } from '../public/units.ts';
import { mapData } from './map-data.ts';
import { MAP_POLICY, mapPage } from './map-page.ts';

/** Units that the address leaves out are the owner's. */
type AskedUnits = Partial<Units>;

const DEFAULT_UNITS: Units = { distance_unit: 'meters', speed_unit: 'km/h' };

export class GetMapFile {
  constructor(
    readonly file: string,
    readonly units: AskedUnits,
  ) {}
}

/** The page of a map, drawn from what is there now: a renamed activity and hidden places show at once. */
@QueryHandler(GetMapFile)
export class GetMapFileHandler implements IQueryHandler<GetMapFile, Readable> {
  constructor(
    private readonly activities: SharedActivities,
    @Inject(DATABASE) private readonly database: Database,
  ) {}

  async execute({ file, units }: GetMapFile): Promise<Readable> {
    const found = await this.activities.findByMap(file);
    if (found === undefined) throw notFound('Map not found');
    const shown = { ...(await this.unitsOf(found.activity.row.owner)), ...units };
    return answerInSlices(mapPage(mapData(found.kind, found.activity, shown)));
  }

  private async unitsOf(owner: number): Promise<Units> {
    const [chosen] = await this.database.query<Units>(
      'SELECT distance_unit, speed_unit FROM read_activity_owner_units.owner_units WHERE user_id = $1',
      [owner],
    );
    return chosen ?? DEFAULT_UNITS;
  }
}

const Path = Type.Object({ file: Type.String() });
const Query = Type.Object(
  {
    distance_unit: Type.Optional(
      Type.Union(DistanceUnit.anyOf, { errorMessage: 'distance_unit is meters, yards or feet' }),
    ),
    speed_unit: Type.Optional(
      Type.Union(SpeedUnit.anyOf, { errorMessage: 'speed_unit is km/h, mph or m/s' }),
    ),
  },
  { additionalProperties: false },
);

/** Opens in a tab without a token: who knows a private map's name got it from its owner. */
@Controller('results')
@UseFilters(ProblemPageFilter)
export class MapFileHttp {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Expensive('answer')
  @Get(':file')
  async get(
    @CheckedParams(Path) { file }: Static<typeof Path>,
    @CheckedQuery(Query) units: AskedUnits,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const page = await this.queries.execute<GetMapFile, Readable>(new GetMapFile(file, units));
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', MAP_POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(page);
  }
}
