import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector, useAppStore } from '../../../app/hooks.ts';
import { sentenceOf, type ApiProblem } from '../../../app/problem.ts';
import { SERVICE_BY_NAME } from '../../../app/services.ts';
import type { Service } from '../../../app/site.api.ts';
import {
  NO_RUN,
  type Progress,
  type RowState,
  syncRunChanged,
  type SyncRun,
} from '../../../app/sync-runs.ts';
import { showErrorToast, showSuccessToast } from '../../../ui/toast.ts';
import type { Outcome, ShowOutcome } from '../banners.tsx';
import type { SyncedActivity } from '../../../app/connections.api.ts';
import { RECONNECT, useAnalyzeSyncedMutation, type AnalyzeAs } from '../sync.api.ts';
import { runAtMost } from './run-at-most.ts';

const MAX_PARALLEL_ANALYSES = 3;
const FALLBACKS: Readonly<Record<AnalyzeAs, string>> = {
  ocean: 'Failed to analyze activity',
  skook: 'Failed to analyze skook activity',
};

/** No connection, a lost authorization, or a limit of the service: the next activity would fail alike. */
const stopsRun = ({ status, code }: ApiProblem) =>
  status === 0 || status === 401 || status === 429 || code === RECONNECT;

const canAnalyze = ({ is_analyzed, has_track }: SyncedActivity) => !is_analyzed && has_track;

/** Analyses of synced activities: one that is opened afterwards, or many, with progress per row and on other pages. */
export function useAnalysis(service: Service, onOutcome: ShowOutcome) {
  const navigate = useNavigate();
  const [analyze] = useAnalyzeSyncedMutation();
  const store = useAppStore();
  const { rows, progress } = useAppSelector(({ syncRuns }) => syncRuns[service] ?? NO_RUN);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      clearTimeout(redirect.current);
    };
  }, []);

  const run = () => store.getState().syncRuns[service];
  const change = (over: Partial<SyncRun>) => store.dispatch(syncRunChanged({ service, ...over }));
  const setState = (key: string, state: RowState | null) =>
    change({ rows: { ...run()?.rows, [key]: state } });

  const analyzeOne = async (activity: SyncedActivity, as: AnalyzeAs) => {
    const { key } = activity;
    clearTimeout(redirect.current);
    onOutcome({});
    setState(key, { step: 'analyzing' });
    const { data, error } = await analyze({ service, key, as });
    setState(key, null);
    if (left.current) return;
    if (error !== undefined) {
      onOutcome({ failure: sentenceOf(error, FALLBACKS[as]) });
      return;
    }
    const open = () => void navigate(`/activity/${data.activity_url_hash}`);
    const { opensAfterMs } = SERVICE_BY_NAME[service];
    if (opensAfterMs === 0) {
      open();
    } else {
      onOutcome({ success: data.message });
      redirect.current = setTimeout(open, opensAfterMs);
    }
  };

  const analyzeAll = async (selected: readonly SyncedActivity[]) => {
    const activities = selected.filter(canAnalyze);
    if (activities.length === 0) {
      onOutcome({ failure: 'No unanalyzed activities selected' });
      return;
    }
    onOutcome({});
    const done = { total: activities.length, analyzed: 0, failed: 0 };
    const failures: string[] = [];
    change({
      progress: { ...done },
      rows: Object.fromEntries(activities.map(({ key }) => [key, { step: 'waiting' }])),
    });
    await runAtMost(MAX_PARALLEL_ANALYSES, activities, async (activity) => {
      const { key } = activity;
      setState(key, { step: 'analyzing' });
      const { error } = await analyze({ service, key, as: 'ocean' });
      // The login session has ended.
      if (run() === undefined) return false;
      if (error === undefined) {
        done.analyzed++;
        setState(key, null);
      } else {
        done.failed++;
        const sentence = `Failed to analyze ${activity.activity_name}: ${sentenceOf(error, 'Unknown error')}`;
        failures.push(sentence);
        setState(key, { step: 'failed', sentence });
      }
      change({ progress: { ...done } });
      return error === undefined || !stopsRun(error as ApiProblem);
    });
    const ended = run();
    if (ended === undefined) return;
    const failed = Object.entries(ended.rows).filter(([, row]) => row?.step === 'failed');
    change({ progress: null, rows: Object.fromEntries(failed) });
    if (!left.current) onOutcome(outcomeOf(done, failures));
    else if (done.analyzed === done.total) showSuccessToast(importedText(done, service));
    else showErrorToast(importedText(done, service));
  };

  return { rows, progress, analyzeOne, analyzeAll };
}

function outcomeOf({ total, analyzed, failed }: Progress, failures: readonly string[]): Partial<Outcome> {
  const notStarted = total - analyzed - failed;
  const skipped = notStarted === 0 ? [] : [`${activities(notStarted)} not analyzed`];
  return {
    ...(analyzed > 0 && { success: `Analyzed ${activities(analyzed)}` }),
    ...(failures.length > 0 && { failure: [...failures, ...skipped].join('\n') }),
  };
}

/** For people who left the page meanwhile. */
const importedText = ({ analyzed, total }: Progress, service: Service) =>
  `${analyzed} of ${total} sessions imported from ${SERVICE_BY_NAME[service].title}`;

const activities = (count: number) => `${count} ${count === 1 ? 'activity' : 'activities'}`;
