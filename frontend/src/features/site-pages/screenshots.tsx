import { Box } from '@mantine/core';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { IconX } from '@tabler/icons-react';
import { Screenshot } from '../../ui/screenshot.tsx';
import landing from './landing.module.css';
import styles from './screenshots.module.css';

interface Shown {
  name: string;
  small?: string;
  alt: string;
  caption: string;
}

const SCREENSHOTS: readonly [Shown, Shown] = [
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
  const [shown, setShown] = useState<Shown>(SCREENSHOTS[0]);
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
          <Screenshot {...screenshot} />
          <Box
            component="span"
            py={14}
            px={18}
            fz="0.9375rem"
            fw={600}
            style={{ borderTop: '1px solid var(--rl-border)' }}
          >
            {screenshot.caption}
          </Box>
        </button>
      ))}
      <Lightbox ref={dialog} label={shown.alt}>
        <Screenshot {...shown} />
      </Lightbox>
    </section>
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
