import { pointOf } from '../../../lib/compass.ts';
import { distanceIn, formatNumber, formatSpeed, type UnitPreferences } from '../../../lib/units.ts';
import type { Activity } from '../../../activity/activity.ts';

export type SessionWeather = NonNullable<NonNullable<Activity['conditions']>['weather']>;

/** 'Waves of 1.4 m every 9 s from the west, wind of 18 km/h from the north, water at 14 °C'; null where nothing is known. */
export function weatherSentence(weather: SessionWeather, preferences: UnitPreferences): string | null {
  const isMetric = preferences.preferred_distance_unit === 'meters';
  const { wave_height, wave_period, wind_speed, water_temperature } = weather;
  const height = (meters: number) =>
    isMetric ? `${formatNumber(meters, 1)} m` : `${formatNumber(distanceIn(meters, 'feet'), 0)} ft`;
  const degrees = (celsius: number) =>
    isMetric ? `${formatNumber(celsius, 0)} °C` : `${formatNumber(celsius * 1.8 + 32, 0)} °F`;
  const from = (direction: number | null) => (direction === null ? '' : ` from the ${pointOf(direction)}`);
  const every = wave_period === null ? '' : ` every ${formatNumber(wave_period, 0)} s`;
  const parts = [
    wave_height !== null && `waves of ${height(wave_height)}${every}${from(weather.wave_direction)}`,
    wind_speed !== null &&
      `wind of ${formatSpeed(wind_speed, preferences, { digits: 0 })}${from(weather.wind_direction)}`,
    water_temperature !== null && `water at ${degrees(water_temperature)}`,
  ].filter((part) => part !== false);
  const text = parts.join(', ');
  return text === '' ? null : text[0]!.toUpperCase() + text.slice(1);
}
