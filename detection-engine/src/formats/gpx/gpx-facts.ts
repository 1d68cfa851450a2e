import type { TrackFileFacts } from '../../track/recorded-track.ts';
import { factText } from '../fact-text.ts';

/** Gathers what a GPX file says about itself: the track's name before the file's, the first of each. */
export class GpxFacts {
  #trackName: string | null = null;
  #fileName: string | null = null;
  #sport: string | null = null;
  #device: string | null = null;

  creator(text: string | undefined): void {
    this.#device ??= factText(text);
  }

  /** `path` holds local names from the root to the element whose text this is. */
  element(path: readonly string[], text: string): void {
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
