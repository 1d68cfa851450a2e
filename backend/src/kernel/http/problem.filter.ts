import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, problemOf, UNEXPECTED } from './problem.ts';

/** The one place where errors become answers: `application/problem+json`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error) ?? UNEXPECTED;
  if (failure.status >= 500) request.log.error({ err: error }, failure.detail);
  if (reply.sent) return;
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds);
  if (failure.status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply
    .status(failure.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(failure, request.id)));
}
