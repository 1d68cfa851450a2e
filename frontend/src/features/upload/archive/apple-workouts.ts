import { indexOfBytes, joined } from './joined.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const [LESS, MORE, QUOTE, APOSTROPHE] = [0x3c, 0x3e, 0x22, 0x27];
/** Tags and sections that are looked at; everything else is skipped from one `<` to the next. */
const COMMENT = bytesOf('<!--');
const COMMENT_END = bytesOf('-->');
const CDATA = bytesOf('<![CDATA[');
const CDATA_END = bytesOf(']]>');
const WORKOUT = bytesOf('<Workout');
const WORKOUT_END = bytesOf('</Workout>');
const FILE = bytesOf('<FileReference');
const END = bytesOf('</HealthData');
/** Longer than each of them with the sign behind it. */
const LONGEST = 16;
const MAX_TAG_BYTES = 65_536;

const KIND = 'HKWorkoutActivityType';
/** Kinds that are chosen, by the names of their sports. */
const ON_WATER: ReadonlyMap<string, string> = new Map([
  ['SurfingSports', 'surfing'],
  ['PaddleSports', 'paddling'],
  ['WaterSports', 'water sports'],
  ['Sailing', 'sailing'],
]);
const WATER_SPORTS: ReadonlySet<string> = new Set(ON_WATER.values());

/** Whether these are the first bytes of the records of Apple Health, whose file has a name in the person's language. */
export function isHealthData(head: Uint8Array): boolean {
  const text = new TextDecoder().decode(head);
  let at = afterSpace(text, 0);
  for (const [opening, end] of PROLOG) {
    while (text.startsWith(opening, at)) {
      const found = text.indexOf(end, at + opening.length);
      if (found < 0) return false;
      at = afterSpace(text, found + end.length);
    }
  }
  return ROOT.test(text.slice(at, at + LONGEST_ROOT));
}
const PROLOG = [
  ['<?xml', '>'],
  ['<!--', '-->'],
] as const;
const ROOT = /^(?:<!DOCTYPE HealthData\b|<HealthData[\s>])/;
const LONGEST_ROOT = 30;

function afterSpace(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text.charAt(at))) at++;
  return at;
}

/**
 * The sports of the routes in Apple Health's records, which are gigabytes of XML. Of all the rest nothing is kept or
 * made a text.
 */
export class AppleWorkouts {
  /** Without the folder too, whose name depends on the language. Null: files of several workouts have the name. */
  private readonly sports = new Map<string, string | null>();
  /** Of the workout that is being read. */
  private sport: string | null = null;
  private until: Uint8Array | null = null;
  private isComplete = false;

  static isChosen(sport: string): boolean {
    return WATER_SPORTS.has(sport);
  }

  /** @returns false where the file ends early */
  async read(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<boolean> {
    let rest = new Uint8Array(0);
    for await (const piece of pieces) {
      const bytes = rest.length === 0 ? piece : joined([rest, piece]);
      rest = bytes.slice(this.scan(bytes));
    }
    this.scan(joined([rest, new Uint8Array(LONGEST)]));
    return this.isComplete;
  }

  /** The sport of a route, by its path in the export. */
  ofFile(path: string): string | null {
    const parts = path.normalize().split('/');
    for (let from = 0; from < parts.length; from++) {
      const sport = this.sports.get(parts.slice(from).join('/'));
      if (sport !== undefined) return sport;
    }
    return null;
  }

  /** Returns how many bytes were read; the others are read again with those that follow. */
  private scan(bytes: Uint8Array): number {
    let at = 0;
    for (;;) {
      if (this.until !== null) {
        const end = indexOfBytes(bytes, this.until, at);
        if (end < 0) return Math.max(at, bytes.length - this.until.length + 1);
        at = end + this.until.length;
        this.until = null;
      }
      const open = bytes.indexOf(LESS, at);
      if (open < 0) return bytes.length;
      if (bytes.length - open < LONGEST) return open;
      const next = this.tag(bytes, open);
      if (next < 0) return open;
      at = next;
    }
  }

  /** Reads the tag there; returns where to go on, or -1 where the rest of the tag is missing. */
  private tag(bytes: Uint8Array, open: number): number {
    if (startsWith(bytes, open, COMMENT)) {
      this.until = COMMENT_END;
      return open + COMMENT.length;
    }
    if (startsWith(bytes, open, CDATA)) {
      this.until = CDATA_END;
      return open + CDATA.length;
    }
    if (startsWith(bytes, open, END)) this.isComplete = true;
    if (startsWith(bytes, open, WORKOUT_END)) this.sport = null;
    const isWorkout = isTag(bytes, open, WORKOUT);
    const isFile = this.sport !== null && isTag(bytes, open, FILE);
    if (!isWorkout && !isFile) return open + 1;
    const end = tagEnd(bytes, open);
    if (end < 0 && bytes.length - open < MAX_TAG_BYTES) return -1;
    if (end <= 0) return open + 1;
    const tag = new TextDecoder().decode(bytes.subarray(open, end));
    if (isFile) this.addFile(attribute(tag, 'path'));
    else this.sport = tag.endsWith('/>') ? null : sportOf(attribute(tag, 'workoutActivityType'));
    return end;
  }

  private addFile(path: string): void {
    const whole = path.normalize().replace(/^[./\\]+/, '');
    const name = whole.split('/').at(-1) ?? '';
    if (name === '') return;
    const isOther = this.sports.has(name) && !this.sports.has(whole);
    if (name !== whole) this.sports.set(name, isOther ? null : this.sport);
    this.sports.set(whole, this.sport);
  }
}

/** 'HKWorkoutActivityTypeTableTennis' -> 'table tennis' */
function sportOf(kind: string): string {
  const name = kind.startsWith(KIND) ? kind.slice(KIND.length) : kind;
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return ON_WATER.get(name) ?? (words || 'other');
}

function startsWith(bytes: Uint8Array, at: number, start: Uint8Array): boolean {
  for (let index = 0; index < start.length; index++) if (bytes[at + index] !== start[index]) return false;
  return true;
}

/** Not the start of a longer name. */
const isTag = (bytes: Uint8Array, at: number, start: Uint8Array): boolean =>
  startsWith(bytes, at, start) && !/[\w:.-]/.test(String.fromCharCode(bytes[at + start.length]!));

/** Behind the `>` outside of quotes, -1 where it is missing, and 0 where another `<`, which no tag has, comes first. */
function tagEnd(bytes: Uint8Array, open: number): number {
  let quote = 0;
  for (let at = open + 1; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === LESS) return 0;
    if (quote !== 0) quote = byte === quote ? 0 : quote;
    else if (byte === QUOTE || byte === APOSTROPHE) quote = byte;
    else if (byte === MORE) return at + 1;
  }
  return -1;
}

const ATTRIBUTE = {
  path: /\spath\s*=\s*(["'])(.*?)\1/s,
  workoutActivityType: /\sworkoutActivityType\s*=\s*(["'])(.*?)\1/s,
};

function attribute(tag: string, name: keyof typeof ATTRIBUTE): string {
  const [, , value = ''] = ATTRIBUTE[name].exec(tag) ?? [];
  return value.replace(/&(?:#(\d+)|#x([\da-f]+)|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, named) => {
    if (named !== undefined) return ENTITIES[named as keyof typeof ENTITIES] ?? whole;
    const code = decimal === undefined ? parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
