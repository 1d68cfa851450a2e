import { Controller, Get } from '@nestjs/common';
import { Type } from '@sinclair/typebox';
import { Expensive } from '../../../../kernel/admission/expensive.ts';
import { Answers } from '../../../../kernel/http/openapi/answers.ts';
import { Actor, type ActorIdentity } from '../../../../kernel/http/requests/actor.ts';
import { Spot, type SpotAnswer } from '../../season.schema.ts';

@Controller('spots')
export class SpotsHttp {
  @Expensive('list')
  @Get()
  @Answers({ summary: 'The spots of your sessions, the one with most sessions first', 200: Type.Array(Spot) })
  async list(@Actor() _actor: ActorIdentity): Promise<readonly SpotAnswer[]> {
    return [];
  }
}
