import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../../config/config.ts';

const GOOGLE = 'https://accounts.google.com/gsi/';
const MAPBOX = ['https://api.mapbox.com', 'https://*.tiles.mapbox.com', 'https://events.mapbox.com'];

type SecurityConfig = Pick<Config, 'publicUrl' | 'tileUrl' | 'mapboxToken' | 'mapStyles' | 'googleClientId'>;

/** All headers but the content security policy, which helmet would build for every answer. */
export function securityHeaders(config: Pick<Config, 'publicUrl'>): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: false,
    // Google's sign-in popup needs access to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isEncrypted(config) && { maxAge: 31_536_000, includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
  };
}

/** Hosts that a map asks for its style, tiles, fonts and icons. */
export const mapSources = (config: Pick<SecurityConfig, 'tileUrl' | 'mapStyles'>): readonly string[] => [
  ...mapHosts({ ...config, mapboxToken: undefined }),
  ...styleHosts(config),
];

/** The content security policy: no inline scripts, and only hosts from the settings. */
export function contentPolicy(config: SecurityConfig): string {
  const maps = mapHosts(config);
  const google = config.googleClientId === undefined ? [] : [GOOGLE];
  const directives = {
    'default-src': ["'self'"],
    'base-uri': ["'self'"],
    'connect-src': ["'self'", ...maps, ...styleHosts(config), ...google],
    'font-src': ["'self'", 'data:'],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': google.length > 0 ? google : ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:', ...maps],
    // A video of the person's own device.
    'media-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...google.map((host) => `${host}client`)],
    'script-src-attr': ["'none'"],
    // Mantine uses style attributes and style elements.
    'style-src': ["'self'", "'unsafe-inline'", ...google.map((host) => `${host}style`)],
    'worker-src': ["'self'", 'blob:'],
    ...(isEncrypted(config) && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const isEncrypted = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:');

/** The map library fetches a style, its tiles, fonts and icons; none of them is an image of the page. */
const styleHosts = ({ mapStyles }: Pick<SecurityConfig, 'mapStyles'>) => [
  ...new Set(Object.values(mapStyles ?? {}).map((style) => new URL(style).origin)),
];

function mapHosts({
  tileUrl,
  mapboxToken,
}: Pick<SecurityConfig, 'tileUrl' | 'mapboxToken'>): readonly string[] {
  // {s} is a placeholder for one of several hosts.
  const own = tileUrl === undefined ? [] : [new URL(tileUrl.replace('{s}', 'wildcard')).origin];
  return [
    ...own.map((origin) => origin.replace('wildcard', '*')),
    ...(mapboxToken === undefined ? [] : MAPBOX),
  ];
}
