import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A SELECT over the derived tables. */
export interface Question {
  readonly name: string;
  readonly sql: string;
}

/**
 * Reads a question from the file beside the code that asks it.
 * @param from `import.meta.url`
 * @param file such as `./global-stats.sql`
 */
export function questionFrom(from: string, file: string): Question {
  return { name: basename(file, '.sql'), sql: readFileSync(new URL(file, from), 'utf8') };
}
