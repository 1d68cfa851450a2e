import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import styles from './take-offs.module.css';

const MOST = 5;

interface Props {
  readonly distance: readonly number[];
  readonly addressOf: (row: number) => string;
  readonly describe: (row: number) => string;
}

/** The longest rides on the map as links: the way to them by keyboard, and without a map. */
export function LongestRides({ distance, addressOf, describe }: Props) {
  const rows = distance
    .map((_, row) => row)
    .sort((a, b) => (distance[b] ?? 0) - (distance[a] ?? 0))
    .slice(0, MOST);
  return (
    <div className={styles.longest}>
      <span>Longest here:</span>
      <ul aria-label="Longest rides here">
        {rows.map((row) => (
          <li key={row}>
            <RouterAnchor to={addressOf(row)} size="sm">
              {describe(row)}
            </RouterAnchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
