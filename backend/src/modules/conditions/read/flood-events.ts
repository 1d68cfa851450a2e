import { formatInZone } from '@rideline/detection-engine';
import type { CalendarEvent } from './calendar.ts';
import type { FloodAnswer } from './rapids.schema.ts';

const TEN_MINUTES_MS = 600_000;

/** One for each window of 8 knots. The same flood has the same UID in every file. */
export function floodEvents(
  floods: readonly FloodAnswer[],
  { note, publicUrl }: { readonly note: string; readonly publicUrl: string },
): readonly CalendarEvent[] {
  const { host } = new URL(publicUrl);
  return floods.flatMap(({ slack, peak, next_slack: next, knots, windows, utc_offset: offset }) => {
    const window = windows[8];
    if (window === null) return [];
    const clock = (time: string) => aboutClock(time, offset ?? '+00:00');
    const [from, to] = window.map((time) => new Date(time)) as [Date, Date];
    return {
      // A better table may move a peak by minutes, and floods are hours apart.
      uid: `rapids-${new Date(Math.round(Date.parse(peak) / 3_600_000) * 3_600_000).toISOString().slice(0, 13)}@${host}`,
      from,
      to,
      summary: `Skookumchuck, about ${Math.round(knots)} kn`,
      description: `Max flood about ${Math.round(knots)} kn at about ${clock(peak)}, slack at about ${clock(slack)} and ${clock(next)} there.\n${note}`,
      location: 'Skookumchuck Narrows, British Columbia',
      url: `${publicUrl}/rapids`,
    };
  });
}

/** To ten minutes. */
const aboutClock = (time: string, offset: string) =>
  formatInZone(Math.round(Date.parse(time) / TEN_MINUTES_MS) * TEN_MINUTES_MS, offset, 'HH:mm');
