import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { detectedFact, ride, uploadedFact } from '../../testing/sample-activity.ts';
import { activity } from '../activity.ts';
import { uploadActivity } from './upload-activity.command.ts';

const command = { uploaded: uploadedFact().data, detected: detectedFact(ride(1)).data };

describe('upload activity', () => {
  it('records the upload and what detection found, together', () => {
    expect(given(activity).when(uploadActivity, command)).toEqual([uploadedFact(), detectedFact(ride(1))]);
  });

  it('is nothing new when the same session is there already', () => {
    expect(given(activity, uploadedFact(), detectedFact()).when(uploadActivity, command)).toEqual([]);
  });

  it('does not bring a deleted activity back to life under its old address', () => {
    const history = [uploadedFact(), { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const];
    expect(given(activity, ...history).when(uploadActivity, command)).toEqual([]);
  });
});
