import { IconX } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import styles from './lightbox.module.css';

/** A full-screen image, closed by the backdrop, the button or Escape. */
export function Lightbox({
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
