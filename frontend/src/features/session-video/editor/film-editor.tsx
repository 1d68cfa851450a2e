import { useRef } from 'react';
import type { AlignmentMethod } from '../../../app/api-types.ts';
import { Alignment } from './alignment.tsx';
import { Clips } from './clips.tsx';
import type { Film } from './film.ts';
import { VideoPlayer } from './video-player.tsx';

interface Props {
  /** The film in the player. */
  readonly film: Film;
  /** All that are open. */
  readonly films: readonly Film[];
  readonly comesIntoView?: boolean;
  readonly onAlign: (startsAt: number, method?: AlignmentMethod, reason?: string) => void;
}

/** A film that plays with its rides, when it starts, and the clips to cut. */
export function FilmEditor({ film, films, comesIntoView = false, onAlign }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  return (
    <>
      <VideoPlayer key={film.url} film={film} video={video} comesIntoView={comesIntoView} />
      <Alignment key={`start of ${film.url}`} film={film} video={video} onAlign={onAlign} />
      <Clips films={films} onShow={() => video.current?.scrollIntoView({ block: 'nearest' })} />
    </>
  );
}
