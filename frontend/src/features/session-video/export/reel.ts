import {
  ALL_FORMATS,
  BlobSource,
  CanvasSource,
  Input,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type Target,
  VideoSampleSink,
} from 'mediabunny';
import type { Film, Span } from '../editor/film.ts';
import { encoderFor, type Size } from './encoders.ts';
import type { Job } from './job.ts';
import { drawTitle, type Layer } from './overlay.ts';
import { addSound, soundFor } from './reel-sound.ts';

const TITLE_S = 1.5;

export interface ReelPart {
  readonly film: Film;
  readonly span: Span;
  readonly title: readonly string[];
  readonly layers: readonly Layer[];
}

/** The length of a frame that has none. */
const SLOWEST_FRAME_S = 1 / 10;

/** The rides one after the other, each after its title, with the sound of the films. */
export async function writeReel(
  parts: readonly ReelPart[],
  size: Size,
  target: Target,
  { tags, signal, onProgress, onMissing }: Job,
): Promise<void> {
  const codec = await encoderFor(parts[0]!.film, size);
  for (const { film } of parts) await encoderFor(film, size);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d')!;
  const picture = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH });
  const sound = await soundFor([...new Set(parts.map(({ film }) => film))], onMissing);
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  output.addVideoTrack(picture);
  output.setMetadataTags(tags);
  if (sound !== null) output.addAudioTrack(sound);
  const total = parts.reduce((sum, { span }) => sum + TITLE_S + span.to - span.from, 0);
  /** The title over the first frame, then the frames of the ride. */
  const addPictures = async (input: Input, { film, span, title, layers }: ReelPart, begin: number) => {
    const { from, to } = span;
    const track = await input.getPrimaryVideoTrack();
    let isFirst = true;
    for await (const sample of new VideoSampleSink(track!).samples(from, to)) {
      signal.throwIfAborted();
      const second = Math.max(0, sample.timestamp - from);
      const length = Math.min(sample.duration || SLOWEST_FRAME_S, to - from - second);
      if (isFirst) {
        isFirst = false;
        sample.drawWithFit(context, { fit: 'cover' });
        drawTitle(context, size, title);
        await picture.add(begin, TITLE_S, { keyFrame: true });
      }
      sample.drawWithFit(context, { fit: 'cover' });
      sample.close();
      for (const layer of layers) layer((film.startsAt ?? 0) + (from + second) * 1000).draw(context);
      if (length > 0) await picture.add(begin + TITLE_S + second, length);
      onProgress(Math.min(1, (begin + TITLE_S + second) / total));
    }
  };
  let at = 0;
  try {
    await output.start();
    for (const part of parts) {
      const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(part.film.file) });
      try {
        signal.throwIfAborted();
        if (sound !== null) {
          await addSound(sound, await input.getPrimaryAudioTrack(), part.span, TITLE_S, at);
        }
        await addPictures(input, part, at);
      } finally {
        input.dispose();
      }
      at += TITLE_S + part.span.to - part.span.from;
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
}
