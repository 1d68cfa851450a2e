import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { activity } from '../../activity.aggregate.ts';
import { uploadedFact } from '../../testing/sample-activity.ts';
import { findTimeZone } from './find-time-zone.decision.ts';

const command = { timeZone: 'Pacific/Auckland' };
const found = { type: 'TimeZoneFound', data: command } as const;

describe('find the time zone', () => {
  it('records the zone of a session that has none', () => {
    expect(given(activity, uploadedFact({ timeZone: null })).when(findTimeZone, command)).toEqual([found]);
  });

  it('records nothing where the zone is known, whichever it is', () => {
    expect(given(activity, uploadedFact()).when(findTimeZone, command)).toEqual([]);
    expect(given(activity, uploadedFact({ timeZone: null }), found).when(findTimeZone, command)).toEqual([]);
  });

  it('records nothing for a deleted session', () => {
    const gone = { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } } as const;
    expect(given(activity, uploadedFact({ timeZone: null }), gone).when(findTimeZone, command)).toEqual([]);
    expect(given(activity).when(findTimeZone, command)).toEqual([]);
  });
});
