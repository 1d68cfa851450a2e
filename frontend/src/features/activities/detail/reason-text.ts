import type { Reason } from '@rideline/detection-engine';
import type { Preferences } from '../../../app/me.api.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';

interface RuleWords {
  readonly title: string;
  readonly write: (value: number, preferences: Preferences) => string;
}

const RULES: Record<Exclude<Reason['rule'], 'activity' | 'mark'>, RuleWords> = {
  min_max_speed_kmh: {
    title: 'Fastest moment',
    write: (value, { preferred_speed_unit }) => formatSpeed(value, preferred_speed_unit),
  },
  min_ride_distance: {
    title: 'Distance',
    write: (value, { preferred_distance_unit }) => formatDistance(value, preferred_distance_unit),
  },
  min_ride_duration: { title: 'Duration', write: (value) => `${Math.round(value * 10) / 10} s` },
  min_points: { title: 'Surf points', write: (value) => String(value) },
};

export interface ReasonText {
  readonly title: string;
  readonly passed: boolean;
  /** '21.3 km/h, needs at least 10.0 km/h' */
  readonly sentence: string;
  /** '5.9 m short' or '11.3 km/h to spare'; null where nothing was measured. */
  readonly margin: string | null;
  /** Measured as a share of what is asked; null where nothing was measured. */
  readonly ratio: number | null;
}

/** One rule's verdict in words and in the person's units. */
export function reasonText(reason: Reason, preferences: Preferences): ReasonText {
  const { rule, passed, measured, required, detail } = reason;
  if (rule === 'activity') {
    const sentence = detail ?? (passed ? 'Moves like surfing' : 'Does not move like surfing');
    return { title: 'Kind of movement', passed, sentence, margin: null, ratio: null };
  }
  if (rule === 'mark')
    return { title: 'You said', passed, sentence: detail ?? '', margin: null, ratio: null };
  const { title, write } = RULES[rule];
  if (measured === undefined || required === undefined) {
    const sentence = detail ?? (passed ? 'Enough' : 'Not enough');
    return { title, passed, sentence, margin: null, ratio: null };
  }
  return {
    title,
    passed,
    sentence: `${write(measured, preferences)}, needs at least ${write(required, preferences)}`,
    margin: `${write(Math.abs(measured - required), preferences)} ${passed ? 'to spare' : 'short'}`,
    ratio: required > 0 ? measured / required : null,
  };
}
