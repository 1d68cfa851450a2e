import { Alert, Text } from '@mantine/core';
import { IconClock, IconCopyCheck, IconDownload, IconMap, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Tool } from '../../ui/tool-item.tsx';
import type { ToolGroup } from '../../ui/tool-menu.tsx';
import type { Activity } from '../../activity/activity.ts';
import { OtherSport } from './correct/other-sport.tsx';
import { CorrectionNotes } from './correct/correction-notes.tsx';
import { FarWaveNote } from './correct/far-wave-note.tsx';
import type { CorrectTools } from './correct/use-correct-tools.tsx';
import { EditableName } from './edit/editable-name.tsx';
import { csvTool } from './files/csv-tool.ts';
import { useDownloadTools } from './files/download-tools.ts';
import { useMapTools } from './files/map-tools.ts';
import { OtherSurfType, SameSession } from './same-session.tsx';
import { SessionHead } from './session-head.tsx';
import { SessionSource } from './session-source.tsx';
import type { Session } from './page/session.ts';
import { SessionSpot } from './session-spot.tsx';
import { useVideoTool } from './edit/video-tools.tsx';

interface Props {
  readonly activity: Activity;
  readonly session: Session;
  /** The upload that led here; `duplicate`: its file already was this session. */
  readonly upload: { readonly duplicate: boolean } | null;
  readonly viewTools: readonly Tool[];
  readonly correct: CorrectTools;
  readonly share: ReactNode;
  readonly onDelete: () => void;
}

/** Name, sharing, times and menu of the owner's session. */
export function SessionHeader({ activity, session, upload, viewTools, correct, share, onDelete }: Props) {
  const [isNaming, setNaming] = useState(false);
  const video = useVideoTool(activity);
  const maps = useMapTools(activity);
  const downloads = useDownloadTools(activity);
  const groups: readonly ToolGroup[] = [
    {
      label: 'Session',
      tools: [
        { label: 'Edit name', Icon: IconPencil, act: () => setNaming(true) },
        video.tool,
        ...correct.tools,
      ],
    },
    {
      tools: [
        { label: 'Times and points', Icon: IconClock, tools: viewTools },
        { label: 'Maps', Icon: IconMap, tools: maps },
        { label: 'Download', Icon: IconDownload, tools: [...downloads, csvTool(session)] },
      ],
    },
    { tools: [{ label: 'Delete Activity', Icon: IconTrash, danger: true, act: onDelete }] },
  ];
  return (
    <>
      {upload?.duplicate === true && (
        <Alert color="ocean" variant="light" icon={<IconCopyCheck size={20} />} role="status" mb="md">
          Already uploaded. This is the session from that file.
        </Alert>
      )}
      {upload !== null && <FarWaveNote session={session} onChange={correct.changeSurfType} />}
      <OtherSport activity={activity} />
      <SameSession activity={activity} />
      <OtherSurfType activity={activity} />
      <SessionHead
        activity={activity}
        name={<EditableName activity={activity} isEdited={isNaming} onDone={() => setNaming(false)} />}
        place={<SessionSpot activity={activity} />}
        origin={<SessionSource activity={activity} />}
        share={share}
        groups={groups}
      />
      {activity.time_hidden && (
        <Text size="sm" c="dimmed" mb="sm">
          The start time is hidden on Strava, so the times of day shown here aren&apos;t the real ones, and
          the date can be a day off. Durations and speeds are right.
        </Text>
      )}
      {activity.warnings.map((warning) => (
        <Text key={warning} size="sm" c="dimmed" mb="sm">
          {warning}
        </Text>
      ))}
      <CorrectionNotes activity={activity} />
      {video.dialog}
      {correct.dialogs}
    </>
  );
}
