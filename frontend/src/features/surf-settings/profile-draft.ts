import { DETECTION_PARAMETERS, type ParameterKey } from '../../lib/detection-parameters.ts';
import type { ProfileFields } from './surf-settings.api.ts';

/** A profile while it is typed: a number field can be empty or half a number. */
export type Draft = { setting_name: string } & Record<ParameterKey, number | string>;

export const toDraft = (fields: ProfileFields): Draft => ({
  setting_name: fields.setting_name,
  ...parametersOf(fields),
});

/** What is wrong with each field: all eight are required, seven are numbers. */
export function checkProfile(draft: Draft): Partial<Record<keyof Draft, string>> {
  const problems: Partial<Record<keyof Draft, string>> = {};
  if (draft.setting_name.trim() === '') problems.setting_name = 'Name is required';
  for (const { key, label } of DETECTION_PARAMETERS) {
    if (draft[key] === '') problems[key] = `${label} is required`;
    else if (typeof draft[key] !== 'number') problems[key] = `${label} must be a number`;
  }
  return problems;
}

/** The finished profile, or null while a field is missing. */
export function toFields(draft: Draft): ProfileFields | null {
  if (Object.keys(checkProfile(draft)).length > 0) return null;
  return {
    ...(parametersOf(draft) as Omit<ProfileFields, 'setting_name'>),
    setting_name: draft.setting_name.trim(),
  };
}

function parametersOf<Value>(source: Record<ParameterKey, Value>): Record<ParameterKey, Value> {
  return Object.fromEntries(DETECTION_PARAMETERS.map(({ key }) => [key, source[key]])) as Record<
    ParameterKey,
    Value
  >;
}
