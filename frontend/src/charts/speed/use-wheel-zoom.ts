import { useEffect, useEffectEvent, type RefObject } from 'react';
import { MARGIN, type Plot, type TimeSpan } from './plot.ts';
import { withinSession, zoomAround } from './zoom.ts';

const PER_PIXEL = 0.0025;
/** A wheel that was scrolling the page goes on doing so for this long. */
const SCROLLING_MS = 250;

/** The wheel zooms the chart around the pointer; a sideways wheel moves it. */
export function useWheelZoom(
  area: RefObject<HTMLElement | null>,
  plot: Plot,
  onView: (view: TimeSpan | null) => void,
): void {
  const onWheel = useEffectEvent((event: WheelEvent, scrolled: number) => {
    const { domain, whole, x } = plot;
    const [from, to] = domain;
    const isWhole = from === whole[0] && to === whole[1];
    if (event.timeStamp - scrolled < SCROLLING_MS || (isWhole && event.deltaY >= 0)) return;
    event.preventDefault();
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      const by = (event.deltaX / Math.max(1, plot.width - MARGIN.left - plot.right)) * (to - from);
      onView(withinSession([from + by, to + by], whole));
      return;
    }
    const left = (event.currentTarget as HTMLElement).getBoundingClientRect().left;
    onView(zoomAround(domain, whole, x.invert(event.clientX - left), Math.exp(event.deltaY * PER_PIXEL)));
  });
  useEffect(() => {
    const element = area.current;
    let scrolled = Number.NEGATIVE_INFINITY;
    const noteScroll = ({ timeStamp }: Event) => (scrolled = timeStamp);
    const wheel = (event: WheelEvent) => onWheel(event, scrolled);
    window.addEventListener('scroll', noteScroll, { passive: true });
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => {
      window.removeEventListener('scroll', noteScroll);
      element?.removeEventListener('wheel', wheel);
    };
  }, [area]);
}
