import { Button, Code, CopyButton, Text } from '@mantine/core';
import styles from './key-panel.module.css';

const COPIED_FOR_MS = 2000;

export function KeyPanel({ activationKey }: { activationKey: string }) {
  return (
    <>
      <Text fw={600}>Your activation key</Text>
      <div className={styles.row}>
        <Code className={styles.key}>{activationKey}</Code>
        <CopyButton value={activationKey} timeout={COPIED_FOR_MS}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied!' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        This key is assigned to your account.
      </Text>
    </>
  );
}
