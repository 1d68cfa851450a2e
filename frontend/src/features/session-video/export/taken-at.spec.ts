import { Blob as NodeBlob } from 'node:buffer';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { box, sampleMovie } from '../read/sample-movie.ts';
import { whenTaken } from '../read/when-taken.ts';
import { tagsOfClip, takenAt } from './taken-at.ts';

const written = Date.parse('2026-11-20T20:00:00Z');
const filmed = Date.parse('2026-06-01T15:00:07.400Z');

// jsdom's cannot be read.
beforeAll(() => {
  globalThis.Blob = NodeBlob as unknown as typeof Blob;
});

describe('the time that a clip carries', () => {
  it('replaces the time of writing, and changes nothing else of the file', async () => {
    const clip = new Blob([sampleMovie({ created: written }), box('free')], { type: 'video/mp4' });
    const dated = await takenAt(clip, filmed);
    expect(dated.type).toBe('video/mp4');
    expect((await whenTaken(dated)).clock).toBe(Date.parse('2026-06-01T15:00:07Z'));
    const expected = new Uint8Array(
      await new Blob([sampleMovie({ created: filmed - 400 }), box('free')]).arrayBuffer(),
    );
    expect([...new Uint8Array(await dated.arrayBuffer())]).toEqual([...expected]);
  });

  it('is also a tag with its milliseconds and the clock at the spot', () => {
    const tagAt = (offset: string | null) => Object.values(tagsOfClip(filmed, offset).raw!);
    expect(tagAt('-07:00')).toEqual(['2026-06-01T08:00:07.400-0700']);
    expect(tagAt(null)).toEqual(['2026-06-01T15:00:07.400+0000']);
  });
});
