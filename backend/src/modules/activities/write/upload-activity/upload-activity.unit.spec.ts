import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { activity } from '../../activity.aggregate.ts';
import { detectedFact, ride, uploadedFact } from '../../../../../test/support/sample-activity.ts';
import { uploadActivity } from './upload-activity.decision.ts';

const command = {
  uploaded: uploadedFact().data,
  detected: detectedFact(ride(1)).data,
  usualHeading: null,
  watch: { waves: [] },
  note: '',
};

describe('upload activity', () => {
  it('records the upload and the detected rides together', () => {
    expect(given(activity).when(uploadActivity, command)).toEqual([uploadedFact(), detectedFact(ride(1))]);
  });

  it('records what other sessions at the spot tell before the rides that were found by it', () => {
    const usualHeading = { heading: 80, sessions: 3, isUsed: true };
    expect(given(activity).when(uploadActivity, { ...command, usualHeading })).toEqual([
      uploadedFact(),
      { type: 'UsualHeadingSet', data: usualHeading },
      detectedFact(ride(1)),
    ]);
  });

  it("records the watch's own waves before the rides", () => {
    const watch = { waves: [{ startTime: 1_000, endTime: 9_000, distance: 40, maxSpeed: 18 }] };
    expect(given(activity).when(uploadActivity, { ...command, watch })).toEqual([
      uploadedFact(),
      { type: 'WatchWavesRead', data: watch },
      detectedFact(ride(1)),
    ]);
  });

  it.each(['running', 'Biking', 'driving_general'])(
    'sets a recording of another sport aside: %s',
    (sport) => {
      const uploaded = { ...command.uploaded, sport };
      const [, , aside] = given(activity).when(uploadActivity, { ...command, uploaded });
      expect(aside).toEqual({
        type: 'SetAsideAsOtherSport',
        data: { sport: expect.stringMatching(/^(running|cycling|driving)$/) },
      });
    },
  );

  it.each(['surfing', 'kayaking', 'other', null])('counts any other recording: %s', (sport) => {
    const uploaded = { ...command.uploaded, sport };
    const types = given(activity)
      .when(uploadActivity, { ...command, uploaded })
      .map(({ type }) => type);
    expect(types).toEqual(['ActivityUploaded', 'RidesDetected']);
  });

  it('records a note that came with the file', () => {
    expect(given(activity).when(uploadActivity, { ...command, note: 'Glassy' })).toEqual([
      uploadedFact(),
      detectedFact(ride(1)),
      { type: 'NoteWritten', data: { note: 'Glassy' } },
    ]);
  });

  it('records nothing for an existing activity, whatever note comes with the file', () => {
    const again = { ...command, note: 'Glassy' };
    expect(given(activity, uploadedFact(), detectedFact()).when(uploadActivity, again)).toEqual([]);
  });

  it('records nothing for a deleted activity under its old address', () => {
    const history = [uploadedFact(), { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const];
    expect(given(activity, ...history).when(uploadActivity, command)).toEqual([]);
  });
});
