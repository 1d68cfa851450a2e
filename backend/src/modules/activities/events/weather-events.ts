import { Type } from '@sinclair/typebox';
import { defineEvent, type EventOf } from '../../../kernel/event-store/event-definition.ts';
import { Instant, personal } from '../../../kernel/event-store/fields.ts';

/** What waves, wind and water were at the session's place, as a weather service tells it. Recorded once. */
export const WeatherRecorded = defineEvent({
  type: 'WeatherRecorded',
  version: 1,
  data: Type.Object({
    /** Name of the service. */
    source: Type.String(),
    /** The service's names of the models that were asked. */
    models: Type.String(),
    /** License and how the service wants to be named. */
    credit: Type.String(),
    /** The hour that the readings are of. */
    at: Instant,
    /** By `readingsText`. Sealed, since weather at a time tells of the place. */
    readings: personal(Type.String()),
  }),
});
export type WeatherRecorded = EventOf<typeof WeatherRecorded>;

/** The readings in the order of their text. */
export const READINGS = [
  'waveHeight',
  'wavePeriod',
  'waveDirection',
  'windSpeed',
  'windDirection',
  'waterTemperature',
] as const;

/** Meters, seconds, degrees, km/h and degrees Celsius; null for what the service doesn't know. */
export type Readings = Readonly<Record<(typeof READINGS)[number], number | null>>;

/** Readings as the text that an event seals: a JSON array of numbers. */
export const readingsText = (readings: Readings): string =>
  JSON.stringify(READINGS.map((name) => readings[name]));

/** Parses `readingsText`; null for a text that cannot be read any more. */
export function readingsOf(text: string): Readings | null {
  try {
    const values = JSON.parse(text) as unknown;
    if (!Array.isArray(values) || values.length !== READINGS.length) return null;
    if (!values.every((value) => value === null || Number.isFinite(value))) return null;
    const named = READINGS.map((name, index) => [name, values[index] as number | null]);
    return Object.fromEntries(named) as Readings;
  } catch {
    return null;
  }
}
