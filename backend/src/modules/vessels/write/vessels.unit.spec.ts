import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import type { VesselEvent } from '../events/vessel-events.ts';
import { vessels } from '../vessels.aggregate.ts';
import { addVessel } from './add-vessel.decision.ts';
import { deleteVessel } from './delete-vessel.decision.ts';
import { editVessel } from './edit-vessel.decision.ts';

const kayak = { vesselId: 4, brand: 'Mega', model: 'Maverick', nickname: null, type: 'surf_kayak' } as const;
const added: VesselEvent = { type: 'VesselAdded', data: kayak };

describe('vessels', () => {
  it('adds a vessel', () => {
    expect(given(vessels).when(addVessel, kayak)).toEqual([added]);
  });

  it('are at most 200 of a person', () => {
    const many = Array.from({ length: 200 }, (_, vesselId): VesselEvent => ({
      type: 'VesselAdded',
      data: { ...kayak, vesselId },
    }));
    const [last, ...others] = many.reverse();
    expect(given(vessels, ...others).when(addVessel, last!.data as typeof kayak)).toEqual([last]);
    expect(() => given(vessels, ...many).when(addVessel, kayak)).toThrow(
      'You have 200 vessels. Delete one that you no longer use first.',
    );
  });

  it('records an edit only when something differs', () => {
    const named = { ...kayak, nickname: 'Green flash' };
    expect(given(vessels, added).when(editVessel, kayak)).toEqual([]);
    expect(given(vessels, added).when(editVessel, named)).toEqual([{ type: 'VesselDescribed', data: named }]);
  });

  it('refuses to edit or delete a missing vessel', () => {
    const deleted: VesselEvent = { type: 'VesselDeleted', data: { vesselId: 4 } };
    expect(given(vessels, added).when(deleteVessel, { vesselId: 4 })).toEqual([deleted]);
    expect(() => given(vessels, added, deleted).when(deleteVessel, { vesselId: 4 })).toThrow(
      'Surf vessel not found',
    );
    expect(() => given(vessels).when(editVessel, kayak)).toThrow('Surf vessel not found');
  });
});
