import { AudioSample, AudioSampleSink, type AudioSampleSource, type Input } from 'mediabunny';
import type { Span } from '../editor/film.ts';

export const SOUND = { numberOfChannels: 2, sampleRate: 48_000 };

/** Adds silence of a length, in seconds. */
export async function addSilence(sound: AudioSampleSource, at: number, seconds: number): Promise<void> {
  const frames = Math.round(seconds * SOUND.sampleRate);
  if (frames <= 0) return;
  const data = new Float32Array(frames * SOUND.numberOfChannels);
  const silence = new AudioSample({ data, format: 'f32', ...SOUND, timestamp: at });
  await sound.add(silence);
  silence.close();
}

/** Adds the sound of a part of a film, and silence where it has none. */
export async function addSound(
  input: Input,
  { from, to }: Span,
  at: number,
  sound: AudioSampleSource,
  signal: AbortSignal,
): Promise<void> {
  const track = await input.getPrimaryAudioTrack();
  let reached = from;
  if (track !== null && (await track.canDecode())) {
    for await (const sample of new AudioSampleSink(track).samples(from, to)) {
      signal.throwIfAborted();
      const { timestamp, sampleRate, numberOfFrames } = sample;
      const first = Math.max(0, Math.round((reached - timestamp) * sampleRate));
      const end = Math.min(numberOfFrames, Math.round((to - timestamp) * sampleRate));
      if (timestamp > reached) await addSilence(sound, at + reached - from, timestamp - reached);
      if (end > first) {
        const part = sample.trim(first, end);
        part.setTimestamp(at + Math.max(reached, timestamp) - from);
        await sound.add(part);
        reached = timestamp + end / sampleRate;
        part.close();
      }
      sample.close();
    }
  }
  await addSilence(sound, at + reached - from, to - reached);
}
