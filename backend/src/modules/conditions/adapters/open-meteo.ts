import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { isInstant } from '../../../kernel/event-store/fields.ts';
import {
  type PlaceAndTime,
  readingsText,
  type WeatherRecorded,
  WeatherService,
} from '../../activities/index.ts';
import { modelsAt, pauseOf, readingsAt, reasonOf, VARIABLES } from './open-meteo-answer.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 100_000;
const MOST_KEPT = 1_000;

const unavailable = (reason: string, options: DomainError['options'] = {}) =>
  new DomainError('unavailable', `WEATHER_URL: ${reason}`, options);

/** Asks the marine API of Open-Meteo, once for waves, wind and water, and for a place and hour. */
@Injectable()
class OpenMeteo extends WeatherService {
  readonly isOffered: boolean;
  private readonly logger = new Logger(OpenMeteo.name);
  /** By address and hour: recordings of one session ask for the same. */
  private readonly kept = new Map<string, WeatherRecorded['data']>();

  constructor(@Inject(CONFIG) private readonly config: Config) {
    super();
    this.isOffered = config.weatherUrl !== undefined;
  }

  async at({ latitude, longitude, time }: PlaceAndTime): Promise<WeatherRecorded['data'] | null> {
    const { weatherUrl } = this.config;
    const hour = Math.round(time / HOUR_MS) * HOUR_MS;
    if (weatherUrl === undefined || !isInstant(hour)) return null;
    const models = modelsAt(hour);
    const address = addressOf(weatherUrl, { latitude, longitude, hour, models });
    const key = `${hour} ${address.href}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const { status, text } = await ask(address);
    const readings = status === 200 ? readingsAt(text, hour, models) : null;
    if (readings === null) {
      this.logger.warn(`WEATHER_URL: an answer of no use. Status ${status}. ${reasonOf(text)}`);
      return null;
    }
    const found = {
      source: 'Open-Meteo',
      models: models.join(),
      credit: 'Weather data by Open-Meteo.com, CC BY 4.0',
      at: new Date(hour).toISOString(),
      readings: readingsText(readings),
    };
    this.kept.set(key, found);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT) this.kept.delete(oldest!);
    return found;
  }
}

export const openMeteo = { provide: WeatherService, useClass: OpenMeteo };

function addressOf(
  weatherUrl: string,
  asked: {
    readonly latitude: number;
    readonly longitude: number;
    readonly hour: number;
    readonly models: readonly string[];
  },
): URL {
  const address = new URL(weatherUrl);
  if (address.pathname === '/') address.pathname = '/v1/marine';
  const day = new Date(asked.hour).toISOString().slice(0, 10);
  for (const [name, value] of Object.entries({
    // The service learns the place to 11 km.
    latitude: asked.latitude.toFixed(1),
    longitude: asked.longitude.toFixed(1),
    hourly: Object.values(VARIABLES).join(),
    models: asked.models.join(),
    start_date: day,
    end_date: day,
  }))
    address.searchParams.set(name, value);
  return address;
}

/** @throws DomainError unavailable without an answer in time, and where the service asks to wait */
async function ask(address: URL): Promise<{ readonly status: number; readonly text: string }> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status } = answer;
    const text = await bounded(answer);
    if (status !== 429 && status < 500) return { status, text };
    throw unavailable(`status ${status}`, pauseOf(answer.headers));
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const { name, message } = error as Error;
    throw unavailable(name === 'TimeoutError' ? `no answer within ${TIMEOUT_MS} ms` : message);
  }
}

/** The first bytes of an answer. */
async function bounded({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > MAX_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
