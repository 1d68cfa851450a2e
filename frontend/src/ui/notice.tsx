import { Alert } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';

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

/** A message that disappears after `forMs`; then calls `done`. */
export function useTimedMessage(forMs: number, done?: () => void) {
  const [message, setMessage] = useState<string | null>(null);
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer), [timer]);
  const show = useCallback(
    (text: string) => {
      setMessage(text);
      setTimer(
        setTimeout(() => {
          setMessage(null);
          done?.();
        }, forMs),
      );
    },
    [forMs, done],
  );
  return { message, show };
}
