import { Progress, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { EmptyState } from '../../../ui/states.tsx';
import { NO_CANDIDATES } from '../../session/not-counted/candidates.ts';
import { SessionPageContext, useNewSessionPage } from '../../session/page/session-page.ts';
import type { Session } from '../../session/page/session.ts';
import { useViewOptions } from '../../session/page/use-view-options.tsx';
import { FilmEditor } from '../editor/film-editor.tsx';
import type { Film } from '../editor/film.ts';
import { CannotExport } from '../export/job.ts';
import { openVideo } from '../read/open-video.ts';
import { drawFilm } from './draw-film.ts';
import { sceneOf } from './scene.ts';

/** The rides of the session that are filmed, and how long before and after them the film runs. */
const FILMED = 2;
const AROUND_MS = 6000;
const FAILED = "The sample couldn't be drawn here. Your own videos can still be cut.";

type Drawn = { readonly progress: number } | { readonly film: Film } | { readonly sentence: string };

/** A film of the session's first rides, which is drawn when the page opens. */
function useDrawnFilm({ track, rides }: Session, formatTime: (moment: number) => string) {
  const [drawn, setDrawn] = useState<Drawn>({ progress: 0 });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const filmed = rides.slice(0, FILMED);
    const startsAt = Date.parse(filmed[0]!.ride.start_time) - AROUND_MS;
    const endsAt = Date.parse(filmed.at(-1)!.ride.end_time) + AROUND_MS;
    const rows = [
      track.time.findIndex((time) => time >= startsAt),
      track.time.findLastIndex((time) => time <= endsAt),
    ] as const;
    const scene = sceneOf(track, rows, filmed, formatTime);
    const open = async () => {
      const draw = (context: OffscreenCanvasRenderingContext2D, second: number) =>
        scene(context, startsAt + second * 1000);
      const onProgress = (progress: number) => setDrawn({ progress });
      const file = await drawFilm(Math.round((endsAt - startsAt) / 1000), draw, { signal, onProgress });
      const film = { ...(await openVideo(file)), startsAt, candidates: [] };
      if (signal.aborted) film.close();
      else setDrawn({ film: { ...film, method: 'by_hand', reason: 'It was drawn from the session.' } });
      signal.addEventListener('abort', film.close);
    };
    open().catch((error: unknown) => {
      if (!signal.aborted) setDrawn({ sentence: error instanceof CannotExport ? error.message : FAILED });
    });
    return () => ending.abort();
  }, [track, rides, formatTime]);
  return [drawn, setDrawn] as const;
}

/** The video editor with a drawn film of a session that is only on this device. */
export function SampleEditor({ session }: { readonly session: Session }) {
  const options = useViewOptions(session);
  const page = useNewSessionPage({ session, candidates: NO_CANDIDATES, options, marks: null });
  const [drawn, setDrawn] = useDrawnFilm(session, options.clock.format);
  if ('sentence' in drawn) return <EmptyState message={drawn.sentence} />;
  if ('progress' in drawn) {
    return (
      <Stack gap="xs" role="status">
        <Text>Drawing a film</Text>
        <Progress value={drawn.progress * 100} aria-label="Progress" />
      </Stack>
    );
  }
  const { film } = drawn;
  return (
    <SessionPageContext value={page}>
      <Stack gap="md">
        <FilmEditor
          film={film}
          films={[film]}
          onAlign={(startsAt) => setDrawn({ film: { ...film, startsAt, reason: 'Aligned by you.' } })}
        />
      </Stack>
    </SessionPageContext>
  );
}
