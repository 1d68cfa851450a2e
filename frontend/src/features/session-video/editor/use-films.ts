import { useEffect, useRef, useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { AlignmentMethod } from '../../../app/api-types.ts';
import type { Activity } from '../../../activity/activity.ts';
import { useAlignVideoMutation } from '../../../activity/videos.api.ts';
import type { Session } from '../../session/page/session.ts';
import { openVideo, UnusableVideo, type OpenedVideo } from '../read/open-video.ts';
import { bestStart, startCandidates } from '../read/start-candidates.ts';
import { type Film, isSameVideo, videoOf } from './film.ts';

const BY_HAND = 'Aligned by you.';
const AS_BEFORE = 'Aligned as it was before.';
const UNKNOWN =
  "The file doesn't say when it was taken. Find a take-off in the video and tell which ride it is.";

/** Milliseconds that the clock at the spot is ahead of UTC, of '+11:00'. */
function offsetMillis(offset: string | null): number | null {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)$/.exec(offset ?? '') ?? [];
  return sign === undefined
    ? null
    : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The videos that the person opened. Each is aligned when it opens, and stays on the device. */
export function useFilms(activity: Activity, session: Session) {
  const [films, setFilms] = useState<readonly Film[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [opening, setOpening] = useState(0);
  const opened = useRef(films);
  useEffect(() => {
    opened.current = films;
  });
  const [send] = useAlignVideoMutation();
  const { url_hash: urlHash, utc_offset, time_hidden, videos } = activity;

  const keep = async ({ file }: OpenedVideo, startsAt: number, method: AlignmentMethod) => {
    const videoAlignment = { ...videoOf(file), starts_at: new Date(startsAt).toISOString(), method };
    const answer = await send({ urlHash, videoAlignment });
    if (answer.error !== undefined) {
      showErrorToast(sentenceOf(answer.error, 'Failed to save when the video starts'));
    }
  };

  const aligned = (video: OpenedVideo): Film => {
    const { notInRealTime } = video;
    const unaligned = { startsAt: null, method: null };
    if (notInRealTime !== null) return { ...video, ...unaligned, candidates: [], reason: notInRealTime };
    const { duration } = video.times;
    const { time } = session.track;
    const candidates = time_hidden ? [] : startCandidates(video.times, offsetMillis(utc_offset));
    const known = videos.find((one) => isSameVideo(videoOf(video.file), one));
    if (known !== undefined) {
      const { method } = known;
      const reason = method === 'by_hand' ? BY_HAND : AS_BEFORE;
      return { ...video, candidates, startsAt: Date.parse(known.starts_at), method, reason };
    }
    const range = { start: time[0] ?? session.start, end: time.at(-1) ?? session.start };
    const best = bestStart(candidates, duration, range);
    if (best === null) return { ...video, ...unaligned, candidates, reason: UNKNOWN };
    void keep(video, best.startsAt, best.method);
    return { ...video, ...best, candidates };
  };

  /** Opens files that are not open yet. Returns the last film; undefined where none of the files can be shown. */
  const add = async (files: readonly File[]): Promise<Film | undefined> => {
    let last: Film | undefined;
    setProblems([]);
    for (const file of files) {
      setOpening((count) => count + 1);
      try {
        const known = opened.current.find((film) => isSameVideo(videoOf(film.file), videoOf(file)));
        const film = known ?? aligned(await openVideo(file));
        if (known === undefined) setFilms((before) => [...before, film]);
        last = film;
      } catch (error) {
        if (!(error instanceof UnusableVideo)) throw error;
        setProblems((before) => [...before, error.message]);
      } finally {
        setOpening((count) => count - 1);
      }
    }
    return last;
  };

  const align = (film: Film, startsAt: number, method: AlignmentMethod = 'by_hand', reason = BY_HAND) => {
    setFilms((all) => all.map((one) => (one.url === film.url ? { ...one, startsAt, method, reason } : one)));
    void keep(film, startsAt, method);
  };

  const close = (film: Film) => {
    film.close();
    setFilms((all) => all.filter(({ url }) => url !== film.url));
  };

  useEffect(() => () => opened.current.forEach((film) => film.close()), []);
  return { films, problems, isOpening: opening > 0, add, align, close };
}
