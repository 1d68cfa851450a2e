import { useRef, useState } from 'react';
import landing from './landing.module.css';
import { Lightbox } from './lightbox.tsx';
import { SCREENSHOTS, type Screenshot } from './screenshot-list.ts';
import styles from './screenshots.module.css';

/** Two pictures of the product; each opens in full. */
export function Screenshots() {
  const [shown, setShown] = useState<Screenshot>(SCREENSHOTS[0]);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <section className={`${landing.section} ${styles.pair}`} aria-label="Screenshots">
      {SCREENSHOTS.map((screenshot) => (
        <button
          key={screenshot.src}
          type="button"
          className={styles.shot}
          aria-haspopup="dialog"
          aria-label={`Enlarge: ${screenshot.alt}`}
          onClick={() => {
            setShown(screenshot);
            dialog.current?.showModal();
          }}
        >
          <Picture screenshot={screenshot} />
          <span className={styles.caption}>{screenshot.caption}</span>
        </button>
      ))}
      <Lightbox ref={dialog} label={shown.alt}>
        <Picture screenshot={shown} />
      </Lightbox>
    </section>
  );
}

function Picture({ screenshot: { src, small, alt } }: { screenshot: Screenshot }) {
  return (
    <picture>
      {small !== undefined && <source media="(max-width: 48em)" srcSet={small} width={780} height={1200} />}
      <img src={src} width={1440} height={900} alt={alt} decoding="async" />
    </picture>
  );
}
