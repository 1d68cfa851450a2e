import { getTimes } from 'suncalc';
import type { Sun } from '../../activities/index.ts';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Sun and civil twilight on the day of a time; null for what does not happen on it. */
export function sunAt({ latitude, longitude }: Place, time: number): Sun {
  const { dawn, sunrise, sunset, dusk } = getTimes(new Date(time), latitude, longitude);
  const inSeconds = (date: Date | null) =>
    date && new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  return {
    first_light: inSeconds(dawn),
    sunrise: inSeconds(sunrise),
    sunset: inSeconds(sunset),
    last_light: inSeconds(dusk),
  };
}
