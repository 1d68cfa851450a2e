import { describe, expect, it } from '@jest/globals';
import { given } from '../../../../kernel/decider/given.ts';
import { circleOf, circleText } from '../../events/hidden-circle.ts';
import { uploadedFact } from '../../testing/sample-activity.ts';
import { activity } from '../activity.ts';
import { chooseTrackPrivacy } from './choose-track-privacy.command.ts';

const actor = 1;
const mine = given(activity, uploadedFact({ owner: actor }));
const home = { latitude: 37.76, longitude: -122.51, radius_meters: 200, shift: [60, -20] as const };

describe('choosing what others see of the track', () => {
  it('records the choice, and nothing when it stays', () => {
    const privacy = { ridesOnly: true, hiddenCircle: home };
    const [chosen, ...others] = mine.when(chooseTrackPrivacy, { actor, privacy });
    expect(others).toEqual([]);
    expect(chosen).toMatchObject({ type: 'TrackPrivacyChosen', data: { ridesOnly: true } });
    const after = given(activity, uploadedFact({ owner: actor }), chosen!);
    expect(after.when(chooseTrackPrivacy, { actor, privacy })).toEqual([]);
    expect(
      after.when(chooseTrackPrivacy, { actor, privacy: { ridesOnly: true, hiddenCircle: null } }),
    ).toEqual([{ type: 'TrackPrivacyChosen', data: { ridesOnly: true, hiddenCircle: null } }]);
    expect(
      mine.when(chooseTrackPrivacy, { actor, privacy: { ridesOnly: false, hiddenCircle: null } }),
    ).toEqual([]);
  });

  it('answers a foreign activity as a missing one', () => {
    const privacy = { ridesOnly: true, hiddenCircle: null };
    expect(() => mine.when(chooseTrackPrivacy, { actor: 2, privacy })).toThrow('Activity not found');
  });

  it('reads what was sealed before cuts were shifted', () => {
    expect(circleOf('[37.76,-122.51,200]')).toEqual({ ...home, shift: null });
    expect(circleOf(circleText(home))).toEqual(home);
  });

  it.each(['[erased]', '{}', '[1,2,null]', '[]', ''])(
    'hides everything when the place reads %j, and nothing without one',
    (text) => {
      expect(circleOf(text)!.radius_meters).toBeGreaterThan(4e7);
      expect(circleOf(null)).toBeNull();
    },
  );
});
