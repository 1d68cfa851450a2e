import { Button, Menu } from '@mantine/core';
import { IconDownload, IconFile, IconRoute } from '@tabler/icons-react';
import { sentenceOf } from '../../../../app/problem.ts';
import { showErrorToast } from '../../../../ui/toast.ts';
import type { Activity } from '../../activity.ts';
import { useDownloadFileMutation } from '../../files.api.ts';

const gpxName = (fileName: string) => `${fileName.replace(/\.[^.]*$/, '')}.gpx`;

/** What was uploaded, as it was, and the cleaned track as GPX. */
export function DownloadMenu({ activity }: { activity: Activity }) {
  const { url_hash: urlHash, source_file_name } = activity;
  const [download, { isLoading }] = useDownloadFileMutation();
  const save = async (file: 'original' | 'gpx', name: string) => {
    const { error } = await download({ urlHash, file, name });
    if (error !== undefined) showErrorToast(sentenceOf(error, 'Failed to download the file'));
  };
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          size="sm"
          variant="default"
          loading={isLoading}
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFile size={18} aria-hidden="true" />}
          onClick={() => void save('original', source_file_name)}
        >
          Original file
        </Menu.Item>
        <Menu.Item
          leftSection={<IconRoute size={18} aria-hidden="true" />}
          onClick={() => void save('gpx', gpxName(source_file_name))}
        >
          Track as GPX
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
