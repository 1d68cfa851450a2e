import { NumberInput } from '@mantine/core';
import type { Preferences } from '../../app/api-types.ts';
import { PreferencesForm } from './preferences-form.tsx';

/** The maximum heart rate, of which the zones of a session are shares. */
export function HeartRatePanel({ preferences }: { preferences: Preferences }) {
  return (
    <PreferencesForm
      title="Heart rate"
      lead="Your maximum divides a session's heart rate into zones. Only you see it."
      save="Save heart rate"
      initialValues={{ max_heart_rate: preferences.max_heart_rate }}
    >
      {(form) => (
        <NumberInput
          label="Maximum (bpm)"
          placeholder="Not set"
          min={100}
          max={240}
          clampBehavior="none"
          allowDecimal={false}
          defaultValue={preferences.max_heart_rate ?? ''}
          onChange={(value) => form.setFieldValue('max_heart_rate', value === '' ? null : Number(value))}
        />
      )}
    </PreferencesForm>
  );
}
