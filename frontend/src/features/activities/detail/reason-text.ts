import { DETECTION_PARAMETERS, type DetectionParameter, type Reason } from '@rideline/detection-engine';
import type { Preferences } from '../../../app/me.api.ts';
import { formatDistance, formatSpeed } from '../../../lib/units.ts';

interface RuleWords {
  readonly title: string;
  /** With so many decimals. */
  readonly write: (value: number, preferences: Preferences, digits: number) => string;
}

/** As few decimals as tell what was measured from what is asked; more than three tell nobody anything. */
const MOST_DIGITS = 3;

const WRITE: Record<DetectionParameter['unit'], RuleWords['write']> = {
  'km/h': (value, { preferred_speed_unit }, digits) => formatSpeed(value, preferred_speed_unit, { digits }),
  m: (value, { preferred_distance_unit }, digits) =>
    formatDistance(value, preferred_distance_unit, { digits }),
  s: (value, _, digits) => `${Number(value.toFixed(digits))} s`,
  points: (value) => String(value),
};

function wordsOf(rule: Reason['rule']): RuleWords {
  if (rule === 'trusted_speed') return { title: 'Top speed with reliable GPS', write: WRITE['km/h'] };
  const parameter = DETECTION_PARAMETERS.find(({ key }) => key === rule)!;
  return { title: parameter.rideValue ?? parameter.label, write: WRITE[parameter.unit] };
}

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
  const { title, write } = wordsOf(rule);
  if (measured === undefined || required === undefined) {
    const sentence = detail ?? (passed ? 'Enough' : 'Not enough');
    return { title, passed, sentence, margin: null, ratio: null };
  }
  const digits = digitsThatTell(measured, required, (value, count) => write(value, preferences, count));
  const figure = (value: number) => write(value, preferences, digits ?? 1);
  const margin = `${figure(Math.abs(measured - required))} ${passed ? 'to spare' : 'short'}`;
  return {
    title,
    passed,
    sentence: `${figure(measured)}, needs at least ${figure(required)}`,
    margin: digits === null ? (passed ? 'just enough' : 'just short') : margin,
    ratio: required > 0 ? measured / required : null,
  };
}

/** The fewest decimals with which the two, and what lies between them, don't read the same; null where none do. */
function digitsThatTell(
  measured: number,
  required: number,
  write: (value: number, digits: number) => string,
): number | null {
  for (let digits = 1; digits <= MOST_DIGITS; digits++) {
    const differ = write(measured, digits) !== write(required, digits);
    if (differ && write(Math.abs(measured - required), digits) !== write(0, digits)) return digits;
  }
  return null;
}
