import { notFound } from '../../../platform/errors/domain-error.ts';
import type { Spot, Spots } from '../spots.aggregate.ts';

/** @throws DomainError not_found, the same for a foreign, a merged and a missing spot */
export function ownSpot({ spots }: Spots, spotId: number): Spot {
  const spot = spots.find((one) => one.spotId === spotId && one.into === null);
  if (spot === undefined) throw notFound('Spot not found');
  return spot;
}
