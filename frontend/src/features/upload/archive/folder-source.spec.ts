import { File as NodeFile } from 'node:buffer';
import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { garminArchive, stravaArchive } from '../testing/account-archives.ts';
import { readListed } from '../testing/read-in-memory.ts';
import { FolderSource } from './folder-source.ts';

const SURF = { start: '2026-06-01T14:00:00Z' };

/** A folder as a browser that extracts downloads leaves it. */
function folderOf(zip: Uint8Array): FolderSource {
  const files = Object.entries(unzipSync(zip)).map(([path, content]) => ({
    path,
    file: new NodeFile([new Uint8Array(content)], path) as unknown as File,
  }));
  return new FolderSource(files);
}

describe('a folder that was extracted from an archive', () => {
  it('gives the sessions of a Strava account with names, notes and sports', async () => {
    const folder = folderOf(
      stravaArchive([
        { ...SURF, id: 11, seed: 1, name: 'Dawn', note: 'Head high', type: 'Surfing' },
        { ...SURF, id: 12, seed: 2, name: 'To work', type: 'Ride', sport: 'cycling' },
        { ...SURF, id: 13, seed: 3, name: 'Flat', type: 'Stand Up Paddling', format: 'gpx' },
      ]),
    );
    const { told, ended } = await readListed(folder, folder.entries);
    expect(told).toEqual([
      ['activities/11.fit', 'Dawn', 'Head high'],
      ['activities/12.fit', 'other sport', 'Ride'],
      ['activities/13.gpx', 'Flat', ''],
    ]);
    expect(ended).toEqual({ origin: 'strava', notActivities: 0, notes: [] });
  });

  it("reads the ZIP files in Garmin's export with its list of activities", async () => {
    const activities = [
      { ...SURF, seed: 1, name: 'Steamer Lane', type: 'surfing_v2' },
      { start: '2026-06-02T14:00:00Z', seed: 2, name: 'Run', type: 'running' },
    ];
    const folder = folderOf(garminArchive(activities, { others: 3 }));
    const { told, ended } = await readListed(folder, folder.entries);
    expect(told.map(([, ...rest]) => rest)).toEqual([
      ['Steamer Lane', ''],
      ['other sport', 'running'],
    ]);
    expect(ended).toEqual({ origin: 'garmin', notActivities: 3, notes: [] });
  });
});
