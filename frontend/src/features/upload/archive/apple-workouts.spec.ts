import { describe, expect, it } from '@jest/globals';
import { healthExport, healthRecords, MARK } from '../testing/health-export.ts';
import { read, text } from '../testing/read-in-memory.ts';
import { writeZip } from '../testing/write-zip.ts';
import { AppleWorkouts } from './apple-workouts.ts';

const WORKOUTS = [
  { kind: 'SurfingSports', route: 'route_1.gpx' },
  { kind: 'Running', route: 'route_2.gpx' },
  { kind: 'PaddleSports', route: 'route_3.gpx' },
  { kind: 'Yoga' },
  { kind: 'WaterSports', route: 'route_4.gpx' },
  { kind: 'Rowing', route: 'route_5.gpx' },
  { kind: 'Sailing', route: 'route_6.gpx' },
];
const at = (name: string) => `apple_health_export/workout-routes/${name}`;

describe("Apple Health's export", () => {
  it('gives surfing, paddling, water sports and sailing with their sport, and lists the other routes', async () => {
    const { ended, found } = await read(healthExport({ workouts: WORKOUTS, more: ['route_7.gpx'] }));
    const told = found.map((one) => [
      one.path,
      one.kind === 'track' ? one.sport : one.kind === 'other_sport' && { left: one.type },
    ]);
    expect(told).toEqual([
      [at('route_1.gpx'), 'surfing'],
      [at('route_2.gpx'), { left: 'running' }],
      [at('route_3.gpx'), 'paddling'],
      [at('route_4.gpx'), 'water sports'],
      [at('route_5.gpx'), { left: 'rowing' }],
      [at('route_6.gpx'), 'sailing'],
      [at('route_7.gpx'), { left: null }],
    ]);
    expect(ended).toEqual({ origin: 'apple', notActivities: 0, notes: [] });
    expect(JSON.stringify([ended, found.map((one) => ({ ...one, bytes: null }))])).not.toContain(MARK);
  });

  it('is read in a language with other names of files and folders', async () => {
    const names = { folder: 'Gesundheit', records: 'Exportieren.xml' };
    const { told, ended } = await read(healthExport({ workouts: WORKOUTS.slice(0, 2), ...names }));
    expect(told).toEqual([
      ['Gesundheit/workout-routes/route_1.gpx', '', ''],
      ['Gesundheit/workout-routes/route_2.gpx', 'other sport', 'running'],
    ]);
    expect(ended).toMatchObject({ origin: 'apple' });
  });

  it('lists all its routes, none of them chosen, where the records end early', async () => {
    const { told, ended } = await read(healthExport({ workouts: WORKOUTS.slice(0, 2), whole: 0.95 }));
    expect(told).toEqual([1, 2].map((number) => [at(`route_${number}.gpx`), 'other sport', null]));
    expect(ended).toMatchObject({
      origin: 'apple',
      notes: [
        'Its export.xml is damaged or ends early, so the sports of its routes are unknown. Export it again, or add the routes you know.',
      ],
    });
  });

  it('is refused inside another ZIP', async () => {
    const inner = healthExport({ workouts: WORKOUTS });
    const { told } = await read(writeZip([{ name: 'export.zip', content: inner }]));
    expect(told).toEqual([['export.zip', expect.stringContaining('choose it by itself')]]);
  });

  it('gives the same in pieces of any size', async () => {
    const xml = text([...healthRecords(WORKOUTS)].join(''));
    for (const size of [1, 7, 16, 100, xml.length]) {
      const workouts = new AppleWorkouts();
      function* pieces() {
        for (let from = 0; from < xml.length; from += size) yield xml.subarray(from, from + size);
      }
      expect(await workouts.read(pieces())).toBe(true);
      const sports = WORKOUTS.map(({ route }) => workouts.ofFile(at(route ?? '')));
      expect(sports).toEqual(['surfing', 'running', 'paddling', null, 'water sports', 'rowing', 'sailing']);
    }
  });

  it('takes quotes, entities and sections as XML has them', async () => {
    const workouts = new AppleWorkouts();
    function* pieces() {
      yield text(
        `<HealthData><![CDATA[<Workout workoutActivityType="x">]]><Workout note='a > b' workoutActivityType = 'HKWorkoutActivityTypeTableTennis'><FileReference path="/r/a&amp;b&#233;.gpx"></FileReference></Workout><FileReference path="/r/c.gpx"/><Workout workoutActivityType="HKWorkoutActivityTypeSailing"/><FileReference path="/r/d.gpx"/><WorkoutRoute/></HealthData>`,
      );
    }
    expect(await workouts.read(pieces())).toBe(true);
    const sports = ['a&bé', 'c', 'd'].map((name) => workouts.ofFile(`export/r/${name}.gpx`));
    expect(sports).toEqual(['table tennis', null, null]);
  });

  it('does not choose by a name that two folders have', async () => {
    const workouts = new AppleWorkouts();
    const workout = (kind: string, path: string) =>
      `<Workout workoutActivityType="HKWorkoutActivityType${kind}"><FileReference path="${path}"/></Workout>`;
    function* pieces() {
      yield text(
        `<HealthData>${workout('Sailing', '/a/1.gpx')}${workout('Running', '/b/1.gpx')}</HealthData>`,
      );
    }
    await workouts.read(pieces());
    expect(['a/1.gpx', 'x/b/1.gpx', 'c/1.gpx'].map((path) => workouts.ofFile(path))).toEqual([
      'sailing',
      'running',
      null,
    ]);
  });
});

describe('an export of Polar', () => {
  const session = (sport: string, seconds = 60) => {
    const recordedRoute = Array.from({ length: seconds }, (_, second) => ({
      dateTime: `2026-06-01T09:05:${String(second).padStart(2, '0')}.000`,
      latitude: 33.5,
      longitude: -118 + second / 10_000,
    }));
    const samples = { heartRate: [{ value: MARK }], recordedRoute };
    return text(JSON.stringify({ note: MARK, exercises: [{ sport, timezoneOffset: -420, samples }] }));
  };

  it('gives its water sports as GPX of route, times and sport', async () => {
    const { found, told, ended } = await read(
      writeZip([
        { name: 'account-data-1.json', content: text(MARK) },
        { name: 'training-session-1.json', content: session('SURFING') },
        { name: 'training-session-2.json', content: session('RUNNING') },
        { name: 'training-session-3.json', content: session('YOGA', 0) },
        { name: 'training-session-4.json', content: text('{') },
      ]),
    );
    expect(told).toEqual([
      ['training-session-1.json', '', ''],
      ['training-session-2.json', 'other sport', 'running'],
      ['training-session-4.json', 'This file is damaged, or no training session of Polar.'],
    ]);
    expect(ended).toEqual({ origin: 'polar', notActivities: 0, notes: ['1 session has no route.'] });
    const [surf] = found;
    const gpx = surf?.kind === 'track' ? new TextDecoder().decode(surf.bytes) : '';
    expect(gpx).toContain('<type>surfing</type>');
    expect(gpx).toContain('<time>2026-06-01T16:05:00Z</time>');
    expect(gpx).not.toContain(MARK);
  });
});

it('names the FIT export for files of Suunto in a ZIP', async () => {
  const { told } = await read(writeZip(['a.sml', 'b.json.gz'].map((name) => ({ name, content: text('x') }))));
  expect(told).toEqual([
    ['a.sml', expect.stringContaining('Export the session as a FIT file in the Suunto app')],
    ['b.json', expect.stringContaining('Export the session as a FIT file in the Suunto app')],
  ]);
});
