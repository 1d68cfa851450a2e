import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../../config/config.ts';

const GOOGLE = 'https://accounts.google.com/gsi/';
const MAPBOX = ['https://api.mapbox.com', 'https://*.tiles.mapbox.com', 'https://events.mapbox.com'];

type SecurityConfig = Pick<Config, 'publicUrl' | 'tileUrl' | 'mapboxToken' | 'googleClientId'>;

/** Everything but the content policy, which helmet would compute again for every answer. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: false,
    // The sign-in window of Google reports back to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isEncrypted(config) && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  };
}

/** No inline script, and no host but the ones that this installation's settings name. */
export function contentPolicy(config: SecurityConfig): string {
  const maps = mapHosts(config);
  const google = config.googleClientId === undefined ? [] : [GOOGLE];
  const directives = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'connect-src': ["'self'", ...maps, ...google],
    'font-src': ["'self'", 'data:'],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': google.length > 0 ? google : ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...maps],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...google.map((host) => `${host}client`)],
    'script-src-attr': ["'none'"],
    // Mantine sets style attributes and style elements of its own.
    'style-src': ["'self'", "'unsafe-inline'", ...google.map((host) => `${host}style`)],
    'worker-src': ["'self'", 'blob:'],
    ...(isEncrypted(config) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const isEncrypted = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');

function mapHosts({ tileUrl, mapboxToken }: SecurityConfig): readonly string[] {
  // {s} stands for one of several hosts.
  const own = tileUrl === undefined ? [] : [new URL(tileUrl.replace('{s}', 'wildcard')).origin];
  return [
    ...own.map((origin) => origin.replace('wildcard', '*')),
    ...(mapboxToken === undefined ? [] : MAPBOX),
  ];
}
