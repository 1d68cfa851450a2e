import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const ENGLISH = 'en-US';

/**
 * The language that a request's program names first, such as 'pt-PT', as far as dates can be written in it; 'en-US' where
 * it names none that is known. Few enough to keep an answer for each: made-up variants and regions fall away.
 */
export function readerLanguage({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const [wanted = ''] = (headers['accept-language'] ?? '').split(/[,;]/, 1);
  try {
    const { baseName } = new Intl.Locale(wanted.trim());
    if (Intl.DateTimeFormat.supportedLocalesOf(baseName).length === 0) return ENGLISH;
    return new Intl.DateTimeFormat(baseName).resolvedOptions().locale;
  } catch {
    // Not a language, such as '*'.
    return ENGLISH;
  }
}

/** Parameter decorator: the language to write dates and numbers in. */
export const ReaderLanguage = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  readerLanguage(context.switchToHttp().getRequest<FastifyRequest>()),
);
