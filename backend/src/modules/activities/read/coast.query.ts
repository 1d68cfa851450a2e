import { Controller, Get, Req, Res } from '@nestjs/common';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Expensive } from '../../../platform/admission/expensive.ts';
import { KeptText } from '../../../platform/http/answers/kept-text.ts';
import { Answers, NO_CONTENT } from '../../../platform/http/openapi/answers.ts';
import { Public } from '../../../platform/admission/actor.ts';
import { CheckedParams } from '../../../platform/http/requests/parameters.ts';
import { VersionCache } from '../../../kernel/projections/version-cache.ts';
import { Coasts } from '../adapters/coasts.ts';

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

/** Texts in the cache; the longest has 180 kB. */
const MOST_CACHED = 100;

/** The same for everybody, and as coarse as a degree: it tells nothing of a session. */
@Controller('coast')
export class CoastHttp {
  private readonly texts = new VersionCache<KeptText>(MOST_CACHED);

  constructor(private readonly coasts: Coasts) {}

  @Public()
  @Expensive('answer')
  @Get(':cell')
  @Answers({
    summary: 'Land and sea around a degree, from OpenStreetMap (ODbL)',
    200: CoastAnswer,
    304: NO_CONTENT,
  })
  async get(
    @CheckedParams(Path) { cell }: Static<typeof Path>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // A new file comes with a new start.
    const text = await this.texts.get(cell, '', async () => {
      const coast = (await this.coasts.ofCell(cell)) ?? NO_COAST;
      return new KeptText(JSON.stringify(coast), 'application/json; charset=utf-8');
    });
    void reply.header('cache-control', 'public, max-age=2592000');
    await text.send(request, reply);
  }
}
