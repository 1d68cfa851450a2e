import { useCallback, useEffect, useState } from 'react';

/** A message that goes away by itself; `done` runs when it does. */
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
