import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_PAGE_POLICY, problemPage } from './problem-page.ts';
import { sendProblem } from './problem.filter.ts';
import type { Problem } from './problem.ts';

/** For addresses that people open: a browser gets its refusal as a page, everybody else as problem+json. */
@Catch()
export class ProblemPageFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const isBrowser = request.headers.accept?.includes('text/html') === true;
    sendProblem(error, request, reply.header('vary', 'accept'), isBrowser ? asPage : undefined);
  }
}

const asPage = (problem: Problem, reply: FastifyReply): void => {
  void reply
    .header('content-security-policy', PROBLEM_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(problemPage(problem));
};
