import { Fieldset, NumberInput, SimpleGrid, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { labelWithUnit } from '../../../lib/detection-parameters.ts';
import type { RedetectionDraft } from './redetection-draft.ts';

/** Fields for the seven parameters; an empty one is not overridden. */
export function ParameterOverrides({ form }: { form: UseFormReturnType<RedetectionDraft> }) {
  return (
    <Fieldset legend="Parameter overrides">
      <Text size="sm" c="dimmed" mb="sm">
        Leave a field empty to keep each session&apos;s own setting.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="md">
        {DETECTION_PARAMETERS.map((parameter) => (
          <NumberInput
            key={parameter.key}
            label={labelWithUnit(parameter)}
            placeholder={`${parameter.min} to ${parameter.max}`}
            step={parameter.step}
            min={parameter.min}
            max={parameter.max}
            clampBehavior="none"
            decimalScale={parameter.step < 1 ? 1 : 0}
            {...form.getInputProps(parameter.key)}
          />
        ))}
      </SimpleGrid>
    </Fieldset>
  );
}
