import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_MEDIUM,
} from 'mediabunny';
import { CannotExport, type Job } from '../export/job.ts';
import { MP4 } from '../export/output-file.ts';
import { HEIGHT, WIDTH } from './scene.ts';

const FRAMES_PER_SECOND = 15;

const NO_ENCODER =
  "This browser has no video encoder, so the sample can't be drawn here. Your own videos can still be cut.";

/**
 * A film that is drawn here.
 * @throws CannotExport where the browser encodes no video
 */
export async function drawFilm(
  seconds: number,
  draw: (context: OffscreenCanvasRenderingContext2D, second: number) => void,
  { signal, onProgress }: Pick<Job, 'signal' | 'onProgress'>,
): Promise<File> {
  const size = { width: WIDTH, height: HEIGHT };
  const codec = await getFirstEncodableVideoCodec(['avc', 'vp9', 'av1', 'vp8'], size);
  if (codec === null) throw new CannotExport(NO_ENCODER);
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d')!;
  const picture = new CanvasSource(canvas, { codec, quality: QUALITY_MEDIUM, keyFrameInterval: 1 });
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  output.addVideoTrack(picture, { frameRate: FRAMES_PER_SECOND });
  try {
    await output.start();
    const frames = seconds * FRAMES_PER_SECOND;
    for (let frame = 0; frame < frames; frame++) {
      signal.throwIfAborted();
      draw(context, frame / FRAMES_PER_SECOND);
      await picture.add(frame / FRAMES_PER_SECOND, 1 / FRAMES_PER_SECOND);
      onProgress(frame / frames);
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  return new File([target.buffer!], 'sample.mp4', { type: MP4 });
}
