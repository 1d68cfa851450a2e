import {
  SetMetadata,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import type { RequestWithActor } from './actor.ts';
import { Admission } from './admission.ts';
import type { Cost } from './costs.ts';

export const EXPENSIVE_ROUTE = 'expensive-route';

/** Decorator of a route or a controller: the route is limited in requests per caller and minute, in concurrent requests and in memory. */
export const Expensive = (cost: Cost) => SetMetadata(EXPENSIVE_ROUTE, cost);

/** Awaits admission before the handler of an expensive route. Runs after the guards, so the caller is known. */
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
    if (cost === undefined) return next.handle();
    const http = context.switchToHttp();
    const [request, reply] = [http.getRequest<RequestWithActor>(), http.getResponse<FastifyReply>()];
    return this.admission.run(cost, request, reply, () => next.handle());
  }
}
