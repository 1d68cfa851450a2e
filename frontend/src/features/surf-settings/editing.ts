import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import type { ProfileFields } from './surf-settings.api.ts';

/** Which form is open: none, a new profile's, or that of one profile. */
export type Editing =
  { mode: 'none' } | { mode: 'creating'; start: ProfileFields } | { mode: 'editing'; id: number };

export const NEW_PROFILE: ProfileFields = { setting_name: '', ...DEFAULT_DETECTION_PARAMETERS };
