import { Button, CopyButton, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import styles from './share-link.module.css';

const COPIED_FOR_MS = 2000;

/** The address to send around. */
export function ShareLink({ urlHash }: { urlHash: string }) {
  const link = `${window.location.origin}/public/activity/${urlHash}`;
  return (
    <div className={styles.link}>
      <TextInput
        className={styles.field}
        aria-label="Link to the session"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton value={link} timeout={COPIED_FOR_MS}>
        {({ copied, copy }) => (
          <Button
            onClick={copy}
            leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
            aria-live="polite"
          >
            {copied ? 'Copied!' : 'Copy Link'}
          </Button>
        )}
      </CopyButton>
    </div>
  );
}
