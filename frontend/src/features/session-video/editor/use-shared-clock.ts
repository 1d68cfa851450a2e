import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSessionPage } from '../../session/page/session-page.ts';
import { type Film, secondAt, secondsOf } from './film.ts';

/** Smaller steps are those of the video itself. */
const SAME_MOMENT_MS = 40;
const LEAD_IN_S = 3;

function move(player: HTMLVideoElement, second: number): void {
  player.currentTime = second;
}

/** Keeps the film and the replay at one moment: each follows the other. */
export function useSharedClock(film: Film, video: RefObject<HTMLVideoElement | null>) {
  const { replay, opened } = useSessionPage();
  const { moment } = replay;
  const [second, setSecond] = useState(0);

  const follow = useEffectEvent(() => {
    const player = video.current;
    if (player === null) return;
    setSecond(player.currentTime);
    if (film.startsAt === null || player.seeking) return;
    const now = film.startsAt + player.currentTime * 1000;
    if (!player.paused && replay.playing !== null) replay.toggle(replay.playing);
    if (Math.abs(moment.get() - now) > SAME_MOMENT_MS) replay.show(now);
  });
  const seek = (to: number) => {
    const player = video.current;
    if (player === null) return;
    move(player, Math.max(0, Math.min(secondsOf(film), to)));
  };
  const onMoment = useEffectEvent(() => {
    const player = video.current;
    if (player === null || film.startsAt === null || player.seeking) return;
    const to = secondAt(film, moment.get());
    if (to < 0 || to > secondsOf(film) || Math.abs(to - player.currentTime) * 1000 <= SAME_MOMENT_MS) return;
    seek(to);
  });

  useEffect(() => {
    const player = video.current;
    if (player === null) return;
    let frame = 0;
    const tick = () => {
      follow();
      if (!player.paused) frame = requestAnimationFrame(tick);
    };
    const start = () => {
      cancelAnimationFrame(frame);
      tick();
    };
    const events = ['play', 'pause', 'seeking', 'seeked', 'loadeddata'] as const;
    for (const name of events) player.addEventListener(name, start);
    const unsubscribe = moment.subscribe(() => onMoment());
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) player.removeEventListener(name, start);
      unsubscribe();
    };
  }, [video, moment, film.url]);

  const openedId = opened?.id ?? null;
  const showOpened = useEffectEvent(() => {
    if (opened === null || film.startsAt === null) return;
    const start = secondAt(film, Date.parse(opened.ride.start_time));
    const end = secondAt(film, Date.parse(opened.ride.end_time));
    if (end > 0 && start < secondsOf(film)) seek(start - LEAD_IN_S);
  });
  useEffect(() => showOpened(), [openedId, film.url]);
  return { second, seek };
}
