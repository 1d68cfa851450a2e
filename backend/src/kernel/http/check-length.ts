import { invalid } from '../errors/domain-error.ts';

/**
 * Checks a text against a limit of the settings, in characters as JSON Schema counts them.
 * @throws DomainError invalid
 */
export function checkLength(what: string, text: string, limit: number): void {
  if (text.length > limit && [...text].length > limit) {
    throw invalid(`${what} is at most ${limit.toLocaleString('en-US')} characters long`, 'invalid_request');
  }
}
