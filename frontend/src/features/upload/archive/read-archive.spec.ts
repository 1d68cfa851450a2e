import { describe, expect, it } from '@jest/globals';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { gzipSync, zipSync } from 'fflate';
import {
  activitiesCsv,
  garminArchive,
  FINNISH_HEADER,
  GERMAN_HEADER,
  otherFit,
  stravaArchive,
  trackFile,
} from '../testing/account-archives.ts';
import { gpx, LIMITS, read, sourceOf, text } from '../testing/read-in-memory.ts';
import { writeZip } from '../testing/write-zip.ts';
import { joined } from './joined.ts';
import { readArchive } from './read-archive.ts';

const SURF = { start: '2026-06-01T14:00:00Z', type: 'Surfing' };
const NO_NOTES = { notActivities: 0, notes: [] };

describe("a Strava account's archive", () => {
  const surf = { ...SURF, id: 11, seed: 1, name: 'Dawn, "glassy"', note: 'Head high\nOffshore' };
  const ride = {
    id: 12,
    seed: 2,
    start: '2026-06-02T14:00:00Z',
    name: 'To work',
    type: 'Ride',
    sport: 'cycling',
  };
  const sup = {
    ...surf,
    id: 13,
    seed: 3,
    name: 'Flat',
    note: '',
    type: 'Stand Up Paddling',
    format: 'gpx',
  } as const;
  const tcx = {
    ...surf,
    id: 14,
    seed: 4,
    name: 'A long name of a session',
    note: '',
    format: 'tcx',
  } as const;

  it('gives its water sports with names and notes, and tells the sport of the others', async () => {
    const { ended, told } = await read(stravaArchive([surf, ride, sup, tcx]));
    expect(told).toEqual([
      ['activities/11.fit', 'Dawn, "glassy"', 'Head high\nOffshore'],
      ['activities/12.fit', 'other sport', 'Ride'],
      ['activities/13.gpx', 'Flat', ''],
      ['activities/14.tcx', 'A long name of a ses', ''],
    ]);
    expect(ended).toEqual({ origin: 'strava', ...NO_NOTES });
  });

  it('gives all sports when asked, and leaves out what is known', async () => {
    const known = new Set(['activities/11.fit', 'activities/13.gpx']);
    const { told } = await read(stravaArchive([surf, ride, sup]), { allSports: true, known });
    expect(told).toEqual([['activities/12.fit', 'To work', '']]);
  });

  it('reads a list in German, with a byte order mark', async () => {
    const csv = activitiesCsv(
      [
        { ...surf, type: 'Surfen', file: 'activities/11.gpx' },
        { ...ride, type: 'Radfahrt', file: 'activities/12.gpx' },
        { ...ride, id: 15, type: 'Windsurfen', name: '', file: '' },
      ],
      GERMAN_HEADER,
    );
    const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...csv]);
    const files = [11, 12].map((id) => ({ ...gpx(id), name: `export_1/activities/${id}.gpx` }));
    const { told, ended } = await read(
      writeZip([{ name: 'export_1/activities.csv', content: marked }, ...files]),
    );
    expect(told).toEqual([
      ['export_1/activities/11.gpx', 'Dawn, "glassy"', 'Head high\nOffshore'],
      ['export_1/activities/12.gpx', 'other sport', 'Radfahrt'],
    ]);
    expect(ended).toEqual({ origin: 'strava', ...NO_NOTES });
  });

  it('reads a list in a language it lacks by the order of its columns, and says so', async () => {
    const rows = [
      { ...surf, type: 'Surfing', file: 'activities/11.gpx' },
      { ...ride, type: 'Pyöräily', file: 'activities/12.gpx' },
    ];
    const csv = activitiesCsv(rows, FINNISH_HEADER);
    const files = [11, 12].map((id) => ({ ...gpx(id), name: `activities/${id}.gpx` }));
    const { told, ended } = await read(writeZip([{ name: 'activities.csv', content: csv }, ...files]));
    expect(told).toEqual([
      ['activities/11.gpx', 'Dawn, "glassy"', 'Head high\nOffshore'],
      ['activities/12.gpx', 'other sport', 'Pyöräily'],
    ]);
    expect(ended).toMatchObject({
      notes: [
        "The language of its activities.csv isn't known here, so names and sports were found by the order of its columns.",
      ],
    });
  });

  it('takes a row without a duration by the order too, and loses one odd row alone', async () => {
    const csv = text(
      [
        'Tunniste,Päivä,Nimi,Laji,Kuvaus,Kesto,Tiedosto',
        '11,"12 syys 2022",Ensimmäinen,Surfing,,783,activities/11.gpx',
        '12,"13 syys 2022",Ilman kestoa,Surfing,,,activities/12.gpx',
        '13,"14 syys 2022",Rikki,9,Surfing,783,activities/13.gpx',
        '14,"15 syys 2022",Viimeinen,Surfing,,783,activities/14.gpx',
      ].join('\n'),
    );
    const files = [11, 12, 14].map((id) => ({ ...gpx(id), name: `activities/${id}.gpx` }));
    const { told } = await read(writeZip([{ name: 'activities.csv', content: csv }, ...files]));
    expect(told.map(([path, name]) => [path, name])).toEqual([
      ['activities/11.gpx', 'Ensimmäinen'],
      ['activities/12.gpx', 'Ilman kestoa'],
      ['activities/14.gpx', 'Viimeinen'],
    ]);
  });

  it('finds the names of a list in Dutch around a row that is shifted by a cell', async () => {
    const csv = text(
      [
        'Activiteits-ID,Datum van activiteit,Naam activiteit,Activiteitstype,Beschrijving van activiteit,Verstreken tijd,Bestandsnaam',
        '11,"12 sep. 2022",Ochtend,Surfen,,783,activities/11.gpx',
        '12,"13 sep. 2022",Zee, en wind,Surfen,,783,activities/12.gpx',
        '13,"14 sep. 2022",Avond,Surfen,,783,activities/13.gpx',
      ].join('\n'),
    );
    const files = [11, 13].map((id) => ({ ...gpx(id), name: `activities/${id}.gpx` }));
    const { told } = await read(writeZip([{ name: 'activities.csv', content: csv }, ...files]));
    expect(told.map(([path, name]) => [path, name])).toEqual([
      ['activities/11.gpx', 'Ochtend'],
      ['activities/13.gpx', 'Avond'],
    ]);
  });

  it('takes no names from a list whose columns are neither named nor in order', async () => {
    const csv = text('Laji,Nimi,Aika,Tiedosto\nSurfing,Dawn,720,activities/11.gpx\n');
    const { told, ended } = await read(
      writeZip([
        { name: 'activities.csv', content: csv },
        { ...gpx(11), name: 'activities/11.gpx' },
      ]),
    );
    expect(told).toEqual([['activities/11.gpx', '', '']]);
    expect(ended).toMatchObject({
      origin: 'strava',
      notes: ["The columns of its activities.csv aren't known here, so names and sports are missing."],
    });
  });

  it('takes the sport of a file that is not listed from the file, and leaves out one that names none', async () => {
    const unlisted = [
      { name: 'activities/21.fit.gz', content: gzipSync(trackFile({ seed: 5, start: SURF.start })) },
      { name: 'activities/22.fit', content: trackFile({ seed: 6, start: SURF.start, sport: 'cycling' }) },
      {
        name: 'activities/23.gpx',
        content: trackFile({ seed: 7, start: SURF.start, format: 'gpx', sport: '' }),
      },
      { name: 'activities/24.gpx', content: text('<gpx') },
    ];
    const { told } = await read(stravaArchive([surf], unlisted));
    expect(told.slice(1)).toEqual([
      ['activities/21.fit', '', ''],
      ['activities/22.fit', 'other sport', 'cycling'],
      ['activities/23.gpx', 'other sport', null],
      ['activities/24.gpx', expect.stringContaining('This')],
    ]);
  });

  it('tells how many listed files are missing, and when all are', async () => {
    const rows = [11, 12, 13].map((id) => ({ ...surf, id, file: `activities/${id}.gpx` }));
    const csv = { name: 'activities.csv', content: activitiesCsv(rows) };
    const some = await read(writeZip([csv, { ...gpx(1), name: 'activities/11.gpx' }]));
    expect(some.ended).toMatchObject({ notes: ['2 activities in its list have no file in it.'] });
    const none = await read(writeZip([csv]));
    expect(none.ended).toMatchObject({
      notes: ['It lists activities but holds none of their files. Was it downloaded completely?'],
    });
  });

  it('gives every track without a list, with a note', async () => {
    const { told, ended } = await read(writeZip([{ ...gpx(1), name: 'activities/1.gpx' }]));
    expect(told).toEqual([['activities/1.gpx', '', '']]);
    expect(ended).toEqual({
      origin: 'zip',
      notActivities: 0,
      notes: ['It has no activities.csv, so names and sports are unknown here.'],
    });
  });
});

describe("Garmin's export", () => {
  const activities = [
    { seed: 1, start: '2026-06-01T14:00:00Z', name: 'Pleasure Point', type: 'surfing_v2' },
    { seed: 2, start: '2026-06-02T14:00:00Z', name: 'To work', type: 'cycling' },
    { seed: 3, start: '2026-06-03T14:00:00Z', name: 'Foil', type: 'wind_kite_surfing' },
  ];
  const folder = 'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip';

  it.each(['stored', 'deflated'] as const)('is read through a %s ZIP in the ZIP', async (packed) => {
    const { told, ended } = await read(garminArchive(activities, { others: 7, packed }));
    expect(told).toEqual([
      [`${folder}/kai@surf.example_5000.fit`, 'Pleasure Point', ''],
      [`${folder}/kai@surf.example_5001.fit`, 'other sport', 'cycling'],
      [`${folder}/kai@surf.example_5002.fit`, 'Foil', ''],
    ]);
    expect(ended).toEqual({ origin: 'garmin', notActivities: 7, notes: [] });
  });

  it('takes sports from the files where there is no list', async () => {
    const files = [
      { name: 'a.fit', content: trackFile({ seed: 1, start: SURF.start, sport: 'windsurfing' }) },
      { name: 'b.fit', content: trackFile({ seed: 2, start: SURF.start, sport: 'running' }) },
      { name: 'c.fit', content: otherFit(32) },
    ];
    const { told, ended } = await read(writeZip(files), { name: 'UploadedFiles_0-_Part1.zip' });
    expect(told).toEqual([
      ['a.fit', '', ''],
      ['b.fit', 'other sport', 'running'],
    ]);
    expect(ended).toMatchObject({ origin: 'garmin', notActivities: 1 });
  });
});

describe('any other ZIP', () => {
  it('gives all tracks in folders and ZIPs within, and counts files that are no tracks', async () => {
    const bytes = writeZip([
      { name: 'season/', content: new Uint8Array(0), packed: 'stored' },
      { ...gpx(1), name: 'season/a.gpx' },
      { name: 'season/b.FIT.gz', content: gzipSync(text('fit')) },
      { name: '__MACOSX/season/._a.gpx', content: text('clutter') },
      { name: 'season/.DS_Store', content: text('clutter') },
      { name: 'photo.jpg', content: text('x') },
      { name: 'season/readme.txt', content: text('x') },
      { name: 'season/mailed.xml', content: text('<?xml version="1.0"?><gpx></gpx>') },
      { name: 'season/a.gpx.xml', content: gpx(2).content },
      { name: 'season/b.bin', content: trackFile({ seed: 3, start: SURF.start }) },
      { name: 'season/mailed.xml.gz', content: gzipSync(text('<?xml version="1.0"?><gpx></gpx>')) },
      { name: 'season/firmware.bin', content: text('x') },
      { name: 'more.zip', content: zipSync({ 'c.gpx': text('<gpx/>'), 'd.zip': zipSync({}) }) },
    ]);
    const { told, ended } = await read(bytes);
    expect(told).toEqual([
      ['season/a.gpx', '', ''],
      ['season/b.FIT', '', ''],
      ['season/mailed.xml', '', ''],
      ['season/a.gpx.xml', '', ''],
      ['season/b.bin', '', ''],
      ['season/mailed (2).xml', '', ''],
      ['more.zip/c.gpx', '', ''],
      ['more.zip/d.zip', "ZIP files inside a ZIP inside a ZIP aren't supported. Extract them first."],
    ]);
    const notes = ['3 other files were skipped.'];
    expect(ended).toEqual({ origin: 'zip', notActivities: 0, notes });
  });

  it('is read with 64-bit sizes and places', async () => {
    const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, zip64: true });
    for (const { name, content } of [gpx(1), gpx(2)]) await zip.add(name, new Uint8ArrayReader(content));
    expect((await read(await zip.close())).told).toEqual([
      ['1.gpx', '', ''],
      ['2.gpx', '', ''],
    ]);
  });

  it('has names in UTF-8, or in the code page of older tools', async () => {
    const zip = writeZip([
      { ...gpx(1), name: 'Säge.gpx' },
      { ...gpx(2), name: 'S_ge.gpx' },
    ]);
    zip[zip.lastIndexOf(text('_')[0]!)] = 0x84;
    expect((await read(zip)).told.map(([path]) => path)).toEqual(['Säge.gpx', 'Säge (2).gpx']);
  });

  it('is read behind a program that extracts it', async () => {
    const zip = writeZip([gpx(1), gpx(2)]);
    const { told } = await read(joined([text('a program'), zip]));
    expect(told.map(([path]) => path)).toEqual(['1.gpx', '2.gpx']);
  });

  it('keeps two files of one name', async () => {
    const { told } = await read(writeZip([gpx(1), gpx(1), gpx(1)]));
    expect(told.map(([path]) => path)).toEqual(['1.gpx', '1 (2).gpx', '1 (3).gpx']);
  });

  it('reads large files that it leaves out by their beginning alone', async () => {
    const files = Array.from({ length: 50 }, (_, number) => ({
      name: `${number}.fit`,
      content: joined([otherFit(32), new Uint8Array(100_000)]),
      packed: 'stored' as const,
    }));
    const source = sourceOf(writeZip(files));
    const nothing = () => Promise.resolve();
    const listener = { begin: () => undefined, found: nothing, progress: nothing };
    const archive = { name: 'a.zip', limits: LIMITS, allSports: false, known: new Set<string>() };
    expect(await readArchive(source, archive, listener)).toMatchObject({ notActivities: 50 });
    expect(source.readBytes).toBeLessThan(source.size / 4);
  });
});
