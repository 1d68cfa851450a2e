import { parseTimestamp } from '../../../lib/dates.ts';
import type { TimeSpan } from '../../../charts/speed/plot.ts';
import type { Activity } from '../../../activity/activity.ts';

type Sun = NonNullable<Activity['conditions']>['sun'];

const DAY_MS = 86_400_000;

/** The nights around a session, and sunrise and sunset within it. */
export function lightOf(sun: Sun, [from, to]: TimeSpan) {
  const at = (time: string | null | undefined) => parseTimestamp(time ?? null);
  const [dawn, dusk] = [at(sun?.first_light), at(sun?.last_light)];
  // The days before and after are minutes shorter or longer.
  const nights: readonly TimeSpan[] =
    dawn === null || dusk === null
      ? []
      : [-2, -1, 0, 1].map((day) => [dusk + day * DAY_MS, dawn + (day + 1) * DAY_MS]);
  const turns = [
    { name: 'Sunrise', time: at(sun?.sunrise) },
    { name: 'Sunset', time: at(sun?.sunset) },
  ].flatMap(({ name, time }) => (time !== null && time >= from && time <= to ? [{ name, time }] : []));
  return { nights, turns };
}
