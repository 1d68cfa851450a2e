import type { TrackFileFacts } from '../../track/recorded-track.ts';
import { type ElementFacts, NO_FACTS } from '../element-facts.ts';
import { factText } from '../fact-text.ts';

/** Elements on the longest path that is read below. */
const DEEPEST = 3;

/** Collects a GPX file's name, sport and device; the first of each wins, a track's name before the file's. */
export class GpxFacts {
  #trackName: string | null = null;
  #fileName: string | null = null;
  #sport: string | null = null;
  #device: string | null = null;
  #element = NO_FACTS;

  creator(text: string | undefined): void {
    this.#device ??= factText(text);
  }

  /** @param path local names from the root to the element with this text */
  element(path: readonly string[], text: string): void {
    if (path.length > DEEPEST) return;
    switch (path.slice(1).join('/')) {
      case 'trk/name':
        this.#trackName ??= factText(text);
        this.#element = { ...this.#element, name: this.#element.name ?? factText(text) };
        break;
      case 'metadata/name':
      case 'name':
        this.#fileName ??= factText(text);
        break;
      case 'trk/type':
        this.#sport ??= factText(text)?.toLowerCase() ?? null;
        this.#element = {
          ...this.#element,
          sport: this.#element.sport ?? factText(text)?.toLowerCase() ?? null,
        };
        break;
      case 'trk/number':
        this.#element = { ...this.#element, isNumbered: true };
        break;
    }
  }

  /** Name and sport of the track that ended. */
  takeElement(): ElementFacts {
    const element = this.#element;
    this.#element = NO_FACTS;
    return element;
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
