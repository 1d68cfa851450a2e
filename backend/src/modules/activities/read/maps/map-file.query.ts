import { Controller, Get, Res } from '@nestjs/common';
import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type Static, Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../../../kernel/errors/domain-error.ts';
import { CheckedParams } from '../../../../kernel/http/checked-query.ts';
import { Public } from '../../../../kernel/http/public.ts';
import { SharedActivities } from '../public/shared-activities.ts';
import { mapData } from './map-data.ts';
import { MAP_POLICY, mapPage } from './map-page.ts';

export class GetMapFile {
  constructor(readonly file: string) {}
}

/** The page of a map, drawn from what is there now: a renamed activity and hidden places show at once. */
@QueryHandler(GetMapFile)
export class GetMapFileHandler implements IQueryHandler<GetMapFile, string> {
  constructor(private readonly activities: SharedActivities) {}

  async execute({ file }: GetMapFile): Promise<string> {
    const found = await this.activities.findByMap(file);
    if (found === undefined) throw notFound('Map not found');
    return mapPage(mapData(found.kind, found.activity));
  }
}

const Path = Type.Object({ file: Type.String() });

/** Opens in a tab without a token: who knows a private map's name got it from its owner. */
@Controller('results')
export class MapFileHttp {
  constructor(private readonly queries: QueryBus) {}

  @Public()
  @Get(':file')
  async get(@CheckedParams(Path) { file }: Static<typeof Path>, @Res() reply: FastifyReply): Promise<void> {
    const page = await this.queries.execute<GetMapFile, string>(new GetMapFile(file));
    await reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', MAP_POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .send(page);
  }
}
