import type { Flood, Rapids } from './api-types.ts';
import { endpoints } from './endpoints/sessions.ts';

/** Weaker floods make no wave, and come and go with the error of the estimate. */
const LEAST_KNOTS = 2;

export const { useGetRapidsQuery } = endpoints;

/** Floods that are not over. */
export const comingFloods = ({ floods }: Rapids, now = Date.now()): readonly Flood[] =>
  floods.filter(({ knots, next_slack }) => knots >= LEAST_KNOTS && Date.parse(next_slack) > now);
