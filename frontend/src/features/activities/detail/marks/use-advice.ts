import type { DetectionParameters, Mark, SettingsAdvice, SurfType, Track } from '@rideline/detection-engine';
import { useEffect, useMemo, useState } from 'react';

export interface AdviceQuestion {
  readonly track: Track;
  readonly surfType: SurfType;
  readonly parameters: DetectionParameters;
  readonly marks: readonly Mark[];
}

export type AdviceState =
  | { readonly phase: 'none' }
  | { readonly phase: 'looking' }
  /** null: no parameters agree with more of the marks. */
  | { readonly phase: 'found'; readonly advice: SettingsAdvice | null };

/** Asks the engine which parameters would agree with the marks, beside the page. */
export function useAdvice({ track, surfType, parameters, marks }: AdviceQuestion): AdviceState {
  const question = useMemo(
    () => (marks.length === 0 ? null : { track, surfType, parameters, marks }),
    [track, surfType, parameters, marks],
  );
  const [answer, setAnswer] = useState<{
    question: AdviceQuestion;
    advice: SettingsAdvice | null;
  } | null>(null);
  useEffect(() => {
    if (question === null) return;
    const worker = new Worker(new URL('./advise.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<SettingsAdvice | null>) =>
      setAnswer({ question, advice: data });
    worker.postMessage(question);
    return () => worker.terminate();
  }, [question]);
  if (question === null) return { phase: 'none' };
  return answer?.question === question ? { phase: 'found', advice: answer.advice } : { phase: 'looking' };
}
