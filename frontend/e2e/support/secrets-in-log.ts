import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const JOURNEYS = fileURLToPath(new URL('..', import.meta.url));

/** What nobody may read in a log, by its shape. */
const SHAPES: Readonly<Record<string, RegExp>> = {
  'a token': /(?<![\w-])[\w-]{43}(?![\w-])/,
  'an authorization': /bearer\s+\S/i,
  'an e-mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'the address of an activity': /(?<![\w-])(?=\w*\d)(?=\w*[A-Z])(?=\w*[a-z])\w{22}(?![\w-])/,
  'a coordinate': /\d{1,3}\.\d{5,}/,
};

/** What journeys type or send for somebody: six letters or more. */
const TYPED =
  /(?:\.fill\(|\.type\(|typeInto\([^'\n]*, |\b(?:password|brand|model|nickname|note|setting_name|activity_name)\s*[:=] )'([^'\n]*[a-z][^'\n]{5,})'/gi;

function everythingTyped(): Set<string> {
  const sources = readdirSync(JOURNEYS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(JOURNEYS, name), 'utf8'));
  return new Set(sources.flatMap((source) => [...source.matchAll(TYPED)].map(([, text]) => text)));
}

/**
 * Lines of the app's log that hold something secret, each with what it is. The greeting on the way to the log names
 * the demo account and is none of its lines.
 */
export function secretsIn(said: string): string[] {
  const lines = said.split('\n').filter((line) => line.startsWith('{'));
  if (!lines.some((line) => line.includes('"msg":"request"'))) throw new Error('The app logged no request.');
  const typed = everythingTyped();
  if (typed.size < 20) throw new Error(`Only ${typed.size} texts were found that journeys type.`);
  return lines.flatMap((line) => [
    ...Object.entries(SHAPES)
      .filter(([, shape]) => shape.test(line))
      .map(([what]) => `${what}: ${line}`),
    ...[...typed].filter((text) => line.includes(text)).map((text) => `"${text}": ${line}`),
  ]);
}
