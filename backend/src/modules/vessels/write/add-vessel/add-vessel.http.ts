import { Controller, HttpCode, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { Actor, type ActorIdentity } from '../../../../kernel/http/actor.ts';
import { AfterProjection } from '../../../../kernel/http/after-projection.ts';
import { JsonBody } from '../../../../kernel/http/json-body.ts';
import { describeVessel, VesselBody } from '../vessel.schema.ts';
import { AddVesselCommand, type AddedVessel } from './add-vessel.handler.ts';

@Controller('surf-vessels')
export class AddVesselHttp {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterProjection: AfterProjection,
  ) {}

  @Post()
  @HttpCode(201)
  async add(
    @Actor() actor: ActorIdentity,
    @JsonBody(VesselBody) body: VesselBody,
    @Req() request: FastifyRequest,
  ) {
    const description = describeVessel(body);
    const { vesselId, position } = await this.commands.execute<AddVesselCommand, AddedVessel>(
      new AddVesselCommand(actor.id, description, request.id),
    );
    await this.afterProjection.reached(position, ['vessels']);
    return { id: vesselId, ...description };
  }
}
