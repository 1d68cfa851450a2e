import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { activity } from '../../activity.aggregate.ts';
import { uploadedFact } from '../../testing/sample-activity.ts';
import { findSport } from './find-sport.decision.ts';

const { sport: _sport, ...before } = uploadedFact().data;
const uploadedBefore = { type: 'ActivityUploaded', data: before } as const;
const command = { sport: 'cycling' };
const found = { type: 'SportFound', data: command } as const;

describe('find the sport', () => {
  it('records the sport of a session from before sports were recorded', () => {
    expect(given(activity, uploadedBefore).when(findSport, command)).toEqual([found]);
  });

  it('records that the file names none', () => {
    const none = { type: 'SportFound', data: { sport: null } } as const;
    expect(given(activity, uploadedBefore).when(findSport, { sport: null })).toEqual([none]);
    expect(given(activity, uploadedBefore, none).when(findSport, { sport: null })).toEqual([]);
  });

  it('records nothing where the sport is known, also as none', () => {
    expect(given(activity, uploadedFact({ sport: 'surfing' })).when(findSport, command)).toEqual([]);
    expect(given(activity, uploadedFact({ sport: null })).when(findSport, command)).toEqual([]);
    expect(given(activity, uploadedBefore, found).when(findSport, command)).toEqual([]);
  });

  it('records nothing for a deleted session', () => {
    const gone = { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const;
    expect(given(activity, uploadedBefore, gone).when(findSport, command)).toEqual([]);
    expect(given(activity).when(findSport, command)).toEqual([]);
  });
});
