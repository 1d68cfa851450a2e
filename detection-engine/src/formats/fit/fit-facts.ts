import { Profile } from '@garmin/fitsdk';
import type { TrackFileFacts } from '../../track/recorded-track.ts';

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

  finish(warnings: readonly string[]): TrackFileFacts {
    const sport = this.#sport === undefined ? undefined : Profile.types['sport']?.[this.#sport];
    return {
      name: this.#name?.trim() || null,
      sport: sport === undefined ? null : words(sport).toLowerCase(),
      device: this.#device(),
      warnings,
    };
  }

  #device(): string | null {
    const maker = this.#makerName();
    const model = this.#productName?.trim() || this.#garminModel() || '';
    if (model.toLowerCase().startsWith(maker.toLowerCase())) return model || null;
    return `${maker} ${model}`.trim();
  }

  #makerName(): string {
    const maker =
      this.#manufacturer === undefined ? undefined : Profile.types['manufacturer']?.[this.#manufacturer];
    return maker === undefined || maker === 'development' ? '' : words(maker);
  }

  #garminModel(): string | undefined {
    if (this.#manufacturer !== GARMIN || this.#product === undefined) return undefined;
    const product = Profile.types['garminProduct']?.[this.#product];
    return product && words(product.replace(/^fr(?=\d)/, 'forerunner'));
  }
}

/** `fenix6sPro` as people write it: `Fenix 6s Pro`. */
const words = (identifier: string) =>
  identifier
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Za-z]{2})(\d)/g, '$1 $2')
    .replace(/(\d[a-z]?)([A-Z])/g, '$1 $2')
    .replace(/^./, (first) => first.toUpperCase());
