import { expect, test, type APIRequestContext } from '@playwright/test';
import { withWatchSplits } from '../../scripts/lib/watch-file.ts';
import { expectAccessible } from './support/accessibility.ts';
import { createAccount, signIn } from './support/accounts.ts';
import { openSession, simulatedFile } from './support/sessions.ts';

interface Ride {
  readonly start_time: string;
  readonly end_time: string;
}

/** Uploads a session without splits to learn its rides, then as of a watch that missed the first and counted one more. */
async function uploadAsOfWatch(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const file = simulatedFile({ seed: 11, format: 'fit' });
  const upload = async (buffer: Buffer) => {
    const multipart = { tcx_file: { ...file, buffer }, surf_type: 'ocean' };
    const answer = await request.post('/api/analyze', { headers, multipart });
    return ((await answer.json()) as { url_hash: string }).url_hash;
  };
  const plain = await upload(file.buffer);
  const answer = await request.get(`/api/activities/${plain}`, { headers });
  const { surf_rides: rides } = (await answer.json()) as { surf_rides: readonly Ride[] };
  await request.delete(`/api/activities/${plain}`, { headers });
  const waves = rides.slice(1).map(({ start_time, end_time }) => ({
    startTime: Date.parse(start_time),
    endTime: Date.parse(end_time),
    distance: 50,
    maxSpeed: 5,
  }));
  const last = waves.at(-1)!;
  const still = { ...last, startTime: last.endTime + 20_000, endTime: last.endTime + 28_000 };
  return { urlHash: await upload(withWatchSplits(file.buffer, [...waves, still])), rides: rides.length };
}

test('what the watch counted otherwise is listed, shown on the map, and marked', async ({
  page,
  request,
}) => {
  const token = await signIn(page, await createAccount(request));
  const { urlHash, rides } = await uploadAsOfWatch(request, token);
  await openSession(page, urlHash);
  await page.getByRole('button', { name: `Your watch counted ${rides} waves, Rideline ${rides}` }).click();
  const differences = page.getByRole('region', { name: "Your watch's waves" }).getByRole('listitem');
  await expect(differences).toHaveCount(2);
  const [missed, still] = [differences.first(), differences.last()];
  await expect(missed).toContainText('The watch has none');
  await expect(still).toContainText(/Never fast enough for a ride|too short|too slow/);
  await missed.getByRole('button', { name: 'Show on map' }).click();
  await expect(page.locator('tr[data-ride][data-open]')).toHaveCount(1);
  await expectAccessible(page);

  await still.getByRole('button', { name: 'Count this as a ride' }).click();
  await expect(
    page.getByRole('button', { name: `Your watch counted ${rides} waves, Rideline ${rides + 1}` }),
  ).toBeVisible();
  await expect(differences).toHaveCount(1);
  await differences.getByRole('button', { name: 'Not a ride' }).click();
  await expect(page.getByText('Your watch agrees')).toBeVisible();
});
