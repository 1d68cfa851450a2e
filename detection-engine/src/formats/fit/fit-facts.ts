import type { TrackFileFacts } from '../../track/recorded-track.ts';
import { factText } from '../fact-text.ts';
import { fitMaker, fitSportName, garminModel } from './fit-names.ts';

const GARMIN = 1;
/** Messages without a name after which no further one is looked for. */
const MOST_NAMELESS = 1_000;

/** Collects a FIT file's device, sport and name; the first message with a value wins. */
export class FitFacts {
  #manufacturer: number | undefined;
  #product: number | undefined;
  #productName: string | undefined;
  /** FIT seconds; NaN where the file has none. */
  timeCreated = NaN;
  #sport: number | undefined;
  #name: string | undefined;
  #nameless = 0;
  #fileIdSeen = false;

  /** False once there is one, or enough messages had none: decoding a text takes longer than the rest of a message. */
  get needsName(): boolean {
    return this.#name === undefined && this.#nameless < MOST_NAMELESS;
  }

  get needsFileId(): boolean {
    return !this.#fileIdSeen;
  }

  fileId(
    manufacturer: number | undefined,
    product: number | undefined,
    productName: string | undefined,
    timeCreated: number,
  ): void {
    if (!this.needsFileId) return;
    this.#fileIdSeen = true;
    this.#manufacturer = manufacturer;
    this.#product = product;
    this.#productName = productName;
    this.timeCreated = timeCreated;
  }

  /** From a `session` or `sport` message: the sport's number and the name of the watch's profile. */
  sport(sport: number | undefined, name: string | undefined): void {
    this.#sport ??= sport;
    if (this.needsName) this.#name = name;
    if (name === undefined) this.#nameless++;
  }

  finish(warnings: readonly string[]): TrackFileFacts {
    return {
      name: factText(this.#name),
      sport: this.#sport === undefined ? null : fitSportName(this.#sport),
      device: this.#device(),
      warnings,
    };
  }

  #device(): string | null {
    const maker = this.#manufacturer === undefined ? '' : fitMaker(this.#manufacturer);
    const model = factText(this.#productName) ?? this.#garminModel() ?? '';
    if (model.toLowerCase().startsWith(maker.toLowerCase())) return model || null;
    return `${maker} ${model}`.trim();
  }

  #garminModel(): string | undefined {
    if (this.#manufacturer !== GARMIN || this.#product === undefined) return undefined;
    return garminModel(this.#product);
  }
}
