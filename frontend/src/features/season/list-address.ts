import { withQuery } from './season-address.ts';
import type { Season } from '../../app/api-types.ts';
import type { SeasonPage } from './season-page-context.ts';

type Shown = Pick<SeasonPage, 'surfType' | 'period' | 'address'>;

const LISTS = { traveling_waves: '/activities', standing_waves: '/activities-standing-waves' } as const;

const addressOf = (
  { surfType, address: { vesselId } }: Shown,
  parameters: Readonly<Record<string, string>>,
): string => {
  const params = new URLSearchParams(parameters);
  if (vesselId !== undefined) params.set('vessel', String(vesselId));
  return withQuery(LISTS[surfType], params);
};

/** The list with the sessions of the period; null where it has no address: it doesn't know spots and ranges of days. */
export function listAddress(page: Shown): string | null {
  const { period, address } = page;
  if (address.spotId !== undefined || period.kind === 'days') return null;
  if (period.kind === 'all') return addressOf(page, {});
  return addressOf(page, period.kind === 'year' ? { year: period.name } : { search: period.name });
}

/** The list with the sessions of a day. */
export const dayAddress = (page: Shown, day: string): string => addressOf(page, { search: day });

/** The trend on the page of this address; null for a period that has none. */
export const trendOf = (address: string, { months }: Season): string | null =>
  months.length > 1 ? `${address}#trend` : null;
