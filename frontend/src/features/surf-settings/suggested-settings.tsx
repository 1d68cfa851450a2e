import { Button, Paper, Stack, Title } from '@mantine/core';
import { sentenceOf } from '../../app/problem.ts';
import { ErrorState, LoadingBlock } from '../../ui/states.tsx';
import { Section } from '../../ui/section.tsx';
import { ParameterValues } from './parameter-values.tsx';
import { useGetSystemSuggestionsQuery } from '../../app/profiles.api.ts';
import type { SettingFields } from '../../app/api-types.ts';
import { TileGrid } from '../../ui/tile-grid.ts';

const SPELLED: ReadonlyMap<string, string> = new Map([
  ['and', 'and'],
  ['sup', 'SUP'],
]);

/** 'longboard_and_sup' -> 'Longboard and SUP' */
const titleCase = (name: string): string =>
  name
    .split('_')
    .map((word) => SPELLED.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

export function SuggestedSettings({ onUse }: { onUse: (start: SettingFields) => void }) {
  const { data, error, refetch } = useGetSystemSuggestionsQuery();
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
                  variant="default"
                  mt="auto"
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
