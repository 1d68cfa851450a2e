import { describe, expect, it } from '@jest/globals';
import { DEFAULT_DETECTION_PARAMETERS, encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { newPerson, sharedApp } from './shared-app.ts';

interface Analyzed {
  readonly surf_rides: readonly { readonly id: number }[];
  readonly surf_setting_applied: { readonly setting_id: number | null };
}

const kai = await newPerson(await sharedApp());
const profile = { setting_name: 'Strict', ...DEFAULT_DETECTION_PARAMETERS, min_ride_duration: 15 };
const strict = (await kai.json<{ id: number }>('POST', '/surf-settings', profile)).id;

describe('resetting to the default detection', () => {
  it('re-detects with the original parameters and keeps the ride ids', async () => {
    const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 2, durationMinutes: 30 });
    const answer = await kai.upload(encodeTrackFile(recorded, 'gpx', { name: 'Dawn' }), 'a.gpx');
    const { url_hash } = (await answer.json()) as { url_hash: string };
    const reapply = (id: number) =>
      kai.json<Analyzed>('PUT', `/activities/${url_hash}/surf-setting?setting_id=${id}`);
    const before = await kai.json<Analyzed>('GET', `/activities/${url_hash}`);
    const stricter = await reapply(strict);
    expect(stricter.surf_rides.length).toBeLessThan(before.surf_rides.length);
    const after = await reapply(0);
    expect(after.surf_setting_applied).toEqual({ setting_id: null, ...DEFAULT_DETECTION_PARAMETERS });
    const kept = new Set(stricter.surf_rides.map(({ id }) => id));
    expect(after.surf_rides).toHaveLength(before.surf_rides.length);
    expect(after.surf_rides.filter(({ id }) => kept.has(id))).toHaveLength(kept.size);
  });

  it('clears the default profile', async () => {
    await kai.json('PUT', `/users/me/default-setting/${strict}`);
    expect(await kai.json('GET', '/users/me/default-setting')).toEqual({ id: strict });
    for (let times = 0; times < 2; times++) {
      expect((await kai.call('DELETE', '/users/me/default-setting')).status).toBe(204);
      expect(await kai.json('GET', '/users/me/default-setting')).toEqual({ id: null });
    }
    expect(await kai.refusal('PUT', '/users/me/default-setting/0')).toEqual([404, 'Surf setting not found']);
  });
});
