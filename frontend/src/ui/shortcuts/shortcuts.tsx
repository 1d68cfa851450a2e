import { useHotkeys } from '@mantine/hooks';
import { type ComponentType, useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { Offered } from '../shell/nav-items.ts';
import { showErrorToast } from '../toast.ts';
import type { PaletteProps } from './command-palette.tsx';
import { useSingleKeys } from './use-single-keys.ts';

/** Loads the dialog styles too, which the landing page lacks. */
export const withStyles = async <Module,>(load: Promise<Module>): Promise<Module> =>
  (await Promise.all([load, import('../../app/component-styles.ts')]))[0];

/** Reports a dialog whose code failed to load as a toast. */
export function Failed({ problem, onClose }: { readonly problem: string; readonly onClose: () => void }) {
  useEffect(() => {
    showErrorToast(problem);
    onClose();
  }, [problem, onClose]);
  return null;
}

const ShortcutHelp = lazyPart(async () => (await withStyles(import('./shortcut-help.tsx'))).ShortcutHelp, {
  Failed,
});

interface Props {
  readonly signedIn: boolean;
  readonly isAdmin: boolean;
  readonly offered: Offered;
  readonly onLogout: () => void;
  readonly Palette: ComponentType<PaletteProps>;
}

/** Ctrl/Cmd+K opens the command palette, ? the list of shortcuts. Both are loaded on first use. */
export function Shortcuts({ Palette, ...props }: Props) {
  const [shown, setShown] = useState<'palette' | 'help' | null>(null);
  useHotkeys([['mod+K', () => setShown('palette')]], [], true);
  useSingleKeys({ '?': () => setShown('help') });
  const close = () => setShown(null);

  return (
    <>
      {shown === 'palette' && <Palette {...props} onClose={close} />}
      {shown === 'help' && <ShortcutHelp onClose={close} />}
    </>
  );
}
