import { useComputedColorScheme } from '@mantine/core';
import { Section } from '../../../ui/section.tsx';
import { Activation } from './activation.tsx';
import { DetectionFigures } from './detection.tsx';
import styles from './insights.module.css';
import { IntakeFigures } from './intake.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { usePeriod } from './period.ts';
import { Retention } from './retention.tsx';
import { StorageFigure } from './storage.tsx';

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
      <div className={styles.figures}>
        <div className={styles.wide}>
          <Activation {...both} />
        </div>
        <div className={styles.wide}>
          <Retention {...both} />
        </div>
        <IntakeFigures {...both} />
        <DetectionFigures {...both} />
        <div className={styles.wide}>
          <StorageFigure {...both} />
        </div>
      </div>
    </Section>
  );
}
