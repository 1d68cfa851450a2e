import { Injectable } from '@nestjs/common';
import { isInstant } from '../../../kernel/event-store/fields.ts';
import type { RideTide, Tide } from '../../activities/index.ts';
import { CURVE_STEP_SECONDS, StationPrediction } from './tide-prediction.ts';
import { shareAt, stateAt } from './tide-state.ts';
import { TideStations } from './tide-stations.ts';

const DAY_MS = 86_400_000;
/** Of a longer recording its first two days have a tide. */
const LONGEST_MS = 2 * DAY_MS;

export interface PlaceAndTime {
  readonly latitude: number;
  readonly longitude: number;
  /** Epoch milliseconds. */
  readonly startTime: number;
  readonly endTime: number;
}

interface SessionTide {
  readonly tide: Tide;
  readonly at: (time: number) => RideTide;
}

/** The tide of sessions, by the nearest station. */
@Injectable()
export class SessionTides {
  constructor(private readonly stations: TideStations) {}

  /** null where no station is near and where the water does not turn. */
  async of(session: PlaceAndTime): Promise<SessionTide | null> {
    const { latitude, longitude, startTime: start } = session;
    const end = endOf(session);
    if (end === null) return null;
    const station = await this.stations.nearest(latitude, longitude);
    if (station === null) return null;
    const prediction = new StationPrediction(station);
    const turns = prediction.turns(start, end);
    if (turns.length === 0) return null;
    const curve = prediction.curve(turns);
    const at = (time: number): RideTide => {
      const state = stateAt(turns, time);
      const share = () => Math.round(shareAt(turns, time, heightAt(curve, time)) * 1000) / 1000;
      return state && { state, share: share() };
    };
    const atStart = at(start)!;
    return {
      at,
      tide: {
        station: station.name,
        distance: station.distance,
        credit: station.credit,
        at_start: atStart.state,
        share_at_start: atStart.share,
        extremes: turns.map(({ time, kind, height }) => ({
          time: inSeconds(time),
          kind,
          height: inMillimeters(height),
        })),
        curve: {
          start: inSeconds(curve.start),
          step: CURVE_STEP_SECONDS,
          height: curve.heights.map(inMillimeters),
        },
      },
    };
  }
}

/** null for times that no calendar has. */
export function endOf({ startTime, endTime }: PlaceAndTime): number | null {
  const end = Math.min(endTime, startTime + LONGEST_MS);
  return isInstant(startTime - 2 * LONGEST_MS) && isInstant(end + 2 * LONGEST_MS) ? end : null;
}

function heightAt(
  { start, heights }: { readonly start: number; readonly heights: readonly number[] },
  time: number,
): number {
  const at = (time - start) / (CURVE_STEP_SECONDS * 1000);
  const row = Math.floor(at);
  const [before = 0, next = before] = [heights[row], heights[row + 1]];
  return before + (at - row) * (next - before);
}

const inSeconds = (millis: number) => new Date(Math.round(millis / 1000) * 1000).toISOString();
const inMillimeters = (meters: number) => Math.round(meters * 1000) / 1000;
