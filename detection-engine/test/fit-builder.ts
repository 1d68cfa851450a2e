import { fitCrc } from '../src/formats/fit/fit-crc.ts';

/** Field number, size in bytes and base type of a FIT definition. */
export type FitField = readonly [number: number, size: number, baseType: number];

export const TIMESTAMP: FitField = [253, 4, 0x86];
export const LATITUDE: FitField = [0, 4, 0x85];
export const LONGITUDE: FitField = [1, 4, 0x85];
export const DISTANCE: FitField = [5, 4, 0x86];
export const SPEED: FitField = [6, 2, 0x84];
export const RECORD = 20;

interface FitBuilderOptions {
  readonly bigEndian?: boolean;
}

/** Builds FIT files byte by byte, including invalid ones. */
export class FitBuilder {
  readonly #data: number[] = [];
  readonly #fields = new Map<number, readonly FitField[]>();

  constructor(readonly options: FitBuilderOptions = {}) {}

  define(local: number, message: number, fields: readonly FitField[]): this {
    this.#fields.set(local, fields);
    this.#data.push(0x40 | local, 0, this.options.bigEndian ? 1 : 0);
    this.#number(message, 2);
    this.#data.push(fields.length, ...fields.flat());
    return this;
  }

  /** Adds a data message with a value per field. */
  write(local: number, values: readonly number[]): this {
    return this.#message(local, values);
  }

  /** Adds a data message with a compressed timestamp header. */
  writeCompressed(local: number, seconds: number, values: readonly number[]): this {
    return this.#message(0x80 | (local << 5) | (seconds & 0x1f), values, local);
  }

  raw(...bytes: number[]): this {
    this.#data.push(...bytes);
    return this;
  }

  finish(): Uint8Array {
    const size = this.#data.length;
    const bytes = new Uint8Array(14 + size + 2);
    const view = new DataView(bytes.buffer);
    bytes.set([14, 0x20, 0x54, 0x08]);
    view.setUint32(4, size, true);
    bytes.set([0x2e, 0x46, 0x49, 0x54], 8);
    view.setUint16(12, fitCrc(bytes, 0, 12), true);
    bytes.set(this.#data, 14);
    return repairFitCrc(bytes);
  }

  #message(header: number, values: readonly number[], local = header): this {
    this.#data.push(header);
    this.#fields.get(local)!.forEach(([, size], index) => this.#number(values[index]!, size));
    return this;
  }

  #number(value: number, size: number): void {
    for (let byte = 0; byte < size; byte++) {
      const shift = 8 * (this.options.bigEndian ? size - 1 - byte : byte);
      this.#data.push((value >>> shift) & 0xff);
    }
  }
}

/** Updates the checksum of a file with one part. */
export function repairFitCrc(bytes: Uint8Array): Uint8Array {
  const end = bytes.length - 2;
  new DataView(bytes.buffer, bytes.byteOffset).setUint16(end, fitCrc(bytes, 0, end), true);
  return bytes;
}

/** A minute of 1 Hz records heading east at 3 m/s. */
export function plainFit(options: FitBuilderOptions = {}): FitBuilder {
  const builder = new FitBuilder(options).define(0, RECORD, [
    TIMESTAMP,
    LATITUDE,
    LONGITUDE,
    DISTANCE,
    SPEED,
  ]);
  for (let second = 0; second < 60; second++) {
    builder.write(0, [
      1_100_000_000 + second,
      400_000_000,
      -1_400_000_000 + second * 390,
      second * 300,
      3000,
    ]);
  }
  return builder;
}
