import { DETECTION_PARAMETERS } from '@rideline/detection-engine';
import { Section } from '../../ui/section.tsx';
import styles from './parameter-list.module.css';

export function ParameterList() {
  return (
    <Section title="What the settings mean">
      <dl className={styles.list}>
        {DETECTION_PARAMETERS.map((parameter) => (
          <div key={parameter.key} className={styles.entry}>
            <dt>
              {parameter.label}
              {parameter.unit !== 'points' && <span className={styles.unit}> ({parameter.unit})</span>}
            </dt>
            <dd>
              {parameter.explanation}{' '}
              <span className={styles.unit}>
                Default: {parameter.default}. From {parameter.min} to {parameter.max}.
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
