import { mapParameters, parameterSchema } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';
import type { Profile } from './settings.aggregate.ts';

/** The body of creating and editing a profile (spec section 7): all eight fields are required. */
export const SettingBody = Type.Object(
  {
    setting_name: Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '\\S',
      errorMessage: 'Setting name must be between 1 and 60 characters long',
    }),
    ...mapParameters((parameter) => Type.Number(parameterSchema(parameter))),
  },
  { $id: 'SettingFields', additionalProperties: false },
);
export type SettingBody = Static<typeof SettingBody>;

export type ProfileDescription = Omit<Profile, 'id'>;

export function describeProfile({ setting_name, ...parameters }: SettingBody): ProfileDescription {
  return { name: setting_name.trim(), parameters };
}

/** A profile as the API answers it. */
export const ProfileAnswer = Type.Object(
  { id: Type.Integer(), setting_name: Type.String(), ...mapParameters(() => Type.Number()) },
  { $id: 'SettingProfile', additionalProperties: false },
);
export type ProfileAnswer = Static<typeof ProfileAnswer>;

export function profileAnswer({ id, name, parameters }: Profile): ProfileAnswer {
  return { id, setting_name: name, ...parameters };
}

/** The default profile's id, -1 for the Skookumchuck profile, null for none. */
export const DefaultSettingAnswer = Type.Object(
  { id: Type.Union([Type.Integer(), Type.Null()]) },
  { $id: 'DefaultSetting', additionalProperties: false },
);
export type DefaultSettingAnswer = Static<typeof DefaultSettingAnswer>;
