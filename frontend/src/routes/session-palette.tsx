import { useSessionsToOpen } from '../features/sessions/find/use-sessions-to-open.ts';
import { CommandPalette, type PaletteProps } from '../ui/shortcuts/command-palette.tsx';

/** The command palette with the sessions of whoever is logged in. */
export const SessionPalette = (props: PaletteProps) => (
  <CommandPalette {...props} useFound={props.signedIn ? useSessionsToOpen : useNothing} />
);

const NOTHING: readonly never[] = [];
const useNothing = () => NOTHING;
