import { Injectable } from '@nestjs/common';
import { DEFAULT_DETECTION_PARAMETERS, type DetectionParameters } from '@rideline/detection-engine';
import { notFound } from '../../../kernel/errors/domain-error.ts';

export interface ChosenProfile {
  /** null for the system's defaults. */
  readonly settingId: number | null;
  readonly parameters: DetectionParameters;
}

/** The profile every account can choose for the standing wave at Skookumchuck. */
const SKOOKUMCHUCK = -1;

@Injectable()
export class DetectionProfiles {
  /** @throws DomainError not_found for a profile that isn't this person's */
  parametersFor(_owner: number, settingId: number | undefined): Promise<ChosenProfile> {
    if (settingId === undefined) {
      return Promise.resolve({ settingId: null, parameters: DEFAULT_DETECTION_PARAMETERS });
    }
    if (settingId === SKOOKUMCHUCK) {
      return Promise.resolve({ settingId, parameters: DEFAULT_DETECTION_PARAMETERS });
    }
    return Promise.reject(notFound('Surf setting not found'));
  }
}
