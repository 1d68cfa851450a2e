import { Box, Button, Group, NumberInput, Paper, Slider, Stack, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import {
  DETECTION_PARAMETERS,
  type DetectionParameters,
  type ParameterKey,
  parameterProblem,
} from '@rideline/detection-engine';
import { usePreferences } from '../../../app/me.api.ts';
import { inOwnUnits, labelWithUnit } from '../../../lib/detection-parameters.ts';
import { SaveWhatIf } from './save-what-if.tsx';
import { differenceText, type WhatIf } from './what-if.ts';
import styles from './what-if-panel.module.css';

interface Props {
  readonly urlHash: string;
  readonly applied: DetectionParameters;
  readonly parameters: DetectionParameters;
  readonly result: WhatIf;
  readonly onChange: (parameters: DetectionParameters) => void;
  readonly onClose: () => void;
}

/** Sliders for the seven parameters with a live preview on map, charts and table. Nothing is saved. */
export function WhatIfPanel({ urlHash, applied, parameters, result, onChange, onClose }: Props) {
  const preferences = usePreferences();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened this is gone, or further down.
  useEffect(() => heading.current?.focus(), []);
  const set = (key: ParameterKey, value: number) => onChange({ ...parameters, [key]: value });
  const changed = DETECTION_PARAMETERS.some(({ key }) => parameters[key] !== applied[key]);
  const valid = DETECTION_PARAMETERS.every(
    (parameter) => parameterProblem(parameter, parameters[parameter.key]) === null,
  );
  return (
    <Paper
      withBorder
      p="md"
      mt="md"
      style={{ borderColor: 'var(--rl-accent)' }}
      component="section"
      aria-label="Try other settings"
    >
      <Group gap={8} align="stretch" justify="space-between" mb={4}>
        <Title ref={heading} tabIndex={-1} order={3} size="h4">
          Try other settings
        </Title>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconX size={15} aria-hidden="true" />}
          onClick={onClose}
        >
          Exit preview
        </Button>
      </Group>
      <Text role="status" fw={600} mb="sm">
        {differenceText(result, preferences)}
      </Text>
      <Stack gap={8}>
        {DETECTION_PARAMETERS.map((parameter) => {
          const { key, inWords, step, slider } = parameter;
          const [low, high] = slider;
          const own = inOwnUnits(parameters[key], parameter, preferences);
          return (
            <div key={key} className={styles.parameter}>
              <Text component="span" size="sm" className={styles.label}>
                <span id={`what-if-${key}`}>{inWords}</span>{' '}
                <Box component="span" display="block" fz="xs" c="dimmed">
                  {labelWithUnit(parameter)}
                  {own !== null && ` = ${own}`}
                </Box>
              </Text>
              <Slider
                py="xs"
                thumbProps={{ 'aria-labelledby': `what-if-${key}` }}
                min={low}
                max={Math.max(high, parameters[key])}
                step={step}
                value={parameters[key]}
                label={null}
                onChange={(value) => set(key, Math.round(value / step) * step)}
              />
              <NumberInput
                size="xs"
                aria-label={labelWithUnit(parameter)}
                error={parameterProblem(parameter, parameters[key])}
                step={step}
                decimalScale={step < 1 ? 1 : 0}
                allowNegative={false}
                value={parameters[key]}
                onChange={(value) => {
                  if (typeof value === 'number') set(key, value);
                }}
              />
            </div>
          );
        })}
      </Stack>
      <Group mt="md" gap="xs">
        <Button size="sm" variant="default" disabled={!changed} onClick={() => onChange(applied)}>
          Reset
        </Button>
        <SaveWhatIf
          urlHash={urlHash}
          parameters={parameters}
          disabled={!changed || !valid}
          onSaved={onClose}
        />
      </Group>
    </Paper>
  );
}
