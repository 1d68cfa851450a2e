import type { RideFlow } from '../app/api-types.ts';

const HOUR = 60;

/** '1 h 20 min' of minutes, to ten of them. */
function roughly(minutes: number): string {
  const rounded = Math.round(Math.abs(minutes) / 10) * 10;
  const [hours, rest] = [Math.floor(rounded / HOUR), rounded % HOUR];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

const isAtPeak = (minutes: number) => Math.abs(minutes) < 5;

/** 'about 40 min before' */
function aboutPeak(minutes: number): string {
  if (isAtPeak(minutes)) return 'at the peak';
  return `about ${roughly(minutes)} ${minutes < 0 ? 'before' : 'after'}`;
}

/** 'about 40 min before to about 1 h after', for the first and the last attempt. */
export function fromPeakText({ first, last }: { readonly first: number; readonly last: number }): string {
  const [begin, end] = [aboutPeak(first), aboutPeak(last)];
  return begin === end ? begin : `${begin} to ${end}`;
}

/** 'about 14 kn, about 40 min before the peak', at the start of an attempt. */
export function flowText({ knots, minutes_from_peak: minutes }: RideFlow): string {
  const flow = `about ${Math.round(knots)} kn`;
  if (minutes === null) return flow;
  return isAtPeak(minutes) ? `${flow} at the peak` : `${flow}, ${aboutPeak(minutes)} the peak`;
}
