import type { DetectionParameters } from '@rideline/detection-engine';
import type { SessionSource } from '../../activity.ts';

/** The seven parameters a session was analysed with, without the profile they came from. */
export function parametersOf({ surf_setting_applied }: SessionSource): DetectionParameters | null {
  if (surf_setting_applied === null) return null;
  const { setting_id: _, ...parameters } = surf_setting_applied;
  return parameters;
}
