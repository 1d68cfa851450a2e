import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import { circleOf, circleText } from '../events/hidden-circle.ts';
import { uploadedFact } from '../../../../test/support/sample-activity.ts';
import { chooseTrackPrivacy } from './choose-track-privacy.decision.ts';

const actor = 1;
const mine = given(activity, uploadedFact({ owner: actor }));
const home = { latitude: 37.76, longitude: -122.51, radiusMeters: 200, shift: [60, -20] as const };

describe('choose track privacy', () => {
  it('records a choice, and nothing if it is unchanged', () => {
    const privacy = { ridesOnly: true, hiddenCircle: home };
    const [chosen, ...others] = mine.when(chooseTrackPrivacy, { actor, privacy });
    expect(others).toEqual([]);
    expect(chosen).toMatchObject({ type: 'TrackPrivacyChosen', data: { ridesOnly: true } });
    const after = given(activity, uploadedFact({ owner: actor }), chosen!);
    expect(after.when(chooseTrackPrivacy, { actor, privacy })).toEqual([]);
    expect(
      after.when(chooseTrackPrivacy, { actor, privacy: { ridesOnly: true, hiddenCircle: null } }),
    ).toEqual([
      { type: 'TrackPrivacyChosen', data: { ridesOnly: true, hiddenCircle: null, showsHeartRate: false } },
    ]);
    expect(
      mine.when(chooseTrackPrivacy, { actor, privacy: { ridesOnly: false, hiddenCircle: null } }),
    ).toEqual([]);
  });

  it('keeps whether the heart rate is shown until that is chosen', () => {
    const shown = { ridesOnly: false, hiddenCircle: null, showsHeartRate: true };
    const [chosen] = mine.when(chooseTrackPrivacy, { actor, privacy: shown });
    expect(chosen).toEqual({ type: 'TrackPrivacyChosen', data: shown });
    const after = given(activity, uploadedFact({ owner: actor }), chosen!);
    expect(after.when(chooseTrackPrivacy, { actor, privacy: shown })).toEqual([]);
    expect(
      after.when(chooseTrackPrivacy, { actor, privacy: { ridesOnly: true, hiddenCircle: null } }),
    ).toEqual([{ type: 'TrackPrivacyChosen', data: { ...shown, ridesOnly: true } }]);
  });

  it('rejects a foreign activity as not found', () => {
    const privacy = { ridesOnly: true, hiddenCircle: null };
    expect(() => mine.when(chooseTrackPrivacy, { actor: 2, privacy })).toThrow('Activity not found');
  });

  it('is read as it was written', () => {
    expect(circleOf(circleText(home))).toEqual(home);
  });

  it.each(['[erased]', '{}', '[1,2,null]', '[1,2,3]', '[]', ''])(
    'hides everything if the circle is %j, and nothing if it is null',
    (text) => {
      expect(circleOf(text)!.radiusMeters).toBeGreaterThan(4e7);
      expect(circleOf(null)).toBeNull();
    },
  );
});
