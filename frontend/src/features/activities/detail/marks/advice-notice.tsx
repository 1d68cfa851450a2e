import { Button } from '@mantine/core';
import {
  DETECTION_PARAMETERS,
  type DetectionParameters,
  type SettingsAdvice,
} from '@rideline/detection-engine';
import { withUnit } from '../../../../lib/detection-parameters.ts';
import styles from './marks-panel.module.css';
import type { AdviceState } from './use-advice.ts';

interface Props {
  readonly state: AdviceState;
  readonly applied: DetectionParameters;
  readonly total: number;
  readonly onTry: (parameters: DetectionParameters) => void;
}

const rides = (count: number) => (count === 1 ? '1 ride' : `${count} rides`);

function consequence({ ridesBefore, ridesAfter, gained, lost }: SettingsAdvice): string {
  return `${rides(ridesAfter)} instead of ${ridesBefore} before your marks: ${gained.length} new, ${lost.length} gone.`;
}

/** What the engine proposes for the marks. Nothing happens before the person tries it. */
export function AdviceNotice({ state, applied, total, onTry }: Props) {
  if (state.phase === 'none') return null;
  if (state.phase === 'looking') {
    return (
      <div className={styles.advice} role="status">
        <p className={styles.quiet}>Looking for parameters that agree with your marks...</p>
      </div>
    );
  }
  const { advice } = state;
  if (advice === null) {
    return (
      <div className={styles.advice} role="status">
        <p className={styles.quiet}>
          Your marks count as they are. No other parameters agree with more of them.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.advice} role="status">
      <p>
        With these parameters detection would agree with {advice.marksHonoured} of {total}{' '}
        {total === 1 ? 'mark' : 'marks'} by itself, now {advice.marksHonouredBefore}:
      </p>
      <ul>
        {DETECTION_PARAMETERS.filter(({ key }) => advice.changed.includes(key)).map((parameter) => (
          <li key={parameter.key}>
            {parameter.label}: {withUnit(advice.parameters[parameter.key], parameter)} instead of{' '}
            {withUnit(applied[parameter.key], parameter)}
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{consequence(advice)}</p>
      <Button size="compact-sm" variant="light" onClick={() => onTry(advice.parameters)}>
        Try it
      </Button>
    </div>
  );
}
