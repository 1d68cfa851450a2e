import type { RideDifference } from '@rideline/detection-engine';

export const NO_DIFFERENCE: RideDifference = { gained: 0, lost: 0, changed: 0, kept: 0 };

export function addDifferences(a: RideDifference, b: RideDifference): RideDifference {
  return {
    gained: a.gained + b.gained,
    lost: a.lost + b.lost,
    changed: a.changed + b.changed,
    kept: a.kept + b.kept,
  };
}
