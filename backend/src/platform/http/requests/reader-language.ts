import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const ENGLISH = 'en-US';

/** The language that a request's program wants most, such as 'pt-PT'; 'en-US' where it says none that is known. */
export function readerLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [wanted = ''] = (headers['accept-language'] ?? '').split(/[,;]/, 1);
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(new Intl.Locale(wanted.trim()).baseName)[0] ?? ENGLISH;
  } catch {
    // Not a language, such as '*'.
    return ENGLISH;
  }
}

/** Parameter decorator: the language to write dates and numbers in. */
export const ReaderLanguage = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  readerLanguage(context.switchToHttp().getRequest<FastifyRequest>()),
);
