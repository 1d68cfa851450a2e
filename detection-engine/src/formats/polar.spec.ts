import { describe, expect, it } from '@jest/globals';
import { readTrackFile } from '../../test/read-with-room.ts';
import { epochMillis } from '../units.ts';
import { readPolarSession } from './read-polar.ts';

const LIMITS = { now: epochMillis(Date.UTC(2026, 10, 1)), maxPoints: 1000, maxBytes: 1_000_000 };
const START = Date.UTC(2026, 5, 1, 8);

/** A route of a point a second, with times of a clock. */
const route = (clock: (second: number) => string, seconds = 30) =>
  Array.from({ length: seconds }, (_, second) => ({
    dateTime: clock(second),
    longitude: -118 + second / 10_000,
    latitude: 33.5,
    altitude: 1.5,
  }));
const utc = (second: number) => new Date(START + second * 1000).toISOString();
const ahead = (minutes: number) => (second: number) =>
  new Date(START + minutes * 60_000 + second * 1000).toISOString().replace('Z', '');
const bytesOf = (session: unknown) => new TextEncoder().encode(JSON.stringify(session));

describe('a training session of Polar', () => {
  it('becomes a GPX of its route, times and sport, and nothing else', async () => {
    const session = readPolarSession(
      bytesOf({
        exportVersion: '1.6',
        physicalInformationSnapshot: { weight: 71.5 },
        note: 'SECRET',
        exercises: [
          {
            sport: 'SURFING',
            timezoneOffset: 120,
            samples: { heartRate: [{ value: 133 }], recordedRoute: route(ahead(120)) },
          },
        ],
      }),
    );
    expect(session).toMatchObject({ sport: 'surfing', hasRoute: true });
    const gpx = session.toGpx(LIMITS);
    expect(new TextDecoder().decode(gpx)).not.toMatch(/SECRET|71\.5|133/);
    const track = await readTrackFile(gpx, 'a.gpx');
    expect(track.facts).toMatchObject({ name: 'Surfing', sport: 'surfing', device: 'Polar' });
    expect([track.length, track.time[0], track.time[29]]).toEqual([30, START, START + 29_000]);
  });

  it.each([
    ['with a zone', { timeZoneOffset: -420 }, utc],
    ['with the offset of the session', { timeZoneOffset: -420 }, ahead(-420)],
    ['without an offset', {}, ahead(0)],
  ])('has its times %s', async (_, fields, clock) => {
    const exercises = [{ sport: 'SURFING', samples: { recordedRoute: route(clock) } }];
    const gpx = readPolarSession(bytesOf({ ...fields, exercises })).toGpx(LIMITS);
    expect((await readTrackFile(gpx, 'a.gpx')).time[0]).toBe(START);
  });

  it('may have no route', () => {
    const session = readPolarSession(bytesOf({ exercises: [{ sport: 'YOGA', samples: {} }] }));
    expect(session).toMatchObject({ sport: 'yoga', hasRoute: false });
  });

  it.each(['', '{', '[]', '{"exercises": {}}', 'null'])('is refused for other content: %s', (content) => {
    expect(() => readPolarSession(new TextEncoder().encode(content))).toThrow('no training session of Polar');
  });
});
