import { describe, expect, it } from '@jest/globals';
import { modelsAt, pauseOf, readingsAt, reasonOf } from './open-meteo-answer.ts';

const HOUR = Date.parse('2026-06-01T15:00:00Z');
const MODELS = modelsAt(HOUR);
const time = ['2026-06-01T14:00', '2026-06-01T15:00'];
const read = (hourly: object) => readingsAt(JSON.stringify({ hourly: { time, ...hourly } }), HOUR, MODELS);

describe('the answer of Open-Meteo', () => {
  it('has the hour of each reading, from the model that knows it', () => {
    expect(
      read({
        wave_height_marine_best_match: [1.2, 1.4],
        wave_height_ecmwf_ifs: [null, null],
        wind_speed_10m_marine_best_match: [null, null],
        wind_speed_10m_ecmwf_ifs: [17, 18.5],
        wave_direction_marine_best_match: [0, 0],
      }),
    ).toEqual({
      waveHeight: 1.4,
      wavePeriod: null,
      waveDirection: 0,
      windSpeed: 18.5,
      windDirection: null,
      waterTemperature: null,
    });
  });

  it('of a single model has columns without its name', () => {
    expect(read({ sea_surface_temperature: [15, 16] })).toMatchObject({ waterTemperature: 16 });
  });

  it('keeps what is not known as null', () => {
    expect(read({ wave_height: [null, null] })).toMatchObject({ waveHeight: null, windSpeed: null });
  });

  it.each([
    ['a text', { wave_height: ['1', '1.4'] }],
    ['waves of 400 m', { wave_height: [1, 400] }],
    ['a direction below zero', { wind_direction_10m: [1, -1] }],
    ['no column', {}],
    ['other columns', { temperature_2m: [1, 2] }],
    ['a number in place of a column', { wave_height: 1.4 }],
  ])('is of no use with %s', (_, hourly) => {
    expect(read(hourly)).toBeNull();
  });

  it.each(['', 'null', '[]', '<html>', '{"hourly":null}', '{"hourly":{}}', '{"hourly":{"time":[null]}}'])(
    'is of no use as %s',
    (text) => {
      expect(readingsAt(text, HOUR, MODELS)).toBeNull();
      expect(reasonOf(text)).toBe('');
    },
  );

  it('is of no use without the hour', () => {
    const hourly = { time: ['2026-06-02T15:00'], wave_height: [1] };
    expect(readingsAt(JSON.stringify({ hourly }), HOUR, MODELS)).toBeNull();
  });

  it('is from other models before the finer ones began', () => {
    expect(modelsAt(Date.parse('2015-06-01T15:00:00Z'))).toEqual(['era5_ocean', 'era5']);
  });

  it('tells why it refused', () => {
    expect(reasonOf('{"error":true,"reason":"Invalid date"}')).toBe('Invalid date');
  });

  it.each([
    ['60', { retryAfterSeconds: 60 }],
    ['0.4', { retryAfterSeconds: 1 }],
    ['86400', { retryAfterSeconds: 900 }],
    ['-1', {}],
    ['soon', {}],
    [null, {}],
  ])('asks to wait by Retry-After %s', (told, pause) => {
    expect(pauseOf(new Headers(told === null ? {} : { 'retry-after': told }))).toEqual(pause);
  });
});
