import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { PictureMotif, TrackPrivacy } from '../../app/api-types.ts';
import { PictureChoice } from '../../ui/picture/picture-choice.tsx';
import { type PictureLook, PictureMaker } from '../../ui/picture/picture-maker.tsx';
import { PictureFigures } from '../../ui/picture/picture-figures.tsx';
import { activityPath } from '../../activity/activities.api.ts';
import type { Activity } from '../../activity/activity.ts';
import { figureLabels, firstFigures } from './figure-options.ts';

const MOTIFS = [
  { value: 'longest_ride', label: 'Best wave' },
  { value: 'track', label: 'All rides' },
  { value: 'bars', label: 'Bars, no map' },
] as const;

const HIDDEN_PLACE = 'This session hides a place, so its pictures have a bar per ride instead of a map.';

export type Pictured = Pick<Activity, 'url_hash' | 'surf_type'>;

/** Address of a picture of what visitors see with this choice, saved or not. */
export const pictureOf = (
  { url_hash }: Pictured,
  { rides_only, hidden_circle }: TrackPrivacy,
  how: PictureLook & { readonly motif: PictureMotif; readonly figures: readonly string[] },
) => ({
  url: `${activityPath(url_hash)}/share-picture`,
  params: {
    ...how,
    figures: how.figures.join(','),
    rides_only: String(rides_only),
    hides_place: String(hidden_circle !== null),
  },
});

interface Props {
  readonly activity: Pictured;
  readonly privacy: TrackPrivacy;
}

/** A picture of the session to show around: shape, motif, colors and three numbers of choice. */
export function SharePicture({ activity, privacy }: Props) {
  const { url_hash: urlHash, surf_type: surfType } = activity;
  const hidesPlace = privacy.hidden_circle !== null;
  const [look, setLook] = useState<PictureLook>({ shape: 'story', theme: 'dark' });
  const [chosen, setMotif] = useState<PictureMotif | null>(null);
  const [figures, setFigures] = useState(firstFigures(surfType));
  const motif = hidesPlace ? 'bars' : (chosen ?? (look.shape === 'story' ? 'longest_ride' : 'track'));
  const address = useMemo(
    () => pictureOf(activity, privacy, { ...look, motif, figures }),
    [activity, privacy, look, motif, figures],
  );
  return (
    <PictureMaker
      address={address}
      alt="Your session"
      name={`rideline-${urlHash}-${look.shape}.png`}
      look={look}
      isMain={false}
      onLook={(change) => setLook({ ...look, ...change })}
      more={<PictureFigures labels={figureLabels(surfType)} chosen={figures} onChoose={setFigures} />}
    >
      {hidesPlace ? (
        <Text size="sm" c="dimmed">
          {HIDDEN_PLACE}
        </Text>
      ) : (
        <PictureChoice label="Shows" data={MOTIFS} value={motif} onChange={setMotif} />
      )}
    </PictureMaker>
  );
}
