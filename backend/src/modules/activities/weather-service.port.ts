import type { WeatherRecorded } from './events/weather-events.ts';

export interface PlaceAndTime {
  /** WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** Epoch milliseconds. */
  readonly time: number;
}

/** Port: asks a weather service what waves, wind and water were. */
export abstract class WeatherService {
  /** False where the operator set none. */
  abstract readonly isOffered: boolean;
  /**
   * null where the service has no answer that can be used, which is logged.
   * @throws DomainError unavailable
   */
  abstract at(place: PlaceAndTime): Promise<WeatherRecorded['data'] | null>;
}
