import { ABSENT, type FitDefinition, readFitDefinition } from './fit-definition.ts';
import {
  EventField,
  FileIdField,
  FitMessage,
  GpsMetadataField,
  HrField,
  RecordField,
  SessionField,
  SplitField,
  SportField,
} from './fit-profile.ts';
import type { FitRows } from './fit-rows.ts';

const CRC_BYTES = 2;
/** Position of the header size in a part. */
const HEADER_SIZE_AT = 0;

/**
 * Adds the messages that a track needs to `rows` and skips all others. Supports compressed timestamps, both byte orders
 * and developer fields.
 * @returns the messages, and whether all fields have standard types (else the reference reader reads the file)
 */
export function scanFit(
  parts: readonly Uint8Array[],
  rows: FitRows,
): { isStandard: boolean; messages: number } {
  let isStandard = true;
  let messages = 0;
  for (const part of parts) {
    const scan = new PartScan(part, rows);
    scan.run();
    rows.endPart();
    isStandard &&= scan.isStandard;
    messages += scan.messages;
  }
  return { isStandard, messages };
}

/** Whether the messages of a part without checksum are whole, and more than definitions. */
export function endsWithMessage(part: Uint8Array): boolean {
  const view = new DataView(part.buffer, part.byteOffset, part.byteLength);
  const definitions = new Map<number, FitDefinition>();
  let isData = false;
  let at = part[HEADER_SIZE_AT]!;
  while (at < part.length) {
    const header = part[at]!;
    const isCompressed = header >= 0x80;
    isData = isCompressed || (header & 0x40) === 0;
    const local = isCompressed ? (header >> 5) & 3 : header & 0x0f;
    const definition = isData ? definitions.get(local) : readFitDefinition(view, at, part.length);
    if (!definition) return false;
    if (!isData) definitions.set(local, definition);
    at += isData ? 1 + definition.size : definition.bytes;
  }
  return isData && at === part.length;
}

const TEXT = new TextDecoder('utf-8', { ignoreBOM: true });

class PartScan {
  isStandard = true;
  messages = 0;

  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  readonly #rows: FitRows;
  readonly #end: number;
  readonly #definitions: (FitDefinition | undefined)[] = Array.from({ length: 16 }, () => undefined);
  #timestamp = NaN;

  constructor(part: Uint8Array, rows: FitRows) {
    this.#bytes = part;
    this.#view = new DataView(part.buffer, part.byteOffset, part.byteLength);
    this.#end = part.length - CRC_BYTES;
    this.#rows = rows;
  }

  run(): void {
    let at = this.#bytes[HEADER_SIZE_AT]!;
    while (at < this.#end) {
      const next = this.#message(at);
      if (next === null) {
        this.#rows.markDamaged();
        break;
      }
      at = next;
      this.messages++;
    }
  }

  /** Reads the message with its header at `at`; returns the start of the next one, or null at damaged data. */
  #message(at: number): number | null {
    const header = this.#bytes[at]!;
    const compressed = header >= 0x80;
    if (!compressed && (header & 0x40) !== 0) return this.#definition(at, header & 0x0f);
    const definition = this.#definitions[compressed ? (header >> 5) & 3 : header & 0x0f];
    if (!definition || at + 1 + definition.size > this.#end) return null;
    this.#data(definition, at + 1, compressed ? this.#rolledOver(header & 0x1f) : null);
    return at + 1 + definition.size;
  }

  #definition(at: number, local: number): number | null {
    const definition = readFitDefinition(this.#view, at, this.#end, this.#definitions[local]?.offsets);
    if (!definition) return null;
    this.#definitions[local] = definition;
    this.isStandard &&= definition.standard;
    return at + definition.bytes;
  }

  /** The time of a compressed header: the next second with these low five bits. */
  #rolledOver(offset: number): number {
    return this.#timestamp + ((offset - this.#timestamp) & 0x1f);
  }

  #data(definition: FitDefinition, at: number, headerTime: number | null): void {
    const timestamp = headerTime ?? this.#uint32(definition, RecordField.timestamp, at);
    if (timestamp === timestamp) this.#timestamp = timestamp;
    if (!definition.isNeeded) return;
    switch (definition.message) {
      case FitMessage.record:
        this.#record(definition, at, timestamp);
        break;
      case FitMessage.gpsMetadata:
        this.#rows.denseSpeed(this.#uint32(definition, GpsMetadataField.speed, at));
        break;
      case FitMessage.event:
        this.#rows.event(
          timestamp,
          this.#enum(definition, EventField.event, at),
          this.#enum(definition, EventField.type, at),
        );
        break;
      case FitMessage.hr:
        this.#hr(definition, at, timestamp);
        break;
      case FitMessage.fileId:
        if (!this.#rows.facts.needsFileId) break;
        this.#rows.facts.fileId(
          this.#uint16(definition, FileIdField.manufacturer, at),
          this.#uint16(definition, FileIdField.product, at),
          this.#string(definition, FileIdField.productName, at),
          this.#uint32(definition, FileIdField.timeCreated, at),
        );
        break;
      case FitMessage.session:
        this.#rows.session(
          this.#enum(definition, SessionField.sport, at),
          this.#name(definition, SessionField.profileName, at),
          this.#uint32(definition, SessionField.startTime, at),
          this.#uint32(definition, SessionField.elapsed, at),
        );
        break;
      case FitMessage.sport:
        this.#rows.facts.sport(
          this.#enum(definition, SportField.sport, at),
          this.#name(definition, SportField.name, at),
        );
        break;
      case FitMessage.split:
        this.#rows.splits.split({
          type: this.#enum(definition, SplitField.type, at),
          startTime: this.#uint32(definition, SplitField.startTime, at),
          endTime: this.#uint32(definition, SplitField.endTime, at),
          elapsed: this.#uint32(definition, SplitField.elapsed, at),
          distance: this.#uint32(definition, SplitField.distance, at),
          maxSpeed: this.#uint32(definition, SplitField.maxSpeed, at),
        });
        break;
    }
  }

  #record(definition: FitDefinition, at: number, timestamp: number): void {
    let speed = this.#uint32(definition, RecordField.enhancedSpeed, at);
    if (speed !== speed) speed = this.#uint16(definition, RecordField.speed, at) ?? NaN;
    let distance = this.#uint32(definition, RecordField.distance, at);
    const packed = definition.offsets[RecordField.compressedSpeedDistance]!;
    if (packed !== ABSENT) {
      const [low, middle, high] = this.#bytes.subarray(at + packed, at + packed + 3) as unknown as [
        number,
        number,
        number,
      ];
      if (low !== 0xff || middle !== 0xff || high !== 0xff) {
        if (speed !== speed) speed = (low | ((middle & 0x0f) << 8)) * 10;
        if (distance !== distance) distance = this.#rows.accumulateDistance((middle >> 4) | (high << 4));
      }
    }
    const latitude = this.#sint32(definition, RecordField.latitude, at);
    const longitude = this.#sint32(definition, RecordField.longitude, at);
    const heartRate = this.#enum(definition, RecordField.heartRate, at) ?? NaN;
    this.#rows.record(timestamp, latitude, longitude, speed, distance, heartRate);
  }

  #hr(definition: FitDefinition, at: number, timestamp: number): void {
    this.#rows.hr({
      timestamp,
      fraction: this.#uint16(definition, HrField.fraction, at),
      heartRates: this.#values(definition, HrField.heartRates, at, 1),
      eventTimes: this.#values(definition, HrField.eventTimes, at, 4),
      packedTimes: this.#values(definition, HrField.packedTimes, at, 1),
    });
  }

  /** All values of an unsigned array. */
  #values(definition: FitDefinition, field: number, at: number, size: 1 | 4): readonly number[] {
    const offset = definition.offsets[field]!;
    if (offset === ABSENT) return [];
    return Array.from({ length: definition.sizes.get(field)! / size }, (_, index) =>
      size === 1
        ? this.#bytes[at + offset + index]!
        : this.#view.getUint32(at + offset + index * size, definition.littleEndian),
    );
  }

  #uint32(definition: FitDefinition, field: number, at: number): number {
    const offset = definition.offsets[field]!;
    if (offset === ABSENT) return NaN;
    const value = this.#view.getUint32(at + offset, definition.littleEndian);
    return value === 0xffffffff ? NaN : value;
  }

  #sint32(definition: FitDefinition, field: number, at: number): number {
    const offset = definition.offsets[field]!;
    if (offset === ABSENT) return NaN;
    const value = this.#view.getInt32(at + offset, definition.littleEndian);
    return value === 0x7fffffff ? NaN : value;
  }

  #uint16(definition: FitDefinition, field: number, at: number): number | undefined {
    const offset = definition.offsets[field]!;
    if (offset === ABSENT) return undefined;
    const value = this.#view.getUint16(at + offset, definition.littleEndian);
    return value === 0xffff ? undefined : value;
  }

  #enum(definition: FitDefinition, field: number, at: number): number | undefined {
    const offset = definition.offsets[field]!;
    if (offset === ABSENT || this.#bytes[at + offset] === 0xff) return undefined;
    return this.#bytes[at + offset];
  }

  #name(definition: FitDefinition, field: number, at: number): string | undefined {
    return this.#rows.facts.needsName ? this.#string(definition, field, at) : undefined;
  }

  #string(definition: FitDefinition, field: number, at: number): string | undefined {
    const offset = definition.offsets[field]!;
    if (offset === ABSENT || this.#bytes[at + offset] === 0) return undefined;
    const from = at + offset;
    const text = TEXT.decode(this.#bytes.subarray(from, from + definition.sizes.get(field)!));
    const first = text.replaceAll('\ufffd', '').split('\0')[0];
    return first === '' ? undefined : first;
  }
}
