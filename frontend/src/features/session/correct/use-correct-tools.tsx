import { IconClockEdit, IconRuler, IconScissors, IconTrophy, IconTrophyOff } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { sentenceOf } from '../../../app/problem.ts';
import { CHANGE_SURF_TYPE } from '../../../lib/surf-type.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Tool } from '../../../ui/tool-item.tsx';
import type { Activity } from '../../../activity/activity.ts';
import { useEditActivityMutation } from '../../../activity/editing.api.ts';
import type { Session } from '../page/session.ts';
import { StartDialog } from './start-dialog.tsx';
import { SurfTypeDialog } from './surf-type-dialog.tsx';
import { TrimDialog } from './trim-dialog.tsx';

/** Leaves the session out of its owner's records, or includes it again. */
export function useRecordsChoice({ url_hash, excluded_from_records: isExcluded }: Activity) {
  const [edit, { isLoading }] = useEditActivityMutation();
  const toggle = async () => {
    const answer = await edit({ urlHash: url_hash, edit: { excluded_from_records: !isExcluded } });
    if (answer.error !== undefined) showErrorToast(sentenceOf(answer.error, 'Failed to change the records'));
  };
  return { toggle: () => void toggle(), isLoading };
}

export interface CorrectTools {
  readonly tools: readonly Tool[];
  readonly changeSurfType: () => void;
  readonly trim: () => void;
  readonly dialogs: ReactNode;
}

/** The tools that set right what a session is, and their dialogs for the page to render. */
export function useCorrectTools(activity: Activity, session: Session): CorrectTools {
  const [params, setParams] = useSearchParams();
  const isAskedFor = params.get(CHANGE_SURF_TYPE.key) === CHANGE_SURF_TYPE.value;
  const [open, setOpen] = useState<'trim' | 'start' | 'surf type' | null>(isAskedFor ? 'surf type' : null);
  const records = useRecordsChoice(activity);
  const close = () => {
    setOpen(null);
    if (!isAskedFor) return;
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(CHANGE_SURF_TYPE.key);
        return next;
      },
      { replace: true },
    );
  };
  const changeSurfType = () => setOpen('surf type');
  const trim = () => setOpen('trim');
  return {
    tools: [
      { label: 'Trim Start and End', Icon: IconScissors, act: trim },
      { label: 'Correct Start Time', Icon: IconClockEdit, act: () => setOpen('start') },
      { label: 'Change Surf Type', Icon: IconRuler, act: changeSurfType },
      activity.excluded_from_records
        ? { label: 'Include in Records', Icon: IconTrophy, act: records.toggle, busy: records.isLoading }
        : {
            label: 'Exclude from Records',
            Icon: IconTrophyOff,
            act: records.toggle,
            busy: records.isLoading,
          },
    ],
    changeSurfType,
    trim,
    dialogs: (
      <>
        <TrimDialog activity={activity} session={session} opened={open === 'trim'} onClose={close} />
        <StartDialog activity={activity} opened={open === 'start'} onClose={close} />
        <SurfTypeDialog activity={activity} session={session} opened={open === 'surf type'} onClose={close} />
      </>
    ),
  };
}
