import { firstWeekday, readerLocale, writeDay, writeNumber } from '@rideline/detection-engine';
import { NativeSelect, SimpleGrid } from '@mantine/core';
import type { Preferences } from '../../app/api-types.ts';
import { CLOCK_OPTIONS } from '../../lib/dates.ts';
import { PreferencesForm } from './preferences-form.tsx';

const HOUR_FORMATS = [
  { value: '12h', label: '12 hours (3:04 PM)' },
  { value: '24h', label: '24 hours (15:04)' },
];

/** A day, a number and the first day of the week, as they are written. */
const sample = () => {
  const now = Date.now();
  // November 1, 2026 is a Sunday.
  const monday = Date.UTC(2026, 10, 1 + firstWeekday(readerLocale()));
  return `${writeDay(now, 'day')}, ${writeNumber(1234.5, 1)}, weeks from ${writeDay(monday, 'weekdayAlone')} on`;
};

/** Pacific time or the spot's, and 12 or 24 hours. */
export function TimesPanel({ preferences }: { preferences: Preferences }) {
  const { preferred_clock, preferred_hour_format } = preferences;
  return (
    <PreferencesForm
      title="Times"
      lead={`With Pacific time, we also show the time at the spot where it differs. Dates and numbers follow your browser's language: ${sample()}.`}
      save="Save times"
      initialValues={{ preferred_clock, preferred_hour_format }}
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <NativeSelect
            label="Sessions show"
            data={CLOCK_OPTIONS}
            key={form.key('preferred_clock')}
            {...form.getInputProps('preferred_clock')}
          />
          <NativeSelect
            label="Clock"
            data={HOUR_FORMATS}
            key={form.key('preferred_hour_format')}
            {...form.getInputProps('preferred_hour_format')}
          />
        </SimpleGrid>
      )}
    </PreferencesForm>
  );
}
