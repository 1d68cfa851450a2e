import { sessionDayLine } from '@rideline/detection-engine';
import { type FigureName, figuresOf } from './figures.ts';
import type { VisibleActivity } from './shared-activities.ts';

export const MAIN_FIGURES: Readonly<Record<VisibleActivity['row']['surfType'], readonly FigureName[]>> = {
  traveling_waves: ['rides', 'longest_ride', 'longest_time', 'max_speed'],
  standing_waves: ['attempts', 'rides', 'longest_time', 'longest_tour'],
};

/** What previews and pictures say of a session. */
export interface DescribedActivity extends Pick<VisibleActivity, 'rides' | 'ownerUnits' | 'ownerTimes'> {
  readonly row: Pick<VisibleActivity['row'], 'name' | 'activityTime' | 'timeZone' | 'surfType'>;
}

/** Name, day and main figures of a session in its owner's units and clock. */
export function sessionWords(activity: DescribedActivity) {
  const { name, activityTime, timeZone, surfType } = activity.row;
  return {
    name,
    day:
      activityTime === null
        ? 'Date not available'
        : sessionDayLine({ millis: Date.parse(activityTime), timeZone }, activity.ownerTimes),
    figures: figuresOf(activity, MAIN_FIGURES[surfType]),
  };
}
