import { useState } from 'react';
import { sentenceOf } from '../../../../app/problem.ts';
import { showErrorToast } from '../../../../ui/toast.ts';
import type { Activity, ActivityMark, Ride } from '../../activity.ts';
import { useMarkSessionMutation } from '../../detection.api.ts';
import { markOf, withMark, withoutMarksOf } from './marks.ts';

type Stretch = Pick<Ride, 'start_time' | 'end_time'>;

export interface Marks {
  readonly all: readonly ActivityMark[];
  readonly busy: boolean;
  /** What was just said. */
  readonly said: string | null;
  /** null where nothing was changed. */
  readonly undo: (() => void) | null;
  /** Says a sentence about the marks without changing any. */
  readonly tell: (sentence: string) => void;
  readonly mark: (kind: ActivityMark['kind'], stretch: Stretch, said: string) => void;
  readonly takeBack: (stretch: Stretch, said: string) => void;
}

/** The owner's word on stretches of the session: each change has the server detect anew with it. */
export function useMarks({ url_hash, marks }: Activity): Marks {
  const [send, { isLoading }] = useMarkSessionMutation();
  const [last, setLast] = useState<{ said: string; before: readonly ActivityMark[] | null } | null>(null);
  const put = async (next: readonly ActivityMark[], said: string | null) => {
    const answer = await send({ urlHash: url_hash, marks: next });
    if (answer.error === undefined) setLast(said === null ? null : { said, before: marks });
    else showErrorToast(sentenceOf(answer.error, 'Failed to analyze surf activity'));
  };
  const before = last?.before ?? null;
  return {
    all: marks,
    busy: isLoading,
    said: last?.said ?? null,
    mark: (kind, stretch, said) => void put(withMark(marks, markOf(kind, stretch)), said),
    takeBack: (stretch, said) => void put(withoutMarksOf(marks, stretch), said),
    undo: before === null ? null : () => void put(before, null),
    tell: (sentence) => setLast({ said: sentence, before: null }),
  };
}
