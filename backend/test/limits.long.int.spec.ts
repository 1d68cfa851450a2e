import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type AppUnderTest } from './app-under-test.ts';
import { join, type Person, visitor } from './person.ts';

const CHANNEL = 'https://videos.example/rideline';
let app: AppUnderTest;
let kai: Person;

beforeAll(async () => {
  app = await startApp({
    NOTE_LIMIT: '50',
    NAME_LIMIT: '123',
    ZIP_LIMIT_BYTES: '5000',
    VIDEO_CHANNEL_URL: CHANNEL,
  });
  kai = await join(app, 'kai@surf.example', 'correct horse');
});
afterAll(() => app.stop());

describe('limits from the settings', () => {
  const NO_ACTIVITY = '/activities/0000000000000000000000';

  it('apply to notes', async () => {
    expect(await kai.refusal('PUT', `${NO_ACTIVITY}/note`, { note: 'x'.repeat(51) })).toEqual([
      400,
      'The note is at most 50 characters long',
    ]);
    // Counts code points, not UTF-16 units.
    const [status] = await kai.refusal('PUT', `${NO_ACTIVITY}/note`, { note: '🌊'.repeat(50) });
    expect(status).toBe(404);
  });

  it('apply to names', async () => {
    expect(await kai.refusal('PUT', NO_ACTIVITY, { activity_name: 'x'.repeat(124) })).toEqual([
      400,
      'The session name is at most 123 characters long',
    ]);
    const [status] = await kai.refusal('PUT', NO_ACTIVITY, { activity_name: 'x'.repeat(123) });
    expect(status).toBe(404);
  });

  it('apply to the name and the note of an upload', async () => {
    const file = new TextEncoder().encode('<gpx/>');
    const refusal = async (fields: Record<string, string>) => {
      const answer = await kai.upload(file, 'a.gpx', { surf_type: 'ocean', ...fields });
      return [answer.status, ((await answer.json()) as { detail: string }).detail];
    };
    expect(await refusal({ name: 'x'.repeat(124) })).toEqual([
      400,
      'The session name is at most 123 characters long',
    ]);
    expect(await refusal({ note: 'x'.repeat(51) })).toEqual([400, 'The note is at most 50 characters long']);
    expect(await refusal({ note: 'x\0' })).toEqual([400, 'The text holds a character that cannot be kept']);
    const [status] = await refusal({ name: '🌊'.repeat(123), note: '🌊'.repeat(50) });
    expect(status).toBe(422);
  });

  it('are sent to the web app', async () => {
    const site: unknown = await visitor(app).json('GET', '/site');
    expect(site).toMatchObject({ note_limit: 50, name_limit: 123, zip_limit_bytes: 5_000 });
    expect(site).toMatchObject({ video_channel_url: CHANNEL });
  });
});
