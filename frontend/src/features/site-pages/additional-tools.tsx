import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useOffered } from '../../app/site.api.ts';
import { VideoScreenshot } from '../../ui/screenshot.tsx';
import styles from './additional-tools.module.css';
import landing from './landing.module.css';

/** The video editor, and the creator's video channel where this installation has one. */
export function AdditionalTools() {
  const { videoChannel } = useOffered();
  return (
    <section className={landing.section} aria-labelledby="tools">
      <div className={styles.panel}>
        <div>
          <h2 id="tools" className={styles.heading}>
            Additional Tools
          </h2>
          <p className={styles.text}>
            Trim a long session video down to just the waves you rode. Your video stays on your device.
          </p>
          <div className={styles.actions}>
            <Button component={Link} to="/video-editor" reloadDocument size="md">
              Try Our Surf Video Editor
            </Button>
            {videoChannel !== null && (
              <a href={videoChannel} target="_blank" rel="noopener noreferrer" className={styles.channel}>
                Watch our surf videos
              </a>
            )}
          </div>
        </div>
        <VideoScreenshot className={styles.picture} />
      </div>
    </section>
  );
}
