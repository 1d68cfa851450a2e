import type { RedetectionRequest } from '../replay.api.ts';

const KEY = 'rideline.redetection';

/** Keeps what a re-detection was asked for, so that a dry run can be applied for real after a reload. */
export function rememberRequest(startedAt: string, request: RedetectionRequest): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ startedAt, request }));
  } catch {
    // It can then be applied by filling in the form again.
  }
}

/** What the re-detection that began then was asked for, if it was asked for in this tab. */
export function requestOf(startedAt: string): RedetectionRequest | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      startedAt: string;
      request: RedetectionRequest;
    } | null;
    return kept?.startedAt === startedAt ? kept.request : null;
  } catch {
    return null;
  }
}
