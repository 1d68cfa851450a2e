import { useState } from 'react';
import { sentenceOf } from '../../../../app/problem.ts';
import { showErrorToast } from '../../../../ui/toast.ts';
import type { Mark } from '../../../../app/api-types.ts';
import type { Activity, Ride } from '../../activity.ts';
import { useMarkSessionMutation } from '../../detection.api.ts';
import { markOf, withMark, withoutMarksOf } from './marks.ts';

type Stretch = Pick<Ride, 'start_time' | 'end_time'>;

export interface Marks {
  readonly all: readonly Mark[];
  readonly busy: boolean;
  /** Status of the last change; null without one. */
  readonly message: string | null;
  /** Reverts the last change; null without one. */
  readonly undo: (() => void) | null;
  /** Shows a message without changing marks. */
  readonly notify: (message: string) => void;
  readonly mark: (kind: Mark['kind'], stretch: Stretch, message: string) => void;
  readonly markAll: (kind: Mark['kind'], stretches: readonly Stretch[], message: string) => void;
  readonly remove: (stretch: Stretch, message: string) => void;
}

interface LastChange {
  readonly message: string;
  /** The marks before the change; null if nothing changed. */
  readonly before: readonly Mark[] | null;
}

/** The owner's marks on stretches of the session; each change re-detects the session on the server. */
export function useMarks({ url_hash, marks }: Activity): Marks {
  const [send, { isLoading }] = useMarkSessionMutation();
  const [last, setLast] = useState<LastChange | null>(null);
  const save = async (next: readonly Mark[], message: string | null) => {
    const answer = await send({ urlHash: url_hash, marks: next });
    if (answer.error === undefined) setLast(message === null ? null : { message, before: marks });
    else showErrorToast(sentenceOf(answer.error, 'Failed to analyze surf activity'));
  };
  const before = last?.before ?? null;
  return {
    all: marks,
    busy: isLoading,
    message: last?.message ?? null,
    mark: (kind, stretch, message) => void save(withMark(marks, markOf(kind, stretch)), message),
    markAll: (kind, stretches, message) =>
      void save(
        stretches.reduce<readonly Mark[]>((all, stretch) => withMark(all, markOf(kind, stretch)), marks),
        message,
      ),
    remove: (stretch, message) => void save(withoutMarksOf(marks, stretch), message),
    undo: before === null ? null : () => void save(before, null),
    notify: (message) => setLast({ message, before: null }),
  };
}
