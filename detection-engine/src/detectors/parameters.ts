/** One of the seven settings of a detection profile. Bounds, step, default, slider and trials are in `unit`. */
interface ParameterDeclaration {
  /** At most three words, as forms show it. */
  readonly label: string;
  /** What the label means, in a surfer's words. */
  readonly inWords: string;
  readonly unit: 'km/h' | 's' | 'm' | 'points';
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly default: number;
  /** What a slider covers: wide enough for foils and kayaks, narrow enough to aim. */
  readonly slider: readonly [low: number, high: number];
  /** Values that adviseSettings tries. */
  readonly trials: readonly number[];
  /** For people, in one or two sentences. */
  readonly explanation: string;
  /** What a ride's own value is called where the parameter is its minimum; absent for the other parameters. */
  readonly rideValue?: string;
}

/** Names, units and defaults are those of the spec (sections 3 and 9), in the order that forms show. */
const DECLARATIONS = {
  min_speed_kmh: {
    label: 'Minimum speed',
    inWords: 'Slowest you still count as riding',
    unit: 'km/h',
    min: 0.5,
    max: 60,
    step: 0.1,
    default: 8,
    slider: [1, 25],
    trials: [5, 6, 7, 7.5, 8, 8.5, 9, 10, 11, 12, 14],
    explanation: 'Speed at which you count as surfing. Lower it for slow, mellow waves.',
  },
  min_max_speed_kmh: {
    label: 'Minimum top speed',
    inWords: 'How fast a wave has to get',
    unit: 'km/h',
    min: 0.5,
    max: 100,
    step: 0.1,
    default: 10,
    slider: [1, 35],
    trials: [7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20],
    explanation: "A ride must reach this speed at least once, so fast paddling doesn't count.",
    rideValue: 'Top speed',
  },
  separate_time_threshold: {
    label: 'Time between rides',
    inWords: 'Pause that starts a new wave',
    unit: 's',
    min: 1,
    max: 600,
    step: 1,
    default: 20,
    slider: [1, 120],
    trials: [3, 5, 8, 10, 15, 20, 30, 45],
    explanation: 'Rides separated by more than this are counted separately.',
  },
  connect_time_threshold: {
    label: 'Longest slow moment',
    inWords: 'Slow moment within a wave',
    unit: 's',
    min: 0,
    max: 120,
    step: 1,
    default: 5,
    slider: [0, 60],
    trials: [1, 2, 3, 5, 8, 10],
    explanation: 'Slow moments up to this long, in the middle of a ride, still count as surfing.',
  },
  min_points: {
    label: 'Minimum GPS points',
    inWords: 'GPS points on a wave',
    unit: 'points',
    min: 1,
    max: 1000,
    step: 1,
    default: 3,
    slider: [1, 60],
    trials: [1, 2, 3, 4, 5, 8],
    explanation: 'A ride has at least this many GPS points while surfing.',
    rideValue: 'GPS points while surfing',
  },
  min_ride_distance: {
    label: 'Minimum distance',
    inWords: 'Shortest wave, in length',
    unit: 'm',
    min: 0,
    max: 5000,
    step: 1,
    default: 30,
    slider: [0, 300],
    trials: [5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 80, 100],
    explanation: 'A ride covers at least this distance.',
    rideValue: 'Distance',
  },
  min_ride_duration: {
    label: 'Minimum duration',
    inWords: 'Shortest wave, in time',
    unit: 's',
    min: 0,
    max: 600,
    step: 1,
    default: 5,
    slider: [0, 60],
    trials: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15],
    explanation: 'A ride lasts at least this long. Lower this to include very short rides.',
    rideValue: 'Duration',
  },
} satisfies Readonly<Record<string, ParameterDeclaration>>;

export type ParameterKey = keyof typeof DECLARATIONS;

/** A value for each of the seven parameters, in the parameter's unit. */
export type DetectionParameters = Readonly<Record<ParameterKey, number>>;

export interface DetectionParameter extends ParameterDeclaration {
  readonly key: ParameterKey;
}

export const DETECTION_PARAMETERS: readonly DetectionParameter[] = Object.entries<ParameterDeclaration>(
  DECLARATIONS,
).map(([key, declaration]) => ({ ...declaration, key: key as ParameterKey }));

/** An object with one value per parameter. */
export function mapParameters<Value>(
  valueOf: (parameter: DetectionParameter) => Value,
): Record<ParameterKey, Value> {
  const values = DETECTION_PARAMETERS.map((parameter) => [parameter.key, valueOf(parameter)] as const);
  return Object.fromEntries(values) as Record<ParameterKey, Value>;
}

export const DEFAULT_DETECTION_PARAMETERS: DetectionParameters = mapParameters(
  (parameter) => parameter.default,
);

/**
 * Checks a value for a parameter: a number within the bounds and on a step. The detectors themselves take any number.
 * @returns a sentence for people without its period, or null for a usable value
 */
export function parameterProblem(parameter: DetectionParameter, value: unknown): string | null {
  const { min, max, step } = parameter;
  const isUsable = typeof value === 'number' && value >= min && value <= max && isOnStep(value, step);
  return isUsable ? null : boundsSentence(parameter);
}

/** parameterProblem as the keywords of a JSON Schema, for HTTP bodies and the OpenAPI document. */
export function parameterSchema(parameter: DetectionParameter) {
  const { min, max, step, unit, explanation } = parameter;
  return {
    minimum: min,
    maximum: max,
    multipleOf: step,
    description: `${explanation} In ${unit}.`,
    errorMessage: boundsSentence(parameter),
  };
}

function boundsSentence({ label, unit, min, max, step }: DetectionParameter): string {
  const kind = step === 1 ? 'a whole number' : 'a number';
  const steps = step === 1 ? '' : ` in steps of ${step}`;
  return `${label} must be ${kind} between ${min} and ${max} ${unit}${steps}`;
}

/** Within a millionth of a step, since 0.1 is not exact in binary. */
function isOnStep(value: number, step: number): boolean {
  const steps = value / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}
