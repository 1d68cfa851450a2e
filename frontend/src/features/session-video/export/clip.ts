import {
  ALL_FORMATS,
  BlobSource,
  Conversion,
  type ConversionOptions,
  Input,
  Mp4OutputFormat,
  Output,
  type Target,
} from 'mediabunny';
import type { Span } from '../editor/film.ts';
import { CannotExport, type Job } from './job.ts';

/** A film to read and the file of its clip. */
export const openClip = (file: File, target: Target) => ({
  input: new Input({ formats: ALL_FORMATS, source: new BlobSource(file) }),
  output: new Output({ format: new Mp4OutputFormat({ fastStart: false, metadataFormat: 'mdta' }), target }),
});

/** Converts the sound of a part of a film, and its picture as the options say. */
export async function convert(
  { input, output }: ReturnType<typeof openClip>,
  { from, to }: Span,
  { onMissing }: Job,
  options: Pick<ConversionOptions, 'video' | 'copy' | 'tags' | 'composable'>,
): Promise<Conversion> {
  const trim = { start: from, end: to };
  const conversion = await Conversion.init({
    input,
    output,
    trim,
    tracks: 'primary',
    showWarnings: false,
    ...options,
  });
  if (conversion.discardedTracks.some(({ track }) => track.isAudioTrack())) {
    onMissing("The clip is silent: this browser can't copy or decode the sound of the video.");
  }
  return conversion;
}

/** Copies a part of a file as it is encoded. It begins at the key frame before, which the file hides. */
export async function copyClip(file: File, span: Span, target: Target, job: Job): Promise<void> {
  const clip = openClip(file, target);
  const { signal, onProgress } = job;
  try {
    const conversion = await convert(clip, span, job, { copy: { mode: 'forced' }, tags: job.tags });
    if (!conversion.isValid || !conversion.utilizedTracks.some((track) => track.isVideoTrack())) {
      throw new CannotExport("This kind of video can't be cut here.");
    }
    conversion.onProgress = onProgress;
    signal.throwIfAborted();
    signal.addEventListener('abort', () => void conversion.cancel());
    await conversion.execute();
  } finally {
    clip.input.dispose();
  }
}
