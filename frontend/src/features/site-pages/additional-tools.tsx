import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import styles from './additional-tools.module.css';
import landing from './landing.module.css';

const VIDEO_CHANNEL = 'https://www.youtube.com';

export function AdditionalTools() {
  return (
    <section className={landing.section} aria-labelledby="tools">
      <div className={styles.panel}>
        <div>
          <h2 id="tools" className={styles.heading}>
            Additional Tools
          </h2>
          <p className={styles.text}>
            A separate editor for cutting the video of a long session down to the waves you rode.
          </p>
        </div>
        <div className={styles.actions}>
          <Button component={Link} to="/video-editor" reloadDocument size="md">
            Try Our Surf Video Editor
          </Button>
          <a href={VIDEO_CHANNEL} target="_blank" rel="noopener noreferrer" className={styles.channel}>
            Watch surf videos on YouTube
          </a>
        </div>
      </div>
    </section>
  );
}
