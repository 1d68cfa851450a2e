import { useComputedColorScheme } from '@mantine/core';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { IconX } from '@tabler/icons-react';
import landing from './landing.module.css';
import styles from './screenshots.module.css';

interface Screenshot {
  /** Each has a light and a dark picture. */
  name: string;
  /** The same screen on a phone. */
  small?: string;
  alt: string;
  caption: string;
}

const SCREENSHOTS: readonly [Screenshot, Screenshot] = [
  {
    name: 'stats',
    small: 'stats-mobile',
    alt: 'The statistics and the ride table of one surf session',
    caption: 'Numbers for every ride',
  },
  {
    name: 'map',
    alt: 'The map of a surf session with its rides highlighted',
    caption: 'Your lines on the map',
  },
];

/** Two screenshots that open in full size. */
export function Screenshots() {
  const [shown, setShown] = useState<Screenshot>(SCREENSHOTS[0]);
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <section className={`${landing.section} ${styles.pair}`} aria-label="Screenshots">
      {SCREENSHOTS.map((screenshot) => (
        <button
          key={screenshot.name}
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

function Picture({ screenshot: { name, small, alt } }: { screenshot: Screenshot }) {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const fileOf = (picture: string) => `/screenshots/${picture}${scheme === 'dark' ? '-dark' : ''}.webp`;
  return (
    <picture>
      {small !== undefined && (
        <source media="(max-width: 48em)" srcSet={fileOf(small)} width={780} height={1200} />
      )}
      <img src={fileOf(name)} width={1440} height={900} alt={alt} decoding="async" />
    </picture>
  );
}

/** A full-screen image, closed by the backdrop, the button or Escape. */
function Lightbox({
  ref,
  label,
  children,
}: {
  ref: Ref<HTMLDialogElement>;
  label: string;
  children: ReactNode;
}) {
  return (
    <dialog
      ref={ref}
      className={styles.lightbox}
      aria-label={label}
      onClick={({ target, currentTarget }) => {
        if (!(target instanceof HTMLImageElement)) currentTarget.close();
      }}
    >
      <button type="button" className={styles.close} aria-label="Close picture">
        <IconX size={24} />
      </button>
      {children}
    </dialog>
  );
}
