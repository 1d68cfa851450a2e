import { cutText } from '../../text/cut-text.ts';
import type { TrackFileNames, TrackFileRows } from '../../track/recorded-track.ts';
import { FIT_FRAME_BYTES, fitFile } from '../fit/fit-file.ts';
import { FitMessages } from '../fit/fit-messages.ts';
import { FIT_EPOCH_SECONDS } from '../fit/fit-profile.ts';
import { fitSeconds, fitSport, semicircles } from './fit-values.ts';
import { heartRateAt } from './heart-rate-at.ts';

export const ACTIVITY_FILE = 4;
export const DEVELOPMENT = 255;
/** Characters of a name, so that its field stays below 255 bytes. */
export const MAX_FIT_NAME = 60;

/** A FIT activity of one session and one lap; see encodeTrackFile. */
export function encodeFit(rows: TrackFileRows, names: TrackFileNames): Uint8Array {
  const messages = new FitMessages();
  const start = fitSeconds(rows.time[0] ?? FIT_EPOCH_SECONDS * 1000);
  const end = fitSeconds(rows.time[rows.length - 1] ?? FIT_EPOCH_SECONDS * 1000);
  const sport = fitSport(names.sport);

  messages.write('fileId', {
    type: ACTIVITY_FILE,
    manufacturer: DEVELOPMENT,
    product: 0,
    created: start,
    productName: cutText(names.device ?? '', MAX_FIT_NAME),
  });
  messages.write('sport', { sport, name: cutText(names.name ?? '', MAX_FIT_NAME) });
  writeRecords(messages, rows);
  const total = { timestamp: end, startTime: start, elapsed: end - start, timer: end - start };
  messages.write('lap', total);
  messages.write('session', { ...total, sport, firstLap: 0, laps: 1 });
  messages.write('activity', { timestamp: end, timer: end - start, sessions: 1 });
  const data = messages.take();
  const file = new Uint8Array(data.length + FIT_FRAME_BYTES);
  let at = 0;
  for (const slice of fitFile(data.length, [data])) {
    file.set(slice, at);
    at += slice.length;
  }
  return file;
}

function writeRecords(messages: FitMessages, rows: TrackFileRows): void {
  const dense = rows.denseSpeed;
  let waiting = 0;
  for (let row = 0; row < rows.length; row++) {
    for (; dense && waiting < dense.time.length && dense.time[waiting]! <= rows.time[row]!; waiting++) {
      if (row > 0 && dense.time[waiting]! > rows.time[row - 1]!) {
        messages.write('gpsMetadata', { enhancedSpeed: dense.speed[waiting]! });
      }
    }
    messages.write('record', {
      timestamp: fitSeconds(rows.time[row]!),
      latitude: semicircles(rows.latitude[row]!),
      longitude: semicircles(rows.longitude[row]!),
      distance: rows.recordedDistance[row]!,
      enhancedSpeed: rows.recordedSpeed[row]!,
      heartRate: heartRateAt(rows, row),
    });
  }
}
