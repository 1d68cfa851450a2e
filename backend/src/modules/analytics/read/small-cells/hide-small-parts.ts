import { type Cell, type Hidden, hideSmallCells } from './hide-small-cells.ts';

/** Why each part of a whole is hidden; the whole itself counts as known, whether an answer tells it or not. */
export function hideSmallParts(parts: readonly Cell[]): readonly (Hidden | null)[] {
  const people = parts.reduce((sum, part) => sum + part.people, 0);
  const sessions = parts.reduce((sum, part) => sum + (part.sessions ?? part.people), 0);
  const indices = parts.map((_, index) => index);
  return hideSmallCells([...parts, { people, sessions }], [{ left: indices, right: [parts.length] }]);
}
