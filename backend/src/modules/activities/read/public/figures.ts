import {
  type DisplayUnits,
  formatDistance,
  formatDuration,
  formatNumber,
  formatSpeed,
  roughly,
  type SessionSummary,
  summarize,
} from '@rideline/detection-engine';
import type { VisibleActivity } from './shared-activities.ts';

export interface Figure {
  readonly label: string;
  readonly value: string;
}

interface Declaration {
  readonly label: string;
  /** Label on a standing wave, if it differs there. */
  readonly standingLabel?: string;
  readonly write: (summary: SessionSummary, units: DisplayUnits, isStanding: boolean) => string;
}

const DECLARATIONS = {
  rides: {
    label: 'Rides',
    standingLabel: 'Surf rides',
    write: (summary) => formatNumber(summary.totalRides, 0),
  },
  longest_ride: {
    label: 'Longest ride',
    write: (summary, units) =>
      roughly(formatDistance(summary.longestRideDistance, units), summary.rough.rides),
  },
  longest_time: {
    label: 'Longest time',
    standingLabel: 'Longest ride',
    write: (summary) => roughly(formatDuration(summary.longestRideTime), summary.rough.rides),
  },
  max_speed: {
    label: 'Max speed',
    standingLabel: 'Max drift',
    write: (summary, units, isStanding) =>
      roughly(
        formatSpeed(isStanding ? summary.maxDriftSpeed : summary.maxSpeed, units),
        summary.rough.attempts,
      ),
  },
  total_distance: {
    label: 'Distance surfed',
    write: (summary, units) => formatDistance(summary.totalDistance, units),
  },
  surf_time: { label: 'Time surfing', write: (summary) => formatDuration(summary.totalTime) },
  attempts: { label: 'Attempts', write: (summary) => formatNumber(summary.totalAttempts, 0) },
  success_rate: { label: 'Success', write: (summary) => `${formatNumber(summary.successRate)}%` },
  longest_tour: {
    label: 'Longest tour',
    write: (summary, units) =>
      roughly(formatDistance(summary.longestTourDistance, units), summary.rough.tours),
  },
} satisfies Readonly<Record<string, Declaration>>;

/** A figure that pictures and previews can show. */
export type FigureName = keyof typeof DECLARATIONS;
export const FIGURE_NAMES = Object.keys(DECLARATIONS) as readonly FigureName[];

/** The figures in the owner's units. */
export function figuresOf(
  {
    row,
    rides,
    ownerUnits,
  }: Pick<VisibleActivity, 'rides' | 'ownerUnits'> & {
    readonly row: Pick<VisibleActivity['row'], 'surfType'>;
  },
  names: readonly FigureName[],
): readonly Figure[] {
  const isStanding = row.surfType === 'standing_waves';
  const summary = summarize(rides, row.surfType);
  return names.map((name) => {
    const { label, standingLabel, write }: Declaration = DECLARATIONS[name];
    return {
      label: isStanding ? (standingLabel ?? label) : label,
      value: write(summary, ownerUnits, isStanding),
    };
  });
}
