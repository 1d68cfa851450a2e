import { Alert, Button, Group, Text, Title } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIsSignedIn } from '../../app/hooks.ts';
import { keptFile } from '../../app/kept-file.ts';
import { triedFile } from '../../app/tried-file.ts';
import { useMe } from '../../app/me.api.ts';
import { usePageTitle } from '../../ui/page.tsx';
import { csvTool } from '../session/files/csv-tool.ts';
import { SessionHead } from '../session/session-head.tsx';
import { SessionView } from '../session/session-view.tsx';
import type { Session } from '../session/page/session.ts';
import { useViewOptions } from '../session/page/use-view-options.tsx';
import { VisitorChoices } from '../session/visitor-choices.tsx';
import type { ChosenFile } from './use-tried-file.ts';

/** Keeps the file and leads to where it is uploaded: registering first, or the account that is logged in. */
function useSave({ file, surfType }: ChosenFile) {
  const navigate = useNavigate();
  const signedIn = useIsSignedIn();
  const email = useMe()?.email ?? null;
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    await keptFile.keep(file, surfType, signedIn ? email : null);
    await triedFile.clear();
    void navigate(signedIn ? '/upload' : '/register', { state: { saving: true } });
  };
  return { save, isSaving: isSaving || (signedIn && email === null) };
}

interface Props {
  readonly chosen: ChosenFile;
  readonly name: string;
  readonly session: Session;
  readonly onAnother: () => void;
}

/** The session of a file that is only on this device. */
export function TriedSession({ chosen, name, session, onAnother }: Props) {
  const options = useViewOptions(session);
  const { isSample = false } = chosen;
  const { save, isSaving } = useSave(chosen);
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle(name);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { activity_time, time_zone, utc_offset } = session.activity;
  return (
    <>
      <Alert role="status" color="ocean" variant="light" mb="lg" icon={<IconDeviceMobile size={20} />}>
        <Group justify="space-between" gap="sm">
          <Text size="sm">
            {isSample
              ? 'A simulated session to explore. Yours will look like this in seconds.'
              : 'Only on this device. Save it to keep it in your account.'}
          </Text>
          {isSample ? (
            <Button size="sm" onClick={onAnother}>
              Try it with your own file
            </Button>
          ) : (
            <Group gap="xs">
              <Button size="sm" disabled={isSaving} onClick={() => void save()}>
                Save it
              </Button>
              <Button size="sm" variant="default" onClick={onAnother}>
                Try another file
              </Button>
            </Group>
          )}
        </Group>
      </Alert>
      <SessionHead
        activity={{ activity_time, time_zone, utc_offset, video_link: null, is_demo: isSample }}
        name={
          <Title order={1} ref={title} tabIndex={-1} style={{ outline: 'none' }}>
            {name}
          </Title>
        }
        origin={null}
        share={<VisitorChoices session={session.activity} />}
        groups={[
          { label: 'View', tools: options.tools },
          { label: 'Download', tools: [csvTool(session)] },
        ]}
      />
      <SessionView session={session} options={options} onDeleteRide={null} />
      {options.dialog}
    </>
  );
}
