import { DETECTION_PARAMETERS, type DetectionParameters } from '@rideline/detection-engine';
import { usePreferences } from '../../app/me.api.ts';
import { inBothUnits } from '../../lib/detection-parameters.ts';
import styles from './parameter-values.module.css';

export function ParameterValues({ parameters }: { parameters: DetectionParameters }) {
  const preferences = usePreferences();
  return (
    <dl>
      {DETECTION_PARAMETERS.map((parameter) => (
        <div key={parameter.key} className={styles.value}>
          <dt>{parameter.label}</dt>
          <dd>{inBothUnits(parameters[parameter.key], parameter, preferences)}</dd>
        </div>
      ))}
    </dl>
  );
}
