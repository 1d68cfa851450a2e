import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useOffered } from '../../app/site.api.ts';
import styles from './additional-tools.module.css';
import landing from './landing.module.css';

const VIDEO_CHANNEL = 'https://www.youtube.com';

export function AdditionalTools() {
  const { videoEditor } = useOffered();
  return (
    <section className={landing.section} aria-labelledby="tools">
      <div className={styles.panel}>
        <div>
          <h2 id="tools" className={styles.heading}>
            Additional Tools
          </h2>
          <p className={styles.text}>
            {videoEditor
              ? 'Trim a long session video down to just the waves you rode.'
              : 'See sessions from the water on our video channel.'}
          </p>
        </div>
        <div className={styles.actions}>
          {videoEditor && (
            <Button component={Link} to="/video-editor" reloadDocument size="md">
              Try Our Surf Video Editor
            </Button>
          )}
          <a href={VIDEO_CHANNEL} target="_blank" rel="noopener noreferrer" className={styles.channel}>
            Watch surf videos on YouTube
          </a>
        </div>
      </div>
    </section>
  );
}
