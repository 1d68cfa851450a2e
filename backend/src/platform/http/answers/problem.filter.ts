import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { failureOf, problemOf, UNEXPECTED, type Problem } from './problem.ts';

/** Maps all errors to answers in `application/problem+json`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    sendProblem(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

const asJson = (problem: Problem, reply: FastifyReply): void => {
  void reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
};

export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  send: (problem: Problem, reply: FastifyReply) => void = asJson,
): void {
  const failure = failureOf(error) ?? UNEXPECTED;
  if (failure.status >= 500 && failure.isExpected !== true) request.log.error({ err: error }, failure.detail);
  if (reply.sent) return;
  if (failure.retryAfterSeconds !== undefined) void reply.header('retry-after', failure.retryAfterSeconds);
  if (failure.status === 401) void reply.header('www-authenticate', 'Bearer');
  send(problemOf(failure, request.id), reply.status(failure.status));
}
