import {
  DETECTION_PARAMETERS,
  mapParameters,
  parameterProblem,
  type ParameterKey,
} from '@rideline/detection-engine';
import type { SettingFields } from '../../app/api-types.ts';

/** A profile in the form; a number field may be empty or incomplete. */
export type Draft = { setting_name: string } & Record<ParameterKey, number | string>;

export const toDraft = (fields: SettingFields): Draft => ({
  setting_name: fields.setting_name,
  ...mapParameters(({ key }) => fields[key]),
});

/** The problem of each field that can't be saved. */
export function checkProfile(draft: Draft): Partial<Record<keyof Draft, string>> {
  const problems: Partial<Record<keyof Draft, string>> = {};
  if (draft.setting_name.trim() === '') problems.setting_name = 'Name is required';
  for (const parameter of DETECTION_PARAMETERS) {
    const { key, label } = parameter;
    const problem = draft[key] === '' ? `${label} is required` : parameterProblem(parameter, draft[key]);
    if (problem !== null) problems[key] = problem;
  }
  return problems;
}

/** The profile to save; null while a field has a problem. */
export function toFields(draft: Draft): SettingFields | null {
  if (Object.keys(checkProfile(draft)).length > 0) return null;
  return {
    ...mapParameters(({ key }) => Number(draft[key])),
    setting_name: draft.setting_name.trim(),
  };
}
