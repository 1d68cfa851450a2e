import { IconPhotoShare } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useGetSiteQuery } from '../../../../app/site.api.ts';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import type { Tool } from '../../../../ui/tool-item.tsx';
import type { Activity } from '../../activity.ts';

const Dialog = lazyPart(async () => (await import('./share-picture-dialog.tsx')).SharePictureDialog, {
  waiting: null,
});

/** The tool that opens the dialog with a picture to share; none where the operator forbids to share the session. */
export function useSharePictureTool(activity: Activity): { tools: readonly Tool[]; dialog: ReactNode } {
  // null until it is opened for the first time.
  const [opened, setOpened] = useState<boolean | null>(null);
  const isForbidden = useGetSiteQuery().data?.strava_sharing === false && activity.source === 'STRAVA';
  if (isForbidden) return { tools: [], dialog: null };
  return {
    tools: [{ label: 'Share picture', Icon: IconPhotoShare, act: () => setOpened(true) }],
    dialog: opened !== null && (
      <Dialog activity={activity} opened={opened} onClose={() => setOpened(false)} />
    ),
  };
}
