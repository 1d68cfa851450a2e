import { FitMessage } from './fit-profile.ts';

interface BaseType {
  readonly number: number;
  readonly size: number;
  /** The value that means absent. */
  readonly absent: number;
}
const ENUM: BaseType = { number: 0x00, size: 1, absent: 0xff };
const UINT8: BaseType = { number: 0x02, size: 1, absent: 0xff };
const UINT16: BaseType = { number: 0x84, size: 2, absent: 0xffff };
const SINT32: BaseType = { number: 0x85, size: 4, absent: 0x7fffffff };
const UINT32: BaseType = { number: 0x86, size: 4, absent: 0xffffffff };
const STRING = 0x07;

/** Number of a field, its type (a text without one), and the integer that stands for one unit. */
type Field = readonly [number: number, type?: BaseType, scale?: number];

const timestamp: Field = [253, UINT32];
const messageIndex: Field = [254, UINT16];
/** Fields that a lap and a session share. */
const SUMMARY = {
  timestamp,
  messageIndex,
  event: [0, ENUM],
  eventType: [1, ENUM],
  startTime: [2, UINT32],
  startLatitude: [3, SINT32],
  startLongitude: [4, SINT32],
  elapsed: [7, UINT32, 1000],
  timer: [8, UINT32, 1000],
  distance: [9, UINT32, 100],
} as const satisfies Record<string, Field>;

const MESSAGES = {
  fileId: {
    number: FitMessage.fileId,
    fields: {
      type: [0, ENUM],
      manufacturer: [1, UINT16],
      product: [2, UINT16],
      created: [4, UINT32],
      productName: [8],
    },
  },
  deviceInfo: {
    number: 23,
    fields: { timestamp, index: [0, UINT8], manufacturer: [2, UINT16], productName: [27] },
  },
  sport: { number: FitMessage.sport, fields: { sport: [0, ENUM], subSport: [1, ENUM], name: [3] } },
  event: { number: FitMessage.event, fields: { timestamp, event: [0, ENUM], type: [1, ENUM] } },
  record: {
    number: FitMessage.record,
    fields: {
      timestamp,
      latitude: [0, SINT32],
      longitude: [1, SINT32],
      distance: [5, UINT32, 100],
      enhancedSpeed: [73, UINT32, 1000],
      heartRate: [3, UINT8],
    },
  },
  gpsMetadata: { number: FitMessage.gpsMetadata, fields: { enhancedSpeed: [4, UINT32, 1000] } },
  lap: {
    number: 19,
    fields: {
      ...SUMMARY,
      endLatitude: [5, SINT32],
      endLongitude: [6, SINT32],
      averageSpeed: [110, UINT32, 1000],
      maxSpeed: [111, UINT32, 1000],
      shortMaxSpeed: [14, UINT16, 1000],
      averageHeartRate: [15, UINT8],
      maxHeartRate: [16, UINT8],
      intensity: [23, ENUM],
      trigger: [24, ENUM],
      sport: [25, ENUM],
    },
  },
  split: {
    number: FitMessage.split,
    fields: {
      messageIndex,
      type: [0, ENUM],
      elapsed: [1, UINT32, 1000],
      timer: [2, UINT32, 1000],
      distance: [3, UINT32, 100],
      averageSpeed: [4, UINT32, 1000],
      startTime: [9, UINT32],
      sport: [11, ENUM],
      averageHeartRate: [15, UINT8],
      maxHeartRate: [16, UINT8],
      startLatitude: [21, SINT32],
      startLongitude: [22, SINT32],
      endLatitude: [23, SINT32],
      endLongitude: [24, SINT32],
      maxSpeed: [25, UINT32, 1000],
      endTime: [27, UINT32],
    },
  },
  splitSummary: {
    number: 313,
    fields: {
      messageIndex,
      type: [0, ENUM],
      sport: [1, ENUM],
      splits: [3, UINT16],
      timer: [4, UINT32, 1000],
      distance: [5, UINT32, 100],
      averageSpeed: [6, UINT32, 1000],
      maxSpeed: [7, UINT32, 1000],
    },
  },
  session: {
    number: FitMessage.session,
    fields: {
      ...SUMMARY,
      sport: [5, ENUM],
      subSport: [6, ENUM],
      averageHeartRate: [16, UINT8],
      maxHeartRate: [17, UINT8],
      firstLap: [25, UINT16],
      laps: [26, UINT16],
      trigger: [28, ENUM],
      averageSpeed: [124, UINT32, 1000],
      maxSpeed: [125, UINT32, 1000],
      shortMaxSpeed: [15, UINT16, 1000],
      profileName: [110],
    },
  },
  activity: {
    number: 34,
    fields: {
      timestamp,
      timer: [0, UINT32, 1000],
      sessions: [1, UINT16],
      type: [2, ENUM],
      event: [3, ENUM],
      eventType: [4, ENUM],
    },
  },
} as const satisfies Record<
  string,
  { readonly number: number; readonly fields: Readonly<Record<string, Field>> }
>;

type Messages = typeof MESSAGES;
export type FitMessageName = keyof Messages;
/** Values in the units of the profile: s, m, m/s, bpm, semicircles; NaN or undefined for none. */
export type FitValues<Name extends FitMessageName> = {
  readonly [Field in keyof Messages[Name]['fields']]?:
    | (Messages[Name]['fields'][Field] extends readonly [number] ? string : number)
    | undefined;
};

const LOCAL = Object.fromEntries(Object.keys(MESSAGES).map((name, index) => [name, index]));
const FIRST_CAPACITY = 4096;
const TEXT = new TextEncoder();

/** Bytes of a definition of a message with so many fields. */
const definitionBytes = (fields: number) => 6 + 3 * fields;

/** Bytes of one message without texts, of which every field is written, and of its definition. */
export function fitMessageBytes(name: FitMessageName) {
  const fields: readonly Field[] = Object.values(MESSAGES[name].fields);
  const bytes = fields.reduce((sum, [, type]) => sum + type!.size, 1);
  return { definition: definitionBytes(fields.length), message: bytes };
}

/**
 * Writes the messages of a FIT file. A message is defined when it is first written, and again where its texts have other
 * lengths. Every field is written; one without a value as absent.
 */
export class FitMessages {
  #bytes = new Uint8Array(FIRST_CAPACITY);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;
  /** Sizes of the fields of each defined message. */
  readonly #defined = new Map<string, string>();

  write<Name extends FitMessageName>(name: Name, values: FitValues<Name>): void {
    const { number, fields } = MESSAGES[name];
    const entries: readonly (readonly [string, Field])[] = Object.entries(fields);
    const given = values as Readonly<Record<string, number | string | undefined>>;
    const texts = entries.map(([key, [, type]]) =>
      type === undefined ? TEXT.encode(`${given[key] ?? ''}\0`) : null,
    );
    this.#define(name, number, entries, texts);
    this.#uint8(LOCAL[name]!);
    for (const [index, [key, [, type, scale = 1]]] of entries.entries()) {
      const text = texts[index]!;
      if (type === undefined) this.#append(text);
      else this.#value(type, scale, given[key] as number | undefined);
    }
  }

  /** The bytes that were written since the last time. */
  take(): Uint8Array {
    const taken = this.#bytes.slice(0, this.#length);
    this.#length = 0;
    return taken;
  }

  #define(
    name: string,
    number: number,
    entries: readonly (readonly [string, Field])[],
    texts: readonly (Uint8Array | null)[],
  ): void {
    const sizes = entries.map(([, [, type]], index) => type?.size ?? texts[index]!.length);
    const key = sizes.join();
    if (this.#defined.get(name) === key) return;
    this.#defined.set(name, key);
    // Little endian, as all devices write.
    for (const byte of [0x40 | LOCAL[name]!, 0, 0, number & 0xff, number >> 8, entries.length]) {
      this.#uint8(byte);
    }
    for (const [index, [, [field, type]]] of entries.entries()) {
      for (const byte of [field, sizes[index]!, type?.number ?? STRING]) this.#uint8(byte);
    }
  }

  #value({ size, absent }: BaseType, scale: number, value: number | undefined): void {
    const at = this.#reserve(size);
    const scaled = value === undefined || Number.isNaN(value) ? absent : Math.round(value * scale);
    if (size === 1) this.#view.setUint8(at, scaled);
    else if (size === 2) this.#view.setUint16(at, scaled, true);
    else this.#view.setInt32(at, scaled, true);
  }

  #uint8(value: number): void {
    const at = this.#reserve(1);
    this.#view.setUint8(at, value);
  }

  #append(bytes: Uint8Array): void {
    const at = this.#reserve(bytes.length);
    this.#bytes.set(bytes, at);
  }

  /** Where so many bytes can be written. It may replace the buffer and its view. */
  #reserve(size: number): number {
    if (this.#length + size > this.#bytes.length) {
      const wider = new Uint8Array(this.#bytes.length * 2);
      wider.set(this.#bytes);
      this.#bytes = wider;
      this.#view = new DataView(wider.buffer);
    }
    const at = this.#length;
    this.#length += size;
    return at;
  }
}
