import type { UploadAnswer } from '../../../app/api-types.ts';
import { PLEASE_LOG_IN, REQUEST_TIMEOUT_MS } from '../../../app/base-query.ts';
import { API_BASE } from '../../../lib/api-base.ts';
import { networkProblem, problemFrom } from '../../../app/problem.ts';
import type { ItemToSend } from './upload-item.ts';

const ANALYZE_FAILED = 'Failed to analyze file. Please try again.';

export type Sent =
  | { readonly outcome: 'analyzed'; readonly answer: UploadAnswer }
  | {
      readonly outcome: 'refused';
      readonly status: number;
      readonly sentence: string;
      /** Sent by a busy server. */
      readonly retryAfterSeconds?: number;
    }
  | { readonly outcome: 'cancelled' };

export interface SendOptions extends ItemToSend {
  readonly token: string | null;
  readonly signal: AbortSignal;
  /** Sent share of the file, 0 to 1. At 1 the server analyzes it. */
  readonly onSent: (share: number) => void;
}

/** The sentence of the server or of the status, from `error`, `detail` or `message`. */
function sentenceIn(status: number, body: unknown): string {
  if (typeof body === 'object' && body !== null) {
    for (const name of ['error', 'detail', 'message']) {
      const sentence: unknown = Reflect.get(body, name);
      if (typeof sentence === 'string' && sentence !== '') return sentence;
    }
  }
  return problemFrom(status, body).detail ?? ANALYZE_FAILED;
}

/** Retry-After of a busy server (429, 503). */
function retryAfter(request: XMLHttpRequest): { readonly retryAfterSeconds?: number } {
  const seconds = Number(request.getResponseHeader('retry-after') ?? Number.NaN);
  const isBusy = request.status === 429 || request.status === 503;
  return isBusy && seconds >= 0 ? { retryAfterSeconds: seconds } : {};
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isAnalyzed = (body: unknown): body is UploadAnswer =>
  typeof body === 'object' && body !== null && 'url_hash' in body && typeof body.url_hash === 'string';

/**
 * Uploads one file for analysis. Uses XMLHttpRequest because fetch reports no upload progress. The timeout restarts
 * with each progress event, so a slow connection does not fail. Never rejects.
 */
export function sendFile({ token, signal, onSent, ...item }: SendOptions): Promise<Sent> {
  const { file, choice, name, note, sport } = item;
  const form = new FormData();
  form.append('tcx_file', file, file.name);
  form.append('surf_type', choice.surfType);
  if (choice.settingId !== null) form.append('setting_id', String(choice.settingId));
  if (name !== '') form.append('name', name);
  if (note !== '') form.append('note', note);
  if (sport) form.append('sport', sport);

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timeout: ReturnType<typeof setTimeout> | undefined;
    const abort = () => request.abort();
    const restartTimeout = () => {
      clearTimeout(timeout);
      timeout = setTimeout(abort, REQUEST_TIMEOUT_MS);
    };
    const refuse = (status: number, sentence: string) => resolve({ outcome: 'refused', status, sentence });
    const unreachable = () => refuse(0, networkProblem().detail ?? ANALYZE_FAILED);

    request.open('POST', `${API_BASE}/analyze`);
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => {
      restartTimeout();
      onSent(total > 0 ? Math.min(1, loaded / total) : 0);
    };
    request.upload.onload = () => onSent(1);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 401) refuse(401, PLEASE_LOG_IN);
      else if (request.status < 300 && isAnalyzed(body)) resolve({ outcome: 'analyzed', answer: body });
      else
        resolve({
          outcome: 'refused',
          status: request.status,
          sentence: sentenceIn(request.status, body),
          ...retryAfter(request),
        });
    };
    request.onerror = unreachable;
    request.onabort = () => (signal.aborted ? resolve({ outcome: 'cancelled' }) : unreachable());
    request.onloadend = () => {
      clearTimeout(timeout);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    restartTimeout();
    request.send(form);
  });
}
