import { OneOf } from '../../kernel/event-store/fields.ts';
import { SHAPES, type Shape, THEMES, type Theme } from './read/picture/picture-design.ts';

export const PictureShape = OneOf(SHAPES, {
  $id: 'PictureShape',
  errorMessage: 'shape is story, square or wide',
});
export const PictureTheme = OneOf(THEMES, {
  $id: 'PictureTheme',
  errorMessage: 'theme is dark, light or transparent',
});

/** Scripts that the fonts of pictures have all letters of. */
const SCRIPTS = new Set(['Latn', 'Cyrl', 'Grek', 'Jpan', 'Hans', 'Hant', 'Kore']);

/** The language that dates and numbers in a picture are written in. */
export const pictureLanguage = (reader: string): string =>
  SCRIPTS.has(new Intl.Locale(reader).maximize().script ?? '') ? reader : 'en-US';

/** What is written and drawn on the card of a season. */
export interface SeasonCard {
  readonly shape: Shape;
  readonly theme: Theme;
  readonly name: string;
  /** Below the name. */
  readonly meta: string;
  /** Columns of equally many cells, 0 to 1 each; null beside the period. */
  readonly columns: readonly (readonly (number | null)[])[];
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** Port: draws the card of a season in the look of share pictures. */
export abstract class SeasonCards {
  /** A PNG. */
  abstract draw(card: SeasonCard): Promise<Uint8Array>;
}
