import type { DetectionParameters } from '@rideline/detection-engine';
import { DETECTION_PARAMETERS } from '../../lib/detection-parameters.ts';
import styles from './parameter-values.module.css';

/** The seven values of one profile, side by side. */
export function ParameterValues({ parameters }: { parameters: DetectionParameters }) {
  return (
    <dl className={styles.values}>
      {DETECTION_PARAMETERS.map(({ key, label, unit }) => (
        <div key={key} className={styles.value}>
          <dt>{label}</dt>
          <dd>
            {parameters[key]} {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
