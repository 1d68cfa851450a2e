import { useNavigation } from 'react-router-dom';
import styles from './route-progress.module.css';

/** A thin line at the top while the next page's code is on its way. */
export function RouteProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
}
