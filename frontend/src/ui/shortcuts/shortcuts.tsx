import { lazy, Suspense, useEffect, useState } from 'react';
import type { Offered } from '../shell/nav-items.ts';
import { helpKey } from './help-key.ts';

/** The landing page comes without the styles of dialogs. */
const withStyles = async <Module,>(load: Promise<Module>): Promise<Module> =>
  (await Promise.all([load, import('../../app/component-styles.ts')]))[0];

const CommandPalette = lazy(async () => ({
  default: (await withStyles(import('./command-palette.tsx'))).CommandPalette,
}));
const ShortcutHelp = lazy(async () => ({
  default: (await withStyles(import('./shortcut-help.tsx'))).ShortcutHelp,
}));

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
    <Suspense>
      {shown === 'palette' && <CommandPalette {...props} onClose={close} />}
      {shown === 'help' && <ShortcutHelp onClose={close} />}
    </Suspense>
  );
}
