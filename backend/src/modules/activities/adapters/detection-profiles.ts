import { Injectable } from '@nestjs/common';
import { DEFAULT_DETECTION_PARAMETERS, type DetectionParameters } from '@rideline/detection-engine';
import { CommandRunner } from '../../../kernel/decider/command-runner.ts';
import type { Aggregate } from '../../../kernel/decider/decider.ts';
import { notFound } from '../../../kernel/errors/domain-error.ts';
import {
  SKOOKUMCHUCK_SETTING,
  settingsStream,
  SYSTEM_SETTING,
  type SettingEvent,
} from '../../detection-settings/index.ts';

export interface ChosenProfile {
  /** null for the system's default parameters. */
  readonly settingId: number | null;
  readonly parameters: DetectionParameters;
}

/** Parameters by profile id, folded from the person's settings stream. */
const parametersById: Aggregate<ReadonlyMap<number, DetectionParameters>, SettingEvent> = {
  initialState: new Map(),
  evolve(profiles, event) {
    const next = new Map(profiles);
    if (event.type === 'SettingCreated' || event.type === 'SettingTuned') {
      next.set(event.data.settingId, event.data.parameters);
    }
    if (event.type === 'SettingDeleted') next.delete(event.data.settingId);
    return next;
  },
};

@Injectable()
export class DetectionProfiles {
  constructor(private readonly runner: CommandRunner) {}

  /** @throws DomainError not_found for a profile that isn't this person's */
  async parametersFor(owner: number, settingId: number | undefined): Promise<ChosenProfile> {
    if (settingId === undefined || settingId === SYSTEM_SETTING) {
      return { settingId: null, parameters: DEFAULT_DETECTION_PARAMETERS };
    }
    if (settingId === SKOOKUMCHUCK_SETTING) return { settingId, parameters: DEFAULT_DETECTION_PARAMETERS };
    const { state } = await this.runner.load(parametersById, settingsStream(owner));
    const parameters = state.get(settingId);
    if (parameters === undefined) throw notFound('Surf setting not found');
    return { settingId, parameters };
  }
}
