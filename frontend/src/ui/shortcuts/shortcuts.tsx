import { useEffect, useState } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { Offered } from '../shell/nav-items.ts';
import { showErrorToast } from '../toast.ts';
import { helpKey } from './help-key.ts';

/** The landing page comes without the styles of dialogs. */
const withStyles = async <Module,>(load: Promise<Module>): Promise<Module> =>
  (await Promise.all([load, import('../../app/component-styles.ts')]))[0];

/** A dialog has no place on the page for its failure. */
function Failed({ problem, onClose }: { readonly problem: string; readonly onClose: () => void }) {
  useEffect(() => {
    showErrorToast(problem);
    onClose();
  }, [problem, onClose]);
  return null;
}

const CommandPalette = lazyPart(
  async () => (await withStyles(import('./command-palette.tsx'))).CommandPalette,
  { Failed },
);
const ShortcutHelp = lazyPart(async () => (await withStyles(import('./shortcut-help.tsx'))).ShortcutHelp, {
  Failed,
});

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

interface Props {
  readonly signedIn: boolean;
  readonly isAdmin: boolean;
  readonly offered: Offered;
  readonly onLogout: () => void;
}

/** Ctrl/Cmd-K to go anywhere, ? for what the keyboard can do; their code is fetched when first asked for. */
export function Shortcuts(props: Props) {
  const [shown, setShown] = useState<'palette' | 'help' | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() === 'k' &&
        (event.ctrlKey || event.metaKey) &&
        !event.altKey &&
        !event.shiftKey
      ) {
        event.preventDefault();
        setShown('palette');
      } else if (
        event.key === '?' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !isTyping(event.target) &&
        helpKey.isOn()
      ) {
        setShown('help');
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const close = () => setShown(null);

  return (
    <>
      {shown === 'palette' && <CommandPalette {...props} onClose={close} />}
      {shown === 'help' && <ShortcutHelp onClose={close} />}
    </>
  );
}
