import { Button } from '@mantine/core';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { networkProblem } from '../app/problem.ts';
import { ErrorState } from './error-state.tsx';

interface Failure {
  readonly problem: string;
  readonly retry: () => void;
}

interface Options<Props> {
  /** In its place while its code is on the way. */
  readonly waiting?: ReactNode;
  /** In its place where its code did not arrive. */
  readonly Failed?: ComponentType<Props & Failure>;
}

const SentenceAndRetry = ({ problem, retry }: Failure) => (
  <ErrorState message={problem}>
    <Button size="sm" onClick={retry}>
      Retry
    </Button>
  </ErrorState>
);

/**
 * A part of a page whose code is fetched when it is first shown. Where that fails, a sentence and a retry take its
 * place and the page stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Failed = SentenceAndRetry }: Options<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [problem, setProblem] = useState<string | null>(null);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let over = false;
      load().then(
        (part) => {
          loaded = part;
          if (!over) setPart(() => part);
        },
        () => {
          if (!over) setProblem(networkProblem().detail ?? '');
        },
      );
      return () => void (over = true);
    }, [attempt]);

    if (Part !== null) return <Part {...props} />;
    if (problem === null) return waiting;
    const retry = () => {
      setProblem(null);
      setAttempt(attempt + 1);
    };
    return <Failed {...props} problem={problem} retry={retry} />;
  };
}
