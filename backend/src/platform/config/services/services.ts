import { type ServiceName, SERVICES } from '@rideline/detection-engine';
import { garmin } from './garmin.ts';
import { intervals } from './intervals.ts';
import type { Environment } from './service-settings.ts';
import { strava } from './strava.ts';

const SETTINGS = { garmin, strava, intervals } satisfies Record<ServiceName, object>;

export const SERVICE_PROPERTIES = { ...garmin.properties, ...strava.properties, ...intervals.properties };

type Settings = typeof SETTINGS;
export type ServiceConfigs = {
  readonly [Service in ServiceName]: ReturnType<Settings[Service]['read']>;
};

/** A service's settings, without the names that only it has. */
interface AnyService {
  readonly secrets: readonly string[];
  readonly addresses: readonly string[];
  readonly misfit?: (settings: object) => string | undefined;
  readonly read: (settings: object, environment: Environment) => { readonly isOffered: boolean };
}
const services = SERVICES.map((service) => [service, SETTINGS[service] as unknown as AnyService] as const);

export const SERVICE_SECRETS = services.flatMap(([, { secrets }]) => secrets);
export const SERVICE_ADDRESSES = services.flatMap(([, { addresses }]) => addresses);

/** The sentence for settings of a service that don't fit together. */
export const misfitOf = (settings: object) =>
  services.map(([, { misfit }]) => misfit?.(settings)).find((sentence) => sentence !== undefined);

export const serviceConfigs = (settings: object, environment: Environment) =>
  Object.fromEntries(
    services.map(([service, { read }]) => [service, read(settings, environment)]),
  ) as unknown as ServiceConfigs;
