import { Injectable } from '@nestjs/common';
import { dayOf, utcOffset } from '@rideline/detection-engine';
import { DomainError } from '../../../platform/errors/domain-error.ts';
import { FloodPeaks } from '../../activities/index.ts';
import { blockAt, Flows } from '../adapters/flows.ts';
import type { Flood } from '../flow/flow.ts';
import { RAPIDS } from '../flow/rapids.ts';
import { darkIn, daylightOf, type Span } from './daylight.ts';
import type { FloodAnswer, Rapids } from './rapids.schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEAR_DAYS = 7;
export const NOTE =
  'An estimate from two tide gauges. Not for navigation: transits and dives need the Canadian table (07845).';
/** Where the wave stands up, where a pile builds and where it is a foam pile. */
const STEPS = [8, 11, 13] as const;

/** Days as '2026-01-31'. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
export const localDay = (millis: number) => dayOf({ millis, timeZone: RAPIDS.timeZone }, 'spot');

/** Floods of the rapids, from the model's blocks. */
@Injectable()
export class Floods extends FloodPeaks {
  constructor(private readonly flows: Flows) {
    super();
  }

  async near(time: number, knots: number): Promise<number | null> {
    if ((await this.flows.rapids(time)) === null) return null;
    const { floods } = await this.of(localDay(time - NEAR_DAYS * DAY_MS), 2 * NEAR_DAYS);
    const [nearest] = floods
      .map((flood) => ({ peak: Date.parse(flood.peak), off: Math.abs(flood.knots - knots) }))
      .filter(({ peak }) => daylightOf([peak - HOUR_MS, peak + HOUR_MS]) === 'day')
      .toSorted((a, b) => a.off - b.off);
    return nearest?.peak ?? null;
  }

  /**
   * Floods whose peak is within some local days.
   * @throws DomainError unavailable without the build's table of stations
   */
  async of(from: string, days: number): Promise<Rapids> {
    const [start, end] = [Date.parse(from) - DAY_MS, Date.parse(from) + (days + 1) * DAY_MS];
    const until = dayAfter(from, days);
    const floods: FloodAnswer[] = [];
    let credits: readonly string[] = [];
    for (let [first, next] = blockAt(start); first < end; [first, next] = blockAt(next)) {
      const found = await this.flows.rapids(first);
      if (found === null) {
        throw new DomainError('unavailable', 'The tide stations of the rapids are missing here');
      }
      ({ credits } = found);
      for (const flood of found.flow.floods()) {
        const day = localDay(flood.peak);
        if (flood.peak >= first && flood.peak < next && day >= from && day < until) {
          floods.push(floodAnswer(flood));
        }
      }
    }
    return { estimate: true, note: NOTE, credits: [...credits], floods };
  }
}

function floodAnswer(flood: Flood): FloodAnswer {
  const { slack, peak, nextSlack, knots } = flood;
  const above = STEPS.map((step) => flood.above(step));
  const [inside = null] = above;
  const [eight = null, eleven = null, thirteen = null] = above.map((span) => span && spanAnswer(span));
  return {
    slack: iso(slack),
    peak: iso(peak),
    knots: Math.round(knots * 10) / 10,
    next_slack: iso(nextSlack),
    windows: { 8: eight, 11: eleven, 13: thirteen },
    daylight: daylightOf(inside ?? [slack, nextSlack]),
    dark: darkIn([slack, nextSlack]).map(spanAnswer),
    utc_offset: utcOffset({ millis: peak, timeZone: RAPIDS.timeZone }),
  };
}

const spanAnswer = ([from, to]: Span): [string, string] => [iso(from), iso(to)];
const iso = (millis: number) => new Date(Math.round(millis / 1000) * 1000).toISOString();

export const floodPeaks = { provide: FloodPeaks, useExisting: Floods };
