import { sessionDayLine } from '@rideline/detection-engine';
import { type FigureName, figuresOf } from './figures.ts';
import type { VisibleActivity } from './shared-activities.ts';

/** What previews and pictures say of a session. */
export interface DescribedActivity extends Pick<VisibleActivity, 'rides' | 'ownerUnits' | 'ownerTimes'> {
  readonly row: Pick<VisibleActivity['row'], 'name' | 'activityTime' | 'timeZone' | 'surfType'>;
}

/** Most sessions on a standing wave have no tour. */
export const mainFigures = ({ row, rides }: DescribedActivity): readonly FigureName[] =>
  row.surfType === 'traveling_waves'
    ? ['rides', 'longest_ride', 'longest_time', 'max_speed']
    : [
        'attempts',
        'rides',
        'longest_time',
        rides.some(({ isTour }) => isTour) ? 'longest_tour' : 'max_speed',
      ];

/** Name, day and main figures of a session in its owner's units and clock. */
export function sessionWords(activity: DescribedActivity) {
  const { name, activityTime, timeZone } = activity.row;
  return {
    name,
    day:
      activityTime === null
        ? 'Date not available'
        : sessionDayLine({ millis: Date.parse(activityTime), timeZone }, activity.ownerTimes),
    figures: figuresOf(activity, mainFigures(activity)),
  };
}
