import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState, LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { WeatherRecorded } from '../events/weather-events.ts';

/** Once for each session; not for a simulated one and not where the times are not the real ones. */
export const lacksWeather = (state: ActivityState): state is LiveActivity =>
  state.status === 'live' && state.weather === null && !state.isDemo && !state.isTimeHidden;

export interface RecordWeather {
  readonly weather: WeatherRecorded['data'];
  /** What it was asked for. */
  readonly of: Pick<LiveActivity, 'clockShift'>;
}

/** Nothing where the start was corrected after the question: that correction asks again. */
export const recordWeather: Decide<ActivityState, RecordWeather, ActivityEvent> = ({ weather, of }, state) =>
  lacksWeather(state) && state.clockShift === of.clockShift
    ? [{ type: 'WeatherRecorded', data: weather }]
    : [];
