/** Services that sessions are synced from. Settings, events, routes, sources of sessions and screens derive from it. */
export const SERVICES = ['garmin', 'strava', 'intervals'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The source of a service's sessions. */
export const sourceOf = <Service extends ServiceName>(service: Service) =>
  service.toUpperCase() as Uppercase<Service>;

/** How a session came in: uploaded, or from a service. */
export const SOURCES = ['MANUAL', ...SERVICES.map(sourceOf)] as const;

/** The service behind a source; undefined for an upload. */
export const serviceFrom = (source: (typeof SOURCES)[number]): ServiceName | undefined =>
  SERVICES.find((service) => sourceOf(service) === source);
