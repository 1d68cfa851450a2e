import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const USER_SCROLL_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Scrolls to `top` once the page is long enough, unless the user scrolls first. Returns a function that stops it. */
function scrollWhenLongEnough(top: number): () => void {
  const stop = () => {
    grown.disconnect();
    for (const type of USER_SCROLL_EVENTS) window.removeEventListener(type, stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  };
  const grown = new ResizeObserver(attempt);
  for (const type of USER_SCROLL_EVENTS) window.addEventListener(type, stop, { passive: true });
  grown.observe(document.body);
  attempt();
  return stop;
}

/**
 * Scrolls to the top when the path changes; Back and Forward restore the previous scroll position. A new hash or query
 * does not scroll.
 */
export function useScrollMemory(): void {
  const { pathname, hash, key } = useLocation();
  const arrived = useNavigationType();
  const left = useRef(new Map<string, number>());
  const current = useRef(key);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => left.current.set(current.current, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    if (current.current !== key && arrived === NavigationType.Replace) left.current.set(key, window.scrollY);
    current.current = key;
  }, [key, arrived]);
  useLayoutEffect(() => {
    const top = arrived === NavigationType.Pop ? left.current.get(current.current) : undefined;
    if (top !== undefined) return scrollWhenLongEnough(top);
    if (hash === '') window.scrollTo(0, 0);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}
