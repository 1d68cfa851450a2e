import type { TrackFileFacts } from '../../track/recorded-track.ts';
import { factText } from '../fact-text.ts';

/** Collects a TCX file's sport, name and device; the first of each wins. */
export class TcxFacts {
  #name: string | null = null;
  #sport: string | null = null;
  #device: string | null = null;

  /** The `Sport` attribute of an activity. */
  sport(text: string | undefined): void {
    this.#sport ??= factText(text)?.toLowerCase() ?? null;
  }

  /** @param path local names from the root to the element with this text */
  element(path: readonly string[], text: string): void {
    switch (path.slice(-2).join('/')) {
      case 'Course/Name':
      case 'Plan/Name':
        this.#name ??= factText(text);
        break;
      case 'Creator/Name':
        this.#device ??= factText(text);
        break;
    }
  }

  finish(): TrackFileFacts {
    return { name: this.#name, sport: this.#sport, device: this.#device, warnings: [] };
  }
}
