/**
 * Measures clips of a video with speed drawn on them beside encoding the same frames without it, for an upright film and
 * one that a phone held upright took. Goal: 1.2 times. Needs ffmpeg, which makes the film.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';
import { createdAt, LIBRARY_ADDRESS, openMaker } from '../e2e/support/drawn-video.ts';
import { choose, clipOf, openTab, saved } from '../e2e/support/video-tab.ts';
import { onPage } from './on-page.ts';

const FFMPEG = '/usr/bin/ffmpeg';
const ROUNDS = 3;

/** A film of 720p with a moving picture. */
function film(seconds: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'rideline-film-'));
  const path = join(folder, 'film.mp4');
  const source = `testsrc2=size=1280x720:rate=30:duration=${seconds}`;
  const encoded = ['-c:v', 'libx264', '-preset', 'fast', '-pix_fmt', 'yuv420p'];
  try {
    execFileSync(FFMPEG, ['-loglevel', 'error', '-f', 'lavfi', '-i', source, ...encoded, path]);
    return readFileSync(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The film as a phone held upright writes it: turned by 90 degrees when it is shown. */
function turned(video: Buffer): Buffer {
  const content = Buffer.from(video);
  const matrix = content.indexOf('tkhd') + 44;
  for (const [place, value] of [0, 0x10000, 0, -0x10000, 0].entries()) {
    content.writeInt32BE(value, matrix + 4 * place);
  }
  return content;
}

/** Milliseconds that encoding a part of the film takes. */
const plain = (maker: Page, content: Buffer, from: number, to: number) =>
  maker.evaluate(
    async ({ text, library, start, end }) => {
      const {
        ALL_FORMATS,
        BlobSource,
        BufferTarget,
        Conversion,
        Input,
        Mp4OutputFormat,
        Output,
        QUALITY_HIGH,
      } = (await import(library)) as typeof Mediabunny;
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const began = performance.now();
      const conversion = await Conversion.init({
        input: new Input({ formats: ALL_FORMATS, source: new BlobSource(new Blob([bytes])) }),
        output: new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new BufferTarget() }),
        trim: { start, end },
        video: { codec: 'avc', quality: QUALITY_HIGH, forceTranscode: true },
      });
      await conversion.execute();
      return performance.now() - began;
    },
    { text: content.toString('base64'), library: LIBRARY_ADDRESS, start: from, end: to },
  );

await onPage(async (page, http) => {
  const { start, takeOff, length, seconds } = await openTab(page, http);
  const maker = await openMaker(page.context());
  const upright = createdAt(film(seconds), start);
  for (const [name, video, shape] of [
    ['upright.mp4', upright, '16:9'],
    ['turned.mp4', turned(upright), '9:16'],
  ] as const) {
    await choose(page, name, video);
    await page.getByLabel('Shape').selectOption(shape);
    const save = clipOf(page, 1).getByRole('button', { name: 'Save with speed' });
    const [drawn, encoded]: number[][] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      encoded.push(await plain(maker, video, takeOff - 3, takeOff + length + 2));
      const began = performance.now();
      await saved(page, () => save.click());
      drawn.push(performance.now() - began);
    }
    const [best, bestPlain] = [Math.min(...drawn), Math.min(...encoded)];
    console.table({
      [`${(length + 5).toFixed(1)} s of 720p encoded, ${name} (ms)`]: Math.round(bestPlain),
      'with speed (ms)': Math.round(best),
      'with speed / encoded': (best / bestPlain).toFixed(2),
    });
    await page.getByRole('button', { name: 'Close video' }).click();
  }
});
