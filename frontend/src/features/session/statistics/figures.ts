import { MISSING } from '@rideline/detection-engine';
import type { Preferences } from '../../../app/api-types.ts';
import { formatCount, formatDuration, formatRate, roughly } from '../../../lib/format.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';
import { type Ride, timeOf } from '../../../activity/activity.ts';
import { measuredDistance, measuredSpeed, provenance } from '../rides/measured.ts';
import type { Session } from '../page/session.ts';
import type { Statistic } from './statistics-panel.tsx';
import { type RecordRides, statisticsOf } from './statistics.ts';

const NO_RIDES = 'No rides recorded';

/** The statistics of a session for its panel, in the preferred units; the three leading ones come first. */
export function figuresOf(
  { activity, rides }: Pick<Session, 'activity' | 'rides'>,
  preferences: Preferences,
): Statistic[] {
  const { surf_type: surfType } = activity;
  const { summary, ...records } = statisticsOf(rides, surfType);
  const far = (meters: number | null) => formatDistance(meters, preferences);
  const fast = (kmh: number | null) => formatSpeed(kmh, preferences);
  const farOf = ({ distance }: Ride) => far(distance);
  const timeText = (ride: Ride) => formatDuration(timeOf(ride, surfType));
  const fastOf = (ride: Ride) => fast(ride.max_speed);
  const measured = ({ by }: RecordRides, measure: typeof measuredDistance | typeof measuredSpeed) =>
    by === null ? {} : { title: provenance(measure(by.ride, preferences), by.ride) };
  if (surfType === 'standing_waves') {
    return [
      {
        label: 'Surf Rides',
        value: `${formatCount(summary.totalRides)} (${formatRate(summary.successRate)})`,
        ...(rides.length > 0 && {
          foot: `of ${formatCount(summary.totalAttempts)} ${summary.totalAttempts === 1 ? 'attempt' : 'attempts'}`,
        }),
        leading: true,
      },
      { ...record('Longest Ride Duration', records.longestInTime, timeText), leading: true },
      {
        ...record('Max Drifting Speed', records.fastest, fastOf),
        ...measured(records.fastest, measuredSpeed),
        leading: true,
      },
      { label: 'Total Attempts', value: formatCount(summary.totalAttempts) },
      { label: 'Total Surfing Time', value: formatDuration(summary.totalTime) },
      { label: 'Tours', value: `${formatCount(summary.totalTours)} (${formatRate(summary.tourRate)})` },
      record('Longest Tour Distance', records.longestTour, farOf),
      record('Longest Tour Duration', records.longestTourInTime, ({ duration }) => formatDuration(duration)),
    ];
  }
  return [
    {
      label: 'Total Rides',
      value: formatCount(summary.totalRides),
      ...(rides.length > 0 && { foot: `${far(summary.totalDistance)} in all` }),
      leading: true,
    },
    {
      ...record('Longest Ride Distance', records.longest, farOf),
      ...measured(records.longest, measuredDistance),
      leading: true,
    },
    {
      ...record('Max Speed', records.fastest, fastOf),
      ...measured(records.fastest, measuredSpeed),
      leading: true,
    },
    record('Longest Ride Time', records.longestInTime, timeText),
    { label: 'Total Surfing Distance', value: far(summary.totalDistance) },
    { label: 'Total Time Surfing', value: formatDuration(summary.totalTime) },
    {
      label: 'Top 5 Average Distance',
      value: summary.top5AverageDistance === null ? NO_RIDES : far(summary.top5AverageDistance),
    },
    { label: 'Top 5 Average Time', value: formatDuration(summary.top5AverageTime, NO_RIDES) },
  ];
}

/** A record with its ride, and the rough ride that is larger, unless both read the same. */
function record(label: string, { by, larger }: RecordRides, write: (ride: Ride) => string): Statistic {
  if (by === null) return { label, value: MISSING, by };
  const text = write(by.ride);
  const value = roughly(text, by.ride.rough);
  const largerText = larger && write(larger.ride);
  return larger === null || largerText === null || largerText === text
    ? { label, value, by }
    : { label, value, by, larger: { entry: larger, text: largerText } };
}
