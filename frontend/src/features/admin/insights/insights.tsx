import { Box, SimpleGrid, useComputedColorScheme } from '@mantine/core';
import { Section } from '../../../ui/section.tsx';
import { Activation } from './activation.tsx';
import { DetectionFigures } from './detection.tsx';
import { IntakeFigures } from './intake.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { usePeriod } from './period.ts';
import { Retention } from './retention.tsx';
import { StorageFigure } from './storage.tsx';
import { WatchAgreementFigure } from './watch-agreement.tsx';

/** Where the community grows and where it is stuck, over one period for all figures. */
export function Insights({ firstMonth }: { /** First month with a user. */ firstMonth: string | undefined }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { period, current, choose } = usePeriod();
  const both = { period, scheme };
  return (
    <Section
      title="Insights"
      lead="Months are in Pacific time."
      actions={
        <PeriodPicker period={period} first={firstMonth ?? current} current={current} onChoose={choose} />
      }
    >
      <SimpleGrid cols={{ base: 1, md: 2 }}>
        <Box style={{ gridColumn: '1 / -1' }}>
          <Activation {...both} />
        </Box>
        <Box style={{ gridColumn: '1 / -1' }}>
          <Retention {...both} />
        </Box>
        <IntakeFigures {...both} />
        <DetectionFigures {...both} />
        <Box style={{ gridColumn: '1 / -1' }}>
          <WatchAgreementFigure {...both} />
        </Box>
        <Box style={{ gridColumn: '1 / -1' }}>
          <StorageFigure {...both} />
        </Box>
      </SimpleGrid>
    </Section>
  );
}
