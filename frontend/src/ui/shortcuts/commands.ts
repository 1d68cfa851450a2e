import { navItems, type Offered } from '../shell/nav-items.ts';

/** An entry of the palette: a page or an action. */
export type Command =
  | {
      readonly label: string;
      readonly to: string;
      /** What tells it from others of its label, at the end of its line. */
      readonly detail?: string;
    }
  | { readonly label: string; readonly act: 'switch-colors' | 'logout' };

const OPEN_PAGES: readonly Command[] = [
  { label: 'Home', to: '/' },
  { label: 'About US', to: '/about' },
  { label: 'Supported Devices', to: '/devices' },
  { label: 'Terms & Policies', to: '/terms' },
  { label: 'Help & FAQ', to: '/help' },
];
const MAINTENANCE: Command = { label: 'Maintenance', to: '/admin/replay' };
const VISITOR_PAGES: readonly Command[] = [
  { label: 'Log in', to: '/login' },
  { label: 'Sign up', to: '/register' },
];
const SWITCH_COLORS: Command = { label: 'Switch between light and dark', act: 'switch-colors' };

interface Who {
  readonly signedIn: boolean;
  readonly isAdmin: boolean;
  readonly offered: Offered;
}

export function commandsFor({ signedIn, isAdmin, offered }: Who): readonly Command[] {
  if (!signedIn) return [...VISITOR_PAGES, ...OPEN_PAGES, SWITCH_COLORS];
  return [
    ...navItems('sidebar', offered, isAdmin).map(({ label, to }) => ({ label, to })),
    ...(isAdmin ? [MAINTENANCE] : []),
    ...OPEN_PAGES,
    SWITCH_COLORS,
    { label: 'Logout', act: 'logout' },
  ];
}

/** Commands whose label contains every typed word; labels that start with the query come first. */
export function search(commands: readonly Command[], typed: string): readonly Command[] {
  const query = typed.trim().toLowerCase();
  const words = query.split(/\s+/);
  const found = commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const startsWithQuery = ({ label }: Command) => label.toLowerCase().startsWith(query);
  return [...found.filter(startsWithQuery), ...found.filter((command) => !startsWithQuery(command))];
}
