import { notFound } from '../../../platform/errors/domain-error.ts';
import type { Vessel, Vessels } from '../vessels.aggregate.ts';

/** @throws DomainError not_found, the same for a foreign and a missing vessel */
export function ownVessel(vessels: Vessels, vesselId: number): Vessel {
  const vessel = vessels.find(({ id }) => id === vesselId);
  if (vessel === undefined) throw notFound('Surf vessel not found');
  return vessel;
}
