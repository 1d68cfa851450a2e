import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { PictureMotif } from '../../../../app/api-types.ts';
import { PictureChoice } from '../../../../ui/picture/picture-choice.tsx';
import { PictureDialog, type PictureLook, PictureMaker } from '../../../../ui/picture/picture-dialog.tsx';
import { PictureFigures } from '../../../../ui/picture/picture-figures.tsx';
import { activityPath } from '../../activities.api.ts';
import type { Activity } from '../../activity.ts';
import { figureLabels, firstFigures } from './figure-options.ts';

const MOTIFS = [
  { value: 'track', label: 'Track' },
  { value: 'longest_ride', label: 'Longest ride' },
  { value: 'bars', label: 'Bars, no map' },
] as const;

const HIDDEN_PLACE = 'This session hides a place, so its pictures have a bar per ride instead of a map.';

type Pictured = Pick<Activity, 'url_hash' | 'surf_type' | 'privacy'>;

interface Props {
  readonly activity: Pictured;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function SharePicture({ activity }: { activity: Pictured }) {
  const { url_hash: urlHash, surf_type: surfType, privacy } = activity;
  const hidesPlace = privacy.hidden_circle !== null;
  const [look, setLook] = useState<PictureLook>({ shape: 'story', theme: 'dark' });
  const [motif, setMotif] = useState<PictureMotif>(hidesPlace ? 'bars' : 'track');
  const [figures, setFigures] = useState(firstFigures(surfType));
  const address = useMemo(
    () => ({
      url: `${activityPath(urlHash)}/share-picture`,
      params: { ...look, motif, figures: figures.join(',') },
    }),
    [urlHash, look, motif, figures],
  );
  return (
    <PictureMaker
      address={address}
      alt="Your session"
      name={`rideline-${urlHash}-${look.shape}.png`}
      look={look}
      onLook={(change) => setLook({ ...look, ...change })}
    >
      {hidesPlace ? (
        <Text size="sm" c="dimmed">
          {HIDDEN_PLACE}
        </Text>
      ) : (
        <PictureChoice label="Shows" data={MOTIFS} value={motif} onChange={setMotif} />
      )}
      <PictureFigures labels={figureLabels(surfType)} chosen={figures} onChoose={setFigures} />
    </PictureMaker>
  );
}

/** A picture of the session to show around: shape, colors, motif and three numbers of choice. */
export const SharePictureDialog = ({ activity, opened, onClose }: Props) => (
  <PictureDialog title="Share picture" opened={opened} onClose={onClose}>
    <SharePicture activity={activity} />
  </PictureDialog>
);
