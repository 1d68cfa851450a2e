import { describe, expect, it } from '@jest/globals';
import { accountFolders } from './account-folders.ts';

const file = (path: string) =>
  Object.defineProperty(new File([''], path.split('/').at(-1)!), 'webkitRelativePath', { value: path });
const found = (...paths: readonly string[]) => {
  const { folders, others } = accountFolders(paths.map(file));
  return {
    folders: folders.map(({ name, files }) => [name, ...files.map(({ path }) => path)]),
    others: others.map(({ webkitRelativePath }) => webkitRelativePath),
  };
};

describe('chosen files', () => {
  it('of a folder with the list of a Strava account belong together', () => {
    expect(
      found(
        'export_7/activities.csv',
        'export_7/activities/1.fit.gz',
        'export_7/media/1.jpg',
        'tracks/1.gpx',
      ),
    ).toEqual({
      folders: [['export_7', 'activities.csv', 'activities/1.fit.gz', 'media/1.jpg']],
      others: ['tracks/1.gpx'],
    });
  });

  it("of Garmin's export belong together, in a folder above it too", () => {
    const inside = [
      'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip',
      'customer_data/a.json',
    ];
    expect(found(...inside.map((path) => `Downloads/${path}`))).toEqual({
      folders: [['Downloads', ...inside]],
      others: [],
    });
  });

  it.each([
    ['Apple Health', 'apple_health_export/Exportieren.xml', 'apple_health_export/workout-routes/1.gpx'],
    ['Polar', 'training-session-2026-06-01.json', 'activity-2026-06-01.json'],
  ])('of an export of %s belong together', (_, ...inside) => {
    const folders = [['Downloads', ...inside]];
    expect(found(...inside.map((path) => `Downloads/${path}`))).toEqual({ folders, others: [] });
  });

  it('of other folders stay single files', () => {
    expect(found('tracks/1.gpx', 'tracks/2.zip')).toEqual({
      folders: [],
      others: ['tracks/1.gpx', 'tracks/2.zip'],
    });
  });
});
