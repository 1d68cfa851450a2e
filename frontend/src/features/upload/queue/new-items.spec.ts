import { describe, expect, it } from '@jest/globals';
import { File as NodeFile } from 'node:buffer';
import { gzipSync } from 'fflate';
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
    const file = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
      new NodeFile([content], name) as unknown as File;
    const packed = (content: string) => gzipSync(new TextEncoder().encode(content));
    const points = Array.from({ length: 9999 }, (_, row) => `<trkpt lat="${row * row}"/>`).join('');
    const gpx = '<?xml version="1.0"?>\n<!-- mailed -->\n<gpx version="1.1"></gpx>';
    const tracks = [
      file(gpx, 'session.xml'),
      file(gpx, 'session.txt'),
      file('<TrainingCenterDatabase xmlns="x"/>', 'session'),
      file('\x0e\x20\x54\x08\0\0\0\0.FIT', 'ACTIVITY.dat'),
      file(gpx, 'download.bin'),
      file(packed(gpx), 'session.xml.gz'),
      file(packed(gpx + points), 'long.xml.gz'),
    ];
    const others = [
      file('<!DOCTYPE HealthData []><HealthData/>', 'export.xml'),
      file('Waves and notes', 'notes.txt'),
      file('<html></html>', 'page.html'),
      file('ROM', 'game.bin'),
      file(packed('<html></html>'), 'page.xml.gz'),
      file(gpx, 'not-packed.xml.gz'),
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
