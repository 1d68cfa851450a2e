import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../kernel/errors/domain-error.ts';
import type { VesselDescription } from '../events/vessel-description.ts';
import type { VesselEvent } from '../events/vessel-events.ts';

/** A person's vessels by id. */
export type VesselsState = ReadonlyMap<number, VesselDescription>;

export const vessels: Aggregate<VesselsState, VesselEvent> = {
  initialState: new Map(),
  evolve(state, event) {
    const next = new Map(state);
    switch (event.type) {
      case 'VesselAdded':
      case 'VesselDescribed': {
        const { vesselId, brand, model, nickname, type } = event.data;
        next.set(vesselId, { brand, model, nickname, type });
        break;
      }
      case 'VesselDeleted':
        next.delete(event.data.vesselId);
        break;
    }
    return next;
  },
};

/** @throws DomainError not_found, the same for a foreign and a missing vessel */
export function ownVessel(state: VesselsState, vesselId: number): VesselDescription {
  const vessel = state.get(vesselId);
  if (vessel === undefined) throw notFound('Surf vessel not found');
  return vessel;
}
