import {
  IconAdjustmentsHorizontal,
  IconDownload,
  IconKayak,
  IconShare,
  IconTrophy,
  IconTrophyOff,
  type Icon,
} from '@tabler/icons-react';
import type { ActivityListItem } from '../../../app/api-types.ts';
import { useTimeDisplay } from '../../../app/me.api.ts';
import type { SessionFile } from '../../../activity/files.api.ts';
import { saveBlob } from '../../../lib/save-blob.ts';
import { sessionCount } from '../table/year-scrubber.tsx';
import { useSaveArchiveMutation } from './archive.api.ts';
import { useEditActivitiesMutation } from './bulk.api.ts';
import { report } from './report.ts';
import { sessionsCsv } from './sessions-csv.ts';

export type SelectionDialog = 'vessel' | 'share' | 'redetect';

export interface SelectionTool {
  readonly label: string;
  readonly Icon: Icon;
  readonly act: () => void;
}

/** What can be done with the selected sessions besides comparing and deleting them. */
export function useSelectionTools(
  selected: readonly ActivityListItem[],
  openDialog: (dialog: SelectionDialog) => void,
): {
  readonly changes: readonly SelectionTool[];
  readonly exports: readonly SelectionTool[];
  readonly busy: boolean;
} {
  const [edit, editing] = useEditActivitiesMutation();
  const [saveArchive, saving] = useSaveArchiveMutation();
  const { clock } = useTimeDisplay();
  const count = sessionCount(selected.length);
  const areExcluded = selected.every(({ excluded_from_records }) => excluded_from_records);

  const excludeFromRecords = async () => {
    const urlHashes = selected.map(({ url_hash }) => url_hash);
    const { data } = await edit({ urlHashes, edit: { excluded_from_records: !areExcluded } });
    if (data === undefined) return;
    const done = areExcluded ? `${count} can hold records again.` : `${count} excluded from records.`;
    report(data, urlHashes.length, { done, failed: 'Failed to change the records' });
  };
  const exportFiles = async (file: SessionFile) => {
    const { data } = await saveArchive({ rows: selected, file, clock });
    if (data === undefined) return;
    report(data, selected.length, { done: `${count} exported.`, failed: 'Failed to download the file' });
  };
  const exportCsv = () =>
    saveBlob('sessions.csv', new Blob([sessionsCsv(selected)], { type: 'text/csv;charset=utf-8' }));

  return {
    busy: editing.isLoading || saving.isLoading,
    changes: [
      { label: 'Surf Vessel', Icon: IconKayak, act: () => openDialog('vessel') },
      { label: 'Share', Icon: IconShare, act: () => openDialog('share') },
      { label: 'Detect again', Icon: IconAdjustmentsHorizontal, act: () => openDialog('redetect') },
      {
        label: areExcluded ? 'Include in records' : 'Exclude from records',
        Icon: areExcluded ? IconTrophy : IconTrophyOff,
        act: () => void excludeFromRecords(),
      },
    ],
    exports: [
      { label: 'Numbers as CSV', Icon: IconDownload, act: exportCsv },
      { label: 'FIT with a lap for each wave', Icon: IconDownload, act: () => void exportFiles('fit') },
      { label: 'Tracks as GPX', Icon: IconDownload, act: () => void exportFiles('gpx') },
      { label: 'Waves as GPX tracks', Icon: IconDownload, act: () => void exportFiles('gpx?rides=tracks') },
      { label: 'Original files', Icon: IconDownload, act: () => void exportFiles('original') },
    ],
  };
}
