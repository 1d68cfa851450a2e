import type { MetadataTags, Target } from 'mediabunny';
import { useEffect, useRef, useState } from 'react';
import { saveBlob } from '../../../lib/save-blob.ts';
import { CannotExport, type Job } from '../export/job.ts';
import { clearOutputs, MP4, writeOutput } from '../export/output-file.ts';
import { takenAt } from '../export/taken-at.ts';

/** A file to be written. */
interface Output {
  readonly name: string;
  /** Epoch milliseconds of its first picture. */
  readonly taken: number;
  readonly tags: MetadataTags;
  readonly write: (target: Target, job: Job) => Promise<void>;
  /** Its size, if that is known. */
  readonly bytes: number | null;
}

/** What is being written, or was. */
export interface ExportState {
  /** The file being written; null when nothing is. */
  readonly name: string | null;
  readonly progress: number;
  readonly saved: File | null;
  /** What the saved file lacks. */
  readonly missing: readonly string[];
  readonly problem: string | null;
}

const IDLE: ExportState = { name: null, progress: 0, saved: null, missing: [], problem: null };
const FAILED = "The clip couldn't be written. The video may be damaged, or the device out of space.";

/** Writes one clip at a time and saves it as a file. Closing the tab meanwhile asks first. */
export function useExport() {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController | null>(null);
  const isBusy = state.name !== null;

  const run = async ({ name, taken, tags, write, bytes }: Output) => {
    if (running.current !== null) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ ...IDLE, name });
    const onProgress = (exact: number) => {
      // Drawing the page for each frame would slow down the export.
      const progress = Math.floor(exact * 100) / 100;
      if (!signal.aborted) setState((now) => (now.progress === progress ? now : { ...now, progress }));
    };
    const missing: string[] = [];
    const onMissing = (sentence: string) => missing.push(sentence);
    try {
      const job = { tags, signal, onProgress, onMissing };
      const content = await takenAt(await writeOutput((target) => write(target, job), bytes), taken);
      signal.throwIfAborted();
      saveBlob(name, content);
      setState({ ...IDLE, missing, saved: new File([content], name, { type: MP4 }) });
    } catch (error) {
      const problem = error instanceof CannotExport ? error.message : FAILED;
      setState({ ...IDLE, problem: signal.aborted ? null : problem });
    } finally {
      running.current = null;
    }
  };

  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);
  useEffect(() => {
    void clearOutputs();
    return () => {
      if (running.current === null) void clearOutputs();
      else running.current.abort();
    };
  }, []);

  return { ...state, isBusy, run, cancel: () => running.current?.abort() };
}
