import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type * as Mediabunny from 'mediabunny';
import { box, telemetryTrack } from '../../src/features/session-video/read/sample-movie.ts';

/** A page of its own, which draws videos and reads their frames with the library that the app cuts them with. */
const ADDRESS = 'http://127.0.0.1:9/';
export const LIBRARY_ADDRESS = `${ADDRESS}library.mjs`;
const LIBRARY = new URL('../../../node_modules/mediabunny/dist/bundles/mediabunny.min.mjs', import.meta.url);

export const FRAMES_PER_SECOND = 30;
const BITS = 14;
const BACKGROUND = '#224466';
const CELL = 40;
const WIDTH = 640;
const HEIGHT = 360;

interface Drawing {
  readonly seconds: number;
  readonly codec: 'avc' | 'vp9';
  readonly keyFrameSeconds?: number;
  /** By how many degrees players turn it. */
  readonly rotation?: 0 | 90;
  readonly withSound?: boolean;
  /** The sound's format; Opus, 48 kHz and one channel by default. */
  readonly sound?: { readonly codec: 'opus' | 'pcm-s16'; readonly rate: number; readonly channels: number };
  /** Whether what describes the file comes at its end, as cameras write it. */
  readonly movieLast?: boolean;
}

export async function openMaker(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(LIBRARY) })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Maker</title>' }),
  );
  await page.goto(ADDRESS);
  return page;
}

/** An MP4 that has the number of each frame drawn as white and black blocks. */
export async function drawVideo(maker: Page, drawing: Drawing): Promise<Buffer> {
  const text = await maker.evaluate(
    async ({
      seconds,
      codec,
      keyFrameSeconds = 2,
      rotation = 0,
      withSound = false,
      sound: heard = { codec: 'opus' as const, rate: 48_000, channels: 1 },
      movieLast = false,
      library,
      rate,
      bits,
      background,
      width,
      height,
    }) => {
      const {
        AudioSample,
        AudioSampleSource,
        BufferTarget,
        CanvasSource,
        Mp4OutputFormat,
        Output,
        QUALITY_MEDIUM,
      } = (await import(library)) as typeof Mediabunny;
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      const target = new BufferTarget();
      const output = new Output({
        format: new Mp4OutputFormat({ fastStart: movieLast ? false : 'in-memory' }),
        target,
      });
      const source = new CanvasSource(canvas, {
        codec,
        quality: QUALITY_MEDIUM,
        keyFrameInterval: keyFrameSeconds,
      });
      output.addVideoTrack(source, { frameRate: rate, rotation });
      const sound = new AudioSampleSource({ codec: heard.codec, quality: QUALITY_MEDIUM });
      if (withSound) output.addAudioTrack(sound);
      await output.start();
      if (withSound) {
        // A beep of a tenth of a second at every full second.
        const data = Float32Array.from({ length: heard.rate * heard.channels * seconds }, (_, at) => {
          const second = Math.floor(at / heard.channels) / heard.rate;
          return second % 1 < 0.1 ? Math.sin(second * 6000) : 0;
        });
        const { rate: sampleRate, channels: numberOfChannels } = heard;
        const sample = { format: 'f32', numberOfChannels, sampleRate, timestamp: 0 } as const;
        await sound.add(new AudioSample({ data, ...sample }));
      }
      const [shownWidth, shownHeight] = rotation === 0 ? [width, height] : [height, width];
      context.translate(width / 2, height / 2);
      context.rotate((-rotation * Math.PI) / 180);
      context.translate(-shownWidth / 2, -shownHeight / 2);
      for (let number = 0; number < seconds * rate; number++) {
        context.fillStyle = background;
        context.fillRect(0, 0, shownWidth, shownHeight);
        for (let bit = 0; bit < bits; bit++) {
          context.fillStyle = (number >> bit) & 1 ? '#fff' : '#000';
          context.fillRect((bit * shownWidth) / bits, shownHeight / 2 - 30, shownWidth / bits, 60);
        }
        await source.add(number / rate, 1 / rate);
      }
      await output.finalize();
      const bytes = new Uint8Array(target.buffer!);
      let binary = '';
      for (let at = 0; at < bytes.length; at += 32_768) {
        binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      }
      return btoa(binary);
    },
    {
      ...drawing,
      library: LIBRARY_ADDRESS,
      rate: FRAMES_PER_SECOND,
      bits: BITS,
      background: BACKGROUND,
      width: WIDTH,
      height: HEIGHT,
    },
  );
  return Buffer.from(text, 'base64');
}

/**
 * What a player shows of a video: its frames with the numbers drawn on them, and where beeps begin. `drawnOn` has the
 * squares of 40 pixels in which the first frame differs from the background, of those beyond the numbers.
 */
export async function readVideo(maker: Page, content: Buffer) {
  return maker.evaluate(
    async ({ text, library, bits, cell, background }) => {
      const { ALL_FORMATS, AudioSampleSink, BufferSource, Input, VideoSampleSink } = (await import(
        library
      )) as typeof Mediabunny;
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(bytes) });
      const track = (await input.getPrimaryVideoTrack())!;
      const frames: { at: number; number: number }[] = [];
      let size = { width: 0, height: 0 };
      let duration = 0;
      const drawnOn = new Map<string, { x: number; y: number }>();
      const plain = [1, 3, 5].map((at) => parseInt(background.slice(at, at + 2), 16));
      for await (const sample of new VideoSampleSink(track).samples(0)) {
        const { displayWidth: width, displayHeight: height } = sample;
        size = { width, height };
        const canvas = new OffscreenCanvas(width, height);
        const context = canvas.getContext('2d')!;
        sample.draw(context, 0, 0, width, height);
        const row = context.getImageData(0, Math.round(height / 2), width, 1).data;
        let number = 0;
        for (let bit = 0; bit < bits; bit++) {
          const value = row[4 * Math.round(((bit + 0.5) * width) / bits)] ?? 0;
          if (value > 128) number |= 1 << bit;
        }
        if (frames.length === 0) {
          const { data } = context.getImageData(0, 0, width, height);
          for (let at = 0; at < data.length; at += 4) {
            const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
            if (Math.abs(y - height / 2) < 2 * cell) continue;
            if (plain.every((value, channel) => Math.abs(value - data[at + channel]) < 24)) continue;
            const square = { x: Math.floor(x / cell) * cell, y: Math.floor(y / cell) * cell };
            drawnOn.set(`${square.x} ${square.y}`, square);
          }
        }
        frames.push({ at: sample.timestamp, number });
        duration = sample.timestamp + sample.duration;
        sample.close();
      }
      const beeps: number[] = [];
      const audio = await input.getPrimaryAudioTrack();
      if (audio !== null) {
        let quietSince = -1;
        for await (const sample of new AudioSampleSink(audio).samples(0)) {
          const data = new Float32Array(sample.allocationSize({ planeIndex: 0, format: 'f32-planar' }) / 4);
          sample.copyTo(data, { planeIndex: 0, format: 'f32-planar' });
          data.forEach((value, index) => {
            const at = sample.timestamp + index / sample.sampleRate;
            if (Math.abs(value) < 0.2) return;
            if (at - quietSince > 0.3) beeps.push(at);
            quietSince = at;
          });
          sample.close();
        }
      }
      const codec = await track.getCodec();
      input.dispose();
      return { frames, beeps, size, codec, duration, drawnOn: [...drawnOn.values()] };
    },
    {
      text: content.toString('base64'),
      library: LIBRARY_ADDRESS,
      bits: BITS,
      cell: CELL,
      background: BACKGROUND,
    },
  );
}

/** The video with this creation time, in epoch milliseconds. */
export function createdAt(video: Buffer, millis: number): Buffer {
  const content = Buffer.from(video);
  const head = content.lastIndexOf('mvhd') + 4;
  const seconds = Math.round(millis / 1000) + 2_082_844_800;
  if (content[head] === 1) content.writeBigUInt64BE(BigInt(seconds), head + 4);
  else content.writeUInt32BE(seconds, head + 4);
  return content;
}

/** The video, which has its description last, with more boxes in that. */
export function withBoxes(video: Buffer, ...boxes: readonly Uint8Array[]): Buffer {
  const head = video.lastIndexOf('moov') - 4;
  const movie = Buffer.concat([video.subarray(head), ...boxes]);
  movie.writeUInt32BE(movie.length);
  return Buffer.concat([video.subarray(0, head), movie]);
}

/** The video, which has its description last, with a track of GoPro's telemetry. */
export function withTelemetry(video: Buffer, samples: readonly Uint8Array[]): Buffer {
  const head = video.lastIndexOf('moov') - 4;
  const longer = Buffer.concat([video.subarray(0, head), box('mdat', ...samples), video.subarray(head)]);
  return withBoxes(longer, telemetryTrack(samples, head + 8));
}
