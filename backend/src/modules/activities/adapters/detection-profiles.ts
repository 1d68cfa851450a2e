import { Injectable } from '@nestjs/common';
import {
  DEFAULT_DETECTION_PARAMETERS,
  type DetectionParameters,
  type SurfType,
} from '@rideline/detection-engine';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import { notFound } from '../../../platform/errors/domain-error.ts';
import {
  settings,
  SKOOKUMCHUCK_SETTING,
  settingsStream,
  SYSTEM_SETTING,
} from '../../detection-settings/index.ts';
import type { LiveActivity } from '../activity.aggregate.ts';

export interface ChosenProfile {
  /** null for the system's default parameters. */
  readonly settingId: number | null;
  readonly parameters: DetectionParameters;
}

/** The profile that an activity's rides were detected with, with the system's parameters where none are recorded. */
export const profileInUse = ({ detected: { settingId, parameters } }: LiveActivity): ChosenProfile => ({
  settingId,
  parameters: parameters ?? DEFAULT_DETECTION_PARAMETERS,
});

@Injectable()
export class DetectionProfiles {
  constructor(private readonly runner: CommandRunner) {}

  /** The profile of files that come without one, as the upload page chooses it; undefined for the system's default. */
  async usualFor(owner: number, surfType: SurfType): Promise<number | undefined> {
    if (surfType === 'standing_waves') return SKOOKUMCHUCK_SETTING;
    const { state } = await this.runner.load(settings, settingsStream(owner));
    return state.defaultId ?? undefined;
  }

  /** @throws DomainError not_found for a profile that isn't this person's */
  async parametersFor(owner: number, settingId: number | undefined): Promise<ChosenProfile> {
    if (settingId === undefined || settingId === SYSTEM_SETTING) {
      return { settingId: null, parameters: DEFAULT_DETECTION_PARAMETERS };
    }
    if (settingId === SKOOKUMCHUCK_SETTING) return { settingId, parameters: DEFAULT_DETECTION_PARAMETERS };
    const { state } = await this.runner.load(settings, settingsStream(owner));
    const profile = state.profiles.find(({ id }) => id === settingId);
    if (profile === undefined) throw notFound('Surf setting not found');
    return { settingId, parameters: profile.parameters };
  }
}
