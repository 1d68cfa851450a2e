import { describe, expect, it } from '@jest/globals';
import { DEFAULT_DETECTION_PARAMETERS, encodeTrackFile, simulateSession } from '@rideline/detection-engine';
import { mailedToken } from './mailed-token.ts';
import { joinWith, Person, signIn } from './person.ts';
import { newPerson, sharedApp, unusedName } from './shared-app.ts';

interface Token {
  readonly id: number;
  readonly name: string;
  readonly token: string;
}

const fileOf = (seed: number) =>
  encodeTrackFile(
    simulateSession({ surfType: 'traveling_waves', seed, durationMinutes: 10 }).recorded,
    'gpx',
  );
const make = async (person: Person, name = 'Watch') =>
  (await person.json<Token>('POST', '/upload-tokens', { name })).token;

/** Sends the file as the body, with these headers. */
const push = (
  body: Uint8Array | FormData | string,
  { query = '', by = token, ...headers }: Readonly<Record<string, string>> = {},
) =>
  fetch(`${app.url}/api/uploads${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}`, ...headers },
    body,
  });
const pushed = async (answer: Response) => [answer.status, await answer.json()];
const nameOf = async (answer: Response) => {
  const { url_hash } = (await answer.json()) as { url_hash: string };
  return (await kai.json<{ activity_name: string }>('GET', `/activities/${url_hash}`)).activity_name;
};

const app = await sharedApp();
const kai = await newPerson(app);
const token = await make(kai);

describe('pushing a file with an upload token', () => {
  it('makes a session once, whatever the content type says', async () => {
    const first = await push(fileOf(1), { 'content-type': 'application/json' });
    const { url_hash } = (await first.clone().json()) as { url_hash: string };
    expect(await pushed(first)).toEqual([
      201,
      { url_hash: expect.any(String), duplicate: false, others: [] },
    ]);
    const again = await push(fileOf(1), { 'content-type': 'nonsense' });
    expect(await pushed(again)).toEqual([200, { url_hash, duplicate: true, others: [] }]);
    expect(await kai.json('GET', `/activities/${url_hash}`)).toMatchObject({ surf_type: 'traveling_waves' });
  });

  it('takes the field `file` of a form and the login of a person too', async () => {
    const form = new FormData();
    form.set('file', new File([Buffer.from(fileOf(2))], 'evening.gpx'));
    expect(await nameOf(await push(form, { by: kai.token! }))).toMatch(/^Morning surf/);
  });

  it('takes the name of the session from the query, and no file name', async () => {
    const disposition = { 'content-disposition': `attachment; filename*=UTF-8''T%C5%8Dfino.gpx` };
    const { url_hash } = (await (await push(fileOf(3), disposition)).json()) as { url_hash: string };
    expect(await kai.json('GET', `/activities/${url_hash}`)).toMatchObject({
      activity_name: expect.stringMatching(/^Morning surf/),
      source_file_name: 'Tōfino.gpx',
    });
    expect(await nameOf(await push(fileOf(4), { ...disposition, query: '?name=Dawn%206.30' }))).toBe(
      'Dawn 6.30',
    );
  });

  it('has names without the folders of the sender', async () => {
    const named = async (given: string, seed: number) => {
      const { url_hash } = (await (
        await push(fileOf(seed), { query: `?name=${encodeURIComponent(given)}` })
      ).json()) as { url_hash: string };
      return kai.json('GET', `/activities/${url_hash}`);
    };
    expect(await named('../../../tmp/evil.gpx Surf & chill', 11)).toMatchObject({
      activity_name: 'evil.gpx Surf & chill',
    });
    expect(await named('C:\\Users\\kai\\dawn.gpx', 12)).toMatchObject({ source_file_name: 'dawn.gpx' });
    expect(await named('Ocean Beach 6/30', 13)).toMatchObject({ activity_name: 'Ocean Beach 6/30' });
  });

  it.each(['skookumchuck', 'standing_waves'])('chooses the wave by surf_type=%s', async (surfType) => {
    const session = { surfType: 'standing_waves', seed: surfType.length, durationMinutes: 8 } as const;
    const file = encodeTrackFile(simulateSession(session).recorded, 'gpx');
    const { url_hash } = (await (await push(file, { query: `?surf_type=${surfType}` })).json()) as {
      url_hash: string;
    };
    expect(await kai.json('GET', `/activities/${url_hash}`)).toMatchObject({ surf_type: 'standing_waves' });
  });

  it("detects with the person's own default profile", async () => {
    const profile = { setting_name: 'Small days', ...DEFAULT_DETECTION_PARAMETERS, min_ride_distance: 25 };
    const { id } = await kai.json<{ id: number }>('POST', '/surf-settings', profile);
    await kai.json('PUT', `/users/me/default-setting/${id}`);
    const { url_hash } = (await (await push(fileOf(9))).json()) as { url_hash: string };
    expect(await kai.json('GET', `/activities/${url_hash}`)).toMatchObject({
      surf_setting_applied: { min_ride_distance: 25 },
    });
  });

  it.each([
    ['', {}, 400, 'Please select a TCX, GPX, or FIT file'],
    ['no track', {}, 422, 'This file does not hold a track. Please select a TCX, GPX, or FIT file.'],
    [
      '<sml/>',
      { query: '?name=a.sml' },
      422,
      "This is Suunto's own format, which Rideline does not read. Export the session as a FIT file in the Suunto app and upload that.",
    ],
    ['{"exercises": []}', {}, 422, expect.stringContaining('Choose it on the page Upload')],
    ['no track', { query: '?surf_type=lake' }, 400, 'Please select a surfing type'],
    ['no track', { by: 'x'.repeat(43) }, 401, 'Please log in to continue'],
  ])('refuses %j with %j', async (body, options, status, detail) => {
    expect(await pushed(await push(body, options))).toEqual([status, expect.objectContaining({ detail })]);
  });

  it('passes no file body to any other route', async () => {
    const answer = await fetch(`${app.url}/api/upload-tokens`, {
      method: 'POST',
      headers: { authorization: `Bearer ${kai.token!}`, 'content-type': 'application/octet-stream' },
      body: 'name=Watch',
    });
    expect(answer.status).toBe(415);
  });
});

describe('upload tokens', () => {
  it('are listed with their last use and never told again', async () => {
    const lani = await newPerson(app);
    const { id, token: made } = await lani.json<Token>('POST', '/upload-tokens', { name: ' Suunto 9 ' });
    const listed = { id, name: 'Suunto 9', created_at: expect.any(String) };
    expect(await lani.json('GET', '/upload-tokens')).toEqual([{ ...listed, last_used_at: null }]);
    await push(fileOf(5), { by: made });
    expect(await lani.json('GET', '/upload-tokens')).toEqual([
      { ...listed, last_used_at: expect.any(String) },
    ]);
  });

  it('are at most 20, with a name of 1 to 60 characters', async () => {
    const pua = await newPerson(app);
    const answers = await Promise.all(
      Array.from({ length: 22 }, () => pua.call('POST', '/upload-tokens', { name: 'Watch' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 20 }, () => 201),
      409,
      409,
    ]);
    for (const name of ['', '  ', 'x'.repeat(61)]) {
      expect(await kai.refusal('POST', '/upload-tokens', { name })).toEqual([
        400,
        'The name of an upload token has 1 to 60 characters',
      ]);
    }
  });

  it('upload nothing more once they are deleted', async () => {
    const { id, token: made } = await kai.json<Token>('POST', '/upload-tokens', { name: 'Lost' });
    expect((await kai.call('DELETE', `/upload-tokens/${id}`)).status).toBe(204);
    expect((await push(fileOf(6), { by: made })).status).toBe(401);
    expect(await kai.refusal('DELETE', `/upload-tokens/${id}`)).toEqual([404, 'Upload token not found']);
  });

  it.each([
    ['logging out everywhere', (person: Person) => person.call('POST', '/logout-everywhere')],
    [
      'erasing the account',
      (person: Person) => person.call('POST', '/users/me/delete-account', { password: 'correct horse' }),
    ],
  ])('die by %s', async (_, end) => {
    const leaving = await newPerson(app);
    const made = await make(leaving);
    expect((await end(leaving)).status).toBe(204);
    expect((await push(fileOf(7), { by: made })).status).toBe(401);
  });

  it('die by resetting the password, and outlive a changed one', async () => {
    const email = `${unusedName('surfer')}@surf.example`;
    const noe = await joinWith(app, email, 'correct horse', () => mailedToken(app.dataDir, email));
    const made = await make(noe);
    const change = { current_password: 'correct horse', new_password: 'another horse' };
    expect((await noe.call('POST', '/users/me/change-password', change)).status).toBe(200);
    expect((await push(fileOf(8), { by: made })).status).toBe(201);
    await new Person(app).call('POST', '/request-password-reset', email);
    const reset = {
      token: await mailedToken(app.dataDir, email, 'reset-password'),
      new_password: 'third horse',
    };
    expect((await new Person(app).call('POST', '/reset-password', reset)).status).toBe(200);
    expect((await push(fileOf(8), { by: made })).status).toBe(401);
    expect((await signIn(app, email, 'third horse')).status).toBe(200);
  });
});
