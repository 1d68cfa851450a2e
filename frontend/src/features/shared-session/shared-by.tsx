import { Anchor } from '@mantine/core';
import { usePreferences } from '../../app/me.api.ts';
import { garminDevice } from '../../lib/garmin-device.ts';
import { mapAddress } from '../../activity/files.api.ts';
import type { PublicActivity } from '../../activity/public.api.ts';

/** Who shared a session, its device where Garmin requires it, and its map in a tab of its own. */
export function SharedBy({ activity }: { activity: PublicActivity }) {
  const preferences = usePreferences();
  const { map_filename, username, garmin_device } = activity;
  return (
    <>
      <span>Shared by {username}</span>
      {garmin_device !== null && <span>{garminDevice(garmin_device)}</span>}
      {map_filename !== null && (
        <Anchor
          href={mapAddress(map_filename, preferences)}
          target="_blank"
          rel="noopener noreferrer"
          size="sm"
          fw={600}
        >
          View Map
        </Anchor>
      )}
    </>
  );
}
