import { describe, expect, it } from '@jest/globals';
import { createTrack, SpeedSource } from '@rideline/detection-engine';
import { fold } from '../../../kernel/decider/decider.ts';
import { given } from '../../../kernel/decider/given.ts';
import { activity, type LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { SessionCounted, SetAsideAsCopy } from '../events/copy-events.ts';
import { uploadedFact } from '../../../../test/support/sample-activity.ts';
import { assertSameSession } from './choose-recording.decision.ts';
import { count, recordingThatCounts, setAside } from './count-one-recording.decision.ts';

const setAsideFor = (copyOf: string, by: 'rule' | 'owner' = 'rule'): SetAsideAsCopy => ({
  type: 'SetAsideAsCopy',
  data: { copyOf, by },
});
const counted = (because: SessionCounted['data']['because'], other: string): SessionCounted => ({
  type: 'SessionCounted',
  data: { because, other },
});

describe('setting a recording aside', () => {
  const uploaded = given(activity, uploadedFact());
  const rule = { copyOf: 'watch', by: 'rule' } as const;
  const owner = { copyOf: 'watch', by: 'owner' } as const;

  it('is recorded once', () => {
    expect(uploaded.when(setAside, rule)).toEqual([setAsideFor('watch')]);
    expect(given(activity, uploadedFact(), setAsideFor('watch')).when(setAside, rule)).toEqual([]);
  });

  it('by the rule leaves what the owner chose; the owner can choose anew', () => {
    for (const because of ['preferred', 'both_count'] as const) {
      const chosen = given(activity, uploadedFact(), setAsideFor('watch'), counted(because, 'watch'));
      expect(chosen.when(setAside, rule)).toEqual([]);
      expect(chosen.when(setAside, owner)).toEqual([setAsideFor('watch', 'owner')]);
    }
  });

  it('records nothing for a deleted activity', () => {
    const deleted: ActivityEvent = { type: 'ActivityDeleted', data: { contentHash: 'c0ffee' } };
    expect(given(activity, uploadedFact(), deleted).when(setAside, rule)).toEqual([]);
  });
});

describe('counting a recording', () => {
  const aside = given(activity, uploadedFact(), setAsideFor('watch'));

  it.each(['preferred', 'both_count', 'other_deleted'] as const)('is recorded once: %s', (because) => {
    const data = { because, other: 'watch' };
    expect(aside.when(count, data)).toEqual([counted(because, 'watch')]);
    const again = given(activity, uploadedFact(), setAsideFor('watch'), counted(because, 'watch'));
    expect(again.when(count, data)).toEqual([]);
  });

  it('because the other was deleted leaves one that was set aside for a third', () => {
    expect(aside.when(count, { because: 'other_deleted', other: 'phone' })).toEqual([]);
  });
});

const state = (urlHash: string, ...events: ActivityEvent[]) =>
  fold(activity, [uploadedFact({ urlHash }), ...events]) as LiveActivity;

/** A recording of so many minutes with one speed source. */
function recording(of: LiveActivity, minutes = 60, source: keyof typeof SpeedSource = 'recorded') {
  const length = minutes * 60;
  const zeros = new Float64Array(length);
  const track = createTrack({
    time: Float64Array.from({ length }, (_, second) => second * 1_000),
    latitude: zeros,
    longitude: zeros,
    distance: zeros,
    speed: zeros,
    speedSource: new Uint8Array(length).fill(SpeedSource[source]),
    doubtful: new Uint8Array(length),
  });
  return { activity: of, track };
}

describe('the recording that counts', () => {
  const winner = (...recordings: ReturnType<typeof recording>[]) => recordingThatCounts(recordings)?.urlHash;
  const of = (urlHash: string, activityId: number, source: 'MANUAL' | 'STRAVA' | 'GARMIN' = 'MANUAL') => ({
    ...state(urlHash),
    activityId,
    source,
  });

  it('has the better speeds', () => {
    expect(winner(recording(of('phone', 1), 60, 'position'), recording(of('watch', 2)))).toBe('watch');
  });

  it("is a device's own file rather than Strava's copy", () => {
    expect(winner(recording(of('strava', 1, 'STRAVA')), recording(of('garmin', 2, 'GARMIN')))).toBe('garmin');
  });

  it('is any other than a file that Rideline wrote, uploaded first or with better speeds', () => {
    const written = { ...of('written', 1), device: 'rideline' as const };
    expect(winner(recording(written), recording(of('phone', 2), 60, 'position'))).toBe('phone');
    expect(winner(recording(written), recording(of('strava', 2, 'STRAVA')))).toBe('strava');
    expect(winner(recording(written))).toBe('written');
  });

  it('is the earlier upload of two alike', () => {
    expect(winner(recording(of('second', 2)), recording(of('first', 1)))).toBe('first');
  });

  it('is what the owner chose, and none that is set aside', () => {
    const chosen = { ...of('phone', 3), isPreferred: true };
    expect(winner(recording(of('watch', 1)), recording(chosen, 60, 'position'))).toBe('phone');
    const aside = state('watch', setAsideFor('elsewhere'));
    expect(winner(recording(aside), recording(of('phone', 3), 60, 'position'))).toBe('phone');
    expect(winner(recording(aside))).toBeUndefined();
  });
});

describe('choosing between two activities', () => {
  const kept = state('watch');
  const copy = state('phone', setAsideFor('watch'));

  it('is possible for recordings of one session only', () => {
    const third = state('strava', setAsideFor('watch'));
    const beside = state('phone', counted('both_count', 'watch'));
    for (const [one, other] of [
      [kept, copy],
      [copy, kept],
      [copy, third],
      [beside, kept],
    ] as const) {
      expect(() => assertSameSession(one, other, 1)).not.toThrow();
    }
    const stranger = state('other day');
    expect(() => assertSameSession(kept, stranger, 1)).toThrow('These are not recordings of one session');
  });

  it('is not possible for the activity of somebody else', () => {
    expect(() => assertSameSession(kept, { ...copy, owner: 2 }, 1)).toThrow('Activity not found');
    expect(() => assertSameSession({ ...kept, owner: 2 }, copy, 1)).toThrow('Activity not found');
  });
});
