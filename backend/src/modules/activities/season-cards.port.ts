import { OneOf } from '../../kernel/event-store/fields.ts';
import { SHAPES, type Shape, THEMES, type Theme } from './read/public/picture/picture-design.ts';

export const PictureShape = OneOf(SHAPES, {
  $id: 'PictureShape',
  errorMessage: 'shape is story, square or wide',
});
export const PictureTheme = OneOf(THEMES, {
  $id: 'PictureTheme',
  errorMessage: 'theme is dark, light or transparent',
});

/** What is written and drawn on the card of a year. */
export interface YearCard {
  readonly shape: Shape;
  readonly theme: Theme;
  readonly name: string;
  /** Below the name. */
  readonly meta: string;
  /** Columns of seven days, 0 to 1 each; null beside the year. */
  readonly weeks: readonly (readonly (number | null)[])[];
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** Port: draws the card of a year in the look of share pictures. */
export abstract class YearCards {
  /** A PNG. */
  abstract draw(card: YearCard): Promise<Uint8Array>;
}
