import type { ActivityDetails } from './activities-csv.ts';
import { joined } from './joined.ts';

interface Summary extends ActivityDetails {
  /** Epoch milliseconds. */
  readonly start: number;
}

/** A file's time of creation and the start of its activity differ by seconds. */
const TOLERANCE_MS = 120_000;
const MAX_SUMMARY_BYTES = 1_000_000;
/** `[{"summarizedActivitiesExport":[{…}]}]`: an activity is an object within an object. */
const ACTIVITY_DEPTH = 2;

const [QUOTE, BACKSLASH, OPEN, CLOSE] = [0x22, 0x5c, 0x7b, 0x7d];

/** Names and types of the activities in the summaries of Garmin's export, which are up to 100 MB of JSON. */
export class GarminSummaries {
  private readonly summaries: Summary[] = [];
  private isSorted = true;

  get count(): number {
    return this.summaries.length;
  }

  /** Reads one file, an activity at a time. */
  async read(pieces: AsyncIterable<Uint8Array>): Promise<void> {
    let [depth, inString, escaped] = [0, false, false];
    /** Of the activity that is being read; null between activities. */
    let parts: Uint8Array[] | null = null;
    for await (const piece of pieces) {
      let partStart = 0;
      for (let at = 0; at < piece.length; at++) {
        const byte = piece[at];
        if (inString) {
          if (escaped) escaped = false;
          else if (byte === BACKSLASH) escaped = true;
          else if (byte === QUOTE) inString = false;
        } else if (byte === QUOTE) {
          inString = true;
        } else if (byte === OPEN) {
          depth += 1;
          if (depth !== ACTIVITY_DEPTH) continue;
          parts = [];
          partStart = at;
        } else if (byte === CLOSE) {
          depth -= 1;
          if (depth !== ACTIVITY_DEPTH - 1 || parts === null) continue;
          this.add([...parts, piece.subarray(partStart, at + 1)]);
          parts = null;
        }
      }
      parts?.push(piece.subarray(partStart));
    }
  }

  /** The activity that began at this time, give or take two minutes. */
  startingAt(time: number): ActivityDetails | null {
    if (!this.isSorted) this.summaries.sort((a, b) => a.start - b.start);
    this.isSorted = true;
    let [low, high] = [0, this.summaries.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.summaries[middle]!.start < time) low = middle + 1;
      else high = middle;
    }
    const distance = (summary: Summary) => Math.abs(summary.start - time);
    const near = [this.summaries[low - 1], this.summaries[low]]
      .filter((summary) => summary !== undefined)
      .filter((summary) => distance(summary) <= TOLERANCE_MS)
      .sort((a, b) => distance(a) - distance(b));
    return near[0] ?? null;
  }

  private add(parts: readonly Uint8Array[]): void {
    let value: unknown;
    try {
      value = JSON.parse(new TextDecoder().decode(joined(parts, MAX_SUMMARY_BYTES)));
    } catch {
      return;
    }
    const field = (name: string): unknown => Reflect.get(value as object, name);
    const text = (name: string) => {
      const found = field(name);
      return typeof found === 'string' ? found.trim() : '';
    };
    const start = field('beginTimestamp') ?? field('startTimeGmt');
    if (typeof start !== 'number') return;
    const type = text('activityType').replace(/_v\d+$/, '') || null;
    this.summaries.push({ start, name: text('name'), note: text('description'), type });
    this.isSorted = false;
  }
}
