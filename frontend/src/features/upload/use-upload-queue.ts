import { useCallback, useEffect, useReducer, useRef } from 'react';
import { api } from '../../app/api.ts';
import { useAppStore } from '../../app/hooks.ts';
import { sessionEnded } from '../../app/session.ts';
import { sendFile, type Sent, type SurfingType } from './send-file.ts';
import { uploadReducer, type UploadState } from './upload-item.ts';

const AT_ONCE = 3;

export interface UploadChoice {
  readonly surfType: SurfingType;
  readonly settingId: number | null;
}

function stateAfter(sent: Sent): UploadState {
  switch (sent.outcome) {
    case 'analyzed':
      return { step: 'done', urlHash: sent.answer.url_hash, duplicate: sent.answer.duplicate };
    case 'refused':
      return { step: 'failed', sentence: sent.sentence };
    case 'cancelled':
      return { step: 'ready' };
  }
}

/** Sends the queued files, a few at a time; leaving the page stops what is still on its way. */
export function useUploadQueue(choice: UploadChoice) {
  const store = useAppStore();
  const [items, dispatch] = useReducer(uploadReducer, []);
  const running = useRef(new Map<string, AbortController>());
  const next = items.find(({ state }) => state.step === 'queued');
  const free =
    items.filter(({ state }) => state.step === 'sending' || state.step === 'analysing').length < AT_ONCE;

  const send = useCallback(
    async (id: string, file: File, { surfType, settingId }: UploadChoice) => {
      const control = new AbortController();
      running.current.set(id, control);
      dispatch({ type: 'moved', id, state: { step: 'sending', sent: 0 } });
      const sent = await sendFile({
        file,
        surfType,
        settingId,
        token: store.getState().session.token,
        signal: control.signal,
        onSent: (share) =>
          dispatch({
            type: 'moved',
            id,
            state: share < 1 ? { step: 'sending', sent: share } : { step: 'analysing' },
          }),
      });
      running.current.delete(id);
      dispatch({ type: 'moved', id, state: stateAfter(sent) });
      if (sent.outcome === 'analyzed') store.dispatch(api.util.invalidateTags(['ActivityList']));
      if (sent.outcome === 'refused' && sent.status === 401) {
        store.dispatch(sessionEnded({ sentence: sent.sentence }));
      }
    },
    [store],
  );

  useEffect(() => {
    if (next !== undefined && free) void send(next.id, next.file, choice);
  }, [next, free, send, choice]);

  useEffect(() => {
    const controls = running.current;
    return () => {
      for (const control of controls.values()) control.abort();
    };
  }, []);

  const cancel = useCallback((id: string) => running.current.get(id)?.abort(), []);
  return { items, dispatch, cancel };
}
