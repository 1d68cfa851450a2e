import { Controller, Get, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Static } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { AfterProjection } from '../../../../kernel/http/answers/after-projection.ts';
import { CheckedParams } from '../../../../kernel/http/requests/parameters.ts';
import type { MapKind } from '../../events/map-drawn.ts';
import { ActivityPath } from '../activity-path.schema.ts';
import { DrawMapCommand, type DrawnMap } from './draw-map.handler.ts';

type Path = Static<typeof ActivityPath>;

/** Each answers with the name of a file under /api/results (spec section 7). */
@Controller('activities')
export class DrawMapHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Get(':url_hash/generate-map')
  map(
    @Actor() actor: ActorIdentity,
    @CheckedParams(ActivityPath) path: Path,
    @Req() request: FastifyRequest,
  ) {
    return this.draw('map', actor, path, request);
  }

  @Get(':url_hash/generate-gps-visualization')
  gpsVisualization(
    @Actor() actor: ActorIdentity,
    @CheckedParams(ActivityPath) path: Path,
    @Req() request: FastifyRequest,
  ) {
    return this.draw('gps_visualization', actor, path, request);
  }

  @Get(':url_hash/develop-map')
  developMap(
    @Actor() actor: ActorIdentity,
    @CheckedParams(ActivityPath) path: Path,
    @Req() request: FastifyRequest,
  ) {
    return this.draw('develop_map', actor, path, request);
  }

  private async draw(kind: MapKind, actor: ActorIdentity, { url_hash }: Path, request: FastifyRequest) {
    const asked = { urlHash: url_hash, actor: actor.id, correlation: request.id };
    const { file, position } = await this.commands.execute<DrawMapCommand, DrawnMap>(
      new DrawMapCommand(asked, kind),
    );
    await this.afterProjection.reached(position, ['activities']);
    return { map_file: file };
  }
}
