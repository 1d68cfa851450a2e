import { createHash } from 'node:crypto';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from './html.ts';
import { sendProblem } from './problem.filter.ts';
import type { Problem } from './problem.ts';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; }
body { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem; line-height: 1.5; }
h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
a { color: light-dark(#0b6e99, #72bfda); }
`;
const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** Content security policy of the problem page: only its own style. */
const PROBLEM_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HINT: Readonly<Record<number, string>> = {
  404: 'It was deleted or is no longer shared, or the link is not complete.',
};

/** Renders a problem as an HTML page. */
function problemPage({ status, detail }: Problem): string {
  const hint = HINT[status];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(detail)} - Rideline</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(detail)}</h1>
${hint === undefined ? '' : `<p>${hint}</p>\n`}<p><a href="/">Go to Rideline</a></p>
</main>
</body>
</html>
`;
}

/** For URLs opened in the browser: errors are an HTML page for browsers and problem+json for other clients. */
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
