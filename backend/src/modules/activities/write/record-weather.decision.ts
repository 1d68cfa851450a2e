import type { Decide } from '../../../kernel/decider/decider.ts';
import type { ActivityState, LiveActivity } from '../activity.aggregate.ts';
import type { ActivityEvent } from '../events/activity-events.ts';
import type { WeatherRecorded } from '../events/weather-events.ts';

/** Once for each session; not for a simulated one and not where the times are not the real ones. */
export const lacksWeather = (state: ActivityState): state is LiveActivity =>
  state.status === 'live' && state.weather === null && !state.isDemo && !state.isTimeHidden;

export const recordWeather: Decide<ActivityState, WeatherRecorded['data'], ActivityEvent> = (data, state) =>
  lacksWeather(state) ? [{ type: 'WeatherRecorded', data }] : [];
