import { Decoder, Stream } from '@garmin/fitsdk';
import type { ReadLimits } from '../read-limits.ts';
import { FitMessage } from './fit-profile.ts';
import { FitRows } from './fit-rows.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The reference reader of FIT: Garmin's SDK decodes every message of every part as raw integers.
 * @returns null where the SDK refuses a part or fails, as on compressed timestamps and on some real files
 */
export function readFitReference(parts: readonly Uint8Array[], limits: ReadLimits): FitRows | null {
  const rows = new FitRows(limits);
  for (const part of parts) {
    const { errors } = new Decoder(Stream.fromBuffer(part)).read({
      applyScaleAndOffset: false,
      convertDateTimesToDates: false,
      convertTypesToStrings: false,
      expandComponents: false,
      expandSubFields: false,
      mergeHeartRates: false,
      mesgListener: (message, fields) => addMessage(rows, message, fields as Fields),
    });
    if (errors.length > 0) return null;
    rows.endPart();
  }
  return rows;
}

function addMessage(rows: FitRows, message: number, fields: Fields): void {
  switch (message) {
    case FitMessage.record:
      addRecord(rows, fields);
      break;
    case FitMessage.gpsMetadata:
      rows.denseSpeed(number(fields['enhancedSpeed']) ?? NaN);
      break;
    case FitMessage.hr:
      rows.hr({
        timestamp: number(fields['timestamp']) ?? NaN,
        fraction: number(fields['fractionalTimestamp']),
        heartRates: numbers(fields['filteredBpm']),
        eventTimes: numbers(fields['eventTimestamp']),
        packedTimes: numbers(fields['eventTimestamp12']),
      });
      break;
    case FitMessage.event:
      rows.event(number(fields['timestamp']) ?? NaN, number(fields['event']), number(fields['eventType']));
      break;
    case FitMessage.fileId:
      rows.facts.fileId(
        number(fields['manufacturer']),
        number(fields['product']),
        string(fields['productName']),
        number(fields['timeCreated']) ?? NaN,
      );
      break;
    case FitMessage.session:
      rows.session(
        number(fields['sport']),
        string(fields['sportProfileName']),
        number(fields['startTime']) ?? NaN,
        number(fields['totalElapsedTime']) ?? NaN,
      );
      break;
    case FitMessage.sport:
      rows.facts.sport(number(fields['sport']), string(fields['name']));
      break;
    case FitMessage.split:
      rows.splits.split({
        type: number(fields['splitType']),
        startTime: number(fields['startTime']) ?? NaN,
        endTime: number(fields['endTime']) ?? NaN,
        elapsed: number(fields['totalElapsedTime']) ?? NaN,
        distance: number(fields['totalDistance']) ?? NaN,
        maxSpeed: number(fields['maxSpeed']) ?? NaN,
      });
      break;
  }
}

function addRecord(rows: FitRows, fields: Fields): void {
  let speed = number(fields['enhancedSpeed']) ?? number(fields['speed']);
  let distance = number(fields['distance']);
  const packed = fields['compressedSpeedDistance'];
  if (Array.isArray(packed) && packed.length === 3 && packed.every((byte) => typeof byte === 'number')) {
    const [low, middle, high] = packed as [number, number, number];
    speed ??= (low | ((middle & 0x0f) << 8)) * 10;
    distance ??= rows.accumulateDistance((middle >> 4) | (high << 4));
  }
  rows.record(
    number(fields['timestamp']) ?? NaN,
    number(fields['positionLat']) ?? NaN,
    number(fields['positionLong']) ?? NaN,
    speed ?? NaN,
    distance ?? NaN,
    number(Array.isArray(fields['heartRate']) ? fields['heartRate'][0] : fields['heartRate']) ?? NaN,
  );
}

const number = (value: unknown) => (typeof value === 'number' ? value : undefined);
const numbers = (value: unknown) => [value].flat().filter((item) => typeof item === 'number');
const string = (value: unknown) => {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
};
