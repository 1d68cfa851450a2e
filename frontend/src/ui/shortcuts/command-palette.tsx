import { Box, Modal, Text, TextInput, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Offered } from '../shell/nav-items.ts';
import { commandsFor, search, type Command } from './commands.ts';
import styles from './shortcuts.module.css';

export interface PaletteProps {
  readonly signedIn: boolean;
  readonly isAdmin: boolean;
  readonly offered: Offered;
  readonly onLogout: () => void;
  readonly onClose: () => void;
}

interface Props extends PaletteProps {
  /** Finds more than pages and actions for what was typed. */
  readonly useFound: (typed: string) => readonly Command[];
}

export function CommandPalette({ onLogout, onClose, useFound, ...who }: Props) {
  const id = useId();
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const more = useFound(typed);
  const found = [...search(commandsFor(who), typed), ...more];

  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    onClose();
    if ('to' in command) void navigate(command.to);
    else if (command.act === 'logout') onLogout();
    else setColorScheme(scheme === 'dark' ? 'light' : 'dark');
  };
  const move = (to: number) => {
    const next = (to + found.length) % Math.max(1, found.length);
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(active + 1);
    else if (event.key === 'ArrowUp') move(active - 1);
    else if (event.key === 'Enter') run(found[active]);
    else return;
    event.preventDefault();
  };

  return (
    <Modal
      opened
      onClose={onClose}
      centered={false}
      withCloseButton={false}
      padding={0}
      yOffset="12vh"
      attributes={{ content: { 'aria-label': 'Go to' } }}
    >
      <TextInput
        data-autofocus
        size="lg"
        variant="unstyled"
        classNames={{ input: styles.input }}
        placeholder="Go to a session, place or page..."
        aria-label="Go to"
        leftSection={<IconSearch size={20} aria-hidden="true" />}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${active}` : undefined}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Box
        role="listbox"
        id={id}
        aria-label="Pages, actions, places and sessions"
        mah={352}
        p={6}
        style={{ overflow: 'auto', borderTop: '1px solid var(--rl-border)' }}
      >
        {found.map((command, index) => (
          <div
            key={'to' in command ? command.to : command.act}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            onPointerMove={() => setActive(index)}
            onClick={() => run(command)}
          >
            <Box
              component="span"
              style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {command.label}
            </Box>
            {'detail' in command && (
              <Box component="span" flex="none" fz="sm" fw={400} c="dimmed">
                {command.detail}
              </Box>
            )}
          </div>
        ))}
      </Box>
      {found.length === 0 && (
        <Text pb={18} px={18} c="dimmed" role="status">
          No results.
        </Text>
      )}
    </Modal>
  );
}
