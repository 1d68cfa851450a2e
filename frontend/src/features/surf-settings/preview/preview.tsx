import { detectRides } from '@rideline/detection-engine';
import { useElementSize } from '@mantine/hooks';
import { useDeferredValue, useMemo } from 'react';
import { toFields, type Draft } from '../profile-draft.ts';
import { NearMisses } from './near-misses.tsx';
import { PreviewChart } from './preview-chart.tsx';
import styles from './preview.module.css';
import { sampleSession } from './sample-session.ts';

/** What the settings make of a sample session, found again in the browser as they are moved. */
export function Preview({ draft }: { draft: Draft }) {
  const { ref, width } = useElementSize();
  const fields = useDeferredValue(toFields({ ...draft, setting_name: 'preview' }));
  const key = JSON.stringify(fields);
  const detection = useMemo(
    () => (fields === null ? null : detectRides(sampleSession(), 'traveling_waves', fields)),
    // The values decide, not the object that carries them.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [key],
  );

  return (
    <figure className={styles.preview}>
      <figcaption className={styles.caption}>
        <span className={styles.title}>On a sample session</span>
        <span role="status">
          {detection === null
            ? 'Fill in every setting to see its effect.'
            : `${detection.rides.length} ${detection.rides.length === 1 ? 'ride' : 'rides'} found`}
        </span>
      </figcaption>
      <div ref={ref} className={styles.chart}>
        {detection !== null && fields !== null && width > 0 && (
          <PreviewChart track={sampleSession()} detection={detection} parameters={fields} width={width} />
        )}
      </div>
      {detection !== null && (
        <NearMisses start={sampleSession().time[0] ?? 0} misses={detection.nearMisses} />
      )}
    </figure>
  );
}
