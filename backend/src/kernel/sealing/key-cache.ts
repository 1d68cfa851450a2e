import type { Keyring } from './keyring.ts';

const MOST_KEYS = 10_000;

/** The most recently fetched keys, each for a while; a dropped one stays dropped. */
export class KeyCache {
  private readonly entries = new Map<string, { readonly key: Keyring | 'dropped'; readonly until: number }>();

  constructor(private readonly freshForMs: number) {}

  get(subject: string): Keyring | 'dropped' | undefined {
    const entry = this.entries.get(subject);
    return entry !== undefined && performance.now() < entry.until ? entry.key : undefined;
  }

  set(subject: string, key: Keyring | 'dropped'): void {
    // A fetch that was under way while the key was dropped must not bring it back.
    if (this.entries.get(subject)?.key === 'dropped') return;
    this.entries.delete(subject);
    const until = key === 'dropped' ? Number.POSITIVE_INFINITY : performance.now() + this.freshForMs;
    this.entries.set(subject, { key, until });
    const [oldest] = this.entries.keys();
    if (this.entries.size > MOST_KEYS && oldest !== undefined) this.entries.delete(oldest);
  }
}
