import { describe, expect, it } from '@jest/globals';
import { given } from '../../../kernel/decider/given.ts';
import { activity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import { uploadedFact } from '../../../../test/support/sample-activity.ts';
import { drawMap } from './draw-map.decision.ts';

const actor = 1;
const uploaded = uploadedFact({ owner: actor });
const drawn: ActivityEvent = { type: 'MapDrawn', data: { kind: 'map', file: 'first.html' } };
const again = { actor, kind: 'map', file: 'second.html' } as const;

describe('drawing a map', () => {
  it('names the file once', () => {
    expect(given(activity, uploaded).when(drawMap, { ...again, file: 'first.html' })).toEqual([drawn]);
    expect(given(activity, uploaded, drawn).when(drawMap, again)).toEqual([]);
  });

  it('gives a new file name after sharing stopped', () => {
    const unshared: ActivityEvent = { type: 'ActivityUnshared', data: {} };
    expect(given(activity, uploaded, drawn, unshared).when(drawMap, again)).toEqual([
      { type: 'MapDrawn', data: { kind: 'map', file: 'second.html' } },
    ]);
  });

  it('draws a develop map of a standing wave only, and for the owner only', () => {
    const develop = { actor, kind: 'develop_map', file: 'd.html' } as const;
    expect(() => given(activity, uploaded).when(drawMap, develop)).toThrow('Skookumchuck');
    const standing = uploadedFact({ owner: actor, surfType: 'standing_waves' });
    expect(given(activity, standing).when(drawMap, develop)).toHaveLength(1);
    expect(() => given(activity, uploaded).when(drawMap, { ...again, actor: 2 })).toThrow(
      'Activity not found',
    );
  });
});
