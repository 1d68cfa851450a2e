import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { activity } from '../../activity.aggregate.ts';
import { detectedFact, ride, uploadedFact } from '../../testing/sample-activity.ts';
import { uploadActivity } from './upload-activity.decision.ts';

const command = { uploaded: uploadedFact().data, detected: detectedFact(ride(1)).data };

describe('upload activity', () => {
  it('records the upload and the detected rides together', () => {
    expect(given(activity).when(uploadActivity, command)).toEqual([uploadedFact(), detectedFact(ride(1))]);
  });

  it('records nothing for an existing activity', () => {
    expect(given(activity, uploadedFact(), detectedFact()).when(uploadActivity, command)).toEqual([]);
  });

  it('records nothing for a deleted activity under its old address', () => {
    const history = [uploadedFact(), { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const];
    expect(given(activity, ...history).when(uploadActivity, command)).toEqual([]);
  });
});
