import { sportOnLand } from '../detectors/activity/sports.ts';
import type { RecordedElement, RecordedTrack } from '../track/recorded-track.ts';
import { wavesWithin } from '../track/watch-waves.ts';
import { isCorrection, MOST_CORRECTIONS } from './clock-corrections.ts';
import { keepRows } from './keep-rows.ts';
import { TrackFileError } from './track-file-error.ts';
import { leftOut, warned } from './warnings.ts';

const MINUTE_MS = 60_000;
/** Within an element, a longer silence lies between two sessions. */
const SESSIONS_APART_MS = 180 * MINUTE_MS;
/** Elements that begin nearer to the end of the one before go on with it, as after a pause. */
const ELEMENTS_APART_MS = 5 * MINUTE_MS;
const MIN_SESSION_MS = MINUTE_MS;
const MIN_POSITIONS = 20;
/** Fewer rows than this share of the longest part of an element are stale, and no session. */
const FEW = 0.05;
/** Each costs an activity of its own. */
const MAX_SESSIONS = 100;

/** Rows of one session by their numbers in the file, and the times of the first and last. */
interface Part {
  readonly rows: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly name: string | null;
  readonly sport: string | null;
}

/**
 * The sessions of a file in order of time: its elements, and the parts of an element that are over three hours apart. A
 * few rows between them stay with the nearest session. Where a sport may be surfing, those on land are left out. Most
 * files hold one session and are returned as they are.
 * @throws TrackFileError `too_many_sessions`
 */
export function splitSessions(
  recorded: RecordedTrack,
  elements: readonly RecordedElement[],
): readonly RecordedTrack[] {
  if (elements.length < 2 && !hasLongGap(recorded)) return [recorded];
  const { name, sport } = recorded.facts;
  const whole = { firstRow: 0, endRow: recorded.length, name, sport };
  const found = elements.length < 2 ? [whole] : elements;
  const parts = joinElements(withoutRepeats(found.flatMap((element) => partsOf(recorded, element))));
  const long = parts.filter((part) => isLong(recorded, part));
  if (long.length === 0) return [recorded];
  if (long.length > MAX_SESSIONS) throw tooManySessions();
  const short = parts.filter((part) => !isLong(recorded, part));
  const kept = long.filter((part) => sportOnLand(part.sport) === null);
  const sessions = kept.length === 0 ? long : kept;
  const warnings = kept.length === 0 ? [] : landWarnings(long);
  const complete = sessions.map((part) => withNearest(part, sessions, short));
  if (complete.length === 1 && complete[0]!.rows.length === recorded.length) return [recorded];
  return complete.map((part) => trackOf(recorded, part, warnings));
}

function hasLongGap({ time }: RecordedTrack): boolean {
  for (let row = 1; row < time.length; row++) {
    if (Math.abs(time[row]! - time[row - 1]!) > SESSIONS_APART_MS) return true;
  }
  return false;
}

/** The parts of an element by time: runs of its rows, joined where less than three hours lie between. */
function partsOf(recorded: RecordedTrack, element: RecordedElement): Part[] {
  const { name, sport } = element;
  const runs = runsOf(recorded, element).sort((one, other) => one.from - other.from);
  const parts: { rows: number[]; from: number; to: number }[] = [];
  for (const run of runs) {
    const last = parts.at(-1);
    if (last === undefined || run.from - last.to > SESSIONS_APART_MS) parts.push(run);
    else {
      for (const row of run.rows) last.rows.push(row);
      last.to = Math.max(last.to, run.to);
    }
  }
  const longest = parts.reduce((most, { rows }) => Math.max(most, rows.length), 0);
  const isMain = (part: { rows: number[] }) => part.rows.length > longest * FEW;
  const main = parts.filter(isMain);
  for (const { rows } of parts.filter((part) => !isMain(part))) main[0]!.rows.push(...rows);
  return main.map(({ rows, ...times }) => ({ rows: rows.sort((a, b) => a - b), ...times, name, sport }));
}

/** Rows in file order, without a jump of the time but where the clock of the device was set. */
function runsOf(
  recorded: RecordedTrack,
  { firstRow, endRow }: RecordedElement,
): { rows: number[]; from: number; to: number }[] {
  const { time } = recorded;
  const begins: number[] = [firstRow];
  for (let row = firstRow + 1; row < endRow; row++) {
    if (Math.abs(time[row]! - time[row - 1]!) > SESSIONS_APART_MS) begins.push(row);
  }
  const runs: { rows: number[]; from: number; to: number }[] = [];
  begins.forEach((begin, index) => {
    const end = begins[index + 1] ?? endRow;
    const isSet =
      index > 0 &&
      begins.length <= MOST_CORRECTIONS + 1 &&
      isCorrection(recorded, placed(recorded, begins[index - 1]!, begin), placed(recorded, begin, end));
    if (!isSet) runs.push({ rows: [], from: time[begin]!, to: time[begin]! });
    const run = runs.at(-1)!;
    for (let row = begin; row < end; row++) {
      run.rows.push(row);
      run.from = Math.min(run.from, time[row]!);
      run.to = Math.max(run.to, time[row]!);
    }
  });
  return runs;
}

const placed = ({ latitude }: RecordedTrack, first: number, end: number): Int32Array =>
  Int32Array.from({ length: end - first }, (_, index) => first + index).filter(
    (row) => !Number.isNaN(latitude[row]),
  );

/** Joins elements that go on with the one before, unless they name another sport or run beside it. */
function joinElements(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined && Math.abs(part.from - last.to) <= ELEMENTS_APART_MS && last.sport === part.sport;
    if (goesOn) joined[joined.length - 1] = together(last, part);
    else joined.push(part);
  }
  return joined;
}

function together(one: Part, other: Part): Part {
  return {
    rows: [...one.rows, ...other.rows].sort((a, b) => a - b),
    from: Math.min(one.from, other.from),
    to: Math.max(one.to, other.to),
    name: one.name ?? other.name,
    sport: one.sport ?? other.sport,
  };
}

function isLong({ latitude }: RecordedTrack, { rows, from, to }: Part): boolean {
  if (to - from < MIN_SESSION_MS) return false;
  return rows.filter((row) => !Number.isNaN(latitude[row])).length >= MIN_POSITIONS;
}

/** A file may hold one track twice. */
const withoutRepeats = (parts: readonly Part[]) =>
  parts.filter(
    ({ from, to }, index) => parts.findIndex((part) => part.from === from && part.to === to) === index,
  );

/** A session with the short parts that are nearer to it than to the others. */
function withNearest(session: Part, sessions: readonly Part[], short: readonly Part[]): Part {
  const apart = (part: Part, other: Part) => Math.max(part.from - other.to, other.from - part.to, 0);
  return short
    .filter((part) => sessions.every((other) => apart(part, session) <= apart(part, other)))
    .reduce((all, part) => ({ ...together(all, part), from: all.from, to: all.to }), session);
}

function landWarnings(parts: readonly Part[]): string[] {
  const counts = new Map<string, number>();
  for (const { sport } of parts) {
    const onLand = sportOnLand(sport);
    if (onLand !== null) counts.set(onLand, (counts.get(onLand) ?? 0) + 1);
  }
  return Array.from(counts, ([sport, count]) => leftOut(count, 'part', `recorded as ${sport}`));
}

function trackOf(recorded: RecordedTrack, part: Part, warnings: readonly string[]): RecordedTrack {
  const { rows, from, to, name, sport } = part;
  const isOwn = new Uint8Array(recorded.length);
  for (const row of rows) isOwn[row] = 1;
  const { denseSpeed, watchWaves } = recorded;
  const inPart = (_: number, index: number) =>
    denseSpeed!.time[index]! >= from && denseSpeed!.time[index]! <= to;
  const track = keepRows(recorded, (row) => isOwn[row] === 1);
  return warned(
    {
      ...track,
      denseSpeed: denseSpeed && {
        time: denseSpeed.time.filter(inPart),
        speed: denseSpeed.speed.filter(inPart),
      },
      ...(watchWaves && { watchWaves: wavesWithin(watchWaves, { startTime: from, endTime: to }) }),
      facts: { ...recorded.facts, name, sport: sport ?? recorded.facts.sport },
    },
    ...warnings,
  );
}

const tooManySessions = () =>
  new TrackFileError(
    'too_many_sessions',
    `This file holds more than ${MAX_SESSIONS} sessions. Split it and try again.`,
  );
