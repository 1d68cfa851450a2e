import type { DetectionParameter } from '@rideline/detection-engine';

/** 'Minimum speed (km/h)' */
export const labelWithUnit = ({ label, unit }: DetectionParameter): string =>
  unit === 'points' ? label : `${label} (${unit})`;

/** '7.5 km/h' */
export const withUnit = (value: number, { unit }: DetectionParameter): string =>
  unit === 'points' ? String(value) : `${value} ${unit}`;
