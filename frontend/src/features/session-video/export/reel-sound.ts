import {
  AudioBufferSink,
  AudioSample,
  AudioSampleSource,
  getFirstEncodableAudioCodec,
  type InputAudioTrack,
  QUALITY_HIGH,
} from 'mediabunny';
import type { OpenedVideo } from '../read/open-video.ts';
import type { Span } from '../editor/film.ts';

/** What the sound of a reel is, whatever that of its films is. */
const CHANNELS = 2;
const RATE = 48_000;

/** The source of a reel's sound; null where its films have none, or this browser cannot encode any. */
export async function soundFor(
  films: readonly OpenedVideo[],
  onMissing: (sentence: string) => void,
): Promise<AudioSampleSource | null> {
  let isHeard = false;
  for (const { file, input } of films) {
    const track = await input.getPrimaryAudioTrack();
    if (track === null) continue;
    if (await track.canDecode()) isHeard = true;
    else onMissing(`The reel is silent where it shows ${file.name}: this browser can't decode its sound.`);
  }
  if (!isHeard) return null;
  const encoded = { numberOfChannels: CHANNELS, sampleRate: RATE };
  const codec = await getFirstEncodableAudioCodec(['aac', 'opus'], encoded);
  if (codec === null) onMissing('The reel is silent: this browser has no encoder for sound.');
  return codec === null ? null : new AudioSampleSource({ codec, quality: QUALITY_HIGH });
}

/** The sound of a part of a film after a silence of this many seconds, for a reel. */
async function renderPart(track: InputAudioTrack | null, { from, to }: Span, silence: number) {
  const offline = new OfflineAudioContext(CHANNELS, Math.round((silence + to - from) * RATE), RATE);
  if (track !== null && (await track.canDecode())) {
    let part: AudioBuffer | undefined;
    for await (const { buffer, timestamp } of new AudioBufferSink(track).buffers(from, to)) {
      const { numberOfChannels, sampleRate } = buffer;
      part ??= offline.createBuffer(numberOfChannels, Math.ceil((to - from) * sampleRate), sampleRate);
      const at = Math.round((timestamp - from) * sampleRate);
      for (let channel = 0; channel < Math.min(numberOfChannels, part.numberOfChannels); channel++) {
        const heard = buffer.getChannelData(channel).subarray(Math.max(0, -at));
        part.copyToChannel(heard, channel, Math.max(0, at));
      }
    }
    const player = offline.createBufferSource();
    player.buffer = part ?? null;
    player.connect(offline.destination);
    player.start(silence);
  }
  return offline.startRendering();
}

/** Adds a silence, and then the sound of a part of a film: it is resampled and mixed as the reel needs it. */
export async function addSound(
  source: AudioSampleSource,
  track: InputAudioTrack | null,
  span: Span,
  silence: number,
  at: number,
): Promise<void> {
  for (const sample of AudioSample.fromAudioBuffer(await renderPart(track, span, silence), at)) {
    await source.add(sample);
    sample.close();
  }
}
