import { useGetOutlineQuery } from './outlines.api.ts';
import styles from './track-picture.module.css';

/** A small picture of a session's track with its rides. */
export function TrackPicture({ urlHash }: { urlHash: string }) {
  const { data } = useGetOutlineQuery(urlHash);
  return (
    <svg className={styles.picture} viewBox="0 0 64 64" aria-hidden="true">
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
