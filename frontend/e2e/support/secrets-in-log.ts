import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const JOURNEYS = fileURLToPath(new URL('..', import.meta.url));

/** Patterns of secrets that must not be logged. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  'a token': /(?<![\w-])[\w-]{43}(?![\w-])/,
  'an authorization': /bearer\s+\S/i,
  'an email address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'the address of an activity': /(?<![\w-])(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])\w{22}(?![\w-])/,
  'a coordinate': /\d{1,3}\.\d{5,}/,
};

/** Finds texts of six letters or more that journeys type or send. */
const TYPED =
  /(?:\.fill\(|\.type\(|typeInto\([^'\n]*, |\b(?:password|brand|model|nickname|note|setting_name|activity_name)\s*[:=] )'([^'\n]*[a-z][^'\n]{5,})'/gi;

function everythingTyped(): Set<string> {
  const sources = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(JOURNEYS, name), 'utf8'));
  return new Set(sources.flatMap((source) => [...source.matchAll(TYPED)].map(([, text]) => text)));
}

/**
 * Log lines that contain a secret, each with its kind. Only JSON lines are checked: the start message names the demo
 * account.
 */
export function secretsIn(output: string): string[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  if (!lines.some((line) => line.includes('"msg":"request"'))) throw new Error('The app logged no request.');
  const typed = everythingTyped();
  if (typed.size < 20) throw new Error(`Only ${typed.size} typed texts were found in the journeys.`);
  return lines.flatMap((line) => [
    ...Object.entries(PATTERNS)
      .filter(([, pattern]) => pattern.test(line))
      .map(([kind]) => `${kind}: ${line}`),
    ...[...typed].filter((text) => line.includes(text)).map((text) => `"${text}": ${line}`),
  ]);
}
