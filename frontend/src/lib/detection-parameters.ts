import { PARAMETER_BOUNDS, type DetectionParameters, type ParameterBounds } from '@rideline/detection-engine';

export type ParameterKey = keyof DetectionParameters;

export interface ParameterDescription extends ParameterBounds {
  key: ParameterKey;
  label: string;
  /** 'km/h', 's', 'points' or 'm'. */
  unit: string;
  explanation: string;
}

/** The seven detection parameters in the order people think of them. */
export const DETECTION_PARAMETERS: readonly ParameterDescription[] = [
  {
    key: 'min_speed_kmh',
    label: 'Minimum speed',
    unit: 'km/h',
    ...PARAMETER_BOUNDS.min_speed_kmh,
    explanation: 'From this speed on a point counts as surfing. Lower it for slow, mellow waves.',
  },
  {
    key: 'min_max_speed_kmh',
    label: 'Minimum top speed',
    unit: 'km/h',
    ...PARAMETER_BOUNDS.min_max_speed_kmh,
    explanation: 'A ride has to reach this speed at least once, so that paddling fast is not a ride.',
  },
  {
    key: 'separate_time_threshold',
    label: 'Separate rides after',
    unit: 's',
    ...PARAMETER_BOUNDS.separate_time_threshold,
    explanation: 'Surfing further apart than this belongs to two different rides.',
  },
  {
    key: 'connect_time_threshold',
    label: 'Connect gaps up to',
    unit: 's',
    ...PARAMETER_BOUNDS.connect_time_threshold,
    explanation: 'Slower moments no longer than this, between two fast ones, count as surfing too.',
  },
  {
    key: 'min_points',
    label: 'Minimum points',
    unit: 'points',
    ...PARAMETER_BOUNDS.min_points,
    explanation: 'A ride has at least this many recorded points of surfing.',
  },
  {
    key: 'min_ride_distance',
    label: 'Minimum distance',
    unit: 'm',
    ...PARAMETER_BOUNDS.min_ride_distance,
    explanation: 'A ride covers at least this distance.',
  },
  {
    key: 'min_ride_duration',
    label: 'Minimum duration',
    unit: 's',
    ...PARAMETER_BOUNDS.min_ride_duration,
    explanation:
      'A ride lasts at least this long. Many real rides are short: at 4 s or less they need a lower value here.',
  },
];
