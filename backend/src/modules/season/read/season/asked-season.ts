import type { Static } from '@sinclair/typebox';
import { notFound } from '../../../../platform/errors/domain-error.ts';
import { periodOf } from '../../period.ts';
import type { SeasonAnswer, SeasonFilter } from '../../season.schema.ts';
import { spotIn } from './person-season.query.ts';
import type { PersonSeason } from './person-season.ts';
import { seasonAnswer } from './season-answer.ts';

/**
 * The season that the parameters of a request ask for.
 * @throws DomainError unprocessable for a period that is none, not_found for a foreign or missing board or spot
 */
export function askedSeason(person: PersonSeason, filter: Static<typeof SeasonFilter>): SeasonAnswer {
  const { surf_type: surfType, vessel_id: vesselId, spot_id: spotId } = filter;
  const period = periodOf(filter);
  if (vesselId !== undefined && !person.vessels.some((vessel) => vessel.vesselId === vesselId)) {
    throw notFound('Surf vessel not found');
  }
  if (spotId !== undefined) spotIn(person, spotId);
  return seasonAnswer(person, { surfType, period, vesselId, spotId });
}
