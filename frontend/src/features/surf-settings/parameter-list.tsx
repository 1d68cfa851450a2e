import { DEFAULT_DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { DETECTION_PARAMETERS } from '../../lib/detection-parameters.ts';
import { Section } from '../../ui/section.tsx';
import styles from './parameter-list.module.css';

/** What each of the seven parameters does, in words. */
export function ParameterList() {
  return (
    <Section title="What the settings mean">
      <dl className={styles.list}>
        {DETECTION_PARAMETERS.map(({ key, label, unit, min, max, explanation }) => (
          <div key={key} className={styles.entry}>
            <dt>
              {label} <span className={styles.unit}>({unit})</span>
            </dt>
            <dd>
              {explanation}{' '}
              <span className={styles.unit}>
                Default: {DEFAULT_DETECTION_PARAMETERS[key]}. From {min} to {max}.
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
