import { suggestTrim } from '@rideline/detection-engine';
import { useState } from 'react';
import type { TrackPrivacy } from '../../app/api-types.ts';
import { sentenceOf } from '../../app/problem.ts';
import { showErrorToast } from '../../ui/toast.ts';
import { type Activity, entriesOf } from '../../activity/activity.ts';
import { useChooseTrackPrivacyMutation, useEditActivityMutation } from '../../activity/editing.api.ts';
import { trackOf } from '../../activity/track-cache.ts';
import { spanOf } from '../session/marks/marks.ts';

const isSamePrivacy = (one: TrackPrivacy, other: TrackPrivacy) =>
  one.rides_only === other.rides_only &&
  one.show_heart_rate === other.show_heart_rate &&
  one.hidden_circle?.latitude === other.hidden_circle?.latitude &&
  one.hidden_circle?.longitude === other.hidden_circle?.longitude &&
  one.hidden_circle?.radius_meters === other.hidden_circle?.radius_meters;

/** Of a private session whose recording has the way to the water or home, only rides are shown unless its owner decides otherwise. */
function firstPrivacy(activity: Activity): TrackPrivacy {
  const { is_public, privacy, surf_type } = activity;
  const track = trackOf(activity.url_hash);
  if (is_public || privacy.rides_only || track === undefined) return privacy;
  const hasWays = suggestTrim(track, surf_type, entriesOf(activity).map(spanOf)) !== null;
  return hasWays ? { ...privacy, rides_only: true } : privacy;
}

/** Shares a session with a choice of track privacy, changes that choice, and stops sharing. */
export function useSharing(activity: Activity, onClose: () => void) {
  const { url_hash: urlHash, privacy, source } = activity;
  const [edit, editing] = useEditActivityMutation();
  const [choose, choosing] = useChooseTrackPrivacyMutation();
  const [wanted, setWanted] = useState(() => firstPrivacy(activity));
  const [confirmed, setConfirmed] = useState(false);
  const isSame = isSamePrivacy(wanted, privacy);

  const savePrivacy = async () => {
    if (isSame) return true;
    const { error } = await choose({ urlHash, body: wanted });
    if (error !== undefined) showErrorToast(sentenceOf(error, 'Failed to save track privacy'));
    return error === undefined;
  };
  const publish = async (isPublic: boolean) => {
    const confirmation = source === 'STRAVA' && isPublic ? { strava_sharing_confirmed: confirmed } : {};
    const { error } = await edit({ urlHash, edit: { is_public: isPublic, ...confirmation } });
    if (error !== undefined) showErrorToast(sentenceOf(error, 'Failed to make activity public'));
    return error === undefined;
  };
  return {
    wanted,
    setWanted,
    isSame,
    confirmed,
    setConfirmed,
    isSaving: choosing.isLoading,
    isPublishing: editing.isLoading,
    share: async () => {
      if (await savePrivacy()) await publish(true);
    },
    stop: async () => {
      if (await publish(false)) onClose();
    },
    save: async () => {
      if (await savePrivacy()) onClose();
    },
  };
}
