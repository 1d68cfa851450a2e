import { epochMillis, sameRide, type Mark, type Stretch as Span } from '@rideline/detection-engine';
import { parseTimestamp } from '../../../lib/dates.ts';
import type { Mark as ActivityMark } from '../../../app/api-types.ts';
import type { Ride } from '../../../activity/activity.ts';

const millisOf = (timestamp: string) => parseTimestamp(timestamp) ?? 0;

/** Converts a mark of the API to the engine's type. */
export const engineMark = ({ kind, start_time, end_time }: ActivityMark): Mark => ({
  kind,
  startTime: epochMillis(millisOf(start_time)),
  endTime: epochMillis(millisOf(end_time)),
});

type Stretch = Pick<Ride, 'start_time' | 'end_time'>;

/** Converts a stretch of the API to the engine's type. */
export const spanOf = ({ start_time, end_time }: Stretch): Span => ({
  startTime: millisOf(start_time),
  endTime: millisOf(end_time),
});

export const markOf = (kind: ActivityMark['kind'], { start_time, end_time }: Stretch): ActivityMark => ({
  kind,
  start_time,
  end_time,
});

/** Whether a mark applies to a stretch, by the engine's rule of the same ride. */
export const isAbout = (mark: Stretch, stretch: Stretch): boolean => sameRide(spanOf(mark), spanOf(stretch));

/** The marks with one added, in time order; it replaces marks on the same stretch. */
export const withMark = (marks: readonly ActivityMark[], mark: ActivityMark): readonly ActivityMark[] =>
  [...withoutMarksOf(marks, mark), mark].sort((a, b) => millisOf(a.start_time) - millisOf(b.start_time));

/** The marks without those on a stretch. */
export const withoutMarksOf = (marks: readonly ActivityMark[], stretch: Stretch): readonly ActivityMark[] =>
  marks.filter((mark) => !isAbout(mark, stretch));

/** Whether a mark decided that this is, or is not, a ride. */
export const isMarked = ({ reasons }: Pick<Ride, 'reasons'>): boolean =>
  reasons.some(({ rule }) => rule === 'mark');
