import type { TrackFileFacts } from '../../track/recorded-track.ts';
import { type ElementFacts, NO_FACTS } from '../element-facts.ts';
import { factText } from '../fact-text.ts';

/** Collects a TCX file's sport, name and device; the first of each wins. */
export class TcxFacts {
  #name: string | null = null;
  #sport: string | null = null;
  #device: string | null = null;
  #element = NO_FACTS;

  /** The `Sport` attribute of an activity. */
  sport(text: string | undefined): void {
    const sport = factText(text)?.toLowerCase() ?? null;
    this.#sport ??= sport;
    this.#element = { name: null, sport };
  }

  /** @param path local names from the root to the element with this text */
  element(path: readonly string[], text: string): void {
    switch (path.slice(-2).join('/')) {
      case 'Course/Name':
      case 'Plan/Name':
        this.#name ??= factText(text);
        this.#element = { ...this.#element, name: this.#element.name ?? factText(text) };
        break;
      case 'Creator/Name':
        this.#device ??= factText(text);
        break;
    }
  }

  /** Name and sport of the activity that ended. */
  takeElement(): ElementFacts {
    const element = this.#element;
    this.#element = NO_FACTS;
    return element;
  }

  finish(): TrackFileFacts {
    return { name: this.#name, sport: this.#sport, device: this.#device, warnings: [] };
  }
}
