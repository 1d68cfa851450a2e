import { epochMillis, sameRide, type Mark, type Stretch as Span } from '@rideline/detection-engine';
import { parseTimestamp } from '../../../../lib/dates.ts';
import type { ActivityMark, Ride } from '../../activity.ts';

const millisOf = (timestamp: string) => parseTimestamp(timestamp) ?? 0;

/** A mark as the engine reads it. */
export const engineMark = ({ kind, start_time, end_time }: ActivityMark): Mark => ({
  kind,
  startTime: epochMillis(millisOf(start_time)),
  endTime: epochMillis(millisOf(end_time)),
});

type Stretch = Pick<Ride, 'start_time' | 'end_time'>;

/** A stretch as the engine reads it. */
export const spanOf = ({ start_time, end_time }: Stretch): Span => ({
  startTime: millisOf(start_time),
  endTime: millisOf(end_time),
});

export const markOf = (kind: ActivityMark['kind'], { start_time, end_time }: Stretch): ActivityMark => ({
  kind,
  start_time,
  end_time,
});

/** Whether a mark is about a stretch: they share at least half of the shorter one. */
export const isAbout = (mark: Stretch, stretch: Stretch): boolean => sameRide(spanOf(mark), spanOf(stretch));

/** The marks with one more; it takes the place of what was said of the same stretch. In time order. */
export const withMark = (marks: readonly ActivityMark[], mark: ActivityMark): readonly ActivityMark[] =>
  [...withoutMarksOf(marks, mark), mark].sort((a, b) => millisOf(a.start_time) - millisOf(b.start_time));

/** The marks without those that speak of a stretch. */
export const withoutMarksOf = (marks: readonly ActivityMark[], stretch: Stretch): readonly ActivityMark[] =>
  marks.filter((mark) => !isAbout(mark, stretch));

/** Whether the person's word made this ride one, or none. */
export const isMarked = ({ reasons }: Pick<Ride, 'reasons'>): boolean =>
  reasons.some(({ rule }) => rule === 'mark');
