import { DETECTION_PARAMETERS, type DetectionParameters } from '@rideline/detection-engine';
import { withUnit } from '../../lib/detection-parameters.ts';
import styles from './parameter-values.module.css';

export function ParameterValues({ parameters }: { parameters: DetectionParameters }) {
  return (
    <dl className={styles.values}>
      {DETECTION_PARAMETERS.map((parameter) => (
        <div key={parameter.key} className={styles.value}>
          <dt>{parameter.label}</dt>
          <dd>{withUnit(parameters[parameter.key], parameter)}</dd>
        </div>
      ))}
    </dl>
  );
}
