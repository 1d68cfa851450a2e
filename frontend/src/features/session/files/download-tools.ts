import { IconFile, IconFlag, IconRipple, IconRoute, type Icon } from '@tabler/icons-react';
import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Tool } from '../../../ui/tool-item.tsx';
import type { Activity } from '../../../activity/activity.ts';
import { type SessionFile, useDownloadFileMutation } from '../../../activity/files.api.ts';

/** Downloads of the uploaded file, and of the session for other programs. */
export function useDownloadTools({
  url_hash: urlHash,
  source_file_name,
  total_attempts,
}: Activity): readonly Tool[] {
  const [download, { isLoading: busy }] = useDownloadFileMutation();
  const save = async (file: SessionFile) => {
    const { error } = await download({ urlHash, file, name: source_file_name });
    if (error !== undefined) showErrorToast(sentenceOf(error, 'Failed to download the file'));
  };
  const tool = (file: SessionFile, label: string, hint: string, icon: Icon): Tool => ({
    label,
    hint,
    Icon: icon,
    busy,
    act: () => void save(file),
  });
  return [
    tool('original', 'Original file', 'As your device recorded it', IconFile),
    tool('fit', 'FIT with a lap for each wave', 'For Garmin Connect and Strava', IconFlag),
    tool('gpx', 'Track as GPX', 'For maps and most other apps', IconRoute),
    ...(total_attempts === 0
      ? []
      : [tool('gpx?rides=tracks', 'Waves as GPX tracks', 'For programs that draw each wave', IconRipple)]),
  ];
}
