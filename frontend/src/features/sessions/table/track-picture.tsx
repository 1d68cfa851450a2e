import { useGetOutlineQuery } from './outlines.api.ts';
import styles from './track-picture.module.css';

/** A picture of a session's track with its rides: a thumbnail, or as wide as its card. */
export function TrackPicture({ urlHash, large }: { urlHash: string; large?: true }) {
  const { data } = useGetOutlineQuery(urlHash);
  return (
    <svg className={styles.picture} data-large={large} viewBox="0 0 64 64" aria-hidden="true">
      {data && (
        <>
          {data.sea && (
            <>
              <rect width="64" height="64" className={styles.land} />
              <path d={data.sea} className={styles.sea} />
            </>
          )}
          <path d={data.way} className={styles.way} />
          <path d={data.rides} className={styles.rides} />
        </>
      )}
    </svg>
  );
}
