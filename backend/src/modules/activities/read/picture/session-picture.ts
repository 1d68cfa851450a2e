import type { SessionFrame } from '@rideline/detection-engine';
import { type DescribedActivity, sessionWords } from '../public/session-words.ts';
import { type FigureName, figuresOf } from '../public/figures.ts';
import type { Session } from '../public/visible-session.ts';
import { drawCard, type PictureFonts } from './card.ts';
import { drawMotif, type Motif } from './motif.ts';
import type { Shape, Theme } from './picture-design.ts';
import { drawableText } from './picture-text.ts';

export interface PictureChoice {
  readonly shape: Shape;
  readonly theme: Theme;
  readonly motif: Motif;
  readonly figures: readonly FigureName[];
}

export type Pictured = DescribedActivity & Pick<Session, 'track'>;

/** Drawn with a picture, besides the session and what was chosen. */
export interface PictureSetting {
  readonly byline: string | null;
  readonly fonts: PictureFonts;
  readonly frame: SessionFrame;
}

const NAMELESS = 'Surf session';

/** SVG of a session's visible part: its name, a motif and up to four figures. */
export function sessionPicture(
  activity: Pictured,
  { shape, theme, motif, figures }: PictureChoice,
  { byline, fonts, frame }: PictureSetting,
): string {
  const { name, day } = sessionWords(activity);
  const session = { track: activity.track, rides: activity.rides };
  const isStanding = activity.row.surfType === 'standing_waves';
  return drawCard({
    shape,
    theme,
    fonts,
    name: drawableText(name, fonts.canDraw, NAMELESS),
    meta: byline === null ? day : `${day} · ${drawableText(byline, fonts.canDraw, '')}`,
    motif: (box, size) => drawMotif(motif, { session, isStanding, box, theme, frame, size }),
    figures: figuresOf(activity, figures),
  });
}
