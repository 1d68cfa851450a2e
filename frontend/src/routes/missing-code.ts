import { networkProblem } from '../app/problem.ts';

/** The code of a page that did not arrive: offline, the server out of reach, or gone with an earlier deployment. */
export class MissingCode extends Error {}

export const networkSentence = (): string => networkProblem().detail ?? '';

const entryIn = (page: Document): string | null =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** The entry script the server sends now, or null when it can't be reached. */
async function servedEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return answer.ok ? entryIn(new DOMParser().parseFromString(await answer.text(), 'text/html')) : null;
  } catch {
    return null;
  }
}

export type Served = 'unreachable' | 'same' | 'newer';

/** Whether the server answers, and with the deployment that this page came from. */
export async function deploymentServed(): Promise<Served> {
  const served = await servedEntry();
  if (served === null) return 'unreachable';
  return served === entryIn(document) ? 'same' : 'newer';
}

const KEY = 'rideline.reloaded-from';

/**
 * Whether to reload for a newer deployment: once from each. Where old and new ones answer in turn, a page that went
 * on reloading would never stand.
 */
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
