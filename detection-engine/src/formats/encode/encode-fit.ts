import { Encoder, Profile } from '@garmin/fitsdk';
import { cutText } from '../../text/cut-text.ts';
import type { TrackFileNames, TrackFileRows } from '../../track/recorded-track.ts';
import { DEGREES_PER_SEMICIRCLE, FIT_EPOCH_SECONDS, FitMessage } from '../fit/fit-profile.ts';
import { heartRateAt } from './heart-rate-at.ts';

type Fields = Record<string, number | string>;

const ACTIVITY_FILE = 4;
const DEVELOPMENT = 255;
const ACTIVITY_MESSAGE = 34;
const LAP_MESSAGE = 19;
const GENERIC_SPORT = 0;
/** Characters of a name, so that its field stays below 255 bytes. */
const MAX_NAME = 60;

/** A FIT activity of one session and one lap; see encodeTrackFile. */
export function encodeFit(rows: TrackFileRows, names: TrackFileNames): Uint8Array {
  const encoder = new Encoder();
  const write = (message: number, fields: Fields) => encoder.onMesg(message, fields);
  const start = fitSeconds(rows.time[0] ?? FIT_EPOCH_SECONDS * 1000);
  const end = fitSeconds(rows.time[rows.length - 1] ?? FIT_EPOCH_SECONDS * 1000);
  const sport = sportNumber(names.sport);

  write(FitMessage.fileId, {
    type: ACTIVITY_FILE,
    manufacturer: DEVELOPMENT,
    product: 0,
    timeCreated: start,
    ...(names.device ? { productName: cutText(names.device, MAX_NAME) } : {}),
  });
  write(FitMessage.sport, { sport, ...(names.name ? { name: cutText(names.name, MAX_NAME) } : {}) });
  writeRecords(write, rows);
  const total = {
    timestamp: end,
    startTime: start,
    totalElapsedTime: end - start,
    totalTimerTime: end - start,
  };
  write(LAP_MESSAGE, total);
  write(FitMessage.session, { ...total, sport, firstLapIndex: 0, numLaps: 1 });
  write(ACTIVITY_MESSAGE, { timestamp: end, totalTimerTime: end - start, numSessions: 1 });
  return encoder.close();
}

function writeRecords(write: (message: number, fields: Fields) => void, rows: TrackFileRows): void {
  const dense = rows.denseSpeed;
  let waiting = 0;
  for (let row = 0; row < rows.length; row++) {
    for (; dense && waiting < dense.time.length && dense.time[waiting]! <= rows.time[row]!; waiting++) {
      if (row > 0 && dense.time[waiting]! > rows.time[row - 1]!) {
        write(FitMessage.gpsMetadata, { enhancedSpeed: dense.speed[waiting]! });
      }
    }
    const fields: Fields = { timestamp: fitSeconds(rows.time[row]!) };
    const latitude = rows.latitude[row]!;
    const longitude = rows.longitude[row]!;
    if (latitude === latitude && longitude === longitude) {
      fields['positionLat'] = semicircles(latitude);
      fields['positionLong'] = semicircles(longitude);
    }
    if (rows.recordedSpeed[row]! >= 0) fields['enhancedSpeed'] = rows.recordedSpeed[row]!;
    if (rows.recordedDistance[row]! >= 0) fields['distance'] = rows.recordedDistance[row]!;
    const heartRate = heartRateAt(rows, row);
    if (heartRate === heartRate) fields['heartRate'] = heartRate;
    write(FitMessage.record, fields);
  }
}

const fitSeconds = (time: number) => Math.round(time / 1000) - FIT_EPOCH_SECONDS;

/** Clamped: 180 degrees east exceeds 32 bits by one semicircle, and 0x7fffffff means absent. */
const semicircles = (degrees: number) => Math.min(Math.round(degrees / DEGREES_PER_SEMICIRCLE), 0x7ffffffe);

function sportNumber(name: string | null | undefined): number {
  const plain = (text: string) => text.replace(/[^a-z]/gi, '').toLowerCase();
  const found = Object.entries(Profile.types['sport'] ?? {}).find(
    ([, word]) => plain(word) === plain(name ?? ''),
  );
  return found ? Number(found[0]) : GENERIC_SPORT;
}
