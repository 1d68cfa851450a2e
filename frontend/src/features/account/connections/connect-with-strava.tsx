import styles from './connect-with-strava.module.css';

/** Strava's button as its brand guidelines have it: their orange, their wording, 48 px high. */
export function ConnectWithStrava({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} disabled={busy} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
        <path d="M10.4 1 3.7 14h4l2.7-5.3 2.7 5.3h4z" />
        <path d="m15.1 23-4.6-9h2.7l1.9 3.8L17 14h2.7z" opacity="0.65" />
      </svg>
      Connect with Strava
    </button>
  );
}
