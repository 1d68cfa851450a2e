import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../ui/page.tsx';
import type { Activity } from '../../activity/activity.ts';
import { TrimHint } from './correct/trim-hint.tsx';
import { useCorrectTools } from './correct/use-correct-tools.tsx';
import { DeleteActivity } from './delete-activity.tsx';
import { SessionFacts } from './edit/session-facts.tsx';
import { useMarks } from './marks/use-marks.ts';
import { DeleteRide } from './rides/delete-ride.tsx';
import { ScrollButtons } from './scroll-buttons.tsx';
import { SessionHeader } from './session-header.tsx';
import { SessionView } from './session-view.tsx';
import type { Session } from './page/session.ts';
import { useViewOptions } from './page/use-view-options.tsx';

export interface OwnedSession {
  readonly activity: Activity;
  readonly session: Session;
}

interface Props extends OwnedSession {
  /** Whether it is shared, with the button that changes it. */
  readonly share: ReactNode;
  /** The tab of its videos. */
  readonly video: ReactNode;
}

/** The owner's session with everything that can be done to it. */
export function OwnSession({ activity, session, share, video }: Props) {
  const { state } = useLocation() as { state: { duplicate?: boolean } | null };
  const duplicate = state?.duplicate;
  const [deleting, setDeleting] = useState(false);
  const [deletingRide, setDeletingRide] = useState<number | null>(null);
  const marks = useMarks(activity);
  const options = useViewOptions(session, activity.videos[0]?.starts_at);
  const correct = useCorrectTools(activity, session);
  usePageTitle(activity.activity_name);
  return (
    <>
      <SessionHeader
        activity={activity}
        session={session}
        upload={duplicate === undefined ? null : { duplicate }}
        viewTools={options.tools}
        correct={correct}
        share={share}
        onDelete={() => setDeleting(true)}
      />
      <SessionView
        session={session}
        options={options}
        onDeleteRide={setDeletingRide}
        owner={{
          activity,
          marks,
          video,
          hint: <TrimHint activity={activity} session={session} onTrim={correct.trim} />,
        }}
      />
      <SessionFacts activity={activity} />
      <ScrollButtons />
      {options.dialog}
      <DeleteActivity activity={activity} opened={deleting} onClose={() => setDeleting(false)} />
      <DeleteRide
        activity={activity}
        marks={marks}
        rideId={deletingRide}
        onClose={() => setDeletingRide(null)}
      />
    </>
  );
}
