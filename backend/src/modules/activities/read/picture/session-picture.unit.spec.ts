import { describe, expect, it } from '@jest/globals';
import {
  type Coast,
  cleanTrack,
  DEFAULT_DETECTION_PARAMETERS,
  DEFAULT_TIME_DISPLAY,
  DEFAULT_UNITS,
  detectRides,
  type SessionFrame,
  sessionFrame,
  simulateSession,
  type Track,
  writtenFor,
} from '@rideline/detection-engine';
import { pictureLanguage } from '../../season-cards.port.ts';
import { LAYOUTS } from './picture-design.ts';
import { PICTURE_FONTS } from './picture-fonts.ts';
import { drawableText } from './picture-text.ts';
import type { VisibleActivity } from '../public/shared-activities.ts';
import { type PictureChoice, sessionPicture } from './session-picture.ts';

const { recorded } = simulateSession({ surfType: 'traveling_waves', seed: 11, durationMinutes: 30 });
const track = cleanTrack(recorded);
const detected = detectRides(track, 'traveling_waves', DEFAULT_DETECTION_PARAMETERS).rides;
const rides = detected.map((ride, index) => ({ ...ride, id: index + 1 })) as VisibleActivity['rides'];
const row = {
  name: 'Dawn <patrol>',
  surfType: 'traveling_waves',
  activityTime: '2026-05-15T16:11:00Z',
  timeZone: 'America/Los_Angeles',
} as VisibleActivity['row'];
const CHOICE: PictureChoice = {
  shape: 'square',
  theme: 'dark',
  motif: 'track',
  figures: ['rides', 'longest_ride', 'max_speed'],
};

function picture(
  choice: Partial<PictureChoice> = {},
  activity: Partial<VisibleActivity> = {},
  coast: Coast | null = null,
  beach: SessionFrame['beach'] = null,
) {
  const session = {
    row,
    rides,
    track,
    ownerUnits: DEFAULT_UNITS,
    ownerTimes: DEFAULT_TIME_DISPLAY,
    ...activity,
  };
  const spans = session.rides.map(({ firstPoint, lastPoint }) => [firstPoint, lastPoint] as const);
  const frame = { ...sessionFrame(session.track, spans, null), coast, beach };
  return sessionPicture(session, { ...CHOICE, ...choice }, { byline: null, fonts: PICTURE_FONTS, frame });
}
/** The same session elsewhere, walked the other way round. */
const elsewhere: Track = {
  ...track,
  latitude: track.latitude.map((degrees) => -degrees / 2),
  longitude: track.longitude.map((degrees, at) => degrees + at / 1e5),
};

/** The last minute of the recording leads 20 km away. */
const withDriveHome = (surfed: Track): Track => ({
  ...surfed,
  latitude: surfed.latitude.map(
    (degrees, at) => degrees + (Math.max(0, at - (surfed.length - 60)) / 60) * (20 / 111),
  ),
});
/** The same rides along the other axis. */
const turned = (surfed: Track): Track => ({
  ...surfed,
  latitude: surfed.longitude.map((degrees) => degrees - surfed.longitude[0]! + surfed.latitude[0]!),
  longitude: surfed.latitude.map((degrees) => degrees - surfed.latitude[0]! + surfed.longitude[0]!),
});

describe('the picture of a session', () => {
  it.each([
    ['story', 1080, 1920],
    ['square', 1080, 1080],
    ['wide', 1200, 630],
  ] as const)('has the size of a %s', (shape, width, height) => {
    expect(picture({ shape })).toContain(`width="${width}" height="${height}"`);
  });

  it('has land behind all rides, with its credit, and nothing else has', () => {
    const row = rides[0]!.lastPoint;
    const [latitude, longitude] = [track.latitude[row]!, track.longitude[row]!];
    const [west, south, east, north] = [longitude - 1, latitude - 1, longitude + 1, latitude + 1];
    const sea = [[[west, south, longitude, south, longitude, north, west, north]]];
    const withCoast = (choice: Partial<PictureChoice>) =>
      picture(choice, {}, { west, south, east, north, sea }).includes('Coast © OpenStreetMap');
    expect(withCoast({ theme: 'dark' })).toBe(true);
    expect(withCoast({ theme: 'light' })).toBe(true);
    expect(withCoast({ theme: 'transparent' })).toBe(false);
    expect(withCoast({ motif: 'longest_ride' })).toBe(false);
    expect(withCoast({ motif: 'bars' })).toBe(false);
  });

  it('has an arrow to a beach outside of it', () => {
    const [latitude, longitude] = [track.latitude[0]!, track.longitude[0]!];
    expect(picture({}, {}, null, { latitude, longitude, bearing: 90 })).toMatch(/rotate\(90\).*>beach</);
    expect(picture()).not.toContain('>beach<');
  });

  it.each(['story', 'square', 'wide'] as const)(
    'has the word of the arrow above the numbers of a %s',
    (shape) => {
      const [latitude, longitude] = [track.latitude[0]! - 1, track.longitude[0]!];
      const drawn = picture({ shape }, {}, null, { latitude, longitude, bearing: 180 });
      const word = Number(/translate\(\S+ (\S+)\)[^>]*><path[^>]*><text y="38"/.exec(drawn)?.[1]) + 38;
      const number = /<text[^>]* y="(\d+)" font-size="(\d+)"[^>]*>\d+<\/text>/.exec(drawn);
      expect(word).toBeLessThan(Number(number?.[1]) - Number(number?.[2]));
    },
  );

  it('has a ground unless it is transparent', () => {
    expect(picture({ theme: 'light' })).toContain('url(#ground)');
    expect(picture({ theme: 'transparent' })).not.toContain('url(#ground)');
  });

  it.each([
    ['story', 'track'],
    ['story', 'longest_ride'],
    ['square', 'track'],
    ['square', 'longest_ride'],
    ['wide', 'track'],
    ['wide', 'longest_ride'],
  ] as const)(
    'has rides over half of its width or height with a drive home, as %s of the %s',
    (shape, motif) => {
      for (const surfed of [withDriveHome(track), turned(withDriveHome(track))]) {
        const svg = picture({ shape, motif }, { track: surfed });
        const lines = [...svg.matchAll(/<path d="([^"]+)" stroke="#/g)].map(([, path]) => path).join('');
        const points = [...lines.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)];
        const extent = (values: number[]) => Math.max(...values) - Math.min(...values);
        const [across, down] = [1, 2].map((at) => extent(points.map((point) => Number(point[at]))));
        const { width, height } = LAYOUTS[shape];
        expect(Math.max(across! / width, down! / height)).toBeGreaterThanOrEqual(0.5);
      }
    },
  );

  it('has the name as text, the day and the chosen figures', () => {
    const svg = picture({ figures: ['rides', 'surf_time', 'total_distance'] });
    for (const shown of ['Dawn &lt;patrol&gt;', 'May 15, 2026', 'Rides', 'Time surfing', 'Distance surfed']) {
      expect(svg).toContain(shown);
    }
    expect(svg).not.toContain('Max speed');
  });

  it.each(['story', 'square'] as const)('has a track below a name of several lines, as a %s', (shape) => {
    const name = 'A long morning at the north end of the beach with everyone from work and a dog';
    for (const svg of [picture({ shape }), picture({ shape }, { row: { ...row, name } })]) {
      const [, date] = /y="(\d+)"[^>]*>May 15/.exec(svg)!;
      const [, clip] = /<clipPath id="frame"><rect x="0" y="(\d+)"/.exec(svg)!;
      expect(Number(clip)).toBeGreaterThan(Number(date));
    }
  });

  it.each([
    ['pt-PT', '15 de maio de 2026'],
    ['ja-JP', '2026年5月15日'],
    ['ko-KR', '2026년 5월 15일'],
    // No font has Thai letters.
    ['th-TH', 'May 15, 2026'],
  ])('has its day as readers of %s write it', (reader, day) => {
    const svg = writtenFor(pictureLanguage(reader), () => picture());
    expect(svg).toContain(day);
    expect(drawableText(day, PICTURE_FONTS.canDraw, '')).toBe(day);
  });

  it('has the days of both clocks where they differ, and the Pacific day where the zone is unknown', () => {
    const inBali = { ...row, activityTime: '2026-05-15T22:11:00Z', timeZone: 'Asia/Makassar' };
    expect(picture({}, { row: inBali })).toContain('May 16, 2026');
    expect(picture({}, { row: { ...inBali, timeZone: null } })).toContain('May 15, 2026');
  });

  it('is in the units of the owner', () => {
    const ownerUnits = { distanceUnit: 'feet', speedUnit: 'kn', longInKmOrMi: false } as const;
    expect(picture({}, { ownerUnits })).toMatch(/>ft<.*>kn</s);
  });

  it('shows the shape of the track, and nothing of it as bars', () => {
    expect(picture({}, { track: elsewhere })).not.toBe(picture());
    expect(picture({ motif: 'bars' }, { track: elsewhere })).toBe(picture({ motif: 'bars' }));
  });

  it.each(['track', 'longest_ride', 'bars'] as const)('has dashes without rides, as %s too', (motif) => {
    const svg = picture({ motif }, { rides: [] });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.match(/>-</g)).toHaveLength(2);
  });

  it('of a session without any visible point has the mark', () => {
    const empty = { ...track, length: 0, time: new Float64Array(), latitude: new Float64Array() };
    const nothing = { ...empty, longitude: new Float64Array(), speed: new Float64Array() } as Track;
    expect(picture({}, { rides: [], track: nothing })).toContain('opacity="0.35"');
  });
});
