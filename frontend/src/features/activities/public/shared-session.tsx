import { Paper, Title } from '@mantine/core';
import { usePageTitle } from '../../../ui/page.tsx';
import { csvTool } from '../detail/files/csv-tool.ts';
import { SessionHead } from '../detail/session-head.tsx';
import { SessionView } from '../detail/session-view.tsx';
import type { Session } from '../detail/session/session.ts';
import { useViewOptions } from '../detail/session/use-view-options.tsx';
import type { PublicActivity } from './public.api.ts';
import { SharedBy } from './shared-by.tsx';
import { VisitorChoices } from './visitor-choices.tsx';

/** A shared session with everything that visitors can look at. */
export function SharedSession({ activity, session }: { activity: PublicActivity; session: Session }) {
  const options = useViewOptions(session);
  const { note } = activity;
  usePageTitle(activity.activity_name);
  return (
    <>
      <SessionHead
        activity={activity}
        name={<Title order={1}>{activity.activity_name}</Title>}
        origin={<SharedBy activity={activity} />}
        groups={[
          { label: 'View', tools: options.tools },
          { label: 'Download', tools: [csvTool(session)] },
        ]}
      />
      <VisitorChoices session={activity} place="above" />
      <SessionView session={session} options={options} onDeleteRide={null} />
      <VisitorChoices session={activity} place="below" />
      {note !== '' && (
        <Paper withBorder p="md" mt="lg" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {note}
        </Paper>
      )}
      {options.dialog}
    </>
  );
}
