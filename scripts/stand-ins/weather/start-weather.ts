import { FaultSwitches } from '../http/faults.ts';
import type { Incoming } from '../http/incoming.ts';
import { startOrigin } from '../http/origin.ts';
import { json, type Reply } from '../http/reply.ts';
import { RequestCounts } from '../http/request-counts.ts';

export type WeatherAction = 'marine';
export type WeatherStandIn = Awaited<ReturnType<typeof startWeatherStandIn>>;

/** Of every place; each hour of the day adds a tenth. */
const MADE_UP = new Map([
  ['wave_height', 1.4],
  ['wave_period', 9],
  ['wave_direction', 280],
  ['sea_surface_temperature', 13.5],
  ['wind_speed_10m', 12],
  ['wind_direction_10m', 300],
]);
const WAVES = /^(wave|sea)_/;

/** Starts a stand-in for Open-Meteo's marine API. Far from the sea, at latitude 0, it knows waves and water of no place. */
export async function startWeatherStandIn({ port = 0 }: { readonly port?: number } = {}) {
  const faults = new FaultSwitches<WeatherAction>();
  const counts = new RequestCounts<WeatherAction>();
  const asked: Readonly<Record<string, string>>[] = [];
  const origin = await startOrigin<WeatherAction>({
    port,
    faults,
    counts,
    routes: [
      {
        method: 'GET',
        path: '/v1/marine',
        action: (request) => {
          asked.push(Object.fromEntries(request.query));
          return 'marine';
        },
        answer,
      },
    ],
  });
  return {
    /** The app's settings for this stand-in. */
    settings: { WEATHER_URL: origin.url },
    /** The parameters of each request. */
    asked,
    faults,
    counts,
    stop: () => origin.stop(),
  };
}

function answer({ query }: Incoming): Reply {
  const list = (name: string) => (query.get(name) ?? '').split(',');
  const day = query.get('start_date') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || query.get('end_date') !== day) return refusal('Invalid date');
  const unknown = list('hourly').find((name) => !MADE_UP.has(name));
  if (unknown !== undefined) return refusal(`Cannot initialize ForecastVariable from ${unknown}`);
  const latitude = Number(query.get('latitude'));
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const [ofWaves, ofWind] = list('models').map((name) => (name === 'best_match' ? `marine_${name}` : name));
  const columns = list('hourly').flatMap((name) => {
    const value = MADE_UP.get(name) ?? 0;
    const known = hours.map((hour) =>
      WAVES.test(name) && latitude === 0 ? null : Math.round(value * 10 + hour) / 10,
    );
    const none = hours.map(() => null);
    return [ofWaves, ofWind].map((model) => [
      `${name}_${model}`,
      (model === ofWaves) === WAVES.test(name) ? known : none,
    ]);
  });
  const time = hours.map((hour) => `${day}T${String(hour).padStart(2, '0')}:00`);
  return json(200, {
    latitude,
    longitude: Number(query.get('longitude')),
    utc_offset_seconds: 0,
    hourly: { time, ...(Object.fromEntries(columns) as object) },
  });
}

const refusal = (reason: string) => json(400, { error: true, reason });
