import { Button } from '@mantine/core';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { deploymentServed, networkSentence } from '../app/missing-code.ts';
import { ErrorState } from './states.tsx';

const RELOAD_NEEDED = "Part of this page didn't load. Reload the page to try again.";

interface Failure {
  readonly problem: string;
  /** Null if only a reload helps: the browser cached the failed import, or a deployment removed the code. */
  readonly retry: (() => void) | null;
}

interface Options<Props> {
  /** Shown while loading. */
  readonly waiting?: ReactNode;
  /** Shown while loading instead of `waiting`, if it depends on the props. */
  readonly Waiting?: ComponentType<Props>;
  /** Shown when loading failed. */
  readonly Failed?: ComponentType<Props & Failure>;
}

const LoadFailed = ({ problem, retry }: Failure) => (
  <ErrorState message={problem}>
    <Button size="sm" onClick={retry ?? (() => window.location.reload())}>
      {retry === null ? 'Reload page' : 'Retry'}
    </Button>
  </ErrorState>
);

/** A component whose code is loaded on first render. When loading fails, an error with a button takes its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, Waiting, Failed = LoadFailed }: Options<Props> = {},
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState<'unreachable' | 'needs-reload' | null>(null);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let unmounted = false;
      const start = async () => {
        try {
          loaded = await load();
          if (!unmounted) setPart(() => loaded);
        } catch {
          const served = await deploymentServed();
          if (!unmounted) setFailed(served === 'unreachable' ? 'unreachable' : 'needs-reload');
        }
      };
      void start();
      return () => void (unmounted = true);
    }, [attempt]);

    if (Part !== null) return <Part {...props} />;
    if (failed === null) return Waiting === undefined ? waiting : <Waiting {...props} />;
    if (failed === 'needs-reload') return <Failed {...props} problem={RELOAD_NEEDED} retry={null} />;
    const retry = () => {
      setFailed(null);
      setAttempt(attempt + 1);
    };
    return <Failed {...props} problem={networkSentence()} retry={retry} />;
  };
}
