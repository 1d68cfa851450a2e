import type { TrackFileFacts } from '../../track/recorded-track.ts';
import { factText } from '../fact-text.ts';
import type { ProfileNames } from './fit-names.ts';

const GARMIN = 1;

/** Collects a FIT file's device, sport and name; the first message with a value wins. */
export class FitFacts {
  #manufacturer: number | undefined;
  #product: number | undefined;
  #productName: string | undefined;
  #sport: number | undefined;
  #name: string | undefined;
  #fileIdSeen = false;

  fileId(
    manufacturer: number | undefined,
    product: number | undefined,
    productName: string | undefined,
  ): void {
    if (this.#fileIdSeen) return;
    this.#fileIdSeen = true;
    this.#manufacturer = manufacturer;
    this.#product = product;
    this.#productName = productName;
  }

  /** From a `session` or `sport` message: the sport's number and the name of the watch's profile. */
  sport(sport: number | undefined, name: string | undefined): void {
    this.#sport ??= sport;
    this.#name ??= name;
  }

  finish(warnings: readonly string[], names: ProfileNames): TrackFileFacts {
    return {
      name: factText(this.#name),
      sport: this.#sport === undefined ? null : names.sport(this.#sport),
      device: this.#device(names),
      warnings,
    };
  }

  #device(names: ProfileNames): string | null {
    const maker = this.#manufacturer === undefined ? '' : names.maker(this.#manufacturer);
    const model = factText(this.#productName) ?? this.#garminModel(names) ?? '';
    if (model.toLowerCase().startsWith(maker.toLowerCase())) return model || null;
    return `${maker} ${model}`.trim();
  }

  #garminModel(names: ProfileNames): string | undefined {
    if (this.#manufacturer !== GARMIN || this.#product === undefined) return undefined;
    return names.garminModel(this.#product);
  }
}
