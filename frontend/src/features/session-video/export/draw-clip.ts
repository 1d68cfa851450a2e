import { QUALITY_HIGH, type Target, VideoSampleSink, VideoSampleSource } from 'mediabunny';
import type { Film, Span } from '../editor/film.ts';
import { convert, openClip } from './clip.ts';
import { encoderFor, type Size } from './encoders.ts';
import type { Job } from './job.ts';
import type { Layer } from './overlay.ts';
import { stampFor } from './stamp.ts';

/** Encodes a part of a film with layers drawn on each frame. Its sound is copied where that is possible. */
export async function drawClip(
  film: Film,
  span: Span,
  size: Size,
  layers: readonly Layer[],
  target: Target,
  job: Job,
): Promise<void> {
  const codec = await encoderFor(film, size);
  const rotation = (await film.track.getFlip()) ? 0 : await film.track.getRotation();
  const stamp = stampFor(layers, size, rotation);
  const clip = openClip(film.file, target);
  const { input, output } = clip;
  const picture = new VideoSampleSource({ codec, quality: QUALITY_HIGH });
  output.addVideoTrack(picture, { rotation });
  output.setMetadataTags(job.tags);
  const addPictures = async () => {
    const { from, to } = span;
    const track = (await input.getPrimaryVideoTrack())!;
    for await (const sample of new VideoSampleSink(track).samples(from, to)) {
      job.signal.throwIfAborted();
      const begin = Math.max(from, sample.timestamp);
      const end = Math.min(to, sample.timestamp + sample.duration);
      if (begin < end) {
        sample.setTimestamp(begin - from);
        sample.setDuration(end - begin);
        const stamped = await stamp(sample, (film.startsAt ?? 0) + begin * 1000);
        await picture.add(stamped);
        stamped.close();
      }
      sample.close();
      job.onProgress((end - from) / (to - from));
    }
    picture.close();
  };
  try {
    const sound = await convert(clip, span, job, { video: { discard: true }, composable: true });
    await output.start();
    await Promise.all([addPictures(), sound.execute()]);
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  } finally {
    input.dispose();
  }
}
