import { Controller, Get, Res } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Public } from '../../../../kernel/http/requests/actor.ts';
import { CheckedParams } from '../../../../kernel/http/requests/parameters.ts';
import { Coasts } from '../../adapters/coast/coasts.ts';

const Path = Type.Object({
  cell: Type.String({
    pattern: String.raw`^-?\d{1,2},-?\d{1,3}$`,
    description: 'Latitude and longitude of the south-west corner of a cell of one degree',
    errorMessage: 'A cell is two whole degrees',
  }),
});

const CoastAnswer = Type.Object(
  {
    west: Type.Number(),
    south: Type.Number(),
    east: Type.Number(),
    north: Type.Number(),
    sea: Type.Array(Type.Array(Type.Array(Type.Number())), {
      description: 'Polygons of rings, with longitudes and latitudes in turn; none where all is land or sea',
    }),
  },
  { $id: 'Coast', additionalProperties: false },
);
const NO_COAST = { west: 0, south: 0, east: 0, north: 0, sea: [] };

/** The same for everybody, and as coarse as a degree: it tells nothing of a session. */
@Controller('coast')
export class CoastHttp {
  constructor(private readonly coasts: Coasts) {}

  @Public()
  @Get(':cell')
  @Answers({ summary: 'Land and sea around a degree, from OpenStreetMap (ODbL)', 200: CoastAnswer })
  async get(
    @CheckedParams(Path) { cell }: Static<typeof Path>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Static<typeof CoastAnswer>> {
    const coast = (await this.coasts.ofCell(cell)) ?? NO_COAST;
    void reply.header('cache-control', 'public, max-age=2592000');
    return coast as Static<typeof CoastAnswer>;
  }
}
