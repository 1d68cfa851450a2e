import {
  AudioSample,
  AudioSampleSink,
  AudioSampleSource,
  getFirstEncodableAudioCodec,
  type Input,
  type InputAudioTrack,
  QUALITY_HIGH,
} from 'mediabunny';
import type { Span } from '../editor/film.ts';

/** What the reel's sound is encoded as. */
const ENCODED = { numberOfChannels: 2, sampleRate: 48_000 };

interface Format {
  readonly numberOfChannels: number;
  readonly sampleRate: number;
}

/** The sound of a reel. All of it has the format of the first film, as one camera writes it. */
export interface ReelSound {
  readonly source: AudioSampleSource;
  readonly format: Format;
}

const formatOf = async (track: InputAudioTrack): Promise<Format> => ({
  numberOfChannels: await track.getNumberOfChannels(),
  sampleRate: await track.getSampleRate(),
});

/** null where the film has no sound, or this browser cannot decode or encode it. */
export async function soundFor(input: Input): Promise<ReelSound | null> {
  const track = await input.getPrimaryAudioTrack();
  if (track === null || !(await track.canDecode())) return null;
  const codec = await getFirstEncodableAudioCodec(['aac', 'opus'], ENCODED);
  if (codec === null) return null;
  const source = new AudioSampleSource({ codec, quality: QUALITY_HIGH, transform: ENCODED });
  return { source, format: await formatOf(track) };
}

/** Adds silence of a length, in seconds. */
export async function addSilence({ source, format }: ReelSound, at: number, seconds: number): Promise<void> {
  const frames = Math.round(seconds * format.sampleRate);
  if (frames <= 0) return;
  const data = new Float32Array(frames * format.numberOfChannels);
  const silence = new AudioSample({ data, format: 'f32', ...format, timestamp: at });
  await source.add(silence);
  silence.close();
}

async function canBeAdded(track: InputAudioTrack, format: Format): Promise<boolean> {
  const { numberOfChannels, sampleRate } = await formatOf(track);
  const isSame = numberOfChannels === format.numberOfChannels && sampleRate === format.sampleRate;
  return isSame && track.canDecode();
}

/** Adds the sound of a part of a film, and silence where it has none. */
export async function addSound(
  input: Input,
  { from, to }: Span,
  at: number,
  sound: ReelSound,
  signal: AbortSignal,
): Promise<void> {
  const track = await input.getPrimaryAudioTrack();
  let reached = from;
  if (track !== null && (await canBeAdded(track, sound.format))) {
    for await (const sample of new AudioSampleSink(track).samples(from, to)) {
      signal.throwIfAborted();
      const { timestamp, sampleRate, numberOfFrames } = sample;
      const first = Math.max(0, Math.round((reached - timestamp) * sampleRate));
      const end = Math.min(numberOfFrames, Math.round((to - timestamp) * sampleRate));
      if (timestamp > reached) await addSilence(sound, at + reached - from, timestamp - reached);
      if (end > first) {
        const part = sample.trim(first, end);
        part.setTimestamp(at + Math.max(reached, timestamp) - from);
        await sound.source.add(part);
        reached = timestamp + end / sampleRate;
        part.close();
      }
      sample.close();
    }
  }
  await addSilence(sound, at + reached - from, to - reached);
}
