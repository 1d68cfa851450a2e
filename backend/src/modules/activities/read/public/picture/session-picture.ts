import { type DescribedActivity, sessionWords } from '../session-words.ts';
import { type FigureName, figuresOf } from '../figures.ts';
import type { Session } from '../visible-session.ts';
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

const NAMELESS = 'Surf session';

/** SVG of a session's visible part: its name, a motif and up to four figures. */
export function sessionPicture(
  activity: Pictured,
  { shape, theme, motif, figures }: PictureChoice,
  { byline, fonts }: { readonly byline: string | null; readonly fonts: PictureFonts },
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
    motif: (box) => drawMotif(motif, { session, isStanding, box, theme }),
    figures: figuresOf(activity, figures),
  });
}
