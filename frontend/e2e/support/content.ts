import { expect, type APIRequestContext } from '@playwright/test';
import { createAccount, type Account } from './accounts.ts';
import { createAdmin } from './admins.ts';
import { uploadSession } from './sessions.ts';

/** Sets an attribute on the page if rendered as HTML; contains a long word without a line break. */
export const HOSTILE = `<img src=x onerror="document.documentElement.dataset.hit=1"><script>document.documentElement.dataset.hit=1</script>${'w'.repeat(20)}`;

/** An account with its content. */
export interface AccountWithContent {
  readonly token: string;
  readonly ocean: readonly string[];
  readonly standing: readonly string[];
  /** File of a generated map under /api/results. */
  readonly map: string | null;
}

async function tokenOf(request: APIRequestContext, { email, password }: Account): Promise<string> {
  const answer = await request.post('/api/token', { form: { username: email, password } });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** A new account without content. */
export async function newAccount(request: APIRequestContext): Promise<AccountWithContent> {
  const token = await tokenOf(request, await createAccount(request));
  return { token, ocean: [], standing: [], map: null };
}

/** An admin with two shared sessions of each surf type, vessels and a profile, and hostile text in every text field. */
export async function adminWithContent(request: APIRequestContext): Promise<AccountWithContent> {
  const token = await tokenOf(request, await createAdmin(request));
  const headers = { authorization: `Bearer ${token}` };
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](`/api${path}`, { headers, data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300);
    return (await answer.json()) as { id: number };
  };
  const short = HOSTILE.slice(0, 60);
  await send('post', '/users/me/update-username', {
    username: `u${Date.now() % 1e9}_${token.slice(0, 5)}`.replace(/\W/g, '_'),
  });
  const vessel = { brand: short, model: short, nickname: HOSTILE.slice(0, 80), type: 'surf_kayak' };
  const { id } = await send('post', '/surf-vessels', vessel);
  await send('post', '/surf-vessels', { ...vessel, nickname: '' });
  await send('post', '/surf-settings', {
    setting_name: short,
    min_speed_kmh: 8,
    min_max_speed_kmh: 10,
    separate_time_threshold: 20,
    connect_time_threshold: 5,
    min_points: 3,
    min_ride_distance: 30,
    min_ride_duration: 5,
  });
  const ocean: string[] = [];
  const standing: string[] = [];
  for (const [list, surfType] of [
    [ocean, 'traveling_waves'],
    [standing, 'standing_waves'],
  ] as const) {
    for (const seed of [71, 72]) {
      const urlHash = await uploadSession(request, token, { seed, minutes: 25, surfType });
      const path = `/activities/${urlHash}`;
      await send('put', path, { activity_name: HOSTILE });
      await send('put', path, { surf_vessel_id: id });
      await send('put', path, { video_link: `https://video.example/${'w'.repeat(200)}` });
      await send('put', path, { is_public: true });
      await send('put', `${path}/note`, { note: `${HOSTILE}\n${HOSTILE}` });
      list.push(urlHash);
    }
  }
  const drawn = await request.get(`/api/activities/${ocean[0]}/generate-map`, { headers });
  const { map_file } = (await drawn.json()) as { map_file: string };
  return { token, ocean, standing, map: map_file };
}
