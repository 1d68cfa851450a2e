import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconDots, IconDownload, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './tool-bar.module.css';

/** A button of the bar; with `href` it opens a new tab. */
export interface Tool {
  readonly label: string;
  readonly Icon: Icon;
  readonly act: (() => void) | { readonly href: string };
  /** Stays visible on a phone, where the other tools are in a menu. */
  readonly first?: boolean;
  readonly variant?: 'filled' | 'light' | 'default';
  readonly busy?: boolean;
  /** Deletes something; shown in red in a menu. */
  readonly danger?: boolean;
}

interface Props {
  readonly tools: readonly Tool[];
  /** Tools of the Download menu. */
  readonly downloads?: readonly Tool[];
  /** There is nothing to download yet. */
  readonly empty?: boolean;
  readonly size?: 'sm' | 'compact-sm';
  /** Label of the phone menu. */
  readonly more: string;
  /** Content before the buttons. */
  readonly children?: ReactNode;
}

const newTab = (href: string) =>
  ({ component: 'a', href, target: '_blank', rel: 'noopener noreferrer' }) as const;

function ToolButton({ tool, size }: { tool: Tool; size: string }) {
  const { label, Icon, act, variant = 'default', busy = false } = tool;
  const look = {
    size,
    variant,
    loading: busy,
    leftSection: <Icon size={size === 'sm' ? 18 : 15} aria-hidden="true" />,
    children: label,
  };
  return typeof act === 'function' ? (
    <Button {...look} onClick={act} />
  ) : (
    <Button {...look} {...newTab(act.href)} />
  );
}

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

/** A row of buttons. On a phone only the `first` ones are shown; the others are in a menu. */
export function ToolBar({
  tools,
  downloads = [],
  empty = false,
  size = 'compact-sm',
  more,
  children,
}: Props) {
  const narrow = useMediaQuery('(max-width: 36em)', false, { getInitialValueInEffect: false });
  const shown = narrow ? tools.filter(({ first }) => first) : tools;
  const rest = narrow ? tools.filter(({ first }) => first !== true) : [];
  const buttonSize = narrow ? 'sm' : size;
  const busy = [...rest, ...downloads].some((tool) => tool.busy);
  return (
    <div className={styles.bar}>
      {children}
      {shown.map((tool) => (
        <ToolButton key={tool.label} tool={tool} size={buttonSize} />
      ))}
      {(rest.length > 0 || downloads.length > 0) && (
        <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button
              size={buttonSize}
              variant="default"
              loading={busy}
              disabled={empty}
              leftSection={
                narrow ? (
                  <IconDots size={18} aria-hidden="true" />
                ) : (
                  <IconDownload size={18} aria-hidden="true" />
                )
              }
            >
              {narrow ? more : 'Download'}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((tool) => (
              <ToolItem key={tool.label} tool={tool} />
            ))}
            {narrow && downloads.length > 0 && <Menu.Label>Download</Menu.Label>}
            {downloads.map((tool) => (
              <ToolItem key={tool.label} tool={tool} />
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
