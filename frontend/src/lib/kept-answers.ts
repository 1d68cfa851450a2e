import type { SurfType } from '@rideline/detection-engine';
import { usualYear } from './usual-year.ts';

/** Which answers of the API are kept on this device, by paths without the API's base, for the app and its worker. */

interface Kind {
  readonly path: RegExp;
  /** The newest answers of the kind that stay. */
  readonly most: number;
  /** How long a kept answer spares the network when the app starts, in ms. */
  readonly freshFor: number;
}

const HOUR = 3_600_000;

export const SESSIONS: Kind = {
  path: /^\/activities\/(?!compare$|outlines$)[^/]+$/,
  most: 90,
  freshFor: Infinity,
};
/** What the page of a session requests beside it. */
const OF_SESSIONS: Kind = {
  path: /^\/(?:spots\/of\/[^/]+|activities\/[^/]+\/records)$/,
  most: 180,
  freshFor: Infinity,
};
const PICTURES: Kind = { path: /^\/activities\/outlines$/, most: 30, freshFor: HOUR };
const SEASONS: Kind = {
  path: /^\/(?:season|season\/goals\/\d+|spots\/\d+\/take-offs)$/,
  most: 60,
  freshFor: HOUR,
};
const PAGES: Kind = {
  path: /^\/(?:users\/me(?:\/preferences|\/default-setting)?|site|surf-vessels|surf-settings|system-suggested-surf-settings|activities|season\/tides|spots)$/,
  most: 30,
  freshFor: HOUR,
};

/** The kind of an answer that is kept. Secrets, files, maps and figures of admins are of none. */
export const kindOf = (path: string): Kind | undefined =>
  [SESSIONS, OF_SESSIONS, PICTURES, SEASONS, PAGES].find((kind) => kind.path.test(path));

/** Does a change at one path make the answer kept of another wrong? The name of a spot is in answers of all its sessions. */
export function changes(path: string, kept: string): boolean {
  const [, urlHash] = /^\/activities\/([^/]+)/.exec(path) ?? [];
  const isOfSession = OF_SESSIONS.path.test(kept);
  if (urlHash === undefined) return isOfSession;
  return (isOfSession || SESSIONS.path.test(kept)) && kept.split('/').includes(urlHash);
}

/** What every page requests. */
export const EVERY_PAGE = [
  '/users/me',
  '/users/me/preferences',
  '/users/me/default-setting',
  '/site',
  '/surf-vessels',
  '/spots',
];
export const historyPath = (surfType: SurfType): string => `/season?surf_type=${surfType}`;
export const listPath = (surfType: SurfType): string => `/activities?surf_type=${surfType}`;

/** What the page of a season requests for the year that it shows at first. */
export function yearPaths(surfType: SurfType, days: readonly { readonly day: string }[]): readonly string[] {
  const year = usualYear(days, String(new Date().getFullYear()));
  return [`${historyPath(surfType)}&from=${year}-01-01&to=${year}-12-31`, `/season/goals/${year}`];
}

const NEWEST_SESSIONS = 30;

/** What the pages of the newest sessions of a list request. */
export const newestPaths = (list: readonly { readonly url_hash: string }[]): readonly string[] =>
  list.slice(0, NEWEST_SESSIONS).flatMap(({ url_hash }) => {
    const session = `/activities/${url_hash}`;
    return [session, `${session}/records`, `/spots/of/${url_hash}`];
  });
