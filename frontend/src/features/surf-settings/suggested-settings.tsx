import { Button, Paper, Title } from '@mantine/core';
import { sentenceOf } from '../../app/problem.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingBlock } from '../../ui/loading-block.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './cards.module.css';
import { ParameterValues } from './parameter-values.tsx';
import { useGetSuggestionsQuery, type ProfileFields } from './surf-settings.api.ts';
import { titleCase } from './title-case.ts';

export function SuggestedSettings({ onUse }: { onUse: (start: ProfileFields) => void }) {
  const { data, error, refetch } = useGetSuggestionsQuery();
  return (
    <Section
      title="System Suggested Surf Settings"
      lead="A good start for common conditions. Use one as the start of a profile of your own."
    >
      {error !== undefined ? (
        <ErrorState message={sentenceOf(error, 'Failed to load settings. Please try again.')}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </ErrorState>
      ) : data === undefined ? (
        <LoadingBlock label="Loading suggested settings" rows={2} height={120} />
      ) : (
        <ul className={styles.grid}>
          {data.map(({ name, ...parameters }) => (
            <Paper component="li" withBorder radius="lg" key={name} className={styles.card}>
              <Title order={3}>{titleCase(name)}</Title>
              <ParameterValues parameters={parameters} />
              <Button
                variant="default"
                mt="auto"
                aria-label={`Use ${titleCase(name)} as a start`}
                onClick={() => onUse({ setting_name: titleCase(name), ...parameters })}
              >
                Use as a start
              </Button>
            </Paper>
          ))}
        </ul>
      )}
    </Section>
  );
}
