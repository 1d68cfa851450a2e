import { Fieldset, NumberInput, SimpleGrid, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { labelWithUnit } from '../../../lib/detection-parameters.ts';
import type { RedetectionDraft } from './redetection-draft.ts';

/** The seven parameters; each stays as every session has it until it is filled in. */
export function ParameterOverrides({ form }: { form: UseFormReturnType<RedetectionDraft> }) {
  return (
    <Fieldset legend="Other parameters">
      <Text size="sm" c="dimmed" mb="sm">
        An empty field leaves what each session was detected with.
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
