import { IconFile, IconRoute } from '@tabler/icons-react';
import { sentenceOf } from '../../../app/problem.ts';
import { showErrorToast } from '../../../ui/toast.ts';
import type { Tool } from '../../../ui/tool-item.tsx';
import type { Activity } from '../../../activity/activity.ts';
import { useDownloadFileMutation } from '../../../activity/files.api.ts';

const gpxName = (fileName: string) => `${fileName.replace(/\.[^.]*$/, '')}.gpx`;

/** Downloads of the uploaded file and of the cleaned track as GPX. */
export function useDownloadTools({ url_hash: urlHash, source_file_name }: Activity): readonly Tool[] {
  const [download, { isLoading }] = useDownloadFileMutation();
  const save = async (file: 'original' | 'gpx', name: string) => {
    const { error } = await download({ urlHash, file, name });
    if (error !== undefined) showErrorToast(sentenceOf(error, 'Failed to download the file'));
  };
  return [
    {
      label: 'Original file',
      Icon: IconFile,
      busy: isLoading,
      act: () => void save('original', source_file_name),
    },
    {
      label: 'Track as GPX',
      Icon: IconRoute,
      busy: isLoading,
      act: () => void save('gpx', gpxName(source_file_name)),
    },
  ];
}
