import { type Static, Type } from '@sinclair/typebox';
import { Ajv } from 'ajv';
import { READINGS, type Readings } from '../../activities/index.ts';

/** Open-Meteo's names of the readings, in its default units. */
export const VARIABLES: Readonly<Record<keyof Readings, string>> = {
  waveHeight: 'wave_height',
  wavePeriod: 'wave_period',
  waveDirection: 'wave_direction',
  windSpeed: 'wind_speed_10m',
  windDirection: 'wind_direction_10m',
  waterTemperature: 'sea_surface_temperature',
};

/** From a reading's own to a wilder one than was ever measured. */
const BOUNDS: Readonly<Record<keyof Readings, readonly [from: number, to: number]>> = {
  waveHeight: [0, 40],
  wavePeriod: [0, 60],
  waveDirection: [0, 360],
  windSpeed: [0, 500],
  windDirection: [0, 360],
  waterTemperature: [-5, 50],
};

const LONGEST_PAUSE_SECONDS = 900;

/** Since then Open-Meteo has the finer wave models. */
const FINE_WAVES_SINCE = Date.parse('2021-11-01T00:00:00Z');

/** The model of waves and water, and the one of wind. */
export const modelsAt = (time: number): readonly [string, string] =>
  time < FINE_WAVES_SINCE ? ['era5_ocean', 'era5'] : ['best_match', 'ecmwf_ifs'];

const Answer = Type.Object({ hourly: Type.Record(Type.String(), Type.Array(Type.Unknown())) });
const isAnswer = new Ajv({ validateSchema: false }).compile<Static<typeof Answer>>(Answer);

const isPlausible = (value: unknown, [from, to]: readonly [number, number]): value is number | null =>
  value === null || (typeof value === 'number' && value >= from && value <= to);

/** The readings at an hour; null for an answer that is none. */
export function readingsAt(text: string, hour: number, models: readonly string[]): Readings | null {
  const answer = parsed(text);
  if (!isAnswer(answer)) return null;
  const { time = [], ...columns } = answer.hourly;
  const row = time.findIndex((of) => Date.parse(`${String(of)}Z`) === hour);
  if (row === -1) return null;
  // An answer of several models has a column of each. `best_match` is called after its API there.
  const suffixes = ['', '_marine_best_match', ...models.map((model) => `_${model}`)];
  const readings: [string, number | null][] = [];
  let found = 0;
  for (const name of READINGS) {
    const values = suffixes.flatMap((suffix) => {
      const column = columns[`${VARIABLES[name]}${suffix}`];
      return column === undefined ? [] : [column[row] ?? null];
    });
    const value = values.find((each) => each !== null) ?? null;
    if (!isPlausible(value, BOUNDS[name])) return null;
    readings.push([name, value]);
    found += values.length;
  }
  return found === 0 ? null : (Object.fromEntries(readings) as Readings);
}

/** Why the service refused, in its own words; empty for any other answer. */
export function reasonOf(text: string): string {
  const { reason } = (parsed(text) ?? {}) as { readonly reason?: unknown };
  return typeof reason === 'string' ? reason.slice(0, 200) : '';
}

/** How long the service asks to wait, in seconds and within bounds. */
export function pauseOf(headers: Headers): { readonly retryAfterSeconds?: number } {
  const seconds = Math.min(Math.ceil(Number(headers.get('retry-after'))), LONGEST_PAUSE_SECONDS);
  return seconds > 0 ? { retryAfterSeconds: seconds } : {};
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
