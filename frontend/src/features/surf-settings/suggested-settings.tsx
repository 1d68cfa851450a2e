import { Button, Paper, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { sentenceOf } from '../../app/problem.ts';
import { ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { Section } from '../../ui/section.tsx';
import { ParameterValues } from './parameter-values.tsx';
import { useChooseDefaultSettingMutation } from '../../app/me.api.ts';
import {
  useCreateSettingMutation,
  useGetSettingProfilesQuery,
  useGetSystemSuggestionsQuery,
} from '../../app/profiles.api.ts';
import { showErrorToast, showSuccessToast } from '../../ui/toast.ts';
import type { SettingFields } from '../../app/api-types.ts';
import { TileGrid } from '../../ui/tile-grid.ts';

const SPELLED: ReadonlyMap<string, string> = new Map([
  ['and', 'and'],
  ['sup', 'SUP'],
]);

/** What people say of themselves who want them. */
const CHOICES: ReadonlyMap<string, string> = new Map([
  ['ocean_waves', 'I surf ocean waves'],
  ['short_beach_break_rides', 'I surf short beach breaks'],
  ['longboard_and_sup', 'I ride a longboard or SUP'],
  ['surf_kayak', 'I ride a surf kayak'],
  ['foil', 'I ride a foil'],
]);

/** 'longboard_and_sup' -> 'Longboard and SUP' */
const titleCase = (name: string): string =>
  name
    .split('_')
    .map((word) => SPELLED.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Makes a suggestion the default: the person's profile of its name, or a new one. */
function useChosenSuggestion() {
  const { data: profiles = [] } = useGetSettingProfilesQuery();
  const [create] = useCreateSettingMutation();
  const [makeDefault] = useChooseDefaultSettingMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const choose = async (name: string, fields: SettingFields) => {
    setBusy(name);
    try {
      const own = profiles.find(({ setting_name }) => setting_name === fields.setting_name);
      const { id } = own ?? (await create(fields).unwrap());
      await makeDefault(id).unwrap();
      showSuccessToast(`New sessions use ${fields.setting_name}.`);
    } catch (error) {
      showErrorToast(sentenceOf(error, 'Failed to set default setting. Please try again.'));
    }
    setBusy(null);
  };
  return { busy, choose };
}

export function SuggestedSettings({ onUse }: { onUse: (start: SettingFields) => void }) {
  const { data, error, refetch } = useGetSystemSuggestionsQuery();
  const { busy, choose } = useChosenSuggestion();
  return (
    <Section title="System Suggested Surf Settings" lead="Good starting points for common conditions.">
      {error !== undefined ? (
        <ErrorState message={sentenceOf(error, 'Failed to load settings. Please try again.')}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : data === undefined ? (
        <LoadingBlock label="Loading suggested settings" rows={2} height={120} />
      ) : (
        <TileGrid component="ul" minColWidth="min(19rem, 100%)">
          {data.map(({ name, ...parameters }) => (
            <Paper component="li" withBorder radius="lg" p="lg" key={name}>
              <Stack gap="sm" h="100%">
                <Title order={3}>{titleCase(name)}</Title>
                <ParameterValues parameters={parameters} />
                <Button
                  mt="auto"
                  loading={busy === name}
                  onClick={() => void choose(name, { setting_name: titleCase(name), ...parameters })}
                >
                  {CHOICES.get(name) ?? `Use ${titleCase(name)}`}
                </Button>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  aria-label={`Use ${titleCase(name)} as template`}
                  onClick={() => onUse({ setting_name: titleCase(name), ...parameters })}
                >
                  Use as template
                </Button>
              </Stack>
            </Paper>
          ))}
        </TileGrid>
      )}
    </Section>
  );
}
