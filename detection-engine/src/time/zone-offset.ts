import { ZONE_TABLE } from './zone-table.ts';

const MINUTE_MS = 60_000;
const OFFSET = /^([+-])(\d\d):(\d\d)$/;
/** Where the table begins. */
const FIRST_MINUTE = Date.UTC(2000, 0, 1) / MINUTE_MS;

/** Minutes ahead of UTC from each moment on, in epoch milliseconds; the first is since ever. */
interface Zone {
  readonly since: readonly number[];
  readonly offsets: readonly number[];
}

const rules = new Map(
  ZONE_TABLE.flatMap(([names, of]) => names.split(' ').map((name) => [name, of] as const)),
);
const zones = new Map<string, Zone>();

/**
 * Minutes that the clocks of a zone are ahead of UTC at a moment, by the table that ships with the build and never by
 * the machine's. NaN for a zone that the table does not have.
 * @param zone IANA name, or an offset as '+11:00'
 */
export function zoneOffset(zone: string, millis: number): number {
  const known = zones.get(zone) ?? remembered(zone);
  if (known === null) return NaN;
  const { since, offsets } = known;
  let at = since.length - 1;
  while (at > 0 && since[at]! > millis) at--;
  return offsets[at]!;
}

function remembered(zone: string): Zone | null {
  const read = zoneOf(zone);
  if (read !== null) zones.set(zone, read);
  return read;
}

function zoneOf(name: string): Zone | null {
  const fixed = OFFSET.exec(name);
  if (fixed) {
    const [, sign, hours, minutes] = fixed;
    return {
      since: [-Infinity],
      offsets: [(sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))],
    };
  }
  const text = rules.get(name);
  if (text === undefined) return null;
  const [first, ...changes] = text.split(',');
  const since = [-Infinity];
  const offsets = [Number(first)];
  let minute = FIRST_MINUTE;
  for (const change of changes) {
    const [after, by] = change.split(' ');
    minute += parseInt(after!, 36);
    since.push(minute * MINUTE_MS);
    offsets.push(offsets.at(-1)! + Number(by));
  }
  return { since, offsets };
}
