import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { readingsOf, readingsText, type WeatherRecorded } from '../events/weather-events.ts';
import { uploadedFact } from '../../../../test/support/sample-activity.ts';
import { recordWeather } from './record-weather.decision.ts';

const readings = {
  waveHeight: 1.4,
  wavePeriod: 9,
  waveDirection: 280,
  windSpeed: null,
  windDirection: null,
  waterTemperature: 14.5,
};
const weather: WeatherRecorded['data'] = {
  source: 'Open-Meteo',
  models: 'best_match,ecmwf_ifs',
  credit: 'CC BY 4.0',
  at: '2026-06-01T14:00:00.000Z',
  readings: readingsText(readings),
};
const command = { weather, of: { clockShift: 0 } };
const recorded: ActivityEvent = { type: 'WeatherRecorded', data: weather };

describe('the weather of a session', () => {
  it('is recorded once', () => {
    const session = given(activity, uploadedFact());
    expect(session.when(recordWeather, command)).toEqual([recorded]);
    expect(given(activity, uploadedFact(), recorded).when(recordWeather, command)).toEqual([]);
  });

  it('of the hour before a correction of the start is not recorded, and that of the new hour is', () => {
    const corrected: ActivityEvent = { type: 'StartCorrected', data: { shift: 3_600_000 } };
    const session = given(activity, uploadedFact(), corrected);
    expect(session.when(recordWeather, command)).toEqual([]);
    const again = { weather, of: { clockShift: 3_600_000 } };
    expect(session.when(recordWeather, again)).toEqual([recorded]);
  });

  it.each([
    ['simulated', [uploadedFact({ isDemo: true })]],
    ['of a hidden time', [uploadedFact({ isTimeHidden: true })]],
    ['deleted', [uploadedFact(), { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const]],
    ['absent', []],
  ])('is not recorded where it is %s', (_, history) => {
    expect(given(activity, ...history).when(recordWeather, command)).toEqual([]);
  });
});

describe('readings', () => {
  it('are read as they were written', () => {
    expect(readingsOf(readingsText(readings))).toEqual(readings);
  });

  it.each(['[erased]', '', 'null', '[1]', '["1",2,3,4,5,6]'])('are unknown in %j', (text) => {
    expect(readingsOf(text)).toBeNull();
  });
});
