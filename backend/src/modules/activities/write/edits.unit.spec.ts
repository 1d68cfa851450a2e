import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { uploadedFact } from '../../../../test/support/sample-activity.ts';
import { activity } from '../activity.aggregate.ts';
import { editActivity } from './edit-activity.decision.ts';
import { shareActivity, unshareActivity } from './share-activity.decision.ts';
import { writeNote } from './write-note.decision.ts';

const actor = 1;
const mine = given(activity, uploadedFact({ owner: actor, name: 'Dawn patrol' }));
const foreign = given(activity, uploadedFact({ owner: 2 }));

describe('edits of an activity', () => {
  it('record a change, and nothing without a change', () => {
    expect(mine.when(editActivity, { actor, name: ' Evening glass ' })).toEqual([
      { type: 'ActivityRenamed', data: { name: 'Evening glass' } },
    ]);
    expect(mine.when(editActivity, { actor, name: 'Dawn patrol' })).toEqual([]);
    expect(mine.when(writeNote, { actor, note: 'Offshore' })).toEqual([
      { type: 'NoteWritten', data: { note: 'Offshore' } },
    ]);
    expect(mine.when(editActivity, { actor, vesselId: 3 })).toEqual([
      { type: 'VesselAssigned', data: { vesselId: 3 } },
    ]);
    expect(mine.when(editActivity, { actor, vesselId: null })).toEqual([]);
  });

  it('reject a foreign activity as not found', () => {
    const sentence = 'Activity not found';
    expect(() => foreign.when(editActivity, { actor, name: 'Mine now' })).toThrow(sentence);
    expect(() => foreign.when(writeNote, { actor, note: 'x' })).toThrow(sentence);
    expect(() => foreign.when(editActivity, { actor, vesselId: null })).toThrow(sentence);
    expect(() => foreign.when(editActivity, { actor, videoLink: null })).toThrow(sentence);
    expect(() => foreign.when(unshareActivity, { actor })).toThrow(sentence);
  });
});

describe('records', () => {
  const excluded: ActivityEvent = { type: 'ExcludedFromRecords', data: {} };
  const included: ActivityEvent = { type: 'IncludedInRecords', data: {} };

  it('leave a session out and take it in again, once each', () => {
    expect(mine.when(editActivity, { actor, isExcludedFromRecords: true })).toEqual([excluded]);
    expect(mine.when(editActivity, { actor, isExcludedFromRecords: false })).toEqual([]);
    const out = given(activity, uploadedFact({ owner: actor }), excluded);
    expect(out.when(editActivity, { actor, isExcludedFromRecords: true })).toEqual([]);
    expect(out.when(editActivity, { actor, isExcludedFromRecords: false })).toEqual([included]);
    const back = given(activity, uploadedFact({ owner: actor }), excluded, included);
    expect(back.when(editActivity, { actor, isExcludedFromRecords: true })).toEqual([excluded]);
  });

  it('are the choice of the owner only', () => {
    expect(() => foreign.when(editActivity, { actor, isExcludedFromRecords: true })).toThrow(
      'Activity not found',
    );
  });
});

describe('a recording of another sport', () => {
  const aside: ActivityEvent = { type: 'SetAsideAsOtherSport', data: { sport: 'running' } };
  const surfed: ActivityEvent = { type: 'CountedAsSurfing', data: {} };
  const ran = given(activity, uploadedFact({ owner: actor, sport: 'running' }), aside);

  it('counts once its owner says that it was surfing', () => {
    expect(ran.when(editActivity, { actor, isSurfing: true })).toEqual([surfed]);
    const again = given(activity, uploadedFact({ owner: actor, sport: 'running' }), aside, surfed);
    expect(again.when(editActivity, { actor, isSurfing: true })).toEqual([]);
    expect(mine.when(editActivity, { actor, isSurfing: true })).toEqual([]);
  });
});

describe('the video link', () => {
  it('accepts web addresses and is removed by an empty one', () => {
    const link = 'https://videos.example/watch?v=1';
    const set: ActivityEvent = { type: 'VideoLinkSet', data: { link } };
    expect(mine.when(editActivity, { actor, videoLink: link })).toEqual([set]);
    expect(
      given(activity, uploadedFact({ owner: actor }), set).when(editActivity, { actor, videoLink: ' ' }),
    ).toEqual([{ type: 'VideoLinkSet', data: { link: null } }]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'surf', 'https://a:b@videos.example/'])(
    'refuses %s',
    (link) => {
      expect(() => mine.when(editActivity, { actor, videoLink: link })).toThrow('http:// or https://');
    },
  );
});

describe('sharing', () => {
  const share = { actor, hasUsername: true, stravaConfirmed: false, stravaSharingAllowed: true };
  const shared: ActivityEvent = { type: 'ActivityShared', data: {} };
  const fromStrava = given(activity, uploadedFact({ owner: actor, source: 'STRAVA' }));

  it('needs a username', () => {
    expect(mine.when(shareActivity, share)).toEqual([shared]);
    expect(() => mine.when(shareActivity, { ...share, hasUsername: false })).toThrow('username');
  });

  it('starts and ends once', () => {
    const history = given(activity, uploadedFact({ owner: actor }), shared);
    expect(history.when(shareActivity, share)).toEqual([]);
    expect(history.when(unshareActivity, { actor })).toEqual([{ type: 'ActivityUnshared', data: {} }]);
    expect(mine.when(unshareActivity, { actor })).toEqual([]);
  });

  it('requires a confirmation for Strava data, and can be forbidden by the operator', () => {
    expect(() => fromStrava.when(shareActivity, share)).toThrow('confirm');
    expect(fromStrava.when(shareActivity, { ...share, stravaConfirmed: true })).toEqual([shared]);
    expect(() =>
      fromStrava.when(shareActivity, { ...share, stravaConfirmed: true, stravaSharingAllowed: false }),
    ).toThrow("can't be shared");
  });
});
