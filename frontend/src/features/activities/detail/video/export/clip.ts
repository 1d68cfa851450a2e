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

/** Writes a part of a file to an MP4. */
export async function convert(
  file: File,
  { from, to }: Span,
  target: Target,
  { signal, onProgress, onMissing }: Job,
  options: Pick<ConversionOptions, 'video' | 'copy'>,
): Promise<void> {
  const input = new Input({ formats: ALL_FORMATS, source: new BlobSource(file) });
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const trim = { start: from, end: to };
  const cancel = { conversion: undefined as Conversion | undefined };
  const onAbort = () => void cancel.conversion?.cancel();
  try {
    const conversion = await Conversion.init({
      input,
      output,
      trim,
      tracks: 'primary',
      tags: {},
      showWarnings: false,
      ...options,
    });
    if (!conversion.isValid || !conversion.utilizedTracks.some((track) => track.isVideoTrack())) {
      throw new CannotExport("This kind of video can't be cut here.");
    }
    if (conversion.discardedTracks.some(({ track }) => track.isAudioTrack())) {
      onMissing("The clip is silent: this browser can't copy or decode the sound of the video.");
    }
    cancel.conversion = conversion;
    conversion.onProgress = onProgress;
    signal.throwIfAborted();
    signal.addEventListener('abort', onAbort);
    await conversion.execute();
  } finally {
    signal.removeEventListener('abort', onAbort);
    input.dispose();
  }
}

/** Copies a part of a file as it is encoded. It begins at the key frame before, which the file hides. */
export const copyClip = (file: File, span: Span, target: Target, job: Job): Promise<void> =>
  convert(file, span, target, job, { copy: { mode: 'forced' } });
