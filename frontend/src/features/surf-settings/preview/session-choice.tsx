import { NativeSelect } from '@mantine/core';
import { formatDate } from '../../../lib/dates.ts';
import { useListOwnSessionsQuery, type OwnSession } from './own-sessions.api.ts';
import styles from './preview.module.css';

const SAMPLE = 'sample';

const labelOf = ({ activity_name, activity_time }: OwnSession): string =>
  `${activity_name ?? 'Unnamed Activity'} (${formatDate(activity_time)})`;

interface Props {
  readonly chosen: string | null;
  readonly onChosen: (urlHash: string | null) => void;
}

/** Which session the settings are tried on; who has none yet tries them on the sample. */
export function SessionChoice({ chosen, onChosen }: Props) {
  const { data: sessions = [] } = useListOwnSessionsQuery();
  if (sessions.length === 0) return <span className={styles.title}>On a sample session</span>;
  return (
    <NativeSelect
      label="Try it on"
      size="sm"
      value={chosen ?? SAMPLE}
      onChange={({ currentTarget: { value } }) => onChosen(value === SAMPLE ? null : value)}
      data={[
        { value: SAMPLE, label: 'A sample session' },
        ...sessions.map((session) => ({ value: session.url_hash, label: labelOf(session) })),
      ]}
    />
  );
}
