import { decodeTrack } from '@rideline/detection-engine';
import { useEffect, useState } from 'react';
import type { SurfType } from '../../app/api-types.ts';
import { keptFile } from '../../app/kept-file.ts';
import { triedFile } from '../../app/tried-file.ts';
import { useGetSiteQuery } from '../../app/site.api.ts';
import { createSession, type Session } from '../session/page/session.ts';
import type { FileToTry, TriedFile } from './analyze-file.ts';

const DEFAULT_LIMITS = { maxBytes: 25_000_000, maxPoints: 300_000 };

export interface ChosenFile {
  readonly file: File;
  readonly surfType: SurfType;
  /** Simulated, for somebody without a file. */
  readonly isSample?: boolean;
}

type Tried =
  | { readonly step: 'choosing'; readonly sentence: string | null }
  | { readonly step: 'analyzing' }
  | {
      readonly step: 'analyzed';
      readonly chosen: ChosenFile;
      readonly name: string;
      readonly session: Session;
    };

/** Analyzes a file in a worker. The worker ends with the signal, and when it has answered. */
export type AnalyzeFile = (request: FileToTry, signal: AbortSignal) => Promise<TriedFile>;

const analyzeInWorker: AnalyzeFile = (request, signal) =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./try.worker.ts', import.meta.url), { type: 'module' });
    const end = (result: TriedFile) => {
      worker.terminate();
      resolve(result);
    };
    signal.addEventListener('abort', () => worker.terminate());
    worker.onmessage = ({ data }: MessageEvent<TriedFile>) => end(data);
    worker.onerror = () => end({ sentence: "This file couldn't be read." });
    worker.postMessage(request);
  });

async function loadSample(): Promise<ChosenFile> {
  const { sampleFile } = await import('./sample-file.ts');
  return { file: sampleFile(), surfType: 'traveling_waves', isSample: true };
}

/**
 * A file chosen to be tried, and its session. The sample, a file that is kept to be saved, and one that was tried
 * before a reload are chosen at once.
 */
export function useTriedFile(isSample: boolean, analyze: AnalyzeFile = analyzeInWorker) {
  const maxBytes = useGetSiteQuery().data?.upload_limit_bytes ?? DEFAULT_LIMITS.maxBytes;
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [ended, setEnded] = useState<{ readonly chosen: ChosenFile; readonly tried: Tried } | null>(null);

  useEffect(() => {
    let unmounted = false;
    const find = async () =>
      isSample ? loadSample() : ((await keptFile.read()) ?? (await triedFile.read()));
    void find().then((found) => {
      if (found !== null && !unmounted) setChosen((before) => before ?? found);
    });
    return () => void (unmounted = true);
  }, [isSample]);

  useEffect(() => {
    if (chosen === null) return undefined;
    const ending = new AbortController();
    void analyze({ ...chosen, limits: { ...DEFAULT_LIMITS, maxBytes } }, ending.signal).then((result) => {
      if (ending.signal.aborted) return;
      if ('sentence' in result) {
        setEnded({ chosen, tried: { step: 'choosing', sentence: result.sentence } });
        return;
      }
      const session = createSession(result.activity, decodeTrack(result.track));
      setEnded({ chosen, tried: { step: 'analyzed', chosen, name: result.name, session } });
    });
    return () => ending.abort();
  }, [analyze, chosen, maxBytes]);

  const choose = (file: ChosenFile) => {
    setChosen(file);
    void triedFile.keep(file.file, file.surfType);
  };
  const reset = () => {
    void keptFile.clear();
    void triedFile.clear();
    setChosen(null);
  };
  return { tried: triedNow(chosen, ended), choose, reset };
}

function triedNow(
  chosen: ChosenFile | null,
  ended: { readonly chosen: ChosenFile; readonly tried: Tried } | null,
): Tried {
  if (chosen === null) return { step: 'choosing', sentence: null };
  return ended?.chosen === chosen ? ended.tried : { step: 'analyzing' };
}
