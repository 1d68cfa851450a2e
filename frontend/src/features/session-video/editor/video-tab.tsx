import { Alert, Box, Button, Group, Loader, NativeSelect, Stack, Text } from '@mantine/core';
import { IconAlertCircle, IconMovie } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import drop from '../../../ui/drop-area.module.css';
import { VideoScreenshot } from '../../../ui/screenshot.tsx';
import type { Activity } from '../../../activity/activity.ts';
import { useSessionPage } from '../../session/page/session-page.ts';
import { FilmEditor } from './film-editor.tsx';
import { rideSpan } from './film.ts';
import { KnownVideos } from './known-videos.tsx';
import { useFilms } from './use-films.ts';

interface Props {
  readonly activity: Activity;
  /** The files that were last dropped on the page. */
  readonly dropped: readonly File[];
}

/** The session's video: nothing of it is uploaded. */
export function VideoTab({ activity, dropped }: Props) {
  const { session, opened } = useSessionPage();
  const { films, problems, isOpening, add, align, close } = useFilms(activity, session);
  /** The film in the player; a chosen one comes into view, one that follows an opened ride does not. */
  const [shown, setShown] = useState({ url: '', isChosen: false });
  const film = films.find(({ url }) => url === shown.url) ?? films[0];
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const openAll = async (files: readonly File[]) => {
    const last = await add(files);
    if (last !== undefined) setShown({ url: last.url, isChosen: true });
  };
  const openDropped = useEffectEvent(() => void openAll(dropped));
  useEffect(() => {
    // Not yet: in development, effects run twice at first.
    const opening = setTimeout(openDropped);
    return () => clearTimeout(opening);
  }, [dropped]);
  const withOpened = opened && films.find((one) => rideSpan(one, opened) !== null);
  const other = withOpened?.url;
  const [followed, setFollowed] = useState(other);
  if (other !== followed) {
    setFollowed(other);
    if (other !== undefined) setShown({ url: other, isChosen: false });
  }

  return (
    <Stack gap="md">
      {problems.map((problem) => (
        <Alert key={problem} color="red" role="alert" icon={<IconAlertCircle size={20} />}>
          {problem}
        </Alert>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="video/*"
        aria-label="Video file"
        onChange={({ currentTarget }) => {
          void openAll([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      {film === undefined ? (
        <div className={drop.drop}>
          <IconMovie size={40} stroke={1.4} aria-hidden="true" color="var(--rl-accent)" />
          <Text fz="lg" fw={650}>
            Drop your video anywhere on this page
          </Text>
          <Text mb="sm" c="dimmed">
            One file, or several from one camera. Nothing is uploaded.
          </Text>
          {isOpening ? (
            <Loader aria-label="Opening the video" />
          ) : (
            <Button onClick={choose}>Choose video</Button>
          )}
          <KnownVideos activity={activity} />
          {activity.videos.length === 0 && (
            <Box component="figure" maw="24rem" mt="md" c="dimmed">
              <figcaption>Example</figcaption>
              <VideoScreenshot />
            </Box>
          )}
        </div>
      ) : (
        <>
          <Group gap="xs" align="flex-end">
            {films.length > 1 && (
              <NativeSelect
                label="Video"
                data={films.map(({ url, file }) => ({ value: url, label: file.name }))}
                value={film.url}
                onChange={({ currentTarget }) => setShown({ url: currentTarget.value, isChosen: true })}
              />
            )}
            <Button variant="default" onClick={choose} loading={isOpening}>
              Choose video
            </Button>
            <Button variant="default" onClick={() => close(film)}>
              Close video
            </Button>
            <Text size="sm" c="dimmed">
              {film.file.name}. Nothing is uploaded.
            </Text>
          </Group>
          <FilmEditor
            film={film}
            films={films}
            comesIntoView={shown.isChosen}
            onAlign={(startsAt, method, reason) => align(film, startsAt, method, reason)}
          />
        </>
      )}
    </Stack>
  );
}
