import { DETECTION_PARAMETERS, type DetectionParameter } from '@rideline/detection-engine';
import type { Preferences, Reason } from '../../../app/api-types.ts';
import { distanceIn, distanceSymbol, formatNumber, speedIn } from '../../../lib/units.ts';

const MAX_DIGITS = 3;

interface ValueFormat {
  readonly symbol: (preferences: Preferences) => string;
  readonly format: (value: number, preferences: Preferences, digits: number) => string;
}

const FORMATS: Record<DetectionParameter['unit'], ValueFormat> = {
  'km/h': {
    symbol: ({ preferred_speed_unit }) => ` ${preferred_speed_unit}`,
    format: (value, { preferred_speed_unit }, digits) =>
      formatNumber(speedIn(value, preferred_speed_unit), digits),
  },
  m: {
    symbol: ({ preferred_distance_unit }) => ` ${distanceSymbol(preferred_distance_unit)}`,
    format: (value, { preferred_distance_unit }, digits) =>
      formatNumber(distanceIn(value, preferred_distance_unit), digits),
  },
  s: { symbol: () => ' s', format: (value, _, digits) => String(Number(value.toFixed(digits))) },
  points: { symbol: () => '', format: (value) => formatNumber(value, 0) },
};

function titleAndFormat(rule: Reason['rule']): ValueFormat & { readonly title: string } {
  if (rule === 'trusted_speed') return { title: 'Top speed with reliable GPS', ...FORMATS['km/h'] };
  const parameter = DETECTION_PARAMETERS.find(({ key }) => key === rule)!;
  return { title: parameter.rideValue ?? parameter.label, ...FORMATS[parameter.unit] };
}

export interface ReasonText {
  readonly title: string;
  readonly passed: boolean;
  /** '21.3 km/h (minimum 10.0)' */
  readonly sentence: string;
  /** '5.9 m short' for a failed rule with a measured value, otherwise null. */
  readonly shortBy: string | null;
  /** Measured value divided by the minimum; null without a measured value or a minimum. */
  readonly ratio: number | null;
}

/** The result of one rule as text, in the preferred units. */
export function reasonText(reason: Reason, preferences: Preferences): ReasonText {
  const { rule, passed, measured, required, detail } = reason;
  const withoutValue = (title: string, sentence: string) => ({
    ...{ title, passed, sentence },
    ...{ shortBy: null, ratio: null },
  });
  if (rule === 'activity') {
    return withoutValue('Movement', detail ?? (passed ? 'Moves like surfing' : "Doesn't move like surfing"));
  }
  if (rule === 'mark') return withoutValue('Your correction', detail ?? '');
  const { title, symbol, format } = titleAndFormat(rule);
  if (measured === undefined || required === undefined) {
    return withoutValue(title, detail ?? (passed ? 'Enough' : 'Not enough'));
  }
  const digits = distinctDigits(measured, required, (value, count) => format(value, preferences, count));
  const value = (number: number) => format(number, preferences, digits ?? 1);
  const unit = symbol(preferences);
  const closeCall = passed ? 'just enough' : 'just short';
  return {
    title,
    passed,
    sentence: `${value(measured)}${unit} (minimum ${value(required)}${digits === null ? `, ${closeCall}` : ''})`,
    shortBy: passed ? null : digits === null ? closeCall : `${value(required - measured)}${unit} short`,
    ratio: required > 0 ? measured / required : null,
  };
}

/**
 * The fewest decimals that show both values, and their difference, as distinct.
 * @returns null if `MAX_DIGITS` are not enough.
 */
function distinctDigits(
  measured: number,
  required: number,
  format: (value: number, digits: number) => string,
): number | null {
  for (let digits = 1; digits <= MAX_DIGITS; digits++) {
    const differ = format(measured, digits) !== format(required, digits);
    if (differ && format(Math.abs(measured - required), digits) !== format(0, digits)) return digits;
  }
  return null;
}
