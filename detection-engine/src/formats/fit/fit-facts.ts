import type { TrackFileFacts } from '../../track/recorded-track.ts';
import { factText } from '../fact-text.ts';
import type { FitWords } from './fit-words.ts';

const GARMIN = 1;

type Said<Value> = Value | undefined;

/** Gathers what a FIT file says about itself; the first message that says a thing counts. */
export class FitFacts {
  #manufacturer: Said<number>;
  #product: Said<number>;
  #productName: Said<string>;
  #sport: Said<number>;
  #name: Said<string>;
  #fileIdSeen = false;

  fileId(manufacturer: Said<number>, product: Said<number>, productName: Said<string>): void {
    if (this.#fileIdSeen) return;
    this.#fileIdSeen = true;
    this.#manufacturer = manufacturer;
    this.#product = product;
    this.#productName = productName;
  }

  /** From a `session` or `sport` message: the sport's number and what the watch calls the profile. */
  sport(sport: Said<number>, name: Said<string>): void {
    this.#sport ??= sport;
    this.#name ??= name;
  }

  finish(warnings: readonly string[], words: FitWords): TrackFileFacts {
    return {
      name: factText(this.#name),
      sport: this.#sport === undefined ? null : words.sport(this.#sport),
      device: this.#device(words),
      warnings,
    };
  }

  #device(words: FitWords): string | null {
    const maker = this.#manufacturer === undefined ? '' : words.maker(this.#manufacturer);
    const model = factText(this.#productName) ?? this.#garminModel(words) ?? '';
    if (model.toLowerCase().startsWith(maker.toLowerCase())) return model || null;
    return `${maker} ${model}`.trim();
  }

  #garminModel(words: FitWords): string | undefined {
    if (this.#manufacturer !== GARMIN || this.#product === undefined) return undefined;
    return words.garminModel(this.#product);
  }
}
