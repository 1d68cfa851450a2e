import { QUALITY_HIGH, type Target } from 'mediabunny';
import type { Film, Span } from '../editor/film.ts';
import { convert } from './clip.ts';
import { encoderFor, type Size } from './encoders.ts';
import type { Job } from './job.ts';

/** Draws on the frame of a moment. */
export type Draw = (context: OffscreenCanvasRenderingContext2D, moment: number) => void;

/** Encodes a part of a film with something drawn on each frame. Its sound is copied where that is possible. */
export async function drawClip(
  film: Film,
  span: Span,
  size: Size,
  draw: Draw,
  target: Target,
  job: Job,
): Promise<void> {
  const codec = await encoderFor(film, size);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d')!;
  const start = (film.startsAt ?? 0) + span.from * 1000;
  await convert(film.file, span, target, job, {
    video: {
      ...size,
      fit: 'cover',
      codec,
      quality: QUALITY_HIGH,
      forceTranscode: true,
      allowTransformationMetadata: false,
      process: (sample) => {
        sample.draw(context, 0, 0, size.width, size.height);
        draw(context, start + sample.timestamp * 1000);
        return canvas;
      },
    },
  });
}
