import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.ts';

const GOOGLE = 'https://accounts.google.com/gsi/';
const MAPBOX = ['https://api.mapbox.com', 'https://*.tiles.mapbox.com', 'https://events.mapbox.com'];

type SecurityConfig = Pick<Config, 'publicUrl' | 'tileUrl' | 'mapboxToken' | 'googleClientId'>;

/** No inline script, and no host but the ones that this installation's settings name. */
export function securityHeaders(config: SecurityConfig): FastifyHelmetOptions {
  const maps = mapHosts(config);
  const google = config.googleClientId === undefined ? [] : [GOOGLE];
  const encrypted = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
        ...(encrypted && { 'upgrade-insecure-requests': [] }),
      },
    },
    xFrameOptions: { action: 'deny' },
    // The sign-in window of Google reports back to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: encrypted && { maxAge: 31_536_000, includeSubDomains: false },
  };
}

function mapHosts({ tileUrl, mapboxToken }: SecurityConfig): readonly string[] {
  // {s} stands for one of several hosts.
  const own = tileUrl === undefined ? [] : [new URL(tileUrl.replace('{s}', 'wildcard')).origin];
  return [
    ...own.map((origin) => origin.replace('wildcard', '*')),
    ...(mapboxToken === undefined ? [] : MAPBOX),
  ];
}
