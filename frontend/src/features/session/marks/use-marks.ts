import { useState } from 'react';
import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { LastChange } from '../../../ui/undo-status.tsx';
import type { Mark } from '../../../app/api-types.ts';
import type { Activity, Ride } from '../../../activity/activity.ts';
import { useMarkSessionMutation, useRestoreRideMutation } from '../../../activity/detection.api.ts';
import { markOf, withMark, withoutMarksOf } from './marks.ts';

type Stretch = Pick<Ride, 'start_time' | 'end_time'>;

export interface Marks {
  readonly all: readonly Mark[];
  readonly busy: boolean;
  /** The last change; null without one. */
  readonly last: LastChange | null;
  /** Shows what was changed elsewhere, or why nothing was. */
  readonly notify: (message: string, undo?: () => void) => void;
  readonly mark: (kind: Mark['kind'], stretch: Stretch, message: string) => void;
  readonly markAll: (kind: Mark['kind'], stretches: readonly Stretch[], message: string) => void;
  readonly remove: (stretch: Stretch, message: string) => void;
  /** Takes the deletion of a ride or attempt back. */
  readonly restore: (rideId: number) => void;
}

/** The owner's corrections of what counts in the session; each change re-detects the session on the server. */
export function useMarks({ url_hash: urlHash, marks, surf_type }: Activity): Marks {
  const [send, { isLoading }] = useMarkSessionMutation();
  const [sendRestore, { isLoading: isRestoring }] = useRestoreRideMutation();
  const [last, setLast] = useState<LastChange | null>(null);
  const save = async (next: readonly Mark[], message: string | null) => {
    const answer = await send({ urlHash, marks: next });
    const undo = () => void save(marks, null);
    if (answer.error === undefined) setLast(message === null ? null : { message, undo });
    else showErrorToast(sentenceOf(answer.error, 'Failed to analyze surf activity'));
  };
  const restore = async (rideId: number) => {
    const kind = surf_type === 'standing_waves' ? 'attempts' : 'rides';
    const answer = await sendRestore({ urlHash, rideId, kind });
    if (answer.error === undefined) setLast({ message: 'Restored.', undo: null });
    else showErrorToast(sentenceOf(answer.error, 'Failed to analyze surf activity'));
  };
  return {
    all: marks,
    busy: isLoading || isRestoring,
    last,
    mark: (kind, stretch, message) => void save(withMark(marks, markOf(kind, stretch)), message),
    markAll: (kind, stretches, message) =>
      void save(
        stretches.reduce<readonly Mark[]>((all, stretch) => withMark(all, markOf(kind, stretch)), marks),
        message,
      ),
    remove: (stretch, message) => void save(withoutMarksOf(marks, stretch), message),
    restore: (rideId) => void restore(rideId),
    notify: (message, undo) => setLast({ message, undo: undo ?? null }),
  };
}
