import { describe, expect, it } from '@jest/globals';
import { weatherSentence } from './weather-sentence.ts';

const units = {
  preferred_distance_unit: 'meters',
  preferred_speed_unit: 'km/h',
  long_distances_in_km_or_mi: false,
} as const;
const weather = {
  source: 'Open-Meteo',
  wave_height: 1.36,
  wave_period: 8.6,
  wave_direction: 280,
  wind_speed: 18.2,
  wind_direction: 340,
  water_temperature: 13.7,
  at: '2026-06-01T15:00:00Z',
};
const none = {
  wave_height: null,
  wave_period: null,
  wave_direction: null,
  wind_speed: null,
  wind_direction: null,
  water_temperature: null,
};

describe('the sentence about the weather', () => {
  it('has waves, wind and water', () => {
    expect(weatherSentence(weather, units)).toBe(
      'Waves of 1.4 m every 9 s from the west, wind of 18 km/h from the north, water at 14 °C',
    );
  });

  it('is in feet, knots and Fahrenheit for who wants them', () => {
    const imperial = { ...units, preferred_distance_unit: 'feet', preferred_speed_unit: 'kn' } as const;
    expect(weatherSentence(weather, imperial)).toBe(
      'Waves of 4 ft every 9 s from the west, wind of 10 kn from the north, water at 57 °F',
    );
  });

  it('leaves out what is not known', () => {
    const windOnly = { ...weather, ...none, wind_speed: 20 };
    expect(weatherSentence(windOnly, units)).toBe('Wind of 20 km/h');
    expect(weatherSentence({ ...weather, wave_period: null, wave_direction: null }, units)).toMatch(
      /^Waves of 1.4 m, wind/,
    );
    expect(weatherSentence({ ...weather, ...none }, units)).toBeNull();
  });
});
