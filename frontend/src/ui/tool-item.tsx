import { Menu } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

/** An entry of a menu; with `href` it opens a new tab. */
export interface Tool {
  readonly label: string;
  readonly Icon: Icon;
  readonly act: (() => void) | { readonly href: string };
  readonly busy?: boolean;
  /** Deletes something; shown in red. */
  readonly danger?: boolean;
}

const newTab = (href: string) =>
  ({ component: 'a', href, target: '_blank', rel: 'noopener noreferrer' }) as const;

export function ToolItem({ tool: { label, Icon, act, danger = false } }: { tool: Tool }) {
  const look = {
    leftSection: <Icon size={18} aria-hidden="true" />,
    children: label,
    ...(danger && { color: 'red' }),
  };
  return typeof act === 'function' ? (
    <Menu.Item {...look} onClick={act} />
  ) : (
    <Menu.Item {...look} {...newTab(act.href)} />
  );
}
