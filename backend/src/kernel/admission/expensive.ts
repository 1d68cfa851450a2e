import {
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Cost } from './costs.ts';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import type { RequestWithActor } from '../http/requests/actor.ts';
import { Admission } from './admission.ts';

export const EXPENSIVE_ROUTE = 'expensive-route';

/** Marks a route whose work is limited: by caller and minute, and in how much of it is under way at once. */
export const Expensive = (cost: Cost) => SetMetadata(EXPENSIVE_ROUTE, cost);

/** Asks for admission before the handler of each route marked expensive; after the guards, so callers are known. */
@Injectable()
export class AdmissionInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly admission: Admission,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const cost = this.reflector.getAllAndOverride<Cost | undefined>(EXPENSIVE_ROUTE, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (cost !== undefined) {
      const http = context.switchToHttp();
      await this.admission.admit(cost, http.getRequest<RequestWithActor>(), http.getResponse<FastifyReply>());
    }
    return next.handle();
  }
}
