import { mapParameters, parameterSchema } from '@rideline/detection-engine';
import { type Static, Type } from '@sinclair/typebox';

/** What a profile's form sends (spec section 7): all eight fields are required. */
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
  { additionalProperties: false },
);
export type SettingBody = Static<typeof SettingBody>;

export function splitSetting(body: SettingBody) {
  const { setting_name, ...parameters } = body;
  return { name: setting_name.trim(), parameters };
}
