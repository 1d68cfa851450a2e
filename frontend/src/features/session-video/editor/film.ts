import type { AlignmentMethod } from '../../../app/api-types.ts';
import type { SessionRide } from '../../session/page/session.ts';
import type { OpenedVideo } from '../read/open-video.ts';
import type { Candidate } from '../read/start-candidates.ts';

/** An opened video and its place in the session. */
export interface Film extends OpenedVideo {
  /** Epoch milliseconds of the first frame; null until it is aligned. */
  readonly startsAt: number | null;
  /** What it was aligned by; null until it is. */
  readonly method: AlignmentMethod | null;
  /** Why it starts there, or that nothing tells. */
  readonly reason: string;
  readonly candidates: readonly Candidate[];
}

/** A part of a film, in seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How far before and after a ride its clip reaches, in seconds. */
export interface Margins {
  readonly before: number;
  readonly after: number;
}
export const CLIP_MARGINS: Margins = { before: 3, after: 2 };

/** By GPS, to within half a second, or by the person. */
export const isSurelyAligned = ({ method }: Film) => method === 'gopro' || method === 'by_hand';

/** What a file is known by when it is chosen again. */
export const videoOf = (file: File) => ({
  file_name: file.name.slice(-255),
  bytes: file.size,
  last_modified: file.lastModified,
});

type KnownVideo = ReturnType<typeof videoOf>;
export const isSameVideo = (one: KnownVideo, other: KnownVideo) =>
  one.file_name === other.file_name && one.bytes === other.bytes && one.last_modified === other.last_modified;

/** Epoch milliseconds at a second of the film. */
export const momentAt = ({ startsAt }: Film, second: number) => (startsAt ?? 0) + second * 1000;
/** Seconds of the film at a moment. */
export const secondAt = ({ startsAt }: Film, moment: number) => (moment - (startsAt ?? 0)) / 1000;
export const secondsOf = ({ times }: Film) => times.duration / 1000;

/** The part of the film with the ride; null where it shows nothing of it. */
export function rideSpan(film: Film, { ride }: SessionRide): Span | null {
  if (film.startsAt === null) return null;
  const from = secondAt(film, Date.parse(ride.start_time));
  const to = secondAt(film, Date.parse(ride.end_time));
  return to <= 0 || from >= secondsOf(film) ? null : { from, to };
}

/** The ride with its margins, cut at the ends of the film. */
export function clipSpan(film: Film, ride: Span, { before, after }: Margins): Span {
  const to = Math.min(secondsOf(film), ride.to + after);
  return { from: Math.max(0, Math.min(ride.from - before, to - 0.1)), to };
}
