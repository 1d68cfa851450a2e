import { networkProblem } from './problem.ts';

/** The code of a page failed to load: offline, server unreachable, or removed by a newer deployment. */
export class MissingCode extends Error {}

export const networkSentence = (): string => networkProblem().detail ?? '';

const entryIn = (page: Document): string | null =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** The entry script that the server currently sends; null when it is unreachable. */
async function servedEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return answer.ok ? entryIn(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null;
  } catch {
    return null;
  }
}

export type Served = 'unreachable' | 'same' | 'newer';

/** Compares the server's deployment with the one that this page was loaded from. */
export async function deploymentServed(): Promise<Served> {
  const served = await servedEntry();
  if (served === null) return 'unreachable';
  return served === entryIn(document) ? 'same' : 'newer';
}

const KEY = 'rideline.reloaded-from';

/** Allows one reload per deployment: while old and new servers answer in turn, the page would reload forever. */
export function mayReload(): boolean {
  try {
    const from = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    const own = entryIn(document) ?? '';
    if (from.includes(own)) return false;
    sessionStorage.setItem(KEY, JSON.stringify([...from, own]));
    return true;
  } catch {
    return false;
  }
}
