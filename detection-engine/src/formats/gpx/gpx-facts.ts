import type { TrackFileFacts } from '../../track/recorded-track.ts';
import { factText } from '../fact-text.ts';

/** Elements on the longest path that is read below. */
const DEEPEST = 3;

/** Collects a GPX file's name, sport and device; the first of each wins, a track's name before the file's. */
export class GpxFacts {
  #trackName: string | null = null;
  #fileName: string | null = null;
  #sport: string | null = null;
  #device: string | null = null;

  creator(text: string | undefined): void {
    this.#device ??= factText(text);
  }

  /** @param path local names from the root to the element with this text */
  element(path: readonly string[], text: string): void {
    if (path.length > DEEPEST) return;
    switch (path.slice(1).join('/')) {
      case 'trk/name':
        this.#trackName ??= factText(text);
        break;
      case 'metadata/name':
      case 'name':
        this.#fileName ??= factText(text);
        break;
      case 'trk/type':
        this.#sport ??= factText(text)?.toLowerCase() ?? null;
        break;
    }
  }

  finish(): TrackFileFacts {
    return {
      name: this.#trackName ?? this.#fileName,
      sport: this.#sport,
      device: this.#device,
      warnings: [],
    };
  }
}
