import { useCallback, useEffect, useState } from 'react';

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
