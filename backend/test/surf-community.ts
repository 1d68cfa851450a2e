import { createHash } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { DemoSessions } from '../src/modules/activities/adapters/demo-sessions.ts';
import { GrantAdminCommand } from '../src/modules/identity/command-line.ts';
import { OpenDemoAccountCommand } from '../src/modules/identity/write/open-demo-account.use-case.ts';
import { StockKeysCommand } from '../src/modules/video-editor/command-line.ts';
import type { AppUnderTest } from './app-under-test.ts';
import { eventually } from './eventually.ts';
import { join, Person, signIn } from './person.ts';
import { share, uploadSession } from './uploaded-session.ts';

/** People with something of each kind in an installation, and what they read. */
export interface SurfCommunity {
  readonly tokens: readonly string[];
  /** Of shared activities. */
  readonly shared: readonly string[];
  /** Changes something. */
  write(): Promise<unknown>;
}

const profile = {
  setting_name: 'Small days',
  min_speed_kmh: 8,
  min_max_speed_kmh: 10.5,
  separate_time_threshold: 20,
  connect_time_threshold: 5,
  min_points: 3,
  min_ride_distance: 30,
  min_ride_duration: 5,
};

export async function surfCommunity(app: AppUnderTest): Promise<SurfCommunity> {
  await app.app.get(CommandBus).execute(new StockKeysCommand(['key-1', 'key-2']));
  const [kai, lea, leaving] = [
    await join(app, 'kai@surf.example'),
    await join(app, 'lea@surf.example'),
    await join(app, 'leaving@surf.example'),
  ];
  await app.app.get(CommandBus).execute(new GrantAdminCommand('lea@surf.example', true));
  await kai.json('POST', '/users/me/update-username', { username: 'kai_surfs' });
  await kai.json('POST', '/users/me/get-activation-key');
  await kai.json('POST', '/surf-settings', profile);
  const { id: vessel } = await kai.json<{ id: number }>('POST', '/surf-vessels', {
    brand: 'Mega',
    model: 'Maverick',
    nickname: 'line\u2028break "quoted" \\ 🏄',
    type: 'foil',
  });
  const ocean = await uploadSession(kai, 3);
  const { recorded } = simulateSession({ surfType: 'standing_waves', seed: 5, durationMinutes: 10 });
  const standing = await kai.upload(encodeTrackFile(recorded, 'fit', { name: 'Tidal' }), 'tidal.fit', {
    surf_type: 'skookumchuck',
  });
  const { url_hash: tidal } = (await standing.json()) as { url_hash: string };
  await kai.json('PUT', `/activities/${ocean}`, { surf_vessel_id: vessel });
  await kai.json('PUT', `/activities/${ocean}/note`, { note: 'Offshore\u2028all day' });
  await share(kai, ocean);
  const deleted = await uploadSession(kai, 9);
  const [spot] = await kai.json<{ spot_id: number }[]>('GET', '/spots');
  await kai.json('PUT', `/spots/${spot!.spot_id}`, { name: 'The reef' });
  await kai.json('PUT', '/season/goals/2025', { sessions: 40, rides: null, hours: null });
  await kai.call('DELETE', `/activities/${deleted}`);
  await uploadSession(lea, 3);
  await uploadSession(leaving, 7);
  await leaving.call('POST', '/users/me/delete-account', { password: 'correct horse' });
  await eventually(async () => ((await app.blobFiles()).length === 2 ? true : undefined));
  // Granting admin rights ends login sessions.
  const admin = (await join(app, 'mia@surf.example')).token!;
  let written = 0;
  return {
    tokens: [kai.token!, lea.token!, admin],
    shared: [ocean],
    write: () => kai.json('PUT', `/activities/${tidal}/note`, { note: `Written ${(written += 1)}` }),
  };
}

/** Lets the demo sessions of this application be two short ones: simulating all takes longer than most specs. */
export function shortenDemo(app: AppUnderTest): void {
  const demo = app.app.get(DemoSessions);
  const all = demo.before.bind(demo);
  demo.before = async (time) => (await all(time)).slice(-2);
}

/** Opens the demo account, with two sessions, and logs in to it. */
export async function inDemoAccount(app: AppUnderTest): Promise<Person> {
  shortenDemo(app);
  const demo = ['demo@rideline.example', 'catch-a-wave'] as const;
  await app.app.get(CommandBus).execute(new OpenDemoAccountCommand(...demo));
  const { access_token } = (await (await signIn(app, ...demo)).json()) as { access_token: string };
  return new Person(app, access_token);
}

const PATHS = [
  '/users/me',
  '/activities',
  '/surf-settings',
  '/surf-vessels',
  '/users/me/activation-key',
  '/season?surf_type=traveling_waves',
  '/season/goals/2025',
  '/spots',
];

/** Status and hash of what the people and visitors of a community get answered. */
export async function answersOf(app: AppUnderTest, { tokens, shared }: SurfCommunity) {
  const answers: Record<string, string> = {};
  const read = async (who: string, person: Person, path: string) => {
    const answer = await person.call('GET', path);
    // Problems name their request.
    const body = answer.ok ? Buffer.from(await answer.arrayBuffer()) : '';
    answers[`${who} ${path}`] = `${answer.status} ${createHash('sha256').update(body).digest('hex')}`;
  };
  for (const [index, token] of tokens.entries()) {
    const person = new Person(app, token);
    for (const path of PATHS) await read(`person ${index}`, person, path);
    const list = await person.call('GET', '/activities');
    if (!list.ok) continue;
    for (const { url_hash } of (await list.json()) as { url_hash: string }[]) {
      await read(`person ${index}`, person, `/activities/${url_hash}`);
      await read(`person ${index}`, person, `/activities/${url_hash}/original`);
    }
  }
  for (const urlHash of shared) await read('visitor', new Person(app), `/public/activities/${urlHash}`);
  return answers;
}
