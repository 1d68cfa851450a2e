import { describe, expect, it } from '@jest/globals';
import { File as NodeFile } from 'node:buffer';
import { isBesideTracks, itemFor, renamedTracks } from './new-items.ts';

const fileOf = (size: number) => Object.defineProperty(new File([''], 'a.fit'), 'size', { value: size });

describe('a chosen file', () => {
  it("fails when it exceeds the server's limit by one byte", () => {
    expect(itemFor(fileOf(25_000_000), 25_000_000).state).toEqual({ step: 'ready' });
    expect(itemFor(fileOf(25_000_001), 25_000_000).state).toEqual({
      step: 'failed',
      sentence: 'This file is larger than 25 MB.',
    });
  });

  it('is known by its content, whatever its name', async () => {
    const file = (content: string, name: string) => new NodeFile([content], name) as unknown as File;
    const gpx = '<?xml version="1.0"?>\n<!-- mailed -->\n<gpx version="1.1"></gpx>';
    const tracks = [
      file(gpx, 'session.xml'),
      file(gpx, 'session.txt'),
      file('<TrainingCenterDatabase xmlns="x"/>', 'session'),
      file('\x0e\x20\x54\x08\0\0\0\0.FIT', 'ACTIVITY.dat'),
    ];
    const others = [
      file('<!DOCTYPE HealthData []><HealthData/>', 'export.xml'),
      file('Waves and notes', 'notes.txt'),
      file('<html></html>', 'page.html'),
    ];
    expect([...(await renamedTracks([...tracks, ...others]))]).toEqual(tracks);
    expect(itemFor(tracks[0]!, undefined, true).state).toEqual({ step: 'ready' });
  });

  it.each([
    ['season/photo.jpg', true],
    ['season/1.gpx', false],
    ['season/more.zip', false],
    ['season/1.sml', false],
    ['photo.jpg', false],
  ])('at %s lies beside tracks: %s', (path, isBeside) => {
    const file = new File([''], path.split('/').at(-1)!);
    Object.defineProperty(file, 'webkitRelativePath', { value: path });
    expect(isBesideTracks(file)).toBe(isBeside);
  });
});
