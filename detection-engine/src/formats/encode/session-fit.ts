import { cutText } from '../../text/cut-text.ts';
import type { Track } from '../../track/track.ts';
import { RIDELINE } from '../device-family.ts';
import { fitFile } from '../fit/fit-file.ts';
import { FitMessages, fitMessageBytes } from '../fit/fit-messages.ts';
import { ACTIVITY_FILE, DEVELOPMENT, MAX_FIT_NAME } from './encode-fit.ts';
import { FitSport, fitSeconds, fitSport, semicircles } from './fit-values.ts';
import { type RideToWrite, rowsWithin, type SessionLap, sessionLaps } from './session-laps.ts';

export interface SessionFile {
  readonly track: Track;
  /** Those that count, in start-time order. */
  readonly rides: readonly RideToWrite[];
  readonly name: string;
  /** As readTrackFile returns it, such as `surfing`. */
  readonly sport: string;
  /** null where it is not known. */
  readonly device: string | null;
}

/** Rows per slice: one or two milliseconds. */
const SLICE_ROWS = 2_000;

const TIMER = 0;
const LAP = 9;
const SESSION = 8;
const ACTIVITY = 26;
const START = 0;
const STOP = 1;
const STOP_ALL = 4;
const ACTIVE = 0;
const REST = 1;
const MANUAL = 0;
const ACTIVITY_END = 0;

/** Kinds of splits. */
const INTERVAL_ACTIVE = 3;
const SURF_ACTIVE = 11;
const WINDSURF_ACTIVE = 21;
const PADDLED: ReadonlySet<number> = new Set([
  FitSport.paddling,
  FitSport.standUpPaddling,
  FitSport.kayaking,
]);

/** A session as a FIT activity with a lap and a split for each ride, in slices. */
export function sessionFitInSlices(session: SessionFile): Generator<Uint8Array> {
  const head = writeHead(session);
  const tail = writeTail(session);
  const rows = rowsOfSeconds(session.track);
  const { definition, message } = fitMessageBytes('record');
  const bytes = head.length + definition + rows.length * message + tail.length;
  return fitFile(
    bytes,
    (function* () {
      yield head;
      yield* records(session.track, rows);
      yield tail;
    })(),
  );
}

function writeHead({ track, name, sport, device }: SessionFile): Uint8Array {
  const messages = new FitMessages();
  const start = fitSeconds(track.time[0]!);
  const creator = { manufacturer: DEVELOPMENT, productName: RIDELINE };
  messages.write('fileId', { ...creator, type: ACTIVITY_FILE, product: 0, created: start });
  messages.write('deviceInfo', { ...creator, timestamp: start, index: 0 });
  if (device !== null) {
    const productName = cutText(device, MAX_FIT_NAME);
    messages.write('deviceInfo', { timestamp: start, index: 1, productName });
  }
  messages.write('sport', { sport: fitSport(sport), subSport: 0, name: cutText(name, MAX_FIT_NAME) });
  messages.write('event', { timestamp: start, event: TIMER, type: START });
  return messages.take();
}

/** The first row of each second, as FIT has no parts of seconds. */
const rowsOfSeconds = ({ time }: Track): Uint32Array =>
  Uint32Array.from(time.keys()).filter(
    (row) => row === 0 || fitSeconds(time[row]!) > fitSeconds(time[row - 1]!),
  );

function* records(
  { time, latitude, longitude, speed, distance, heartRate }: Track,
  rows: Uint32Array,
): Generator<Uint8Array> {
  const messages = new FitMessages();
  for (const [index, row] of rows.entries()) {
    messages.write('record', {
      timestamp: fitSeconds(time[row]!),
      latitude: semicircles(latitude[row]!),
      longitude: semicircles(longitude[row]!),
      distance: distance[row]!,
      enhancedSpeed: speed[row]!,
      heartRate: heartRate[row]! || NaN,
    });
    if (index % SLICE_ROWS === SLICE_ROWS - 1) yield messages.take();
  }
  yield messages.take();
}

function writeTail({ track, rides, name, sport: sportName }: SessionFile): Uint8Array {
  const messages = new FitMessages();
  const sport = fitSport(sportName);
  const laps = sessionLaps(track, rides);
  const [first, last] = [laps[0]!, laps.at(-1)!];
  messages.write('event', { timestamp: last.end, event: TIMER, type: STOP_ALL });
  for (const [index, lap] of laps.entries()) {
    messages.write('lap', {
      ...summaryOf(track, lap),
      messageIndex: index,
      timestamp: lap.end,
      event: LAP,
      eventType: STOP,
      intensity: lap.isRide ? ACTIVE : REST,
      trigger: MANUAL,
      sport,
    });
  }
  writeSplits(messages, track, laps, sport);
  const whole = {
    isRide: false,
    start: first.start,
    end: last.end,
    distance: laps.reduce((sum, { distance }) => sum + distance, 0),
    maxSpeed: laps.reduce((most, { maxSpeed }) => Math.max(most, maxSpeed), 0),
  };
  messages.write('session', {
    ...summaryOf(track, whole),
    messageIndex: 0,
    timestamp: last.end,
    event: SESSION,
    eventType: STOP,
    sport,
    subSport: 0,
    firstLap: 0,
    laps: laps.length,
    trigger: ACTIVITY_END,
    profileName: cutText(name, MAX_FIT_NAME),
  });
  messages.write('activity', {
    timestamp: last.end,
    timer: last.end - first.start,
    sessions: 1,
    type: MANUAL,
    event: ACTIVITY,
    eventType: STOP,
  });
  return messages.take();
}

/** A split for each ride and what they add up to. */
function writeSplits(messages: FitMessages, track: Track, laps: readonly SessionLap[], sport: number): void {
  const rides = laps.filter(({ isRide }) => isRide);
  if (rides.length === 0) return;
  const kind = { type: splitType(sport), sport };
  for (const [index, lap] of rides.entries()) {
    messages.write('split', {
      ...summaryOf(track, lap),
      ...kind,
      messageIndex: index,
      endTime: lap.end,
    });
  }
  const seconds = rides.reduce((sum, { start, end }) => sum + end - start, 0);
  const distance = rides.reduce((sum, lap) => sum + lap.distance, 0);
  messages.write('splitSummary', {
    ...kind,
    messageIndex: 0,
    splits: rides.length,
    timer: seconds,
    distance,
    averageSpeed: distance / seconds,
    maxSpeed: rides.reduce((most, { maxSpeed }) => Math.max(most, maxSpeed), 0),
  });
}

function splitType(sport: number): number {
  if (sport === FitSport.windsurfing) return WINDSURF_ACTIVE;
  return PADDLED.has(sport) ? INTERVAL_ACTIVE : SURF_ACTIVE;
}

/** What a lap, a split and the session tell of a stretch. */
function summaryOf(track: Track, { start, end, distance, maxSpeed }: SessionLap) {
  const [from, to] = rowsWithin(track, start, end);
  const firstRow = Math.min(from, track.length - 1);
  const lastRow = Math.min(to, track.length - 1);
  const beats = track.heartRate.subarray(from, Math.max(to, from + 1)).filter((bpm) => bpm > 0);
  return {
    startTime: start,
    elapsed: end - start,
    timer: end - start,
    distance,
    averageSpeed: distance / (end - start),
    maxSpeed,
    shortMaxSpeed: maxSpeed,
    startLatitude: semicircles(track.latitude[firstRow]!),
    startLongitude: semicircles(track.longitude[firstRow]!),
    endLatitude: semicircles(track.latitude[lastRow]!),
    endLongitude: semicircles(track.longitude[lastRow]!),
    averageHeartRate: beats.length === 0 ? NaN : beats.reduce((sum, bpm) => sum + bpm, 0) / beats.length,
    maxHeartRate: beats.reduce((most, bpm) => Math.max(most, bpm), 0) || NaN,
  };
}
