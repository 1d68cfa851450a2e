import { Center, Image, SegmentedControl, Stack, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { TrackPrivacy } from '../../app/api-types.ts';
import { useMe } from '../../app/me.api.ts';
import { useDrawnPicture } from '../../ui/picture/use-drawn-picture.ts';
import type { Activity } from '../../activity/activity.ts';
import { figureLabels } from './figure-options.ts';
import { pictureOf, SharePicture } from './share-picture.tsx';

interface Props {
  readonly activity: Activity;
  /** As chosen, saved or not. */
  readonly privacy: TrackPrivacy;
}

/** What the link shows in a chat, and what its page adds. */
function PagePreview({ activity, privacy }: Props) {
  const username = useMe()?.username;
  const address = useMemo(() => {
    const figures = Object.keys(figureLabels(activity.surf_type)).slice(0, 3);
    return pictureOf(activity, privacy, { shape: 'wide', theme: 'dark', motif: 'track', figures });
  }, [activity, privacy]);
  const { picture, failure } = useDrawnPicture(address);
  const extras = [
    ...(activity.note === '' ? [] : ['your notes']),
    ...(activity.video_link === null ? [] : ['your video link']),
  ];
  const shape = { bdrs: 'sm', style: { aspectRatio: '1200 / 630' } };
  return (
    <Stack gap={8} maw={640} p="sm" bd="1px solid default-border" bdrs="md">
      {picture === null ? (
        <Center bg="light-dark(#dfe8ed, #06121a)" {...shape} role="status">
          {failure ?? 'Drawing the picture...'}
        </Center>
      ) : (
        <Image radius="sm" src={picture.src} alt="Preview of the link" {...shape} />
      )}
      <Text fw={600} size="sm">
        Shared by {username ?? 'your username'}
      </Text>
      <Text size="sm" c="dimmed">
        The page also has {privacy.rides_only ? 'a map of your rides' : 'a map of the whole track'}, every
        ride with its numbers{extras.map((extra) => `, ${extra}`)} and the detection settings.
      </Text>
      {activity.note !== '' && (
        <Text size="sm" lineClamp={3} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {activity.note}
        </Text>
      )}
    </Stack>
  );
}

/** What others will see of the session: the picture to post, and the page behind the link. */
export function SharePreview(props: Props) {
  const [shown, setShown] = useState('picture');
  return (
    <div>
      <SegmentedControl
        mb="md"
        aria-label="Preview"
        data={[
          { value: 'picture', label: 'Picture' },
          { value: 'page', label: 'Public page' },
        ]}
        value={shown}
        onChange={setShown}
      />
      {shown === 'picture' ? <SharePicture {...props} /> : <PagePreview {...props} />}
    </div>
  );
}
