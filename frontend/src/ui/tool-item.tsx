import { Box, Menu, Text } from '@mantine/core';
import { IconChevronDown, type Icon } from '@tabler/icons-react';
import { useState } from 'react';
import styles from './tool-menu.module.css';

interface Entry {
  readonly label: string;
  readonly Icon: Icon;
}

/** An entry of a menu; with `href` it opens a new tab. */
export interface Tool extends Entry {
  readonly act: (() => void) | { readonly href: string };
  readonly busy?: boolean;
  /** What it is good for. */
  readonly hint?: string;
  /** Deletes something; shown in red. */
  readonly danger?: boolean;
}

/** An entry that shows further ones below it. */
export interface ToolFolder extends Entry {
  readonly tools: readonly Tool[];
}

/** The tools of an entry: itself, or those inside. */
export const toolsIn = (entry: Tool | ToolFolder): readonly Tool[] =>
  'tools' in entry ? entry.tools : [entry];

const newTab = (href: string) =>
  ({ component: 'a', href, target: '_blank', rel: 'noopener noreferrer' }) as const;

const Hinted = ({ label, hint }: { label: string; hint: string }) => (
  <>
    {label}
    <Text size="xs" c="dimmed">
      {hint}
    </Text>
  </>
);

export function ToolItem({ tool: { label, hint, Icon, act, danger = false } }: { tool: Tool }) {
  const look = {
    leftSection: <Icon size={18} aria-hidden="true" />,
    children: label,
    ...(hint !== undefined && {
      'aria-label': label,
      'aria-description': hint,
      children: <Hinted label={label} hint={hint} />,
    }),
    ...(danger && { color: 'red' }),
  };
  return typeof act === 'function' ? (
    <Menu.Item {...look} onClick={act} />
  ) : (
    <Menu.Item {...look} {...newTab(act.href)} />
  );
}

function FolderItem({ folder: { label, Icon, tools } }: { folder: ToolFolder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu.Item
        closeMenuOnClick={false}
        aria-expanded={isOpen}
        leftSection={<Icon size={18} aria-hidden="true" />}
        rightSection={<IconChevronDown size={16} className={styles.chevron} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </Menu.Item>
      {isOpen && (
        <Box role="group" aria-label={label} ml="md">
          {tools.map((tool) => (
            <ToolItem key={tool.label} tool={tool} />
          ))}
        </Box>
      )}
    </>
  );
}

export const MenuEntry = ({ entry }: { entry: Tool | ToolFolder }) =>
  'tools' in entry ? <FolderItem folder={entry} /> : <ToolItem tool={entry} />;
