import type { DetectionParameters, Mark, SettingsAdvice, SurfType, Track } from '@rideline/detection-engine';
import { useEffect, useMemo, useState } from 'react';

export interface AdviceRequest {
  readonly track: Track;
  readonly surfType: SurfType;
  readonly parameters: DetectionParameters;
  readonly marks: readonly Mark[];
  readonly sport: string | null;
  /** In use; null for none. */
  readonly usualHeading: number | null;
}

export type AdviceState =
  | { readonly phase: 'none' }
  | { readonly phase: 'searching' }
  /** null if no parameters agree with more marks. */
  | { readonly phase: 'found'; readonly advice: SettingsAdvice | null };

/** Searches in a worker for parameters that agree with the marks. */
export function useAdvice(wanted: AdviceRequest): AdviceState {
  const { track, surfType, parameters, marks, sport, usualHeading } = wanted;
  const request = useMemo(
    () => (marks.length === 0 ? null : { track, surfType, parameters, marks, sport, usualHeading }),
    [track, surfType, parameters, marks, sport, usualHeading],
  );
  const [answer, setAnswer] = useState<{
    request: AdviceRequest;
    advice: SettingsAdvice | null;
  } | null>(null);
  useEffect(() => {
    if (request === null) return;
    const worker = new Worker(new URL('./advise.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<SettingsAdvice | null>) =>
      setAnswer({ request, advice: data });
    worker.postMessage(request);
    return () => worker.terminate();
  }, [request]);
  if (request === null) return { phase: 'none' };
  return answer?.request === request ? { phase: 'found', advice: answer.advice } : { phase: 'searching' };
}
