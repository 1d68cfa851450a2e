import { Paper } from '@mantine/core';
import { usePageTitle } from '../../ui/page.tsx';
import { csvTool } from '../session/files/csv-tool.ts';
import { SessionHead } from '../session/session-head.tsx';
import { SessionName } from '../session/session-name.tsx';
import { SessionView } from '../session/session-view.tsx';
import type { Session } from '../session/page/session.ts';
import { useViewOptions } from '../session/page/use-view-options.tsx';
import type { PublicActivity } from '../../activity/public.api.ts';
import { SharedBy } from './shared-by.tsx';
import { VisitorChoices } from '../session/visitor-choices.tsx';

/** A shared session with everything that visitors can look at. */
export function SharedSession({ activity, session }: { activity: PublicActivity; session: Session }) {
  const options = useViewOptions(session);
  const { note } = activity;
  usePageTitle(activity.activity_name);
  return (
    <>
      <SessionHead
        activity={activity}
        name={<SessionName>{activity.activity_name}</SessionName>}
        origin={<SharedBy activity={activity} />}
        share={<VisitorChoices session={activity} />}
        groups={[
          { label: 'View', tools: options.tools },
          { label: 'Download', tools: [csvTool(session)] },
        ]}
      />
      <SessionView session={session} options={options} onDeleteRide={null} isWide />
      {note !== '' && (
        <Paper withBorder p="md" mt="lg" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Paper>
      )}
      {options.dialog}
    </>
  );
}
