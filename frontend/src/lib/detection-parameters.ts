import type { DetectionParameters } from '@rideline/detection-engine';

export type ParameterKey = keyof DetectionParameters;

export interface ParameterDescription {
  key: ParameterKey;
  label: string;
  /** 'km/h', 's', 'points' or 'm'. */
  unit: string;
  step: number;
  /** What the server takes. */
  min: number;
  max: number;
  explanation: string;
}

/** The seven detection parameters in the order people think of them. */
export const DETECTION_PARAMETERS: readonly ParameterDescription[] = [
  {
    key: 'min_speed_kmh',
    label: 'Minimum speed',
    unit: 'km/h',
    step: 0.1,
    min: 0.5,
    max: 60,
    explanation: 'From this speed on a point counts as surfing. Lower it for slow, mellow waves.',
  },
  {
    key: 'min_max_speed_kmh',
    label: 'Minimum top speed',
    unit: 'km/h',
    step: 0.1,
    min: 0.5,
    max: 100,
    explanation: 'A ride has to reach this speed at least once, so that paddling fast is not a ride.',
  },
  {
    key: 'separate_time_threshold',
    label: 'Separate rides after',
    unit: 's',
    step: 1,
    min: 1,
    max: 600,
    explanation: 'Surfing further apart than this belongs to two different rides.',
  },
  {
    key: 'connect_time_threshold',
    label: 'Connect gaps up to',
    unit: 's',
    step: 1,
    min: 0,
    max: 120,
    explanation: 'Slower moments no longer than this, between two fast ones, count as surfing too.',
  },
  {
    key: 'min_points',
    label: 'Minimum points',
    unit: 'points',
    step: 1,
    min: 1,
    max: 1000,
    explanation: 'A ride has at least this many recorded points of surfing.',
  },
  {
    key: 'min_ride_distance',
    label: 'Minimum distance',
    unit: 'm',
    step: 1,
    min: 0,
    max: 5000,
    explanation: 'A ride covers at least this distance.',
  },
  {
    key: 'min_ride_duration',
    label: 'Minimum duration',
    unit: 's',
    step: 1,
    min: 0,
    max: 600,
    explanation:
      'A ride lasts at least this long. Many real rides are short: at 4 s or less they need a lower value here.',
  },
];
