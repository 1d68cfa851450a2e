import { Alert } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** Result of the last submit, shown inside its form. */
export function Notice({ success, failure }: { success: string | null; failure: string | null }) {
  if (failure !== null) {
    return (
      <Alert color="red" role="alert">
        {failure}
      </Alert>
    );
  }
  return success === null ? null : (
    <Alert color="green" role="status">
      {success}
    </Alert>
  );
}

/** A message that disappears after `forMs`. */
export function useTimedMessage(forMs: number) {
  const [message, setMessage] = useState<string | null>(null);
  const { start, clear } = useTimeout(() => setMessage(null), forMs);
  const show = (text: string) => {
    setMessage(text);
    clear();
    start();
  };
  return { message, show };
}
