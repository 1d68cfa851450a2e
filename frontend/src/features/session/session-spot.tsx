import { ActionIcon } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { Spot } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { useLazyGetSpotOfSessionQuery } from '../../app/spots.api.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { showErrorToast } from '../../ui/toast.ts';
import { type Activity, entriesOf } from '../../activity/activity.ts';
import { placeOf } from '../../activity/place-of.ts';
import { SessionPlace } from './session-place.tsx';

const RenameSpot = lazyPart(async () => (await import('../../ui/rename-spot.tsx')).RenameSpot);

/** Where the session was. Its owner names the spot once, for all sessions there. */
export function SessionSpot({ activity }: { activity: Activity }) {
  const [find, { isFetching }] = useLazyGetSpotOfSessionQuery();
  const [spot, setSpot] = useState<Spot | null>(null);
  const hasSpot = entriesOf(activity).length > 0 && activity.copy_of === null && !activity.is_demo;
  const open = async () => {
    const answer = await find(activity.url_hash);
    if (answer.data !== undefined) setSpot(answer.data);
    else showErrorToast(sentenceOf(answer.error, 'Failed to load the spot'));
  };
  return (
    <>
      <SessionPlace place={placeOf(activity) ?? (hasSpot ? 'Unnamed spot' : null)}>
        {hasSpot && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={24}
            loading={isFetching}
            aria-label="Name this spot"
            title="Name this spot"
            onClick={() => void open()}
          >
            <IconPencil size={14} aria-hidden="true" />
          </ActionIcon>
        )}
      </SessionPlace>
      {spot !== null && <RenameSpot spot={spot} onClose={() => setSpot(null)} />}
    </>
  );
}
